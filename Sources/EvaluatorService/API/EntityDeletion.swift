import CarillonAPI
import DurableWork
import EventRules
import RPC
import ServiceKit
import Storage

/// Stops what is unsent of the notifications about an entity that a host deleted (EVAL-52).
///
/// Events that wait for their time are cancelled, and deferred notifications are decided anew. What is undecided then is decided as cancelled. The
/// dispatcher ends the queued ones, and those that come later. Receipts take its entries out of the notification centre. A call that one of the two
/// did not answer is repeated by its caller.
struct EntityDeletion: Sendable {
    /// Events in one transaction.
    private static let eventsTogether = 200

    let store: Store
    let clock: any DomainClock
    let policies: any PolicySource
    let cancellation: Cancellation
    let signals: WorkSignals

    func delete(_ request: EvaluatorV1.EntityDeletedRequest, context: ServerContext) async throws -> EvaluatorV1.EntityDeletedResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        for (text, field) in [(request.entityType, "entity_type"), (request.entityId, "entity_id")] {
            guard !text.isEmpty else { throw APIError(.invalidArgument, field: field, "name the entity as its events do") }
            try EventRules.checkContext(text, field)
        }
        // Nothing is remembered for an app that does not exist.
        let app = try await policies.app(of: tenant)
        let entity = EntityKey(tenant: tenant, type: request.entityType, id: request.entityId)
        var (cancelled, last, deletedAt) = (0, Int64(0), clock.now)
        while true {
            let after = last
            let (page, now) = try await store.write { [clock] database in
                // Again for each page: events may have been accepted since the last one.
                let now = clock.now
                try DeletedEntityTable.insert(entity, at: now, database)
                let events = try DeletedEntityTable.events(about: entity, after: after, limit: Self.eventsTogether, at: now, database)
                for event in events where event.isScheduled {
                    try ScheduledEventTable.cancel(event.row, because: "its entity was deleted before its time", of: tenant, at: now, database)
                }
                return (events, now)
            }
            deletedAt = now
            guard let end = page.last else { break }
            cancelled += page.count(where: \.isScheduled)
            let decided = page.filter { !$0.isScheduled }.map { (row: $0.row, id: $0.eventID) }
            cancelled += try await cancellation.cancelUnsent(of: decided, of: tenant)
            last = end.row
        }
        if app.policy.inboxEnabled {
            // Nothing that was accepted later is about this entity.
            let withdrawal = ReceiptsV1.WithdrawEntriesRequest(
                tenant: tenant, entityType: request.entityType, entityId: request.entityId, deletedAtMs: deletedAt.milliseconds)
            try await cancellation.peers.withdrawEntries(withdrawal)
        }
        if cancelled > 0 { signals.dueItems.signal() }
        // A repetition is answered as the first time. After a crash it does what is left.
        let (count, lifetime) = (Int32(clamping: cancelled), Duration.seconds(app.policy.requestIdempotencyTTLSeconds))
        return try await store.writeOnce(for: context, clock: clock, lifetime: lifetime) { _ in
            EvaluatorV1.EntityDeletedResponse(cancelled: count)
        }.response
    }
}
