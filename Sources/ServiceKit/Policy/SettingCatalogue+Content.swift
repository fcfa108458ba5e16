// Section 3.3, tables A (wire and identity) and B (content).

extension SettingCatalogue {
    static let wireAndIdentity: [SettingDefinition] = [
        .init("json_key_style", .choice(["snake", "camel"]), "snake"),
        .init("push_device_id_prefix", .text(1...16), "dev_"),
        .init("top_priority_label", .choice(["blocking", "critical"]), "blocking"),
        .init("deep_link_scheme", .optional(.text(1...64)), nil),
        .init("web_fallback_base_url", .optional(.url), nil),
        .init("submit_response_mode", .choice(["accepted", "wait"]), "accepted"),
        .init("submit_wait_ms", .integer(100...30_000), 5_000),
        .init(
            "enabled_providers", .set(of: ["apns", "fcm", "web_push", "expo", "desktop"]),
            ["apns", "fcm", "web_push", "expo", "desktop"]),
        .init("scheduling_api_enabled", .bool, true),
        .init("strict_uuid_ids", .bool, false),
    ]

    static let content: [SettingDefinition] = [
        .init("title_max_chars", .integer(10...200), 65, perType: true),
        .init("body_max_chars", .integer(20...2_000), 240, perType: true),
        .init("body_max_chars_by_device_type", .map(of: .integer(20...2_000)), [:]),
        .init("subtitle_max_chars", .integer(10...200), 65),
        .init("title_soft_max_chars", .optional(.integer(1...200)), nil),
        .init("body_soft_max_chars", .optional(.integer(1...2_000)), nil),
        .init("action_title_max_chars", .integer(5...50), 25),
        .init("max_actions", .integer(0...4), 4),
        .init("actions_enabled", .bool, true),
        .init("overlength_policy", .choice(["truncate", "reject"]), "truncate"),
        .init("truncation_marker", .text(0...3), "..."),
        .init("preview_strip_markdown", .bool, false),
        .init("preview_newlines_to_spaces", .bool, false),
        .init("template_html_escape", .bool, false),
        .init("missing_token_policy", .choice(["reject", "empty", "placeholder"]), "reject"),
        .init("missing_token_placeholder", .text(0...100), "[Content]"),
        .init("emoji_allowed_roles", .optional(.list(of: .text(1...64), count: 0...50)), nil),
        .init("emoji_allow_list", .optional(.list(of: .text(1...8), count: 0...5_000)), nil),
        .init("preview_privacy", .choice(["full", "safe_fields_only"]), "full", perType: true),
        .init("education_record_guard", .bool, false),
        .init("default_sound", .text(0...100), "default", perType: true),
        .init("sound_by_category", .map(of: .text(0...100)), [:]),
        .init("media_mode", .choice(["off", "passthrough", "prepare"]), "passthrough"),
        .init("image_max_px", .integer(16...8_192), 1_024),
        .init("image_max_bytes", .integer(1_000...10_000_000), 500_000),
        .init("media_ttl_days", .integer(1...90), 7),
    ]
}
