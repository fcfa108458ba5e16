import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Invalidates devices that a job found dead, with the mass guard (REG-20): an error of Carillon must not invalidate all devices of an app.
/// When too many of a provider's active devices are due, or an operator has paused its verdicts, the job's verdicts become pending.
struct GuardedInvalidation: Sendable {
    let policy: Policy
    /// The code of the finding in alarms.
    let code: String
    /// The finding in words for operators: `keep failing`.
    let finding: String

    /// Active and due devices of each provider with due devices, counted once a round, because the count reads all devices of an app.
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
    mutating func count(_ types: [PushTokenType], of tenant: CommonV1.Tenant, condition: DueShare.Condition, in store: Store) async throws {
        guard !types.isEmpty else { return }
        let counted = try await DueShare.count(tenant, condition, store)
        for type in types { shares[type] = counted[type] ?? DueShare() }
    }

    /// Whether the devices of a provider were counted. A device that became due after the count waits for the next round.
    func isCounted(_ type: PushTokenType) -> Bool { shares[type] != nil }

    /// Invalidates devices of one provider, or makes their verdicts pending.
    mutating func apply(
        to due: [DeviceRecord], of type: PushTokenType, tenant: CommonV1.Tenant, now: Instant, _ database: Database, reason: (DeviceRecord) -> String
    ) throws {
        guard !due.isEmpty else { return }
        let rules = TokenReports(policy: policy, now: now)
        let source = VerdictSource(tenant: tenant, provider: type.name)
        try pauseIfSuspicious(source, type, rules, database)
        let waits = if case .paused = try InvalidationModeTable.current(of: source, now: now, database) { true } else { false }
        for device in due {
            guard waits else {
                try rules.invalidate(device, .dead, provider: source.provider, reason: reason(device), database)
                continue
            }
            let verdict = PendingInvalidation(
                provider: source.provider, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
                reason: reason(device), observedAt: now)
            try PendingInvalidationTable.insert(verdict, tenant: tenant, now: now, database)
        }
        if waits { pendingVerdicts += due.count }
    }

    private mutating func pauseIfSuspicious(
        _ source: VerdictSource, _ type: PushTokenType, _ rules: TokenReports, _ database: Database
    ) throws {
        guard judged.insert(type).inserted else { return }
        guard case .guarded = try InvalidationModeTable.current(of: source, now: rules.now, database) else { return }
        guard let share = shares[type] else { return }
        let (active, due) = (UInt32(clamping: share.active), UInt32(clamping: share.due))
        guard InvalidationGuard.isSuspicious(answers: active, dead: due, ratio: policy.invalidationGuardRatio) else { return }
        try rules.pause(source, "\(share.due) of \(share.active) active devices \(finding)", by: .registry, database)
        alarms.append(GuardAlarm(source: source, answers: active, dead: due, code: code))
    }
}
