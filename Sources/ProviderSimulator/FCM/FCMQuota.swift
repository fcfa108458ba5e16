import ServiceKit

/// A bucket of FCM's for one project, filled to the top in each interval, counted from the first request after the fill
/// (providers.md §2.3): messages a minute, changes of topic subscriptions a second.
struct FCMQuota {
    private let limit: Int
    private let interval: Duration
    private var remaining: Int
    private var fillsAt: Instant?

    init(_ limit: Int, per interval: Duration) {
        self.limit = limit
        self.interval = interval
        remaining = limit
    }

    /// Takes so many; false when fewer are left. Refusals for other reasons count too; those for the quota do not.
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
