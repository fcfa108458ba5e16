import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Reports about tracked items: one due item of each user and rule (EVAL-47, EVAL-49, EVAL-50).
enum ItemReportTable {
    private static let kinds = ItemReportRule.allCases.map(\.dueItemKind.rawValue)
    /// Makes a report due now. The counter `woken` shows a handler that the report changed while it asked the peers.
    private static let wake = """
        UPDATE due_items SET due_at_ms = min(due_at_ms, ?), details = CASE WHEN json_valid(details)
          THEN json_set(details, '$.woken', coalesce(json_extract(details, '$.woken'), 0) + 1) ELSE details END
        """
    private static let isOfUser = "organization_id = ? AND app_id = ? AND user_id = ? AND kind = ?"

    /// Wakes the user's report that may list an item, or stores the report.
    static func itemPending(_ rule: ItemReportRule, of user: UserKey, now: Instant, _ database: Database) throws {
        // The time of a digest does not depend on its requests.
        guard try insertMissing(rule, of: user, now: now, database) == false, rule != .digest else { return }
        try setDue(rule, of: user, now: now, database)
    }

    /// Stores the report of a user who has none.
    ///
    /// - Returns: false where the user has one.
    @discardableResult
    static func insertMissing(_ rule: ItemReportRule, of user: UserKey, now: Instant, _ database: Database) throws -> Bool {
        let arguments = user.arguments + [rule.dueItemKind.rawValue]
        guard try database.firstRow("SELECT 1 FROM due_items WHERE \(isOfUser)", arguments, { _ in true }) == nil else { return false }
        try DueItemTable.insert(rule.dueItemKind, of: user, dueAt: now, eventRow: nil, since: now, database)
        return true
    }

    /// Makes a user's report due, because an item, the user's clock or the user's choice changed.
    static func setDue(_ rule: ItemReportRule, of user: UserKey, now: Instant, _ database: Database) throws {
        try database.run("\(wake) WHERE \(isOfUser)", [now] + user.arguments + [rule.dueItemKind.rawValue])
    }

    /// Makes reports due, by their rows.
    static func setDue(_ rows: some Sequence<Int64>, now: Instant, _ database: Database) throws {
        for row in rows { try database.run("\(wake) WHERE id = ?", [now, row]) }
    }

    /// The rows of all reports: of an app, or of all apps.
    static func rows(of tenant: CommonV1.Tenant?, _ database: Database) throws -> [Int64] {
        try kinds.flatMap { kind -> [Int64] in
            guard let tenant else { return try database.rows("SELECT id FROM due_items WHERE kind = ?", [kind]) { $0[0] } }
            return try database.rows(
                "SELECT id FROM due_items WHERE organization_id = ? AND app_id = ? AND kind = ?", [tenant.organizationId, tenant.appId, kind]
            ) { $0[0] }
        }
    }

    /// Whether there is no report at all.
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
    static func isCurrent(_ report: ItemReport, of rule: ItemReportRule, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT 1 FROM due_items WHERE id = ? AND details = ? AND \(isOfUser)",
            [report.row, report.details] + report.user.arguments + [rule.dueItemKind.rawValue], { _ in true }) != nil
    }

    static func postpone(_ report: ItemReport, to instant: Instant, _ database: Database) throws {
        try database.run("UPDATE due_items SET due_at_ms = ?, details = ? WHERE id = ?", [instant, report.newDetails, report.row])
    }
}
