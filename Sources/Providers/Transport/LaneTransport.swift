import Foundation
public import NIOCore
import ServiceKit

/// Carries the requests of one lane: over connections to a host, or by other means.
///
/// Each submitted call comes back once through ``TransportHooks/onResults``. No call waits here for long: it leaves, or comes back as `notSent`.
public protocol LaneTransport: Sendable {
    /// Sends calls, in order as far as there is room.
    func submit(_ calls: [ProviderCall])

    /// Returns waiting calls as `notSent`, and sends later ones on new connections: a credential was refused or a token was replaced, and a
    /// connection remembers the first one that it saw.
    func startAfresh(reason: String)

    /// The provider wants to end this connection.
    func retireConnection(_ id: Int)

    func snapshot() async -> TransportSnapshot

    /// Lets calls in flight finish within `grace`, then closes. Waiting calls come back as `notSent`.
    func shutdown(grace: TimeAmount) async
}

/// A lane's callbacks for its transport. Called on any thread.
public struct TransportHooks: Sendable {
    /// Takes results; those of one moment come together.
    public var onResults: @Sendable ([ExchangeResult]) -> Void
    public var onReachability: @Sendable (Reachability) -> Void

    /// The callbacks of a lane.
    public init(onResults: @escaping @Sendable ([ExchangeResult]) -> Void, onReachability: @escaping @Sendable (Reachability) -> Void) {
        self.onResults = onResults
        self.onReachability = onReachability
    }
}

/// A transport's load, for operators and metrics.
public struct TransportSnapshot: Sendable, Hashable {
    public var connections: Int
    /// Requests that left.
    public var inFlight: Int
    /// Requests that wait to leave.
    public var waiting: Int
    /// Most connections at once; 0 where there is no limit.
    public var connectionLimit: Int

    /// By default that of a transport which sent nothing.
    public init(connections: Int = 0, inFlight: Int = 0, waiting: Int = 0, connectionLimit: Int = 0) {
        self.connections = connections
        self.inFlight = inFlight
        self.waiting = waiting
        self.connectionLimit = connectionLimit
    }
}

/// The input for a lane's transport.
public struct TransportRequest: Sendable {
    /// Most connections at once, by the app's policy.
    public var connections: Int
    public var hooks: TransportHooks
    private let makeHTTP2: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport
    private let makeNegotiated: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport
    private let makeDesktop: @Sendable (TransportHooks) -> any LaneTransport

    /// - Parameters:
    ///   - makeHTTP2: makes pooled HTTP/2 connections.
    ///   - makeNegotiated: makes a transport over HTTP/2 or HTTP/1.1.
    ///   - makeDesktop: makes a transport into the dispatcher's mailbox of desktops.
    public init(
        connections: Int, hooks: TransportHooks, makeHTTP2: @escaping @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport,
        makeNegotiated: @escaping @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport,
        makeDesktop: @escaping @Sendable (TransportHooks) -> any LaneTransport
    ) {
        self.connections = connections
        self.hooks = hooks
        self.makeHTTP2 = makeHTTP2
        self.makeNegotiated = makeNegotiated
        self.makeDesktop = makeDesktop
    }

    /// Pooled HTTP/2 connections to a host.
    public func http2(_ endpoint: ProviderEndpoint) -> any LaneTransport { makeHTTP2(endpoint, connections, hooks) }

    /// Connections to a host over HTTP/2, or over HTTP/1.1 while the host has no HTTP/2.
    public func negotiated(_ endpoint: ProviderEndpoint) -> any LaneTransport { makeNegotiated(endpoint, connections, hooks) }

    /// The dispatcher keeps the messages until the devices fetch them. A call's body is an encoded `StoredDesktopMessage`. Answers: 202 with the
    /// message's id as body, or 503.
    public func desktop() -> any LaneTransport { makeDesktop(hooks) }
}

/// Whether a lane's provider can be reached. Reported when it changes.
public enum Reachability: Sendable, Hashable {
    /// No connection can be made, or each ends without an answer.
    case unreachable(reason: String)
    /// After ``unreachable(reason:)``: there is a connection, and no answer yet.
    case connected
    /// After ``connected``: the provider answered.
    case reachable
}

/// The host and port of a provider.
public struct ProviderEndpoint: Sendable, Hashable, CustomStringConvertible {
    public var host: String
    public var port: Int
    /// Whether its address must be on the public internet, checked at each connection (SEC-07): a host that users name.
    public var isPublicOnly: Bool

    /// A host and its port.
    public init(host: String, port: Int, isPublicOnly: Bool = false) {
        self.host = host
        self.port = port
        self.isPublicOnly = isPublicOnly
    }

    /// Whether a connection to an address may be made; nil: to any.
    public var permits: (@Sendable (SocketAddress) -> Bool)? {
        guard isPublicOnly else { return nil }
        return { PublicAddress.isPublic($0) }
    }

    /// `:authority` and lane name: the port is left out where it is the default.
    public var authority: String { port == 443 ? host : "\(host):\(port)" }
    public var description: String { authority }

    /// From a base URL such as `https://api.push.apple.com` or `https://127.0.0.1:7301`. Only `https`: requests are always encrypted.
    ///
    /// - Throws: ``ProviderEndpointError``.
    public init(baseURL: String, setting: String) throws {
        guard let url = URL(string: baseURL), url.scheme == "https", let host = url.host, !host.isEmpty else {
            throw ProviderEndpointError(setting: setting, value: baseURL)
        }
        self.host = host
        self.port = url.port ?? 443
        self.isPublicOnly = false
    }
}

/// A setting that is not the address of a provider.
public struct ProviderEndpointError: Error, CustomStringConvertible {
    public var setting: String
    public var value: String

    /// The setting and its value.
    public init(setting: String, value: String) { (self.setting, self.value) = (setting, value) }

    public var description: String { "setting '\(setting)': '\(value)' is not an https URL with a host, for example https://api.push.apple.com" }
}
