import Providers
import ServiceKit

/// Firebase Cloud Messaging, HTTP v1 (DISP-10…13).
struct FCMSender: ProviderSender {
    let provider = ProviderKind.fcm
    let host: ProviderEndpoint
    let tokens: GoogleTokenSource

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint { host }

    /// The quota and the throttle are the project's, whichever account speaks for it.
    func laneCredential(_ credential: StoredCredential) -> String {
        guard case .fcm(let account) = credential.material else { return credential.id }
        return account.projectID
    }

    func authorization(for credential: StoredCredential, at now: Moment) async throws -> ProviderAuthorization {
        guard case .fcm(let account) = credential.material else { throw AuthorizationFailure.refused(code: "wrong_credential_kind") }
        return ProviderAuthorization(value: try await tokens.token(of: credential.id, account: account))
    }

    func hasAuthorization(for credential: StoredCredential, at now: Moment) async -> Bool { await tokens.hasToken(of: credential.id) }

    func renewAuthorization(_ refused: String, of credential: StoredCredential, at now: Moment) async -> Renewal {
        await tokens.refused(refused, of: credential.id) ? .renewed : .refusedTwice
    }

    func accepted(with credential: StoredCredential) async { await tokens.accepted(credential.id) }

    func request(for delivery: InFlightDelivery, in context: SendContext) throws -> ProviderRequest {
        guard case .fcm(let account) = context.credential.material else { throw AuthorizationFailure.refused(code: "wrong_credential_kind") }
        return try FCMRequest.compose(
            DeviceMessage(push: delivery.push.message, content: delivery.content, device: delivery.device, address: context.address),
            authority: context.authority, projectID: account.projectID, accessToken: context.authorization, now: context.now,
            settings: context.settings, sizeLimit: context.sizeLimit)
    }

    func verdict(on answer: ProviderAnswer, now: Instant) -> ProviderVerdict {
        FCMResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: now)
    }
}
