import NIOCore

/// Counts frames that cost us something and the peer next to nothing (PING, SETTINGS, PRIORITY, empty DATA): a token bucket.
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

    /// Counts one frame; `false` when the peer has gone too far.
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
