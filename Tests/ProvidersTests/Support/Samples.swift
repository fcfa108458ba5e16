import CarillonAPI
import Cryptography
import Foundation
import HTTP2
import NIOCore
import Providers
import ServiceKit

/// Messages as the evaluator enqueues them, and the fields of composed requests.
enum Samples {
    static let now = Instant(milliseconds: 1_770_000_000_123)
    static let apnsToken = String(repeating: "0a1b2c3d", count: 8)
    static let fcmToken = "cXk1:APA91b" + String(repeating: "Zz_-9", count: 24)

    /// The mention of seed 001 for an iPhone.
    static func mention() -> DeviceMessage {
        let content = DispatcherV1.Content(
            title: "Alice Smith", subtitle: "#general", body: "Hey @bob, can you review the PR?", sound: "default",
            androidChannelId: "mentions", iosCategory: "MESSAGE", clickAction: "OPEN_CHANNEL", threadId: "ch_general", tag: "ch_general",
            deepLink: "chat://channel/ch_general",
            data: [
                "channel_name": "general", "message_id": "msg_1", "thread_id": "th_1", "sender_id": "usr_alice", "sender_name": "Alice Smith",
                "sender_avatar": "https://example.com/alice.jpg",
            ], interruptionLevel: .active, mutableContent: true)
        let push = DispatcherV1.Push(
            tenant: CommonV1.Tenant(organizationId: "org_1", appId: "app_1"), pushId: "psh_1", notificationId: "notif_1", userId: "usr_bob",
            typeId: "mention", channelId: "ch_general", priority: .high, contents: [content], badge: 5, createdAtMs: now.milliseconds,
            expiresAtMs: now.milliseconds + 90_000)
        let device = CommonV1.SendableDevice(
            pushDeviceId: "pdev_1", deviceType: .ios, platform: "ios", badgeEnabled: true, soundEnabled: true, alertsEnabled: true,
            supportsRichContent: true)
        return DeviceMessage(push: push, content: content, device: device, address: apnsToken)
    }

    static func androidMention() -> DeviceMessage {
        var message = mention()
        message.device.deviceType = .android
        message.device.platform = "android"
        message.address = fcmToken
        return message
    }

    /// Settings of the profile `chat`, but for those given.
    static func settings(_ settings: [String: PolicyValue] = [:]) throws -> CompositionSettings {
        CompositionSettings(try Policy(settings: ["apns_expiration_mode": "zero"].merging(settings) { $1 }))
    }

    static func apns(_ message: DeviceMessage, settings: [String: PolicyValue] = [:], sizeLimit: Int? = nil) throws -> ProviderRequest {
        try APNsRequest.compose(
            message, authority: "api.push.apple.com", topic: "com.example.chat", providerToken: "JWT", now: now,
            settings: Self.settings(settings), sizeLimit: sizeLimit)
    }

    static func fcm(_ message: DeviceMessage, settings: [String: PolicyValue] = [:]) throws -> ProviderRequest {
        try FCMRequest.compose(
            message, authority: "fcm.googleapis.com", projectID: "demo", accessToken: "ya29.x", now: now, settings: Self.settings(settings))
    }
}

extension ProviderRequest {
    var text: String { String(buffer: body) }
    /// The body, read by another parser.
    var json: NSDictionary { get throws { try JSONSerialization.jsonObject(with: Data(body.readableBytesView)) as? NSDictionary ?? [:] } }

}

extension NSDictionary {
    /// The value at a path of member names.
    func at(_ names: String...) -> NSObject? {
        names.reduce(self as NSObject?) { value, name in (value as? NSDictionary)?[name] as? NSObject }
    }
}
