import GRDB
import Storage

/// The states of an event, and the quarantine.
extension EventTable {
    /// The column `state`.
    enum State {
        /// Decided or pending, as ``PendingEventTable`` says.
        static let usual = 0
        /// Dropped from the quarantine, or cancelled before its time: no further decisions.
        static let dropped = 1
        static let quarantined = 2
        /// Waits for its time, as its item in `due_items` says.
        static let scheduled = 3
    }

    /// Takes an event out of the usual ones.
    ///
    /// - Returns: false where it was in the quarantine, or dropped from it.
    static func quarantine(_ row: Int64, _ database: Database) throws -> Bool {
        try database.countChanges("UPDATE events SET state = ? WHERE id = ? AND state = ?", [State.quarantined, row, State.usual]) > 0
    }

    /// Drops a quarantined event, by its Carillon event id.
    static func drop(_ id: String, _ database: Database) throws {
        try database.run("UPDATE events SET state = ? WHERE carillon_event_id = ? AND state = ?", [State.dropped, id, State.quarantined])
    }

    /// A quarantined event.
    struct Quarantined {
        var row: Int64
        /// Retention ended, or the event could not be read and named an erased user.
        var isEmpty: Bool
    }

    /// Finds a quarantined event by its Carillon event id.
    static func quarantined(_ id: String, _ database: Database) throws -> Quarantined? {
        try database.firstRow(
            "SELECT id, length(payload) = 0 FROM events WHERE carillon_event_id = ? AND state = ?", [id, State.quarantined]
        ) { Quarantined(row: $0[0], isEmpty: $0[1]) }
    }

    /// Gives a quarantined event a new row, and makes it a usual one. Its monotonic time is not comparable any more.
    static func requeue(_ row: Int64, as new: Int64, _ database: Database) throws {
        try database.run("UPDATE events SET id = ?, state = ?, accepted_monotonic_ns = 0 WHERE id = ?", [new, State.usual, row])
    }
}
