import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The events in the order in which they were stored: for streams, exports and webhooks, each with a position of its own.
extension TelemetryTable {
    /// Positions that are never used again: after an erasure of the newest event, the next one must not get its position, which readers know. And
    /// what the feed can be filtered by. SQLite cannot change a primary key, so the table is copied.
    static let feedMigration = Migration(
        "0013 feed of telemetry",
        """
        CREATE TABLE telemetry_events_copied (
          -- The position in the feed. AUTOINCREMENT: readers go by rising positions, and rows are deleted.
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          event_id TEXT NOT NULL,
          event_type TEXT NOT NULL,
          user_id TEXT NOT NULL,
          occurred_at_ms INTEGER NOT NULL,
          properties TEXT NOT NULL,
          -- 1: the event identifies nobody any more (PRIV-08).
          anonymous INTEGER NOT NULL DEFAULT 0,
          -- Type and provider of the push that the event is about; empty: unknown.
          notification_type TEXT NOT NULL DEFAULT '',
          provider TEXT NOT NULL DEFAULT '',
          UNIQUE (organization_id, app_id, event_id)
        );
        INSERT INTO telemetry_events_copied
          (id, organization_id, app_id, event_id, event_type, user_id, occurred_at_ms, properties, anonymous)
          SELECT id, organization_id, app_id, event_id, event_type, user_id, occurred_at_ms, properties, anonymous
          FROM telemetry_events ORDER BY id;
        DROP TABLE telemetry_events;
        ALTER TABLE telemetry_events_copied RENAME TO telemetry_events;
        CREATE INDEX telemetry_by_time ON telemetry_events (organization_id, app_id, occurred_at_ms);
        CREATE INDEX telemetry_by_user ON telemetry_events (organization_id, app_id, user_id, occurred_at_ms);
        CREATE INDEX telemetry_by_type ON telemetry_events (organization_id, app_id, event_type, occurred_at_ms);
        CREATE INDEX telemetry_to_age ON telemetry_events (organization_id, app_id, occurred_at_ms) WHERE anonymous = 0;
        -- The feed of an app.
        CREATE INDEX telemetry_by_position ON telemetry_events (organization_id, app_id, id);
        """)

    /// Events of one read.
    static let eventsPerRead = 200
    /// Properties of one read, in bytes. A webhook gets them in one POST, of which many servers take 1 MiB. One event has less (``TelemetryKind``).
    static let bytesPerRead = 256 << 10
    /// Positions that one read goes over: a filter that few events pass must not hold a snapshot of the store for long.
    private static let positionsPerRead: Int64 = 20_000

    /// The position of the last event that was ever stored.
    static func end(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT seq FROM sqlite_sequence WHERE name = 'telemetry_events'") { $0[0] as Int64 } ?? 0
    }

    /// A part of an app's feed.
    struct FeedPart: Sendable {
        var events: [ReceiptsV1.StreamedTelemetryEvent]
        /// The position behind the part.
        var position: Int64
        /// Whether more is stored behind it.
        var hasMore: Bool
    }

    /// The next events of an app behind a position, in their order.
    static func feed(
        of tenant: CommonV1.Tenant, _ filter: TelemetryFilter, after position: Int64, _ database: Database
    ) throws -> FeedPart {
        let end = try end(database)
        guard position < end else { return FeedPart(events: [], position: position, hasMore: false) }
        // Without a filter the index has the events at once.
        let last = filter == .all || end - position <= positionsPerRead ? end : position + positionsPerRead
        var conditions = ["organization_id = ?", "app_id = ?", "id > ?", "id <= ?"]
        var arguments: StatementArguments = [tenant.organizationId, tenant.appId, position, last]
        for (column, value) in [("user_id", filter.userID), ("notification_type", filter.notificationType), ("provider", filter.provider)]
        where !value.isEmpty {
            conditions.append("\(column) = ?")
            arguments += [value]
        }
        if !filter.eventTypes.isEmpty {
            conditions.append("event_type IN (\(filter.eventTypes.map { _ in "?" }.joined(separator: ", ")))")
            arguments += StatementArguments(filter.eventTypes.map { $0.databaseValue })
        }
        let found = try database.rows(
            """
            SELECT id, event_id, event_type, user_id, occurred_at_ms, properties, notification_type, provider
            FROM telemetry_events INDEXED BY telemetry_by_position
            WHERE \(conditions.joined(separator: " AND ")) ORDER BY id LIMIT \(eventsPerRead)
            """, arguments
        ) { row in
            let event = ReceiptsV1.TelemetryEvent(
                tenant: tenant, eventId: row[1], eventType: row[2], occurredAtMs: row[4], properties: row[5], userId: row[3])
            let id: Int64 = row[0]
            return (id: id, event: event, type: row[6] as String, provider: row[7] as String)
        }
        var bytes = 0
        let fitting = found.prefix { row in
            bytes += row.event.properties.utf8.count
            return bytes <= bytesPerRead
        }
        let events = fitting.map {
            ReceiptsV1.StreamedTelemetryEvent(event: $0.event, cursor: "\($0.id)", notificationType: $0.type, provider: $0.provider)
        }
        // A full part may end before `last`.
        let isFull = found.count == eventsPerRead || fitting.count < found.count
        let reached = isFull ? fitting.last?.id ?? last : last
        return FeedPart(events: events, position: reached, hasMore: reached < end)
    }
}
