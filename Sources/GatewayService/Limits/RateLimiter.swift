import NIOConcurrencyHelpers
import ServiceKit

/// Counts what many do, each within a rate and a burst of their own: a key's whole state is the instant at which its allowance is full again
/// (the generic cell rate algorithm, ITU-T I.371).
final class RateLimiter<Key: Hashable & Sendable>: Sendable {
    /// From one to the next at the steady rate, in microseconds.
    private let interval: Int64
    /// How far ahead of the steady rate a key may be.
    private let tolerance: Int64
    private let mostKeys: Int
    /// When the key's allowance is full again, in microseconds.
    private let fullAgain = NIOLockedValueBox<[Key: Int64]>([:])

    /// - Parameters:
    ///   - count: how many may come in each `period`, on and on.
    ///   - burst: how many may come at once.
    ///   - mostKeys: keys remembered; those whose allowance is full are forgotten first.
    init(_ count: Int, each period: Duration, burst: Int, mostKeys: Int = 100_000) {
        interval = max(1, period.components.seconds * 1_000_000 / Int64(max(1, count)))
        tolerance = interval * Int64(max(1, burst) - 1)
        self.mostKeys = mostKeys
    }

    /// Counts one.
    ///
    /// - Returns: nil when it may be; else how long to wait for the next that may, and nothing is counted.
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

    /// Takes one count back, as if it had not been.
    func giveBack(_ key: Key, now: SteadyInstant) {
        let now = now.milliseconds * 1_000
        fullAgain.withLockedValue { keys in
            guard let full = keys[key] else { return }
            keys[key] = full - interval > now ? full - interval : nil
        }
    }

    /// Rather than refuse newcomers, or grow without end, everybody begins anew.
    private static func makeRoom(_ keys: inout [Key: Int64], _ now: Int64, _ mostKeys: Int) {
        keys = keys.filter { $0.value > now }
        if keys.count >= mostKeys { keys.removeAll() }
    }
}
