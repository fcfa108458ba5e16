import GRDB
import Storage

/// The progress of events that are decided in parts (ARCH-04). A row is written with the decisions of each part, and deleted with the last one.
enum EventProgressTable {
    static let schema = """
        CREATE TABLE event_progress (
          event_row INTEGER PRIMARY KEY REFERENCES events (id),
          after_user_id TEXT NOT NULL,
          ordinal INTEGER NOT NULL
        );
        """

    static func write(_ progress: EventProgress, eventRow: Int64, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO event_progress (event_row, after_user_id, ordinal) VALUES (?, ?, ?)
            ON CONFLICT (event_row) DO UPDATE SET after_user_id = excluded.after_user_id, ordinal = excluded.ordinal
            """, [eventRow, progress.after, progress.ordinal])
    }

    static func remove(eventRow: Int64, _ database: Database) throws {
        try database.run("DELETE FROM event_progress WHERE event_row = ?", [eventRow])
    }
}
