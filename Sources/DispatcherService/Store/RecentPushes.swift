import CarillonAPI
import ServiceKit

/// Caches pushes that were just enqueued, so that a claim need not read and decode them again. Other pushes are read from the store. Pushes that are
/// not claimed for a while are dropped: their lane is closed, or they were cancelled, expired or erased.
///
/// Each delivery is taken at most once, at its first claim. Until then its row says what was enqueued, or is no longer ready: whenever a
/// stored push is changed, because it is cancelled, withdrawn or gets more devices, the queue empties the cache.
struct RecentPushes: Sendable {
    /// A delivery that was never claimed before.
    struct Delivery: Sendable {
        var push: QueuedPush
        /// The place of its target in the push.
        var place: Int
        /// When the queue expires it.
        var queuedUntil: Instant
    }

    private struct Entry {
        var push: QueuedPush
        var queuedUntil: Instant
        /// A bit for each delivery that was not claimed yet, by its place.
        var unclaimed: UInt32
    }

    /// Most deliveries of all entries.
    static let most = 4_000
    /// A push with more devices is read from the store, where one claim decodes it once for many deliveries. At most the bits of an entry.
    static let mostDevices = 20
    static let lifetime = Duration.seconds(5)

    private var entries: [Int64: Entry] = [:]
    private var count = 0
    /// When the cache was last empty; no entry is older.
    private var since: ContinuousClock.Instant?

    /// Adds a new push if there is room. Each of its targets is a new delivery, in their order.
    mutating func add(_ push: QueuedPush, row: Int64, queuedUntil: Instant, now: ContinuousClock.Instant) {
        let deliveries = push.message.targets.count
        guard deliveries <= Self.mostDevices, count + deliveries <= Self.most, entries[row] == nil else { return }
        if entries.isEmpty { since = now }
        entries[row] = Entry(push: push, queuedUntil: queuedUntil, unclaimed: (1 << UInt32(deliveries)) - 1)
        count += deliveries
    }

    /// The delivery that is claimed. Nil when its push is not cached, when a later call added its device, and when it was claimed before.
    mutating func take(_ delivery: Int64) -> Delivery? {
        guard !entries.isEmpty, let index = entries.index(forKey: DeliveryKey.push(ofDelivery: delivery)) else { return nil }
        let (entry, place) = (entries.values[index], DeliveryKey.place(ofDelivery: delivery))
        // A shift by more than the bits gives 0.
        let bit = UInt32(1) << place
        guard entry.unclaimed & bit != 0 else { return nil }
        count -= 1
        if entry.unclaimed == bit { entries.remove(at: index) } else { entries.values[index].unclaimed &= ~bit }
        return Delivery(push: entry.push, place: Int(place), queuedUntil: entry.queuedUntil)
    }

    /// Drops all entries when the oldest one has reached its lifetime. Pushes on an open lane are claimed long before.
    mutating func forgetOld(now: ContinuousClock.Instant) {
        guard let since, now - since > Self.lifetime else { return }
        entries = [:]
        count = 0
        self.since = nil
    }
}
