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
    /// See ``TidyJob/alarms``.
    private(set) var alarms: [GuardAlarm] = []
    /// See ``TidyJob/held``.
    private(set) var held = 0

    init(policy: Policy, code: String, finding: String) {
        (self.policy, self.code, self.finding) = (policy, code, finding)
    }

    /// SQL for due devices of which no verdict waits already.
    static let notHeldSQL = """
        NOT EXISTS (
            SELECT 1 FROM held_invalidations AS held WHERE held.organization_id = devices.organization_id
                AND held.app_id = devices.app_id AND held.provider = devices.push_token_type
                AND held.push_device_id = devices.push_device_id)
        """

    /// Counts the devices of providers with devices due.
    ///
    /// - Parameters:
    ///   - isDue: SQL on a row of `devices`, with one argument.
    ///   - limit: that argument.
    mutating func count(_ types: [PushTokenType], of tenant: Tenant, isDue: String, _ limit: Int64, in store: Store) async throws {
        guard !types.isEmpty else { return }
        let counted = try await DueShare.count(tenant, isDue: isDue, limit, store)
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
        let source = VerdictSource(tenant: tenant, provider: type.rawValue)
        try pauseIfSuspicious(source, type, rules, database)
        let waits = if case .paused = try InvalidationMode.current(of: source, nowMs: nowMs, database) { true } else { false }
        for device in due {
            guard waits else {
                try rules.invalidate(device, .dead, provider: source.provider, reason: reason(device), database)
                continue
            }
            let verdict = HeldVerdict(
                provider: source.provider, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
                reason: reason(device), observedAtMs: nowMs)
            try verdict.hold(tenant: tenant, nowMs: nowMs, database)
        }
        if waits { held += due.count }
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

/// The active devices of one provider, and those of them that a job would take out of sending.
private struct DueShare: Sendable {
    var active: Int64 = 0
    var due: Int64 = 0

    /// Devices of one reading: while one lasts, the store's log cannot be folded and grows.
    private static let page = 2_000

    /// Counts an app's devices page by page, beside the writer. What registers or dies meanwhile may be in it or not.
    static func count(_ tenant: Tenant, isDue: String, _ limit: Int64, _ store: Store) async throws -> [PushTokenType: DueShare] {
        var (shares, last, found) = ([PushTokenType: DueShare](), (user: "", device: ""), page)
        while found == page {
            try Task.checkCancellation()
            (shares, last, found) = try await store.read { [shares, last] database in
                var (shares, last, found) = (shares, last, 0)
                let rows = try Row.fetchCursor(
                    database.cachedStatement(
                        sql: """
                            SELECT user_id, device_id, push_token_type, \(isDue), status = 'active' FROM devices
                            WHERE organization_id = ? AND app_id = ? AND (user_id, device_id) > (?, ?)
                            ORDER BY user_id, device_id LIMIT ?
                            """), arguments: [limit, tenant.organization, tenant.app, last.user, last.device, page])
                while let row = try rows.next() {
                    last = (row[0], row[1])
                    found += 1
                    guard row[4], let type = PushTokenType(rawValue: row[2]) else { continue }
                    shares[type, default: .init()].active += 1
                    if row[3] { shares[type, default: .init()].due += 1 }
                }
                return (shares, last, found)
            }
        }
        return shares
    }
}
