import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Old notifications, the oldest first. Apps are named by their numbers (``TenantTable``). A notification is as old as its newest push: it is deleted
/// and anonymized with all its pushes. Texts are emptied push by push.
extension NotificationTable {
    /// The newest rows of notifications whose pushes were all created before an instant, at most `limit`.
    static func old(_ tenant: Int64, before: Instant, limit: Int, _ database: Database) throws -> [Int64] {
        try database.rows(
            "SELECT id FROM notifications WHERE tenant = ? AND created_at_ms < ? AND superseded = 0 ORDER BY created_at_ms LIMIT ?",
            [tenant, before, limit]
        ) { $0[0] as Int64 }
    }

    /// A push that is to be emptied, or the newest push of a notification that is to be anonymized.
    struct Aged {
        var row: Int64
        var userID: String
        var createdAt: Instant
    }

    /// The pushes created in a period that still have a title or body, or the newest pushes of notifications with the user's id; at most `limit`.
    static func aged(
        _ kind: RetentionProgressTable.Kind, _ tenant: Int64, from: Instant, before: Instant, limit: Int, _ database: Database
    ) throws -> [Aged] {
        let condition =
            switch kind {
            case .content: "(title <> '' OR body <> '')"
            case .users: "notification_id NOT GLOB 'anon_*' AND superseded = 0"
            }
        return try database.rows(
            """
            SELECT id, user_id, created_at_ms FROM notifications
            WHERE tenant = ? AND created_at_ms >= ? AND created_at_ms < ? AND \(condition)
            ORDER BY created_at_ms LIMIT ?
            """, [tenant, from, before, limit]
        ) { Aged(row: $0[0], userID: $0[1], createdAt: $0[2]) }
    }

    /// Deletes title and body of a push.
    static func empty(row: Int64, _ database: Database) throws {
        try database.run("UPDATE notifications SET title = '', body = '' WHERE id = ?", [row])
    }

    /// Replaces the user and the notification's id in the row of a push, and deletes everything else that identifies the user.
    static func anonymize(row: Int64, user pseudonym: String, notificationID: String, _ database: Database) throws {
        try database.run(
            """
            UPDATE notifications SET user_id = ?, notification_id = ?, push_id = '', event_id = '', channel_id = '', message_id = '',
              title = '', body = '', device_id = '', provider_message_id = '',
              attempt_provider_message_id = '', message_key = NULL WHERE id = ?
            """, [pseudonym, notificationID, row])
    }

    static func delete(row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM notifications WHERE id = ?", [row])
    }
}
