import Foundation
public import NIOCore

/// What carries the requests of one lane: connections to a host, or whatever the provider is reached by.
///
/// Every call that is submitted comes back once through ``TransportHooks/onResults``. Nothing waits in here for long: a call leaves, or comes
/// back as `notSent`.
public protocol LaneTransport: Sendable {
    /// Sends calls, in this order as far as there is room.
    func submit(_ calls: [ProviderCall])

    /// What did not leave comes back as `notSent`, and what is submitted from now on goes on new connections: a credential was refused or a token
    /// replaced, and connections remember theirs (T13, T16).
    func startAfresh(reason: String)

    /// The provider said that this connection is at its end.
    func retireConnection(_ id: Int)

    func snapshot() async -> TransportSnapshot

    /// Lets calls in flight finish within `grace`, then closes. What had not left comes back as `notSent`.
    func shutdown(grace: TimeAmount) async
}

/// What a transport tells its lane. Called on any thread.
public struct TransportHooks: Sendable {
    /// Results, those of one moment together.
    public var onResults: @Sendable ([ExchangeResult]) -> Void
    public var onReachability: @Sendable (Reachability) -> Void

    /// The two ears of a lane.
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
    /// Requests that did not leave yet.
    public var waiting: Int
    /// Most connections at once; 0 where there is no limit.
    public var connectionLimit: Int

    /// All zero: nothing was ever sent.
    public init(connections: Int = 0, inFlight: Int = 0, waiting: Int = 0, connectionLimit: Int = 0) {
        self.connections = connections
        self.inFlight = inFlight
        self.waiting = waiting
        self.connectionLimit = connectionLimit
    }
}

/// What an adapter makes a lane's transport from.
public struct TransportRequest: Sendable {
    /// Most connections at once, by the app's policy.
    public var connections: Int
    public var hooks: TransportHooks
    private let makeHTTP2: @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport

    /// - Parameter makeHTTP2: makes pooled HTTP/2 connections.
    public init(
        connections: Int, hooks: TransportHooks, makeHTTP2: @escaping @Sendable (ProviderEndpoint, Int, TransportHooks) -> any LaneTransport
    ) {
        self.connections = connections
        self.hooks = hooks
        self.makeHTTP2 = makeHTTP2
    }

    /// Pooled HTTP/2 connections to a host.
    public func http2(_ endpoint: ProviderEndpoint) -> any LaneTransport { makeHTTP2(endpoint, connections, hooks) }
}

/// Whether a lane's provider can be reached; told when it changes.
public enum Reachability: Sendable, Hashable {
    /// No connection can be made, or each ends without an answer.
    case unreachable(reason: String)
    /// After ``unreachable(reason:)``: a connection stands, and nothing was answered yet.
    case connected
    /// After ``connected``: the provider answered.
    case reachable
}

/// Where a provider is reached.
public struct ProviderEndpoint: Sendable, Hashable, CustomStringConvertible {
    public var host: String
    public var port: Int

    /// A host and its port.
    public init(host: String, port: Int) {
        self.host = host
        self.port = port
    }

    /// `:authority` and lane name: the port is left out where it is the default.
    public var authority: String { port == 443 ? host : "\(host):\(port)" }
    public var description: String { authority }

    /// From a base URL such as `https://api.push.apple.com` or `https://127.0.0.1:7301`. Only `https`: providers are never asked in
    /// the clear.
    ///
    /// - Throws: ``ProviderEndpointError``.
    public init(baseURL: String, setting: String) throws {
        guard let url = URL(string: baseURL), url.scheme == "https", let host = url.host, !host.isEmpty else {
            throw ProviderEndpointError(setting: setting, value: baseURL)
        }
        self.host = host
        self.port = url.port ?? 443
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
