public import CarillonAPI
import Foundation
import ServiceKit

/// Reports what the simulated providers accepted as delivered, and some of it as opened, as the apps' SDKs would. For demo and replay, whose counts
/// are exact; ``DeviceReports`` reports what simulated devices did.
public struct AcceptedPushReports: Sendable {
    /// Numbers of reports.
    public struct Reported: Sendable, Hashable, Codable {
        /// Reports of kind `delivered`.
        public var delivered = 0
        /// Reports of kind `opened`.
        public var opened = 0
        /// A notification that was delivered and opened, to trace.
        public var example: String?
        /// User who opened it.
        public var exampleUser: String?
    }

    private let clients: OperatorClients
    private let tenant: CommonV1.Tenant
    /// Token → user and device.
    private let owners: [String: (userID: String, deviceID: String)]
    private let openEvery: Int
    private var lastSequence: Int64 = 0
    private var arrivals = 0
    /// What was reported so far.
    public private(set) var reported = Reported()

    /// The devices of the given members.
    ///
    /// - Parameter openEvery: every n-th notification is opened.
    public init(_ members: [Workspace.Member], tenant: CommonV1.Tenant, clients: OperatorClients, openEvery: Int = 5) {
        self.clients = clients
        self.tenant = tenant
        self.openEvery = openEvery
        var owners: [String: (userID: String, deviceID: String)] = [:]
        for member in members {
            for platform in member.platforms {
                owners[member.token(on: platform)] = (member.userID, member.deviceID(on: platform))
            }
        }
        self.owners = owners
    }

    /// Reports the notifications since the last call.
    public mutating func report() async throws {
        while true {
            let page = try await clients.simulator.listRequests(.init(afterSequence: lastSequence, limit: 1_000)).requests
            guard let last = page.last else { return }
            lastSequence = last.sequence
            var reports: [ReceiptsV1.ReportClientEventRequest] = []
            for request in page where request.status == 200 && !request.notificationId.isEmpty {
                guard let owner = owners[request.token] else { continue }
                arrivals += 1
                reports.append(event(.delivered, request, owner))
                reported.delivered += 1
                if arrivals.isMultiple(of: openEvery) {
                    reports.append(event(.opened, request, owner))
                    reported.opened += 1
                    reported.example = request.notificationId
                    reported.exampleUser = owner.userID
                }
            }
            if !reports.isEmpty {
                let rejected = try await clients.receipts.reportClientEvents(.init(events: reports)).rejected
                if let bad = rejected.first {
                    throw WorkspaceError(description: "client report \(bad.index) refused: \(bad.reason): \(bad.message)")
                }
            }
        }
    }

    private func event(
        _ kind: ReceiptsV1.ClientEventKind, _ request: SimulatorV1.RecordedRequest, _ owner: (userID: String, deviceID: String)
    ) -> ReceiptsV1.ReportClientEventRequest {
        var event = ReceiptsV1.ReportClientEventRequest()
        event.tenant = tenant
        event.userId = owner.userID
        event.deviceId = owner.deviceID
        event.notificationId = request.notificationId
        event.kind = kind
        event.occurredAtMs = request.receivedAtMs
        if kind == .opened {
            event.actionTaken = "default"
            event.appStateOnOpen = .background
        }
        return event
    }
}
