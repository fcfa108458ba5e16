package import Logging
package import NIOCore
package import Providers
package import ServiceKit
package import TLS

/// The connections of one lane without a dispatcher, for measurements.
package enum PoolAlone {
    /// The pool that the dispatcher makes for a provider that operators chose.
    ///
    /// - Parameter connections: most connections at once (`provider_max_connections`).
    package static func make(
        to endpoint: ProviderEndpoint, connections: Int, tls: TLSClientContext, eventLoop: any EventLoop, clock: any DomainClock, logger: Logger,
        hooks: TransportHooks
    ) -> any LaneTransport {
        var policy = ConnectionPolicy(eventLoop: eventLoop)
        policy.pool.maximumConnections = connections
        return ProviderPool(endpoint: endpoint, tls: tls, policy: policy, clock: clock, activity: ActivityTracker(), logger: logger, hooks: hooks)
    }
}
