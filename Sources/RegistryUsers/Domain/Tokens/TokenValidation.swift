import CarillonAPI
import ServiceKit

/// The tokens of an app to validate with a silent push, and their pace (REG-19, DISP-31): every token once after its registration (REG-12), and again
/// after every cycle if the policy has one.
struct TokenValidation: Sendable {
    /// The time after which a probe without a result is repeated.
    static let silence = Duration.days(1)
    /// Without a cycle, a token without a result is probed until this time after the last use of its device: a registration, or the undo of a
    /// verdict.
    private static let newTokenAge = Duration.days(7)
    /// Devices of one call.
    static let largestBatch = 1_000

    let tenant: CommonV1.Tenant
    private let cycle: Duration?
    private let perSecond: Int

    init(tenant: CommonV1.Tenant, policy: Policy) {
        self.tenant = tenant
        cycle = policy.deviceLifecycle.validationDays.map { .days($0) }
        // At most a tenth of the send rate.
        perSecond = max(1, policy.sendRatePerSecond / 10)
    }

    /// Devices of one batch.
    var batchSize: Int { min(Self.largestBatch, perSecond) }

    /// The number of probes within a time.
    func count(within time: Duration) -> Int { Int(time / .seconds(1)) * perSecond }

    /// The duration of a batch at the rate of probes.
    func pause(after count: Int) -> Duration { .microseconds(Int64(count) * 1_000_000 / Int64(perSecond)) }

    /// The columns that decide whether a device is due for a probe.
    struct Times: Sendable {
        /// Nil: its token is new.
        var validatedAt: Instant?
        var usedAt: Instant
        var nextProbeAt: Instant?
    }

    /// Whether a device that can get probes is due.
    func isDue(_ times: Times, now: Instant) -> Bool {
        if let nextProbe = times.nextProbeAt, nextProbe > now { return false }
        guard let validated = times.validatedAt else { return cycle != nil || times.usedAt > now - Self.newTokenAge }
        return cycle.map { validated <= now - $0 } ?? false
    }

    /// The next probe after a soft failure; without a cycle, not before the device has another token.
    func nextCycle(after now: Instant) -> Instant { cycle.map { now + $0 } ?? Instant(milliseconds: .max) }
}
