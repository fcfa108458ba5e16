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
    /// Whose share of failing devices was looked at in this round: it takes reading all devices of an app.
    private var judged: Set<PushTokenType> = []
    private(set) var alarms: [GuardAlarm] = []
    private(set) var held = 0

    init?(policy: Policy) {
        guard let threshold = policy.failureCountThreshold else { return nil }
        self.policy = policy
        self.threshold = max(1, threshold)
    }

    mutating func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let rules = TokenReports(policy: policy, nowMs: nowMs)
        var done = 0
        for type in PushTokenType.allCases {
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
        let counts = try database.firstRow(
            """
            SELECT count(*), coalesce(sum(failure_count >= ?), 0) FROM devices
            WHERE app_id = ? AND organization_id = ? AND status = 'active' AND push_token_type = ?
            """, [threshold, source.tenant.app, source.tenant.organization, type.rawValue]
        ) { (all: $0[0] as Int64, failing: $0[1] as Int64) }
        guard let counts,
            InvalidationGuard.isSuspicious(
                answers: UInt32(clamping: counts.all), dead: UInt32(clamping: counts.failing), ratio: policy.invalidationGuardRatio)
        else { return }
        try rules.pause(source, "\(counts.failing) of \(counts.all) active devices keep failing", by: .registry, database)
        alarms.append(
            GuardAlarm(source: source, answers: UInt32(clamping: counts.all), dead: UInt32(clamping: counts.failing), code: "failure_count"))
    }

    private func hold(_ device: DeviceRow, _ source: VerdictSource, nowMs: Int64, _ database: Database) throws {
        let verdict = HeldVerdict(
            provider: source.provider, pushDeviceId: device.pushDeviceId, addressVersion: device.addressVersion, verdict: .dead,
            reason: device.failureReason, observedAtMs: nowMs)
        try verdict.hold(tenant: source.tenant, nowMs: nowMs, database)
    }
}
