import ServiceKit
import Storage

/// `device_purge_notice_days` before a device whose token is dead is purged, its user is to be told by e-mail (REG-24).
///
/// The notice waits in `purge_notices` for the channel that carries it. Where there is none, or no address is known, the audit log says so
/// and the purge happens all the same.
struct PurgeNoticeJob: TidyJob {
    static let name = "purge notices"
    private let ageMs: Int64
    private let noticeMs: Int64
    private let hasChannel: Bool

    init?(policy: Policy) {
        guard let days = policy.upkeep.purgeDays, let noticeDays = policy.upkeep.purgeNoticeDays else { return nil }
        ageMs = milliseconds(ofDays: max(0, days - noticeDays))
        noticeMs = milliseconds(ofDays: noticeDays)
        hasChannel = policy.hasFallbackChannel
    }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        try withdraw(tenant: tenant, limit: limit, database)
        // A notice from before the device died once more is none.
        let due = try database.rows(
            """
            SELECT d.push_device_id, d.user_id, coalesce(u.email, '') FROM devices AS d INDEXED BY devices_dead_by_time
            LEFT JOIN users AS u ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
            WHERE d.app_id = ? AND d.status IN ('expired', 'invalid') AND d.last_failure_at_ms <= ? AND d.organization_id = ?
                AND NOT EXISTS (
                    SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = d.push_device_id AND n.noticed_at_ms >= d.last_failure_at_ms)
            LIMIT ?
            """, [tenant.app, nowMs - ageMs, tenant.organization, limit]
        ) { (id: $0[0] as String, userId: $0[1] as String, email: $0[2] as String) }
        for device in due {
            let isDeliverable = hasChannel && !device.email.isEmpty
            try database.run(
                """
                INSERT OR REPLACE INTO purge_notices (push_device_id, organization_id, app_id, user_id, state, noticed_at_ms, purge_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    device.id, tenant.organization, tenant.app, device.userId, isDeliverable ? "pending" : "undeliverable", nowMs,
                    nowMs + noticeMs,
                ])
            guard !isDeliverable else { continue }
            try Audit.record(
                .purgeNoticeUndeliverable, subject: device.id, details: hasChannel ? "no e-mail is known" : "no fallback channel", by: .registry,
                tenant: tenant, atMs: nowMs, in: database)
        }
        return due.count
    }

    /// Nobody is told that a device will go which lives again, or is gone already.
    private func withdraw(tenant: Tenant, limit: Int, _ database: Database) throws {
        try database.run(
            """
            DELETE FROM purge_notices WHERE push_device_id IN (
                SELECT n.push_device_id FROM purge_notices AS n INDEXED BY purge_notices_by_user
                LEFT JOIN devices AS d ON d.push_device_id = n.push_device_id
                WHERE n.organization_id = ? AND n.app_id = ? AND coalesce(d.status, '') NOT IN ('expired', 'invalid') LIMIT ?)
            """, [tenant.organization, tenant.app, limit])
    }
}

/// Devices whose token has been dead for `device_purge_days` are removed (REG-24, PRIV-01). Where their user is to be told before, not until
/// they had the whole time of the notice.
struct ExpiredDevicesJob: TidyJob {
    static let name = "expired devices"
    private let ageMs: Int64
    private let noticeMs: Int64?

    init?(policy: Policy) {
        guard let days = policy.upkeep.purgeDays else { return nil }
        ageMs = milliseconds(ofDays: days)
        noticeMs = policy.upkeep.purgeNoticeDays.map(milliseconds(ofDays:))
    }

    func run(tenant: Tenant, nowMs: Int64, limit: Int, _ database: Database) throws -> Int {
        let due = try database.rows(
            """
            SELECT push_device_id FROM devices INDEXED BY devices_dead_by_time
            WHERE app_id = ? AND status IN ('expired', 'invalid') AND last_failure_at_ms <= ?
                AND organization_id = ? AND (? OR EXISTS (
                    SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = devices.push_device_id
                        AND n.noticed_at_ms >= devices.last_failure_at_ms AND (n.state = 'undeliverable' OR n.noticed_at_ms <= ?)))
            LIMIT ?
            """, [tenant.app, nowMs - ageMs, tenant.organization, noticeMs == nil, nowMs - (noticeMs ?? 0), limit]
        ) { $0[0] as String }
        for id in due {
            // A notice that no channel took until now did not go out.
            let waits = try database.firstRow("SELECT 1 FROM purge_notices WHERE push_device_id = ? AND state = 'pending'", [id]) { _ in true }
            if noticeMs != nil, waits ?? false {
                try Audit.record(
                    .purgeNoticeUndeliverable, subject: id, details: "the notice was not taken by the fallback channel", by: .registry,
                    tenant: tenant, atMs: nowMs, in: database)
            }
            try database.run("DELETE FROM purge_notices WHERE push_device_id = ?", [id])
            try database.run("DELETE FROM devices WHERE push_device_id = ?", [id])
        }
        return due.count
    }
}
