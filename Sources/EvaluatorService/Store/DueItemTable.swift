import DurableWork
import GRDB
import ServiceKit
import Storage

/// Everything in the evaluator that falls due at an instant, of all kinds (decision 0082).
enum DueItemTable {
    /// The table. Instants are milliseconds.
    static let items = DueItems(
        table: "due_items",
        columns: """
            -- The event that the item is about; NULL: none.
              event_row INTEGER REFERENCES events (id),
              -- Of the decision on one user of the event; 0 where the item is about the event as a whole.
              ordinal INTEGER NOT NULL,
              -- Since when the item waits.
              since_ms INTEGER NOT NULL,
              -- JSON of the kind. It names no user.
              details TEXT NOT NULL,
              UNIQUE (event_row, ordinal, kind)
            """)

    /// Stores an item.
    ///
    /// - Parameters:
    ///   - user: whose id is empty where the item has no user.
    ///   - ordinal: of the decision that the item is about.
    ///   - details: JSON of the kind.
    static func insert(
        _ kind: DueItemKind, of user: UserKey, dueAt: Instant, eventRow: Int64?, ordinal: Int = 0, since: Instant, details: String = "{}",
        _ database: Database
    ) throws {
        try database.runDirectly(insertSQL) { values in
            values.add(user.organization)
            values.add(user.app)
            values.add(user.id)
            values.add(kind.rawValue)
            values.add(dueAt)
            values.add(eventRow)
            values.add(Int64(ordinal))
            values.add(since)
            values.add(details)
        }
    }

    private static let insertSQL = """
        INSERT INTO due_items (organization_id, app_id, user_id, kind, due_at_ms, event_row, ordinal, since_ms, details)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """
}
