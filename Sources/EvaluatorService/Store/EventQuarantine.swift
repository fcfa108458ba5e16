import CarillonAPI
import DurableWork
import GRDB
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
        for event in events where try EventTable.quarantine(event.row, database) {
            try PendingEventTable.remove(event.row, database)
            let kept = try quarantine.insert([event.message], database)
            if kept.isEmpty { try EventTable.drop(event.carillonEventID, database) }
            messages += kept
        }
        return messages
    }

    /// Drops the quarantined events about an erased user, whose messages are deleted: they cannot be requeued.
    static func dropEvents(about user: UserKey, _ database: Database) throws {
        let events = try database.rows(
            "SELECT CAST(message AS TEXT) FROM quarantine WHERE outbox = '\(QuarantinedEvent.outbox)' AND \(Quarantine.ofUser)", user.arguments
        ) { $0[0] as String }
        for id in events { try EventTable.drop(id, database) }
    }

    /// Requeues and drops events of the quarantine. A requeued event goes behind all pending events.
    static func source(signals: WorkSignals, backlog: Backlog) -> QuarantineSource {
        QuarantineSource(
            outbox: QuarantinedEvent.outbox,
            restored: { count in
                backlog.change(by: count)
                signals.events.signal()
            },
            drop: { try EventTable.drop(String(decoding: $0, as: UTF8.self), $1) }
        ) { message, _, _, database in
            let id = String(decoding: message, as: UTF8.self)
            guard let event = try EventTable.quarantined(id, database) else {
                throw APIError(.notFound, field: "ids", "the event \(id) is not there any more; drop it")
            }
            // Without content it cannot be decided.
            guard !event.isEmpty else { throw APIError(.notFound, field: "ids", "the content of the event \(id) is gone; drop it") }
            // The worker goes by rising rows. Rows that refer to the event get its new row too.
            let new = try EventTable.lastRow(database) + 1
            try database.execute(sql: "PRAGMA defer_foreign_keys = ON")
            try EventTable.requeue(event.row, as: new, database)
            for table in ["decisions", "due_items", "event_progress"] {
                try database.run("UPDATE \(table) SET event_row = ? WHERE event_row = ?", [new, event.row])
            }
        }
    }
}
