import Logging
import NIOCore
import OutboundHTTP
import Providers
import ServiceKit
import TLS

/// Makes the transports of lanes over the network.
struct TransportMaker: Sendable {
    var tls: TLSClientContext
    /// Event loops for the providers that operators chose.
    var group: any EventLoopGroup
    var settings: ProviderSettings
    var clock: any DomainClock
    var activity: ActivityTracker
    var logger: Logger

    /// Pooled HTTP/2 connections.
    ///
    /// - Parameter connections: `provider_max_connections`.
    func http2(_ endpoint: ProviderEndpoint, connections: Int, hooks: TransportHooks) -> any LaneTransport {
        pool(endpoint, policy(endpoint, connections), hooks, onNoHTTP2: nil)
    }

    /// HTTP/2, or HTTP/1.1 where the host has no HTTP/2 (DISP-14).
    func negotiated(_ endpoint: ProviderEndpoint, connections: Int, hooks: TransportHooks) -> any LaneTransport {
        let policy = policy(endpoint, connections)
        return NegotiatedTransport(
            clock: clock, makePool: { pool(endpoint, policy, hooks, onNoHTTP2: $0) },
            makeHTTP1: {
                logger.notice("a push service has no HTTP/2; its pushes go over HTTP/1.1", metadata: ["provider_host": "\(endpoint)"])
                // Each exchange has a time-out of its own.
                let client = OutboundClient(
                    hosts: settings.outbound, caFile: settings.trustedCAPath, concurrency: policy.pool.maximumConnections,
                    keepingConnections: HTTP1Transport.longestIdle)
                return HTTP1Transport(client: client, policy: policy, clock: clock, activity: activity, logger: logger, hooks: hooks)
            })
    }

    private func policy(_ endpoint: ProviderEndpoint, _ connections: Int) -> ConnectionPolicy {
        ConnectionPolicy(for: endpoint, connections: connections, on: group)
    }

    private func pool(
        _ endpoint: ProviderEndpoint, _ policy: ConnectionPolicy, _ hooks: TransportHooks, onNoHTTP2: (@Sendable ([ProviderCall]) -> Void)?
    ) -> ProviderPool {
        ProviderPool(
            endpoint: endpoint, tls: tls, policy: policy, clock: clock, activity: activity, logger: logger, hooks: hooks, onNoHTTP2: onNoHTTP2)
    }
}
