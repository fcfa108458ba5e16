public import CarillonAPI
import Cryptography
import Foundation
import HTTP2
import NIOCore
public import RPC
import ServiceKit

/// `carillon.simulator.v1.Simulator`: scripts faults and lists the requests that the simulator received (SIM-02).
public struct SimulatorControl: SimulatorV1.Simulator.ServiceProtocol {
    /// Most requests in one answer.
    static let longestPage = 5_000

    let providers: SimulatedProviders

    /// Controls these providers.
    public init(_ providers: SimulatedProviders) { self.providers = providers }

    /// Scripts faults, after checking each.
    public func addFaults(_ request: SimulatorV1.AddFaultsRequest, context: ServerContext) async throws -> SimulatorV1.AddFaultsResponse {
        for (index, fault) in request.faults.enumerated() { try FaultRules.check(fault, at: index) }
        try await providers.onLoop { endpoints in
            if request.replace { endpoints.core.faults.removeAll() }
            guard endpoints.core.faults.count + request.faults.count <= FaultScript.most else {
                throw APIError(.invalidArgument, field: "faults", "more than \(FaultScript.most) faults at once; remove earlier ones with 'replace'")
            }
            endpoints.core.faults.add(request.faults, at: endpoints.core.clock.now)
        }
        return SimulatorV1.AddFaultsResponse()
    }

    /// The faults that may still apply, with how often they did.
    public func listFaults(_ request: SimulatorV1.ListFaultsRequest, context: ServerContext) async throws -> SimulatorV1.ListFaultsResponse {
        SimulatorV1.ListFaultsResponse(faults: try await providers.onLoop { $0.core.faults.active(at: $0.core.clock.now) })
    }

    /// The recorded requests, oldest first.
    public func listRequests(
        _ request: SimulatorV1.ListRequestsRequest, context: ServerContext
    ) async throws -> SimulatorV1.ListRequestsResponse {
        let limit = request.limit > 0 ? min(Int(request.limit), Self.longestPage) : Self.longestPage
        let found = try await providers.onLoop { endpoints in
            endpoints.core.recorder.requests(
                provider: request.provider, token: request.token, after: request.afterSequence, limit: limit)
        }
        return SimulatorV1.ListRequestsResponse(requests: found.map(SimulatorV1.RecordedRequest.init))
    }

    /// Counters since the start or the last reset.
    public func statistics(
        _ request: SimulatorV1.SimulatorStatisticsRequest, context: ServerContext
    ) async throws -> SimulatorV1.SimulatorStatisticsResponse {
        let counters = try await providers.onLoop { $0.core.counters }
        return SimulatorV1.SimulatorStatisticsResponse(
            accepted: counters.accepted, refused: counters.refused, duplicates: counters.duplicates, connections: counters.connections,
            violations: counters.violations, probes: counters.probes)
    }

    /// Clears requests, counters, faults, topic subscriptions and simulated devices. Credentials stay trusted, and connections stay open.
    public func reset(_ request: SimulatorV1.ResetRequest, context: ServerContext) async throws -> SimulatorV1.ResetResponse {
        try await providers.onLoop { $0.core.reset() }
        return SimulatorV1.ResetResponse()
    }

    /// Changes the limit of concurrent streams on every open APNs connection, whatever is in flight.
    public func setStreamLimit(
        _ request: SimulatorV1.SetStreamLimitRequest, context: ServerContext
    ) async throws -> SimulatorV1.SetStreamLimitResponse {
        try await providers.onLoop { $0.apns.pinStreamLimit(Int(request.maxConcurrentStreams)) }
        return SimulatorV1.SetStreamLimitResponse()
    }

    /// Subscribes a simulated browser at the simulated push service.
    public func subscribe(_ request: SimulatorV1.SubscribeRequest, context: ServerContext) async throws -> SimulatorV1.SubscribeResponse {
        try await providers.onLoop { try $0.webPush.subscribe(vapidPublicKey: request.vapidPublicKey) }
    }

    /// Registers a credential.
    public func trust(_ request: SimulatorV1.TrustRequest, context: ServerContext) async throws -> SimulatorV1.TrustResponse {
        do {
            switch request.credential {
            case .apns(let key):
                try await providers.trustAPNsKey(
                    keyID: key.keyId, teamID: key.teamId, publicKeyPEM: key.publicKeyPem, topics: key.topics)
            case .fcm(let account):
                try await providers.trustFCMAccount(
                    clientEmail: account.clientEmail, projectID: account.projectId, publicKeyPEM: account.publicKeyPem)
            case nil:
                throw APIError(.invalidArgument, field: "credential", "give an APNs key or an FCM account")
            }
        } catch let error as CryptographyError {
            throw APIError(.invalidCredential, field: "public_key_pem", "\(error)")
        }
        return SimulatorV1.TrustResponse()
    }
}

extension SimulatorV1.RecordedRequest {
    /// A recorded request, with the displayed text extracted from the body.
    init(_ request: ObservedRequest) {
        self.init()
        sequence = request.sequence
        provider = request.provider.rawValue
        receivedAtMs = request.receivedAt.milliseconds
        token = request.token
        headers = Dictionary(request.headers.entries.map { ($0.name, $0.value) }) { first, _ in first }
        body = request.body
        status = Int32(request.status)
        reason = request.reason
        connection = Int64(request.connection)
        notificationId = request.notificationID
        guard let root = JSONDocument(request.body)?.root else { return }
        if request.provider == .webPush {
            (title, message) = (root["title"]?.string ?? "", root["body"]?.string ?? "")
            return
        }
        let shown =
            switch request.provider {
            case .apns: root["aps"]?["alert"]
            case .expo: root.firstElement
            default: root["message"]?["notification"]
            }
        title = shown?["title"]?.string ?? ""
        message = shown?["body"]?.string ?? shown?.string ?? ""
    }
}
