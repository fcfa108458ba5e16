/// Pushes that were enqueued a moment ago: most are claimed at once, and need not be read and decoded again. What is not here is read from the
/// store. What was not claimed for a while is forgotten: its lane is closed, or it is cancelled, expired or erased.
struct RecentPushes: Sendable {
    private struct Entry {
        var push: QueuedPush
        /// Deliveries that were not claimed.
        var left: Int
    }

    /// Bounds, in deliveries.
    static let most = 4_000
    /// A push with more devices is read from the store: it is decoded once for all that are claimed together.
    static let mostDevices = 20
    static let lifetime = Duration.seconds(5)

    private var entries: [Int64: Entry] = [:]
    private var count = 0
    /// The oldest entry is no older.
    private var since: ContinuousClock.Instant?

    /// Keeps a push, where there is room.
    mutating func add(_ push: QueuedPush, row: Int64, deliveries: Int, now: ContinuousClock.Instant) {
        guard deliveries <= Self.mostDevices, count + deliveries <= Self.most, entries[row] == nil else { return }
        if entries.isEmpty { since = now }
        entries[row] = Entry(push: push, left: deliveries)
        count += deliveries
    }

    /// The push of a delivery that is claimed. Nil for a device that came with a later call.
    mutating func take(row: Int64, for device: @autoclosure () -> String) -> QueuedPush? {
        guard !entries.isEmpty, let entry = entries[row], entry.push.target(of: device()) != nil else { return nil }
        count -= 1
        if entry.left > 1 { entries[row]?.left -= 1 } else { entries[row] = nil }
        return entry.push
    }

    /// Forgets everything once the oldest entry has reached its lifetime: what is being claimed leaves long before.
    mutating func forgetOld(now: ContinuousClock.Instant) {
        guard let since, now - since > Self.lifetime else { return }
        entries = [:]
        count = 0
        self.since = nil
    }
}
