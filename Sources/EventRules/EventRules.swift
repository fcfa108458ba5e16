public import CarillonAPI
import Providers
public import ServiceKit

/// The rules of an event that hold in every app (EVAL-02): the evaluator checks them before it stores an event, and the gateway before it spools one
/// (DR-03). Each refusal names the field, with the position of list elements.
public enum EventRules {
    /// The host's idempotency key (EVAL-02), in bytes.
    public static let eventIDBytes = 200
    /// Users in a list (EVAL-02): larger audiences come from the directory, in pages.
    public static let usersPerList = 5_000
    /// Bytes of `data`, names and values together (EVAL-02). A payload has at most 4 KiB, so more is never shown.
    public static let dataBytes = 16 * 1_024
    /// Channel, thread and entity ids, in bytes. They are as long as user ids.
    public static let contextIDBytes = 200
    /// Names of event types and notification types, in bytes.
    public static let typeNameBytes = 100

    /// The error with which every app refuses an event of a host; nil: the app decides.
    ///
    /// - Parameter now: when the event is submitted.
    public static func refusal(of event: EvaluatorV1.Event, at now: Instant) -> APIError? {
        do throws(APIError) {
            try check(event)
            try checkOfHost(event)
            _ = try scheduledTime(of: event, now: now)
            return nil
        } catch {
            return error
        }
    }

    /// Checks the rules that need only the event.
    public static func check(_ event: EvaluatorV1.Event) throws(APIError) {
        guard let tenant = event.tenant, !tenant.appId.isEmpty else {
            throw APIError(
                .invalidArgument, field: "tenant.app_id", "\(event.content == nil ? "an event" : "a notification") names the app it belongs to")
        }
        guard !event.eventId.isEmpty else {
            throw APIError(.invalidArgument, field: "event_id", "the host's own id of the event is required: it makes repeats harmless")
        }
        try checkID(event.eventId, eventIDBytes, "event_id")
        guard !event.eventType.isEmpty else {
            throw APIError(.invalidArgument, field: "event_type", "say what happened, for example message.sent")
        }
        try checkID(event.eventType, typeNameBytes, "event_type")
        try checkID(event.typeId, typeNameBytes, "type_id")
        guard event.occurredAtMs >= 0 else {
            throw APIError(.invalidArgument, field: "occurred_at_ms", "milliseconds since 1970, or 0 for now")
        }
        guard event.scheduledForMs >= 0 else {
            throw APIError(.invalidArgument, field: "scheduled_for_ms", "milliseconds since 1970, or 0 for now")
        }
        _ = try event.priority.checked(field: "priority", reason: .invalidArgument)
        _ = try event.channelType.checked(field: "channel_type", reason: .invalidArgument)
        try FieldRules.checkUserIfNamed(event.actorId, field: "actor_id", reason: .invalidArgument)
        try FieldRules.checkUserIfNamed(event.subjectUserId, field: "subject_user_id", reason: .invalidArgument)
        try checkContext(event.channelId, "channel_id")
        try checkContext(event.threadId, "thread_id")
        try checkContext(event.entityType, "entity_type")
        try checkContext(event.entityId, "entity_id")
        try checkUsers(event.recipients, "recipients")
        try checkUsers(event.channelMembers, "channel_members")
        try checkUsers(event.threadFollowers, "thread_followers")
        try checkMentions(event.mentions)
        try checkData(event.data)
        try checkKind(event)
    }

    // MARK: Parts

    private static func checkKind(_ event: EvaluatorV1.Event) throws(APIError) {
        switch EventKind(eventType: event.eventType) {
        case .message:
            guard !event.channelId.isEmpty else {
                throw APIError(.invalidArgument, field: "channel_id", "a message belongs to a channel; direct messages have one too")
            }
        case .direct:
            guard event.content != nil else {
                throw APIError(.invalidArgument, field: "event_type", "\(event.eventType) is no event of a host: SubmitNotification makes it")
            }
        case .broadcast:
            guard event.broadcast != nil else {
                throw APIError(.invalidArgument, field: "event_type", "\(event.eventType) is no event of a host: SubmitBroadcast makes it")
            }
        case .silent:
            guard event.silent != nil else {
                throw APIError(.invalidArgument, field: "event_type", "\(event.eventType) is no event of a host: SubmitSilent makes it")
            }
        case .reaction, .securityLogin, .adminNotice:
            guard !event.recipients.isEmpty || !event.subjectUserId.isEmpty else {
                throw APIError(
                    .invalidArgument, field: "recipients", "\(event.eventType) names whom it concerns, here or in subject_user_id")
            }
        case .other:
            guard !event.typeId.isEmpty else {
                throw APIError(
                    .invalidArgument, field: "event_type",
                    "\(event.eventType) is none of \(EventKind.names.joined(separator: ", ")); a name of your own needs type_id, "
                        + "the notification's type")
            }
        }
    }

    private static func checkMentions(_ mentions: [EvaluatorV1.Mention]) throws(APIError) {
        guard mentions.count <= usersPerList else { throw tooMany("mentions", mentions.count) }
        for (index, mention) in mentions.enumerated() {
            switch try mention.type.required(field: "mentions[\(index)].type", reason: .invalidArgument) {
            case .user: try FieldRules.checkUser(mention.userId, field: "mentions[\(index)].user_id", reason: .invalidArgument)
            case .here, .all: break
            }
        }
    }

    private static func checkData(_ data: [String: String]) throws(APIError) {
        var bytes = 0
        // Of several refused names the first in order, so that an event is always refused in the same words.
        var (malformed, reserved): (String?, String?)
        for (name, value) in data {
            guard !name.isEmpty else { throw APIError(.invalidArgument, field: "data", "a value has no name") }
            bytes += name.utf8.count + value.utf8.count
            if isNameOfID(name), !HostID.isAllowed(value) { malformed = min(malformed ?? name, name) }
            if ProviderList.refusal(ofDataKey: name) != nil { reserved = min(reserved ?? name, name) }
        }
        if let malformed { throw APIError(.invalidArgument, field: "data.\(shown(malformed))", HostID.words) }
        // It is not silently left out: the app would miss it.
        if let reserved, let refusal = ProviderList.refusal(ofDataKey: reserved) {
            throw APIError(.reservedDataKey, field: "data.\(shown(reserved))", refusal)
        }
        guard bytes <= dataBytes else {
            throw APIError(
                .payloadTooLarge, field: "data", "\(bytes) bytes; at most \(dataBytes) are taken, names included")
        }
    }

    private static func checkUsers(_ users: [String], _ field: String) throws(APIError) {
        guard users.count <= usersPerList else { throw tooMany(field, users.count) }
        for (index, user) in users.enumerated() {
            try FieldRules.checkUser(user, field: "\(field)[\(index)]", reason: .invalidArgument)
        }
    }

    /// Checks the id of a channel, a thread or an entity; empty: none.
    public static func checkContext(_ text: String, _ field: String) throws(APIError) {
        try checkID(text, contextIDBytes, field)
    }

    private static func checkID(_ text: String, _ limit: Int, _ field: String) throws(APIError) {
        try checkLength(text, limit, field)
        guard HostID.isAllowed(text) else { throw APIError(.invalidArgument, field: field, HostID.words) }
    }

    /// Whether a value of `data` is an id, as `message_id` is. Any other value is text, and may have line breaks.
    private static func isNameOfID(_ name: String) -> Bool { name == "id" || name.hasSuffix("_id") }

    private static func checkLength(_ text: String, _ limit: Int, _ field: String) throws(APIError) {
        guard text.utf8.count <= limit else {
            throw APIError(.invalidArgument, field: field, "\(text.utf8.count) bytes; at most \(limit) are taken")
        }
    }

    private static func tooMany(_ field: String, _ count: Int) -> APIError {
        APIError(
            .invalidArgument, field: field,
            "\(count) entries; an event lists at most \(usersPerList): larger audiences belong in the directory")
    }

    /// A text of a request as error messages quote it.
    private static func shown(_ text: String) -> String { String(text.unicodeScalars.prefix(40).filter { $0.value >= 0x20 }) }
}
