public import ServiceKit
public import Storage

extension ServiceRuntime {
    /// Delivers to a peer what an outbox holds: all outboxes of the process leave a peer alone together while it is away, and a worker does not
    /// count as working while it waits for it.
    public func delivery(to service: String) -> PeerDelivery {
        PeerDelivery(to: service, backoff: backoffs[service], clock: clock, activity: activity, logger: logger)
    }

    /// Messages of a store that a peer refuses for good; the store has ``Quarantine/migration``. Blocks until running writes are done: call it
    /// while building.
    ///
    /// - Throws: what reading the store throws.
    public func quarantine(of store: Store) async throws -> Quarantine { try await Quarantine(store: store, metrics: metrics, logger: logger) }
}
