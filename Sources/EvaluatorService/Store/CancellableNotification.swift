import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// A notification as its cancellation finds it.
enum CancellableNotification {
    enum State: Sendable, Hashable {
        /// Of a direct notification whose event waits for its time: it is skipped then. Or snoozed: it is not sent again.
        case scheduled
        /// Of a direct notification or a broadcast whose event is not decided yet.
        case pending
        /// It is skipped now.
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
        var skips = Skips(of: tenant, at: now)
        for id in ids {
            let (undecided, found) = (try cancelUndecided(id, of: tenant, at: now, database), try decision(on: id, of: tenant, database))
            // The dispatcher remembers the id: what would be sent again later would end there.
            if let found { try DecisionTable.markCancelled(found.decision, at: now, database) }
            if let undecided {
                states[id] = undecided
                continue
            }
            guard let found else { continue }
            try EscalationTable.remove(eventRow: found.decision.eventRow, ordinal: found.decision.ordinal, database)
            let waited = try SilentPushTable.remove(eventRow: found.decision.eventRow, ordinal: found.decision.ordinal, database)
            states[id] = try skips.skip(found.decision, eventID: found.eventID, database) || waited ? .deferred : .decided
        }
        return (states, try skips.commit(database))
    }

    /// Skips the notifications of some events that are deferred. Those that were sent to some devices do not go to others.
    ///
    /// - Parameters:
    ///   - events: their rows and the hosts' ids.
    ///   - kind: only those that wait for this; nil: all.
    ///   - reason: for explanations.
    ///   - limit: most notifications of each event.
    /// - Returns: the number of notifications, and of outbox batches.
    static func cancelDeferred(
        of events: [(row: Int64, id: String)], _ kind: DueItemKind? = nil, limit: Int = .max, because reason: String = cancelledBySender,
        of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws -> (notifications: Int, batches: Int) {
        var skips = Skips(of: tenant, at: now)
        var notifications = 0
        for event in events {
            if kind == nil { try EscalationTable.remove(eventRow: event.row, database) }
            for ordinal in try DeferralTable.ordinals(ofEvent: event.row, kind, limit: limit, database) {
                guard let decision = try DecisionTable.read(eventRow: event.row, ordinal: ordinal, database) else {
                    // The app keeps no decisions on users (PRIV-10).
                    if try DeferralTable.take(eventRow: event.row, ordinal: ordinal, database) != nil { notifications += 1 }
                    continue
                }
                if try skips.skip(decision, eventID: event.id, because: reason, database) { notifications += 1 }
            }
        }
        return (notifications, try skips.commit(database))
    }

    private static let cancelledBySender = "its sender cancelled it"

    /// Deferred notifications that are skipped in one transaction.
    struct Skips {
        let tenant: CommonV1.Tenant
        let now: Instant
        private var outbox: OutboxBatchBuilder
        private var counters = CounterChanges()
        private var broadcasts = BroadcastCounts()

        init(of tenant: CommonV1.Tenant, at now: Instant) {
            self.tenant = tenant
            self.now = now
            outbox = OutboxBatchBuilder(tenant: tenant)
        }

        /// Skips a notification that is deferred.
        ///
        /// - Returns: false for another one.
        mutating func skip(
            _ decided: DecisionRow, eventID: String, because reason: String = CancellableNotification.cancelledBySender, _ database: Database
        ) throws -> Bool {
            guard decided.isDeferred, let taken = try DeferralTable.take(eventRow: decided.eventRow, ordinal: decided.ordinal, database)
            else { return false }
            var decision = decided
            decision.reason = .cancelled
            decision.decidedAt = now
            decision.detail = reason
            try DecisionTable.update([decision], database)
            counters.add(1, CounterName.skipped(.cancelled), organizationID: tenant.organizationId, appID: tenant.appId)
            broadcasts.cancelHeld(eventID: eventID, tenant)
            // Before its time the ledger does not have it.
            if taken.deferral.start == nil {
                try outbox.add(record(of: decision, eventID: eventID, priority: taken.priority, tenant), push: nil)
            }
            return true
        }

        /// - Returns: the number of outbox batches.
        mutating func commit(_ database: Database) throws -> Int {
            let batches = try take(database)
            try DecisionOutboxTable.insert(batches, database)
            return batches.count
        }

        /// Stores the counts.
        ///
        /// - Returns: the outbox batches, which are not stored.
        mutating func take(_ database: Database) throws -> [EncodedOutboxBatch] {
            try CounterTable.add(counters, database)
            try BroadcastCountTable.add(broadcasts, database)
            return outbox.take()
        }
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

    /// Looks for a direct notification, or one of a broadcast, whose event is pending or scheduled, and for a snooze that waits. A scheduled event
    /// remembers the cancellation, which may come a year before its time; of a pending one the dispatcher does.
    ///
    /// - Returns: nil for an unknown notification, `decided` for one that is cancelled already.
    private static func cancelUndecided(
        _ id: String, of tenant: CommonV1.Tenant, at now: Instant, _ database: Database
    ) throws -> State? {
        guard let time = NotificationID.time(of: id) else { return nil }
        let undecided = try database.rows(
            """
            SELECT id, carillon_event_id, state = \(EventTable.State.scheduled), payload FROM events INDEXED BY events_by_carillon_id
            WHERE carillon_event_id BETWEEN ? AND ? AND organization_id = ? AND app_id = ?
              AND (\(PendingEventTable.isPending) OR state = \(EventTable.State.scheduled))
            """, StatementArguments(ExplainedEvent.carillonEventIDs(at: time) + [tenant.organizationId, tenant.appId])
        ) { row -> (row: Int64, id: String, isScheduled: Bool, event: EvaluatorV1.Event?) in (row[0], row[1], row[2], try row.readable(atIndex: 3)) }
        for found in undecided {
            if let snooze = found.event?.snooze, snooze.notificationId == id, found.isScheduled {
                try ScheduledEventTable.cancel(found.row, of: tenant, at: now, database)
                return .scheduled
            }
            guard var event = found.event, event.repeatedNotificationID == nil, event.content != nil || event.broadcast != nil || event.isSilent,
                let ulid = AcceptedEvent.ulid(of: found.id),
                let user = event.recipients.first(where: { DirectNotification.notificationID(of: event, id: ulid, user: $0) == id })
            else { continue }
            guard found.isScheduled else { return .pending }
            guard !event.cancelledRecipients.contains(user) else { return .decided }
            event.cancelledRecipients.append(user)
            try ScheduledEventTable.replace(event, row: found.row, database)
            return .scheduled
        }
        return nil
    }
}
