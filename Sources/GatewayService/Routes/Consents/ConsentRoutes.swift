import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/users/{user_id}/consents`: a guardian's consent to pushes for a child (PREF-17).
struct ConsentRoutes {
    let consents: PreferencesV1.Consents.Client

    func add(to endpoints: Endpoints) {
        let consents = consents
        endpoints.on(.get, "/users/{user_id}/consents") { http in
            let request = PreferencesV1.ListConsentsRequest(tenant: try http.context.tenant, childUserId: try Self.child(http))
            let answer = try await consents.listConsents(request, options: try http.context.options)
            return .ok([
                "items": .list(answer.consents.map(JSONView.consent)), "next_cursor": .null, "required": .bool(answer.required),
                "satisfied": .bool(answer.satisfied),
            ])
        }
        endpoints.on(.post, "/users/{user_id}/consents") { http in
            var request = PreferencesV1.PutConsentRequest(
                tenant: try http.context.tenant, childUserId: try Self.child(http),
                guardianUserId: try http.body.string("guardian_user_id") ?? "",
                guardianEmail: try http.body.string("guardian_email") ?? "", action: try http.body.requiredChoice("action"))
            // A user decides as the guardian.
            if case .user(let id, _, _, _) = try http.context.caller, request.guardianUserId.isEmpty { request.guardianUserId = id }
            let answer = try await consents.putConsent(request, options: try http.context.options)
            let consent = answer.consent ?? .init()
            guard request.action == .request, case .host = try http.context.caller else { return .ok(JSONView.consent(consent)) }
            let link = try await consents.getConsentLink(
                .init(tenant: request.tenant, consentId: consent.consentId), options: try http.context.options
            ).linkToken
            return .ok(
                JSONView.consent(consent).adding(["link_token": .string(link), "link_path": .string("/api/v1/consents/\(link)")]))
        }
    }

    /// The child in the path; `me` is the caller. A host system needs the scope `directory`.
    private static func child(_ http: EndpointRequest) throws -> String {
        let child = try http.parameter("user_id")
        if case .host = try http.context.caller { try http.context.caller.requireScope(.directory) }
        return child == "me" ? try http.context.user.id : child
    }
}
