import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// A notification as its cancellation finds it.
enum CancellableNotification {
    enum State: Sendable, Hashable {
        /// Of a direct notification whose event is not decided yet.
        case pending
        /// Deferred until quiet hours end. It is skipped now.
        case deferred
        /// Pushed or skipped.
        case decided
    }

    /// Looks notifications up, and skips those that are deferred: in the decision, in the counts and, by the outbox, in the ledger.
    ///
    /// - Returns: the states of those that are known, and the number of outbox batches.
    static func cancel(
        _ ids: [String], of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws -> (states: [String: State], batches: Int) {
        var states: [String: State] = [:]
        var outbox = OutboxBatchBuilder(tenant: tenant)
        var counters = CounterChanges()
        for id in ids {
            guard let found = try decision(on: id, of: tenant, database) else {
                if try isPending(id, of: tenant, database) { states[id] = .pending }
                continue
            }
            states[id] = .decided
            guard found.decision.isDeferred, let deferred = try DeferralTable.take(found.decision, database) else { continue }
            states[id] = .deferred
            var decision = found.decision
            decision.reason = .cancelled
            decision.decidedAt = now
            decision.detail = "its sender cancelled it"
            try DecisionTable.update([decision], database)
            counters.add(1, CounterName.skipped(.cancelled), organizationID: tenant.organizationId, appID: tenant.appId)
            try outbox.add(record(of: decision, eventID: found.eventID, priority: deferred, tenant), push: nil)
        }
        let batches = outbox.take()
        try CounterTable.add(counters, database)
        try DecisionOutboxTable.insert(batches, database)
        return (states, batches.count)
    }

    /// The ledger has the notification as held, and takes only its end from this record.
    private static func record(
        of decision: DecisionRow, eventID: String, priority: CommonV1.Priority, _ tenant: CommonV1.Tenant
    ) -> ReceiptsV1.NotificationRecord {
        ReceiptsV1.NotificationRecord(
            tenant: tenant, notificationId: decision.notificationID, eventId: eventID, userId: decision.userID, typeId: decision.typeID,
            priority: priority, skipReason: decision.reason, createdAtMs: (decision.deferral?.since ?? decision.decidedAt).milliseconds)
    }

    private static func decision(
        on id: String, of tenant: CommonV1.Tenant, _ database: Database
    ) throws -> (decision: DecisionRow, eventID: String)? {
        guard let event = try ExplainedEvent.event(ofNotification: id, of: tenant, database) else { return nil }
        return try DecisionTable.read(eventRow: event.row, notificationID: id, database).map { ($0, event.eventID) }
    }

    /// Whether a direct notification has this id whose event is pending.
    private static func isPending(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        guard let time = NotificationID.time(of: id) else { return false }
        let pending = try database.rows(
            """
            SELECT carillon_event_id, payload FROM events INDEXED BY events_by_carillon_id
            WHERE carillon_event_id BETWEEN ? AND ? AND organization_id = ? AND app_id = ? AND \(PendingEventTable.isPending)
            """, StatementArguments(ExplainedEvent.carillonEventIDs(at: time) + [tenant.organizationId, tenant.appId])
        ) { row -> (id: String, event: EvaluatorV1.Event?) in (row[0], try row.readable(atIndex: 1)) }
        return pending.contains { pending in
            guard let event = pending.event, event.content != nil, let ulid = ULID(pending.id.dropFirst(AcceptedEvent.idPrefix.count)) else {
                return false
            }
            return event.recipients.contains { DirectNotification.notificationID(of: event, id: ulid, user: $0) == id }
        }
    }
}
