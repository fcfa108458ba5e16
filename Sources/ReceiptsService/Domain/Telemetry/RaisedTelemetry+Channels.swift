import CarillonAPI
import ServiceKit

/// Events for the host system's own channels: mails are its to send (EVAL-11, RCPT-27).
extension RaisedTelemetry {
    /// The event of a decision on which channels a user gets a notification, and why not on the others; nil while it is deferred, and for a silent
    /// push.
    init?(channelsOf record: ReceiptsV1.NotificationRecord, _ rule: TelemetryRule) throws {
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
        try self.init(
            .channelsDecided, "channels_\(record.notificationId)", about: user, at: Instant(milliseconds: record.createdAtMs), rule,
            [
                "user_id": .text(user.id), "notification_id": .text(record.notificationId), "notification_type": .text(record.typeId),
                "host_event_id": .text(record.eventId), "channels": .list(channels.map { .text($0) }), "push_omitted": .text(skipped),
                "email_omitted": .text(email),
            ])
        event.notificationType = record.typeId
    }

    /// The event of the end of a mail or webhook about a notification, which has no device (DISP-32).
    init?(messageEnd outcome: ReceiptsV1.Outcome, of key: NotificationKey, _ rule: TelemetryRule) throws {
        guard rule.mode != .off else { return nil }
        let user = UserKey(key.userID, of: outcome.tenant)
        try self.init(
            .messageEnded, "message_\(outcome.notificationId)_\(outcome.channel)", about: user,
            at: Instant(milliseconds: outcome.occurredAtMs), rule,
            [
                "user_id": .text(user.id), "notification_id": .text(outcome.notificationId), "notification_type": .text(key.typeID),
                "channel": .text(outcome.channel), "status": .text(outcome.status.name), "reason": .text(outcome.messageReason),
                "failure_reason": .text(outcome.failureReason),
            ])
        event.notificationType = key.typeID
    }
}
