import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Anonymizes receipts (PRIV-08, PRIV-09): replaces the user's id by a pseudonym, and deletes everything else that identifies the user. Ids of
/// notifications and messages are derived from the user's id, so a list of users would be enough to find them.
///
/// Counts stay, and so do the row's kind, times, states and latencies.
enum Anonymization {
    /// Notifications that one transaction anonymizes.
    static let notificationsPerWrite = 200

    /// Anonymizes notifications with their pushes, devices and attempts. Open ones are cancelled, because later reports cannot find them.
    ///
    /// - Parameter rows: of the newest push of each notification, with its pseudonym.
    static func anonymize(
        _ rows: [(row: Int64, pseudonym: String)], tenant: CommonV1.Tenant, ids: IdentifierSource, _ database: Database
    ) throws {
        guard let tenantNumber = try TenantTable.find(tenant, database) else { return }
        var statistics = StatisticsChanges()
        for (newest, pseudonym) in rows {
            let (pushes, id) = (try NotificationTable.pushes(ofRow: newest, database).map(\.row), ids.make(prefix: "anon_"))
            var numbers: [String: Int] = [:]
            for row in pushes {
                try DeviceTable.cancelOpen(notificationRow: row, of: tenantNumber, &statistics, database)
                try NotificationTable.anonymize(row: row, user: pseudonym, notificationID: id, database)
                try DeviceTable.anonymize(notificationRow: row, database)
                try AttemptTable.anonymize(notificationRow: row, database)
                try ClientReportTable.anonymize(notificationRow: row, database)
                try OfferedActionsTable.delete(notificationRow: row, database)
                try ReportedActionTable.delete(notificationRow: row, database)
                try number(devicesOf: row, &numbers, database)
            }
        }
        try StatisticsTable.add(statistics, database)
    }

    /// Replaces the ids of a push's devices by "1", "2" …, because the registry knows the user of a device id.
    ///
    /// - Parameter numbers: of the notification's devices, so that a device has one number in all pushes.
    private static func number(devicesOf row: Int64, _ numbers: inout [String: Int], _ database: Database) throws {
        let ids = try database.rows(
            """
            SELECT push_device_id FROM notifications WHERE id = ?1 UNION SELECT push_device_id FROM devices WHERE notification_row = ?1
            UNION SELECT push_device_id FROM attempts WHERE notification_row = ?1
            UNION SELECT push_device_id FROM client_reports WHERE notification_row = ?1
            """, [row]
        ) { $0[0] as String }
        for id in ids where !id.isEmpty {
            let number = numbers[id] ?? numbers.count + 1
            numbers[id] = number
            for (table, key) in [("notifications", "id")] + ["devices", "attempts", "client_reports"].map({ ($0, "notification_row") }) {
                try database.run("UPDATE \(table) SET push_device_id = ? WHERE \(key) = ? AND push_device_id = ?", ["\(number)", row, id])
            }
        }
    }
}
