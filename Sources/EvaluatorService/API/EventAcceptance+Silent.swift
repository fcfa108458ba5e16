import CarillonAPI
import DurableWork
import RPC
import ServiceKit

extension EventAcceptance {
    /// Accepts a silent push (EVAL-43): stores its event, and answers the ids of the notifications that follow.
    func acceptSilent(
        _ request: EvaluatorV1.SubmitSilentRequest, registry: RegistryV1.Registry.Client, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitSilentResponse {
        let tenant = try FieldRules.requireApp(of: request.tenant)
        try context.requireScope(tenant: tenant)
        let app = try await policies.app(of: tenant)
        let users: [String]
        switch try SilentPushRequest.addressees(of: request) {
        case .users(let named): users = named
        case .devices(let named):
            users = try await registry.resolveAudience(
                .init(tenant: tenant, audience: .devices(.init(pushDeviceIds: named)), pageSize: Int32(named.count)),
                options: .init(timeout: .seconds(5))
            ).userIds
            guard !users.isEmpty else { throw APIError(.notFound, field: "device_ids", "no user of the app has one of these devices") }
        }
        let id = ids.ulid()
        let event = try SilentPushRequest.event(request, id: id.string(after: AcceptedEvent.idPrefix), users: users, now: clock.now)
            .traced(id, by: context, tracer)
        do {
            // Nobody named the users of devices.
            var named = event
            named.recipients = request.userIds
            try EventValidation.checkWithoutType(named, app.policy)
        } catch {
            throw DirectNotification.inWordsOfTheRequest(error)
        }
        let accepted = try AcceptedEvent(event, of: tenant, id: id, at: clock.now, monotonic: MonotonicClock.nanoseconds, policy: app.policy)
        let lifetime = Duration.seconds(app.policy.requestIdempotencyTTLSeconds)
        return try await insert([accepted], decoded: [event], context: context, lifetime: lifetime) {
            if let refused = $0.refused.first { throw DirectNotification.inWordsOfTheRequest(refused.error) }
        } answer: { inserted in
            EvaluatorV1.SubmitSilentResponse(
                carillonEventId: event.eventId, notifications: Self.notifications(of: event, id: id, tenant, inserted))
        }
    }

    /// The notifications that follow from an event whose recipients are users. Users who were erased not long ago get none (PRIV-09).
    static func notifications(
        of event: EvaluatorV1.Event, id: ULID, _ tenant: CommonV1.Tenant, _ inserted: EventAdmission.Inserted
    ) -> [EvaluatorV1.SubmittedNotification] {
        event.recipients.filter { inserted.erased?.contains(UserKey($0, of: tenant)) != true }
            .map { .init(userId: $0, notificationId: DirectNotification.notificationID(of: event, id: id, user: $0)) }
    }
}
