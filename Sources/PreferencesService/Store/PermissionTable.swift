import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `permission_states`: a row for each device of which a permission or a prompt was reported.
enum PermissionTable {
    /// Columns of a row beside the user's.
    private static let columns = "device_id, status, changed_from, changed_at_ms, refused_at_ms, settings_opened_at_ms"

    /// Reads ``columns``.
    private static func permission(_ row: Row) throws -> DevicePermission {
        DevicePermission(
            status: try .init(stored: row[1]), changedFrom: try .init(stored: row[2]), changedAt: row[3], refusedAt: row[4], settingsOpenedAt: row[5])
    }

    /// A device's permission; the default one for a device without a row.
    static func read(_ key: DeviceKey, _ database: Database) throws -> DevicePermission {
        try database.firstRow("SELECT \(columns) FROM permission_states WHERE \(DeviceKey.condition)", key.arguments) {
            try permission($0)
        } ?? DevicePermission()
    }

    static func save(_ permission: DevicePermission, of key: DeviceKey, _ database: Database) throws {
        try database.run(
            "INSERT OR REPLACE INTO permission_states (organization_id, app_id, user_id, \(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
            key.arguments + [
                permission.status.name, permission.changedFrom.name, permission.changedAt, permission.refusedAt, permission.settingsOpenedAt,
            ])
    }

    /// A user's devices by id, with the changes of each, newest first. Uses two statements for any number of devices.
    static func devices(of user: UserKey, _ database: Database) throws -> [DeviceHistory] {
        let found = try database.rows(
            """
            SELECT \(columns) FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
            ORDER BY changed_at_ms DESC, device_id LIMIT \(DeviceQuota.mostDevicesRead)
            """, user.arguments
        ) { (deviceId: $0[0] as String, permission: try permission($0)) }
        guard !found.isEmpty else { return [] }
        let each = min(DevicePermission.keptHistory, max(1, DeviceQuota.mostChangesRead / found.count))
        let changes = try PermissionChangeTable.newest(of: found.map(\.deviceId), user: user, each: each, database)
        return found.sorted { $0.deviceId < $1.deviceId }.map {
            DeviceHistory(deviceId: $0.deviceId, permission: $0.permission, changes: changes[$0.deviceId] ?? [])
        }
    }

    // MARK: Quota

    /// Whether a device is not stored and its user has `most` stored devices.
    static func isQuotaUsedUp(_ key: DeviceKey, most: Int, _ database: Database) throws -> Bool {
        try database.firstRow(
            """
            SELECT EXISTS (SELECT 1 FROM permission_states
                    WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4),
                (SELECT count(*) FROM (
                    SELECT 1 FROM permission_states WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 LIMIT ?5))
            """, key.arguments + [most]
        ) { !($0[0] as Bool) && ($0[1] as Int) >= most } ?? false
    }

    /// The devices of a user whose permission changed longest ago, without the `most` others.
    static func oldest(of user: UserKey, beyond most: Int, _ database: Database) throws -> [DeviceKey] {
        try database.rows(
            """
            SELECT device_id FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
            ORDER BY changed_at_ms DESC, device_id LIMIT -1 OFFSET ?
            """, user.arguments + [most]
        ) { DeviceKey(user: user, deviceId: $0[0]) }
    }

    static func delete(_ key: DeviceKey, _ database: Database) throws { try key.delete(from: "permission_states", database) }
}
