import CarillonAPI
import Storage

/// What was decided for one target, as it is stored.
struct DecisionRow: Sendable, Hashable {
    /// Its waiting for the end of quiet hours, which may be over.
    struct Held: Sendable, Hashable {
        /// Milliseconds since 1970.
        var since: Int64
        var until: Int64
        /// ``Hold/words``.
        var words: String

        init(since: Int64, until: Int64, words: String) {
            self.since = since
            self.until = until
            self.words = words
        }

        init(_ held: HeldNotification) {
            self.init(since: held.heldAt, until: held.hold.until, words: held.hold.words)
        }
    }

    var eventRow: Int64
    var ordinal: Int
    var organizationID: String
    var appID: String
    /// Empty where the event was decided as a whole.
    var notificationID: String
    var pushID: String
    var userID: String
    var typeID: String
    /// `.unspecified`: a push goes out, or is held: then there is no push id.
    var reason: CommonV1.SkipReason
    var deviceCount: Int
    var decidedAt: Int64
    var detail: String
    var held: Held?
    /// The notification it was merged into; empty: none.
    var carriedBy = ""

    /// Not over yet: it is decided again when quiet hours end.
    var isHeld: Bool { held != nil && reason == .unspecified && pushID.isEmpty }
}

enum DecisionTable {
    static func insert(_ rows: [DecisionRow], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO decisions
                  (event_row, ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
                   decided_at_ms, detail, held_since_ms, held_until_ms, held_words, carried_by)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for row in rows {
            try statement.execute(arguments: [
                row.eventRow, row.ordinal, row.organizationID, row.appID, row.notificationID, row.pushID, row.userID, row.typeID,
                row.reason.rawValue, row.deviceCount, row.decidedAt, row.detail, row.held?.since, row.held?.until, row.held?.words ?? "",
                row.carriedBy,
            ])
        }
    }

    /// Decides again what was held.
    static func update(_ rows: [DecisionRow], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                UPDATE decisions SET push_id = ?, reason = ?, device_count = ?, decided_at_ms = ?, detail = ?, held_until_ms = ?, held_words = ?,
                  carried_by = ?
                WHERE event_row = ? AND ordinal = ?
                """)
        for row in rows {
            try statement.execute(arguments: [
                row.pushID, row.reason.rawValue, row.deviceCount, row.decidedAt, row.detail, row.held?.until, row.held?.words ?? "",
                row.carriedBy, row.eventRow, row.ordinal,
            ])
        }
    }

    static func read(eventRow: Int64, userID: String, limit: Int, _ database: Database) throws -> [DecisionRow] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
                  decided_at_ms, detail, held_since_ms, held_until_ms, held_words, carried_by
                FROM decisions WHERE event_row = ? AND (? = '' OR user_id = ?) ORDER BY ordinal LIMIT ?
                """, arguments: [eventRow, userID, userID, limit])
        var result: [DecisionRow] = []
        while let row = try rows.next() {
            let (since, until): (Int64?, Int64?) = (row[11], row[12])
            let held: DecisionRow.Held? = if let since, let until { .init(since: since, until: until, words: row[13]) } else { nil }
            result.append(
                DecisionRow(
                    eventRow: eventRow, ordinal: row[0], organizationID: row[1], appID: row[2], notificationID: row[3],
                    pushID: row[4], userID: row[5], typeID: row[6], reason: CommonV1.SkipReason(rawValue: row[7]),
                    deviceCount: row[8], decidedAt: row[9], detail: row[10], held: held, carriedBy: row[14]))
        }
        return result
    }
}

/// Marks of the dedup window.
enum DedupMarkTable {
    static func read(_ keys: some Sequence<DedupMarkKey>, _ database: Database) throws -> [DedupMarkKey: Int64] {
        let statement = try database.cachedStatement(
            sql: """
                SELECT marked_at_ms FROM dedup_marks
                WHERE organization_id = ? AND app_id = ? AND user_id = ? AND context = ?
                """)
        var marks: [DedupMarkKey: Int64] = [:]
        for key in keys {
            let mark = try Int64.fetchOne(statement, arguments: [key.organizationID, key.appID, key.userID, key.context])
            if let mark { marks[key] = mark }
        }
        return marks
    }

    /// Marks only move forward: evaluation and release may have decided for the same key at the same time.
    static func write(_ marks: [DedupMarkKey: Int64], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO dedup_marks (organization_id, app_id, user_id, context, marked_at_ms) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, context) DO UPDATE SET marked_at_ms = MAX(marked_at_ms, excluded.marked_at_ms)
                """)
        for (key, mark) in marks {
            try statement.execute(arguments: [key.organizationID, key.appID, key.userID, key.context, mark])
        }
    }
}
