import ServiceKit
import Synchronization

/// The mass guard of REG-20: a burst of "dead" verdicts is more likely our mistake, or the provider's, than the users'.
///
/// Counts the verdicts of one app and provider over the last minute, in buckets of a second.
struct VerdictWindow: Sendable {
    static let windowSeconds: Int64 = 60
    /// Fewer verdicts than this prove nothing.
    static let leastVerdicts = 20

    private struct Bucket {
        var second: Int64
        var all = 0
        var dead = 0
    }

    private var buckets: [Bucket] = []

    /// Counts one verdict.
    mutating func add(isDead: Bool, nowMs: Int64) {
        let second = nowMs / 1_000
        if buckets.last?.second != second {
            buckets.removeAll { $0.second <= second - Self.windowSeconds }
            buckets.append(Bucket(second: second))
        }
        buckets[buckets.count - 1].all += 1
        if isDead { buckets[buckets.count - 1].dead += 1 }
    }

    /// Whether so many of the last minute's verdicts are "dead" that none should be believed without asking.
    func isSuspicious(ratio: Double, nowMs: Int64) -> Bool {
        let oldest = nowMs / 1_000 - Self.windowSeconds
        var (all, dead) = (0, 0)
        for bucket in buckets where bucket.second > oldest {
            all += bucket.all
            dead += bucket.dead
        }
        return all >= Self.leastVerdicts && Double(dead) > ratio * Double(all)
    }
}

/// One ``VerdictWindow`` for each app and provider.
final class InvalidationGuard: Sendable {
    private struct Key: Hashable {
        var tenant: Tenant
        var provider: String
    }

    private let windows = Mutex<[Key: VerdictWindow]>([:])

    /// Counts a verdict and says whether "dead" ones of this app and provider must wait for an operator.
    ///
    /// - Parameter ratio: `invalidation_guard_ratio`; nil switches the guard off.
    func mustHold(tenant: Tenant, provider: String, isDead: Bool, ratio: Double?, nowMs: Int64) -> Bool {
        guard let ratio else { return false }
        return windows.withLock { windows in
            let key = Key(tenant: tenant, provider: provider)
            windows[key, default: VerdictWindow()].add(isDead: isDead, nowMs: nowMs)
            return isDead && (windows[key]?.isSuspicious(ratio: ratio, nowMs: nowMs) ?? false)
        }
    }

    /// Forgets the last minute, after an operator has decided.
    func reset(tenant: Tenant, provider: String) {
        windows.withLock { _ = $0.removeValue(forKey: Key(tenant: tenant, provider: provider)) }
    }
}
