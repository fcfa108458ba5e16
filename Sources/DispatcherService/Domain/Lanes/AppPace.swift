import ServiceKit

/// Pace and bounds of one app.
struct AppPace: Sendable {
    private(set) var policy: Policy
    /// The rules for attempts, and those for probes. Made once a policy, because each attempt reads them.
    private(set) var rules: AttemptRules
    private(set) var probeRules: AttemptRules
    /// The dispatcher's share of `send_rate_per_second` (DISP-27).
    var sendRate: TokenBucket
    private var share: Double

    /// - Parameter share: the dispatcher's part of the rate, above 0 and at most 1.
    init(policy: Policy, share: Double, now: SteadyInstant) {
        self.policy = policy
        self.share = share
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
        self.sendRate = .sendRate(perSecond: policy.sendRatePerSecond, share: share, now: now)
    }

    /// Follows a changed policy.
    mutating func follow(_ policy: Policy, now: SteadyInstant) {
        guard policy !== self.policy else { return }
        let isOtherRate = policy.sendRatePerSecond != self.policy.sendRatePerSecond
        self.policy = policy
        if isOtherRate { divideRate(at: now) }
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
    }

    /// Follows a changed share.
    mutating func follow(share: Double, now: SteadyInstant) {
        guard share != self.share else { return }
        self.share = share
        divideRate(at: now)
    }

    private mutating func divideRate(at now: SteadyInstant) {
        let rate = Double(policy.sendRatePerSecond) * share
        sendRate.change(ratePerSecond: rate, burst: rate, at: now)
    }
}
