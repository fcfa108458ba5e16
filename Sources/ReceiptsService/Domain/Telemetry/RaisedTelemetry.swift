import CarillonAPI
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

    init(
        _ type: TelemetryType, _ id: String, about user: UserKey, at instant: Instant, _ rule: TelemetryRule,
        _ properties: @autoclosure () -> [String: TelemetryValue]
    ) throws {
        stores = rule.stores
        event = CheckedTelemetry(
            tenant: user.tenant, eventId: "ledger_\(id)", eventType: type.rawValue, userId: user.id, occurredAt: instant, properties: "")
        if rule.stores { event.properties = try TelemetryValue.text(properties()) }
    }

    /// The event of an outcome: its provider took the push or says that it is delivered, an attempt failed, the push expired or was cancelled, or the
    /// last check before the send skipped it. Nil: there is none.
    ///
    /// - Parameter device: of the outcome, as the ledger knew it; nil: it did not.
    init?(_ outcome: ReceiptsV1.Outcome, of key: NotificationKey, _ device: DeviceState?, _ rule: TelemetryRule) throws {
        guard rule.mode != .off else { return nil }
        let user = UserKey(key.userID, of: outcome.tenant)
        let (id, instant) = ("\(outcome.pushId)_\(outcome.pushDeviceId)_\(outcome.sequence)", Instant(milliseconds: outcome.occurredAtMs))
        // The installation's id, as other events name a device.
        let deviceID = device.flatMap { $0.deviceID.isEmpty ? nil : $0.deviceID } ?? outcome.pushDeviceId
        switch outcome.status {
        case .sent:
            try self.init(
                .notificationSent, id, about: user, at: instant, rule,
                [
                    "push_id": .text(outcome.pushId), "notification_id": .text(outcome.notificationId), "user_id": .text(user.id),
                    "device_ids": .list([.text(deviceID)]), "device_count": 1, "notification_type": .text(key.typeID),
                    "priority": .text(key.priority.name), "platform": .text(device?.platform ?? ""), "has_image": .flag(outcome.hasImage),
                    "has_actions": .flag(outcome.hasActions), "provider": .text(outcome.provider),
                ])
        case .failed, .queued:
            // Without an attempt nothing failed: the push went back to the queue.
            guard outcome.status == .failed || !outcome.attemptId.isEmpty else { return nil }
            try self.init(
                .notificationFailed, id, about: user, at: instant, rule,
                [
                    "push_id": .text(outcome.pushId), "device_id": .text(deviceID), "notification_id": .text(outcome.notificationId),
                    "failure_reason": .text(Self.reason(outcome.failureReason)), "provider_error_code": .text(outcome.providerCode),
                    "provider_error_message": .text(String(outcome.providerErrorMessage.prefix(TelemetryKind.longestText))),
                    "will_retry": .flag(outcome.status == .queued),
                ])
        case .expired, .cancelled:
            try self.init(
                outcome.status == .expired ? .notificationExpired : .notificationCancelled, id, about: user, at: instant, rule,
                [
                    "push_id": .text(outcome.pushId), "device_id": .text(deviceID), "notification_id": .text(outcome.notificationId),
                    "reason": .text(outcome.failureReason),
                ])
        case .skipped: try self.init(skipped: key.typeID, outcome.skipReason, id, about: user, at: instant, rule)
        case .delivered:
            let push = ReportedPush(
                tenant: user.tenant, id: key.pushID, notificationID: outcome.notificationId, userID: user.id, typeID: key.typeID,
                createdAt: key.createdAt)
            var state = device ?? DeviceState(pushDeviceID: outcome.pushDeviceId)
            if state.provider.isEmpty { state.provider = outcome.provider }
            let message = outcome.providerMessageId.isEmpty ? state.providerMessageID : outcome.providerMessageId
            try self.init(delivered: push, state, messageID: message, at: instant, rule)
        default: return nil
        }
        (event.notificationType, event.provider) = (key.typeID, outcome.provider.isEmpty ? device?.provider ?? "" : outcome.provider)
    }

    /// The event of a decision to push nothing; nil for any other, and for one that is deferred.
    init?(_ record: ReceiptsV1.NotificationRecord, _ rule: TelemetryRule) throws {
        guard rule.mode != .off, record.skipReason != .unspecified, !record.held else { return nil }
        try self.init(
            skipped: record.typeId, record.skipReason, record.notificationId, about: UserKey(record.userId, of: record.tenant),
            at: Instant(milliseconds: record.createdAtMs), rule)
    }

    private init(
        skipped type: String, _ reason: CommonV1.SkipReason, _ id: String, about user: UserKey, at instant: Instant, _ rule: TelemetryRule
    ) throws {
        try self.init(
            .skipped, id, about: user, at: instant, rule,
            ["user_id": .text(user.id), "notification_type": .text(type), "reason": .text(reason.name)])
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
