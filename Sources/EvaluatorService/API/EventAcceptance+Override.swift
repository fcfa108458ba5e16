import CarillonAPI
import EventRules
import Protobuf
import RPC
import ServiceKit
import Storage

extension EvaluatorV1.Event {
    /// Whether a system administrator overrides the users' preferences (ROLE-05).
    var overridesPreferences: Bool { !overrideReason.isEmpty }
}

extension EvaluatorV1.SubmittedEvent {
    func at(index: Int) -> EvaluatorV1.SubmittedEvent {
        var event = self
        event.index = UInt32(index)
        return event
    }
}

extension EventAcceptance {
    /// Accepts an event that overrides preferences (ROLE-05). Its reason is in the audit log before the event is stored. Refused events are not in
    /// the audit log.
    func acceptOverride(
        _ request: EvaluatorV1.SubmitOverrideRequest, context: ServerContext
    ) async throws -> EvaluatorV1.SubmitOverrideResponse {
        guard var event = request.event else { throw APIError(.invalidArgument, field: "event", "is required") }
        event.overrideReason = try Self.reason(request.reason)
        (event.content, event.broadcast) = (nil, nil)
        try EventRules.check(event)
        let tenant = event.tenant ?? .init()
        try context.requireScope(tenant: tenant)
        let app = try await policies.app(of: tenant)
        try EventValidation.check(event, app: app)
        try Self.checkType(event, app)
        try checkSchedule(of: event, app.policy, context)
        let id = ids.ulid()
        event = event.traced(id, by: context, tracer)
        let accepted = try AcceptedEvent(
            event, of: tenant, id: id, at: clock.now, monotonic: MonotonicClock.nanoseconds, policy: app.policy)
        try await audit.record(
            .init(.preferencesOverridden, subject: event.eventId, details: "\(event.typeId): \(event.overrideReason)", tenant: tenant), context)
        let lifetime = Duration.seconds(app.policy.requestIdempotencyTTLSeconds)
        return try await insert([accepted], decoded: [event], context: context, lifetime: lifetime) {
            if let refused = $0.refused.first { throw refused.error }
        } answer: {
            EvaluatorV1.SubmitOverrideResponse(event: $0.submitted.first?.event)
        }
    }

    /// Only critical types may override preferences.
    private static func checkType(_ event: EvaluatorV1.Event, _ app: AppPolicy) throws(APIError) {
        guard !event.typeId.isEmpty else {
            throw APIError(.invalidArgument, field: "type_id", "an override names its type, one that is marked critical")
        }
        guard app.catalogue.type(event.typeId)?.critical == true else {
            throw APIError(
                .invalidValue, field: "type_id", "\(event.typeId) is not marked critical: users decide about it, and nobody overrides that")
        }
    }

    static func reason(_ text: String) throws(APIError) -> String {
        let reason = String(text.filter { !$0.isNewline }.trimmingPrefix { $0.isWhitespace })
        guard !reason.isEmpty else {
            throw APIError(.invalidArgument, field: "override_reason", "say for the audit log why preferences are overridden")
        }
        guard FreeText.fits(reason, 0...500), !FreeText.hasControlCharacters(reason) else {
            throw APIError(.invalidValue, field: "override_reason", "has \(FreeText.words(most: 500)), and no control characters")
        }
        return reason
    }
}
