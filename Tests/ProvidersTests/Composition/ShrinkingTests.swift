import CarillonAPI
import Foundation
import NIOCore
import Providers
import ServiceKit
import Testing

@Suite("Messages larger than a push") struct ShrinkingTests {
    private func heavy() -> DeviceMessage {
        var message = Samples.mention()
        message.content.imageUrl = "https://example.com/" + String(repeating: "i", count: 300)
        message.content.data["large"] = String(repeating: "d", count: 900)
        message.content.body = String(repeating: "word ", count: 100)
        return message
    }

    @Test("DISP-21 image first, then optional data with the largest first, then the end of the body")
    func order() throws {
        var message = heavy()
        let whole = try Samples.apns(message).body.readableBytes
        func omissions(limit: Int) throws -> [Omission] {
            message.device.maxPayloadBytes = UInt32(limit)
            let request = try Samples.apns(message)
            #expect(request.body.readableBytes <= limit)
            #expect(try request.json.at("data", "notification_id") == "notif_1" as NSString)
            #expect(try request.json.at("data", "deep_link") != nil)
            return request.omissions
        }
        #expect(try omissions(limit: whole) == [])
        #expect(try omissions(limit: whole - 1) == [.image])
        #expect(try omissions(limit: whole - 700) == [.image, .data(key: "large")])
        let all = try omissions(limit: 500)
        #expect(all.prefix(2) == [.image, .data(key: "large")] && all.last == .endOfBody)
        #expect(!all.contains(.data(key: "notification_id")) && !all.contains(.data(key: "deep_link")))
    }

    @Test("DISP-21 ACC-119 the icons of buttons go after the image and before the data; the buttons stay, and what they do")
    func icons() throws {
        var message = heavy()
        let icon = String(repeating: "c", count: 100)
        message.content.data["actions"] =
            #"[{"action":{"target":"tasks/7","type":"deep_link"},"action_id":"view","icon":"\#(icon)","title":"View"},"#
            + #"{"action":{"type":"dismiss"},"action_id":"later","title":"Later"}]"#
        let whole = try Samples.apns(message).body.readableBytes
        func composed(limit: Int) throws -> (omissions: [Omission], actions: NSObject?) {
            message.device.maxPayloadBytes = UInt32(limit)
            let request = try Samples.apns(message)
            #expect(request.body.readableBytes <= limit)
            return (request.omissions, try request.json.at("data", "actions"))
        }
        #expect(try composed(limit: whole - 1).omissions == [.image])
        // The image is in the payload twice.
        let withoutImage = whole - 2 * message.content.imageUrl.utf8.count
        let shrunk = try composed(limit: withoutImage - 60)
        #expect(shrunk.omissions == [.image, .actionIcons])
        let plain =
            #"[{"action":{"target":"tasks/7","type":"deep_link"},"action_id":"view","title":"View"},"#
            + #"{"action":{"type":"dismiss"},"action_id":"later","title":"Later"}]"#
        #expect(shrunk.actions == NSString(string: plain))
        #expect(try composed(limit: withoutImage - 400).omissions.prefix(3) == [.image, .actionIcons, .data(key: "large")])
    }

    @Test("DISP-21 a shortened body ends with the marker, fills the limit and never splits a character people see")
    func graphemes() throws {
        var message = Samples.mention()
        message.content.data = [:]
        message.content.body = String(repeating: "👩‍👩‍👧‍👦", count: 300)
        let request = try Samples.apns(message, settings: ["truncation_marker": "…"])
        let body = try #require(try request.json.at("aps", "alert", "body") as? NSString) as String
        #expect(body.hasSuffix("…"))
        #expect(body.dropLast().allSatisfy { $0 == "👩‍👩‍👧‍👦" })
        #expect((4096 - 25...4096).contains(request.body.readableBytes))
    }

    @Test("ACC-119 a payload that cannot be shrunk fails as payload_too_large")
    func hopeless() throws {
        var message = Samples.mention()
        message.content.title = String(repeating: "t", count: 5000)
        let error = #expect(throws: CompositionError.self) { try Samples.apns(message) }
        #expect(error?.code == "payload_too_large")
        message.address = Samples.fcmToken
        message.device.deviceType = .android
        #expect(throws: CompositionError.self) { try Samples.fcm(message) }
    }

    @Test("DISP-09 after a 413 the next attempt is smaller")
    func afterRefusal() throws {
        let message = heavy()
        let first = try Samples.apns(message)
        let second = try Samples.apns(message, sizeLimit: first.sizeLimitAfterRefusal)
        #expect(second.body.readableBytes <= first.body.readableBytes * 3 / 4)
    }
}
