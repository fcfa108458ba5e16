import ServiceKit

/// The limits of the queue.
struct QueueLimits: Sendable, Hashable {
    /// Most deliveries in memory at once, over all lanes. Bounds memory regardless of policies.
    var inFlight = 20_000
    /// Unfinished deliveries beyond which callers are told to hold broadcasts back (DR-06).
    var crowded = 1_000_000
    /// Unfinished deliveries beyond which pushes are refused (``IntakeGate``).
    var queued = 10_000_000
}

extension QueueLimits {
    /// Keys: `queue.in_flight_limit`, `queue.broadcast_limit`, `queue.limit`.
    ///
    /// - Throws: an error naming the key and the rule.
    init(_ config: ServiceConfig) throws {
        self.init()
        inFlight = try config.int("queue.in_flight_limit", range: 1...1_000_000, default: inFlight)
        crowded = try config.int("queue.broadcast_limit", range: 1_000...1_000_000_000, default: crowded)
        queued = try config.int("queue.limit", range: 1_000...1_000_000_000, default: queued)
    }
}
