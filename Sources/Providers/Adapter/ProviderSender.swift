public import ServiceKit

/// Authorizes and composes the requests of one credential. It lives as long as the credential is in use, and owns its tokens.
public protocol ProviderSender: Sendable {
    /// The values that distinguish this credential from others of the provider, without secrets.
    var identity: [String] { get }

    /// A hash by which operators recognize the key.
    var fingerprint: String { get }

    /// Values that operators recognize the account by, by the names of the credential's fields or of its file's members. No secrets.
    var details: [String: String] { get }

    /// The keys that addresses of devices are bound to; nil: they are bound to none.
    var addressKeys: AddressKeys? { get }

    /// The name in the lane instead of the credential, when several credentials share a lane and its quota; nil: a lane of its own.
    var sharedLane: String? { get }

    /// The token to send with; empty where the provider needs none. Called once a batch.
    ///
    /// - Throws: ``AuthorizationFailure``.
    func authorization(at now: Moment) async throws -> ProviderAuthorization

    /// Whether ``authorization(at:)`` answers at once, without a request over the network.
    func hasAuthorization(at now: Moment) async -> Bool

    /// The provider called this token too old.
    func renewAuthorization(_ refused: String, at now: Moment) async -> Renewal

    /// The provider found this token too new: from now on ``authorization(at:)`` gives the previous one.
    func tooNew(_ refused: String, at now: Moment) async

    /// The provider took messages that were sent with this credential.
    func accepted() async

    /// The same credential was put again: its tokens are fetched anew.
    func confirmed() async

    /// Composes the message for one device. It is the request where a request carries one delivery.
    ///
    /// - Parameter sizeLimit: a smaller payload limit than the settings', after the provider refused a larger payload.
    /// - Throws: ``CompositionError``: no retry helps.
    func compose(
        _ message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, in context: SendContext
    ) throws -> ProviderRequest

    /// Joins composed messages into one request, where one request carries many.
    func join(_ messages: [ProviderRequest], in context: SendContext) -> ProviderRequest
}

/// Defaults for a provider without tokens and with one delivery a request.
extension ProviderSender {
    /// None.
    public var details: [String: String] { [:] }

    /// Addresses are bound to no key.
    public var addressKeys: AddressKeys? { nil }

    public var sharedLane: String? { nil }

    /// No token.
    public func authorization(at now: Moment) async throws -> ProviderAuthorization { ProviderAuthorization(value: "") }

    /// At once.
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

/// The keys of a credential, where an address takes only what is signed with the key that it was made with.
public struct AddressKeys: Sendable, Hashable {
    /// The field of the credential that has the keys.
    public var field: String
    /// Ids of the keys, as addresses name them.
    public var ids: Set<String>

    /// The keys of a credential.
    public init(field: String, ids: Set<String>) {
        self.field = field
        self.ids = ids
    }
}

/// The values that the messages of one batch share.
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
    /// Grows when a connection that was used with an earlier epoch's token must not be used with this one.
    public var epoch: UInt64

    /// A token. Its epoch is the first one where the provider does not bind connections to tokens.
    public init(value: String, epoch: UInt64 = 0) {
        self.value = value
        self.epoch = epoch
    }
}

/// The next step when the provider calls a token too old.
public enum Renewal: Sendable, Hashable {
    /// There is another token: send again at once.
    case renewed
    /// Send again after a pause, on new connections.
    case later
    /// The replacement was refused as well.
    case refusedTwice
}

/// There is no authorization for a credential.
public enum AuthorizationFailure: Error, Sendable, Hashable {
    /// The provider refuses the credential itself: pause it.
    case refused(code: String)
    /// The token endpoint does not answer; it is asked again later.
    case unavailable(reason: String, retryAt: SteadyInstant)
}
