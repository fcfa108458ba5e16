import CarillonAPI
import ServiceKit
import Storage

/// Deactivates devices that were neither used nor accepted a push (probes do not count) for `device_inactive_days`, until their app is launched again
/// (REG-24).
struct InactivityJob: AppJob {
    static let name = "inactive devices"
    private let age: Duration
    private var due: ArraySlice<Int64> = []

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.inactiveDays else { return nil }
        age = Duration.days(days)
    }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        due = try await DeviceTable.findUnused(since: now - age, tenant: tenant, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = due.take(limit)
        for var device in try DeviceTable.unused(
            ids, since: now - age, withoutVerdict: false, tenant: tenant, database)
        {
            device.enter(try device.status.after(.deactivate))
            // No user or administrator deactivated the device, so the next launch activates it with any `reactivate_on_launch`.
            device.deactivation = .nobody
            device.deactivatedAt = now
            device.updatedAt = now
            try DeviceTable.update(device, database)
        }
        return ids.count
    }
}
