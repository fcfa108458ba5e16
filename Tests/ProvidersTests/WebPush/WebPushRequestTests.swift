import CarillonAPI
import Cryptography
import HTTP2
import JSON
import NIOCore
import ServiceKit
import Testing

@testable import Providers

@Suite("Requests to push services") struct WebPushRequestTests {
    private let browser: Browser

    init() throws { browser = try Browser() }

    private func message(_ endpoint: String = "https://push.example.com/wpush/v2/abc?x=1") throws -> DeviceMessage {
        Samples.webMention(try browser.address(endpoint))
    }

    @Test("DISP-14 DISP-15 ACC-066 a chat mention as the service worker gets it: title, body, icon, tag, buttons, and it stays")
    func mention() throws {
        var message = try message()
        message.push.collapseId = "chat:ch_general"
        message.content.imageUrl = "https://media.example.com/1.jpg"
        message.content.data["fallback_deep_link"] = "https://chat.example.com/"
        message.content.data["actions"] =
            #"[{"action":{"type":"deep_link","target":"x"},"action_id":"view","title":"View","icon":"ic_view"},"#
            + #"{"action":{"type":"dismiss"},"action_id":"dismiss","title":"Dismiss","icon":"https://media.example.com/x.png"}]"#
        message.content.web = .init(
            badgeUrl: "https://media.example.com/badge.png", dir: .rtl, lang: "ar", renotify: true, vibrationMs: [100, 50, 100],
            timestampMs: 1_770_000_000_000, iconUrl: "https://media.example.com/alice.png")
        let request = try browser.compose(message)
        for (name, value) in [
            (":method", "POST"), (":scheme", "https"), (":authority", "push.example.com"), (":path", "/wpush/v2/abc?x=1"),
            ("content-encoding", "aes128gcm"), ("ttl", "90"), ("urgency", "high"),
        ] { #expect(request.headers.first(name) == value, "\(name)") }
        #expect(request.headers.first("topic") == String(Base64URL.encode(SHA256.hash("chat:ch_general")).prefix(32)))
        #expect(request.headers.first("x-wns-cache-policy") == nil)
        let json = try browser.members(request)
        #expect(json["title"] == "Alice Smith" && json["body"] == "Hey @bob, can you review the PR?")
        #expect(json["icon"] == "https://media.example.com/alice.png" && json["image"] == "https://media.example.com/1.jpg")
        #expect(json["badge"] == "https://media.example.com/badge.png" && json["tag"] == "ch_general")
        #expect(json["priority"] == "high" && json["requireInteraction"] == true && json["renotify"] == true)
        #expect(json["dir"] == "rtl" && json["lang"] == "ar" && json["silent"] == nil)
        #expect(json["vibrate"] == [100, 50, 100] && json["timestamp"] == 1_770_000_000_000)
        #expect(
            json["actions"] == [
                ["action": "view", "title": "View"], ["action": "dismiss", "icon": "https://media.example.com/x.png", "title": "Dismiss"],
            ])
        for (name, value) in [
            ("notification_id", "notif_1"), ("push_id", "psh_1"), ("deep_link", "chat://channel/ch_general"), ("type", "mention"),
            ("fallback_deep_link", "https://chat.example.com/"),
        ] { #expect(json["data"]?.members?[name]?.string == value, "\(name)") }
    }

    @Test("DISP-16 the token names the push service, the contact and an end in 12 hours, and its key is the subscription's")
    func token() throws {
        let message = try message("https://Push.Example.com:443/abc")
        let header = try #require(try browser.compose(message).headers.first("authorization"))
        #expect(header.hasPrefix("vapid t=") && header.hasSuffix(", k=" + browser.vapidPublicKey))
        let token = try JWT.decode(String(header.dropFirst("vapid t=".count).prefix { $0 != "," }))
        #expect(token.header == ["alg": "ES256", "typ": "JWT"])
        #expect(
            token.claims == [
                "aud": "https://push.example.com", "exp": .integer(Samples.now.milliseconds / 1_000 + 43_200), "sub": "mailto:push@example.com",
            ])
        #expect(browser.vapid.publicKey.verify(token.signature, of: token.signingInput))
    }

    @Test(
        "DISP-15 the urgency follows the priority; a test does not wait",
        arguments: [(CommonV1.Priority.blocking, "high"), (.high, "high"), (.normal, "normal"), (.low, "low"), (.unspecified, "normal")])
    func urgency(priority: CommonV1.Priority, word: String) throws {
        var message = try message()
        message.push.priority = priority
        let request = try browser.compose(message)
        #expect(request.headers.first("urgency") == word)
        let stays = try browser.members(request)["requireInteraction"]?.boolean ?? false
        #expect(stays == (word == "high"))
        message.push.test = true
        let test = try browser.compose(message)
        #expect(test.headers.first("urgency") == "high")
    }

    @Test(
        "DISP-28 the time to live is the rest until the expiry, at most four weeks",
        arguments: [(0, "0"), (1_999, "1"), (3_000_000_000, "2419200")])
    func timeToLive(remaining: Int64, seconds: String) throws {
        var message = try message()
        message.push.expiresAtMs = Samples.now.milliseconds + remaining
        let request = try browser.compose(message)
        #expect(request.headers.first("ttl") == seconds)
    }

    @Test("REG-19 a probe shows nothing, has the lowest urgency, and is not kept for a browser that is not connected")
    func probe() throws {
        var message = try message()
        message.content = DispatcherV1.Content()
        message.push.notificationId = ""
        let request = try browser.compose(message)
        #expect(request.headers.first("urgency") == "very-low" && request.headers.first("ttl") == "0")
        let json = try browser.members(request)
        #expect(json["title"] == nil && json["body"] == nil && json["data"]?.members?["push_id"] == "psh_1")
    }

    @Test("DISP-29 with sounds off, or by its own wish, a notification is silent and does not vibrate", arguments: [true, false])
    func silent(byDevice: Bool) throws {
        var message = try message()
        message.content.web = .init(silent: !byDevice, vibrationMs: [100])
        message.device.soundEnabled = !byDevice
        let json = try browser.members(browser.compose(message))
        #expect(json["silent"] == true && json["vibrate"] == nil)
    }

    @Test("DISP-21 a long message loses its image, then data, then the end of its body, and stays within 3,993 bytes")
    func shrinking() throws {
        var message = try message()
        message.content.imageUrl = "https://media.example.com/" + String(repeating: "i", count: 500)
        message.content.data["extra"] = String(repeating: "x", count: 3_000)
        message.content.body = String(repeating: "b", count: 2_000)
        let request = try browser.compose(message)
        #expect(request.omissions == [.image, .data(key: "extra")])
        #expect(request.body.readableBytes <= 4_096)
        message.content.body = String(repeating: "b", count: 5_000)
        let shorter = try browser.compose(message)
        #expect(shorter.omissions.last == .endOfBody)
        let json = try browser.members(shorter)
        #expect(json["body"]?.string?.hasSuffix("...") == true && json["data"]?.members?["deep_link"] != nil)
        message.content.title = String(repeating: "t", count: 5_000)
        let error = #expect(throws: CompositionError.self) { try browser.compose(message) }
        #expect(error?.code == "payload_too_large")
    }

    @Test("T23 Windows' push service gets its cache policy, which agrees with the time to live")
    func windows() throws {
        var message = try message("https://wns2-par02p.notify.windows.com/w/?token=abc")
        let authority = "wns2-par02p.notify.windows.com"
        let kept = try browser.compose(message, authority: authority)
        #expect(kept.headers.first("x-wns-cache-policy") == "cache" && kept.headers.first(":path") == "/w/?token=abc")
        message.push.expiresAtMs = Samples.now.milliseconds
        let immediate = try browser.compose(message, authority: authority)
        #expect(immediate.headers.first("x-wns-cache-policy") == "no-cache")
    }

    @Test("DISP-16 DISP-35 a subscription of another key, of another host than the lane's, or without text is refused before it leaves")
    func refusals() throws {
        func code(_ message: DeviceMessage, authority: String = "push.example.com", by browser: Browser) -> String? {
            do {
                _ = try browser.compose(message, authority: authority)
                return nil
            } catch { return (error as? CompositionError)?.code }
        }
        let message = try message()
        #expect(code(message, by: browser) == nil)
        let other = try Browser()
        #expect(code(message, by: other) == "vapid_key_missing")
        #expect(code(message, authority: "push.example.org", by: browser) == "invalid_token_format")
        var broken = message
        broken.address = "{}"
        #expect(code(broken, by: browser) == "invalid_token_format")
        var blank = message
        (blank.content.title, blank.content.body) = (" ", " ")
        #expect(code(blank, by: browser) == "blank_content")
    }

    @Test(
        "SEC-07 an endpoint names its lane: the host in lower case, and the port that is not the usual one",
        arguments: [
            ("https://fcm.googleapis.com/fcm/send/a:b", "fcm.googleapis.com"), ("https://Push.Example:443?x", "push.example"),
            ("https://127.0.0.1:7301/push/1", "127.0.0.1:7301"), ("https://[::1]:7301/p", "[::1]:7301"),
        ])
    func environments(endpoint: String, lane: String) throws {
        let address = try browser.address(endpoint)
        #expect(WebPushAdapter.environment(of: .init(type: .webpush)) { address } == ProviderEnvironment(rawValue: lane))
    }

    @Test("SEC-01 an address that cannot be opened is sent nowhere")
    func unreadable() {
        struct Locked: Error {}
        #expect(WebPushAdapter.environment(of: .init(type: .webpush)) { throw Locked() }.rawValue == "unreadable.invalid")
        #expect(WebPushAdapter.environment(of: .init(type: .webpush)) { "https://push.example" }.rawValue == "unreadable.invalid")
    }
}
