import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `permission_changes`: the last changes of each device's permission.
enum PermissionChangeTable {
    static func insert(_ change: PreferencesV1.PermissionChange, of key: DeviceKey, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO permission_changes (organization_id, app_id, user_id, device_id, old_status, new_status, changed_from,
                changed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)
            """, key.arguments + [change.oldStatus.name, change.newStatus.name, change.changedFrom.name, change.changedAtMs])
        try key.trim("permission_changes", database)
    }

    static func delete(of key: DeviceKey, _ database: Database) throws { try key.delete(from: "permission_changes", database) }

    /// The stored changes of a device, newest first.
    static func all(of key: DeviceKey, _ database: Database) throws -> [PreferencesV1.PermissionChange] {
        try newest(of: [key.deviceId], user: key.user, each: DevicePermission.keptHistory, database)[key.deviceId] ?? []
    }

    /// The last changes of some devices, at most `each` of one device, newest first.
    static func newest(
        of devices: [String], user: UserKey, each: Int, _ database: Database
    ) throws -> [String: [PreferencesV1.PermissionChange]] {
        let rows = try database.rows(
            """
            SELECT device_id, old_status, new_status, changed_from, changed_at_ms FROM (
                SELECT c.*, row_number() OVER (PARTITION BY c.device_id ORDER BY c.id DESC) AS place FROM json_each(?) AS wanted
                CROSS JOIN permission_changes AS c
                    ON c.organization_id = ? AND c.app_id = ? AND c.user_id = ? AND c.device_id = wanted.value)
            WHERE place <= ? ORDER BY device_id, place
            """, [JSONArray.text(devices)] + user.arguments + [each]
        ) { row in
            let change = PreferencesV1.PermissionChange(
                oldStatus: try .init(stored: row[1]), newStatus: try .init(stored: row[2]), changedFrom: try .init(stored: row[3]),
                changedAtMs: row[4])
            return (device: row[0] as String, change: change)
        }
        return Dictionary(grouping: rows, by: \.device).mapValues { $0.map(\.change) }
    }

    /// The number of users who answered the system's prompt since a time, and the number of them who granted.
    static func promptAnswers(since: Instant, tenant: CommonV1.Tenant, _ database: Database) throws -> (prompted: Int64, granted: Int64) {
        try database.firstRow(
            """
            SELECT count(*), coalesce(sum(new_status = 'granted'), 0) FROM permission_changes
            WHERE organization_id = ? AND app_id = ? AND changed_from = 'permission_prompt'
                AND new_status IN ('granted', 'denied') AND changed_at_ms >= ?
            """, [tenant.organizationId, tenant.appId, since]
        ) { (prompted: $0[0], granted: $0[1]) } ?? (prompted: 0, granted: 0)
    }
}
