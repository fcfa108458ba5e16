import CarillonAPI
import Foundation
import Providers
import ServiceKit
import Testing

@Suite("The whole message of FCM") struct FCMWholeMessageTests {
    @Test("DISP-11 EVAL-06 everything that Android alone knows is in its block, under FCM's names")
    func android() throws {
        var message = Samples.androidMention()
        message.content.androidLightColor = "#FF0033"
        message.content.analyticsLabel = "spring_1"
        message.content.android = .init(
            titleLocKey: "TITLE", titleLocArgs: ["Alice"], bodyLocKey: "BODY", bodyLocArgs: ["a", "b"], eventTimeMs: 1_770_000_000_000,
            localOnly: true, defaultSound: true, defaultVibrateTimings: true, defaultLightSettings: true, lightOnMs: 250, lightOffMs: 1_000,
            proxy: .ifPriorityLowered, restrictedPackageName: "com.example.app", directBootOk: true, bandwidthConstrainedOk: true,
            restrictedSatelliteOk: true)
        let json = try Samples.fcm(message).json
        #expect(json.at("message", "fcm_options") == ["analytics_label": "spring_1"] as NSDictionary)
        let android = try #require(json.at("message", "android") as? NSDictionary)
        for name in ["direct_boot_ok", "bandwidth_constrained_ok", "restricted_satellite_ok"] { #expect(android[name] as? Bool == true, "\(name)") }
        #expect(android["restricted_package_name"] as? String == "com.example.app")
        let shown = try #require(android["notification"] as? NSDictionary)
        for name in ["local_only", "default_sound", "default_vibrate_timings", "default_light_settings"] {
            #expect(shown[name] as? Bool == true, "\(name)")
        }
        #expect(shown["title_loc_key"] as? String == "TITLE" && shown["title_loc_args"] as? [String] == ["Alice"])
        #expect(shown["body_loc_key"] as? String == "BODY" && shown["body_loc_args"] as? [String] == ["a", "b"])
        #expect(shown["proxy"] as? String == "IF_PRIORITY_LOWERED")
        #expect((shown["event_time"] as? String)?.hasPrefix("2026-02-02T02:40:00") == true)
        #expect(shown.at("light_settings", "light_on_duration") == "0.250s" as NSString)
        #expect(shown.at("light_settings", "light_off_duration") == "1s" as NSString)
    }

    @Test("DISP-11 T22 an installation id is sent as fid, a token that begins with one as token")
    func installationID() throws {
        var message = Samples.androidMention()
        message.address = "cR4tz0hJQ1K_-9fXbS2y7L"
        var json = try Samples.fcm(message).json
        #expect(json.at("message", "fid") == "cR4tz0hJQ1K_-9fXbS2y7L" as NSString && json.at("message", "token") == nil)
        message.address += ":APA91b" + String(repeating: "Zz_-9", count: 24)
        json = try Samples.fcm(message).json
        #expect(json.at("message", "token") == message.address as NSString && json.at("message", "fid") == nil)
    }

    @Test("DISP-11 what a notification does not say is not in the message")
    func nothing() throws {
        var message = Samples.androidMention()
        let plain = try Samples.fcm(message).text
        message.content.android = .init()
        message.content.apple = .init(locKey: "BODY")
        #expect(try Samples.fcm(message).text == plain)
    }

    @Test("DISP-11 a browser registered through FCM gets a webpush block, and none for Android")
    func browser() throws {
        var message = Samples.androidMention()
        message.device.deviceType = .web
        message.content.deepLink = "https://app.example/channel/ch_general"
        message.content.web = .init(badgeUrl: "https://app.example/b.png", dir: .rtl, lang: "ar", requireInteraction: true)
        let json = try Samples.fcm(message).json
        #expect(json.at("message", "android") == nil && json.at("message", "apns") == nil)
        #expect(json.at("message", "webpush", "fcm_options", "link") == "https://app.example/channel/ch_general" as NSString)
        let headers = try #require(json.at("message", "webpush", "headers") as? [String: String])
        #expect(headers["TTL"] == "89" || headers["TTL"] == "90", "\(headers)")
        #expect(headers["Urgency"] == "high" && headers["Topic"]?.count == 32)
        let shown = try #require(json.at("message", "webpush", "notification") as? NSDictionary)
        #expect(shown["badge"] as? String == "https://app.example/b.png" && shown["dir"] as? String == "rtl" && shown["lang"] as? String == "ar")
        #expect(shown["requireInteraction"] as? Bool == true && shown["tag"] as? String == "ch_general")
        #expect(json.at("message", "notification", "title") == "Alice Smith" as NSString)
        // FCM opens https addresses alone.
        message.content.deepLink = "chat://channel/ch_general"
        #expect(try Samples.fcm(message).json.at("message", "webpush", "fcm_options") == nil)
    }

    @Test("DISP-11 EVAL-05 an iPhone registered through FCM gets Apple's fields and headers as one registered with Apple")
    func apple() throws {
        var message = Samples.androidMention()
        message.device.deviceType = .ios
        message.content.apple = .init(locKey: "BODY", locArgs: ["x"], priority: .normal, expirationMs: 1_770_000_500_000, collapseId: "mine")
        let json = try Samples.fcm(message).json
        #expect(
            json.at("message", "apns", "headers")
                == ["apns-collapse-id": "mine", "apns-expiration": "1770000500", "apns-priority": "5", "apns-push-type": "alert"] as NSDictionary)
        #expect(json.at("message", "apns", "payload", "aps", "alert", "loc-key") == "BODY" as NSString)
    }
}
