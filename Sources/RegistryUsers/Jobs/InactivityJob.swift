import ServiceKit
import Storage

/// Deactivates devices that were neither used nor accepted a push (probes do not count) for `device_inactive_days`, until their app is launched again
/// (REG-24).
struct InactivityJob: AppJob {
    static let name = "inactive devices"
    private let ageMs: Int64

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.inactiveDays else { return nil }
        ageMs = Duration.days(days).wholeMilliseconds
    }

    func look(at tenant: Tenant, now: Instant, in store: Store) async throws {
        try await DeviceTable.indexArrivedPushes(sinceMs: now.milliseconds - ageMs, tenant: tenant, in: store)
    }

    func run(tenant: Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let due = try DeviceTable.unused(sinceMs: now.milliseconds - ageMs, tenant: tenant, limit: limit, database)
        for var device in due {
            device.enter(try device.status.after(.deactivate))
            // No user or administrator deactivated the device, so the next launch activates it with any `reactivate_on_launch`.
            device.deactivation = .nobody
            device.deactivatedAtMs = now.milliseconds
            device.updatedAtMs = now.milliseconds
            try DeviceTable.update(device, database)
        }
        return due.count
    }
}
