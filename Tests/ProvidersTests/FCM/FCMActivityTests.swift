import CarillonAPI
import Foundation
import HTTP2
import ServiceKit
import Testing

@testable import Providers

@Suite("Live Activities through FCM") struct FCMActivityTests {
    private static let token = String(repeating: "a1", count: 40)

    private func push(_ kind: ActivityPush.Kind = .liveActivity, payload: String = #"{"aps":{"event":"end","timestamp":1}}"#) -> DeviceMessage {
        var message = Samples.mention()
        message.content = .init(activity: .init(kind: .init(kind), payload: payload, urgent: true))
        message.address = ActivityAddress.joined(Self.token, to: Samples.fcmToken)
        return message
    }

    private func failure(_ message: DeviceMessage) -> CompositionError? {
        do { _ = try Samples.fcm(message) } catch { return error as? CompositionError }
        return nil
    }

    @Test("DISP-37 DISP-11 the activity's token stands beside the device's, and Apple's payload and headers in the block for Apple")
    func request() throws {
        let request = try Samples.fcm(push())
        #expect(request.headers.first(":path") == "/v1/projects/demo/messages:send" && request.headers.first("authorization") == "Bearer ya29.x")
        let expiration = Samples.now.milliseconds / 1_000 + 90
        #expect(
            request.text
                == #"{"message":{"apns":{"headers":{"apns-expiration":"\#(expiration)","apns-priority":"10"},"#
                + #""live_activity_token":"\#(Self.token)","payload":{"aps":{"event":"end","timestamp":1}}},"token":"\#(Samples.fcmToken)"}}"#)
    }

    @Test("DISP-37 T22 a device with an installation id is named by it")
    func installationID() throws {
        var message = push()
        message.address = ActivityAddress.joined(Self.token, to: "cR4tz0hJQ1K_-9fXbS2y7L")
        let json = try Samples.fcm(message).json
        #expect(json.at("message", "fid") == "cR4tz0hJQ1K_-9fXbS2y7L" as NSString && json.at("message", "token") == nil)
    }

    @Test("DISP-37 FCM passes on pushes to Live Activities, and none to extensions of apps")
    func kinds() {
        for kind in ActivityPush.Kind.allCases {
            let isTaken = kind == .liveActivity || kind == .pushToStart
            #expect(FCMAddress.passesOn(kind) == isTaken && !APNsAddress.passesOn(kind), "\(kind)")
            let found = failure(push(kind))
            if isTaken { #expect(found == nil) } else { #expect(found?.code == "invalid_token_format", "\(kind)") }
        }
    }

    @Test("DISP-21 DISP-37 an address without the activity's token, and a payload that is too large, are not sent")
    func refused() {
        var alone = push()
        for address in [Samples.fcmToken, Samples.fcmToken + " ", " " + Self.token, "\(Samples.fcmToken) \(Self.token) x", ""] {
            alone.address = address
            #expect(failure(alone)?.code == "invalid_token_format", "\(address)")
        }
        #expect(failure(push(payload: #"{"aps":"\#(String(repeating: "x", count: 4_086))"}"#)) == nil)
        #expect(
            failure(push(payload: #"{"aps":"\#(String(repeating: "x", count: 4_087))"}"#)) == .payloadTooLarge(size: 4_097, limit: 4_096))
    }
}
