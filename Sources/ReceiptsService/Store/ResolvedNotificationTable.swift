import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `resolved_notifications`: ids of pushes whose notification was deleted when it was resolved (``ResolvedRule``). A repeated record of one
/// changes nothing, and a late report on one is ignored.
enum ResolvedNotificationTable {
    static let migration = Migration(
        "0007 resolved notifications",
        """
        CREATE TABLE resolved_notifications (
          tenant INTEGER NOT NULL,
          notification_id TEXT NOT NULL,
          -- Empty: the notification was skipped.
          push_id TEXT NOT NULL,
          -- The badge of the first answer. A repeated record gets the same.
          badge INTEGER NOT NULL,
          resolved_at_ms INTEGER NOT NULL,
          PRIMARY KEY (notification_id, tenant, push_id)
        ) WITHOUT ROWID;
        CREATE INDEX resolved_notifications_by_push ON resolved_notifications (push_id) WHERE push_id <> '';
        CREATE INDEX resolved_notifications_by_time ON resolved_notifications (resolved_at_ms);
        """)

    /// How long a sender may repeat a record whose answer it did not get.
    static let life = Duration.days(1)

    /// Stores the ids of a push that is about to be deleted.
    ///
    /// - Parameter row: of the push in `notifications`.
    static func insert(ofPush row: Int64, at now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO resolved_notifications (tenant, notification_id, push_id, badge, resolved_at_ms)
              SELECT tenant, notification_id, push_id, badge, ? FROM notifications WHERE id = ?
            """, [now, row])
    }

    /// The badge that the record of a push was answered; nil: no notification with this push was deleted when it was resolved.
    static func badge(of record: ReceiptsV1.NotificationRecord, _ tenant: Int64, _ database: Database) throws -> Int32? {
        try database.firstRow(
            "SELECT badge FROM resolved_notifications WHERE notification_id = ? AND tenant = ? AND push_id = ?",
            [record.notificationId, tenant, record.pushId]
        ) { $0[0] as Int32 }
    }

    private static let hasNotification = "SELECT EXISTS (SELECT 1 FROM resolved_notifications WHERE notification_id = ? AND tenant = ?)"

    /// Whether a notification was deleted when a push of it was resolved.
    ///
    /// - Parameter tenant: number of the app.
    static func has(_ notificationID: String, of tenant: Int64, _ database: Database) throws -> Bool {
        try database.firstRow(hasNotification, [notificationID, tenant]) { $0[0] as Bool } ?? false
    }

    /// Whether a notification was deleted when it was resolved.
    ///
    /// - Parameter id: of the notification, or of one of its pushes.
    static func has(_ id: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        guard !id.isEmpty, let number = try TenantTable.find(tenant, database) else { return false }
        return try database.firstRow(
            """
            SELECT EXISTS (SELECT 1 FROM resolved_notifications WHERE notification_id = ?1 AND tenant = ?2)
              OR EXISTS (SELECT 1 FROM resolved_notifications WHERE push_id = ?1 AND push_id <> '' AND tenant = ?2)
            """, [id, number]
        ) { $0[0] as Bool } ?? false
    }

    /// Deletes ids of which no repetition is expected any more.
    ///
    /// - Returns: the number of rows, at most `limit`.
    static func deleteOld(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM resolved_notifications WHERE (notification_id, tenant, push_id) IN (
              SELECT notification_id, tenant, push_id FROM resolved_notifications WHERE resolved_at_ms <= ? ORDER BY resolved_at_ms LIMIT ?)
            """, [now - life, limit])
    }
}
