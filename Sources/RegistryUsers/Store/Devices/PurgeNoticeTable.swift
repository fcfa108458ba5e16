import RegistryTenants
import ServiceKit
import Storage

/// Rows of `purge_notices`, and their dead devices (REG-24).
enum PurgeNoticeTable {
    /// A device that will be purged, and the user's mail address.
    struct Device: Sendable {
        var pushDeviceId: String
        var userId: String
        /// Empty: none is known.
        var email: String
    }

    /// Deletes notices of devices that are alive again or removed.
    static func withdraw(tenant: Tenant, limit: Int, _ database: Database) throws {
        try database.run(
            """
            DELETE FROM purge_notices WHERE push_device_id IN (
                SELECT n.push_device_id FROM purge_notices AS n INDEXED BY purge_notices_by_user
                LEFT JOIN devices AS d ON d.push_device_id = n.push_device_id
                WHERE n.organization_id = ? AND n.app_id = ? AND coalesce(d.status, '') NOT IN ('expired', 'invalid') LIMIT ?)
            """, [tenant.organization, tenant.app, limit])
    }

    /// Devices without a notice that have been dead since an instant or before. A notice from an earlier death does not count.
    static func missing(untilMs: Int64, tenant: Tenant, limit: Int, _ database: Database) throws -> [Device] {
        try database.rows(
            """
            SELECT d.push_device_id, d.user_id, coalesce(u.email, '') FROM devices AS d INDEXED BY devices_dead_by_time
            LEFT JOIN users AS u ON u.organization_id = d.organization_id AND u.app_id = d.app_id AND u.user_id = d.user_id
            WHERE d.app_id = ? AND d.status IN ('expired', 'invalid') AND d.last_failure_at_ms <= ? AND d.organization_id = ?
                AND NOT EXISTS (
                    SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = d.push_device_id AND n.noticed_at_ms >= d.last_failure_at_ms)
            LIMIT ?
            """, [tenant.app, untilMs, tenant.organization, limit]
        ) { Device(pushDeviceId: $0[0], userId: $0[1], email: $0[2]) }
    }

    static func put(
        _ device: Device, tenant: Tenant, isDeliverable: Bool, now: Instant, purgeAtMs: Int64, _ database: Database
    ) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO purge_notices (push_device_id, organization_id, app_id, user_id, state, noticed_at_ms, purge_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?)
            """,
            [
                device.pushDeviceId, tenant.organization, tenant.app, device.userId, isDeliverable ? "pending" : "undeliverable", now.milliseconds,
                purgeAtMs,
            ])
    }

    /// Devices that have been dead since an instant or before.
    ///
    /// - Parameter noticedUntilMs: their notice is at least this old, or cannot be delivered; nil: no notice is needed.
    /// - Returns: their `push_device_id`.
    static func purgeable(
        untilMs: Int64, noticedUntilMs: Int64?, tenant: Tenant, limit: Int, _ database: Database
    ) throws -> [String] {
        try database.rows(
            """
            SELECT push_device_id FROM devices INDEXED BY devices_dead_by_time
            WHERE app_id = ? AND status IN ('expired', 'invalid') AND last_failure_at_ms <= ?
                AND organization_id = ? AND (? OR EXISTS (
                    SELECT 1 FROM purge_notices AS n WHERE n.push_device_id = devices.push_device_id
                        AND n.noticed_at_ms >= devices.last_failure_at_ms AND (n.state = 'undeliverable' OR n.noticed_at_ms <= ?)))
            LIMIT ?
            """, [tenant.app, untilMs, tenant.organization, noticedUntilMs == nil, noticedUntilMs ?? 0, limit]
        ) { $0[0] as String }
    }

    /// Whether a device's notice waits for its channel.
    static func isPending(_ pushDeviceId: String, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM purge_notices WHERE push_device_id = ? AND state = 'pending'", [pushDeviceId]) { _ in true } ?? false
    }

    /// Removes a device and its notice.
    static func removeDevice(_ pushDeviceId: String, _ database: Database) throws {
        try database.run("DELETE FROM purge_notices WHERE push_device_id = ?", [pushDeviceId])
        try database.run("DELETE FROM devices WHERE push_device_id = ?", [pushDeviceId])
    }
}
