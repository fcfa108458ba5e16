import CarillonAPI
import JSON
import ServiceKit

/// A push to one of its user's devices. The others get it, too, unless a device confirms it in time (EVAL-26).
struct PendingEscalation: Sendable, Hashable {
    /// Row in the store; 0 before it is stored.
    var row: Int64 = 0
    /// The event that has its content, and the ordinal of the decision there.
    var eventRow: Int64
    var ordinal: Int
    var user: UserKey
    var typeID: String
    /// The push, with the push devices that it went to, as the event of the escalation has them.
    var escalation: EvaluatorV1.Escalation
    var since: Instant
    /// When the others get it. The item may be due before, so that receipts is asked whether the push failed.
    var escalatesAt: Instant
    /// After this nobody gets it.
    var expiresAt: Instant { Instant(milliseconds: escalation.expiresAtMs) }
}

extension PendingEscalation {
    /// What is stored beside user, event and times.
    ///
    /// - Returns: compact JSON with sorted names.
    var details: String {
        JSONElement.object([
            "notification": .string(escalation.notificationId), "push": .string(escalation.pushId),
            "devices": .array(escalation.pushDeviceIds.map(JSONElement.string)), "number": .integer(Int64(escalation.number)),
            "type": .string(typeID), "expires_at_ms": .integer(escalation.expiresAtMs), "escalates_at_ms": .integer(escalatesAt.milliseconds),
        ]).text
    }

    /// - Throws: ``UnreadableDueItem``; `JSONError`.
    init(row: Int64, eventRow: Int64?, ordinal: Int, user: UserKey, since: Instant, details text: String) throws {
        let details = try JSONElement(parsing: text).members
        guard let eventRow, let notification = details?["notification"]?.string, let push = details?["push"]?.string,
            let devices = details?["devices"]?.elements?.compactMap(\.string), let number = details?["number"]?.integer.flatMap(Int32.init(exactly:)),
            let type = details?["type"]?.string, let expiresAtMs = details?["expires_at_ms"]?.integer,
            let escalatesAt = (details?["escalates_at_ms"]?.integer).map(Instant.init(milliseconds:))
        else { throw UnreadableDueItem("the item does not say which push waits for its confirmation: \(text.prefix(200))") }
        self.init(
            row: row, eventRow: eventRow, ordinal: ordinal, user: user, typeID: type,
            escalation: .init(notificationId: notification, pushId: push, pushDeviceIds: devices, number: number, expiresAtMs: expiresAtMs),
            since: since, escalatesAt: escalatesAt)
    }

    /// The event that sends the notification to the other devices: the event behind it once more, for its user alone. From there on it is
    /// decided like any event.
    ///
    /// - Parameter event: which the notification came from, or that of its last escalation.
    func event(_ event: EvaluatorV1.Event) -> EvaluatorV1.Event {
        var event = event.again(of: typeID, for: user.id)
        event.eventId = RepeatedEvent.id(
            of: escalation.notificationId, parts: ["escalation", escalation.pushId, String(escalation.number)])
        event.escalation = escalation
        return event
    }
}
