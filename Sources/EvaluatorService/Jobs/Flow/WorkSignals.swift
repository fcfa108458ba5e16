import ServiceKit

/// Wakes the workers.
struct WorkSignals: Sendable {
    /// Events were committed.
    let events: WorkSignal
    /// Batches were committed to the outbox.
    let outbox: WorkSignal
    /// Outcomes of refused pushes were committed to their outbox.
    let outcomes: WorkSignal
    /// Due items were committed, or may be due at another time.
    let dueItems: WorkSignal

    init(activity: ActivityTracker, dueItems: WorkSignal) {
        self.dueItems = dueItems
        events = WorkSignal(activity: activity)
        outbox = WorkSignal(activity: activity)
        outcomes = WorkSignal(activity: activity)
    }
}
