import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Deletes the content of events, and decisions on users, when their retention ends (``RetentionPlan``). The ids of events stay, so that duplicates
/// are known.
enum EventRetention {
    /// Events of one transaction.
    static let eventsPerBatch = 500

    /// The apps that events were ever accepted for.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] { try CounterTable.tenants(counting: CounterName.accepted, database) }

    /// Applies retention to some events accepted before an instant. An event that is pending, or has due items, ends the round.
    /// Scheduled events are passed over: at their time they get a later row.
    ///
    /// - Returns: how many; fewer than ``eventsPerBatch`` when nothing is left.
    static func apply(_ kind: RetentionPlan.Kind, _ tenant: CommonV1.Tenant, before: Instant, _ database: Database) throws -> Int {
        let through = try RetentionProgressTable.read(kind, of: tenant, database)
        let events = try database.rows(
            """
            SELECT id, \(EventTable.countedAcceptance),
              NOT \(PendingEventTable.isPending) AND NOT EXISTS (SELECT 1 FROM due_items WHERE event_row = events.id)
            FROM events INDEXED BY events_by_app
            WHERE id > ? AND organization_id = ? AND app_id = ? AND state <> \(EventTable.State.scheduled) ORDER BY id LIMIT \(eventsPerBatch)
            """, [through, tenant.organizationId, tenant.appId]
        ) { (row: $0[0] as Int64, acceptedAt: $0[1] as Instant, isOver: $0[2] as Bool) }
        let rows = events.prefix { $0.acceptedAt < before && $0.isOver }.map { $0.row }
        guard let last = rows.last else { return 0 }
        for row in rows {
            switch kind {
            case .content: try EventTable.empty(row, database)
            case .decisions: try DecisionTable.deleteOnUsers(eventRow: row, database)
            }
        }
        try RetentionProgressTable.write(kind, of: tenant, through: last, database)
        return rows.count
    }
}
