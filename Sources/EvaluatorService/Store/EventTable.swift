import CarillonAPI
import struct Foundation.Data
import Protobuf
import ServiceKit
import Storage

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
        try CounterTable.add(counters, database)
        return results
    }

    /// Some pending events.
    struct Page: Sendable {
        var events: [PendingEvent] = []
        /// Events that cannot be read.
        var unreadable: [SetAsideEvent] = []
        /// Row of the last one, passed over or not; nil where none is pending.
        var last: Int64?
        /// Apps whose events were passed over: the rows of the first and of the last of these.
        var passedOver: [CommonV1.Tenant: ClosedRange<Int64>] = [:]

        /// Events that were read.
        fileprivate var count: Int { events.count + unreadable.count }
        /// Stored bytes of these.
        fileprivate var bytes = 0
    }

    /// Pending events after a row, in the order of acceptance.
    ///
    /// - Parameters:
    ///   - bytes: stored bytes of the page, unless a single event has more.
    ///   - apart: Apps whose events are passed over. Passing one over costs a step through an index and reads no content.
    static func pending(
        after row: Int64, limit: Int, bytes: Int = .max, without apart: Set<CommonV1.Tenant> = [], at now: Instant, _ database: Database
    ) throws -> Page {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    \(selectPending) FROM events LEFT JOIN event_progress ON event_row = id
                    WHERE state = 0 AND id > ? ORDER BY id LIMIT ?
                    """),
            arguments: [row, apart.isEmpty ? limit : limit * stepsPerEvent])
        var page = Page()
        while page.count < limit, let row = try rows.next() {
            let id: Int64 = row[0]
            if !apart.isEmpty {
                let tenant = CommonV1.Tenant(organizationId: row[7], appId: row[8])
                if apart.contains(tenant) {
                    page.passedOver[tenant] = (page.passedOver[tenant]?.lowerBound ?? id)...id
                    page.last = id
                    continue
                }
            }
            guard try read(row, bytes: bytes, at: now, into: &page) else { break }
        }
        return page
    }

    /// Pending events of one app in a range of rows, in the order of acceptance.
    ///
    /// - Parameter bytes: stored bytes of the page, unless a single event has more.
    static func pending(
        of tenant: CommonV1.Tenant, after row: Int64, through end: Int64, limit: Int, bytes: Int = .max, at now: Instant, _ database: Database
    ) throws -> Page {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    \(selectPending) FROM events INDEXED BY events_by_app LEFT JOIN event_progress ON event_row = id
                    WHERE organization_id = ? AND app_id = ? AND id > ? AND id <= ? AND state = 0 ORDER BY id LIMIT ?
                    """),
            arguments: [tenant.organizationId, tenant.appId, row, end, limit])
        var page = Page()
        while let row = try rows.next(), try read(row, bytes: bytes, at: now, into: &page) {}
        return page
    }

    private static let selectPending =
        "SELECT id, carillon_event_id, accepted_at_ms, accepted_monotonic_ns, payload, after_user_id, ordinal, organization_id, app_id"
    /// A page without some apps' events goes through at most so many rows for each event that it may hold.
    private static let stepsPerEvent = 10

    /// Adds an event to a page.
    ///
    /// - Returns: false where the page has no room for its bytes.
    private static func read(_ row: Row, bytes: Int, at now: Instant, into page: inout Page) throws -> Bool {
        page.bytes += try row.withUnsafeData(atIndex: 4) { $0?.count ?? 0 }
        guard page.count == 0 || page.bytes <= bytes else { return false }
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
            return true
        }
        let after: String? = row[5]
        page.events.append(
            PendingEvent(
                row: row[0], carillonEventID: row[1], acceptedAt: row[2], acceptedMonotonic: row[3], event: event,
                progress: after.map { EventProgress(after: $0, ordinal: row[6]) }))
        return true
    }

    /// Marks pending events as evaluated.
    ///
    /// - Parameter rows: ascending.
    static func markEvaluated(_ rows: [Int64], at now: Int64, _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: "UPDATE events SET state = 1, evaluated_at_ms = ? WHERE state = 0 AND id BETWEEN ? AND ?")
        // Most often the rows of a batch follow upon each other: then they are one range.
        var index = rows.startIndex
        while index < rows.endIndex {
            let first = rows[index]
            var last = first
            index += 1
            while index < rows.endIndex, rows[index] == last + 1 { (last, index) = (last + 1, index + 1) }
            try statement.execute(arguments: [now, first, last])
        }
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
