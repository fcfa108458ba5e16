import CarillonAPI
import DurableWork
import Foundation
import GRDB
import JSON
import Protobuf
import ServiceKit
import Storage

/// The user's data in events, pending or decided. No index finds it: export and erasure read all events of the app.
extension EventTable {
    private static let userScan = TableScan("events INDEXED BY events_by_app", key: ["id"], scope: .app)

    private struct NamingEvent: Sendable {
        /// The id stays when a requeue moves the event to another row.
        var carillonEventID: String
        /// Nil where the event cannot be read but contains the user's id.
        var event: EvaluatorV1.Event?
        var acceptedAt: Instant
    }

    private static func read(_ user: UserKey, _ window: TableScan.Window, _ database: Database) throws -> [NamingEvent] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT carillon_event_id, payload, accepted_at_ms FROM \(userScan.table)
                WHERE instr(payload, CAST(?3 AS BLOB)) > 0 AND \(window.condition)
                """, arguments: window.arguments)
        var found: [NamingEvent] = []
        while let row = try rows.next() {
            let event = try row.readable(EvaluatorV1.Event.self, atIndex: 1)
            if event.map({ $0.isAbout(user.id) || $0.lists(user.id) }) ?? true {
                found.append(NamingEvent(carillonEventID: row[0], event: event, acceptedAt: row[2]))
            }
        }
        return found
    }

    static func export(_ user: UserKey, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        try await userScan.run(for: user, store) { window, database in
            try read(user, window, database).compactMap { found in
                found.event.map { event -> String in
                    var members: [String: JSONElement] = [
                        "event_id": .string(event.eventId), "event_type": .string(event.eventType),
                        "accepted_at_ms": .integer(found.acceptedAt.milliseconds), "data": .texts(event.data),
                    ]
                    if let content = event.content {
                        members["content"] = .texts(["title": content.title, "subtitle": content.subtitle, "body": content.body])
                    }
                    return JSONElement.object(members).text
                }
            }
        } found: {
            try await found($0)
        }
    }

    static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        var erased = 0
        try await userScan.run(for: user, store) { window, database in
            try read(user, window, database).map(\.carillonEventID)
        } found: { events in
            erased += events.count
            try await UserDataTable.inPortions(of: events, store) { try erase(user, event: $0, $1) }
        }
        return erased
    }

    private static func erase(_ user: UserKey, event id: String, _ database: Database) throws {
        // The event may have changed since it was found: by the erasure of another user, or by retention.
        guard let row = try database.firstRow("SELECT payload FROM events WHERE carillon_event_id = ?", [id], { $0 }) else { return }
        guard let event = try row.readable(EvaluatorV1.Event.self, atIndex: 0) else {
            // The event contains the user's id and cannot be read, so its whole content is deleted.
            try database.run("UPDATE events SET payload = x'', entity = NULL WHERE carillon_event_id = ?", [id])
            return
        }
        let left = event.erased(user.id)
        guard left != event else { return }
        try database.run("UPDATE events SET payload = ?, entity = ? WHERE carillon_event_id = ?", [Data(try left.bytes()), left.entity?.text, id])
    }
}
