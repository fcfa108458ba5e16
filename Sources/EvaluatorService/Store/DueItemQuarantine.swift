import CarillonAPI
import DurableWork
import Foundation
import GRDB
import JSON
import ServiceKit
import Storage

/// A due item that cannot be settled, whatever the peers answer: it cannot be read, or settling it fails.
struct UnsettledDueItem: Sendable {
    var row: Int64
    var error: any Error
}

/// Moves due items to the quarantine, so that they delay no others, and back. The message in the quarantine is the item, as JSON.
enum DueItemQuarantine {
    /// The name of due items in the quarantine.
    static let outbox = "due items"

    /// Quarantines items. Items of erased users are dropped (PRIV-09).
    ///
    /// - Returns: the messages of the items that were quarantined.
    static func add(_ items: [UnsettledDueItem], to quarantine: Quarantine, at now: Instant, _ database: Database) throws -> [QuarantinedMessage] {
        var messages: [QuarantinedMessage] = []
        for item in items {
            // Erasure may have deleted it.
            guard let message = try message(item, at: now, database) else { continue }
            _ = try DueItemTable.items.remove([item.row], database)
            messages += try quarantine.insert([message], database)
        }
        return messages
    }

    private static func message(_ item: UnsettledDueItem, at now: Instant, _ database: Database) throws -> QuarantinedMessage? {
        try database.firstRow(
            """
            SELECT organization_id, app_id, user_id, json_object('kind', kind, 'user_id', user_id, 'due_at_ms', due_at_ms, 'ordinal', ordinal,
              'since_ms', since_ms, 'details', CAST(details AS TEXT),
              'event', (SELECT carillon_event_id FROM events WHERE events.id = event_row))
            FROM due_items WHERE id = ?
            """, [item.row]
        ) { row in
            let error = APIError(.internalError, "the item cannot be settled when it is due: \(item.error)")
            return QuarantinedMessage(
                outbox: outbox, peer: "evaluator", tenant: .init(organizationId: row[0], appId: row[1]), users: [row[2]],
                refusal: DeliveryRefusal(error: error, tries: 1, first: now, last: now), bytes: Array((row[3] as String).utf8))
        }
    }

    /// Requeues items of the quarantine. They keep their due time: most often it is over, so that they are due at once.
    static func source(signals: WorkSignals) -> QuarantineSource {
        QuarantineSource(outbox: outbox, restored: { _ in signals.dueItems.signal() }) { message, tenant, _, database in
            let item = try JSONElement(parsing: message).members
            guard let kind = item?["kind"]?.string, let user = item?["user_id"]?.string, let dueAt = item?["due_at_ms"]?.integer,
                let ordinal = item?["ordinal"]?.integer, let since = item?["since_ms"]?.integer, let details = item?["details"]?.string
            else { throw APIError(.internalError, "the quarantined item cannot be read; drop it") }
            // The event may have another row since.
            let event = try (item?["event"]?.string).flatMap { id in
                try database.firstRow("SELECT id FROM events WHERE carillon_event_id = ?", [id]) { $0[0] as Int64 }
            }
            try database.run(
                """
                INSERT INTO due_items (organization_id, app_id, user_id, kind, due_at_ms, event_row, ordinal, since_ms, details)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
                """, [tenant.organizationId, tenant.appId, user, kind, dueAt, event, ordinal, since, details])
        }
    }
}

extension Error {
    /// Whether the store failed, or a statement of it. Then nothing says that the data is bad.
    var isOfStore: Bool { self is StoreError || self is DatabaseError }
}
