import CarillonAPI
import Foundation
import ServiceKit
import Storage

/// What events say of a user, decided or not. There is no index for it: the app's events are gone through.
enum EventTexts {
    private static let walk = TableWalk("events INDEXED BY events_by_app", key: ["id"], scope: .app)

    private struct Found: Sendable {
        var row: Int64
        var event: EvaluatorV1.Event
        var acceptedAtMs: Int64
    }

    private static func read(_ user: StoredUser, _ window: TableWalk.Window, _ database: Database) throws -> [Found] {
        let rows = try Row.fetchCursor(
            database,
            sql: "SELECT id, payload, accepted_at_ms FROM \(walk.table) WHERE instr(payload, CAST(?3 AS BLOB)) > 0 AND \(window.condition)",
            arguments: window.arguments)
        var found: [Found] = []
        while let row = try rows.next() {
            let event = try row.message(EvaluatorV1.Event.self, atIndex: 1)
            if event.isAbout(user.id) || event.lists(user.id) { found.append(Found(row: row[0], event: event, acceptedAtMs: row[2])) }
        }
        return found
    }

    static func disclose(_ user: StoredUser, _ store: Store, _ found: ([String]) async throws -> Void) async throws {
        try await walk.run(for: user, store) { window, database in
            try read(user, window, database).map { found in
                try EvaluatorUserData.json([
                    "event_id": found.event.eventId, "event_type": found.event.eventType, "accepted_at_ms": found.acceptedAtMs,
                    "data": found.event.data,
                ])
            }
        } found: {
            try await found($0)
        }
    }

    static func erase(_ user: StoredUser, _ store: Store) async throws -> Int {
        var erased = 0
        try await walk.run(for: user, store) { window, database in
            try read(user, window, database).map(\.row)
        } found: { rows in
            erased += rows.count
            try await UserDataTable.inPortions(of: rows, store) { try erase(user, row: $0, $1) }
        }
        return erased
    }

    private static func erase(_ user: StoredUser, row id: Int64, _ database: Database) throws {
        // As it is by now: somebody else's erasure may have been at it, or its content's time may be over.
        let select = try database.cachedStatement(sql: "SELECT payload FROM events WHERE id = ?")
        guard let row = try Row.fetchOne(select, arguments: [id]) else { return }
        let event = try row.message(EvaluatorV1.Event.self, atIndex: 0)
        var left = event
        if event.isAbout(user.id) { left = event.emptied } else { left.leaveOut { $0 == user.id } }
        guard left != event else { return }
        try database.cachedStatement(sql: "UPDATE events SET payload = ? WHERE id = ?").execute(arguments: [Data(try left.bytes()), id])
    }
}
