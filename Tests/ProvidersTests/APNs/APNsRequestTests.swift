import CarillonAPI
import Foundation
import HTTP2
import Providers
import ServiceKit
import Testing

@Suite("Requests to APNs") struct APNsRequestTests {
    @Test("ACC-080 DISP-06 DISP-07 a chat mention as APNs gets it")
    func mention() throws {
        let request = try Samples.apns(Samples.mention())
        let expectedHeaders: [(String, String)] = [
            (":method", "POST"), (":scheme", "https"), (":authority", "api.push.apple.com"), (":path", "/3/device/" + Samples.apnsToken),
            ("authorization", "bearer JWT"), ("apns-topic", "com.example.chat"), ("apns-push-type", "alert"), ("apns-priority", "10"),
            ("apns-expiration", "0"), ("apns-collapse-id", "psh_1"), ("content-type", "application/json"),
        ]
        for (name, value) in expectedHeaders { #expect(request.headers.first(name) == value, "\(name)") }
        #expect(request.headers.count == expectedHeaders.count + 1)
        #expect(
            request.text
                == ##"{"aps":{"alert":{"body":"Hey @bob, can you review the PR?","subtitle":"#general","title":"Alice Smith"},"badge":5,"##
                + #""category":"MESSAGE","interruption-level":"active","mutable-content":1,"sound":"default","thread-id":"ch_general"},"#
                + #""data":{"channel_id":"ch_general","channel_name":"general","deep_link":"chat://channel/ch_general","message_id":"msg_1","#
                + #""notification_id":"notif_1","sender_avatar":"https://example.com/alice.jpg","sender_id":"usr_alice","sender_name":"Alice Smith","#
                + #""thread_id":"th_1","type":"mention"}}"#)
        #expect(request.omissions.isEmpty)
    }

    @Test("DISP-06 the apns-id is a UUID of push and device, the same on every attempt")
    func apnsID() throws {
        let first = try #require(try Samples.apns(Samples.mention()).headers.first("apns-id"))
        #expect(try Samples.apns(Samples.mention()).headers.first("apns-id") == first)
        #expect(UUID(uuidString: first) != nil && first == first.lowercased())
        var other = Samples.mention()
        other.device.pushDeviceId = "pdev_2"
        #expect(try Samples.apns(other).headers.first("apns-id") != first)
    }

    @Test("C-28 a silent badge update is an alert of priority 5, data alone is background")
    func silent() throws {
        var message = Samples.mention()
        message.content = DispatcherV1.Content()
        message.push.badge = 3
        let badge = try Samples.apns(message)
        #expect(badge.headers.first("apns-push-type") == "alert")
        #expect(badge.headers.first("apns-priority") == "5")
        #expect(badge.text.hasPrefix(#"{"aps":{"badge":3,"content-available":1},"data":{"#))
        message.push.badge = nil
        let data = try Samples.apns(message)
        #expect(data.headers.first("apns-push-type") == "background")
        #expect(data.headers.first("apns-priority") == "5")
        #expect(data.text.hasPrefix(#"{"aps":{"content-available":1},"data":{"#))
    }

    @Test("DISP-29 the device's switches are applied when the payload is built")
    func switches() throws {
        var message = Samples.mention()
        message.device.badgeEnabled = false
        message.device.soundEnabled = false
        message.device.alertsEnabled = false
        message.device.supportsRichContent = false
        message.content.imageUrl = "https://example.com/x.png"
        let json = try Samples.apns(message).json
        #expect(json.at("aps", "badge") == nil)
        #expect(json.at("aps", "sound") == nil)
        #expect(json.at("aps", "interruption-level") == "passive" as NSString)
        #expect(json.at("media-url") == nil && json.at("data", "image_url") == nil)
        #expect(json.at("aps", "alert", "body") != nil)
    }

    @Test("ACC-029 PREF-13 with provisional permission it arrives passively and without a sound")
    func provisional() throws {
        var message = Samples.mention()
        message.content.criticalSound = true
        message.device.permissionStatus = .provisional
        let json = try Samples.apns(message).json
        #expect(json.at("aps", "interruption-level") == "passive" as NSString)
        #expect(json.at("aps", "sound") == nil)
        #expect(json.at("aps", "alert", "body") != nil && json.at("aps", "badge") != nil)
    }

    @Test("RCPT-15 the badge is capped and never negative", arguments: [(-4, 0), (0, 0), (99, 99), (100, 99), (4000, 99)])
    func badge(value: Int32, shown: Int) throws {
        var message = Samples.mention()
        message.push.badge = value
        #expect(try Samples.apns(message).json.at("aps", "badge") == NSNumber(value: shown))
    }

    @Test("C-16 expiration is 0 or the instant the push expires")
    func expiration() throws {
        var message = Samples.mention()
        func expiration(_ mode: PolicyValue) throws -> String? {
            try Samples.apns(message, settings: ["apns_expiration_mode": mode]).headers.first("apns-expiration")
        }
        #expect(try expiration("remaining") == "1770000090")
        #expect(try expiration("zero") == "0")
        // A test arrives all the same (DISP-34); a late probe is useless.
        message.push.test = true
        #expect(try expiration("zero") == "1770000090")
        message.push.notificationId = ""
        #expect(try expiration("remaining") == "0")
        message = Samples.mention()
        message.push.expiresAtMs = 0
        #expect(try expiration("remaining") == nil)
    }

    @Test("DISP-07 DISP-11 C-55 the app's policy says which priority of a provider a push of each priority has; a test has the highest")
    func priorities() throws {
        let maps: [String: PolicyValue] = [
            "apns_priority_map": ["blocking": 10, "high": 10, "normal": 5, "low": 5],
            "fcm_priority_map": ["blocking": "HIGH", "high": "NORMAL", "normal": "HIGH", "low": "NORMAL"],
        ]
        func told(_ change: (inout DispatcherV1.Push) -> Void) throws -> [String?] {
            var (iPhone, android) = (Samples.mention(), Samples.androidMention())
            change(&iPhone.push)
            change(&android.push)
            return [
                try Samples.apns(iPhone, settings: maps).headers.first("apns-priority"),
                try Samples.fcm(android, settings: maps).json.at("message", "android", "priority") as? String,
            ]
        }
        #expect(try told { $0.priority = .blocking } == ["10", "HIGH"])
        #expect(try told { $0.priority = .high } == ["10", "NORMAL"])
        #expect(try told { $0.priority = .normal } == ["5", "HIGH"])
        #expect(try told { $0.priority = .low } == ["5", "NORMAL"])
        #expect(try told { ($0.priority, $0.test) = (.low, true) } == ["10", "HIGH"])
        #expect(try told { ($0.priority, $0.notificationId) = (.normal, "") }[1] == "NORMAL")
    }

    @Test("T28 a collapse id that does not fit the header becomes its hash")
    func collapse() throws {
        var message = Samples.mention()
        for id in [String(repeating: "k", count: 65), "ключ", "two words"] {
            message.push.collapseId = id
            let sent = try #require(try Samples.apns(message).headers.first("apns-collapse-id"))
            #expect(sent.utf8.count == 64 && sent != id)
            #expect(try Samples.apns(message).headers.first("apns-collapse-id") == sent)
        }
        message.push.collapseId = String(repeating: "k", count: 64)
        #expect(try Samples.apns(message).headers.first("apns-collapse-id") == message.push.collapseId)
    }

    @Test("DISP-07 each interruption level has Apple's word, and none is left to the device")
    func interruptionLevels() throws {
        var message = Samples.mention()
        message.content.criticalSound = true
        for (level, word) in [
            (DispatcherV1.InterruptionLevel.passive, "passive"), (.active, "active"), (.timeSensitive, "time-sensitive"), (.critical, "critical"),
        ] {
            message.content.interruptionLevel = level
            #expect(try Samples.apns(message).json.at("aps", "interruption-level") == word as NSString)
        }
        message.content.interruptionLevel = .unspecified
        #expect(try Samples.apns(message).json.at("aps", "interruption-level") == nil)
    }

    @Test("C-10 DISP-07 summary, image, relevance and critical sound")
    func richFields() throws {
        var message = Samples.mention()
        message.content.mutableContent = false
        message.content.imageUrl = "https://example.com/x.png"
        message.content.summaryArg = "general"
        message.content.summaryArgCount = 6
        message.content.relevanceScore = 0.8
        message.content.targetContentId = "window"
        message.content.interruptionLevel = .critical
        var json = try Samples.apns(message).json
        #expect(json.at("aps", "summary-arg") == "general" as NSString && json.at("aps", "alert", "summary-arg") == "general" as NSString)
        #expect(json.at("aps", "summary-arg-count") == 6 as NSNumber && json.at("aps", "alert", "summary-arg-count") == 6 as NSNumber)
        #expect(json.at("aps", "relevance-score") == 0.8 as NSNumber)
        #expect(json.at("aps", "target-content-id") == "window" as NSString)
        #expect(json.at("aps", "mutable-content") == 1 as NSNumber)
        #expect(json.at("media-url") == json.at("data", "image_url"))
        // Without Apple's entitlement it is sent as time-sensitive.
        #expect(json.at("aps", "interruption-level") == "time-sensitive" as NSString)
        message.content.criticalSound = true
        json = try Samples.apns(message).json
        #expect(json.at("aps", "interruption-level") == "critical" as NSString)
        #expect(json.at("aps", "sound") == ["critical": 1, "name": "default", "volume": 1.0] as NSDictionary)
    }

    @Test func anyTextSurvivesTheWayIntoJSON() throws {
        var message = Samples.mention()
        let text = "quote \" slash \\ / newline \n tab \t nul-ish \u{1} emoji 👩‍👩‍👧 עברית \u{2028}"
        message.content.body = text
        message.content.data["odd \" key\n"] = text
        let json = try Samples.apns(message).json
        #expect(json.at("aps", "alert", "body") == text as NSString)
        #expect(json.at("data", "odd \" key\n") == text as NSString)
    }

    @Test func whatThePlatformKnowsWinsOverTheCallersData() throws {
        var message = Samples.mention()
        message.content.data["notification_id"] = "forged"
        message.content.data["type"] = "forged"
        let json = try Samples.apns(message).json
        #expect(json.at("data", "notification_id") == "notif_1" as NSString)
        #expect(json.at("data", "type") == "mention" as NSString)
    }

    @Test("A visible push with an invisible title and body is not composed, a silent one is", arguments: ["", "  \n", "\u{200B}"])
    func blank(text: String) throws {
        for base in [Samples.mention(), Samples.androidMention()] {
            func compose(_ message: DeviceMessage) throws -> ProviderRequest {
                base.device.deviceType == .ios ? try Samples.apns(message) : try Samples.fcm(message)
            }
            var message = base
            (message.content.title, message.content.body) = (text, text)
            #expect(#expect(throws: CompositionError.self) { try compose(message) }?.code == "blank_content")
            message.content.body = "Hey"
            #expect(try compose(message).text.contains("Hey"))
            (message.content.title, message.content.subtitle, message.content.body) = ("", "", "")
            #expect(try compose(message).text.contains("notif_1"))
        }
    }

    @Test(
        "An address that is no device token never becomes part of a path",
        arguments: ["", "../../x", "abc", "zz", "0a/0b", "0a 0b", "/" + String(repeating: "a", count: 63), String(repeating: "a", count: 63) + "g"])
    func malformedAddress(address: String) throws {
        var message = Samples.mention()
        message.address = address
        let error = #expect(throws: CompositionError.self) { try Samples.apns(message) }
        #expect(error?.code == "invalid_token_format")
    }
}
