import ServiceKit

/// Pace and bounds of one app.
struct AppPace: Sendable {
    private(set) var policy: Policy
    /// The rules for attempts, and those for probes. Made once a policy, because each attempt reads them.
    private(set) var rules: AttemptRules
    private(set) var probeRules: AttemptRules
    /// `send_rate_per_second` (DISP-27).
    var sendRate: TokenBucket

    init(policy: Policy, now: SteadyInstant) {
        self.policy = policy
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
        self.sendRate = .sendRate(perSecond: policy.sendRatePerSecond, now: now)
    }

    /// Follows a changed policy.
    mutating func follow(_ policy: Policy, now: SteadyInstant) {
        guard policy !== self.policy else { return }
        if policy.sendRatePerSecond != self.policy.sendRatePerSecond {
            let rate = Double(policy.sendRatePerSecond)
            sendRate.change(ratePerSecond: rate, burst: rate, at: now)
        }
        self.policy = policy
        rules = AttemptRules(policy)
        probeRules = AttemptRules(probing: policy)
    }
}
