import CarillonAPI
import ServiceKit

/// Events that send a known notification again: snoozes (EVAL-41), escalations to further devices (EVAL-26), and silent pushes that waited (EVAL-43).
enum RepeatedEvent {
    /// The Carillon id of such an event, which is the host's id, too. It has the time of the notification's id, so that the event is found by that.
    ///
    /// - Parameter parts: of which equal ones have the same id.
    static func id(of notificationID: String, parts: [String]) -> String {
        DerivedID.make(
            prefix: AcceptedEvent.idPrefix, at: Instant(milliseconds: NotificationID.time(of: notificationID) ?? 0), parts: parts)
    }
}

extension EvaluatorV1.Event {
    /// The event once more, for one user and one type, at once.
    func again(of typeID: String, for userID: String) -> Self {
        var event = self
        event.typeId = typeID
        event.recipients = [userID]
        (event.channelMembers, event.threadFollowers, event.mentions, event.cancelledRecipients) = ([], [], [], [])
        (event.inlineMembers, event.inlineFollowers) = (true, true)
        (event.occurredAtMs, event.scheduledForMs, event.scheduledLocal) = (0, 0, nil)
        // A broadcast counts its notifications once. Its filters stay.
        event.broadcast?.broadcastId = ""
        event.escalation = nil
        return event
    }

    /// The notification that the event sends again; nil: its notifications are new.
    var repeatedNotificationID: String? {
        snooze?.notificationId ?? escalation?.notificationId ?? silent.flatMap { $0.notificationId.isEmpty ? nil : $0.notificationId }
    }

    /// Whether it sends a notification to devices that did not get the push before. The ledger has that push.
    var isForFurtherDevices: Bool { escalation != nil || isSilent && repeatedNotificationID != nil }

    /// When the life of the notification that it sends again is over; nil: it is new, or lives anew.
    var repeatExpiresAt: Instant? {
        let milliseconds = escalation?.expiresAtMs ?? silent?.expiresAtMs ?? 0
        return milliseconds > 0 ? Instant(milliseconds: milliseconds) : nil
    }

    /// The number of the event's push among those of its notification.
    var pushOrdinal: Int { Int(snooze?.number ?? 0) + Int(silent?.number ?? 0) + (escalation == nil ? 0 : 1 + SnoozedNotification.most) }
}
