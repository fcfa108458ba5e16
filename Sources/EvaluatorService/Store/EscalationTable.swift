import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Pushes that wait for a device to confirm them: the due items of the kind `escalation` (EVAL-26).
enum EscalationTable {
    static let kind = DueItemKind.escalation

    static func insert(_ escalations: [PendingEscalation], _ database: Database) throws {
        for item in escalations {
            try DueItemTable.insert(
                kind, of: item.user, dueAt: item.escalatesAt, eventRow: item.eventRow, ordinal: item.ordinal, since: item.since,
                details: item.details,
                database)
        }
    }

    /// The items of these rows that exist.
    ///
    /// - Throws: ``UnreadableDueItem``.
    static func read(_ rows: [Int64], _ database: Database) throws -> [PendingEscalation] {
        try database.rows(
            """
            SELECT id, event_row, ordinal, organization_id, app_id, user_id, since_ms, details FROM due_items
            WHERE id IN (SELECT value FROM json_each(?)) ORDER BY due_at_ms, id
            """, [JSONArray.text(rows)]
        ) { row in
            try PendingEscalation(
                row: row[0], eventRow: row[1], ordinal: row[2], user: UserKey(organization: row[3], app: row[4], id: row[5]), since: row[6],
                details: row[7])
        }
    }

    /// Makes a user's items due, so that receipts is asked about them.
    static func setDue(of user: UserKey, at now: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE due_items SET due_at_ms = ?5 WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 AND kind = ?4 AND due_at_ms > ?5",
            user.arguments + [kind.rawValue, now])
    }

    /// Makes items of all users due, in the order of their rows.
    ///
    /// - Parameter row: the last one of the page before.
    /// - Returns: the last row of this page; nil: there are no more.
    static func setDue(after row: Int64, limit: Int, at now: Instant, _ database: Database) throws -> Int64? {
        // By row: the index by due time changes with each page.
        let rows: [Int64] = try database.rows("SELECT id FROM due_items WHERE id > ? AND +kind = ? ORDER BY id LIMIT ?", [row, kind.rawValue, limit])
        { $0[0] }
        for row in rows { try database.run("UPDATE due_items SET due_at_ms = ?2 WHERE id = ?1 AND due_at_ms > ?2", [row, now]) }
        return rows.last
    }

    /// Moves the due items of an app to a later time.
    ///
    /// - Returns: their number.
    static func postponeDue(of tenant: CommonV1.Tenant, at now: Instant, to later: Instant, _ database: Database) throws -> Int {
        try database.countChanges(
            "UPDATE due_items SET due_at_ms = ? WHERE kind = ? AND due_at_ms <= ? AND organization_id = ? AND app_id = ?",
            [later, kind.rawValue, now, tenant.organizationId, tenant.appId])
    }

    /// Removes the items of an event: its pushes go to no further devices.
    ///
    /// - Parameter ordinal: of a decision; nil: of all.
    static func remove(eventRow: Int64, ordinal: Int? = nil, _ database: Database) throws {
        try database.run(
            "DELETE FROM due_items WHERE event_row = ? AND +kind = ? AND ordinal = coalesce(?, ordinal)", [eventRow, kind.rawValue, ordinal])
    }
}
