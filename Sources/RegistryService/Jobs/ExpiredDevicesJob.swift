import ServiceKit
import Storage

/// Devices whose token has been dead for `device_purge_days` are removed (REG-24, PRIV-01).
///
/// Where `device_purge_notice_days` is set the user is owed a notice by e-mail. Without a channel that carries one, the audit log says so.
struct ExpiredDevicesJob: TidyJob {
    static let name = "expired devices"
    private let ageMs: Int64
    private let owesNotice: Bool

    init?(policy: Policy) {
        guard let days = policy.upkeep.purgeDays else { return nil }
        ageMs = milliseconds(ofDays: days)
        owesNotice = policy.upkeep.purgeNoticeDays != nil
    }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT push_device_id FROM devices INDEXED BY devices_dead_by_time
            WHERE app_id = ? AND status IN ('expired', 'invalid') AND last_failure_at_ms <= ?
                AND organization_id = ? LIMIT ?
            """, [tenant.app, nowMs - ageMs, tenant.organization, limit]
        ) { $0[0] as String }
        for id in due {
            if owesNotice {
                try Audit.record(.purgeNoticeUndeliverable, subject: id, by: .registry, tenant: tenant, atMs: nowMs, in: database)
            }
            try database.run("DELETE FROM devices WHERE push_device_id = ?", [id])
        }
        return due.count
    }
}
