import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The table `permission_states`: a row for each device of which a permission or a prompt was reported.
enum PermissionTable {
    /// A device's permission; the default one for a device without a row.
    static func read(_ key: DeviceKey, _ database: Database) throws -> DevicePermission {
        try database.firstRow("SELECT * FROM permission_states WHERE \(DeviceKey.condition)", key.arguments) {
            try PermissionRecord(row: $0).permission
        } ?? DevicePermission()
    }

    static func save(_ permission: DevicePermission, of key: DeviceKey, _ database: Database) throws {
        try PermissionRecord(permission, of: key).insert(database, onConflict: .replace)
    }

    /// A user's devices by id, with the changes of each, newest first. Uses two statements for any number of devices.
    static func devices(of user: UserKey, _ database: Database) throws -> [DeviceHistory] {
        let found = try database.rows(
            """
            SELECT * FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
            ORDER BY changed_at_ms DESC, device_id LIMIT \(DeviceQuota.mostDevicesRead)
            """, user.arguments, PermissionRecord.init(row:))
        guard !found.isEmpty else { return [] }
        let each = min(DevicePermission.keptHistory, max(1, DeviceQuota.mostChangesRead / found.count))
        let changes = try PermissionChangeTable.newest(of: found.map(\.key.deviceId), user: user, each: each, database)
        return found.sorted { $0.key.deviceId < $1.key.deviceId }.map {
            DeviceHistory(deviceId: $0.key.deviceId, permission: $0.permission, changes: changes[$0.key.deviceId] ?? [])
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

/// A row of `permission_states`.
private struct PermissionRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "permission_states"

    var key: DeviceKey
    var permission: DevicePermission

    init(_ permission: DevicePermission, of key: DeviceKey) {
        (self.key, self.permission) = (key, permission)
    }

    init(row: Row) throws {
        key = DeviceKey(user: UserKey(row: row), deviceId: row["device_id"])
        permission = DevicePermission(
            status: try .init(stored: row["status"]), changedFrom: try .init(stored: row["changed_from"]), changedAt: row["changed_at_ms"],
            refusedAt: row["refused_at_ms"], settingsOpenedAt: row["settings_opened_at_ms"])
    }

    func encode(to container: inout PersistenceContainer) {
        key.user.encode(to: &container)
        container["device_id"] = key.deviceId
        container["status"] = permission.status.name
        container["changed_from"] = permission.changedFrom.name
        container["changed_at_ms"] = permission.changedAt
        container["refused_at_ms"] = permission.refusedAt
        container["settings_opened_at_ms"] = permission.settingsOpenedAt
    }
}
