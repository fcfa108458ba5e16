import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `presence`: each device's last report.
enum PresenceTable {
    /// Most devices of a user with a stored report. A report may name any device, so only this limit bounds a user's rows. No user has so many active
    /// devices within the minutes for which a report counts.
    static let mostDevices = 20

    /// Stores a report. Beyond ``mostDevices`` the oldest one is deleted.
    static func write(_ report: PresenceReport, device: String, userId: String, tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO presence (organization_id, app_id, user_id, device_id, status, active_channel, last_activity_at_ms,
                reported_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, user_id, device_id) DO UPDATE SET status = excluded.status,
                active_channel = excluded.active_channel, last_activity_at_ms = excluded.last_activity_at_ms,
                reported_at_ms = excluded.reported_at_ms
            """,
            [
                tenant.organizationId, tenant.appId, userId, device, report.status.name, report.activeChannel, report.lastActivityAt,
                report.reportedAt,
            ])
        let user: StatementArguments = [tenant.organizationId, tenant.appId, userId]
        try database.run(
            """
            DELETE FROM presence WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id IN (
                SELECT device_id FROM presence WHERE organization_id = ? AND app_id = ? AND user_id = ?
                ORDER BY device_id = ? DESC, reported_at_ms DESC, device_id LIMIT -1 OFFSET \(mostDevices))
            """, user + user + [device])
    }

    /// Deletes a device's report.
    static func remove(device: String, of userId: String, tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            "DELETE FROM presence WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?",
            [tenant.organizationId, tenant.appId, userId, device])
    }

    /// Deletes reports from before an instant, of all apps.
    ///
    /// - Returns: how many, at most `limit`.
    static func purge(before: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM presence WHERE (organization_id, app_id, user_id, device_id) IN (
                SELECT organization_id, app_id, user_id, device_id FROM presence INDEXED BY presence_by_age
                WHERE reported_at_ms < ? LIMIT ?)
            """, [before, limit])
    }
}
