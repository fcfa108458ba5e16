import ServiceKit

/// FCM's bucket of messages per project and minute: filled to the top each minute, counted from the first message after the fill
/// (providers.md §2.3).
struct FCMQuota {
    let perMinute: Int
    private var remaining: Int
    private var fillsAt: Instant?

    init(perMinute: Int) {
        self.perMinute = perMinute
        remaining = perMinute
    }

    /// Takes one message; false when the minute's messages are used up. Refusals for other reasons count too; those for the quota do not.
    mutating func take(at now: Instant) -> Bool {
        if fillsAt.map({ now >= $0 }) ?? true {
            remaining = perMinute
            fillsAt = now + .seconds(60)
        }
        guard remaining > 0 else { return false }
        remaining -= 1
        return true
    }
}
