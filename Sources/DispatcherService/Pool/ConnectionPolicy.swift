import HTTP2
import NIOCore
import Providers

/// How connections of one lane are made. The host decides: a provider that operators chose, or one that users name.
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
        self.init(eventLoop: (endpoint.isPublicOnly ? UserNamedHosts.loops : group).next())
        pool.maximumConnections = connections
        names = Self.names
        guard endpoint.isPublicOnly else { return }
        http2 = .userNamedHost
        names = UserNamedHosts.names
        permits = endpoint.permits
        pool.maximumConnections = min(connections, UserNamedHosts.mostConnections)
        pacing.longestDelay = UserNamedHosts.longestDelay
    }
}
