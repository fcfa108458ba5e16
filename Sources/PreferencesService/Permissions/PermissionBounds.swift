import CarillonAPI
import ServiceKit
import Storage

/// How much one user's devices may write and have read. A report names its device as it likes, before it is registered even, so this alone bounds
/// what a user can make up.
extension PermissionRows {
    /// Devices of a user of whom something is kept, however few an app lets register.
    static let fewestDevices = 20
    /// The most devices that are read of a user; no `max_devices_per_user` is greater.
    static let mostDevicesRead = 1_000
    /// The most changes that are read of a user, the newest of each device: some hundred kilobytes.
    static let mostChangesRead = 5_000

    /// How many devices of a user something is kept of.
    static func mostDevices(_ policy: Policy) -> Int { max(policy.maxDevicesPerUser, fewestDevices) }

    /// Whether a device has no row, and its user has as many as there may be.
    static func needsRoom(_ key: DeviceKey, most: Int, _ database: Database) throws -> Bool {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT EXISTS (SELECT 1 FROM permission_states
                            WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4),
                        (SELECT count(*) FROM (
                            SELECT 1 FROM permission_states WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 LIMIT ?5))
                    """), arguments: key.arguments + [most])
        return row.map { !($0[0] as Bool) && ($0[1] as Int) >= most } ?? false
    }

    /// Makes room for a device that has no row yet. A registered one takes the place of those whose permission changed longest ago, so that who
    /// replaced many devices is not shut out.
    ///
    /// - Throws: `too_many_devices` for one that is not registered.
    static func makeRoom(for key: DeviceKey, most: Int, isRegistered: Bool, _ database: Database) throws {
        guard try needsRoom(key, most: most, database) else { return }
        guard isRegistered else {
            throw APIError(
                .tooManyDevices, field: "device_id",
                "permissions of \(most) devices of this user are kept already; register this device first, then one of them gives way")
        }
        let user: StatementArguments = [key.tenant.organization, key.tenant.app, key.userId]
        let leaving = try String.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT device_id FROM permission_states WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    ORDER BY changed_at_ms DESC, device_id LIMIT -1 OFFSET ?
                    """), arguments: user + [most - 1])
        for table in ["permission_states", "permission_changes", "prompt_outcomes"] {
            let statement = try database.cachedStatement(
                sql: "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ? AND device_id = ?")
            for device in leaving { try statement.execute(arguments: user + [device]) }
        }
    }

    /// A user's devices by id, with the changes of each, newest first: two statements, whatever is stored.
    static func all(
        _ database: Database, userId: String, tenant: Tenant
    ) throws -> [(deviceId: String, row: PermissionRow, changes: [PreferencesV1.PermissionChange])] {
        var found: [(deviceId: String, row: PermissionRow)] = []
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT device_id, \(columns) FROM permission_states
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY changed_at_ms DESC, device_id LIMIT \(mostDevicesRead)
                    """), arguments: [tenant.organization, tenant.app, userId])
        while let row = try rows.next() { found.append((row[0], try read(row, from: 1))) }
        guard !found.isEmpty else { return [] }
        let each = min(kept, max(1, mostChangesRead / found.count))
        let changes = try changes(of: found.map(\.deviceId), userId: userId, tenant: tenant, each: each, database)
        return found.sorted { $0.deviceId < $1.deviceId }.map { ($0.deviceId, $0.row, changes[$0.deviceId] ?? []) }
    }

    /// The last changes of some devices, so many of each, newest first.
    static func changes(
        of devices: [String], userId: String, tenant: Tenant, each: Int, _ database: Database
    ) throws -> [String: [PreferencesV1.PermissionChange]] {
        var changes: [String: [PreferencesV1.PermissionChange]] = [:]
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT device_id, old_status, new_status, changed_from, changed_at_ms FROM (
                        SELECT c.*, row_number() OVER (PARTITION BY c.device_id ORDER BY c.id DESC) AS place FROM json_each(?) AS wanted
                        CROSS JOIN permission_changes AS c
                            ON c.organization_id = ? AND c.app_id = ? AND c.user_id = ? AND c.device_id = wanted.value)
                    WHERE place <= ? ORDER BY device_id, place
                    """), arguments: [JSONArray.text(devices), tenant.organization, tenant.app, userId, each])
        while let row = try rows.next() {
            changes[row[0], default: []].append(.init(oldStatus: row[1], newStatus: row[2], changedFrom: row[3], changedAtMs: row[4]))
        }
        return changes
    }
}
