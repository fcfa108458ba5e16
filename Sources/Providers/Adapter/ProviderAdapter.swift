public import CarillonAPI
public import Logging
public import ServiceKit

/// Everything about one provider (ARCH-13): its addresses, its credentials, its lanes and quotas, how its requests are carried, and what its answers
/// mean. What is said for one credential, a ``ProviderSender`` does. An adapter knows neither the queue nor other providers.
///
/// ``ProviderList`` names all adapters. The dispatcher makes one instance of each when it starts.
public protocol ProviderAdapter: Sendable {
    static var id: ProviderID { get }

    /// The kinds of the addresses that this provider serves. No other adapter serves them.
    static var addresses: [any AddressKind.Type] { get }

    /// Whether anything tells that a message which the provider accepted has arrived, if only its part on the device (RCPT-05). Where nothing does,
    /// no confirmation is no finding.
    static var confirmsDelivery: Bool { get }

    /// The environment that an address belongs to. Called for each delivery when it is queued.
    static func environment(of address: CommonV1.SealedAddress) -> ProviderEnvironment

    /// The fields of a credential. A new credential with another field or without a required one is refused.
    static var credentialFields: [CredentialField] { get }

    /// - Throws: an error naming the setting that is wrong.
    init(_ services: AdapterServices) throws

    /// Reads a credential and makes its sender, without asking the provider. Of a new one the names are checked.
    ///
    /// - Parameter isNew: false for one from the store, which passed the checks when it was put.
    /// - Throws: ``CredentialError`` or an `APIError`, naming the field that is wrong.
    func sender(for fields: CredentialFields, isNew: Bool) throws -> any ProviderSender

    /// Where requests for an environment go. It names the lane, too: a provider that is not reached over a network gives a name of its own.
    func endpoint(for environment: ProviderEnvironment) -> ProviderEndpoint

    /// Makes what carries the requests of one lane; HTTP/2 connections unless the adapter says otherwise.
    func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport

    /// The most deliveries of one lane in any 60 s by an app's policy; nil where the provider has no such quota.
    func quotaPerMinute(by policy: Policy) -> Int?

    /// The most deliveries of one claim, and so of one burst; nil leaves it to the dispatcher.
    var burst: Int? { get }

    /// The most deliveries that one request carries, at least 1. From 2 on ``ProviderSender/join(_:in:)`` makes the requests, also those of one
    /// delivery.
    var deliveriesPerRequest: Int { get }

    /// The most bytes of one message by an app's policy.
    func payloadLimit(by policy: Policy) -> Int

    /// How long a scope waits after "too many requests" when the provider does not say.
    var throttleCurve: ThrottleCurve { get }

    /// What the answer to one request means.
    ///
    /// - Parameter deliveries: how many the request carried.
    func verdicts(on answer: ProviderAnswer, of deliveries: Int, now: Instant) -> AnswerVerdicts
}

extension ProviderAdapter {
    public static var confirmsDelivery: Bool { true }

    /// Production.
    public static func environment(of address: CommonV1.SealedAddress) -> ProviderEnvironment { .production }

    /// Pooled HTTP/2 connections.
    public func transport(for environment: ProviderEnvironment, in request: TransportRequest) -> any LaneTransport {
        request.http2(endpoint(for: environment))
    }

    /// No quota.
    public func quotaPerMinute(by policy: Policy) -> Int? { nil }

    public var burst: Int? { nil }
    public var deliveriesPerRequest: Int { 1 }
    public var throttleCurve: ThrottleCurve { ThrottleCurve() }
}

/// What the dispatcher gives its adapters when it starts.
public struct AdapterServices: Sendable {
    /// The service's settings. An adapter reads those under `providers.` that are its own.
    public var config: ServiceConfig
    /// Hosts that a credential may name (SEC-07).
    public var outbound: OutboundHosts
    /// For requests beside the pushes.
    public var requests: any AuxiliaryRequests
    public var clock: any DomainClock
    public var logger: Logger

    /// What all adapters of one dispatcher share.
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
    /// The answer speaks of the whole request.
    case all(ProviderVerdict)
    /// One verdict for each delivery, in the order in which they were joined (trap T29). Another number than that of the deliveries makes all of
    /// them unknown.
    case each([ProviderVerdict])
}
