import GRDB
import ServiceKit
import Storage

/// The pending events. Events are decided almost in the order of acceptance. So one row says how far events are decided, and a table lists the few
/// earlier events that are pending: those of apps with a lane. Rows of events are never deleted, so that their numbers only grow.
enum PendingEventTable {
    /// A condition on a row of `events`.
    static let isPending = """
        (state = 0 AND (id > (SELECT through FROM evaluation_progress) OR id IN (SELECT event_row FROM pending_events)))
        """

    /// No event after this row is decided.
    static func decidedThrough(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT through FROM evaluation_progress") { $0[0] as Int64 } ?? 0
    }

    /// Marks pending events as decided.
    ///
    /// - Parameter rows: ascending.
    static func decided(_ rows: [Int64], _ database: Database) throws {
        let through = try decidedThrough(database)
        var end = through
        for range in ranges(of: rows) {
            if range.lowerBound <= through {
                try database.run("DELETE FROM pending_events WHERE event_row BETWEEN ? AND ?", [range.lowerBound, range.upperBound])
            }
            guard range.upperBound > end else { continue }
            // Events between the ranges stay pending.
            if range.lowerBound > end + 1 {
                try database.run(
                    "INSERT INTO pending_events (event_row) SELECT id FROM events WHERE id > ? AND id < ? AND state = 0", [end, range.lowerBound])
            }
            end = range.upperBound
        }
        guard end > through else { return }
        try database.run("UPDATE evaluation_progress SET through = ?", [end])
    }

    /// Removes an event that is quarantined.
    static func remove(_ row: Int64, _ database: Database) throws {
        try database.run("DELETE FROM pending_events WHERE event_row = ?", [row])
    }

    static func count(_ database: Database) throws -> Int {
        try database.firstRow(
            """
            SELECT (SELECT COUNT(*) FROM events WHERE state = 0 AND id > (SELECT through FROM evaluation_progress))
              + (SELECT COUNT(*) FROM pending_events)
            """
        ) { $0[0] as Int } ?? 0
    }

    /// When the oldest pending event was accepted; nil where none is pending.
    static func oldestAcceptance(_ database: Database) throws -> Instant? {
        try database.firstRow(
            """
            SELECT \(EventTable.countedAcceptance) FROM events WHERE id = coalesce(
              (SELECT min(event_row) FROM pending_events),
              (SELECT id FROM events WHERE state = 0 AND id > (SELECT through FROM evaluation_progress) ORDER BY id LIMIT 1))
            """
        ) { $0[0] as Instant }
    }

    /// Rows that follow upon each other. Most often those of a batch are one range.
    private static func ranges(of rows: [Int64]) -> [ClosedRange<Int64>] {
        var ranges: [ClosedRange<Int64>] = []
        for row in rows {
            if let last = ranges.last, row == last.upperBound + 1 {
                ranges[ranges.count - 1] = last.lowerBound...row
            } else {
                ranges.append(row...row)
            }
        }
        return ranges
    }
}
