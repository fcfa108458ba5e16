import CarillonAPI
import DurableWork
import RPC
import ServiceKit

extension EventAcceptance {
    /// Accepts a direct notification (EVAL-01 b): stores its event, and answers the ids of the notifications that follow.
    func acceptNotification(
        _ request: EvaluatorV1.SubmitNotificationRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitNotificationResponse {
        let id = ids.ulid()
        var event = try DirectNotification.event(request, id: id.string(after: AcceptedEvent.idPrefix))
        let tenant = event.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let app = try await policies.app(of: tenant)
        try DirectNotification.complete(&event, app: app)
        event = event.traced(id, by: context, tracer)
        try checkSchedule(of: event, app.policy, context)
        let accepted = try AcceptedEvent(event, of: tenant, id: id, at: clock.now, monotonic: MonotonicClock.nanoseconds, policy: app.policy)
        let lifetime = Duration.seconds(app.policy.requestIdempotencyTTLSeconds)
        return try await insert([accepted], decoded: [event], context: context, lifetime: lifetime) {
            if let refused = $0.refused.first { throw DirectNotification.inWordsOfTheRequest(refused.error) }
        } answer: { [event] inserted in
            EvaluatorV1.SubmitNotificationResponse(
                carillonEventId: event.eventId, notifications: Self.notifications(of: event, id: id, tenant, inserted))
        }
    }
}
