import Providers
import ServiceKit

/// What a sender needs to compose one request.
struct SendContext: Sendable {
    /// The opened address. A secret.
    var address: String
    var credential: StoredCredential
    /// The provider token or access token.
    var authorization: String
    var settings: CompositionSettings
    /// `:authority` of the lane.
    var authority: String
    /// Payload limit after the provider refused a larger one.
    var sizeLimit: Int?
    var now: Instant
}

/// One provider behind one face (ARCH-13): how its lanes are named, how a request is authorized and composed, what an answer
/// means. Nothing in here knows connections or the queue.
protocol ProviderSender: Sendable {
    var provider: ProviderKind { get }

    /// Where addresses of an environment are sent to.
    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint

    /// What stands for the credential in the lane's name: its id, or the project that several credentials share.
    func laneCredential(_ credential: StoredCredential) -> String

    /// The token to send with. One owner caches it (T14); callers ask once a batch.
    /// - Throws: ``AuthorizationFailure``.
    func authorization(for credential: StoredCredential, now: Instant) async throws -> String

    /// Whether ``authorization(for:now:)`` answers at once, without asking anybody over the network.
    func hasAuthorization(for credential: StoredCredential, now: Instant) async -> Bool

    /// The provider called this token too old. False: its replacement was refused as well.
    func renewAuthorization(_ refused: String, of credential: StoredCredential, now: Instant) async -> Bool

    /// The provider took messages that were sent with this credential.
    func accepted(with credential: StoredCredential) async

    /// - Throws: `CompositionError`: no retry helps.
    func request(for delivery: DeliveryInHand, in context: SendContext) throws -> ProviderRequest

    func verdict(on answer: ProviderAnswer, now: Instant) -> ProviderVerdict
}

/// No authorization could be had for a credential.
enum AuthorizationFailure: Error, Sendable, Hashable {
    /// The provider refuses the credential itself: hold the lane.
    case refused(code: String)
    /// The token endpoint does not answer, or is asked again later.
    case unavailable(reason: String, retryAt: Instant)
}

extension ProviderSender {
    func hasAuthorization(for credential: StoredCredential, now: Instant) async -> Bool { true }
    func accepted(with credential: StoredCredential) async {}
}

extension CompositionSettings {
    init(_ policy: Policy) {
        self.init(
            fcmPayloadLimit: policy.fcmMaxPayloadBytes, badgeCap: policy.badgeCap, truncationMarker: policy.truncationMarker)
    }
}
