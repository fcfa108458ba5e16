import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Old notifications, the oldest first. Apps are named by their numbers (``TenantTable``).
extension NotificationTable {
    /// The rows of notifications created before an instant, at most `limit`.
    ///
    /// - Parameter keepsOpen: leaves open notifications out.
    static func old(_ tenant: Int64, before: Instant, keepsOpen: Bool, limit: Int, _ database: Database) throws -> [Int64] {
        let open = keepsOpen ? "AND status NOT IN (\(CommonV1.DeliveryStatus.open.map { String($0.rawValue) }.joined(separator: ", ")))" : ""
        return try database.rows(
            "SELECT id FROM notifications WHERE tenant = ? AND created_at_ms < ? \(open) ORDER BY created_at_ms LIMIT ?", [tenant, before, limit]
        ) { $0[0] as Int64 }
    }

    /// A notification that is to be emptied or anonymized.
    struct Aged {
        var row: Int64
        var userID: String
        var createdAt: Instant
    }

    /// The notifications created in a period that still have a title or body, or the user's id; at most `limit`.
    static func aged(
        _ kind: RetentionProgressTable.Kind, _ tenant: Int64, from: Instant, before: Instant, limit: Int, _ database: Database
    ) throws -> [Aged] {
        let condition =
            switch kind {
            case .content: "(title <> '' OR body <> '')"
            case .users: "notification_id NOT GLOB 'anon_*'"
            }
        return try database.rows(
            """
            SELECT id, user_id, created_at_ms FROM notifications
            WHERE tenant = ? AND created_at_ms >= ? AND created_at_ms < ? AND \(condition)
            ORDER BY created_at_ms LIMIT ?
            """, [tenant, from, before, limit]
        ) { Aged(row: $0[0], userID: $0[1], createdAt: $0[2]) }
    }

    /// Deletes title and body of a notification.
    static func empty(row: Int64, _ database: Database) throws {
        try database.run("UPDATE notifications SET title = '', body = '' WHERE id = ?", [row])
    }

    /// Replaces a notification's user and id, and deletes everything else that identifies the user.
    static func anonymize(row: Int64, user pseudonym: String, notificationID: String, _ database: Database) throws {
        try database.run(
            """
            UPDATE notifications SET user_id = ?, notification_id = ?, push_id = '', event_id = '', channel_id = '', message_id = '',
              title = '', body = '', device_id = '', provider_message_id = '',
              attempt_provider_message_id = '' WHERE id = ?
            """, [pseudonym, notificationID, row])
    }

    static func delete(row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM notifications WHERE id = ?", [row])
    }
}
