import CarillonAPI
import Hummingbird
import ServiceKit

/// `POST /consents/{link_token}`: the holder of a link decides, without an account (SEC-04).
struct ConsentLinkRoute {
    let consents: PreferencesV1.Consents.Client

    func add(to endpoints: Endpoints) {
        let consents = consents
        endpoints.onLink(
            .post, "/consents/{link_token}",
            check: { context in
                guard SignedLink(try context.pathParameter("link_token")) != nil else {
                    throw APIError(.notFound, field: "link_token", "there is no such link")
                }
            }
        ) { http in
            let link = try http.parameter("link_token")
            let request = PreferencesV1.AnswerConsentLinkRequest(
                linkToken: link, decision: try http.body.requiredChoice("decision"))
            let options = http.context.options(ofLink: link)
            let consent = try await consents.answerConsentLink(request, options: options).consent ?? .init()
            // The answer tells nothing that the link's holder does not know.
            return (
                .ok([
                    "consent_id": .string(consent.consentId), "child_user_id": .string(consent.childUserId),
                    "status": .string(consent.status.name), "decided_at": JSONView.instant(consent.decidedAtMs),
                ]), consent.tenant ?? .init()
            )
        }
    }
}
