import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Takes out of sending what a job found dead, as the mass guard and operators let it (REG-20, trap T20): a mistake of ours must not empty an
/// app. When more of a provider's active devices are due than the guard would believe, or verdicts on that provider are paused, the job's
/// verdicts wait for an operator like a burst of dead tokens.
struct GuardedInvalidation: Sendable {
    let policy: Policy
    /// The finding as alarms name it.
    let code: String
    /// What the due devices do, for operators: `keep failing`.
    let finding: String

    /// How many active devices there are of each provider with devices due, and how many of them are due; judged once a round. It takes reading
    /// all devices of an app.
    private var shares: [PushTokenType: DueShare] = [:]
    private var judged: Set<PushTokenType> = []
    /// See ``AppJob/alarms``.
    private(set) var alarms: [GuardAlarm] = []
    /// See ``AppJob/pendingVerdicts``.
    private(set) var pendingVerdicts = 0

    init(policy: Policy, code: String, finding: String) {
        (self.policy, self.code, self.finding) = (policy, code, finding)
    }

    /// Counts the devices of providers with devices due.
    ///
    /// - Parameter condition: makes a device due.
    mutating func count(_ types: [PushTokenType], of tenant: Tenant, condition: DueShare.Condition, in store: Store) async throws {
        guard !types.isEmpty else { return }
        let counted = try await DueShare.count(tenant, condition, store)
        for type in types { shares[type] = counted[type] ?? DueShare() }
    }

    /// Whether the devices of a provider were counted. A device that became due after the count waits for the next round.
    func isCounted(_ type: PushTokenType) -> Bool { shares[type] != nil }

    /// Takes devices of one provider out of sending, or lets their verdicts wait.
    mutating func apply(
        to due: [DeviceRow], of type: PushTokenType, tenant: Tenant, nowMs: Int64, _ database: Database, reason: (DeviceRow) -> String
    ) throws {
        guard !due.isEmpty else { return }
        let rules = TokenReports(policy: policy, nowMs: nowMs)
        let source = VerdictSource(tenant: tenant, provider: type.name)
        try pauseIfSuspicious(source, type, rules, database)
        let waits = if case .paused = try InvalidationMode.current(of: source, nowMs: nowMs, database) { true } else { false }
        for device in due {
            guard waits else {
                try rules.invalidate(device, .dead, provider: source.provider, reason: reason(device), database)
                continue
            }
            let verdict = PendingInvalidation(
                provider: source.provider, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
                reason: reason(device), observedAtMs: nowMs)
            try verdict.insert(tenant: tenant, nowMs: nowMs, database)
        }
        if waits { pendingVerdicts += due.count }
    }

    private mutating func pauseIfSuspicious(
        _ source: VerdictSource, _ type: PushTokenType, _ rules: TokenReports, _ database: Database
    ) throws {
        guard judged.insert(type).inserted else { return }
        guard case .guarded = try InvalidationMode.current(of: source, nowMs: rules.nowMs, database) else { return }
        guard let share = shares[type] else { return }
        let (active, due) = (UInt32(clamping: share.active), UInt32(clamping: share.due))
        guard InvalidationGuard.isSuspicious(answers: active, dead: due, ratio: policy.invalidationGuardRatio) else { return }
        try rules.pause(source, "\(share.due) of \(share.active) active devices \(finding)", by: .registry, database)
        alarms.append(GuardAlarm(source: source, answers: active, dead: due, code: code))
    }
}
