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

    func authorization(for credential: StoredCredential, at now: Moment) async throws -> ProviderAuthorization {
        guard case .apns(_, let minter) = credential.material else { throw AuthorizationFailure.refused(code: "wrong_credential_kind") }
        do {
            let token = try minter.token(at: now.date, now.steady)
            return ProviderAuthorization(value: token.value, epoch: token.epoch)
        } catch {
            throw AuthorizationFailure.refused(code: "signing_failed")
        }
    }

    func renewAuthorization(_ refused: String, of credential: StoredCredential, at now: Moment) async -> Renewal {
        guard case .apns(_, let minter) = credential.material else { return .refusedTwice }
        switch try? minter.replacement(of: refused, at: now.date, now.steady) {
        case .use: return .renewed
        case .wait: return .later
        case .refusedTwice, nil: return .refusedTwice
        }
    }

    func tooNew(_ refused: String, of credential: StoredCredential, at now: Moment) async {
        if case .apns(_, let minter) = credential.material { minter.tooNew(refused, at: now.steady) }
    }

    func accepted(with credential: StoredCredential) async {
        if case .apns(_, let minter) = credential.material { minter.served() }
    }

    func request(for delivery: InFlightDelivery, in context: SendContext) throws -> ProviderRequest {
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
