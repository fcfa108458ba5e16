import ServiceKit

/// A provider's token bucket for one project. It is filled completely in each interval, which begins with the first request after the last fill
/// (providers.md §2.3). Used for messages, and for changes of topic subscriptions.
struct IntervalQuota {
    private let limit: Int
    private let interval: Duration
    private var remaining: Int
    private var fillsAt: Instant?

    init(_ limit: Int, per interval: Duration) {
        self.limit = limit
        self.interval = interval
        remaining = limit
    }

    /// Takes `count` tokens; returns false when fewer are left. Requests that are refused for other reasons take tokens too.
    mutating func take(_ count: Int = 1, at now: Instant) -> Bool {
        if fillsAt.map({ now >= $0 }) ?? true {
            remaining = limit
            fillsAt = now + interval
        }
        guard remaining >= count else { return false }
        remaining -= count
        return true
    }
}
