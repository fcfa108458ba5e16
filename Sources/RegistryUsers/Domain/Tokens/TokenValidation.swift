import ServiceKit

/// Which tokens of an app are to be validated with a silent push, and how fast (REG-19, DISP-31): every token once after its registration
/// (REG-12), and each again after every cycle where the policy has one.
struct TokenValidation: Sendable {
    /// A probe of which nothing was heard is repeated after this long.
    static let silenceMs = Duration.days(1).wholeMilliseconds
    /// Without a cycle, a token of which nothing is heard is asked about for so long after its device was last used: it registered, or a verdict
    /// on it was undone.
    private static let newMs = Duration.days(7).wholeMilliseconds
    /// Devices of one call.
    static let largestBatch = 1_000

    let tenant: Tenant
    private let cycleMs: Int64?
    private let perSecond: Int

    init(tenant: Tenant, policy: Policy) {
        self.tenant = tenant
        cycleMs = policy.deviceLifecycle.validationDays.map { Duration.days($0).wholeMilliseconds }
        // At most a tenth of the send rate.
        perSecond = max(1, policy.sendRatePerSecond / 10)
    }

    /// Devices of one batch.
    var batchSize: Int { min(Self.largestBatch, perSecond) }

    /// How many can be asked about within a time.
    func count(within time: Duration) -> Int { Int(time / .seconds(1)) * perSecond }

    /// How long a batch of this size lasts at the rate of probes.
    func pause(after count: Int) -> Duration { .microseconds(Int64(count) * 1_000_000 / Int64(perSecond)) }

    /// What a device's row says of whether it is to be asked about.
    struct Times: Sendable {
        /// Nil: its token is new.
        var validatedAtMs: Int64?
        var usedAtMs: Int64
        var nextProbeAtMs: Int64?
    }

    /// Whether a device that can be asked is due.
    func isDue(_ times: Times, nowMs: Int64) -> Bool {
        guard (times.nextProbeAtMs ?? 0) <= nowMs else { return false }
        guard let validatedAtMs = times.validatedAtMs else { return cycleMs != nil || times.usedAtMs > nowMs - Self.newMs }
        return cycleMs.map { validatedAtMs <= nowMs - $0 } ?? false
    }

    /// When a device is asked about again whose probe failed softly; without a cycle, not before it has another token.
    func nextCycle(afterMs nowMs: Int64) -> Int64 { cycleMs.map { nowMs + $0 } ?? Int64.max }
}
