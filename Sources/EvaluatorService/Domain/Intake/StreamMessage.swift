import CarillonAPI
import EventRules
import Protobuf
import ServiceKit

/// A message of a host system's stream: one event, as JSON or as protobuf.
struct StreamMessage: Sendable {
    /// The most bytes of a message: as many as a call may have.
    static let mostBytes = 4 << 20
    /// The header that names the form. Without it, a message that begins with `{` is JSON: no event in protobuf does.
    static let contentTypeHeader = "Content-Type"
    /// The header by which the stream itself recognizes a repeated message.
    static let messageIDHeader = "Nats-Msg-Id"

    var stream: String
    var sequence: Int
    /// When the stream took it.
    var storedAt: Instant
    var contentType: String?
    var messageID: String?
    var payload: [UInt8]

    private enum Form {
        case json
        case protobuf
    }

    /// Reads the event, and fills in what it leaves out: its app, where `apps` has one that fits; its id (``defaultID``); and its time, when the
    /// stream took it.
    ///
    /// - Throws: `APIError`, naming the field and the rule.
    func event(of apps: IntakeApps, now: Instant) throws -> EvaluatorV1.Event {
        guard payload.count <= Self.mostBytes else {
            throw APIError(.payloadTooLarge, "\(payload.count) bytes; a message has at most \(Self.mostBytes)")
        }
        var event =
            switch try form() {
            case .json: try json(of: apps)
            case .protobuf: try protobuf(of: apps)
            }
        // Without it the event would count as new, however long it waited in the stream. A time ahead of our clock is left out: then it is now.
        if event.occurredAtMs == 0, storedAt <= now { event.occurredAtMs = storedAt.milliseconds }
        return event
    }

    /// The id of an event that has none: the message's own where that can be one, or else its place in the stream. With the time, because a stream
    /// that is made anew counts from 1 again.
    var defaultID: String {
        if let messageID, (1...EventRules.eventIDBytes).contains(messageID.utf8.count), HostID.isAllowed(messageID) { return messageID }
        return "nats:\(stream):\(sequence):\(storedAt.milliseconds)"
    }

    private func form() throws(APIError) -> Form {
        guard let contentType else { return payload.first == UInt8(ascii: "{") ? .json : .protobuf }
        switch contentType.prefix(while: { $0 != ";" }).lowercased().filter({ $0 != " " }) {
        case "application/json": return .json
        case "application/protobuf", "application/x-protobuf": return .protobuf
        default:
            throw APIError(.unsupportedMediaType, field: Self.contentTypeHeader, "an event is application/json or application/protobuf")
        }
    }

    /// The JSON of `POST /events`, with `organization_id` beside `app_id`.
    private func json(of apps: IntakeApps) throws -> EvaluatorV1.Event {
        let body = try JSONObject(parsing: payload)
        let named = CommonV1.Tenant(organizationId: try body.string("organization_id") ?? "", appId: try body.string("app_id") ?? "")
        let tenant = apps.completed(named)
        // Refused, not ignored: the sender expects to reach users whose preferences forbid it.
        guard !body.has("override_reason") else {
            throw APIError(
                .forbidden, field: "override_reason", "a stream overrides no preferences; a system administrator does, with SubmitOverride")
        }
        return try EventBody.event(body, tenant: tenant, defaultID: defaultID)
    }

    private func protobuf(of apps: IntakeApps) throws -> EvaluatorV1.Event {
        var event: EvaluatorV1.Event
        do {
            event = try EvaluatorV1.Event(bytes: payload)
        } catch let error as DecodingError {
            throw APIError(.invalidArgument, "the message is no carillon.evaluator.v1.Event: \(error)")
        }
        event.tenant = apps.completed(event.tenant ?? .init())
        if event.eventId.isEmpty { event.eventId = defaultID }
        return event
    }
}
