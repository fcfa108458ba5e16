import CarillonAPI
import struct Foundation.Data
import Protobuf
import ServiceKit
import Storage

/// An event as it was accepted, waiting for its decisions.
struct PendingEvent: Sendable {
    /// Position in the order of acceptance.
    var row: Int64
    var carillonEventID: String
    var acceptedAt: Int64
    /// The machine's monotonic clock, nanoseconds; 0 when it is no longer comparable.
    var acceptedMonotonic: Int64
    var event: EvaluatorV1.Event
    /// Why the stored event cannot be read; ``event`` is empty then.
    var unreadable: String?
    /// Set where some of its people are decided already.
    var progress: EventProgress?
}

/// An event about to be stored.
struct AcceptedEvent: Sendable {
    var tenant: CommonV1.Tenant
    var eventID: String
    var carillonEventID: String
    var eventType: String
    var acceptedAt: Int64
    var acceptedMonotonic: Int64
    var payload: [UInt8]
}

enum EventTable {
    /// Stores events in order.
    ///
    /// - Returns: For each its Carillon id, and whether it was known before: then nothing was stored and the id is the first one's.
    static func insert(_ events: [AcceptedEvent], _ database: Database) throws -> [(carillonEventID: String, isDuplicate: Bool)] {
        let insert = try database.cachedStatement(
            sql: """
                INSERT INTO events
                  (organization_id, app_id, event_id, carillon_event_id, event_type, accepted_at_ms, accepted_monotonic_ns, payload)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, event_id) DO NOTHING
                """)
        var results: [(String, Bool)] = []
        results.reserveCapacity(events.count)
        var counters = CounterChanges()
        for event in events {
            let (organization, app) = (event.tenant.organizationId, event.tenant.appId)
            try insert.execute(arguments: [
                organization, app, event.eventID, event.carillonEventID, event.eventType, event.acceptedAt,
                event.acceptedMonotonic, Data(event.payload),
            ])
            if database.changesCount > 0 {
                counters.add(1, CounterName.accepted, organizationID: organization, appID: app)
                results.append((event.carillonEventID, false))
            } else {
                let known = try String.fetchOne(
                    database.cachedStatement(
                        sql: "SELECT carillon_event_id FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?"),
                    arguments: [organization, app, event.eventID])
                results.append((known ?? event.carillonEventID, true))
            }
        }
        try counters.apply(database)
        return results
    }

    /// Some pending events.
    struct Page: Sendable {
        var events: [PendingEvent] = []
        /// Events that cannot be read.
        var unreadable: [SetAsideEvent] = []
        /// Row of the last one; nil where none is pending.
        var last: Int64?
    }

    /// Pending events after a row, in the order of acceptance.
    static func pending(after row: Int64, limit: Int, at now: Instant, _ database: Database) throws -> Page {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT id, carillon_event_id, accepted_at_ms, accepted_monotonic_ns, payload, after_user_id, ordinal, organization_id, app_id
                    FROM events LEFT JOIN event_progress ON event_row = id
                    WHERE state = 0 AND id > ? ORDER BY id LIMIT ?
                    """),
            arguments: [row, limit])
        var page = Page()
        while let row = try rows.next() {
            page.last = row[0]
            var event: EvaluatorV1.Event
            do {
                event = try row.message(atIndex: 4)
                // An event whose content is gone is still its app's.
                if event.tenant == nil { event.tenant = .init(organizationId: row[7], appId: row[8]) }
            } catch let error as DecodingError {
                page.unreadable.append(
                    SetAsideEvent(
                        row: row[0], carillonEventID: row[1], tenant: .init(organizationId: row[7], appId: row[8]),
                        refusal: DeliveryRefusal(unreadable: error, at: now)))
                continue
            }
            let after: String? = row[5]
            page.events.append(
                PendingEvent(
                    row: row[0], carillonEventID: row[1], acceptedAt: row[2], acceptedMonotonic: row[3], event: event,
                    progress: after.map { EventProgress(after: $0, ordinal: row[6]) }))
        }
        return page
    }

    /// Marks the pending events of a range of rows as evaluated. Evaluation goes by rows, so a batch is such a range.
    static func markEvaluated(_ rows: ClosedRange<Int64>, at now: Int64, _ database: Database) throws {
        try database.cachedStatement(
            sql: "UPDATE events SET state = 1, evaluated_at_ms = ? WHERE state = 0 AND id BETWEEN ? AND ?"
        ).execute(arguments: [now, rows.lowerBound, rows.upperBound])
    }

    static func pendingCount(_ database: Database) throws -> Int {
        try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM events WHERE state = 0") ?? 0
    }

    static func lastRow(_ database: Database) throws -> Int64 {
        try Int64.fetchOne(database, sql: "SELECT MAX(id) FROM events") ?? 0
    }
}

extension Row {
    /// Decodes a message from a blob, without copying the bytes first.
    func message<M: Message>(_ type: M.Type = M.self, atIndex index: Int) throws -> M {
        try withUnsafeData(atIndex: index) { data in
            try (data ?? Data()).withUnsafeBytes { try M(decoding: $0) }
        }
    }

    /// The same; nil where the message cannot be read.
    func readable<M: Message>(_ type: M.Type = M.self, atIndex index: Int) throws -> M? {
        do { return try message(type, atIndex: index) } catch is DecodingError { return nil }
    }
}
