import CarillonAPI
import JSON
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
    ) {
        guard rule.mode != .off else { return nil }
        let push = ReportedPush(
            tenant: report.tenant, id: key.pushID, notificationID: notificationID, userID: key.userID, typeID: key.typeID, createdAt: key.createdAt)
        switch report.kind {
        // A displayed push was delivered. Of the two reports the first is the event.
        case .delivered, .displayed: self.init(delivered: push, device, messageID: device.providerMessageID, at: instant, rule)
        case .opened:
            self.init(.notificationOpened, push, device, at: instant, rule) { properties in
                properties.member("action_taken", device.actionTaken)
                properties.member("app_state_on_open", report.appState?.name ?? "")
                properties.member("deep_link_target", String(report.deepLinkTarget.prefix(TelemetryKind.longestText)))
                properties.member("device_id", device.namedID)
                properties.member("notification_id", notificationID)
                properties.member("push_id", push.id)
                properties.member(name: "time_to_open_seconds") { push.seconds(to: instant, since: device).write(into: &$0) }
                properties.member("user_id", key.userID)
            }
        case .dismissed:
            self.init(.notificationDismissed, push, device, at: instant, rule) { properties in
                properties.member("device_id", device.namedID)
                properties.member("dismiss_method", report.dismissMethod?.name ?? "")
                properties.member("notification_id", notificationID)
                properties.member("push_id", push.id)
                properties.member(name: "time_since_delivered_seconds") { push.seconds(to: instant, since: device).write(into: &$0) }
            }
        }
    }

    /// The event of a push that its provider, or its agent, says it delivered.
    init(delivered push: ReportedPush, _ device: DeviceState, messageID: String, at instant: Instant, _ rule: TelemetryRule) {
        let sent = device.sentAt ?? push.createdAt
        self.init(.notificationDelivered, push, device, at: instant, rule) { properties in
            properties.member("delivered_at", instant.rfc3339)
            properties.member("delivery_latency_ms", Int(max(instant.milliseconds - sent.milliseconds, 0)))
            properties.member("device_id", device.namedID)
            properties.member("notification_id", push.notificationID)
            properties.member("provider_message_id", messageID)
            properties.member("push_id", push.id)
        }
    }

    private init(
        _ type: TelemetryType, _ push: ReportedPush, _ device: DeviceState, at instant: Instant, _ rule: TelemetryRule,
        _ properties: (inout JSONWriter) -> Void
    ) {
        let id = "\(push.id.isEmpty ? push.notificationID : push.id)_\(device.pushDeviceID)_\(type.rawValue)"
        self.init(type, id, about: UserKey(push.userID, of: push.tenant), at: instant, rule, properties)
        (event.notificationType, event.provider) = (push.typeID, device.provider)
        event.once = ReportedOnce(type, push: push.id, device: device.namedID)
    }
}

extension DeviceState {
    /// As events name a device: the installation's id.
    var namedID: String { deviceID.isEmpty ? pushDeviceID : deviceID }
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
    func seconds(to instant: Instant, since device: DeviceState) -> TelemetryValue {
        let before = [device.deliveredAt, device.sentAt].compactMap(\.self).first ?? createdAt
        return .number(Double(max(instant.milliseconds - before.milliseconds, 0)) / 1_000)
    }
}
