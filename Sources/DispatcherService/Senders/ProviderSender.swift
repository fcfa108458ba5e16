import Providers
import ServiceKit

/// One moment by both clocks.
struct Moment: Sendable, Hashable {
    /// What is stored, shown, or told the provider.
    var date: Instant
    /// What rates, pauses and ages go by (DR-07).
    var steady: SteadyInstant

    init(date: Instant, steady: SteadyInstant) { (self.date, self.steady) = (date, steady) }

    /// Now.
    init(_ clock: any DomainClock) { self.init(date: clock.now, steady: clock.steadyNow) }
}

/// The token to send with.
struct ProviderAuthorization: Sendable, Hashable {
    /// A secret.
    var value: String
    /// Grows when connections that saw a token of an earlier epoch must see none of this one.
    var epoch: UInt64 = 0
}

/// What follows when the provider calls a token too old.
enum Renewal: Sendable, Hashable {
    /// There is another one: send again at once.
    case renewed
    /// Not yet: after a pause, on new connections.
    case later
    /// The replacement was refused as well.
    case refusedTwice
}

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

/// The adapter of one provider (ARCH-13): how its lanes are named, how a request is authorized and composed, what an answer
/// means. Nothing in here knows connections or the queue.
protocol ProviderSender: Sendable {
    var provider: ProviderKind { get }

    /// Where addresses of an environment are sent to.
    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint

    /// What stands for the credential in the lane's name: its id, or the project that several credentials share.
    func laneCredential(_ credential: StoredCredential) -> String

    /// The token to send with. One owner caches it (T14); callers ask once a batch.
    /// - Throws: ``AuthorizationFailure``.
    func authorization(for credential: StoredCredential, at now: Moment) async throws -> ProviderAuthorization

    /// Whether ``authorization(for:at:)`` answers at once, without asking anybody over the network.
    func hasAuthorization(for credential: StoredCredential, at now: Moment) async -> Bool

    /// The provider called this token too old.
    func renewAuthorization(_ refused: String, of credential: StoredCredential, at now: Moment) async -> Renewal

    /// The provider found this token too new: from now on ``authorization(for:at:)`` gives the one before (T12).
    func tooNew(_ refused: String, of credential: StoredCredential, at now: Moment) async

    /// The provider took messages that were sent with this credential.
    func accepted(with credential: StoredCredential) async

    /// - Throws: `CompositionError`: no retry helps.
    func request(for delivery: InFlightDelivery, in context: SendContext) throws -> ProviderRequest

    func verdict(on answer: ProviderAnswer, now: Instant) -> ProviderVerdict
}

/// No authorization could be had for a credential.
enum AuthorizationFailure: Error, Sendable, Hashable {
    /// The provider refuses the credential itself: hold the lane.
    case refused(code: String)
    /// The token endpoint does not answer, or is asked again later.
    case unavailable(reason: String, retryAt: SteadyInstant)
}

extension ProviderSender {
    func hasAuthorization(for credential: StoredCredential, at now: Moment) async -> Bool { true }
    func accepted(with credential: StoredCredential) async {}
    func tooNew(_ refused: String, of credential: StoredCredential, at now: Moment) async {}
}

extension CompositionSettings {
    init(_ policy: Policy) {
        self.init(
            fcmPayloadLimit: policy.fcmMaxPayloadBytes, badgeCap: policy.badgeCap, truncationMarker: policy.truncationMarker)
    }
}
