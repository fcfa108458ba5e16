public import ServiceKit

/// Authorizes and composes what is sent with one credential. It lives as long as the credential is in use, and owns its tokens (T14).
public protocol ProviderSender: Sendable {
    /// What makes this credential another one than others of the provider, without secrets.
    var identity: [String] { get }

    /// What people tell the key by: a hash.
    var fingerprint: String { get }

    /// The name in the lane instead of the credential, when several credentials share a lane and its quota; nil: a lane of its own.
    var sharedLane: String? { get }

    /// The token to send with; empty where the provider wants none. Callers ask once a batch.
    ///
    /// - Throws: ``AuthorizationFailure``.
    func authorization(at now: Moment) async throws -> ProviderAuthorization

    /// Whether ``authorization(at:)`` answers at once, without asking anybody over the network.
    func hasAuthorization(at now: Moment) async -> Bool

    /// The provider called this token too old.
    func renewAuthorization(_ refused: String, at now: Moment) async -> Renewal

    /// The provider found this token too new: from now on ``authorization(at:)`` gives the one before (T12).
    func tooNew(_ refused: String, at now: Moment) async

    /// The provider took messages that were sent with this credential.
    func accepted() async

    /// The same credential was put once more: what was fetched with it is fetched anew.
    func confirmed() async

    /// Composes the message for one device. Where one request carries one delivery this is the request.
    ///
    /// - Parameter sizeLimit: a smaller payload limit than the settings', after the provider refused a larger payload.
    /// - Throws: ``CompositionError``: no retry helps.
    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest

    /// Joins composed messages into one request, where one request carries many.
    func join(_ messages: [ProviderRequest], in context: SendContext) -> ProviderRequest
}

/// Defaults for a provider that wants no token and takes one delivery a request.
extension ProviderSender {
    public var sharedLane: String? { nil }

    /// No token.
    public func authorization(at now: Moment) async throws -> ProviderAuthorization { ProviderAuthorization(value: "") }

    /// Nobody is asked.
    public func hasAuthorization(at now: Moment) async -> Bool { true }

    /// There is no other token.
    public func renewAuthorization(_ refused: String, at now: Moment) async -> Renewal { .refusedTwice }

    /// Nothing.
    public func tooNew(_ refused: String, at now: Moment) async {}

    /// Nothing.
    public func accepted() async {}

    /// Nothing.
    public func confirmed() async {}

    /// The one message.
    public func join(_ messages: [ProviderRequest], in context: SendContext) -> ProviderRequest { messages[0] }
}

/// What the messages of one batch have in common.
public struct SendContext: Sendable {
    /// The provider token or access token. A secret.
    public var authorization: String
    /// `:authority` of the lane.
    public var authority: String
    public var now: Instant

    /// A batch that leaves now.
    public init(authorization: String, authority: String, now: Instant) {
        self.authorization = authorization
        self.authority = authority
        self.now = now
    }
}

/// The token to send with.
public struct ProviderAuthorization: Sendable, Hashable {
    /// A secret.
    public var value: String
    /// Grows when connections that saw a token of an earlier epoch must see none of this one.
    public var epoch: UInt64

    /// A token; of the first epoch where its provider does not bind connections to tokens.
    public init(value: String, epoch: UInt64 = 0) {
        self.value = value
        self.epoch = epoch
    }
}

/// What follows when the provider calls a token too old.
public enum Renewal: Sendable, Hashable {
    /// There is another one: send again at once.
    case renewed
    /// Not yet: after a pause, on new connections.
    case later
    /// The replacement was refused as well.
    case refusedTwice
}

/// No authorization could be had for a credential.
public enum AuthorizationFailure: Error, Sendable, Hashable {
    /// The provider refuses the credential itself: hold the lane.
    case refused(code: String)
    /// The token endpoint does not answer, or is asked again later.
    case unavailable(reason: String, retryAt: SteadyInstant)
}
