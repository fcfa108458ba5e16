import CarillonAPI
import Storage

/// The delivery log in the shape that `chat` knows (RCPT-03): the view `push_delivery_log`, and how it is queried.
enum DeliveryLog {
    /// The states the log shows; the text of each is the column `status` of the view (C-30).
    enum Status: String, CaseIterable {
        case pending, sent, delivered, failed, expired, cancelled, skipped
    }

    /// `notification_id` finds by the unique index that notifications have. Indexes are read backwards for the newest first.
    static let migration = Migration(
        "2026-02-delivery-log",
        """
        ALTER TABLE devices ADD COLUMN provider_message TEXT NOT NULL DEFAULT '';
        -- The notification's, so that one index has the log's order within a status.
        ALTER TABLE devices ADD COLUMN created_at_ms INTEGER NOT NULL DEFAULT 0;
        UPDATE devices SET created_at_ms =
          (SELECT created_at_ms FROM notifications WHERE notifications.id = devices.notification_row);
        -- Numbers of DeliveryStatus: what waits in any way is pending, what a device spoke of was delivered.
        ALTER TABLE devices ADD COLUMN log_status TEXT GENERATED ALWAYS AS (
          CASE status
            WHEN 5 THEN 'sent' WHEN 6 THEN 'delivered' WHEN 7 THEN 'delivered' WHEN 8 THEN 'delivered' WHEN 9 THEN 'failed'
            WHEN 10 THEN 'expired' WHEN 11 THEN 'cancelled' WHEN 12 THEN 'skipped' ELSE 'pending' END) VIRTUAL;
        CREATE INDEX devices_by_log_status ON devices (organization_id, app_id, log_status, created_at_ms);

        DROP INDEX notifications_by_user;
        DROP INDEX notifications_by_status;
        CREATE INDEX notifications_by_user ON notifications (organization_id, app_id, user_id, created_at_ms);
        CREATE INDEX notifications_by_status ON notifications (organization_id, app_id, status, created_at_ms);
        -- For listing by time, and for what retention removes.
        CREATE INDEX notifications_by_creation ON notifications (organization_id, app_id, created_at_ms);

        -- Instants are UTC milliseconds.
        CREATE VIEW push_delivery_log AS
        SELECT n.organization_id, n.app_id, n.notification_id, n.user_id, d.push_device_id AS device_id, n.type_id AS type,
          n.channel_id, n.message_id, d.log_status AS status, d.platform,
          CASE d.provider WHEN 'apns' THEN d.provider_message_id ELSE '' END AS apns_id,
          n.created_at_ms AS created_at, d.sent_at_ms AS sent_at,
          COALESCE(d.delivered_at_ms, d.displayed_at_ms, d.opened_at_ms, d.dismissed_at_ms) AS delivered_at,
          CASE d.provider_code WHEN '' THEN d.failure_reason ELSE d.provider_code END AS error_code,
          CASE d.provider_message WHEN '' THEN d.failure_reason ELSE d.provider_message END AS error_message,
          MAX(d.attempts - 1, 0) AS retry_count
        FROM notifications n JOIN devices d ON d.notification_row = n.id;
        """)

    /// What a query asks for; empty and nil: everything.
    struct Query: Sendable {
        var tenant: CommonV1.Tenant
        var userID = ""
        var notificationID = ""
        var status: Status?
        /// Creation instants, milliseconds; 0: no bound. `until` is not included.
        var from: Int64 = 0
        var until: Int64 = 0
        var after: PageToken?
        var limit: Int

        /// The statement and its arguments. Users and notifications have few rows; a status alone is what the devices' index is for.
        /// The view shows the notifications' instant, so the devices' equal one is named where its index gives the order.
        fileprivate var statement: (sql: String, arguments: StatementArguments) {
            let isByStatus = status != nil && userID.isEmpty && notificationID.isEmpty
            let (table, createdAt, row) = isByStatus ? ("d", "d.created_at_ms", "d.notification_row") : ("n", "n.created_at_ms", "n.id")
            var conditions = ["\(table).organization_id = ?", "\(table).app_id = ?"]
            var arguments: StatementArguments = [tenant.organizationId, tenant.appId]
            func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
                conditions.append(condition)
                arguments += StatementArguments(values.map { $0.databaseValue })
            }
            if !userID.isEmpty { add("n.user_id = ?", userID) }
            if !notificationID.isEmpty { add("n.notification_id = ?", notificationID) }
            if let status { add("d.log_status = ?", status.rawValue) }
            if from > 0 { add("\(createdAt) >= ?", from) }
            if until > 0 { add("\(createdAt) < ?", until) }
            if let after {
                // The first condition repeats what follows from the second, for the index.
                add("\(createdAt) <= ?", after.createdAt)
                add("(\(createdAt), \(row), d.push_device_id) < (?, ?, ?)", after.createdAt, after.row, after.device)
            }
            arguments += [limit + 1]
            return (
                """
                SELECT n.id, n.notification_id, n.user_id, d.push_device_id, n.type_id, n.channel_id, n.message_id, d.log_status,
                  d.platform, CASE d.provider WHEN 'apns' THEN d.provider_message_id ELSE '' END, n.created_at_ms, d.sent_at_ms,
                  COALESCE(d.delivered_at_ms, d.displayed_at_ms, d.opened_at_ms, d.dismissed_at_ms),
                  CASE d.provider_code WHEN '' THEN d.failure_reason ELSE d.provider_code END,
                  CASE d.provider_message WHEN '' THEN d.failure_reason ELSE d.provider_message END, MAX(d.attempts - 1, 0)
                FROM notifications n JOIN devices d ON d.notification_row = n.id
                WHERE \(conditions.joined(separator: " AND "))
                ORDER BY \(createdAt) DESC, \(row) DESC, d.push_device_id DESC LIMIT ?
                """, arguments
            )
        }
    }

    /// One page, newest first, and where the next one begins.
    static func read(
        _ query: Query, _ database: Database
    ) throws -> (entries: [ReceiptsV1.DeliveryLogEntry], next: PageToken?) {
        let statement = query.statement
        let rows = try Row.fetchAll(database, sql: statement.sql, arguments: statement.arguments)
        let page = rows.prefix(query.limit)
        let next = rows.count > query.limit ? page.last.map { PageToken(createdAt: $0[10], row: $0[0], device: $0[3]) } : nil
        return (page.map(entry), next)
    }

    /// How SQLite goes about a query, for the tests that look for its indexes.
    static func plan(_ query: Query, _ database: Database) throws -> [String] {
        let statement = query.statement
        return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + statement.sql, arguments: statement.arguments).map { $0["detail"] }
    }

    private static func entry(_ row: Row) -> ReceiptsV1.DeliveryLogEntry {
        ReceiptsV1.DeliveryLogEntry(
            notificationId: row[1], userId: row[2], deviceId: row[3], type: row[4], channelId: row[5], messageId: row[6], status: row[7],
            platform: row[8], apnsId: row[9], createdAtMs: row[10], sentAtMs: row[11], deliveredAtMs: row[12], errorCode: row[13],
            errorMessage: row[14], retryCount: row[15])
    }
}
