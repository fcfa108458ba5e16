import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Finds pushes by the provider's id of a message, for delivery reports that name nothing else (RCPT-27).
///
/// An index over all pushes would be written with each one. So a push has a key in the index only in apps that sent such a report within
/// ``patience``. The key is a column of the row that has the id, and goes with it.
enum MessageKeys {
    static let migration = Migration(
        "0019 pushes by message",
        """
        -- What is behind the last / of provider_message_id. NULL: not in the index.
        ALTER TABLE notifications ADD COLUMN message_key TEXT;
        ALTER TABLE devices ADD COLUMN message_key TEXT;
        CREATE INDEX notifications_by_message ON notifications (message_key, tenant) WHERE message_key IS NOT NULL;
        CREATE INDEX devices_by_message ON devices (message_key, tenant) WHERE message_key IS NOT NULL;

        -- Apps whose reports name the provider's id of the message alone.
        CREATE TABLE message_id_readers (
          tenant INTEGER PRIMARY KEY,
          -- The last such report, or one of the day before it.
          reported_at_ms INTEGER NOT NULL
        );
        """)

    /// How long pushes are indexed after the last report.
    static let patience = Duration.days(30)
    /// Within this time a further report is not noted.
    private static let precision = Duration.days(1)
    /// Newest pushes that the first report indexes, in the report's transaction.
    private static let mostBefore = 10_000

    /// The apps of a transaction that sent such reports: each is looked up once.
    struct Readers {
        private let now: Instant
        private var known: [Int64: Bool] = [:]

        init(at now: Instant) { self.now = now }

        mutating func has(_ tenant: Int64, _ database: Database) throws -> Bool {
            if let known = known[tenant] { return known }
            let found = try MessageKeys.isReader(tenant, at: now, database)
            known[tenant] = found
            return found
        }
    }

    private static func isReader(_ tenant: Int64, at now: Instant, _ database: Database) throws -> Bool {
        let found = try database.firstRow(
            "SELECT 1 FROM message_id_readers WHERE tenant = ? AND reported_at_ms > ?", [tenant, now - patience]
        ) { _ in true }
        return found != nil
    }

    /// Notes that an app sends such reports. The first one puts the app's newest pushes into the index.
    static func noteReader(_ tenant: Int64, at now: Instant, _ database: Database) throws {
        let isNew = try !isReader(tenant, at: now, database)
        try database.run(
            """
            INSERT INTO message_id_readers (tenant, reported_at_ms) VALUES (?1, ?2)
            ON CONFLICT (tenant) DO UPDATE SET reported_at_ms = excluded.reported_at_ms WHERE reported_at_ms <= ?3
            """, [tenant, now, now - precision])
        guard isNew else { return }
        let newest = "SELECT id FROM notifications INDEXED BY notifications_by_creation WHERE tenant = ? ORDER BY created_at_ms DESC LIMIT ?"
        let rows = try database.rows(newest, [tenant, mostBefore]) { $0[0] as Int64 }
        for row in rows {
            for device in try DeviceTable.all(notificationRow: row, database) where !device.state.providerMessageID.isEmpty {
                try note(device.state, row: row, database)
            }
        }
    }

    /// Puts the push to a device into the index.
    static func note(_ device: DeviceState, of key: NotificationKey, _ database: Database) throws {
        try note(device, row: key.row, database)
    }

    private static func note(_ device: DeviceState, row: Int64, _ database: Database) throws {
        let arguments: StatementArguments = [key(of: device.providerMessageID), row, device.pushDeviceID]
        let isFirst = try database.countChanges("UPDATE notifications SET message_key = ? WHERE id = ? AND push_device_id = ?", arguments) > 0
        if !isFirst { try database.run("UPDATE devices SET message_key = ? WHERE notification_row = ? AND push_device_id = ?", arguments) }
    }

    /// The ids of the pushes in the index whose message may have an id. One app may have several providers, and FCM several projects.
    static func pushIDs(of messageID: String, _ tenant: Int64, _ database: Database) throws -> [String] {
        try database.rows(
            """
            SELECT push_id FROM notifications INDEXED BY notifications_by_message WHERE message_key = ?1 AND tenant = ?2
            UNION SELECT push_id FROM devices INDEXED BY devices_by_message WHERE message_key = ?1 AND tenant = ?2
            """, [key(of: messageID), tenant]
        ) { $0[0] as String }
    }

    /// Reports and providers write an id with and without the path before it.
    private static func key(of messageID: String) -> String {
        messageID.lastIndex(of: "/").map { String(messageID[messageID.index(after: $0)...]) } ?? messageID
    }
}
