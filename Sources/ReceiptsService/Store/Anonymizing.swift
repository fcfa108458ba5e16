import CarillonAPI
import ServiceKit
import Storage

/// Takes the name from receipts (PRIV-08, PRIV-09): the user's id gives way to a pseudonym, and everything from which the user could be told
/// goes with it. Ids of notifications and messages are computed from the user's id, so whoever had a list of users could look for them.
///
/// What was counted stays counted; kind, instants, states and latencies stay with the row.
enum Anonymizing {
    /// Notifications one transaction changes.
    static let portion = 200

    /// Makes notifications anonymous, with all that belongs to them. What is still open is cancelled: no report on it will find it.
    ///
    /// - Parameter rows: of `notifications`, each with its pseudonym.
    static func anonymize(
        _ rows: [(row: Int64, pseudonym: String)], tenant: CommonV1.Tenant, ids: IdentifierSource, _ database: Database
    ) throws {
        guard let tenantNumber = try TenantTable.find(tenant, database) else { return }
        var statistics = StatisticsChanges()
        let notification = try database.cachedStatement(
            sql: """
                UPDATE notifications SET user_id = ?, notification_id = ?, push_id = '', event_id = '', channel_id = '', message_id = '',
                  title = '', body = '', device_id = '', provider_message_id = '',
                  attempt_provider_message_id = '' WHERE id = ?
                """)
        let devices = try database.cachedStatement(
            sql: "UPDATE devices SET device_id = '', push_id = '', provider_message_id = '' WHERE notification_row = ?")
        let attempts = try database.cachedStatement(sql: "UPDATE attempts SET provider_message_id = '' WHERE notification_row = ?")
        let reports = try database.cachedStatement(sql: "UPDATE client_reports SET deep_link_target = '' WHERE notification_row = ?")
        for (row, pseudonym) in rows {
            try DeviceTable.cancelOpen(notificationRow: row, of: tenantNumber, &statistics, database)
            try notification.execute(arguments: [pseudonym, ids.make(prefix: "anon_"), row])
            for statement in [devices, attempts, reports] { try statement.execute(arguments: [row]) }
            try number(devicesOf: row, database)
        }
        try statistics.apply(database)
    }

    /// Puts "1", "2" … in the place of the ids of a notification's devices: the registry says whose they are.
    private static func number(devicesOf row: Int64, _ database: Database) throws {
        let ids = try String.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT push_device_id FROM notifications WHERE id = ?1 UNION SELECT push_device_id FROM devices WHERE notification_row = ?1
                    UNION SELECT push_device_id FROM attempts WHERE notification_row = ?1
                    UNION SELECT push_device_id FROM client_reports WHERE notification_row = ?1
                    """), arguments: [row])
        for (number, id) in ids.filter({ !$0.isEmpty }).enumerated() {
            for (table, key) in [("notifications", "id")] + ["devices", "attempts", "client_reports"].map({ ($0, "notification_row") }) {
                try database.cachedStatement(sql: "UPDATE \(table) SET push_device_id = ? WHERE \(key) = ? AND push_device_id = ?")
                    .execute(arguments: ["\(number + 1)", row, id])
            }
        }
    }
}
