import CarillonAPI
import Foundation
import HTTP2
import NIOCore
import Providers
import RPC
import ServiceKit
import Testing

@Suite("Requests to Expo") struct ExpoRequestTests {
    private static let token = "ExponentPushToken[k2hd7fOoPqRsTuVwXyZ012]"

    private func message() -> DeviceMessage {
        var message = Samples.mention()
        message.address = Self.token
        return message
    }

    private func compose(_ message: DeviceMessage, sizeLimit: Int? = nil) throws -> ProviderRequest {
        try ExpoRequest.compose(message, now: Samples.now, settings: Samples.settings(), sizeLimit: sizeLimit)
    }

    @Test("DISP-18 a message as Expo gets it, in a request of one")
    func mention() throws {
        let composed = try compose(message())
        #expect(
            composed.text
                == #"{"badge":5,"body":"Hey @bob, can you review the PR?","categoryId":"MESSAGE","channelId":"mentions","collapseId":"psh_1","#
                + #""data":{"channel_id":"ch_general","channel_name":"general","deep_link":"chat://channel/ch_general","message_id":"msg_1","#
                + #""notification_id":"notif_1","sender_avatar":"https://example.com/alice.jpg","sender_id":"usr_alice","sender_name":"Alice Smith","#
                + #""thread_id":"th_1","type":"mention"},"interruptionLevel":"active","mutableContent":true,"priority":"high","sound":"default","#
                + ##""subtitle":"#general","tag":"ch_general","threadId":"ch_general","title":"Alice Smith","to":"\##(Self.token)","ttl":90}"##)
        let request = ExpoRequest.join([composed], authority: "exp.host", accessToken: "secret")
        for (name, value) in [
            (":method", "POST"), (":path", "/--/api/v2/push/send"), (":authority", "exp.host"), ("authorization", "Bearer secret"),
            ("content-type", "application/json"), ("accept", "application/json"),
        ] { #expect(request.headers.first(name) == value) }
        #expect(request.headers.first("content-encoding") == nil && request.text == "[\(composed.text)]")
    }

    @Test("DISP-18 a request above 1 KiB is compressed; without an access token there is no authorization")
    func joined() throws {
        let composed = try compose(message())
        let request = ExpoRequest.join([composed, composed], authority: "exp.host", accessToken: "")
        #expect(request.headers.first("content-encoding") == "gzip" && request.headers.first("authorization") == nil)
        #expect(request.body.readableBytes < 1_024)
        #expect(String(buffer: try Gzip.decompress(request.body)) == "[\(composed.text),\(composed.text)]")
    }

    @Test(
        "DISP-18 a silent message shows nothing; a priority is Expo's word for it",
        arguments: [(CommonV1.Priority.blocking, "high"), (.high, "high"), (.normal, "default"), (.low, "normal")])
    func priorities(priority: CommonV1.Priority, word: String) throws {
        var message = message()
        message.push.priority = priority
        #expect(try compose(message).json.at("priority") == word as NSString)
        message.content = DispatcherV1.Content(data: ["kind": "sync"])
        let silent = try compose(message).json
        #expect(silent.at("priority") == "normal" as NSString && silent.at("contentAvailable") == true as NSNumber)
        for shown in ["title", "body", "sound", "tag", "subtitle"] { #expect(silent.at(shown) == nil) }
        #expect(silent.at("data", "kind") == "sync" as NSString && silent.at("badge") == 5 as NSNumber)
    }

    @Test("DISP-29 switches: no badge, no sound, and a quiet level")
    func switches() throws {
        var message = message()
        message.device.badgeEnabled = false
        message.device.soundEnabled = false
        message.device.alertsEnabled = false
        let json = try compose(message).json
        #expect(json.at("badge") == nil && json.at("sound") == nil && json.at("interruptionLevel") == "passive" as NSString)
    }

    @Test("DISP-21 the size is without the token; what is too large loses data, then the end of its body")
    func size() throws {
        var message = message()
        message.content.body = String(repeating: "é", count: 3_000)
        let composed = try compose(message)
        #expect(composed.body.readableBytes - Self.token.utf8.count <= 4_096 && composed.omissions.contains(.endOfBody))
        let smaller = try compose(message, sizeLimit: composed.sizeLimitAfterRefusal)
        #expect(smaller.body.readableBytes < composed.body.readableBytes)
        message.content.title = String(repeating: "x", count: 5_000)
        #expect { try compose(message) } throws: { ($0 as? CompositionError)?.code == "payload_too_large" }
    }

    @Test("REG-13 an address of another provider is refused, and so is a message that shows nothing")
    func malformed() throws {
        var message = message()
        message.address = Samples.fcmToken
        #expect { try compose(message) } throws: { ($0 as? CompositionError)?.code == "invalid_token_format" }
        message.address = Self.token
        (message.content.title, message.content.body) = (" ", " ")
        #expect { try compose(message) } throws: { ($0 as? CompositionError)?.code == "blank_content" }
    }

    @Test("DISP-19 a request for receipts has the tickets' ids")
    func receipts() {
        let request = ExpoRequest.receipts(of: ["a", "b"], authority: "exp.host", accessToken: "secret")
        #expect(request.headers.first(":path") == "/--/api/v2/push/getReceipts" && request.text == #"{"ids":["a","b"]}"#)
        #expect(request.headers.first("authorization") == "Bearer secret")
    }
}
