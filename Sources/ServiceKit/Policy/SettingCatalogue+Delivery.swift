import CarillonAPI

// Section 3.3, tables F (lifetime, retry, queue) and G (devices and permission).

extension SettingCatalogue {
    static let lifetime: [SettingDefinition] = [
        .init(
            "ttl_seconds_by_priority", .perPriority(.integer(0...2_419_200)),
            priorities(86_400, 86_400, 604_800, 259_200), perType: true),
        .init("apns_expiration_mode", .choice(ExpirationMode.allCases.map(\.rawValue)), "remaining"),
        .init("queue_max_age_seconds", .integer(60...2_419_200), 604_800),
        .init("queue_replicas", .integer(1...3), 1),
        .init("max_in_flight", .integer(1...100_000), 1_000),
        .init("retry_delays_seconds", .list(of: .integer(0...86_400), count: 1...20), [1, 5, 25]),
        .init("max_attempts", .integer(1...20), 4),
        .init("retry_jitter_ratio", .number(0...0.5), 0),
        .init("provider_timeout_seconds", .integer(1...120), 30),
        .init("rate_limit_counts_attempt", .bool, false),
        .init("provider_max_connections", .integer(1...64), 8),
        .init("outage_window_seconds", .integer(1...86_400), 60),
        .init("outage_min_attempts", .integer(1...1_000_000), 20),
        .init("outage_queue_max_seconds", .integer(60...2_419_200), 86_400),
        .init("fcm_batch_size", .integer(1...500), 500),
        .init("expo_batch_size", .integer(1...100), 100),
        .init("fcm_max_payload_bytes", .integer(256...1_048_576), 4_096),
        .init("expo_receipt_first_poll_seconds", .integer(60...86_400), 900),
    ]

    static let devices: [SettingDefinition] = [
        .init("device_inactive_days", .optional(.integer(1...3_650)), nil),
        .init("device_purge_days", .optional(.integer(1...3_650)), 180),
        .init("device_purge_notice_days", .optional(.integer(1...365)), nil),
        .init("token_validation_days", .optional(.integer(1...365)), nil),
        .init("token_validation_soft_retries", .integer(0...10), 3),
        .init("validation_soft_fail_expires", .bool, false),
        .init("invalid_token_action", .choice(["expire", "invalidate", "delete"]), "expire"),
        .init("stale_token_cleanup_hours", .integer(1...168), 24),
        .init("invalidation_guard_ratio", .optional(.number(0...1)), 0.5),
        .init("failure_count_threshold", .optional(.integer(1...10_000)), 10),
        .init("reactivate_on_launch", .bool, true),
        .init("logout_action", .choice(["delete", "deactivate"]), "delete"),
        .init("max_devices_per_user", .integer(1...1_000), 50),
        .init("revoked_token_retention_days", .integer(0...3_650), 180),
        .init("token_cache_ttl_seconds", .integer(0...2_419_200), 604_800),
        .init("preference_cache_ttl_seconds", .integer(0...2_419_200), 3_600),
        .init(
            "primer_trigger", .choice(["app_start", "first_login", "first_value_or_days", "user_intent"]), "first_login"),
        .init("primer_active_days", .integer(1...365), 3),
        .init("primer_snooze_days", .either(.integer(0...3_650), .choice(["until_preferences"])), 7),
        .init("optout_reprompt_days", .integer(0...3_650), 180),
        .init("denied_banner_enabled", .bool, true),
        .init("guardian_consent_under_age", .optional(.integer(1...30)), nil),
        .init("default_category_state", .choice(["catalogue", "on", "off"]), "catalogue"),
    ]
}
