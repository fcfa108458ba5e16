import HTTP2
import NIOCore
import NIOPosix
import Providers

/// What connections to hosts that users name get, such as browsers' push services: such a host, or its name, must cost the other lanes nothing.
enum StrangerHosts {
    /// Event loops beside those of the providers that operators chose.
    static var loops: any EventLoopGroup { MultiThreadedEventLoopGroup.singleton }
    /// A name that is not answered keeps a thread for some 20 s.
    static let names = NameLookup(concurrency: 16)
    /// Of one host.
    static let mostConnections = 2
    /// Between attempts to reach a host that cannot be reached.
    static let longestDelay: TimeAmount = .minutes(15)
}

/// How connections of one lane are made. The host decides: a provider that operators chose, or a stranger.
struct ConnectionPolicy: Sendable {
    /// The loop of the lane's connections.
    var eventLoop: any EventLoop
    var http2 = HTTP2Limits.provider
    /// Looks up the host, again for each connection, and leads it to an address that no other connection uses (T8); nil: on the event loop.
    var names: NameLookup?
    /// Whether a connection to an address may be made; nil: to any.
    var permits: (@Sendable (SocketAddress) -> Bool)?
    var pool = ConnectionPoolState.Limits()
    var pacing = ReconnectPacing.Settings()

    /// For the hosts that operators chose: few, with good names.
    private static let names = NameLookup(concurrency: 4)

    /// For a provider that operators chose.
    init(eventLoop: any EventLoop) { self.eventLoop = eventLoop }

    /// - Parameters:
    ///   - connections: `provider_max_connections`.
    ///   - group: loops for the providers that operators chose.
    init(for endpoint: ProviderEndpoint, connections: Int, on group: any EventLoopGroup) {
        self.init(eventLoop: (endpoint.isPublicOnly ? StrangerHosts.loops : group).next())
        pool.maximumConnections = connections
        names = Self.names
        guard endpoint.isPublicOnly else { return }
        http2 = .stranger
        names = StrangerHosts.names
        permits = endpoint.permits
        pool.maximumConnections = min(connections, StrangerHosts.mostConnections)
        pacing.longestDelay = StrangerHosts.longestDelay
    }
}
