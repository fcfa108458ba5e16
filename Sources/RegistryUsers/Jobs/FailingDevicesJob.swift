import CarillonAPI
import ServiceKit
import Storage

/// Invalidates devices with `failure_count_threshold` failures (REG-21), unless the guard stops it.
struct FailingDevicesJob: AppJob {
    static let name = "failing devices"
    private let threshold: Int
    private var guarded: GuardedInvalidation
    var alarms: [GuardAlarm] { guarded.alarms }
    var pendingVerdicts: Int { guarded.pendingVerdicts }

    init?(policy: Policy) {
        guard let threshold = policy.failureCountThreshold else { return nil }
        self.threshold = max(1, threshold)
        guarded = GuardedInvalidation(policy: policy, code: "failure_count", finding: "keep failing")
    }

    mutating func look(at tenant: Tenant, now: Instant, in store: Store) async throws {
        let due = try await store.read { [threshold] database in
            try PushTokenType.allCases.filter { try !DeviceTable.failing(threshold, type: $0, tenant: tenant, limit: 1, database).isEmpty }
        }
        try await guarded.count(due, of: tenant, condition: .failures(atLeast: threshold), in: store)
    }

    mutating func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for type in PushTokenType.allCases where guarded.isCounted(type) {
            let due = try DeviceTable.failing(threshold, type: type, tenant: tenant, limit: limit - done, database)
            try guarded.apply(to: due, of: type, tenant: tenant, now: now, database) { $0.failureReason }
            done += due.count
        }
        return done
    }
}
