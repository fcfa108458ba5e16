import DurableWork
import GRDB
import ServiceKit
import Storage

/// Reminders that wait for their time: the due items of the kind `reminder`, one for each owner and day (EVAL-46).
enum ReminderTable {
    static let kind = DueItemKind.reminder

    /// Stores a reminder, unless the owner has one of that day.
    static func insert(_ reminder: DueReminder, dueAt: Instant, _ database: Database) throws {
        let known = try database.firstRow(
            "SELECT 1 FROM due_items WHERE organization_id = ? AND app_id = ? AND user_id = ? AND kind = ? AND details = ?",
            reminder.owner.arguments + [kind.rawValue, reminder.details]
        ) { _ in true }
        guard known == nil else { return }
        try DueItemTable.insert(kind, of: reminder.owner, dueAt: dueAt, eventRow: nil, since: reminder.since, details: reminder.details, database)
    }

    /// The reminders of these rows that exist.
    ///
    /// - Throws: ``UnreadableDueItem``.
    static func read(_ rows: [Int64], _ database: Database) throws -> [DueReminder] {
        try database.rows(
            """
            SELECT id, organization_id, app_id, user_id, since_ms, details FROM due_items
            WHERE id IN (SELECT value FROM json_each(?)) ORDER BY due_at_ms, id
            """, [JSONArray.text(rows)]
        ) { row in
            try DueReminder(row: row[0], owner: UserKey(organization: row[1], app: row[2], id: row[3]), since: row[4], details: row[5])
        }
    }
}
