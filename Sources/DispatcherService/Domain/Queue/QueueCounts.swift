import ServiceKit

struct QueueCounts: Sendable, Hashable {
    var queued: Int { queuedByRoute.values.reduce(0, +) }
    /// By row of the route.
    var queuedByRoute: [Int64: Int] = [:]
    var leased = 0
    /// Between two attempts.
    var waiting: Int { waitingByRoute.values.reduce(0, +) }
    /// By row of the route.
    var waitingByRoute: [Int64: Int] = [:]
    var deadLetters = 0
    /// Creation time of the oldest push that is still queued.
    var oldestQueuedAt: Instant?
    /// The same by row of the route, where it is known.
    var oldestByRoute: [Int64: Instant] = [:]
}

struct HousekeepingEffect: Sendable {
    var ready: [ReadyRoute] = []
    var expired = 0
    /// The next instant at which something becomes due or expires.
    var nextDue: Instant?
    /// False: the step's limit was reached, call again.
    var isComplete = true
}
