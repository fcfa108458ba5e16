import CarillonAPI
import ServiceKit

/// A snoozed notification as an event (EVAL-41): the event behind it once more, for its user alone, at a later time. From there on it is decided like
/// any scheduled event. Its push has the notification's id, and the next push id.
enum SnoozedNotification {
    /// How long a notification can be snoozed, in seconds.
    static let seconds = Int32(60)...86_400
    static let usualSeconds = Int32(3_600)
    /// Snoozes of one notification. One more is refused.
    static let most = 2

    /// The id of the event of a snooze.
    ///
    /// - Parameter number: of the notification's snoozes, from 1.
    static func eventID(of notificationID: String, number: Int) -> String {
        RepeatedEvent.id(of: notificationID, parts: ["snooze", notificationID, String(number)])
    }

    /// - Parameters:
    ///   - event: which the notification came from, or that of its last snooze.
    ///   - decision: on the notification.
    static func event(_ event: EvaluatorV1.Event, again decision: DecisionRow, number: Int, at instant: Instant) -> EvaluatorV1.Event {
        var event = event.again(of: decision.typeID, for: decision.userID)
        event.eventId = eventID(of: decision.notificationID, number: number)
        event.scheduledForMs = instant.milliseconds
        // An override was for the first time.
        event.overrideReason = ""
        event.snooze = .init(notificationId: decision.notificationID, number: Int32(number))
        return event
    }
}
