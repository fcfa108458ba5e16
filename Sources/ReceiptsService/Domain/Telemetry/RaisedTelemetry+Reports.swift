import CarillonAPI
import ServiceKit

/// Events of pushes that reached their devices: from a provider's receipt, an agent's acknowledgement, and reports of clients.
extension RaisedTelemetry {
    /// The event of a client's report that the ledger recorded; nil for a mode without telemetry.
    ///
    /// - Parameters:
    ///   - notificationID: of the push.
    ///   - device: with the report.
    ///   - instant: the corrected time of the report.
    init?(
        _ report: ClientReport, notificationID: String, of key: NotificationKey, _ device: DeviceState, at instant: Instant, _ rule: TelemetryRule
    ) throws {
        guard rule.mode != .off else { return nil }
        let push = ReportedPush(
            tenant: report.tenant, id: key.pushID, notificationID: notificationID, userID: key.userID, typeID: key.typeID, createdAt: key.createdAt)
        switch report.kind {
        // A displayed push was delivered. Of the two reports the first is the event.
        case .delivered, .displayed: try self.init(delivered: push, device, messageID: device.providerMessageID, at: instant, rule)
        case .opened:
            try self.init(
                .notificationOpened, push, device, at: instant, rule,
                [
                    "user_id": .text(key.userID), "time_to_open_seconds": .number(push.seconds(to: instant, since: device)),
                    "action_taken": .text(device.actionTaken),
                    "deep_link_target": .text(String(report.deepLinkTarget.prefix(TelemetryKind.longestText))),
                    "app_state_on_open": .text(report.appState?.name ?? ""),
                ])
        case .dismissed:
            try self.init(
                .notificationDismissed, push, device, at: instant, rule,
                [
                    "dismiss_method": .text(report.dismissMethod?.name ?? ""),
                    "time_since_delivered_seconds": .number(push.seconds(to: instant, since: device)),
                ])
        }
    }

    /// The event of a push that its provider, or its agent, says it delivered.
    init(delivered push: ReportedPush, _ device: DeviceState, messageID: String, at instant: Instant, _ rule: TelemetryRule) throws {
        let sent = device.sentAt ?? push.createdAt
        try self.init(
            .notificationDelivered, push, device, at: instant, rule,
            [
                "delivery_latency_ms": .integer(max(instant.milliseconds - sent.milliseconds, 0)), "provider_message_id": .text(messageID),
                "delivered_at": .text(instant.rfc3339),
            ])
    }

    private init(
        _ type: TelemetryType, _ push: ReportedPush, _ device: DeviceState, at instant: Instant, _ rule: TelemetryRule,
        _ properties: [String: TelemetryValue]
    ) throws {
        // As other events name a device: the installation's id.
        let deviceID = device.deviceID.isEmpty ? device.pushDeviceID : device.deviceID
        let id = "\(push.id.isEmpty ? push.notificationID : push.id)_\(device.pushDeviceID)_\(type.rawValue)"
        try self.init(
            type, id, about: UserKey(push.userID, of: push.tenant), at: instant, rule,
            properties.merging([
                "push_id": .text(push.id), "device_id": .text(deviceID), "notification_id": .text(push.notificationID),
            ]) { own, _ in own })
        (event.notificationType, event.provider) = (push.typeID, device.provider)
        event.once = ReportedOnce(type, push: push.id, device: deviceID)
    }
}

/// A push that an event is about.
struct ReportedPush: Sendable {
    var tenant: CommonV1.Tenant
    /// Empty: the notification was not pushed.
    var id: String
    var notificationID: String
    var userID: String
    var typeID: String
    var createdAt: Instant

    /// From the delivery to a device, or the last step before it that is known.
    func seconds(to instant: Instant, since device: DeviceState) -> Double {
        let before = [device.deliveredAt, device.sentAt].compactMap(\.self).first ?? createdAt
        return Double(max(instant.milliseconds - before.milliseconds, 0)) / 1_000
    }
}
