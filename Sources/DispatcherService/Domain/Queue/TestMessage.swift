import CarillonAPI
import ServiceKit

/// The content of a test push.
enum TestMessage {
    /// Time to live of a test push.
    static let lifetime = Duration.seconds(60)

    /// Texts by primary language subtag. The first text is the fallback.
    private static let texts: [(language: String, title: String, body: String)] = [
        ("en", "Test notification", "Notifications reach this device."),
        ("ar", "إشعار تجريبي", "تصل الإشعارات إلى هذا الجهاز."),
    ]

    static func push(
        id: String, _ tenant: CommonV1.Tenant, _ user: String, _ devices: [CommonV1.SendableDevice], _ policy: Policy, now: Instant
    ) -> DispatcherV1.Push {
        var push = DispatcherV1.Push()
        push.tenant = tenant
        push.pushId = id
        push.notificationId = id
        push.userId = user
        push.test = true
        push.priority = .high
        push.contents = texts.map { text in
            var content = DispatcherV1.Content(title: text.title, body: text.body, locale: text.language)
            content.androidChannelId = policy.defaultAndroidChannelId
            content.data = ["test": "true", "notification_id": id]
            return content
        }
        push.targets = devices.map { device in
            let language = TextLanguages.language(of: device.locale)
            return .init(device: device, contentIndex: UInt32(texts.firstIndex { $0.language == language } ?? 0))
        }
        push.createdAtMs = now.milliseconds
        push.expiresAtMs = (now + lifetime).milliseconds
        return push
    }

    /// A device's outcome as the caller's result.
    ///
    /// - Parameter waitReason: why the push waits, when there is no outcome.
    static func result(
        of device: CommonV1.SendableDevice, _ outcome: ReceiptsV1.Outcome?, waitReason: WaitReason?
    ) -> DispatcherV1.TestPushResult {
        var result = DispatcherV1.TestPushResult(pushDeviceId: device.pushDeviceId, platform: device.platform)
        switch outcome?.status ?? .unspecified {
        case .sent:
            result.status = .sent
            result.messageId = outcome?.providerMessageId ?? ""
        case .delivered:
            result.status = .delivered
            result.messageId = outcome?.providerMessageId ?? ""
        case .failed: result.status = .failed
        case .queued, .unspecified: result.status = .pending
        default: result.status = .skipped
        }
        if ![.sent, .delivered].contains(result.status) { result.reason = outcome.map(reason) ?? "" }
        if outcome == nil, let waitReason { result.waitReason = .init(waitReason) }
        return result
    }

    private static func reason(_ outcome: ReceiptsV1.Outcome) -> String {
        [outcome.providerCode, outcome.failureReason, outcome.skipReason.name].first { !$0.isEmpty } ?? ""
    }
}
