import ServiceKit

/// A queue that finds deliveries by itself: others than this process put them into it. Its feeder runs beside the engine.
protocol FedPushQueue: PushQueue {
    /// Fetches deliveries and renews leases until its task is cancelled; then gives back what nobody claimed.
    ///
    /// - Parameter arrived: takes news for the engine.
    /// - Throws: `CancellationError`.
    func feed(_ arrived: @escaping @Sendable (QueueArrival) async -> Void) async throws
}

/// What a feeder found.
struct QueueArrival: Sendable {
    /// Routes with ready deliveries.
    var ready: [ReadyRoute] = []
    /// When a delivery becomes due or ends; nil: none does.
    var nextDue: Instant?
    /// Deliveries that had ended before this process got them.
    var expired = 0
    var cancelled = 0
    var wroteReports = false

    var isEmpty: Bool { ready.isEmpty && nextDue == nil && expired == 0 && cancelled == 0 && !wroteReports }
}
