import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Scheduled events before their time (EVAL-44).
extension EventAcceptance {
    /// Cancels a scheduled event, or what is left of one with a local time. After the answer nothing of it is sent.
    ///
    /// - Throws: `not_found` where the app has no event of the id, `conflict` while the users of one with a local time are being found.
    func cancelEvent(_ request: EvaluatorV1.CancelEventRequest, context: ServerContext) async throws -> EvaluatorV1.CancelEventResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let now = clock.now
        let found = try await store.write { database in
            let found = try Self.find(request.id, of: tenant, database)
            if found.isScheduled { try ScheduledEventTable.cancel(found.row, of: tenant, at: now, database) }
            // Users who are not decided yet would be deferred after the answer.
            if found.isPending, try ScheduledEventTable.content(found.row, database)?.scheduledLocal != nil {
                throw APIError(
                    .conflict, field: "id", "the event \(request.id) is being decided: cancel it again in a moment", retryAfter: .seconds(1))
            }
            return found
        }
        let isCancelled = try await found.isScheduled ? true : cancelWhatIsLeft(of: found, tenant, now: now)
        if isCancelled { signals.dueItems.signal() }
        return .init(cancelled: isCancelled ? 1 : 0)
    }

    /// Skips the notifications of an event that wait for their users' local time.
    ///
    /// - Returns: false where none waits.
    private func cancelWhatIsLeft(of event: ScheduledEventTable.Found, _ tenant: CommonV1.Tenant, now: Instant) async throws -> Bool {
        var isCancelled = false
        while true {
            let cancelled = try await store.write { database in
                try CancellableNotification.cancelDeferred(
                    of: [(event.row, event.eventID)], .localTime, limit: Self.cancelledTogether, of: tenant, at: now, database)
            }
            guard cancelled.notifications > 0 else { return isCancelled }
            isCancelled = true
            backlog.change(by: cancelled.batches)
            signals.outbox.signal()
        }
    }

    /// Notifications of an event that are skipped in one transaction.
    private static let cancelledTogether = 1_000

    /// Moves a scheduled event to another time.
    ///
    /// - Throws: `not_found` where the app has no event of the id, `conflict` where the event is not scheduled or not any more.
    func rescheduleEvent(_ request: EvaluatorV1.RescheduleEventRequest, context: ServerContext) async throws -> EvaluatorV1.RescheduleEventResponse {
        let tenant = request.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let policy = try await policies.current(for: tenant).policy
        try checkScheduling(policy, context, isLocal: request.scheduledLocal != nil)
        let now = clock.now
        let dueAt = try await store.write { database in
            let found = try Self.find(request.id, of: tenant, database)
            guard found.isScheduled, let event = try ScheduledEventTable.content(found.row, database) else {
                throw APIError(.conflict, field: "id", "the event \(request.id) is not scheduled, or its time is over")
            }
            var moved = event
            (moved.scheduledForMs, moved.scheduledLocal) = (request.scheduledForMs, request.scheduledLocal)
            guard let schedule = try Self.move(found.row, moved, policy: policy, now: now, database) else {
                let field = request.scheduledLocal == nil ? "scheduled_for_ms" : "scheduled_local"
                throw APIError(.invalidValue, field: field, "names a time in the future; to send nothing, cancel the event")
            }
            return schedule.dueAt
        }
        signals.dueItems.signal()
        return .init(dueAtMs: dueAt.milliseconds)
    }

    /// Moves a scheduled event to another time.
    ///
    /// - Parameter event: with its new time.
    /// - Returns: the new schedule; nil when the time has passed. Then the event keeps its old time.
    static func move(
        _ row: Int64, _ event: EvaluatorV1.Event, policy: Policy, now: Instant, _ database: Database
    ) throws -> EventSchedule? {
        guard let schedule = try EventSchedule(event, policy: policy, now: now) else { return nil }
        try ScheduledEventTable.move(row, to: schedule, event, database)
        return schedule
    }

    private static func find(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> ScheduledEventTable.Found {
        guard !id.isEmpty else { throw APIError(.invalidArgument, field: "id", "name an event, by the host's id or ours") }
        guard let found = try ScheduledEventTable.find(id, of: tenant, database) else {
            throw APIError(.notFound, field: "id", "no event \(id) in app \(tenant.appId)")
        }
        return found
    }

    /// Refuses schedules of callers from outside where the app offers none to them (C-62).
    ///
    /// - Parameter context: of the call; nil: the events come without a call, from outside.
    func checkSchedule(of event: EvaluatorV1.Event, _ policy: Policy, _ context: ServerContext?) throws(APIError) {
        if event.isTimed { try checkScheduling(policy, context, isLocal: event.scheduledLocal != nil) }
    }

    private func checkScheduling(_ policy: Policy, _ context: ServerContext?, isLocal: Bool) throws(APIError) {
        let isInside = context?.principal?.service == "operator" && context?.principal?.actor == nil
        guard isInside || policy.schedulingAPIEnabled else {
            throw APIError(
                .forbidden, field: isLocal ? "scheduled_local" : "scheduled_for_ms",
                "the app takes no scheduled events from outside (scheduling_api_enabled)")
        }
    }
}
