import CarillonAPI
import Hummingbird
import ServiceKit

/// `/broadcasts`: one notification for many users, its progress, and its cancellation (EVAL-16).
struct BroadcastRoutes {
    let peers: GatewayPeers

    func add(to endpoints: Endpoints) {
        let (broadcasts, tenants) = (peers.broadcasts, peers.tenants)
        endpoints.on(.post, "/broadcasts") { http in
            try http.context.caller.requireSubmitter()
            let tenant = try BroadcastBody.isOfPlatform(http.body) ? .init() : try await SubmitNotificationRoute.tenant(of: http, tenants)
            let request = try BroadcastBody.request(http.body, tenant: tenant)
            let answer = try await broadcasts.submitBroadcast(request, options: try http.context.options)
            return .accepted(["broadcast": JSONView.broadcast(answer.broadcast ?? .init()), "duplicate": .bool(answer.duplicate)])
        }
        endpoints.on(.get, "/broadcasts/{broadcast_id}") { http in
            let (tenant, id) = try await Self.named(by: http, tenants)
            let answer = try await broadcasts.getBroadcast(.init(tenant: tenant, broadcastId: id), options: try http.context.options)
            return .ok(["broadcast": JSONView.broadcast(answer.broadcast ?? .init())])
        }
        endpoints.on(.patch, "/broadcasts/{broadcast_id}") { http in
            let (tenant, id) = try await Self.named(by: http, tenants)
            let state = try http.body.requiredChoice("state", EvaluatorV1.BroadcastState.self, among: [.paused, .running])
            let options = try http.context.options
            let broadcast =
                state == .paused
                ? try await broadcasts.pauseBroadcast(.init(tenant: tenant, broadcastId: id), options: options).broadcast
                : try await broadcasts.resumeBroadcast(.init(tenant: tenant, broadcastId: id), options: options).broadcast
            return .ok(["broadcast": JSONView.broadcast(broadcast ?? .init())])
        }
        endpoints.on(.delete, "/broadcasts/{broadcast_id}") { http in
            let (tenant, id) = try await Self.named(by: http, tenants)
            let answer = try await broadcasts.cancelBroadcast(.init(tenant: tenant, broadcastId: id), options: try http.context.options)
            return .ok(["broadcast": JSONView.broadcast(answer.broadcast ?? .init())])
        }
    }

    /// The broadcast of a path. One of the whole platform needs no app.
    private static func named(
        by http: EndpointRequest, _ tenants: RegistryV1.Tenants.Client
    ) async throws -> (CommonV1.Tenant, id: String) {
        try http.context.caller.requireSubmitter()
        let id = try http.parameter("broadcast_id")
        if case .platform(_, let own) = try http.context.caller, own.appId.isEmpty, http.query["app_id"] == nil { return (.init(), id) }
        return (try await http.administered(by: tenants), id)
    }
}
