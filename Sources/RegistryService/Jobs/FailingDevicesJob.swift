import ServiceKit
import Storage

/// Devices that reached `failure_count_threshold` are dead (REG-21).
///
/// A mistake of ours that fails every device of an app must not empty it (trap T20): when more of a provider's active devices are due than
/// the mass guard would believe, their verdicts wait for an operator like a burst of dead tokens.
struct FailingDevicesJob: TidyJob {
    static let name = "failing devices"
    private let policy: Policy
    private let threshold: Int
    /// How many active devices there are of each provider with devices due, and how many of them fail; judged once a round. It takes reading all
    /// devices of an app.
    private var shares: [PushTokenType: FailingShare] = [:]
    private var judged: Set<PushTokenType> = []
    private(set) var alarms: [GuardAlarm] = []
    private(set) var held = 0

    init?(policy: Policy) {
        guard let threshold = policy.failureCountThreshold else { return nil }
        self.policy = policy
        self.threshold = max(1, threshold)
    }

    mutating func look(at tenant: Tenant, in store: Store) async throws {
        let due = try await store.read { [self] database in
            try PushTokenType.allCases.filter { try !failing($0, tenant: tenant, limit: 1, database).isEmpty }
        }
        guard !due.isEmpty else { return }
        let counted = try await FailingShare.count(tenant, threshold: threshold, store)
        for type in due { shares[type] = counted[type] ?? FailingShare() }
    }

    mutating func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let rules = TokenReports(policy: policy, nowMs: nowMs)
        var done = 0
        // Those that came over the threshold since the look wait for the next one: nobody has judged them.
        for type in PushTokenType.allCases where shares[type] != nil {
            let due = try failing(type, tenant: tenant, limit: limit - done, database)
            guard !due.isEmpty else { continue }
            let source = VerdictSource(tenant: tenant, provider: type.rawValue)
            try pauseIfSuspicious(source, type, rules, database)
            let waits = if case .paused = try InvalidationMode.current(of: source, nowMs: nowMs, database) { true } else { false }
            for device in due {
                if waits {
                    try hold(device, source, nowMs: nowMs, database)
                } else {
                    try rules.invalidate(device, .dead, provider: source.provider, reason: device.failureReason, database)
                }
            }
            if waits { held += due.count }
            done += due.count
        }
        return done
    }

    /// Active devices over the threshold whose verdict does not wait already.
    private func failing(_ type: PushTokenType, tenant: Tenant, limit: Int, _ database: Database) throws -> [DeviceRow] {
        try database.rows(
            """
            SELECT \(DeviceRow.selectList) FROM devices INDEXED BY devices_by_failures
            WHERE app_id = ? AND failure_count >= ? AND failure_count > 0 AND organization_id = ? AND status = 'active'
                AND push_token_type = ? AND NOT EXISTS (
                    SELECT 1 FROM held_invalidations AS held WHERE held.organization_id = devices.organization_id
                        AND held.app_id = devices.app_id AND held.provider = devices.push_token_type
                        AND held.push_device_id = devices.push_device_id)
            LIMIT ?
            """, [tenant.app, threshold, tenant.organization, type.rawValue, limit], DeviceRow.init)
    }

    private mutating func pauseIfSuspicious(
        _ source: VerdictSource, _ type: PushTokenType, _ rules: TokenReports, _ database: Database
    ) throws {
        guard judged.insert(type).inserted else { return }
        guard case .guarded = try InvalidationMode.current(of: source, nowMs: rules.nowMs, database) else { return }
        guard let share = shares[type],
            InvalidationGuard.isSuspicious(
                answers: UInt32(clamping: share.active), dead: UInt32(clamping: share.failing), ratio: policy.invalidationGuardRatio)
        else { return }
        try rules.pause(source, "\(share.failing) of \(share.active) active devices keep failing", by: .registry, database)
        alarms.append(
            GuardAlarm(source: source, answers: UInt32(clamping: share.active), dead: UInt32(clamping: share.failing), code: "failure_count"))
    }

    private func hold(_ device: DeviceRow, _ source: VerdictSource, nowMs: Int64, _ database: Database) throws {
        let verdict = HeldVerdict(
            provider: source.provider, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
            reason: device.failureReason, observedAtMs: nowMs)
        try verdict.hold(tenant: source.tenant, nowMs: nowMs, database)
    }
}

/// The active devices of one provider, and those of them that reached `failure_count_threshold`.
private struct FailingShare: Sendable {
    var active: Int64 = 0
    var failing: Int64 = 0

    /// Devices of one reading: while one lasts, the store's log cannot be folded and grows.
    private static let page = 2_000

    /// Counts an app's devices page by page, beside the writer. What registers or dies meanwhile may be in it or not.
    static func count(_ tenant: Tenant, threshold: Int, _ store: Store) async throws -> [PushTokenType: FailingShare] {
        var (shares, last, found) = ([PushTokenType: FailingShare](), (user: "", device: ""), page)
        while found == page {
            try Task.checkCancellation()
            (shares, last, found) = try await store.read { [shares, last] database in
                var (shares, last, found) = (shares, last, 0)
                let rows = try Row.fetchCursor(
                    database.cachedStatement(
                        sql: """
                            SELECT user_id, device_id, push_token_type, failure_count, status = 'active' FROM devices
                            WHERE organization_id = ? AND app_id = ? AND (user_id, device_id) > (?, ?)
                            ORDER BY user_id, device_id LIMIT ?
                            """), arguments: [tenant.organization, tenant.app, last.user, last.device, page])
                while let row = try rows.next() {
                    last = (row[0], row[1])
                    found += 1
                    guard row[4], let type = PushTokenType(rawValue: row[2]) else { continue }
                    shares[type, default: .init()].active += 1
                    if row[3] as Int >= threshold { shares[type, default: .init()].failing += 1 }
                }
                return (shares, last, found)
            }
        }
        return shares
    }
}
