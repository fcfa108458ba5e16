import NIOCore

/// Counts what costs us something and the peer next to nothing: a token bucket.
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

    /// What we did ourselves entitles the peer to so many more: each DATA frame we send is answered with WINDOW_UPDATE, and by some with a PING.
    mutating func earn(_ count: Double) { tokens = min(burst, tokens + count) }

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
