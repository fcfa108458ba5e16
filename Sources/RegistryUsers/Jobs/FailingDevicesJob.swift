import CarillonAPI
import ServiceKit
import Storage

/// Invalidates devices with `failure_count_threshold` failures (REG-21), unless the guard stops it.
struct FailingDevicesJob: AppJob {
    static let name = "failing devices"
    private let threshold: Int
    private var guarded: GuardedInvalidation
    private var due: [PushTokenType: ArraySlice<Int64>] = [:]
    var alarms: [GuardAlarm] { guarded.alarms }
    var pendingVerdicts: Int { guarded.pendingVerdicts }

    init?(policy: Policy) {
        guard let threshold = policy.failureCountThreshold else { return nil }
        self.threshold = max(1, threshold)
        guarded = GuardedInvalidation(policy: policy, code: "failure_count", finding: "keep failing")
    }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        let found = try await DeviceTable.findFailing(threshold, tenant: tenant, in: store)
        due = found.mapValues { $0[...] }
        try await guarded.count(Array(found.keys), of: tenant, condition: .failures(atLeast: threshold), in: store)
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        var done = 0
        for type in PushTokenType.allCases where guarded.isCounted(type) {
            let ids = due[type, default: []].take(limit - done)
            let devices = try DeviceTable.failing(ids, threshold: threshold, tenant: tenant, database)
            try guarded.apply(to: devices, of: type, tenant: tenant, now: now, database) { $0.failureReason }
            done += ids.count
        }
        return done
    }
}
