import CarillonAPI

// Section 3.3, tables C (routing and presence), D (quiet hours) and E (dedup, groups, caps, throttles).

extension SettingCatalogue {
    private static let fanout = SettingType.choice([
        "all_active", "most_recent", "most_recent_then_all", "primary", "badge_only", "none",
    ])

    private static let deviceScopes = DeviceScope.allCases.map(\.name)

    static let routing: [SettingDefinition] = [
        .init("fanout_by_priority", .perPriority(fanout), priorities("all_active", "all_active", "all_active", "all_active")),
        .init("escalation_seconds", .integer(10...86_400), 300),
        .init("user_device_scope_choices", .set(of: deviceScopes), ["policy"]),
        .init("default_device_scope", .choice(deviceScopes), "policy"),
        .init("presence_rule", .choice(["none", "activity_window", "active_context"]), "none"),
        .init("presence_activity_window_seconds", .integer(10...86_400), 300),
        .init("presence_bypass_priorities", .set(of: priorityNames), ["blocking", "high"]),
        .init("presence_ttl_seconds", .integer(15...3_600), 90),
        .init("foreground_presentation", .choice(["system", "in_app_banner", "toast"]), "system"),
    ]

    private static let quietHoursAction: SettingType = {
        // `deliver` is the first.
        let plain = DispatcherV1.QuietHoursAction.words
        return .choice(plain + plain.dropFirst().map { "deliver_if_critical_allowed/\($0)" })
    }()

    static let quietHours: [SettingDefinition] = [
        .init("quiet_hours_supported", .bool, true),
        .init(
            "quiet_hours_action_by_priority", .perPriority(quietHoursAction),
            priorities("deliver", "hold", "hold_batch", "hold_batch"), perType: true),
        .init("quiet_hours_timezone_source", .choice(["user", "device", "organization"]), "user"),
        .init("hold_release_spread_seconds", .integer(0...60), 30),
        .init(
            "quiet_hours_default", .record(["enabled": .bool, "start": .timeOfDay, "end": .timeOfDay]),
            ["enabled": false, "start": "22:00", "end": "08:00"]),
    ]

    static let frequency: [SettingDefinition] = [
        .init("dedup_mode", .choice(["off", "suppress", "group"]), "off", perType: true),
        .init("dedup_window_seconds", .integer(1...3_600), 30, perType: true),
        .init("dedup_key", .choice(["user_channel", "user_type", "user_type_subject"]), "user_type"),
        .init("group_emit", .choice(["leading", "trailing"]), "leading"),
        .init("dedup_bypass_priorities", .set(of: priorityNames), ["blocking"]),
        .init("idempotency_ttl_seconds", .integer(1...86_400), 300),
        .init("request_idempotency_ttl_seconds", .integer(60...604_800), 86_400),
        .init("device_group_by", .choice(RegistryV1.ThreadKey.words), "category"),
        .init("device_group_max", .integer(0...50), 0),
        .init("cap_normal_per_day", .optional(.integer(0...10_000)), nil),
        .init("cap_high_per_week", .optional(.integer(0...10_000)), nil),
        .init("cap_enforcement", .choice(["off", "warn", "enforce"]), "off"),
        .init("cap_overflow", .choice(["inbox_only", "digest"]), "inbox_only"),
        .init("user_rate_per_minute", .optional(.integer(1...100_000)), 60),
        .init("silent_push_max_per_hour", .optional(.integer(1...3_600)), 3),
        .init("send_rate_per_second", .integer(1...1_000_000), 100),
        .init("fcm_quota_per_minute", .optional(.integer(1...100_000_000)), 600_000),
    ]
}
