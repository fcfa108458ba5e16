import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Pushes that wait for a device to confirm them: the due items of the kind `escalation` (EVAL-26).
enum AwaitedDeliveryTable {
    static let kind = DueItemKind.escalation

    static func insert(_ awaited: [AwaitedDelivery], _ database: Database) throws {
        for item in awaited {
            try DueItemTable.insert(
                kind, of: item.user, dueAt: item.dueAt, eventRow: item.eventRow, ordinal: item.ordinal, since: item.since, details: item.details,
                database)
        }
    }

    /// The items that exist, the earliest first.
    static func read(_ rows: [Int64], _ database: Database) throws -> [AwaitedDelivery] {
        try read("id IN (SELECT value FROM json_each(?)) ORDER BY due_at_ms, id", [JSONArray.text(rows)], database)
    }

    /// All items of a user.
    static func read(of user: UserKey, _ database: Database) throws -> [AwaitedDelivery] {
        try read("organization_id = ? AND app_id = ? AND user_id = ? AND kind = ?", user.arguments + [kind.rawValue], database)
    }

    /// Items of all users, in the order of their rows.
    ///
    /// - Parameter row: the last one of the page before.
    static func read(after row: Int64, limit: Int, _ database: Database) throws -> [AwaitedDelivery] {
        try read("id > ? AND kind = ? ORDER BY id LIMIT ?", [row, kind.rawValue, limit], database)
    }

    private static func read(_ condition: String, _ arguments: StatementArguments, _ database: Database) throws -> [AwaitedDelivery] {
        try database.rows(
            """
            SELECT id, event_row, ordinal, organization_id, app_id, user_id, since_ms, due_at_ms, details FROM due_items WHERE \(condition)
            """, arguments
        ) { row in
            try AwaitedDelivery(
                row: row[0], eventRow: row[1], ordinal: row[2], user: UserKey(organization: row[3], app: row[4], id: row[5]), since: row[6],
                dueAt: row[7], details: row[8])
        }
    }

    /// Moves items to a later time.
    static func postpone(_ rows: [Int64], until instant: Instant, _ database: Database) throws {
        for row in rows { try database.run("UPDATE due_items SET due_at_ms = ? WHERE id = ?", [instant, row]) }
    }

    /// Removes the items of an event: its pushes go to no further devices.
    ///
    /// - Parameter ordinal: of a decision; nil: of all.
    static func remove(eventRow: Int64, ordinal: Int? = nil, _ database: Database) throws {
        try database.run(
            "DELETE FROM due_items WHERE event_row = ? AND kind = ? AND ordinal = coalesce(?, ordinal)", [eventRow, kind.rawValue, ordinal])
    }
}
