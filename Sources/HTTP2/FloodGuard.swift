import NIOCore

/// A token bucket for frames that cost us work and the peer almost nothing.
struct FloodGuard {
    private let burst: Double
    private let perNanosecond: Double
    private var tokens: Double
    private var refilledAt: NIODeadline

    init(burst: Int, perSecond: Int, now: NIODeadline) {
        self.burst = Double(burst)
        perNanosecond = Double(perSecond) / 1_000_000_000
        tokens = Double(burst)
        refilledAt = now
    }

    /// Allows the peer further frames because of our own: peers answer each DATA frame with WINDOW_UPDATE, some also with a PING.
    mutating func earn(_ count: Double) { tokens = min(burst, tokens + count) }

    /// Counts one frame; `false` when the limit is exceeded.
    mutating func admit(now: NIODeadline) -> Bool {
        let elapsed = (now - refilledAt).nanoseconds
        if elapsed > 0 {
            tokens = min(burst, tokens + Double(elapsed) * perNanosecond)
            refilledAt = now
        }
        guard tokens >= 1 else { return false }
        tokens -= 1
        return true
    }
}
