import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The delivery log in the form that `chat` uses (RCPT-03): the view `push_delivery_log` and its queries.
enum DeliveryLog {
    /// The log's statuses; their names are the values of the view's column `status` (C-30).
    typealias Status = ReceiptsV1.DeliveryLogStatus.Known

    /// Queries by `notification_id` use the unique index of notifications. Indexes are read backwards, which gives the newest first.
    static let schema = """
        \(notificationIndex)
        \(deviceIndexes)
        \(view)
        """

    static let notificationIndex = """
        CREATE INDEX notifications_by_log_status ON notifications (tenant, indexed_log_status, created_at_ms)
          WHERE indexed_log_status IS NOT NULL;
        """

    private static let deviceIndexes = """
        CREATE INDEX devices_by_log_status ON devices (tenant, indexed_log_status, created_at_ms) WHERE indexed_log_status IS NOT NULL;
        -- Devices except the first, in the log's order.
        CREATE INDEX devices_by_creation ON devices (tenant, created_at_ms);
        """

    /// A row for each push and device.
    static let view = """
        -- Instants are UTC milliseconds.
        CREATE VIEW push_delivery_log AS
        \(viewed("n", "FROM tenants t JOIN notifications n ON n.tenant = t.id WHERE n.push_device_id <> ''"))
        UNION ALL
        \(viewed("d", "FROM tenants t JOIN notifications n ON n.tenant = t.id JOIN devices d ON d.notification_row = n.id"));
        """

    /// The generated columns of a device's status in the log, for the tables of devices.
    ///
    /// - Parameters:
    ///   - status: The column of the device's status.
    ///   - condition: SQL that is true for a row with a device.
    static func statusColumns(_ status: String, where condition: String) -> String {
        """
        -- From numbers of DeliveryStatus. Delivered, opened and dismissed (6 to 8) are delivered; every open status is pending.
        log_status TEXT GENERATED ALWAYS AS (
          CASE \(status)
            WHEN 5 THEN 'sent' WHEN 6 THEN 'delivered' WHEN 7 THEN 'delivered' WHEN 8 THEN 'delivered' WHEN 9 THEN 'failed'
            WHEN 10 THEN 'expired' WHEN 11 THEN 'cancelled' WHEN 12 THEN 'skipped' ELSE 'pending' END) VIRTUAL,
        -- The same; NULL for pending and sent, which most devices are, so that the index stays small.
        indexed_log_status TEXT GENERATED ALWAYS AS (
          CASE WHEN log_status IN ('pending', 'sent') OR NOT (\(condition)) THEN NULL ELSE log_status END) VIRTUAL
        """
    }

    /// The view's columns of the devices of one table.
    private static func viewed(_ device: String, _ source: String) -> String {
        """
        SELECT t.organization_id, t.app_id, n.notification_id, n.user_id, \(device).push_device_id AS device_id, n.type_id AS type,
          n.channel_id, n.message_id, \(device).log_status AS status, \(device).platform, \(apnsID(device)) AS apns_id,
          n.created_at_ms AS created_at, \(device).sent_at_ms AS sent_at, \(deliveredAt(device)) AS delivered_at,
          \(error(device, "provider_code")) AS error_code, \(error(device, "provider_message")) AS error_message,
          MAX(\(device).attempts - 1, 0) AS retry_count
        \(source)
        """
    }

    private static func apnsID(_ device: String) -> String { "CASE \(device).provider WHEN 'apns' THEN \(device).provider_message_id ELSE '' END" }

    private static func deliveredAt(_ device: String) -> String {
        "COALESCE(\(["delivered", "displayed", "opened", "dismissed"].map { "\(device).\($0)_at_ms" }.joined(separator: ", ")))"
    }

    private static func error(_ device: String, _ column: String) -> String {
        "CASE \(device).\(column) WHEN '' THEN \(device).failure_reason ELSE \(device).\(column) END"
    }

    /// The filters of a query; empty and nil do not filter.
    struct Query: Sendable {
        var tenant: CommonV1.Tenant
        var userID = ""
        var notificationID = ""
        var status: Status?
        /// Of the pushes' creation.
        var bounds = TimeBounds()
        var page: Page
        /// The position of ``page``.
        var after: PageToken?

        /// The statement and its arguments: first devices and others, merged. One user or notification has few rows. The indexes serve queries by
        /// status only, and queries of everything.
        fileprivate var statement: (sql: String, arguments: StatementArguments) {
            let (first, others) = (part(ofFirst: true), part(ofFirst: false))
            return (
                "\(first.sql) UNION ALL \(others.sql) ORDER BY 11 DESC, 1 DESC, 4 DESC LIMIT ?",
                first.arguments + others.arguments + [page.limit]
            )
        }

        /// - Parameter isFirst: True for the first devices of notifications, false for the others.
        private func part(ofFirst isFirst: Bool) -> (sql: String, arguments: StatementArguments) {
            let isNarrow = !userID.isEmpty || !notificationID.isEmpty
            let isByStatus = status?.isIndexed == true && !isNarrow
            let device = isFirst ? "n" : "d"
            // Both tables have the notification's instant. The one whose index gives the order is named.
            let (table, row) = isFirst || isNarrow ? ("n", "n.id") : ("d", "d.notification_row")
            let index = isByStatus ? "by_log_status" : "by_creation"
            let source =
                switch (isFirst, isNarrow) {
                case (true, true): "notifications n"
                case (true, false): "notifications n INDEXED BY notifications_\(index)"
                case (false, true): "notifications n JOIN devices d ON d.notification_row = n.id"
                case (false, false): "devices d INDEXED BY devices_\(index) CROSS JOIN notifications n ON n.id = d.notification_row"
                }
            // A notification has few rows. "+" keeps SQLite from the indexes of apps and users, which have the log's order.
            let one = notificationID.isEmpty ? "" : "+"
            var conditions = ["\(one)\(table).tenant = \(TenantTable.number)"]
            var arguments: StatementArguments = [tenant.organizationId, tenant.appId]
            func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
                conditions.append(condition)
                arguments += StatementArguments(values.map { $0.databaseValue })
            }
            if isFirst { conditions.append("n.push_device_id <> ''") }
            if !userID.isEmpty { add("\(one)n.user_id = ?", userID) }
            if !notificationID.isEmpty { add("n.notification_id = ?", notificationID) }
            if let status { add("\(device).\(isByStatus ? "indexed_log_status" : "log_status") = ?", status.name) }
            if let from = bounds.from { add("\(table).created_at_ms >= ?", from) }
            if let until = bounds.until { add("\(table).created_at_ms < ?", until) }
            if let after {
                // The first condition follows from the second. SQLite needs it to use the index.
                add("\(table).created_at_ms <= ?", after.createdAt)
                add("(\(table).created_at_ms, \(row), \(device).push_device_id) < (?, ?, ?)", after.createdAt, after.row, after.device)
            }
            return (
                """
                SELECT \(row), n.notification_id, n.user_id, \(device).push_device_id, n.type_id, n.channel_id, n.message_id,
                  \(device).log_status, \(device).platform, \(apnsID(device)), \(table).created_at_ms, \(device).sent_at_ms,
                  \(deliveredAt(device)), \(error(device, "provider_code")), \(error(device, "provider_message")),
                  MAX(\(device).attempts - 1, 0)
                FROM \(source) WHERE \(conditions.joined(separator: " AND "))
                """, arguments
            )
        }
    }

    /// One page, newest first.
    static func read(_ query: Query, _ database: Database) throws -> PagePart<ReceiptsV1.DeliveryLogEntry> {
        let statement = query.statement
        let found = try database.rows(statement.sql, statement.arguments) { row in
            (entry: entry(row), position: PageToken(createdAt: row[10], row: row[0], device: row[3]))
        }
        let part = query.page.cut(found, at: \.position)
        return PagePart(items: part.items.map(\.entry), nextToken: part.nextToken)
    }

    /// SQLite's query plan, for tests.
    static func plan(_ query: Query, _ database: Database) throws -> [String] {
        let statement = query.statement
        return try database.rows("EXPLAIN QUERY PLAN " + statement.sql, statement.arguments) { $0["detail"] }
    }

    private static func entry(_ row: Row) -> ReceiptsV1.DeliveryLogEntry {
        ReceiptsV1.DeliveryLogEntry(
            notificationId: row[1], userId: row[2], deviceId: row[3], type: row[4], channelId: row[5], messageId: row[6],
            status: .init(name: row[7]) ?? .unspecified, platform: row[8], apnsId: row[9], createdAtMs: row[10], sentAtMs: row[11],
            deliveredAtMs: row[12], errorCode: row[13],
            errorMessage: row[14], retryCount: row[15])
    }
}

extension DeliveryLog.Status {
    /// Whether the index by status has it. Queries for the other statuses read all rows, newest first.
    fileprivate var isIndexed: Bool { self != .pending && self != .sent }
}
