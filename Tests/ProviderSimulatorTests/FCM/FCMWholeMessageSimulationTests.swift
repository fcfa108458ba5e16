import CarillonAPI
import NIOCore
import ProviderSimulator
import Providers
import ServiceKit
import Testing

/// The blocks of FCM's message for one platform alone (providers.md §2.2).
@Suite("The simulated FCM and the whole message") struct FCMWholeMessageSimulationTests {
    private static let target = #""token":"\#(SimulatorFixture.fcmToken)""#
    private static let activityToken = String(repeating: "a1", count: 40)

    /// A message with a Live Activity's token and this `aps`.
    private static func activity(_ aps: String, token: String = activityToken, target: String = target) -> String {
        #"{"message":{\#(target),"apns":{"live_activity_token":"\#(token)","payload":{"aps":\#(aps)}}}}"#
    }

    private static func message(_ members: String) -> String { #"{"message":{\#(target),\#(members)}}"# }

    /// A request body, a part of what FCM answers, and the broken rule.
    private static let refused: [(body: String, text: String, rule: String)] = [
        // Both spellings of a name are one field.
        (message(#""fcm_options":{},"fcmOptions":{}"#), "'fcm_options' is set twice", "json"),
        (message(#""android":{"collapseKey":"a","collapse_key":"b"}"#), "'collapse_key' is set twice", "json"),
        (message(#""fcmOptions":{"analyticsLabel":"a b"}"#), "message.fcm_options.analytics_label", "label"),
        (message(#""webpush":{"fcmOptions":{"link":"http://a"}}"#), "message.webpush.fcm_options.link", "link"),
        (message(#""apns":{"fcm_options":{"analytics_label":""}}"#), "message.apns.fcm_options.analytics_label", "label"),
        (
            message(#""android":{"notification":{"titleLocArgs":["x"]}}"#), "message.android.notification.title_loc_args", "loc_args"
        ),
        (message(#""android":{"notification":{"notification_count":2147483648}}"#), "message.android.notification.notification_count", "type"),
        (message(#""android":{"direct_boot_ok":"yes"}"#), "message.android.direct_boot_ok", "type"),
        (message(#""android":{"remote_notification":{}}"#), "Unknown name", "unknown_field"),
        // The second form of Android: one kind of message, and no priority of its own.
        (message(#""android_v2":{"priority":"HIGH"}"#), #"Unknown name \"priority\" at 'message.android_v2'"#, "unknown_field"),
        (message(#""android_v2":{"remote_notification":{},"background_sync":{}}"#), "oneof field is already set", "oneof"),
        (message(#""androidV2":{"backgroundSync":{},"remoteNotification":{}}"#), "oneof field is already set", "oneof"),
        (message(#""android_v2":{"background_sync":{"x":1}}"#), "Unknown name", "unknown_field"),
        (
            message(#""android_v2":{"remote_notification":{"notification":{"proxy":"ALLOW"}}}"#),
            #"Unknown name \"proxy\" at 'message.android_v2.remote_notification.notification'"#, "unknown_field"
        ),
        (
            message(#""android_v2":{"remote_notification":{"notification":{"body_loc_args":["x"]}}}"#),
            "message.android_v2.remote_notification.notification.body_loc_args", "loc_args"
        ),
        (message(#""android_v2":{"data":{"gcm.x":"y"}}"#), "Invalid data payload key: gcm.x", "reserved_key"),
        (message(#""android_v2":{"ttl":"2419201s"}"#), "message.android_v2.ttl", "type"),
        (message(#""android_v2":{"fcm_options":{"analytics_label":"é"}}"#), "message.android_v2.fcm_options.analytics_label", "label"),
        (
            message(
                #""android_v2":{"remote_notification":{"notification":{"body":"\#(String(repeating: "x", count: 4093))"}}}"#),
            "Android message is too big", "size"
        ),
        // Apple wants priority 5 for what shows nothing, and FCM makes it 10.
        (message(#""apns":{"headers":{"apns-push-type":"background"}}"#), "message.apns.headers.apns-priority", "apns_header"),
        (
            message(#""apns":{"headers":{"apns-push-type":"background","apns-priority":"10"}}"#), "message.apns.headers.apns-priority",
            "apns_header"
        ),
        // Live Activities.
        (activity(#"{"event":"pause","timestamp":1,"content-state":{}}"#), "message.apns.payload.aps.event", "live_activity"),
        (activity(#"{"event":"update","content-state":{}}"#), "message.apns.payload.aps.timestamp", "live_activity"),
        (activity(#"{"event":"update","timestamp":1}"#), "message.apns.payload.aps.content-state", "live_activity"),
        (activity(#"{"event":"start","timestamp":1,"content-state":{}}"#), "message.apns.payload.aps.attributes", "live_activity"),
        (activity(#"{"event":"end","timestamp":1}"#, token: "no hex"), "message.apns.live_activity_token", "live_activity"),
        (activity(#"{"event":"end","timestamp":1}"#, token: ""), "message.apns.live_activity_token", "live_activity"),
        (activity(#"{"event":"end","timestamp":1}"#, target: #""topic":"news""#), "message.apns.live_activity_token", "live_activity"),
        (message(#""apns":{"live_activity_token":5}"#), "message.apns.live_activity_token", "type"),
        // Browsers.
        (message(#""webpush":{"headers":{"TTL":"soon"}}"#), "message.webpush.headers.TTL", "webpush_header"),
        (message(#""webpush":{"headers":{"TTL":"2419201"}}"#), "message.webpush.headers.TTL", "webpush_header"),
        (message(#""webpush":{"headers":{"Urgency":"now"}}"#), "message.webpush.headers.Urgency", "webpush_header"),
        (message(#""webpush":{"headers":{"Topic":"a b"}}"#), "message.webpush.headers.Topic", "webpush_header"),
        (message(#""webpush":{"headers":{"TTL":15}}"#), "message.webpush.headers", "data_not_string"),
        (
            message(#""webpush":{"notification":{"body":"\#(String(repeating: "x", count: 4093))"}}"#), "Web push message is too big", "size"
        ),
    ]

    @Test("SIM-01 DISP-11 what FCM refuses in the block of one platform is refused, with the field")
    func refusals() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        for sample in Self.refused {
            _ = try await fixture.control.reset(.init())
            var request = try fixture.fcmRequest(accessToken: token)
            request.body = ByteBuffer(string: sample.body)
            let answer = try await sender.send(request)
            #expect(answer.status == 400 && answer.text.contains(sample.text), "\(sample.body) → \(answer.text)")
            #expect(try await fixture.control.statistics(.init()).violations == ["fcm.\(sample.rule)": 1], "\(sample.body)")
        }
        await fixture.close()
    }

    private static let taken = [
        message(#""android_v2":{"remote_notification":{"notification":{"id":7,"title":"x"},"mutable_content":true}}"#),
        message(#""androidV2":{"backgroundSync":{},"directBootOk":true,"ttl":"60s","data":{"a":"b"}}"#),
        message(#""android_v2":{"remote_notification":{"use_as_v1_data_message":true},"background_sync":null}"#),
        message(#""android":{"notification":{"bypass_proxy_notification":true,"proxy":"DENY","notification_count":2147483647}}"#),
        message(#""android":{"fcm_options":{"analytics_label":"a-b_c.d~e%"}},"fcmOptions":{"analyticsLabel":"x"}"#),
        message(#""apns":{"fcm_options":{"image":"https://a.example/i.png","analytics_label":"x"},"headers":{"apns-priority":"5"}}"#),
        message(#""apns":{"headers":{"apns-push-type":"background","apns-priority":"5"}}"#),
        activity(#"{"event":"start","timestamp":1,"content-state":{},"attributes-type":"A","attributes":{},"alert":{"title":"x"}}"#),
        activity(#"{"event":"update","timestamp":1,"content-state":{"score":1}}"#), activity(#"{"event":"end","timestamp":1}"#),
        message(#""webpush":{"headers":{"TTL":"0","Urgency":"very-low","Topic":"a-b_c"},"data":{"a":"b"},"notification":{"dir":"rtl"}}"#),
        message(#""webpush":{"notification":{"body":"\#(String(repeating: "x", count: 4092))"}}"#),
        // The browser's data replaces the common data.
        message(#""data":{"x":"\#(String(repeating: "x", count: 4095))"},"webpush":{"data":{"x":"y"},"notification":{"title":"x"}}"#),
    ]

    @Test("SIM-01 DISP-11 what FCM knows of one platform is taken, in both spellings")
    func accepted() async throws {
        let fixture = try await SimulatorFixture()
        let sender = try await fixture.connectFCM()
        let token = try await fixture.accessToken(sender)
        for body in Self.taken {
            var request = try fixture.fcmRequest(accessToken: token)
            request.body = ByteBuffer(string: body)
            let answer = try await sender.send(request)
            #expect(answer.status == 200, "\(body) → \(answer.text)")
        }
        #expect(try await fixture.control.statistics(.init()).violations.isEmpty)
        await fixture.close()
    }
}
