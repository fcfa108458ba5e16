import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The list of the notification centre, newest first (RCPT-11).
extension InboxTable {
    /// The filters of a list; empty and false do not filter.
    struct Query: Sendable {
        var tenant: CommonV1.Tenant
        var userID: String
        var categoryID = ""
        var typeID = ""
        var isUnreadOnly = false
        var notificationIDs: [String] = []
        var page: Page
        /// The position of ``page``.
        var after: PageToken?

        /// An index has the order of the list, so a page reads as many entries as it has, unless a filter leaves some out.
        fileprivate var statement: (sql: String, arguments: StatementArguments) {
            var conditions = ["e.tenant = \(TenantTable.number)", "e.user_id = ?", "e.hidden = 0"]
            var arguments: StatementArguments = [tenant.organizationId, tenant.appId, userID]
            func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
                conditions.append(condition)
                arguments += StatementArguments(values.map { $0.databaseValue })
            }
            if isUnreadOnly { conditions.append("e.read_at_ms IS NULL") }
            if !categoryID.isEmpty { add("e.category_id = ?", categoryID) }
            if !typeID.isEmpty { add("e.type_id = ?", typeID) }
            if !notificationIDs.isEmpty {
                conditions.append("e.notification_id IN (\(notificationIDs.map { _ in "?" }.joined(separator: ", ")))")
                arguments += StatementArguments(notificationIDs)
            }
            if let after {
                // The first condition follows from the second. SQLite needs it to use the index.
                add("e.created_at_ms <= ?", after.createdAt)
                add("(e.created_at_ms, e.id) < (?, ?)", after.createdAt, after.row)
            }
            // Named entries are few: any index will do.
            let index = notificationIDs.isEmpty ? "INDEXED BY \(isUnreadOnly ? "inbox_entries_unread" : "inbox_entries_by_user")" : ""
            return (
                """
                SELECT e.id, e.notification_id, e.type_id, e.category_id, e.title, e.body, e.entity_type, e.entity_id, e.deep_link,
                  e.fallback_deep_link, e.created_at_ms, e.read_at_ms, n.status, n.skip_reason
                FROM inbox_entries e \(index)
                LEFT JOIN notifications n ON n.notification_id = e.notification_id AND n.tenant = e.tenant AND n.superseded = 0
                WHERE \(conditions.joined(separator: " AND ")) ORDER BY e.created_at_ms DESC, e.id DESC LIMIT ?
                """, arguments + [page.limit]
            )
        }
    }

    /// One page. The entries have neither icon nor expiry, and their links are as they are stored.
    static func read(_ query: Query, _ database: Database) throws -> PagePart<ReceiptsV1.InboxEntry> {
        let statement = query.statement
        let found = try database.rows(statement.sql, statement.arguments) { row in
            (entry: entry(row), position: PageToken(createdAt: row[10], row: row[0]))
        }
        let part = query.page.cut(found, at: \.position)
        return PagePart(items: part.items.map(\.entry), nextToken: part.nextToken)
    }

    /// SQLite's query plan, for tests.
    static func plan(_ query: Query, _ database: Database) throws -> [String] {
        let statement = query.statement
        return try database.rows("EXPLAIN QUERY PLAN " + statement.sql, statement.arguments) { $0["detail"] }
    }

    private static func entry(_ row: Row) -> ReceiptsV1.InboxEntry {
        ReceiptsV1.InboxEntry(
            notificationId: row[1], typeId: row[2], categoryId: row[3], title: row[4], body: row[5], entityType: row[6], entityId: row[7],
            deepLink: row[8], fallbackDeepLink: row[9], createdAtMs: row[10], readAtMs: row[11] as Int64?,
            pushStatus: .init(rawValue: (row[12] as Int32?) ?? 0), pushSkipReason: .init(rawValue: (row[13] as Int32?) ?? 0))
    }

    private static let textSQL = "SELECT title, body FROM inbox_entries WHERE notification_id = ? AND tenant = ?"

    /// Whether the entry of a notification has a text.
    static func hasText(_ title: String, _ body: String, of notificationID: String, _ tenant: Int64, _ database: Database) throws -> Bool {
        var isSame = false
        try database.readDirectly(textSQL) {
            $0.add(notificationID)
            $0.add(tenant)
        } _: {
            isSame = $0.text(0) == title && $0.text(1) == body
        }
        return isSame
    }

    /// Where an entry leads.
    struct Target: Sendable {
        /// As it is stored.
        var deepLink: String
        /// Empty: there is none.
        var fallbackDeepLink: String
        var exists: Bool
    }

    /// The target of a user's entry, also of a dismissed or withdrawn one; nil: there is no such entry.
    static func target(_ tenant: CommonV1.Tenant, userID: String, notificationID: String, _ database: Database) throws -> Target? {
        try database.firstRow(
            """
            SELECT deep_link, fallback_deep_link, withdrawn_at_ms IS NULL FROM inbox_entries
            WHERE tenant = \(TenantTable.number) AND user_id = ? AND notification_id = ?
            """, [tenant.organizationId, tenant.appId, userID, notificationID]
        ) { Target(deepLink: $0[0], fallbackDeepLink: $0[1], exists: $0[2]) }
    }
}
