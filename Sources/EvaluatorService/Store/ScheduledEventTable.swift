import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Events that wait for their time (EVAL-44): rows of `events` in the state `scheduled`, each with a due item of the kind `scheduled_event`. So
/// duplicates, explanations, export and erasure find them as they find other events.
enum ScheduledEventTable {
    static let kind = DueItemKind.scheduledEvent

    static func insert(_ eventRow: Int64, _ schedule: EventSchedule, of tenant: CommonV1.Tenant, since: Instant, _ database: Database) throws {
        try DueItemTable.insert(kind, of: UserKey("", of: tenant), dueAt: schedule.dueAt, eventRow: eventRow, since: since, database)
    }

    /// Makes the events of items pending, behind all others, and deletes the items.
    ///
    /// - Returns: the number of events. Items that are not there any more were cancelled.
    /// - Throws: ``UnreadableDueItem``.
    static func fire(_ items: [Int64], _ database: Database) throws -> Int {
        var row = try EventTable.lastRow(database)
        var fired = 0
        for item in items {
            guard let found = try database.firstRow("SELECT event_row FROM due_items WHERE id = ?", [item], { $0[0] as Int64? }) else { continue }
            guard let event = found else { throw UnreadableDueItem("the item names no event") }
            _ = try DueItemTable.items.remove([item], database)
            guard try EventTable.fire(event, as: row + 1, database) else { continue }
            row += 1
            fired += 1
        }
        return fired
    }

    /// A scheduled event.
    struct Found {
        var row: Int64
        /// The host's id.
        var eventID: String
        var isScheduled: Bool
        /// Some of its users are not decided yet.
        var isPending: Bool
    }

    /// Finds an event by the host's id or the Carillon event id.
    static func find(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Found? {
        try database.firstRow(
            """
            SELECT id, event_id, state = \(EventTable.State.scheduled), \(PendingEventTable.isPending) FROM events
            WHERE organization_id = ?1 AND app_id = ?2 AND id IN (
              SELECT id FROM events WHERE organization_id = ?1 AND app_id = ?2 AND event_id = ?3
              UNION ALL SELECT id FROM events WHERE carillon_event_id = ?3)
            """, [tenant.organizationId, tenant.appId, id]
        ) { Found(row: $0[0], eventID: $0[1], isScheduled: $0[2], isPending: $0[3]) }
    }

    /// Cancels a scheduled event: deletes its item and its content, and records the decision.
    ///
    /// - Parameter reason: for explanations.
    static func cancel(
        _ row: Int64, because reason: String = "cancelled before its time", of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws {
        try database.run("DELETE FROM due_items WHERE event_row = ? AND kind = ?", [row, kind.rawValue])
        try database.run("UPDATE events SET state = ?, payload = x'', entity = NULL WHERE id = ?", [EventTable.State.dropped, row])
        try DecisionTable.insert(
            [
                DecisionRow(
                    eventRow: row, ordinal: 0, organizationID: tenant.organizationId, appID: tenant.appId, notificationID: "", pushID: "", userID: "",
                    typeID: "", reason: .cancelled, deviceCount: 0, decidedAt: now, detail: reason)
            ], database)
        var counters = CounterChanges()
        for name in [CounterName.evaluated, CounterName.eventSkipped(.cancelled)] {
            counters.add(1, name, organizationID: tenant.organizationId, appID: tenant.appId)
        }
        try CounterTable.add(counters, database)
    }

    /// The content of a scheduled event.
    ///
    /// - Throws: `DecodingError`.
    static func content(_ row: Int64, _ database: Database) throws -> EvaluatorV1.Event? {
        try database.firstRow("SELECT payload FROM events WHERE id = ?", [row], { $0 })?.message(atIndex: 0)
    }

    /// Replaces the content of a scheduled event, without its time.
    static func replace(_ event: EvaluatorV1.Event, row: Int64, _ database: Database) throws {
        try database.run("UPDATE events SET payload = ? WHERE id = ?", [Data(try event.bytes()), row])
    }

    /// Moves a scheduled event to another time.
    ///
    /// - Parameter event: with its new time.
    static func move(_ row: Int64, to schedule: EventSchedule, _ event: EvaluatorV1.Event, _ database: Database) throws {
        try database.run(
            "UPDATE events SET scheduled_for_ms = ?, payload = ? WHERE id = ?", [schedule.scheduledFor, Data(try event.bytes()), row])
        try database.run(
            "UPDATE due_items SET due_at_ms = ?, details = '{}' WHERE event_row = ? AND kind = ?", [schedule.dueAt, row, kind.rawValue])
    }
}

extension EventTable {
    /// Makes a scheduled event a pending one, in a new row. Its monotonic time is not comparable any more.
    ///
    /// - Returns: false for an event that is not scheduled.
    static func fire(_ row: Int64, as new: Int64, _ database: Database) throws -> Bool {
        try database.countChanges(
            "UPDATE events SET id = ?, state = ?, accepted_monotonic_ns = 0 WHERE id = ? AND state = ?", [new, State.usual, row, State.scheduled]) > 0
    }
}
