import CarillonAPI
import JSON
import ServiceKit

/// Events for the host system's own channels: mails are its to send (EVAL-11, RCPT-27).
extension RaisedTelemetry {
    /// The event of a decision on which channels a user gets a notification, and why not on the others; nil while it is deferred, and for a silent
    /// push.
    init?(channelsOf record: ReceiptsV1.NotificationRecord, _ rule: TelemetryRule) {
        guard rule.mode != .off, !record.held, !record.silentPush else { return nil }
        let skipped = record.skipReason == .unspecified ? "" : record.skipReason.name
        let email =
            switch record.email.known {
            case .wanted: ""
            case .off: CommonV1.SkipReason.preferenceDisabled.name
            case nil: skipped.isEmpty ? "not_decided" : skipped
            }
        let omitted = [("push", skipped), ("email", email)]
        let channels = ["in_app"] + omitted.filter { $0.1.isEmpty }.map { $0.0 }
        let user = UserKey(record.userId, of: record.tenant)
        self.init(
            .channelsDecided, "channels_\(record.notificationId)", about: user, at: Instant(milliseconds: record.createdAtMs), rule
        ) { properties in
            properties.strings("channels", channels)
            properties.member("email_omitted", email)
            properties.member("host_event_id", record.eventId)
            properties.member("notification_id", record.notificationId)
            properties.member("notification_type", record.typeId)
            properties.member("push_omitted", skipped)
            properties.member("user_id", user.id)
        }
        event.notificationType = record.typeId
    }

    /// The event of the end of a mail or webhook about a notification, which has no device (DISP-32).
    init?(messageEnd outcome: ReceiptsV1.Outcome, of key: NotificationKey, _ rule: TelemetryRule) {
        guard rule.mode != .off else { return nil }
        let user = UserKey(key.userID, of: outcome.tenant)
        self.init(
            .messageEnded, "message_\(outcome.notificationId)_\(outcome.channel)", about: user,
            at: Instant(milliseconds: outcome.occurredAtMs), rule
        ) { properties in
            properties.member("channel", outcome.channel)
            properties.member("failure_reason", outcome.failureReason)
            properties.member("notification_id", outcome.notificationId)
            properties.member("notification_type", key.typeID)
            properties.member("reason", outcome.messageReason)
            properties.member("status", outcome.status.name)
            properties.member("user_id", user.id)
        }
        event.notificationType = key.typeID
    }
}
