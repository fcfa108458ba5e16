import Synchronization

/// Limits how often something happens for each of many keys, such as users: once an interval on average, and a number of times at once (the generic
/// cell rate algorithm, ITU-T I.371). In memory: a restart clears it.
public final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    /// Uses at once, after a long time without one.
    public let most: Int
    /// Average time between two uses of a key, in microseconds.
    private let interval: Int64
    /// How far ahead of that rate a key may be, in microseconds.
    private let tolerance: Int64
    private let mostKeys: Int
    /// When a key's uses no longer count, in microseconds: each use adds one interval.
    private let paidOff = Mutex<[Key: Int64]>([:])

    /// - Parameters:
    ///   - most: uses at once, at least 1.
    ///   - interval: average time between two uses, at least a microsecond.
    ///   - mostKeys: keys in memory. With more, keys whose uses no longer count are dropped, then all keys: no use is refused for it.
    public init(most: Int, interval: Duration, mostKeys: Int = 10_000) {
        let (seconds, attoseconds) = interval.components
        self.interval = max(1, seconds * 1_000_000 + attoseconds / 1_000_000_000_000)
        self.most = max(1, most)
        tolerance = self.interval * Int64(self.most - 1)
        self.mostKeys = mostKeys
    }

    /// Counts a use of a key, unless the key was used too often. A refused use does not count.
    ///
    /// - Returns: nil where the use is allowed; otherwise how long to wait.
    public func take(_ key: Key, at now: SteadyInstant) -> Duration? {
        let now = now.milliseconds * 1_000
        return paidOff.withLock { paidOff in
            let before = max(paidOff[key] ?? now, now)
            guard before - now <= tolerance else { return .microseconds(before - now - tolerance) }
            makeRoom(for: key, in: &paidOff, now: now)
            paidOff[key] = before + interval
            return nil
        }
    }

    /// How long a key must wait for its next use; nil: not at all. Counts nothing.
    public func wait(for key: Key, at now: SteadyInstant) -> Duration? {
        let now = now.milliseconds * 1_000
        let ahead = paidOff.withLock { $0[key] ?? now } - now
        return ahead > tolerance ? .microseconds(ahead - tolerance) : nil
    }

    private func makeRoom(for key: Key, in paidOff: inout [Key: Int64], now: Int64) {
        guard paidOff.count >= mostKeys, paidOff[key] == nil else { return }
        paidOff = paidOff.filter { now < $0.value }
        if paidOff.count >= mostKeys { paidOff.removeAll() }
    }

    /// Counts uses of a key elsewhere: there is none here before the instant. A key that waits for longer goes on to.
    public func follow(_ key: Key, until: SteadyInstant, at now: SteadyInstant) {
        paidOff.withLock { paidOff in
            makeRoom(for: key, in: &paidOff, now: now.milliseconds * 1_000)
            paidOff[key] = max(paidOff[key] ?? 0, until.milliseconds * 1_000 + tolerance)
        }
    }

    /// Forgets all uses of a key.
    public func free(_ key: Key) { paidOff.withLock { $0[key] = nil } }

    /// Takes back a use that failed.
    public func giveBack(_ key: Key) {
        paidOff.withLock { paidOff in if let until = paidOff[key] { paidOff[key] = until - interval } }
    }
}
