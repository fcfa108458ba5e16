import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Storage

/// Snoozes (EVAL-41).
extension EventAcceptance {
    /// Sends a notification to its user once more, later. Another call moves the snooze that waits.
    ///
    /// - Throws: `not_found` where the user has no such notification or its lifetime is over, `snooze_limit` for the third snooze, `conflict` for a
    ///   notification that several were merged into, that was cancelled, or whose entity was deleted.
    func snooze(_ request: EvaluatorV1.SnoozeRequest, context: ServerContext) async throws -> EvaluatorV1.SnoozeResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try FieldRules.checkUser(request.userId, field: "user_id")
        try context.requireScope(tenant: tenant, userID: request.userId)
        let seconds = request.seconds ?? SnoozedNotification.usualSeconds
        guard SnoozedNotification.seconds.contains(seconds) else {
            throw APIError(.invalidValue, field: "seconds", "a notification is snoozed for 60 to 86,400 seconds")
        }
        guard NotificationID.isWellFormed(request.notificationId) else { throw Self.noNotification }
        let (app, user, now) = (try await policies.app(of: tenant), UserKey(request.userId, of: tenant), clock.now)
        let until = now + .seconds(Int(seconds))
        let written = try await store.writeOnce(
            for: context, clock: clock, lifetime: .seconds(app.policy.requestIdempotencyTTLSeconds)
        ) { database in
            if let waiting = try SnoozedEventTable.waiting(request.notificationId, of: user, database) {
                var event = waiting.event
                event.scheduledForMs = until.milliseconds
                _ = try Self.move(waiting.row, event, policy: app.policy, now: now, database)
            } else {
                guard let found = try SnoozedEventTable.find(request.notificationId, of: user, database) else { throw Self.noNotification }
                try Self.check(found, app: app, now: now)
                if try DeletedEntityTable.isDeleted(since: found.decision.eventRow, found.event.entity, database) {
                    throw APIError(.conflict, field: "notification_id", "what it is about was deleted")
                }
                try Self.store(found, until: until, of: tenant, app: app, now: now, database)
            }
        } response: {
            EvaluatorV1.SnoozeResponse(scheduledForMs: until.milliseconds)
        }
        if written.effect != nil { signals.dueItems.signal() }
        return written.response
    }

    private static let noNotification = APIError(
        .notFound, field: "notification_id", "the user has no such notification, or it is too old to be shown again")

    private static func check(_ found: SnoozedEventTable.Found, app: AppPolicy, now: Instant) throws(APIError) {
        let (decision, event) = (found.decision, found.event)
        // A silent push was not shown.
        guard !decision.pushID.isEmpty, !event.isSilent else { throw noNotification }
        let type = app.type(decision.typeID)
        let lifetime = event.timeToLive(as: type, priority: event.priority(as: type), policy: type?.policy ?? app.policy)
        guard decision.decidedAt + lifetime > now else { throw noNotification }
        guard decision.ordinal < MergedDelivery.firstOrdinal else {
            throw APIError(.conflict, field: "notification_id", "it stands for several notifications, and cannot be snoozed")
        }
        guard decision.cancelledAt == nil else {
            throw APIError(.conflict, field: "notification_id", "its sender cancelled it, so it is not sent again")
        }
        guard found.nextNumber <= SnoozedNotification.most else {
            throw APIError(.snoozeLimit, field: "notification_id", "a notification is snoozed at most \(SnoozedNotification.most) times")
        }
    }

    private static func store(
        _ found: SnoozedEventTable.Found, until: Instant, of tenant: CommonV1.Tenant, app: AppPolicy, now: Instant, _ database: Database
    ) throws {
        // The user has it.
        try EscalationTable.remove(eventRow: found.decision.eventRow, ordinal: found.decision.ordinal, database)
        let event = SnoozedNotification.event(found.event, again: found.decision, number: found.nextNumber, at: until)
        guard let id = AcceptedEvent.ulid(of: event.eventId) else { throw noNotification }
        let accepted = try AcceptedEvent(event, of: tenant, id: id, at: now, monotonic: 0, policy: app.policy)
        if let refused = try EventAdmission.admit([accepted], now: now, database).refused.first { throw refused.error }
    }
}
