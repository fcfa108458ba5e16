import CarillonAPI
import JSON
import ServiceKit

/// What an app's policy wants of telemetry.
struct TelemetryRule: Sendable, Hashable {
    var mode: TelemetryMode
    /// Whether events are stored beside their counts.
    var stores: Bool

    init(_ policy: Policy) {
        mode = policy.telemetryMode
        stores = mode == .full && policy.deliveryLogRetentionDays > 0
    }
}

/// An event that the ledger raises by itself, with what it records (RCPT-23): what is recorded once is raised once.
struct RaisedTelemetry: Sendable {
    var event: CheckedTelemetry
    /// False: it is counted alone, and has no properties.
    var stores: Bool

    /// - Parameter properties: writes them in the order of their names, as `TelemetryValue.text` does for events of others. An event is raised with
    ///   each push, and a dictionary of its properties would cost as much as their text.
    init(
        _ type: TelemetryType, _ id: String, about user: UserKey, at instant: Instant, _ rule: TelemetryRule,
        _ properties: (inout JSONWriter) -> Void
    ) {
        stores = rule.stores
        event = CheckedTelemetry(
            tenant: user.tenant, eventId: "ledger_\(id)", eventType: type.rawValue, userId: user.id, occurredAt: instant, properties: "")
        guard rule.stores else { return }
        var writer = JSONWriter()
        writer.object(properties)
        event.properties = String(decoding: writer.bytes, as: UTF8.self)
    }

    /// The event of an outcome: its provider took the push or says that it is delivered, an attempt failed, the push expired or was cancelled, or the
    /// last check before the send skipped it. Nil: there is none.
    ///
    /// - Parameter device: of the outcome, as the ledger knew it; nil: it did not.
    init?(_ outcome: ReceiptsV1.Outcome, of key: NotificationKey, _ device: DeviceState?, _ rule: TelemetryRule) {
        guard rule.mode != .off else { return nil }
        let user = UserKey(key.userID, of: outcome.tenant)
        let (id, instant) = ("\(outcome.pushId)_\(outcome.pushDeviceId)_\(outcome.sequence)", Instant(milliseconds: outcome.occurredAtMs))
        let deviceID = device?.namedID ?? outcome.pushDeviceId
        switch outcome.status {
        case .sent:
            self.init(.notificationSent, id, about: user, at: instant, rule) { properties in
                properties.member("device_count", 1)
                properties.strings("device_ids", [deviceID])
                properties.member("has_actions", outcome.hasActions)
                properties.member("has_image", outcome.hasImage)
                properties.member("notification_id", outcome.notificationId)
                properties.member("notification_type", key.typeID)
                properties.member("platform", device?.platform ?? "")
                properties.member("priority", key.priority.name)
                properties.member("provider", outcome.provider)
                properties.member("push_id", outcome.pushId)
                properties.member("user_id", user.id)
            }
        case .failed, .queued:
            // Without an attempt nothing failed: the push went back to the queue.
            guard outcome.status == .failed || !outcome.attemptId.isEmpty else { return nil }
            self.init(.notificationFailed, id, about: user, at: instant, rule) { properties in
                properties.member("device_id", deviceID)
                properties.member("failure_reason", Self.reason(outcome.failureReason))
                properties.member("notification_id", outcome.notificationId)
                properties.member("provider_error_code", outcome.providerCode)
                properties.member("provider_error_message", String(outcome.providerErrorMessage.prefix(TelemetryKind.longestText)))
                properties.member("push_id", outcome.pushId)
                properties.member("will_retry", outcome.status == .queued)
            }
        case .expired, .cancelled:
            let type = outcome.status == .expired ? TelemetryType.notificationExpired : .notificationCancelled
            self.init(type, id, about: user, at: instant, rule) { properties in
                properties.member("device_id", deviceID)
                properties.member("notification_id", outcome.notificationId)
                properties.member("push_id", outcome.pushId)
                properties.member("reason", outcome.failureReason)
            }
        case .skipped: self.init(skipped: key.typeID, outcome.skipReason, id, about: user, at: instant, rule)
        case .delivered:
            let push = ReportedPush(
                tenant: user.tenant, id: key.pushID, notificationID: outcome.notificationId, userID: user.id, typeID: key.typeID,
                createdAt: key.createdAt)
            var state = device ?? DeviceState(pushDeviceID: outcome.pushDeviceId)
            if state.provider.isEmpty { state.provider = outcome.provider }
            let message = outcome.providerMessageId.isEmpty ? state.providerMessageID : outcome.providerMessageId
            self.init(delivered: push, state, messageID: message, at: instant, rule)
        default: return nil
        }
        (event.notificationType, event.provider) = (key.typeID, outcome.provider.isEmpty ? device?.provider ?? "" : outcome.provider)
    }

    /// The event of a decision to push nothing; nil for any other, and for one that is deferred.
    init?(_ record: ReceiptsV1.NotificationRecord, _ rule: TelemetryRule) {
        guard rule.mode != .off, record.skipReason != .unspecified, !record.held else { return nil }
        self.init(
            skipped: record.typeId, record.skipReason, record.notificationId, about: UserKey(record.userId, of: record.tenant),
            at: Instant(milliseconds: record.createdAtMs), rule)
    }

    private init(
        skipped type: String, _ reason: CommonV1.SkipReason, _ id: String, about user: UserKey, at instant: Instant, _ rule: TelemetryRule
    ) {
        self.init(.skipped, id, about: user, at: instant, rule) { properties in
            properties.member("notification_type", type)
            properties.member("reason", reason.name)
            properties.member("user_id", user.id)
        }
        event.notificationType = type
    }

    /// The reason in the words of RCPT-23, from the dispatcher's.
    private static func reason(_ reason: String) -> String {
        switch reason {
        case "device_gone": "invalid_token"
        case "payload_too_large": "payload_too_large"
        default: "provider_error"
        }
    }
}
