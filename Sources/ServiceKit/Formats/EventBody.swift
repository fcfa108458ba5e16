public import CarillonAPI

/// An event as JSON (EVAL-02): the body of `POST /events`, and a message of a host system's stream.
public enum EventBody {
    /// - Parameters:
    ///   - tenant: the app that the event is for.
    ///   - defaultApp: the app that the batch around the event names.
    ///   - defaultID: the id of an event without one; nil: an event needs one.
    /// - Throws: `APIError`, naming the field and the rule.
    public static func event(
        _ body: JSONObject, tenant: CommonV1.Tenant, defaultApp: String? = nil, defaultID: String? = nil
    ) throws -> EvaluatorV1.Event {
        let app = try body.string("app_id") ?? defaultApp ?? tenant.appId
        guard app == tenant.appId else { throw APIError(.notFound, field: body.path(of: "app_id"), "no such app") }
        var event = EvaluatorV1.Event()
        event.tenant = tenant
        event.eventId = try body.string("event_id").flatMap { $0.isEmpty ? nil : $0 } ?? defaultID ?? body.requiredString("event_id")
        event.eventType = try body.requiredString("event_type")
        event.occurredAtMs = try body.instant("occurred_at") ?? 0
        (event.scheduledForMs, event.scheduledLocal) = try body.schedule("scheduled_for")
        event.actorId = try body.string("actor_id") ?? ""
        event.subjectUserId = try body.string("subject_user_id") ?? ""
        event.recipients = try body.strings("recipients") ?? []
        event.channelId = try body.string("channel_id") ?? ""
        event.channelType = try body.choice("channel_type", reason: .invalidArgument) ?? .unspecified
        event.channelMembers = try body.strings("channel_members") ?? []
        event.inlineMembers = body.has("channel_members")
        event.threadId = try body.string("thread_id") ?? ""
        event.threadFollowers = try body.strings("thread_followers") ?? []
        event.inlineFollowers = body.has("thread_followers")
        event.mentions = try (body.objects("mentions") ?? []).map { mention in
            .init(type: try mention.requiredChoice("type", reason: .invalidArgument), userId: try mention.string("user_id") ?? "")
        }
        event.entityType = try body.string("entity_type") ?? ""
        event.entityId = try body.string("entity_id") ?? ""
        event.data = try body.stringMap("data") ?? [:]
        event.typeId = try body.string("type_id") ?? ""
        if let priority = try body.priority("priority") { event.priority = priority }
        return event
    }
}
