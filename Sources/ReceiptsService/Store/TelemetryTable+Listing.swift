import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Lists of events, the newest first, and the indexes that have their order.
extension TelemetryTable {
    /// An event is written with each push, and each index costs it about as much as another row.
    static let indexMigration = Migration(
        "0021 indexes of telemetry",
        """
        DROP INDEX telemetry_by_time;
        DROP INDEX telemetry_to_age;
        DROP INDEX telemetry_by_user;
        DROP INDEX telemetry_by_type;
        -- In two parts, so that one index also finds the events that are not anonymous yet (PRIV-08).
        CREATE INDEX telemetry_by_time ON telemetry_events (organization_id, app_id, anonymous, occurred_at_ms);
        -- The user stands first: SQLite compares keys that differ in their first text in one step.
        CREATE INDEX telemetry_by_user ON telemetry_events (user_id, organization_id, app_id, occurred_at_ms);
        -- Without the events of accepted pushes, of which an app that pushes has the most.
        CREATE INDEX telemetry_by_type ON telemetry_events (organization_id, app_id, event_type, occurred_at_ms) WHERE \(isInTypeIndex);
        """)

    private static let isInTypeIndex = "event_type <> '\(TelemetryType.notificationSent.rawValue)'"

    /// The filters of a query; empty ones do not filter.
    struct Query: Sendable {
        var tenant: CommonV1.Tenant
        var userID = ""
        var eventType = ""
        /// Of the events' time.
        var bounds = TimeBounds()
        var page: Page
        /// The position of ``page``.
        var after: PageToken?

        /// An index that has the wanted rows in their order, within each of the parts that the conditions select.
        fileprivate var index: (name: String, parts: [String]) {
            if !userID.isEmpty { return ("telemetry_by_user", ["TRUE"]) }
            // Events of the type that the index does not have are read by time, with others between them.
            if !eventType.isEmpty, eventType != TelemetryType.notificationSent.rawValue { return ("telemetry_by_type", [isInTypeIndex]) }
            return ("telemetry_by_time", ["anonymous = 0", "anonymous = 1"])
        }
    }

    /// One page, newest first.
    static func read(_ query: Query, _ database: Database) throws -> PagePart<ReceiptsV1.TelemetryEvent> {
        let (index, parts) = query.index
        var found = try parts.flatMap { try rows(query, index: index, part: $0, database) }
        if parts.count > 1 {
            found.sort { ($0.position.createdAt, $0.position.row) > ($1.position.createdAt, $1.position.row) }
            found.removeLast(max(0, found.count - query.page.limit))
        }
        let part = query.page.cut(found, at: \.position)
        return PagePart(items: part.items.map(\.event), nextToken: part.nextToken)
    }

    /// The newest rows of a page in one part of an index.
    private static func rows(
        _ query: Query, index: String, part: String, _ database: Database
    ) throws -> [(event: ReceiptsV1.TelemetryEvent, position: PageToken)] {
        var conditions = ["organization_id = ?", "app_id = ?", part]
        var arguments: StatementArguments = [query.tenant.organizationId, query.tenant.appId]
        func add(_ condition: String, _ values: any DatabaseValueConvertible...) {
            conditions.append(condition)
            arguments += StatementArguments(values.map { $0.databaseValue })
        }
        if !query.userID.isEmpty { add("user_id = ?", query.userID) }
        if !query.eventType.isEmpty { add("event_type = ?", query.eventType) }
        if let from = query.bounds.from { add("occurred_at_ms >= ?", from) }
        if let until = query.bounds.until { add("occurred_at_ms < ?", until) }
        if let after = query.after {
            // The first condition follows from the second. SQLite needs it to use the index.
            add("occurred_at_ms <= ?", after.createdAt)
            add("(occurred_at_ms, id) < (?, ?)", after.createdAt, after.row)
        }
        return try database.rows(
            """
            SELECT id, event_id, event_type, user_id, occurred_at_ms, properties FROM telemetry_events INDEXED BY \(index)
            WHERE \(conditions.joined(separator: " AND ")) ORDER BY occurred_at_ms DESC, id DESC LIMIT ?
            """, arguments + [query.page.limit]
        ) { row in
            let event = ReceiptsV1.TelemetryEvent(
                tenant: query.tenant, eventId: row[1], eventType: row[2], occurredAtMs: row[4], properties: row[5], userId: row[3])
            return (event: event, position: PageToken(createdAt: row[4], row: row[0]))
        }
    }
}
