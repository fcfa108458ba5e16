import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Moves events to the quarantine, and back to the pending ones. The event stays in its table, where erasure and retention find it. The message in
/// the quarantine is its id.
enum EventQuarantine {
    /// Quarantines events, in the transaction in which they would have been decided. Decisions of their first parts stay. An event about a user who
    /// was erased meanwhile is dropped (PRIV-09).
    ///
    /// - Returns: the messages of the events that were quarantined.
    static func add(_ events: [QuarantinedEvent], to quarantine: Quarantine, _ database: Database) throws -> [QuarantinedMessage] {
        var messages: [QuarantinedMessage] = []
        let statement = try database.cachedStatement(sql: "UPDATE events SET state = 2 WHERE id = ? AND state = 0")
        for event in events {
            try statement.execute(arguments: [event.row])
            guard database.changesCount > 0 else { continue }
            try PendingEventTable.remove(event.row, database)
            let kept = try quarantine.insert([event.message], database)
            if kept.isEmpty { try drop(event.message.bytes, database) }
            messages += kept
        }
        return messages
    }

    /// Ends a quarantined event without further decisions.
    ///
    /// - Parameter message: the event's id.
    private static func drop(_ message: [UInt8], _ database: Database) throws {
        try database.cachedStatement(sql: "UPDATE events SET state = 1 WHERE carillon_event_id = ? AND state = 2")
            .execute(arguments: [String(decoding: message, as: UTF8.self)])
    }

    /// Deletes an erased user's messages from the quarantine. Their events are dropped: they cannot be requeued.
    ///
    /// - Returns: how many messages were deleted.
    static func erase(_ user: UserKey, _ database: Database) throws -> Int {
        try database.execute(
            sql: """
                UPDATE events SET state = 1 WHERE state = 2 AND carillon_event_id IN
                  (SELECT CAST(message AS TEXT) FROM quarantine WHERE outbox = '\(QuarantinedEvent.outbox)' AND \(Quarantine.ofUser))
                """, arguments: user.arguments)
        try database.execute(sql: "DELETE FROM quarantine WHERE \(Quarantine.ofUser)", arguments: user.arguments)
        return database.changesCount
    }

    /// Requeues and drops events of the quarantine. A requeued event goes behind all pending events.
    static func source(signals: WorkSignals, backlog: Backlog) -> QuarantineSource {
        QuarantineSource(
            outbox: QuarantinedEvent.outbox,
            restored: { count in
                backlog.change(by: count)
                signals.events.signal()
            },
            drop: { try drop($0, $1) }
        ) { message, _, _, database in
            let id = String(decoding: message, as: UTF8.self)
            guard
                let found = try Row.fetchOne(
                    database, sql: "SELECT id, length(payload) FROM events WHERE carillon_event_id = ? AND state = 2", arguments: [id])
            else { throw APIError(.notFound, field: "ids", "the event \(id) is not there any more; drop it") }
            // The retention of the content ended, or the event could not be read and named an erased user. Without content it cannot be decided.
            guard (found[1] as Int) > 0 else { throw APIError(.notFound, field: "ids", "the content of the event \(id) is gone; drop it") }
            let old: Int64 = found[0]
            // The worker goes by rising rows. Rows that refer to the event get its new row too.
            let new = try EventTable.lastRow(database) + 1
            try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
            try database.execute(sql: "UPDATE events SET id = ?, state = 0, accepted_monotonic_ns = 0 WHERE id = ?", arguments: [new, old])
            for table in ["decisions", "deferrals", "event_progress"] {
                try database.execute(sql: "UPDATE \(table) SET event_row = ? WHERE event_row = ?", arguments: [new, old])
            }
        }
    }
}
