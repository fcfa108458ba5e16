import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Snoozes (EVAL-41).
extension EventAcceptance {
    /// Sends a notification to its user once more, later. A repeated call moves the snooze that waits.
    ///
    /// - Throws: `not_found` where the user has no such notification, or its lifetime is over, `snooze_limit` for the third snooze, and `conflict` for
    ///   a notification that several were merged into.
    func snooze(_ request: EvaluatorV1.SnoozeRequest, context: ServerContext) async throws -> EvaluatorV1.SnoozeResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try FieldRules.checkUser(request.userId, field: "user_id")
        try context.requireScope(tenant: tenant, userID: request.userId)
        let seconds = request.seconds ?? SnoozedNotification.usualSeconds
        guard SnoozedNotification.seconds.contains(seconds) else {
            throw APIError(.invalidValue, field: "seconds", "a notification is snoozed for 60 to 86,400 seconds")
        }
        guard NotificationID.isWellFormed(request.notificationId) else { throw Self.noNotification }
        let app = try await app(of: tenant)
        let user = UserKey(request.userId, of: tenant)
        let until = clock.now + .seconds(Int(seconds))
        if let moved = try await moveSnooze(of: request.notificationId, of: user, until: until, app: app) { return moved }
        let (now, monotonic) = (clock.now, MonotonicClock.nanoseconds)
        guard let found = try await store.read({ try SnoozedEventTable.find(request.notificationId, of: user, $0) }) else { throw Self.noNotification }
        try Self.check(found, app: app, now: now)
        let event = SnoozedNotification.event(found.event, again: found.decision, number: found.nextNumber, at: until)
        guard let id = ULID(event.eventId.dropFirst(AcceptedEvent.idPrefix.count)) else { throw Self.noNotification }
        let accepted = try AcceptedEvent(event, of: tenant, id: id, at: now, monotonic: monotonic, policy: app.policy)
        let inserted = try await insert([accepted], decoded: [event], context: nil, lifetime: nil) { inserted in
            if let refused = inserted.refused.first { throw refused.error }
        } answer: { inserted in
            EvaluatorV1.SubmitEventsResponse(accepted: inserted.submitted.map(\.event))
        }
        // Another device of the user was faster: both answers name the later call's time.
        guard inserted.accepted.first?.duplicate == true else { return .init(scheduledForMs: until.milliseconds) }
        return try await moveSnooze(of: request.notificationId, of: user, until: until, app: app) ?? .init(scheduledForMs: until.milliseconds)
    }

    private static let noNotification = APIError(
        .notFound, field: "notification_id", "the user has no such notification, or it is too old to be shown again")

    /// Moves a snooze that waits.
    ///
    /// - Returns: nil where none waits.
    private func moveSnooze(
        of notificationID: String, of user: UserKey, until: Instant, app: AppPolicy
    ) async throws -> EvaluatorV1.SnoozeResponse? {
        let isMoved = try await store.write { database in
            guard let found = try SnoozedEventTable.waiting(notificationID, of: user, database) else { return false }
            var event = found.event
            event.scheduledForMs = until.milliseconds
            guard let schedule = try EventSchedule(event, policy: app.policy, now: clock.now) else { return false }
            try ScheduledEventTable.move(found.row, to: schedule, event, database)
            return true
        }
        guard isMoved else { return nil }
        signals.dueItems.signal()
        return .init(scheduledForMs: until.milliseconds)
    }

    private static func check(_ found: SnoozedEventTable.Found, app: AppPolicy, now: Instant) throws(APIError) {
        let (decision, event) = (found.decision, found.event)
        guard !decision.pushID.isEmpty else { throw noNotification }
        let type = app.type(decision.typeID)
        let lifetime = event.timeToLive(as: type, priority: event.priority(as: type), policy: type?.policy ?? app.policy)
        guard decision.decidedAt + lifetime > now else { throw noNotification }
        guard decision.ordinal < MergedDelivery.firstOrdinal else {
            throw APIError(.conflict, field: "notification_id", "it stands for several notifications, and cannot be snoozed")
        }
        guard found.nextNumber <= SnoozedNotification.most else {
            throw APIError(.snoozeLimit, field: "notification_id", "a notification is snoozed at most \(SnoozedNotification.most) times")
        }
    }
}
