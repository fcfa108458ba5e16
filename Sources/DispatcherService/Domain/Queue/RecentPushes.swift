/// Caches pushes that were just enqueued, so that a claim need not read and decode them again. Other pushes are read from the store. Pushes that are
/// not claimed for a while are dropped: their lane is closed, or they were cancelled, expired or erased.
struct RecentPushes: Sendable {
    private struct Entry {
        var push: QueuedPush
        /// Deliveries that were not claimed yet.
        var left: Int
    }

    /// Most deliveries of all entries.
    static let most = 4_000
    /// A push with more devices is read from the store, where one claim decodes it once for many deliveries.
    static let mostDevices = 20
    static let lifetime = Duration.seconds(5)

    private var entries: [Int64: Entry] = [:]
    private var count = 0
    /// When the cache was last empty; no entry is older.
    private var since: ContinuousClock.Instant?

    /// Adds a push if there is room.
    mutating func add(_ push: QueuedPush, row: Int64, deliveries: Int, now: ContinuousClock.Instant) {
        guard deliveries <= Self.mostDevices, count + deliveries <= Self.most, entries[row] == nil else { return }
        if entries.isEmpty { since = now }
        entries[row] = Entry(push: push, left: deliveries)
        count += deliveries
    }

    /// The push of a delivery that is claimed. Nil when it is not cached, or when a later call added the device.
    mutating func take(row: Int64, for device: @autoclosure () -> String) -> QueuedPush? {
        guard !entries.isEmpty, let entry = entries[row], entry.push.target(of: device()) != nil else { return nil }
        count -= 1
        if entry.left > 1 { entries[row]?.left -= 1 } else { entries[row] = nil }
        return entry.push
    }

    /// Drops all entries when the oldest one has reached its lifetime. Pushes on an open lane are claimed long before.
    mutating func forgetOld(now: ContinuousClock.Instant) {
        guard let since, now - since > Self.lifetime else { return }
        entries = [:]
        count = 0
        self.since = nil
    }
}
