import CarillonAPI
import Foundation
import ServiceKit

@testable import EvaluatorService

/// The `chat` profile as far as the evaluator's tests need it: what the registry would serve (EVAL-60, EVAL-61).
enum ChatApp {
    static let tenant = CommonV1.Tenant(organizationId: "org_1", appId: "chat")

    static let settings: [String: PolicyValue] = [
        "push_device_id_prefix": "push_", "title_max_chars": 65, "body_max_chars": 240,
        "body_max_chars_by_device_type": ["ios": 178, "android": 240], "preview_strip_markdown": true,
        "preview_newlines_to_spaces": true, "missing_token_policy": "empty",
        "sound_by_category": ["dm": "default", "mention": "default", "thread": "subtle"], "presence_rule": "active_context",
        "presence_bypass_priorities": [],
        "quiet_hours_action_by_priority": [
            "blocking": "deliver_if_critical_allowed/drop", "high": "drop", "normal": "drop", "low": "drop",
        ],
        // Tests decide hundreds of events about a user at one instant.
        "user_rate_per_minute": .null,
        "dedup_mode": "suppress", "dedup_window_seconds": 30, "dedup_key": "user_channel",
        "ttl_seconds_by_priority": ["blocking": 604_800, "high": 604_800, "normal": 604_800, "low": 604_800],
        "apns_expiration_mode": "zero", "badge_mode": "counters", "badge_counters": ["dm", "mentions", "threads"],
        "apns_priority_map": ["blocking": 10, "high": 10, "normal": 10, "low": 10],
        "apns_interruption_map": ["blocking": "time-sensitive", "high": "active", "normal": "active", "low": "passive"],
    ]

    static func policy(_ changes: [String: PolicyValue] = [:], suspended: Bool = false, version: Int64 = 1) throws -> Policy {
        try Policy(
            settings: settings.merging(changes) { $1 },
            of: PolicyOwner(
                profile: "chat", version: version, organizationTimezone: "Europe/Berlin", organizationSuspended: suspended,
                appName: "Team Chat", defaultAndroidChannelId: "messages"))
    }

    static func app(_ changes: [String: PolicyValue] = [:], suspended: Bool = false) throws -> AppPolicy {
        AppPolicy(policy: try policy(changes, suspended: suspended), catalogue: catalogue)
    }

    static let catalogue = Catalogue(
        .init(
            types: [
                type("dm_message", "direct_messages", .high, "dm_messages", counter: "dm", ios: "DM", sound: "dm"),
                type("dm_reply", "direct_messages", .high, "dm_messages", counter: "dm", ios: "DM", sound: "dm"),
                type("bot_dm", "direct_messages", .normal, "dm_messages", counter: "dm", ios: "DM", sound: "dm"),
                type("mention", "mentions", .high, "mentions", counter: "mentions", sound: "mention"),
                type("mention_here", "mentions", .normal, "mentions", counter: "mentions", sound: "mention"),
                type("mention_all", "mentions", .normal, "mentions", counter: "mentions", sound: "mention"),
                type("thread_reply", "thread_replies", .normal, "threads", counter: "threads", sound: "thread"),
                type("channel_message", "channel_activity", .low, "channels"),
                type("reaction", "reactions", .low, "channels"),
                RegistryV1.NotificationType(
                    typeId: "security_alert", categoryId: "system", priority: .blocking, androidChannelId: "security",
                    critical: true, threadKey: .category),
                RegistryV1.NotificationType(
                    typeId: "admin_notice", categoryId: "system", priority: .normal, androidChannelId: "messages",
                    threadKey: .category),
            ],
            templates: [
                text("dm_message", "{{sender_name}}", "Direct Message", "{{message_preview}}"),
                text("dm_reply", "{{sender_name}}", "Direct Message", "{{message_preview}}"),
                text("bot_dm", "{{sender_name}}", "Direct Message", "{{message_preview}}"),
                text("mention", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
                text("mention_here", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
                text("mention_all", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
                text("channel_message", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
                text("thread_reply", "{{sender_name}} replied", "Thread in #{{channel_name}}", "{{message_preview}}"),
                text("reaction", "{{sender_name}} reacted {{emoji}}", "#{{channel_name}}", "to: {{original_message_preview}}"),
                text("security_alert", "Security alert", "", "New sign-in from {{device}}"),
                text("admin_notice", "{{title}}", "", "{{body}}"),
            ],
            androidChannels: ["dm_messages", "mentions", "threads", "channels", "security", "messages"].map { .init(channelId: $0, name: $0) },
            version: 1))

    private static func type(
        _ id: String, _ category: String, _ priority: CommonV1.Priority, _ channel: String, counter: String = "",
        ios: String = "MESSAGE", sound: String = ""
    ) -> RegistryV1.NotificationType {
        RegistryV1.NotificationType(
            typeId: id, categoryId: category, priority: priority, androidChannelId: channel, iosCategory: ios,
            iosCategoryWithImage: ios == "MESSAGE" ? "MESSAGE_WITH_IMAGE" : "", clickAction: "OPEN_CHANNEL", soundKey: sound,
            badgeCounter: counter, threadKey: .channel)
    }

    private static func text(_ type: String, _ title: String, _ subtitle: String, _ body: String) -> RegistryV1.Template {
        RegistryV1.Template(typeId: type, locale: "en", title: title, subtitle: subtitle, body: body)
    }

    // MARK: Events and people

    static func message(
        _ id: String, from sender: String = "alice", channel: String = "ch_general", type: CommonV1.ChannelType = .public, thread: String = "",
        members: [String] = [], followers: [String] = [], mentions: [EvaluatorV1.Mention] = [], at occurredAt: Int64 = 0,
        text: String = "hello", data: [String: String] = [:]
    ) -> EvaluatorV1.Event {
        EvaluatorV1.Event(
            tenant: tenant, eventId: id, eventType: "message.sent", occurredAtMs: occurredAt, actorId: sender, channelId: channel,
            channelType: type, channelMembers: members, threadId: thread, threadFollowers: followers, mentions: mentions,
            data: ["message_id": "m_" + id, "text": text, "sender_name": "Alice", "channel_name": "general"].merging(data) { $1 })
    }

    static func mention(_ user: String) -> EvaluatorV1.Mention { .init(type: .user, userId: user) }
    static let here = EvaluatorV1.Mention(type: .here)
    static let everybody = EvaluatorV1.Mention(type: .all)

    static func device(
        _ id: String, of user: String, type: CommonV1.DeviceType = .ios, locale: String = "en", rich: Bool = true
    ) -> CommonV1.SendableDevice {
        .init(
            pushDeviceId: id, deviceId: "device_" + id, userId: user, deviceType: type, platform: type.name,
            address: .init(type: type == .ios ? .apns : .fcmToken, envelope: [1, 2, 3], version: 1), locale: locale,
            badgeEnabled: true, soundEnabled: true, alertsEnabled: true, supportsRichContent: rich, supportsSilentPush: true,
            permissionStatus: .granted)
    }

    static func user(
        _ id: String, devices: [CommonV1.SendableDevice]? = nil, status: RegistryV1.PresenceStatus = .offline, viewing: [String] = []
    ) -> RegistryV1.ResolvedUser {
        .init(
            userId: id, known: true, active: true, displayName: id.capitalized, locale: "en",
            presence: .init(status: status, activeChannels: viewing, lastActivityAtMs: 0),
            devices: devices ?? [device("dev_" + id, of: id)])
    }
}
