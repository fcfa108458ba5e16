import CarillonAPI
import GRDB
import Storage

/// States of devices whose notification is anonymized or deleted.
extension DeviceTable {
    /// Cancels the open devices of a notification that later reports cannot find, so that they do not count as open for ever.
    static func cancelOpen(
        notificationRow row: Int64, of tenant: Int64, _ statistics: inout StatisticsChanges, _ database: Database
    ) throws {
        let open = CommonV1.DeliveryStatus.open.map { String($0.rawValue) }.joined(separator: ", ")
        for (table, key, column) in [("notifications", "id", "device_status"), ("devices", "notification_row", "status")] {
            let statuses = try database.rows(
                "SELECT \(column) FROM \(table) WHERE \(key) = ? AND push_device_id <> '' AND \(column) IN (\(open))", [row]
            ) { $0[0] as Int32 }
            guard !statuses.isEmpty else { continue }
            for status in statuses { statistics.device(.init(rawValue: status), .cancelled, tenant: tenant) }
            try database.run(
                "UPDATE \(table) SET \(column) = ? WHERE \(key) = ? AND push_device_id <> '' AND \(column) IN (\(open))",
                [CommonV1.DeliveryStatus.cancelled.rawValue, row])
        }
        try database.run(
            "UPDATE notifications SET status = ? WHERE id = ? AND status IN (\(open))", [CommonV1.DeliveryStatus.cancelled.rawValue, row])
    }

    /// Deletes what identifies the user in the states of a notification's devices but the first.
    static func anonymize(notificationRow row: Int64, _ database: Database) throws {
        try database.run(
            "UPDATE devices SET device_id = '', push_id = '', provider_message_id = '', message_key = NULL WHERE notification_row = ?", [row])
    }

    /// Deletes the states of a notification's devices but the first.
    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM devices WHERE notification_row = ?", [row])
    }
}
