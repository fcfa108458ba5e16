import NIOConcurrencyHelpers
import ServiceKit

/// Limits the rate and the burst of each key by the generic cell rate algorithm (ITU-T I.371). The state of a key is the instant at which its
/// allowance is full again.
final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    /// Time between two at the steady rate, in microseconds.
    private let interval: Int64
    /// How far ahead of the steady rate a key may be.
    private let tolerance: Int64
    private let mostKeys: Int
    /// When the key's allowance is full again, in microseconds.
    private let fullAgain = NIOLockedValueBox<[Key: Int64]>([:])

    /// - Parameters:
    ///   - count: the most in each `period`.
    ///   - burst: the most at once.
    ///   - mostKeys: the most keys in memory; keys with a full allowance are dropped first.
    init(_ count: Int, each period: Duration, burst: Int, mostKeys: Int = 100_000) {
        interval = max(1, period.components.seconds * 1_000_000 / Int64(max(1, count)))
        tolerance = interval * Int64(max(1, burst) - 1)
        self.mostKeys = mostKeys
    }

    /// Counts one.
    ///
    /// - Returns: nil: allowed. Otherwise the time to wait; then nothing is counted.
    func take(_ key: Key, now: SteadyInstant) -> Duration? {
        let now = now.milliseconds * 1_000
        return fullAgain.withLockedValue { keys in
            let full = max(now, keys[key] ?? now)
            guard full - now <= tolerance else { return .microseconds(full - now - tolerance) }
            if keys.count >= mostKeys, keys[key] == nil { Self.makeRoom(&keys, now, mostKeys) }
            keys[key] = full + interval
            return nil
        }
    }

    /// Takes one count back.
    func giveBack(_ key: Key, now: SteadyInstant) {
        let now = now.milliseconds * 1_000
        fullAgain.withLockedValue { keys in
            guard let full = keys[key] else { return }
            keys[key] = full - interval > now ? full - interval : nil
        }
    }

    /// Drops all keys when the table is full of active ones, rather than refuse new keys or grow without limit.
    private static func makeRoom(_ keys: inout [Key: Int64], _ now: Int64, _ mostKeys: Int) {
        keys = keys.filter { $0.value > now }
        if keys.count >= mostKeys { keys.removeAll() }
    }
}
