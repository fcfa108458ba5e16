public import ServiceKit
public import Storage

extension ServiceRuntime {
    /// Delivers items to a peer. All deliveries of the process share the peer's backoff: while the peer is away, none calls it. A worker that waits
    /// for the peer does not count as active.
    public func delivery(to service: String) -> PeerDelivery {
        PeerDelivery(to: service, backoff: backoffs[service], clock: clock, activity: activity, logger: logger)
    }

    /// The quarantine of a store that has ``Quarantine/migration``. Blocks until running writes are done: call it while the service is built.
    ///
    /// - Parameter erased: reads the tombstones of the store.
    /// - Throws: errors of the store.
    public func quarantine(of store: Store, erased: @escaping Quarantine.ErasedLookup = ErasedUsers.lookup) async throws -> Quarantine {
        try await Quarantine(store: store, erased: erased, clock: clock, metrics: metrics, logger: logger)
    }
}
