import DurableWork
import GRDB
import ServiceKit
import Storage

/// The columns `organization_id`, `app_id`, `user_id` and `device_id` of tables with rows of devices.
extension DeviceKey {
    /// SQL that selects a device's rows by ``arguments``.
    static let condition = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND device_id = ?4"

    /// ?1 the organization, ?2 the app, ?3 the user, ?4 the device.
    var arguments: StatementArguments { user.arguments + [deviceId] }

    /// Deletes the device's rows in a table.
    func delete(from table: String, _ database: Database) throws {
        try database.run("DELETE FROM \(table) WHERE \(Self.condition)", arguments)
    }

    /// Deletes the device's rows in a table with a history, except the newest ``DevicePermission/keptHistory``.
    func trim(_ table: String, _ database: Database) throws {
        try database.run(
            """
            DELETE FROM \(table) WHERE id IN (
                SELECT id FROM \(table) WHERE \(Self.condition) ORDER BY id DESC LIMIT -1 OFFSET \(DevicePermission.keptHistory))
            """, arguments)
    }
}
