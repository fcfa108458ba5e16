import OutboundHTTP
import ServiceKit
import Testing

@testable import OutboundMessages

@Suite("DISP-32 SEC-09 Signed webhooks")
struct SignedWebhookTests {
    private static let message = OutboundMessage(
        id: "fb_1", kind: "fallback", notificationID: "notif_1", userID: "u1", email: "ann@example.com", title: "T", body: "B", deepLink: "mlc://a",
        reason: "all_failed", createdAt: Instant(milliseconds: 0))

    @Test("DISP-32 The POST has all fields by their names")
    func body() {
        let webhook = SignedWebhook(Self.message, secrets: ["s"], now: Instant(milliseconds: 5_000))
        let text = String(decoding: webhook.body, as: UTF8.self)
        #expect(
            text == """
                {"kind":"fallback","message_id":"fb_1","notification_id":"notif_1","user_id":"u1","email":"ann@example.com","title":"T","body":"B",\
                "deep_link":"mlc://a","reason":"all_failed"}
                """)
    }

    private static let action = OutboundAction(
        action: "REPLY", textInput: "On my way", pushID: "psh_1", deviceID: "phone", typeID: "dm_message", eventID: "e1", channelID: "ch_1",
        messageID: "m1", occurredAt: Instant(milliseconds: 1_770_000_000_000), parameters: ["b": "2", "a": "1"])

    @Test("EVAL-42 The POST of an action has what the user did and what it was about, and no address of the user")
    func actionBody() {
        let message = OutboundMessage(
            id: "act_1", kind: "action", notificationID: "notif_1", userID: "u1", title: "", body: "", createdAt: Instant(milliseconds: 0),
            action: Self.action)
        let webhook = SignedWebhook(message, secrets: ["s"], now: Instant(milliseconds: 5_000))
        #expect(
            String(decoding: webhook.body, as: UTF8.self) == """
                {"kind":"action","message_id":"act_1","notification_id":"notif_1","push_id":"psh_1","user_id":"u1","device_id":"phone",\
                "action":"REPLY","text_input":"On my way","params":{"a":"1","b":"2"},"occurred_at":"2026-02-02T02:40:00.000Z",\
                "notification":{"type":"dm_message","event_id":"e1","channel_id":"ch_1","message_id":"m1"}}
                """)
        #expect(webhook.signature == SignedWebhook.sign(webhook.body, secrets: ["s"], now: Instant(milliseconds: 5_000)))
    }

    @Test("RCPT-23 RCPT-27 The POST of telemetry has its events in order, with the positions before and behind them, and a name of its own")
    func telemetryBody() {
        let events = [
            OutboundTelemetry.Event(
                id: "e1", type: "push_skipped", userID: "ann", occurredAt: Instant(milliseconds: 1_770_000_000_000), notificationType: "mention",
                provider: "", properties: #"{"reason":"channel_muted","user_id":"ann"}"#),
            OutboundTelemetry.Event(
                id: "e2", type: "push_notification_dismissed", userID: "", occurredAt: Instant(milliseconds: 1_770_000_000_000),
                notificationType: "", provider: "fcm", properties: ""),
        ]
        let telemetry = OutboundTelemetry(appID: "chat", after: "7", cursor: "12", events: events)
        let webhook = SignedWebhook(
            OutboundMessage(telemetry: telemetry, createdAt: Instant(milliseconds: 0)), secrets: ["s"], now: Instant(milliseconds: 5_000))
        #expect(
            String(decoding: webhook.body, as: UTF8.self) == """
                {"kind":"telemetry","message_id":"telemetry-chat-7-12","app_id":"chat","after":"7","cursor":"12","events":[\
                {"event_id":"e1","event_type":"push_skipped","app_id":"chat","user_id":"ann","timestamp":"2026-02-02T02:40:00.000Z",\
                "notification_type":"mention","properties":{"reason":"channel_muted","user_id":"ann"}},\
                {"event_id":"e2","event_type":"push_notification_dismissed","app_id":"chat","timestamp":"2026-02-02T02:40:00.000Z",\
                "provider":"fcm","properties":{}}]}
                """)
        #expect(webhook.signature == SignedWebhook.sign(webhook.body, secrets: ["s"], now: Instant(milliseconds: 5_000)))
    }

    @Test("EVAL-41 A callback goes to its own address, or to its path at the webhook's host")
    func callbacks() {
        func url(_ target: String) -> String {
            var action = Self.action
            action.target = target
            return action.url(webhook: "https://host.example.com:8443/hooks/push?key=1")
        }
        #expect(url("") == "https://host.example.com:8443/hooks/push?key=1")
        #expect(url("/requests/7/approve") == "https://host.example.com:8443/requests/7/approve")
        #expect(url("https://other.example.com/x") == "https://other.example.com/x")
    }

    @Test("ARCH-16 EVAL-42 An action is tried again six times within an hour")
    func waitsOfActions() {
        let waits = (1...7).map { RetryWaits.wait(after: $0, ofAction: true) }
        #expect(waits == [.seconds(1), .seconds(5), .seconds(30), .seconds(120), .seconds(600), .seconds(2_820), nil])
    }

    @Test("SEC-09 The signature is an HMAC over time and body, by each secret in use, and another body has another one")
    func signature() {
        // printf '1700000000.{}' | openssl dgst -sha256 -hmac secret
        let known = SignedWebhook.sign(Array("{}".utf8), secrets: ["secret"], now: Instant(milliseconds: 1_700_000_000_999))
        #expect(known == "t=1700000000,v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163")
        let both = SignedWebhook.sign(Array("{}".utf8), secrets: ["new", "secret"], now: Instant(milliseconds: 1_700_000_000_000))
        #expect(both.hasSuffix(",v1=b8569b78799ff9e3cbff0fc2d63a33a2b57f3282abd07c37ae5e8e7d79a5f163") && both.split(separator: ",").count == 3)
        let other = SignedWebhook.sign(Array("{ }".utf8), secrets: ["secret"], now: Instant(milliseconds: 1_700_000_000_000))
        #expect(other != known)
    }

    @Test("DISP-32 Waits of 1, 5 and 25 minutes follow the first three attempts, and none the fourth")
    func waits() {
        let waits = (1...4).map { RetryWaits.wait(after: $0) }
        #expect(waits == [.seconds(60), .seconds(300), .seconds(1_500), nil])
    }

    @Test("DISP-32 A mailbox or host that refuses for good gets no second attempt, and others do")
    func meanings() {
        let mail = MessageChannel.mail(MailServer(host: "mail.example", port: 587, security: .starttls), sender: "a@b.example", senderName: "")
        let webhook = MessageChannel.webhook(url: "https://host.example/hook", secrets: ["s"])
        #expect(MessageTransport.attempt(.status(550), over: mail) == .refused(code: "smtp_550"))
        // A full mailbox, a wrong password: repaired within the retries, perhaps.
        #expect(MessageTransport.attempt(.status(452), over: mail) == .retry(code: "smtp_452"))
        #expect(MessageTransport.attempt(.status(535), over: mail) == .retry(code: "smtp_535"))
        #expect(MessageTransport.attempt(.status(410), over: webhook) == .refused(code: "http_410"))
        #expect(MessageTransport.attempt(.status(401), over: webhook) == .retry(code: "http_401"))
        #expect(MessageTransport.attempt(.unreachable("no answer"), over: webhook) == .retry(code: "unreachable"))
    }
}
