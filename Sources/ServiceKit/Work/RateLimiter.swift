import Synchronization

/// Limits how often something happens for each of many keys, such as users: once an ``interval`` on average, and up to ``most`` times at once. In
/// memory: a restart clears it.
public final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    /// Average time between two uses of a key.
    public let interval: Duration
    /// Uses at once, after as many intervals without one.
    public let most: Int
    /// Most keys in memory. Keys whose uses no longer count are dropped first, then all.
    private let mostKeys: Int
    /// The instant at which a key's uses no longer count: each adds one ``interval``.
    private let paidOff = Mutex<[Key: SteadyInstant]>([:])

    /// Shortest wait in an answer: clients read whole seconds (`Retry-After`).
    private static var shortestWait: Duration { .seconds(1) }

    /// - Parameters:
    ///   - most: uses at once, at least 1.
    ///   - interval: average time between two uses.
    ///   - mostKeys: keys in memory. Where there are more, some may be used too often.
    public init(most: Int, interval: Duration, mostKeys: Int = 10_000) {
        self.most = most
        self.interval = interval
        self.mostKeys = mostKeys
    }

    /// Counts a use of a key, unless the key was used too often. A refused use does not count.
    ///
    /// - Returns: nil where the use is allowed; otherwise how long to wait, at least a second.
    public func take(_ key: Key, at now: SteadyInstant) -> Duration? {
        paidOff.withLock { paidOff in
            let before = max(paidOff[key] ?? now, now)
            let wait = before - now - interval * (most - 1)
            guard wait <= .zero else { return max(wait, Self.shortestWait) }
            if paidOff.count >= mostKeys {
                paidOff = paidOff.filter { now < $0.value }
                if paidOff.count >= mostKeys { paidOff.removeAll() }
            }
            paidOff[key] = before + interval
            return nil
        }
    }

    /// Takes a use back, which failed.
    public func giveBack(_ key: Key) {
        paidOff.withLock { paidOff in if let until = paidOff[key] { paidOff[key] = until - interval } }
    }
}
