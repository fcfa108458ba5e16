import Cryptography
import JSON
package import ServiceKit

/// The POST that a host system gets for a message (DISP-32), signed as SEC-09 says.
package struct SignedWebhook: Sendable {
    /// The object {`kind`, `notification_id`, `user_id`, `email`, `title`, `body`, `deep_link`, `reason`}, with `message_id`, which stays the same
    /// when the POST is repeated. Of an action {`kind`, `message_id`, `notification_id`, `push_id`, `user_id`, `device_id`, `action`, `text_input`,
    /// `params`, `occurred_at`, `notification`: {`type`, `event_id`, `channel_id`, `message_id`}} (EVAL-42).
    /// Of telemetry {`kind`, `message_id`, `app_id`, `after`, `cursor`, `events`: [{`event_id`, `event_type`, `app_id`, `user_id`, `timestamp`,
    /// `notification_type`, `provider`, `properties`}]} (RCPT-23); what is empty is left out of an event.
    package let body: [UInt8]
    /// The value of `X-Signature`: `t=<unix>,v1=<hex HMAC-SHA256(t.body)>`, with a `v1` for each secret.
    package let signature: String

    /// - Parameters:
    ///   - secrets: those in use. While a secret is replaced, the host accepts either.
    ///   - now: the time of this attempt. The host refuses a signature that is older than five minutes.
    package init(_ message: OutboundMessage, secrets: [String], now: Instant) {
        var json = JSONWriter()
        json.object { json in
            json.member("kind", message.kind)
            json.member("message_id", message.id)
            if let telemetry = message.telemetry { return Self.write(telemetry, to: &json) }
            json.member("notification_id", message.notificationID)
            if let action = message.action { return Self.write(action, of: message.userID, to: &json) }
            json.member("user_id", message.userID)
            json.member("email", message.email)
            json.member("title", message.title)
            json.member("body", message.body)
            json.member("deep_link", message.deepLink)
            json.member("reason", message.reason)
        }
        body = json.bytes
        signature = Self.sign(body, secrets: secrets, now: now)
    }

    private static func write(_ action: OutboundAction, of userID: String, to json: inout JSONWriter) {
        json.member("push_id", action.pushID)
        json.member("user_id", userID)
        json.member("device_id", action.deviceID)
        json.member("action", action.action)
        json.member("text_input", action.textInput)
        json.object("params") { json in
            for (name, value) in action.parameters.sorted(by: { $0.key < $1.key }) { json.member(name: name, value) }
        }
        json.member("occurred_at", action.occurredAt.rfc3339)
        json.object("notification") { json in
            json.member("type", action.typeID)
            json.member("event_id", action.eventID)
            json.member("channel_id", action.channelID)
            json.member("message_id", action.messageID)
        }
    }

    private static func write(_ telemetry: OutboundTelemetry, to json: inout JSONWriter) {
        json.member("app_id", telemetry.appID)
        json.member("after", telemetry.after)
        json.member("cursor", telemetry.cursor)
        json.objects("events", telemetry.events) { event, json in
            json.member("event_id", event.id)
            json.member("event_type", event.type)
            json.member("app_id", telemetry.appID)
            json.memberIfPresent("user_id", event.userID)
            json.member("timestamp", event.occurredAt.rfc3339)
            json.memberIfPresent("notification_type", event.notificationType)
            json.memberIfPresent("provider", event.provider)
            json.member(name: "properties") { $0.raw(event.properties.isEmpty ? "{}" : event.properties) }
        }
    }

    /// The signature of a body.
    package static func sign(_ body: [UInt8], secrets: [String], now: Instant) -> String {
        let seconds = now.milliseconds / 1_000
        let signed = Array("\(seconds).".utf8) + body
        let codes = secrets.map { "v1=" + Hexadecimal.encode(HMACSHA256.authenticationCode(for: signed, key: Array($0.utf8))) }
        return (["t=\(seconds)"] + codes).joined(separator: ",")
    }
}
