import CarillonAPI
import Foundation
import HTTP2
import Providers
import ServiceKit
import Testing

@Suite("Requests to FCM") struct FCMRequestTests {
    @Test("DISP-10 DISP-11 T36 a chat mention as FCM gets it: for one token, and for no topic")
    func mention() throws {
        let request = try Samples.fcm(Samples.androidMention())
        for (name, value) in [
            (":method", "POST"), (":path", "/v1/projects/demo/messages:send"), (":authority", "fcm.googleapis.com"),
            ("authorization", "Bearer ya29.x"), ("content-type", "application/json"),
        ] { #expect(request.headers.first(name) == value) }
        #expect(
            request.text
                == #"{"message":{"android":{"collapse_key":"psh_1","notification":{"channel_id":"mentions","click_action":"OPEN_CHANNEL","#
                + #""notification_count":5,"sound":"default","tag":"ch_general"},"priority":"HIGH","ttl":"90s"},"#
                + #""data":{"channel_id":"ch_general","channel_name":"general","deep_link":"chat://channel/ch_general","message_id":"msg_1","#
                + #""notification_id":"notif_1","sender_avatar":"https://example.com/alice.jpg","sender_id":"usr_alice","sender_name":"Alice Smith","#
                + #""thread_id":"th_1","type":"mention"},"notification":{"body":"Hey @bob, can you review the PR?","title":"Alice Smith"},"#
                + #""token":"\#(Samples.fcmToken)"}}"#)
    }

    @Test("DISP-11 a silent push is data only and carries the badge as data")
    func silent() throws {
        var message = Samples.androidMention()
        message.content = DispatcherV1.Content(data: ["kind": "sync"])
        let json = try Samples.fcm(message).json
        #expect(json.at("message", "notification") == nil && json.at("message", "android", "notification") == nil)
        #expect(
            json.at("message", "data") == ["badge": "5", "channel_id": "ch_general", "kind": "sync", "notification_id": "notif_1", "type": "mention"]
                as NSDictionary)
    }

    @Test("DISP-29 switches on Android: no count, no sound, no heads-up")
    func switches() throws {
        var message = Samples.androidMention()
        message.device.badgeEnabled = false
        message.device.soundEnabled = false
        message.device.alertsEnabled = false
        let shown = try Samples.fcm(message).json.at("message", "android", "notification")
        #expect(
            shown == ["channel_id": "mentions", "click_action": "OPEN_CHANNEL", "notification_priority": "PRIORITY_LOW", "tag": "ch_general"]
                as NSDictionary)
    }

    @Test("EVAL-06 the request has the color of the light as fractions, and no light for what is no color")
    func light() throws {
        var message = Samples.androidMention()
        message.content.androidLightColor = "#FF0033"
        let light = try Samples.fcm(message).json.at("message", "android", "notification", "light_settings")
        #expect(
            light as? NSDictionary == [
                "color": ["alpha": 1.0, "blue": 0.2, "green": 0.0, "red": 1.0], "light_off_duration": "2s", "light_on_duration": "0.500s",
            ] as NSDictionary)
        message.content.androidLightColor = ""
        #expect(try Samples.fcm(message).json.at("message", "android", "notification", "light_settings") == nil)
    }

    @Test("PREF-20 the request has the user's vibration, in seconds, also without a sound")
    func vibration() throws {
        var message = Samples.androidMention()
        message.content.sound = ""
        message.content.vibrationMs = [0, 250, 1_000, 10_000, 1_005]
        let shown = try Samples.fcm(message).json
        #expect(shown.at("message", "android", "notification", "vibrate_timings") == ["0s", "0.250s", "1s", "10s", "1.005s"] as NSArray)
        #expect(shown.at("message", "android", "notification", "sound") == nil)
        #expect(shown.at("message", "notification", "body") != nil)
    }

    @Test(
        "DISP-28 the time to live is the rest until the expiry, at most four weeks",
        arguments: [(0, "0s"), (1_999, "1s"), (3_000_000_000, "2419200s")])
    func timeToLive(remaining: Int64, ttl: String) throws {
        var message = Samples.androidMention()
        message.push.expiresAtMs = Samples.now.milliseconds + remaining
        #expect(try Samples.fcm(message).json.at("message", "android", "ttl") == ttl as NSString)
        message.push.expiresAtMs = 0
        #expect(try Samples.fcm(message).json.at("message", "android", "ttl") == nil)
    }

    @Test("C-33 keys that FCM keeps for itself are left out, and said so")
    func reservedKeys() throws {
        var message = Samples.androidMention()
        for key in ["from", "message_type", "google.c", "gcm_x", "collapse_key"] { message.content.data[key] = "x" }
        let request = try Samples.fcm(message)
        let data = try #require(try request.json.at("message", "data") as? [String: String])
        #expect(data["from"] == nil && data["google.c"] == nil && data["gcm_x"] == nil)
        #expect(request.omissions.count == 5)
    }

    @Test("DISP-11 an iPhone registered through FCM gets an apns block")
    func appleOverride() throws {
        var message = Samples.androidMention()
        message.device.deviceType = .ios
        message.push.priority = .low
        let json = try Samples.fcm(message).json
        #expect(json.at("message", "android") == nil)
        #expect(
            json.at("message", "apns", "headers")
                == ["apns-collapse-id": "psh_1", "apns-expiration": "0", "apns-priority": "5", "apns-push-type": "alert"] as NSDictionary)
        #expect(json.at("message", "apns", "payload", "aps", "alert", "title") == "Alice Smith" as NSString)
        #expect(json.at("message", "apns", "payload", "aps", "badge") == 5 as NSNumber)
    }

    @Test("DISP-11 the look of Android")
    func look() throws {
        var message = Samples.androidMention()
        message.content.androidColor = "#0066CC"
        message.content.androidIcon = "ic_assignment"
        message.content.androidTicker = "t"
        message.content.androidSticky = true
        message.content.androidVisibility = .private
        message.content.androidNotificationPriority = .max
        message.content.tag = ""
        let shown = try #require(try Samples.fcm(message).json.at("message", "android", "notification") as? NSDictionary)
        for (name, value) in [
            ("color", "#0066CC"), ("icon", "ic_assignment"), ("ticker", "t"), ("visibility", "PRIVATE"), ("notification_priority", "PRIORITY_MAX"),
            ("tag", "psh_1"),
        ] { #expect(shown[name] as? String == value) }
        #expect(shown["sticky"] as? Bool == true)
        message.content.androidVisibility = .unspecified
        message.content.androidNotificationPriority = .unspecified
        let plain = try #require(try Samples.fcm(message).json.at("message", "android", "notification") as? NSDictionary)
        #expect(plain["visibility"] == nil && plain["notification_priority"] == nil)
    }
}
