import ServiceKit

/// A token bucket in steady domain time: paces sends per app (DISP-27), and the quota of a lane (``QuotaWindow``).
///
/// The limiter delays and never drops: `take` grants available tokens, and `nextGrant` is the time to ask again.
struct TokenBucket: Sendable, Hashable {
    /// Tokens a second.
    private(set) var ratePerSecond: Double
    /// Most tokens that can be saved up.
    private(set) var burst: Double
    private var tokens: Double
    private var refilledAt: SteadyInstant

    /// A full bucket, or an empty one.
    init(ratePerSecond: Double, burst: Double, isEmpty: Bool = false, now: SteadyInstant) {
        self.ratePerSecond = max(ratePerSecond, 0.001)
        self.burst = max(burst, 1)
        self.tokens = isEmpty ? 0 : max(burst, 1)
        self.refilledAt = now
    }

    /// `send_rate_per_second` of an app: burst of one second.
    ///
    /// - Parameter share: the dispatcher's part of the rate. With less than the whole the bucket begins empty: the others may have spent the burst.
    static func sendRate(perSecond rate: Int, share: Double = 1, now: SteadyInstant) -> TokenBucket {
        TokenBucket(ratePerSecond: Double(rate) * share, burst: Double(rate) * share, isEmpty: share < 1, now: now)
    }

    /// Whole tokens there at `now`.
    mutating func available(at now: SteadyInstant) -> Int {
        refill(now)
        return wholeTokens
    }

    /// Takes up to `wanted` tokens and returns how many it got.
    mutating func take(_ wanted: Int, at now: SteadyInstant) -> Int {
        refill(now)
        let granted = min(max(wanted, 0), wholeTokens)
        tokens = max(0, tokens - Double(granted))
        return granted
    }

    /// Gives back tokens of sends that did not happen.
    mutating func giveBack(_ count: Int) {
        tokens = min(burst, tokens + Double(count))
    }

    /// Drops saved tokens above `most`.
    mutating func keep(atMost most: Double, at now: SteadyInstant) {
        refill(now)
        tokens = min(tokens, most)
    }

    /// When to ask again: when the bucket has one token, or the tokens of 50 ms if these are more. So a fast bucket does not wake its owner for each
    /// token.
    mutating func nextGrant(after now: SteadyInstant) -> SteadyInstant {
        nextGrant(of: max(1, ratePerSecond * 0.05), after: now)
    }

    /// When the bucket has `wanted` tokens, or all that it holds.
    mutating func nextGrant(of wanted: Double, after now: SteadyInstant) -> SteadyInstant {
        refill(now)
        let wanted = min(wanted, burst)
        guard tokens < wanted else { return now }
        let milliseconds = ((wanted - tokens) / ratePerSecond * 1_000).rounded(.up)
        return SteadyInstant(milliseconds: now.milliseconds + max(1, Int64(milliseconds)))
    }

    /// Follows a changed policy or share without forgetting what was spent. A higher rate gives no tokens at once.
    mutating func change(ratePerSecond newRate: Double, burst newBurst: Double, at now: SteadyInstant) {
        refill(now)
        ratePerSecond = max(newRate, 0.001)
        burst = max(newBurst, 1)
        tokens = min(tokens, burst)
    }

    /// A millionth of slack: thousands of small refills must not lose the token they add up to.
    private var wholeTokens: Int { Int(tokens + 1e-6) }

    private mutating func refill(_ now: SteadyInstant) {
        let elapsed = now.milliseconds - refilledAt.milliseconds
        guard elapsed > 0 else { return }
        tokens = min(burst, tokens + Double(elapsed) * ratePerSecond / 1_000)
        refilledAt = now
    }
}
