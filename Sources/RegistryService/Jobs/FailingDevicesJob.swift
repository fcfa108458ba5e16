import ServiceKit
import Storage

/// Devices that reached `failure_count_threshold` are dead (REG-21), as far as the guard believes it.
struct FailingDevicesJob: TidyJob {
    static let name = "failing devices"
    private let threshold: Int
    private var guarded: GuardedInvalidation
    var alarms: [GuardAlarm] { guarded.alarms }
    var held: Int { guarded.held }

    init?(policy: Policy) {
        guard let threshold = policy.failureCountThreshold else { return nil }
        self.threshold = max(1, threshold)
        guarded = GuardedInvalidation(policy: policy, code: "failure_count", finding: "keep failing")
    }

    mutating func look(at tenant: Tenant, nowMs: Int64, in store: Store) async throws {
        let due = try await store.read { [self] database in
            try PushTokenType.allCases.filter { try !failing($0, tenant: tenant, limit: 1, database).isEmpty }
        }
        try await guarded.count(due, of: tenant, isDue: "failure_count >= ?", Int64(threshold), in: store)
    }

    mutating func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for type in PushTokenType.allCases where guarded.isCounted(type) {
            let due = try failing(type, tenant: tenant, limit: limit - done, database)
            try guarded.apply(to: due, of: type, tenant: tenant, nowMs: nowMs, database) { $0.failureReason }
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
                AND push_token_type = ? AND \(GuardedInvalidation.notHeldSQL)
            LIMIT ?
            """, [tenant.app, threshold, tenant.organization, type.rawValue, limit], DeviceRow.init)
    }
}
