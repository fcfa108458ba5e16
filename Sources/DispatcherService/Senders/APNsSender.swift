import Providers
import ServiceKit

/// The Apple Push Notification service (DISP-06…09).
struct APNsSender: ProviderSender {
    let provider = ProviderKind.apns
    let production: ProviderEndpoint
    let sandbox: ProviderEndpoint

    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint {
        environment == .sandbox ? sandbox : production
    }

    /// A connection is bound to the first key it saw, so each key has lanes of its own.
    func laneCredential(_ credential: StoredCredential) -> String { credential.id }

    func authorization(for credential: StoredCredential, now: Instant) async throws -> String {
        guard case .apns(_, let minter) = credential.material else { throw AuthorizationFailure.refused(code: "wrong_credential_kind") }
        do {
            return try minter.token(at: now)
        } catch {
            throw AuthorizationFailure.refused(code: "signing_failed")
        }
    }

    func renewAuthorization(_ refused: String, of credential: StoredCredential, now: Instant) async -> Bool {
        guard case .apns(_, let minter) = credential.material else { return false }
        return ((try? minter.token(replacing: refused, at: now)) ?? nil) != nil
    }

    func request(for delivery: DeliveryInHand, in context: SendContext) throws -> ProviderRequest {
        guard case .apns(let key, _) = context.credential.material else { throw AuthorizationFailure.refused(code: "wrong_credential_kind") }
        return try APNsRequest.compose(
            DeviceMessage(push: delivery.push.message, content: delivery.content, device: delivery.device, address: context.address),
            authority: context.authority, topic: key.topic, providerToken: context.authorization, now: context.now,
            settings: context.settings, sizeLimit: context.sizeLimit)
    }

    func verdict(on answer: ProviderAnswer, now: Instant) -> ProviderVerdict {
        APNsResponse.interpret(status: answer.status, headers: answer.headers, body: answer.body, now: now)
    }
}
