import GRDB
import ServiceKit
import Storage

/// The table `reported_actions`: what users did with their notifications (EVAL-42), so that the host learns of each action once. Texts that they
/// typed are in the message for the host alone.
enum ReportedActionTable {
    static let migration = Migration(
        "0008 actions of users",
        """
        \(OfferedActionsTable.schema)

        CREATE TABLE reported_actions (
          notification_row INTEGER NOT NULL REFERENCES notifications (id),
          -- `message_id` of the webhook.
          report_id TEXT NOT NULL,
          -- Empty: the device is unknown.
          push_device_id TEXT NOT NULL,
          action TEXT NOT NULL,
          occurred_at_ms INTEGER NOT NULL,
          PRIMARY KEY (notification_row, report_id)
        ) WITHOUT ROWID;
        """)

    /// - Returns: false for an action that was reported before.
    static func insert(
        _ id: String, action: String, device: String, at instant: Instant, notificationRow row: Int64, _ database: Database
    ) throws -> Bool {
        try database.countChanges(
            """
            INSERT INTO reported_actions (notification_row, report_id, push_device_id, action, occurred_at_ms) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT DO NOTHING
            """, [row, id, device, action, instant]) > 0
    }

    /// How often an action was reported on the pushes of a notification.
    ///
    /// - Parameter row: of one of the pushes.
    static func count(_ action: String, ofNotificationWith row: Int64, _ database: Database) throws -> Int {
        var count = 0
        for push in try NotificationTable.pushes(ofRow: row, database) {
            count +=
                try database.firstRow("SELECT count(*) FROM reported_actions WHERE notification_row = ? AND action = ?", [push.row, action]) {
                    $0[0] as Int
                } ?? 0
        }
        return count
    }

    /// The number of actions that were reported on a push.
    static func count(notificationRow row: Int64, _ database: Database) throws -> Int {
        try database.firstRow("SELECT count(*) FROM reported_actions WHERE notification_row = ?", [row]) { $0[0] as Int } ?? 0
    }

    static func delete(notificationRow row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM reported_actions WHERE notification_row = ?", [row])
    }
}
