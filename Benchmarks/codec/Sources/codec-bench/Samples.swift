import CarillonAPI

/// The messages the system sends most, with the lengths real ones have.
enum Samples {
    static let tenant = CommonV1.Tenant(organizationId: "org_01JGX4Q2M7R8", appId: "app_chat_production")

    static let device = RegistryV1.Device(
        tenant: tenant, pushDeviceId: "pdev_01JGX4Q2M7R8S9T0V1W2X3Y4Z5", deviceId: "8C1F6B3E-0D52-4C7A-9E0B-2B7F51A6D4C3",
        userId: "user_0042917", deviceType: .ios, platform: "ios", platformVersion: "18.2", deviceModel: "iPhone16,2",
        deviceName: "Nadia's iPhone", pushTokenType: .apns,
        tokenHash: "sha256:6b0f0a4c8f0e5d2b7a9c3e1f4d6b8a0c2e4f6a8b0d2c4e6f8a0b2c4d6e8f0a1b", tokenProvider: "apple",
        status: .active, isValid: true, lastValidatedAtMs: 1_767_225_600_123, supportsRichContent: true,
        supportsNotificationActions: true, supportsSilentPush: true, maxPayloadSize: 4096, notificationsEnabled: true,
        badgeEnabled: true, soundEnabled: true, alertsEnabled: true, appVersion: "4.12.0", appBuildNumber: "41200",
        sdkVersion: "2.3.1", timezone: "Europe/Ljubljana", locale: "sl-SI", isPrimary: true,
        registeredAtMs: 1_767_000_000_000, updatedAtMs: 1_767_225_600_123, lastUsedAtMs: 1_767_225_612_000,
        lastSuccessAtMs: 1_767_225_611_000, permissionStatus: .granted, environment: .production, addressVersion: 3)

    static let event = EvaluatorV1.Event(
        tenant: tenant, eventId: "msg-8c1f6b3e0d52:created", eventType: "message.sent", occurredAtMs: 1_767_225_600_123,
        actorId: "user_0000017", channelId: "channel_general_0042", channelType: .public,
        mentions: [.init(type: .user, userId: "user_0042917"), .init(type: .here)], entityType: "message",
        entityId: "msg_8c1f6b3e0d52",
        data: [
            "sender_name": "Robert", "channel_name": "general",
            "text": "Has anybody seen the build fail on the second stage since this morning? It passes locally.",
            "workspace": "Carillon", "message_id": "msg_8c1f6b3e0d52",
        ])

    private static func sendable(_ number: Int) -> CommonV1.SendableDevice {
        CommonV1.SendableDevice(
            pushDeviceId: "pdev_01JGX4Q2M7R8S9T0V1W2X3Y4Z\(number)", deviceId: "8C1F6B3E-0D52-4C7A-9E0B-2B7F51A6D4C\(number)",
            userId: "user_0042917", deviceType: number == 0 ? .ios : .android, platform: number == 0 ? "ios" : "android",
            address: CommonV1.SealedAddress(
                type: number == 0 ? .apns : .fcmToken, environment: .production,
                envelope: [UInt8]((0..<110).map { UInt8($0 * 2 % 251) }),
                tokenHash: "sha256:6b0f0a4c8f0e5d2b7a9c3e1f4d6b8a0c2e4f6a8b0d2c4e6f8a0b2c4d6e8f0a1b", version: 3),
            locale: "sl-SI", timezone: "Europe/Ljubljana", badgeEnabled: true, soundEnabled: true, alertsEnabled: true,
            supportsRichContent: true, supportsNotificationActions: true, maxPayloadBytes: 4096,
            registeredAtMs: 1_767_000_000_000, isPrimary: number == 0,
            permissionStatus: .granted)
    }

    private static func push(_ number: Int) -> DispatcherV1.Push {
        DispatcherV1.Push(
            tenant: tenant, pushId: "psh_01JGX4Q2M7R8S9T0V1W2X3Y\(4000 + number)",
            notificationId: "notif_01JGX4Q2M7R8S9T0V1W2X3\(4000 + number)", userId: "user_0042917", typeId: "mention",
            channelId: "channel_general_0042", priority: .high,
            contents: [
                DispatcherV1.Content(
                    title: "Robert in #general",
                    body: "Has anybody seen the build fail on the second stage since this morning? It passes locally.",
                    sound: "mention.caf", androidChannelId: "mentions", iosCategory: "MESSAGE", clickAction: "OPEN_CHANNEL",
                    threadId: "channel_general_0042", tag: "channel_general_0042",
                    deepLink: "carillon://channel/channel_general_0042/message/msg_8c1f6b3e0d52",
                    data: ["channel_id": "channel_general_0042", "message_id": "msg_8c1f6b3e0d52", "type": "mention"],
                    interruptionLevel: .active, locale: "sl")
            ],
            targets: [.init(device: sendable(0)), .init(device: sendable(1))], badge: 7,
            createdAtMs: 1_767_225_600_321, expiresAtMs: 1_767_312_000_321, preferencesVersion: 12,
            quietHoursAction: .drop,
            userTimezone: "Europe/Ljubljana", acceptedMonotonicNs: 913_441_882_130_201)
    }

    static let push = push(0)

    static let notifications = ReceiptsV1.RecordNotificationRequest(
        notifications: (0..<100).map { number in
            ReceiptsV1.NotificationRecord(
                tenant: tenant, notificationId: "notif_01JGX4Q2M7R8S9T0V1W2X3\(4000 + number)",
                pushId: "psh_01JGX4Q2M7R8S9T0V1W2X3Y\(4000 + number)", eventId: "evt_01JGX4Q2M7R8S9T0V1W2X3Y4Z5",
                userId: "user_00\(42_917 + number)", typeId: "mention", categoryId: "messages",
                channelId: "channel_general_0042", messageId: "msg_8c1f6b3e0d52", priority: .high,
                title: "Robert in #general",
                body: "Has anybody seen the build fail on the second stage since this morning? It passes locally.",
                devices: [
                    .init(
                        pushDeviceId: "pdev_01JGX4Q2M7R8S9T0V1W2X3Y4Z5", deviceId: "8C1F6B3E-0D52-4C7A-9E0B-2B7F51A6D4C3",
                        platform: "ios", provider: "apns")
                ],
                createdAtMs: 1_767_225_600_321, expiresAtMs: 1_767_312_000_321, badgeCounter: "unread",
                acceptedMonotonicNs: 913_441_882_130_201)
        })
}
