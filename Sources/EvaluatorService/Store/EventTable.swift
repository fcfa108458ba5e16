import CarillonAPI
import GRDB
import struct Foundation.Data
import DurableWork
import Protobuf
import ServiceKit
import Storage

/// The events of hosts, in the order of acceptance.
enum EventTable {
    /// Stores events in order.
    ///
    /// - Returns: for each event its Carillon id and its row. A duplicate is not stored: it has the id of the first one, and no row. The rows follow
    ///   on each other.
    static func insert(_ events: [AcceptedEvent], _ database: Database) throws -> [(carillonEventID: String, row: Int64?)] {
        var results: [(String, Int64?)] = []
        results.reserveCapacity(events.count)
        for event in events {
            try database.runDirectly(insertSQL) { values in
                values.add(event.tenant.organizationId)
                values.add(event.tenant.appId)
                values.add(event.eventID)
                values.add(event.carillonEventID)
                values.add(event.eventType)
                values.add(event.acceptedAt)
                values.add(event.acceptedMonotonic)
                values.add(Int64(event.schedule == nil ? State.usual : State.scheduled))
                values.add(event.payload)
                values.add(event.schedule?.scheduledFor)
                values.add(event.entity)
            }
            if database.changesCount > 0 {
                results.append((event.carillonEventID, database.lastInsertedRowID))
            } else {
                let known = try database.firstRow(
                    "SELECT carillon_event_id FROM events WHERE organization_id = ? AND app_id = ? AND event_id = ?",
                    [event.tenant.organizationId, event.tenant.appId, event.eventID]
                ) { $0[0] as String }
                results.append((known ?? event.carillonEventID, nil))
            }
        }
        return results
    }

    private static let insertSQL = """
        INSERT INTO events
          (organization_id, app_id, event_id, carillon_event_id, event_type, accepted_at_ms, accepted_monotonic_ns, state, payload,
           scheduled_for_ms, entity)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (organization_id, app_id, event_id) DO NOTHING
        """

    /// Pending events that are read together.
    struct Page: Sendable {
        var events: [PendingEvent] = []
        /// Events that cannot be read.
        var unreadable: [QuarantinedEvent] = []
        /// Row of the last event, skipped or not; nil where none is pending.
        var last: Int64?
        /// Apps whose events were skipped: the rows of the first and of the last skipped event.
        var skippedRows: [CommonV1.Tenant: ClosedRange<Int64>] = [:]

        /// Events that were read.
        fileprivate var count: Int { events.count + unreadable.count }
        /// Stored bytes of these.
        fileprivate var bytes = 0

        /// - Parameters:
        ///   - events: that follow on each other; none of them has decided parts.
        ///   - skipped: apps whose events are skipped.
        init(_ events: [PendingEvent] = [], without skipped: Set<CommonV1.Tenant> = []) {
            if skipped.isEmpty { self.events = events }
            for event in events where !skipped.isEmpty {
                let tenant = event.event.tenant ?? .init()
                if skipped.contains(tenant) { skip(event.row, of: tenant) } else { self.events.append(event) }
            }
            last = events.last?.row
        }

        /// Skips an event of an app.
        mutating func skip(_ row: Int64, of tenant: CommonV1.Tenant) {
            skippedRows[tenant] = (skippedRows[tenant]?.lowerBound ?? row)...row
            last = row
        }
    }

    /// Pending events after a row, in the order of acceptance.
    ///
    /// - Parameters:
    ///   - bytes: stored bytes of the page, unless a single event has more.
    ///   - skipped: apps whose events are skipped. A skipped event costs a step through an index; its content is not read.
    static func pending(
        after row: Int64, limit: Int, bytes: Int = .max, without skipped: Set<CommonV1.Tenant> = [], at now: Instant, _ database: Database
    ) throws -> Page {
        let progress = try PendingEventTable.decidedThrough(database)
        var page = Page()
        // First the pending events among the decided ones, then those after the last decided one.
        if row < progress {
            try read(
                """
                \(selectPending) FROM pending_events CROSS JOIN events ON id = pending_events.event_row
                  LEFT JOIN event_progress ON event_progress.event_row = id
                WHERE state = 0 AND pending_events.event_row > ? ORDER BY pending_events.event_row LIMIT ?
                """, after: row, limit: limit, bytes: bytes, without: skipped, at: now, into: &page, database)
        }
        if page.last == nil {
            try read(
                "\(selectPending) FROM events LEFT JOIN event_progress ON event_row = id WHERE state = 0 AND id > ? ORDER BY id LIMIT ?",
                after: max(row, progress), limit: limit, bytes: bytes, without: skipped, at: now, into: &page, database)
        }
        return page
    }

    private static func read(
        _ sql: String, after row: Int64, limit: Int, bytes: Int, without skipped: Set<CommonV1.Tenant>, at now: Instant, into page: inout Page,
        _ database: Database
    ) throws {
        let rows = try Row.fetchCursor(database.cachedStatement(sql: sql), arguments: [row, skipped.isEmpty ? limit : limit * stepsPerEvent])
        while page.count < limit, let row = try rows.next() {
            let id: Int64 = row[0]
            if !skipped.isEmpty {
                let tenant = CommonV1.Tenant(organizationId: row[7], appId: row[8])
                if skipped.contains(tenant) {
                    page.skip(id, of: tenant)
                    continue
                }
            }
            guard try read(row, bytes: bytes, at: now, into: &page) else { break }
        }
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
                    WHERE organization_id = ? AND app_id = ? AND id > ? AND id <= ? AND \(PendingEventTable.isPending) ORDER BY id LIMIT ?
                    """),
            arguments: [tenant.organizationId, tenant.appId, row, end, limit])
        var page = Page()
        while let row = try rows.next(), try read(row, bytes: bytes, at: now, into: &page) {}
        return page
    }

    /// Those of some events that are pending, in the order of acceptance.
    ///
    /// - Parameter bytes: stored bytes of the page, unless a single event has more.
    static func pending(_ rows: [Int64], bytes: Int, at now: Instant, _ database: Database) throws -> Page {
        let found = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    \(selectPending) FROM events LEFT JOIN event_progress ON event_row = id
                    WHERE id IN (SELECT value FROM json_each(?)) AND \(PendingEventTable.isPending) ORDER BY id
                    """), arguments: [JSONArray.text(rows)])
        var page = Page()
        while let row = try found.next(), try read(row, bytes: bytes, at: now, into: &page) {}
        return page
    }

    /// The column for ``PendingEvent/acceptedAt``.
    static let countedAcceptance = "max(accepted_at_ms, coalesce(scheduled_for_ms, 0))"
    private static let selectPending =
        "SELECT id, carillon_event_id, \(countedAcceptance), accepted_monotonic_ns, payload, after_user_id, ordinal, organization_id, app_id"
    /// Where apps are skipped, a page reads at most this many rows for each event of its limit.
    private static let stepsPerEvent = 10

    /// Adds an event to a page.
    ///
    /// - Returns: false where the page has no room for its bytes.
    private static func read(_ row: Row, bytes: Int, at now: Instant, into page: inout Page) throws -> Bool {
        page.bytes += try row.withUnsafeData(atIndex: 4) { $0?.count ?? 0 }
        guard page.count == 0 || page.bytes <= bytes else { return false }
        page.last = row[0]
        let event: EvaluatorV1.Event
        do {
            event = try Self.event(in: row)
        } catch let error as DecodingError {
            page.unreadable.append(
                QuarantinedEvent(
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

    /// The event of a row. One without content still belongs to its app.
    private static func event(in row: Row) throws -> EvaluatorV1.Event {
        let event: EvaluatorV1.Event = try row.message(atIndex: 4)
        guard event.tenant == nil else { return event }
        var named = event
        named.tenant = .init(organizationId: row[7], appId: row[8])
        return named
    }

    /// Deletes the content of an event.
    static func empty(_ row: Int64, _ database: Database) throws {
        try database.run("UPDATE events SET payload = x'', entity = NULL WHERE id = ?", [row])
    }

    /// The row of the last event; 0: none.
    static func lastRow(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT id FROM events ORDER BY id DESC LIMIT 1") { $0[0] as Int64 } ?? 0
    }
}

extension Row {
    /// Decodes a message from a blob, without copying the bytes first.
    func message<M: Message>(_ type: M.Type = M.self, atIndex index: Int) throws -> M {
        try withUnsafeData(atIndex: index) { data in
            try (data ?? Data()).withUnsafeBytes { try M(decoding: $0) }
        }
    }

    /// Decodes a message as ``message(_:atIndex:)``; nil where it cannot be read.
    func readable<M: Message>(_ type: M.Type = M.self, atIndex index: Int) throws -> M? {
        do { return try message(type, atIndex: index) } catch is DecodingError { return nil }
    }
}
