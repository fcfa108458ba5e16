import ServiceKit

/// Wakes the workers.
struct WorkSignals: Sendable {
    /// Events were committed.
    let events: WorkSignal
    /// Batches were committed to the outbox.
    let outbox: WorkSignal
    /// Outcomes of refused pushes were committed to their outbox.
    let outcomes: WorkSignal

    init(activity: ActivityTracker) {
        events = WorkSignal(activity: activity)
        outbox = WorkSignal(activity: activity)
        outcomes = WorkSignal(activity: activity)
    }
}
