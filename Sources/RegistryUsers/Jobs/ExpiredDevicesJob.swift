import CarillonAPI
import RegistryTenants
import ServiceKit
import Storage

/// Removes devices whose token has been dead for `device_purge_days` (REG-24, PRIV-01). If the user gets a notice, they are removed after the whole
/// time of the notice.
struct ExpiredDevicesJob: AppJob {
    static let name = "expired devices"
    private let age: Duration
    private let notice: Duration?
    private var due: ArraySlice<Int64> = []

    init?(policy: Policy) {
        guard let days = policy.deviceLifecycle.purgeDays else { return nil }
        age = Duration.days(days)
        notice = policy.deviceLifecycle.purgeNoticeDays.map { Duration.days($0) }
    }

    mutating func find(in store: Store, of tenant: CommonV1.Tenant, now: Instant) async throws {
        due = try await PurgeNoticeTable.findPurgeable(
            until: now - age, noticedUntil: notice.map { now - $0 }, tenant: tenant, in: store)[...]
    }

    mutating func handle(tenant: CommonV1.Tenant, now: Instant, limit: Int, _ database: Database) throws -> Int {
        let ids = due.take(limit)
        let purgeable = try PurgeNoticeTable.purgeable(
            ids, until: now - age, noticedUntil: notice.map { now - $0 }, database)
        for id in purgeable {
            // A notice that is still waiting was not sent.
            if notice != nil, try PurgeNoticeTable.isPending(id, database) {
                try AuditTable.record(
                    .purgeNoticeUndeliverable, subject: id, details: "the notice was not taken by the fallback channel", by: .registry,
                    tenant: tenant, at: now, in: database)
            }
            try PurgeNoticeTable.removeDevice(id, database)
        }
        return ids.count
    }
}
