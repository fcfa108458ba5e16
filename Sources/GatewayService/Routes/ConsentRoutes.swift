import CarillonAPI
import HTTPTypes
import Hummingbird
import ServiceKit

/// `/users/{user_id}/consents`: a guardian's consent to pushes for a child (PREF-17).
struct ConsentRoutes {
    let consents: PreferencesV1.Consents.Client

    func add(to endpoints: Endpoints) {
        let consents = consents
        endpoints.on(.get, "/users/{user_id}/consents") { incoming in
            let request = PreferencesV1.ListConsentsRequest(tenant: try incoming.context.tenant, childUserId: try Self.child(incoming))
            let answer = try await consents.listConsents(request, options: try incoming.context.options)
            return .ok([
                "items": .list(answer.consents.map(Shown.consent)), "next_cursor": .null, "required": .bool(answer.required),
                "satisfied": .bool(answer.satisfied),
            ])
        }
        endpoints.on(.post, "/users/{user_id}/consents") { incoming in
            var request = PreferencesV1.PutConsentRequest(
                tenant: try incoming.context.tenant, childUserId: try Self.child(incoming),
                guardianUserId: try incoming.body.string("guardian_user_id") ?? "",
                guardianEmail: try incoming.body.string("guardian_email") ?? "", action: try incoming.body.requiredChoice("action"))
            // A guardian speaks for themselves.
            if case .user(let id, _, _, _) = try incoming.context.caller, request.guardianUserId.isEmpty { request.guardianUserId = id }
            let answer = try await consents.putConsent(request, options: try incoming.context.options)
            let consent = answer.consent ?? .init()
            guard request.action == .request, case .host = try incoming.context.caller else { return .ok(Shown.consent(consent)) }
            let link = try await consents.getConsentLink(
                .init(tenant: request.tenant, consentId: consent.consentId), options: try incoming.context.options
            ).linkToken
            return .ok(
                Shown.consent(consent).adding(["link_token": .string(link), "link_path": .string("/api/v1/consents/\(link)")]))
        }
    }

    /// `me` is the caller; of a host system, only with the scope `directory`.
    private static func child(_ incoming: Incoming) throws -> String {
        let child = try incoming.parameter("user_id")
        if case .host = try incoming.context.caller { try incoming.context.caller.requireScope(.directory) }
        return child == "me" ? try incoming.context.user.id : child
    }
}

/// `POST /consents/{token}`: whoever holds the link decides, without an account (SEC-04).
struct ConsentLinkRoute {
    let consents: PreferencesV1.Consents.Client

    func add(to endpoints: Endpoints) {
        let consents = consents
        endpoints.onLink(
            .post, "/consents/{token}",
            check: { context in
                guard SignedLink(try context.pathParameter("token")) != nil else {
                    throw APIError(.notFound, field: "link_token", "there is no such link")
                }
            }
        ) { incoming in
            let link = try incoming.parameter("token")
            let request = PreferencesV1.AnswerConsentLinkRequest(
                linkToken: link, decision: try incoming.body.requiredChoice("decision"))
            let options = incoming.context.options(ofLink: link)
            let consent = try await consents.answerConsentLink(request, options: options).consent ?? .init()
            // The holder of the link knows the child already; the answer says no more.
            return (
                .ok([
                    "consent_id": .string(consent.consentId), "child_user_id": .string(consent.childUserId),
                    "status": .string(consent.status.name), "decided_at": Shown.instant(consent.decidedAtMs),
                ]), consent.tenant ?? .init()
            )
        }
    }
}
