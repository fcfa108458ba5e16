import GRDB
import ServiceKit
import Storage

/// Who this store's dispatcher is among those that share a queue, and which commands of their log it has done. One row.
struct FleetPosition: Sendable, Hashable {
    var memberID: String
    /// The log that ``applied`` counts in: when NATS made it. Empty: none yet.
    var log = ""
    /// The revision of the last command that was done; 0: none.
    var applied = 0
    /// When the log took that command, in nanoseconds since 1970; 0: not known. A log that lost its end has another command with the revision.
    var appliedAt: Int64 = 0
    /// When the dispatcher followed the log last, by the domain clock.
    var seenAt: Instant

    /// A step of the store's schema.
    static let migration = Migration(
        "dispatchers",
        """
        CREATE TABLE fleet_position (
          only_row   INTEGER PRIMARY KEY CHECK (only_row = 1),
          member_id  TEXT NOT NULL,
          applied    INTEGER NOT NULL,
          seen_at_ms INTEGER NOT NULL
        ) STRICT;
        """)

    /// A later step: a log that NATS lost, and that was made again, is another one.
    static let logMigration = Migration("log of the position", "ALTER TABLE fleet_position ADD COLUMN log TEXT NOT NULL DEFAULT '';")

    /// A later step: a log that lost its end gives a revision again.
    static let timeMigration = Migration(
        "time of the position", "ALTER TABLE fleet_position ADD COLUMN applied_stored_at INTEGER NOT NULL DEFAULT 0;")

    /// The stored position, or that of a new member, which is stored.
    ///
    /// - Parameter newID: the id of a new member.
    static func take(newID: String, now: Instant, _ database: Database) throws -> FleetPosition {
        let stored = try database.firstRow("SELECT member_id, log, applied, applied_stored_at, seen_at_ms FROM fleet_position") { row in
            FleetPosition(memberID: row[0], log: row[1], applied: row[2], appliedAt: row[3], seenAt: Instant(milliseconds: row[4]))
        }
        if let stored { return stored }
        let new = FleetPosition(memberID: newID, seenAt: now)
        try new.save(database)
        return new
    }

    func save(_ database: Database) throws {
        try database.run(
            """
            INSERT OR REPLACE INTO fleet_position (only_row, member_id, log, applied, applied_stored_at, seen_at_ms)
            VALUES (1, ?, ?, ?, ?, ?)
            """, [memberID, log, applied, appliedAt, seenAt.milliseconds])
    }
}
