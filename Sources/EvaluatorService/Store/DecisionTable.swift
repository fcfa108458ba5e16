import CarillonAPI
import Storage

/// What was decided for one target, as it is stored.
struct DecisionRow: Sendable, Hashable {
    var eventRow: Int64
    var ordinal: Int
    var organizationID: String
    var appID: String
    /// Empty where the event was decided as a whole.
    var notificationID: String
    var pushID: String
    var userID: String
    var typeID: String
    /// `.unspecified`: a push goes out.
    var reason: CommonV1.SkipReason
    var deviceCount: Int
    var decidedAt: Int64
    var detail: String
}

enum DecisionTable {
    static func insert(_ rows: [DecisionRow], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO decisions
                  (event_row, ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
                   decided_at_ms, detail)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """)
        for row in rows {
            try statement.execute(arguments: [
                row.eventRow, row.ordinal, row.organizationID, row.appID, row.notificationID, row.pushID, row.userID, row.typeID,
                row.reason.rawValue, row.deviceCount, row.decidedAt, row.detail,
            ])
        }
    }

    static func read(eventRow: Int64, userID: String, limit: Int, _ database: Database) throws -> [DecisionRow] {
        let rows = try Row.fetchCursor(
            database,
            sql: """
                SELECT ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
                  decided_at_ms, detail
                FROM decisions WHERE event_row = ? AND (? = '' OR user_id = ?) ORDER BY ordinal LIMIT ?
                """, arguments: [eventRow, userID, userID, limit])
        var result: [DecisionRow] = []
        while let row = try rows.next() {
            result.append(
                DecisionRow(
                    eventRow: eventRow, ordinal: row[0], organizationID: row[1], appID: row[2], notificationID: row[3],
                    pushID: row[4], userID: row[5], typeID: row[6], reason: CommonV1.SkipReason(rawValue: row[7]),
                    deviceCount: row[8], decidedAt: row[9], detail: row[10]))
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

    static func write(_ marks: [DedupMarkKey: Int64], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                INSERT INTO dedup_marks (organization_id, app_id, user_id, context, marked_at_ms) VALUES (?, ?, ?, ?, ?)
                ON CONFLICT (organization_id, app_id, user_id, context) DO UPDATE SET marked_at_ms = excluded.marked_at_ms
                """)
        for (key, mark) in marks {
            try statement.execute(arguments: [key.organizationID, key.appID, key.userID, key.context, mark])
        }
    }
}
