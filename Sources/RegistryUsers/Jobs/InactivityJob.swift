import ServiceKit
import Storage

/// Deactivates devices that were neither used nor accepted a push (probes do not count) for `device_inactive_days`, until their app is launched again
/// (REG-24).
struct InactivityJob: AppJob {
    static let name = "inactive devices"
    private let ageMs: Int64
    private var due: ArraySlice<Int64> = []

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.inactiveDays else { return nil }
        ageMs = Duration.days(days).wholeMilliseconds
    }

    mutating func find(in store: Store, of tenant: Tenant, now: Instant) async throws {
        due = try await DeviceTable.findUnused(sinceMs: now.milliseconds - ageMs, tenant: tenant, in: store)[...]
    }

    mutating func handle(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = due.take(limit)
        for var device in try DeviceTable.unused(
            ids, sinceMs: now.milliseconds - ageMs, withoutVerdict: false, tenant: tenant, database)
        {
            device.enter(try device.status.after(.deactivate))
            // No user or administrator deactivated the device, so the next launch activates it with any `reactivate_on_launch`.
            device.deactivation = .nobody
            device.deactivatedAtMs = now.milliseconds
            device.updatedAtMs = now.milliseconds
            try DeviceTable.update(device, database)
        }
        return ids.count
    }
}
