import NIOCore

/// When a pool may try its next connection. It prevents connect storms, and tries a provider that is down less and less often. Real time,
/// because it protects the peer.
///
/// Two limits together: a budget of attempts (`burst` at once, one more every `refillInterval`), and after failures in a row an
/// exponential wait with jitter. The loss of a connection that had answered is not a failure: the first reconnect is immediate.
struct ReconnectPacing: Sendable {
    struct Settings: Sendable, Hashable {
        /// Attempts that may follow each other at once.
        var burst = 16
        /// One more attempt is allowed this often.
        var refillInterval: TimeAmount = .seconds(2)
        /// Wait after the first failure.
        var firstDelay: TimeAmount = .milliseconds(500)
        var growth = 1.6
        var longestDelay: TimeAmount = .seconds(60)
        /// Random share of a wait, both ways: several dispatchers do not come back together.
        var jitter = 0.2

        init() {}
    }

    let settings: Settings
    private var failuresInARow = 0
    private var earliest: NIODeadline = .uptimeNanoseconds(0)
    private var budget: Double
    private var budgetAt: NIODeadline

    init(settings: Settings = Settings(), now: NIODeadline) {
        self.settings = settings
        self.budget = Double(settings.burst)
        self.budgetAt = now
    }

    /// Failures since a connection last gave its first answer.
    var consecutiveFailures: Int { failuresInARow }

    /// When the next attempt may begin; `now` or earlier means at once.
    func nextAttempt(now: NIODeadline) -> NIODeadline {
        let available = refilled(now)
        // A millionth of slack, and rounded up: a caller that comes at the time it was given must not be refused for a rounding error.
        guard available < 1 - 1e-6 else { return max(earliest, now) }
        let wait = ((1 - available) * Double(settings.refillInterval.nanoseconds)).rounded(.up)
        return max(earliest, now + .nanoseconds(Int64(wait)))
    }

    /// An attempt begins now.
    mutating func attemptStarted(now: NIODeadline) {
        budget = max(0, refilled(now) - 1)
        budgetAt = now
    }

    /// An attempt failed, or its connection ended without a single answer.
    /// - Parameter random: in 0 ..< 1, places the wait inside the jitter.
    mutating func failed(now: NIODeadline, random: Double) {
        failuresInARow += 1
        var delay = Double(settings.firstDelay.nanoseconds)
        for _ in 1..<min(failuresInARow, 32) { delay *= settings.growth }
        delay = min(delay, Double(settings.longestDelay.nanoseconds))
        delay *= 1 + settings.jitter * (random * 2 - 1)
        earliest = now + .nanoseconds(Int64(delay))
    }

    /// A connection gave its first answer. An established connection alone does not count: a broken peer may accept it and end it again.
    mutating func succeeded() {
        failuresInARow = 0
        earliest = .uptimeNanoseconds(0)
    }

    private func refilled(_ now: NIODeadline) -> Double {
        let elapsed = Double((now - budgetAt).nanoseconds)
        return min(Double(settings.burst), budget + max(0, elapsed) / Double(max(1, settings.refillInterval.nanoseconds)))
    }
}
