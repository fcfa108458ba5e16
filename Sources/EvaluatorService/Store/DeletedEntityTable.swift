import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Entities that hosts deleted, and the events about them (EVAL-52, decision 0096). A deletion concerns the events that were accepted before it.
/// Those that are not decided yet are decided as cancelled when their decision is committed.
enum DeletedEntityTable {
    /// A step of its own: events that were stored before it are about no entity.
    static let migration = Migration(
        "0005 entities",
        """
        -- Type and id of the entity, between them a unit separator; NULL: none.
        ALTER TABLE events ADD COLUMN entity TEXT;
        CREATE INDEX events_by_entity ON events (organization_id, app_id, entity, id) WHERE entity IS NOT NULL;
        CREATE TABLE deleted_entities (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          entity TEXT NOT NULL,
          deleted_at_ms INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, entity)
        ) WITHOUT ROWID;
        """)

    /// As long as a notification may live. Older events have nothing unsent.
    private static let lifetime = Duration.days(31)

    static func insert(_ entity: EntityKey, at now: Instant, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO deleted_entities (organization_id, app_id, entity, deleted_at_ms) VALUES (?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, entity) DO UPDATE SET deleted_at_ms = max(deleted_at_ms, excluded.deleted_at_ms)
            """, [entity.tenant.organizationId, entity.tenant.appId, entity.text, now])
    }

    /// An event about an entity.
    struct Event {
        var row: Int64
        var eventID: String
        var isScheduled: Bool
    }

    /// The events about an entity that may have something unsent, in the order of their rows.
    ///
    /// - Parameter row: of the page before.
    static func events(about entity: EntityKey, after row: Int64, limit: Int, at now: Instant, _ database: Database) throws -> [Event] {
        try database.rows(
            """
            SELECT id, event_id, state = \(EventTable.State.scheduled) FROM events INDEXED BY events_by_entity
            WHERE organization_id = ?1 AND app_id = ?2 AND entity = ?3 AND id > ?4
              AND (state = \(EventTable.State.scheduled) OR accepted_at_ms >= ?5 OR scheduled_for_ms >= ?5)
            ORDER BY id LIMIT ?6
            """, [entity.tenant.organizationId, entity.tenant.appId, entity.text, row, now - lifetime, limit]
        ) { Event(row: $0[0], eventID: $0[1], isScheduled: $0[2]) }
    }

    /// The rows of those events whose entity was deleted after they were accepted.
    static func concerned(_ events: [PendingEvent], _ database: Database) throws -> Set<Int64> {
        var rows: Set<Int64> = []
        for event in events {
            guard let entity = event.event.entity else { continue }
            // Of a scheduled event, the time of its acceptance counts, and not its own.
            let isDeleted = try database.firstRow(
                """
                SELECT deleted_at_ms >= (SELECT accepted_at_ms FROM events WHERE id = ?) FROM deleted_entities
                WHERE organization_id = ? AND app_id = ? AND entity = ?
                """, [event.row, entity.tenant.organizationId, entity.tenant.appId, entity.text]
            ) { $0[0] as Bool? }
            if isDeleted == true { rows.insert(event.row) }
        }
        return rows
    }

    /// Whether an entity was deleted at or after an instant.
    static func isDeleted(_ entity: EntityKey, since start: Instant, _ database: Database) throws -> Bool {
        try database.firstRow(
            "SELECT 1 FROM deleted_entities WHERE organization_id = ? AND app_id = ? AND entity = ? AND deleted_at_ms >= ?",
            [entity.tenant.organizationId, entity.tenant.appId, entity.text, start]
        ) { _ in true } != nil
    }

    /// Whether an entity was deleted after an event about it was accepted.
    ///
    /// - Parameter entity: of the event; nil: it has none.
    static func isDeleted(since event: Int64, _ entity: EntityKey?, _ database: Database) throws -> Bool {
        guard let entity, let accepted = try database.firstRow("SELECT accepted_at_ms FROM events WHERE id = ?", [event], { $0[0] as Instant })
        else { return false }
        return try isDeleted(entity, since: accepted, database)
    }

    /// Deletes entries that concern no event any more.
    ///
    /// - Returns: how many.
    static func deleteOld(_ store: Store, now: Instant) async throws -> Int {
        // Scheduled events, which may wait for a year, were cancelled with the deletion, so that none is left.
        try await store.write { try $0.countChanges("DELETE FROM deleted_entities WHERE deleted_at_ms < ?", [now - lifetime]) }
    }
}
