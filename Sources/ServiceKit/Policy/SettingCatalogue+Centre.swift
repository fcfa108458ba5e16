// Section 3.3, tables H (centre, badge, retention, telemetry), I (fallback, schedules, language, provider maps)
// and J (local scheduling).

extension SettingCatalogue {
    static let centreAndBadge: [SettingDefinition] = [
        .init("inbox_enabled", .bool, false),
        .init("inbox_retention_days", .integer(0...3_650), 90),
        .init("badge_mode", .choice(["off", "inbox_unread", "counters"]), "off"),
        .init("badge_counters", .list(of: .text(1...64), count: 0...20), []),
        .init("badge_cap", .integer(1...99_999), 99),
        .init("badge_push_on_change", .bool, false),
        .init("badge_push_min_interval_seconds", .integer(0...86_400), 1_200),
        .init("badge_sync_time", .optional(.either(.timeOfDay, .choice(["wake"]))), nil),
        .init("content_retention_days", .integer(0...3_650), 90),
        .init("delivery_log_retention_days", .integer(0...3_650), 365),
        .init("anonymize_user_after_days", .optional(.integer(1...3_650)), nil),
        .init("audit_retention_days", .integer(1...3_650), 365),
        .init("telemetry_mode", .choice(["full", "aggregate", "off"]), "full"),
    ]

    static let fallbackAndSchedules: [SettingDefinition] = [
        .init("email_mode", .choice(["off", "fallback", "parallel", "both"]), "off"),
        .init("fallback_channel", .choice(["none", "webhook", "smtp"]), "none"),
        .init("fallback_on_all_failed", .bool, true),
        .init("fallback_on_outage", .bool, true),
        .init("fallback_delay_seconds", .optional(.integer(1...604_800)), 900),
        .init("schedule_scan_seconds", .integer(1...300), 60),
        .init("reminder_local_time", .timeOfDay, "18:00"),
        .init("reminder_timezone_source", .choice(["user", "organization"]), "user"),
        .init("pre_event_summary_lead_minutes", .integer(0...1_440), 30),
        .init("attention_streak_misses", .integer(1...100), 3),
        .init("digest_default_time", .timeOfDay, "08:00"),
        .init("expiry_window_days", .integer(1...365), 30),
        .init("expiry_job_time", .timeOfDay, "09:00"),
        .init("expiry_repeat", .choice(["once_per_item", "daily"]), "once_per_item"),
        .init("supported_locales", .list(of: .languageTag, count: 1...100), ["en"]),
        .init("locale_source_order", .set(of: ["device", "user", "default"]), ["device", "user", "default"]),
        .init("default_locale", .languageTag, "en"),
    ]

    static let providerMaps: [SettingDefinition] = [
        .init("apns_priority_map", .perPriority(.integerChoice([10, 5])), priorities(10, 10, 5, 5)),
        .init(
            "apns_interruption_map", .perPriority(.choice(["time-sensitive", "active", "passive", "critical"])),
            priorities("time-sensitive", "time-sensitive", "active", "passive")),
        .init("apns_critical_entitlement", .bool, false),
        .init("fcm_priority_map", .perPriority(.choice(MessagePriority.allCases.map(\.rawValue))), priorities("HIGH", "HIGH", "NORMAL", "NORMAL")),
    ]

    static let localScheduling: [SettingDefinition] = [
        .init("local_ttl_seconds", .integer(0...2_419_200), 86_400),
        .init("local_prefetch_lead_minutes", .integer(0...1_440), 20),
        .init("local_retention_days", .integer(0...365), 14),
        .init("local_window_minutes", .integer(0...120), 10),
        .init("local_ios_pending_cap", .integer(1...64), 64),
        .init("local_depth", .optional(.integer(0...1)), nil),
        .init("local_cooldown_seconds", .integer(0...86_400), 60),
        .init("local_mode", .choice(["auto", "online_first", "offline_first"]), "auto"),
        .init("local_category_id", .text(1...64), "TS_DAILY"),
        .init("local_android_channel_id", .text(1...64), "timesafari.daily"),
        .init("local_config_sync", .bool, false),
        .init("local_event_queue", .choice(["memory", "sqlite"]), "sqlite"),
        .init("local_encrypt", .bool, false),
    ]
}
