public import CarillonAPI
public import Logging
public import ServiceKit

/// Everything about one provider (ARCH-13): addresses, credentials, lanes, quotas, transport, and the meaning of answers. A ``ProviderSender`` does
/// what depends on one credential. An adapter knows neither the queue nor other providers.
///
/// ``ProviderList`` names all adapters. The dispatcher makes one instance of each when it starts.
public protocol ProviderAdapter: CredentialForm {
    /// The kinds of the addresses that this provider serves. No other adapter serves them.
    static var addresses: [any AddressKind.Type] { get }

    /// Whether the delivery of an accepted message is ever confirmed, by the provider or by the app on the device (RCPT-05). Without confirmations, a
    /// missing one says nothing.
    static var confirmsDelivery: Bool { get }

    /// How long after its acceptance the provider may still say that a message was not delivered (``ProviderReceipts/lifetime``); nil: its answer is
    /// all that it says.
    static var receiptLifetime: Duration? { get }

    /// Whether a device acknowledges each message to the dispatcher.
    static var isAcknowledged: Bool { get }

    /// The environment that an address belongs to. Called for each delivery when it is queued.
    ///
    /// - Parameter token: opens the address, for a provider whose addresses name their host. Opening costs some microseconds.
    static func environment(of address: CommonV1.SealedAddress, token: () throws -> String) -> ProviderEnvironment

    /// Whether addresses may belong to an environment.
    func has(_ environment: ProviderEnvironment) -> Bool

    /// The environments, for operators.
    var environmentNames: String { get }

    /// The sender of all apps, for a provider that needs no credential; nil: each app puts one.
    static var openSender: (any ProviderSender)? { get }

    /// - Throws: an error naming the setting that is wrong.
    init(_ services: AdapterServices) throws

    /// Reads a credential and makes its sender, without a request to the provider. The names of a new credential's fields are checked.
    ///
    /// - Parameter isNew: false for one from the store, which passed the checks when it was put.
    /// - Throws: ``CredentialError`` or an `APIError`, naming the field that is wrong.
    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender

    /// The endpoint of an environment's requests. It also names the lane: a provider without a network address gives a name of its own.
    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint

    /// Whether users name the host of an environment, so that there may be any number of them. Such lanes end when they are idle, and their number is
    /// limited.
    func isNamedByUsers(_ environment: ProviderEnvironment) -> Bool

    /// Makes the transport of one lane; by default HTTP/2 connections.
    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport

    /// The quota of one lane by an app's policy; nil where the provider has none. All quotas of a provider have one window.
    func quota(by policy: Policy) -> SendQuota?

    /// Most deliveries that are given to the connections of a lane together, by an app's policy, at least 1; nil: as many as are ready. A group is a
    /// bound: the next one does not wait for its answers.
    func deliveriesPerGroup(by policy: Policy) -> Int?

    /// Most deliveries of one request by an app's policy, at least 1: ``ProviderSender/join(_:in:)`` makes the requests, also those of one delivery.
    /// Nil: a composed message is a request.
    func deliveriesPerRequest(by policy: Policy) -> Int?

    /// Most bytes of one message by an app's policy.
    static func payloadLimit(by policy: Policy) -> Int

    /// The payload of a notification, as the requests of the adapter's senders carry it, before it is encrypted. Needs no credential (EVAL-63).
    ///
    /// - Parameter sizeLimit: a smaller limit than the settings', after the provider refused a larger payload.
    /// - Throws: ``CompositionError``.
    static func payload(
        of message: DeviceMessage, settings: CompositionSettings, sizeLimit: Int?, now: Instant
    ) throws(CompositionError) -> ProviderPayload

    /// How long a scope waits after "too many requests" when the provider names no wait.
    var throttleCurve: ThrottleCurve { get }

    /// The meaning of the answer to one request.
    ///
    /// - Parameter deliveries: number of deliveries in the request.
    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts

    /// Broadcast channels of Live Activities; nil: the provider has none.
    var activityChannels: ActivityChannels? { get }

    /// The receipts in which the provider says later the outcome of accepted messages; nil: an answer is all that it says.
    var receipts: (any ProviderReceipts)? { get }
}

extension ProviderAdapter {
    public static var confirmsDelivery: Bool { true }

    /// Its answer is all that it says.
    public static var receiptLifetime: Duration? { nil }

    public static var isAcknowledged: Bool { false }

    /// Each app puts a credential.
    public static var openSender: (any ProviderSender)? { nil }

    /// Production.
    public static func environment(of address: CommonV1.SealedAddress, token: () throws -> String) -> ProviderEnvironment { .production }

    /// Production alone.
    public func has(_ environment: ProviderEnvironment) -> Bool { environment == .production }

    /// Production alone.
    public var environmentNames: String { "production" }

    /// Operators choose the host.
    public func isNamedByUsers(_ environment: ProviderEnvironment) -> Bool { false }

    /// Pooled HTTP/2 connections.
    public func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport {
        request.http2(endpoint(for: environment))
    }

    /// No quota.
    public func quota(by policy: Policy) -> SendQuota? { nil }

    /// As many as are ready.
    public func deliveriesPerGroup(by policy: Policy) -> Int? { nil }

    /// One message a request.
    public func deliveriesPerRequest(by policy: Policy) -> Int? { nil }

    public var throttleCurve: ThrottleCurve { ThrottleCurve() }

    /// None.
    public var activityChannels: ActivityChannels? { nil }

    /// None.
    public var receipts: (any ProviderReceipts)? { nil }
}

/// Most deliveries of one lane in any window of time.
public struct SendQuota: Sendable, Hashable {
    public var deliveries: Int
    public var window: Duration
    /// Deliveries of a full request. What the quota cuts off, it cuts off at full requests.
    public var perRequest: Int
    /// Nil: a lane may begin at the whole rate.
    public var rampUp: RampUp?

    /// A quota of deliveries in a window.
    public init(_ deliveries: Int, per window: Duration, inRequestsOf perRequest: Int = 1, rampUp: RampUp? = nil) {
        (self.deliveries, self.window, self.perRequest, self.rampUp) = (deliveries, window, perRequest, rampUp)
    }

    /// How slowly a lane's rate rises after a calm time, or after the provider asked it to wait.
    public struct RampUp: Sendable, Hashable {
        /// From nothing to the whole rate, at least one second.
        public var duration: Duration
        /// Deliveries a second that need no ramp: little traffic is no spike.
        public var freeRate: Int
        /// Deliveries that may leave at once after a calm time.
        public var freeBurst: Int

        /// A ramp to the rate of the quota.
        public init(over duration: Duration, freeRate: Int, freeBurst: Int) {
            (self.duration, self.freeRate, self.freeBurst) = (duration, freeRate, freeBurst)
        }
    }
}

/// The services of a dispatcher that its adapters use.
public struct AdapterServices: Sendable {
    /// The service's settings. An adapter reads those under `providers.` that are its own.
    public var config: ServiceConfig
    /// Hosts that a credential may name (SEC-07).
    public var outbound: OutboundHosts
    /// For requests beside the pushes.
    public var requests: any AuxiliaryRequests
    public var clock: any DomainClock
    public var logger: Logger

    /// The services that all adapters of one dispatcher share.
    public init(config: ServiceConfig, outbound: OutboundHosts, requests: any AuxiliaryRequests, clock: any DomainClock, logger: Logger) {
        self.config = config
        self.outbound = outbound
        self.requests = requests
        self.clock = clock
        self.logger = logger
    }
}

/// The verdicts on the deliveries of one request.
public enum AnswerVerdicts: Sendable, Hashable {
    /// The answer is about the whole request.
    case all(ProviderVerdict)
    /// One verdict for each delivery, in the order in which they were joined. If the numbers differ, the outcome of all deliveries is
    /// unknown.
    case each([ProviderVerdict])
    /// The provider refuses to take these deliveries together, and took none of them: they are sent again at once, in a request for each part. The
    /// number of the part by address; addresses without one are a part of their own. Where that divides nothing, each half is a part.
    case divided([String: Int])
}
