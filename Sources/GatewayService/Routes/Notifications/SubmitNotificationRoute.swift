import CarillonAPI
import Hummingbird
import ServiceKit

/// `POST /notifications`: one notification for one user or several (EVAL-03, EVAL-62).
struct SubmitNotificationRoute {
    let peers: GatewayPeers
    let policies: any PolicySource

    func add(to endpoints: Endpoints) {
        let (peers, policies) = (peers, policies)
        endpoints.on(.post, "/notifications") { http in
            try http.context.caller.requireSubmitter()
            let tenant = try await Self.tenant(of: http, peers.tenants)
            let policy = try await policies.current(for: tenant).policy
            let request = try NotificationBody.request(http.body, tenant: tenant, namesEverything: policy.strictUUIDIds)
            let answer = try await peers.evaluator.submitNotification(request, options: try http.context.options)
            var progress = SubmitProgress(of: answer)
            // Each look of an administrator at others' notifications is audited, so only host systems wait. Nobody waits for a later time.
            if case .host = try http.context.caller, request.scheduledForMs == 0, let patience = policy.submitPatience {
                progress = try await progress.settled(of: tenant, within: patience, peers.receipts, http.context)
            }
            return progress.answer
        }
    }

    /// The caller's app. An administrator names it in the body, or in the query.
    static func tenant(of http: EndpointRequest, _ tenants: RegistryV1.Tenants.Client) async throws -> CommonV1.Tenant {
        let (caller, named) = (try http.context.caller, try http.body.string("app_id"))
        if case .host = caller {
            if let named { try http.requireKey(ofApp: named) }
            return caller.tenant
        }
        guard let named, named != caller.tenant.appId else { return try await http.administered(by: tenants) }
        guard let app = try await tenants.getApp(.init(appId: named), options: try http.context.options).app else {
            throw APIError(.notFound, field: "app_id", "there is no app “\(named)”")
        }
        return .init(organizationId: app.organizationId, appId: app.appId)
    }
}

extension Policy {
    /// How long the answer to a submitted notification waits for the providers; nil: it does not (`submit_response_mode`).
    var submitPatience: Duration? {
        guard settings["submit_response_mode"] == .text("wait"), case .int(let milliseconds)? = settings["submit_wait_ms"] else { return nil }
        return .milliseconds(milliseconds)
    }
}
