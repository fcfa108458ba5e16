import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The decisions on each target of an event.
enum DecisionTable {
    /// A step of its own: stores of version 0.1.0 do not know it.
    static let cancellationMigration = Migration(
        "0008 cancelled decisions",
        """
        -- When the sender cancelled a notification that was pushed.
        ALTER TABLE decisions ADD COLUMN cancelled_at_ms INTEGER;
        """)

    static func insert(_ rows: [DecisionRow], _ database: Database) throws {
        for row in rows {
            try database.runDirectly(insertSQL) { values in
                values.add(row.eventRow)
                values.add(Int64(row.ordinal))
                values.add(row.organizationID)
                values.add(row.appID)
                values.add(row.notificationID)
                values.add(row.pushID)
                values.add(row.userID)
                values.add(row.typeID)
                values.add(Int64(row.reason.rawValue))
                values.add(Int64(row.deviceCount))
                values.add(row.decidedAt)
                values.add(row.detail)
                values.add(row.deferral?.since)
                values.add(row.deferral?.until)
                values.add(row.deferral?.words ?? "")
                values.add(row.carriedBy)
            }
        }
    }

    private static let insertSQL = """
        INSERT INTO decisions
          (event_row, ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
           decided_at_ms, detail, deferred_since_ms, deferred_until_ms, deferral_words, carried_by)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        """

    /// Updates the decisions on deferred notifications.
    static func update(_ rows: [DecisionRow], _ database: Database) throws {
        let statement = try database.cachedStatement(
            sql: """
                UPDATE decisions SET push_id = ?, reason = ?, device_count = ?, decided_at_ms = ?, detail = ?,
                  deferred_since_ms = ?, deferred_until_ms = ?, deferral_words = ?, carried_by = ?
                WHERE event_row = ? AND ordinal = ?
                """)
        for row in rows {
            try statement.execute(arguments: [
                row.pushID, row.reason.rawValue, row.deviceCount, row.decidedAt, row.detail, row.deferral?.since, row.deferral?.until,
                row.deferral?.words ?? "", row.carriedBy, row.eventRow, row.ordinal,
            ])
        }
    }

    /// Most decisions that are read: those of a minute at a high rate.
    private static let newestDecisions = 200_000

    /// The pushes of the newest events, back to one that was decided before an instant: by user, when they were decided.
    static func newestPushes(since: Instant, _ database: Database) throws -> [(user: UserKey, instant: Instant)] {
        let rows = try Row.fetchCursor(
            database.cachedStatement(
                sql: """
                    SELECT organization_id, app_id, user_id, decided_at_ms, push_id <> '' AND type_id NOT IN (?, ?) FROM decisions
                    ORDER BY event_row DESC, ordinal DESC LIMIT ?
                    """),
            arguments: [SilentPushRequest.typeID, BadgePush.typeID, newestDecisions])
        var pushes: [(user: UserKey, instant: Instant)] = []
        while let row = try rows.next(), row[3] as Instant > since {
            if row[4] { pushes.append((UserKey(row[2], of: .init(organizationId: row[0], appId: row[1])), row[3])) }
        }
        return pushes
    }

    /// Remembers that a notification was cancelled: it is not sent again.
    static func markCancelled(_ decision: DecisionRow, at now: Instant, _ database: Database) throws {
        try database.run(
            "UPDATE decisions SET cancelled_at_ms = ? WHERE event_row = ? AND ordinal = ? AND cancelled_at_ms IS NULL",
            [now, decision.eventRow, decision.ordinal])
    }

    /// Adds words to the explanation of a decision.
    static func append(_ words: String, eventRow: Int64, ordinal: Int, _ database: Database) throws {
        try database.run("UPDATE decisions SET detail = detail || '; ' || ? WHERE event_row = ? AND ordinal = ?", [words, eventRow, ordinal])
    }

    static func read(eventRow: Int64, userID: String, limit: Int, _ database: Database) throws -> [DecisionRow] {
        try read("(? = '' OR user_id = ?) ORDER BY ordinal LIMIT ?", [userID, userID, limit], eventRow: eventRow, database)
    }

    /// Notifications of an event that were pushed by themselves, in the order of their ordinals.
    ///
    /// - Parameter ordinal: of the last one of the page before; -1: the first page.
    static func pushed(
        ofEvent row: Int64, after ordinal: Int64, limit: Int, _ database: Database
    ) throws -> [(ordinal: Int64, notificationID: String)] {
        try database.rows(
            """
            SELECT ordinal, notification_id FROM decisions
            WHERE event_row = ? AND ordinal > ? AND ordinal < \(MergedDelivery.firstOrdinal) AND push_id <> '' ORDER BY ordinal LIMIT ?
            """, [row, ordinal, limit]
        ) { ($0[0], $0[1]) }
    }

    /// The decision on a notification; nil: the event has none.
    static func read(eventRow: Int64, notificationID: String, _ database: Database) throws -> DecisionRow? {
        try read("notification_id = ?", [notificationID], eventRow: eventRow, database).first
    }

    /// One decision; nil: the event has no such one.
    static func read(eventRow: Int64, ordinal: Int, _ database: Database) throws -> DecisionRow? {
        try read("ordinal = ?", [ordinal], eventRow: eventRow, database).first
    }

    private static func read(
        _ condition: String, _ arguments: StatementArguments, eventRow: Int64, _ database: Database
    ) throws -> [DecisionRow] {
        try database.rows(
            """
            SELECT ordinal, organization_id, app_id, notification_id, push_id, user_id, type_id, reason, device_count,
              decided_at_ms, detail, deferred_since_ms, deferred_until_ms, deferral_words, carried_by, cancelled_at_ms
            FROM decisions WHERE event_row = ? AND \(condition)
            """, [eventRow] + arguments
        ) { row in
            let (since, until): (Instant?, Instant?) = (row[11], row[12])
            let deferral: DecisionRow.Deferral? = if let since, let until { .init(since: since, until: until, words: row[13]) } else { nil }
            return DecisionRow(
                eventRow: eventRow, ordinal: row[0], organizationID: row[1], appID: row[2], notificationID: row[3],
                pushID: row[4], userID: row[5], typeID: row[6], reason: CommonV1.SkipReason(rawValue: row[7]),
                deviceCount: row[8], decidedAt: row[9], detail: row[10], deferral: deferral, carriedBy: row[14],
                cancelledAt: row[15])
        }
    }

    /// Deletes the decisions on an event's users. The decision on the event as a whole stays.
    static func deleteOnUsers(eventRow: Int64, _ database: Database) throws {
        try database.run("DELETE FROM decisions WHERE event_row = ? AND user_id <> ''", [eventRow])
    }

    private static let scan = TableScan("decisions", key: ["event_row", "ordinal"])

    /// Deletes the user's decisions. The words of others' decisions name no subject. A guardian's decisions stay when the child is erased (PRIV-09).
    static func erase(_ user: UserKey, _ store: Store) async throws -> Int {
        try await UserDataTable.deleting(scanning: scan, where: "organization_id = ?1 AND app_id = ?2 AND user_id = ?3")(user, store)
    }
}
