import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Reports about tracked items: one due item of each user and rule (EVAL-47, EVAL-49, EVAL-50).
enum ItemReportTable {
    private static let kinds = ItemReportRule.allCases.map(\.kind.rawValue)
    private static let isReport = "kind IN (\(kinds.map { "'\($0)'" }.joined(separator: ", ")))"
    /// Makes a report due, so that its next time is found again. The number tells a handler that it works with what was true before.
    private static let wake = """
        UPDATE due_items SET due_at_ms = min(due_at_ms, ?), details = json_set(details, '$.woken', coalesce(json_extract(details, '$.woken'), 0) + 1)
        """

    /// Wakes a user's report of which an item may be a part, or stores it where the user has none.
    static func itemPending(_ rule: ItemReportRule, of user: UserKey, now: Instant, _ database: Database) throws {
        let woken = try database.countChanges(
            "\(wake) WHERE organization_id = ? AND app_id = ? AND user_id = ? AND kind = ?", [now] + user.arguments + [rule.kind.rawValue])
        if woken == 0 { try DueItemTable.insert(rule.kind, of: user, dueAt: now, eventRow: nil, since: now, database) }
    }

    /// Wakes the reports of users whose clock or choices may have changed.
    static func usersChanged(_ users: some Sequence<UserKey>, now: Instant, _ database: Database) throws {
        for user in users {
            try database.run("\(wake) WHERE organization_id = ? AND app_id = ? AND user_id = ? AND \(isReport)", [now] + user.arguments)
        }
    }

    /// Wakes reports of all users, in the order of their rows.
    ///
    /// - Parameters:
    ///   - tenant: of the users; nil: of all apps.
    ///   - row: the last one of the page before.
    /// - Returns: the last row of this page; nil: there are no more.
    static func allChanged(of tenant: CommonV1.Tenant?, after row: Int64, limit: Int, now: Instant, _ database: Database) throws -> Int64? {
        let rows: [Int64] = try database.rows(
            """
            SELECT id FROM due_items NOT INDEXED WHERE id > ?1 AND \(isReport)
              AND (?2 IS NULL OR organization_id = ?2 AND app_id = ?3) ORDER BY id LIMIT ?4
            """, [row, tenant?.organizationId, tenant?.appId, limit]
        ) { $0[0] }
        for row in rows { try database.run("\(wake) WHERE id = ?", [now, row]) }
        return rows.last
    }

    /// Whether there is any report.
    static func isEmpty(_ database: Database) throws -> Bool {
        try kinds.allSatisfy { try DueItemTable.items.count($0, database) == 0 }
    }

    /// The reports of these rows that exist.
    ///
    /// - Throws: `JSONError`.
    static func read(_ rows: [Int64], _ database: Database) throws -> [ItemReport] {
        try database.rows(
            """
            SELECT id, organization_id, app_id, user_id, since_ms, details FROM due_items
            WHERE id IN (SELECT value FROM json_each(?)) ORDER BY due_at_ms, id
            """, [JSONArray.text(rows)]
        ) { row in
            try ItemReport(row: row[0], user: UserKey(organization: row[1], app: row[2], id: row[3]), since: row[4], details: row[5])
        }
    }

    /// Whether a report is as it was read: nothing woke it meanwhile, and its user was not erased.
    static func isCurrent(_ report: ItemReport, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM due_items WHERE id = ? AND details = ?", [report.row, report.details]) { _ in true } != nil
    }

    static func postpone(_ report: ItemReport, to instant: Instant, _ database: Database) throws {
        try database.run("UPDATE due_items SET due_at_ms = ?, details = ? WHERE id = ?", [instant, report.newDetails, report.row])
    }
}
