import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import RegistryService

@Suite("The profile chat")
struct ChatProfileTests {
    /// Section 3.3 of the requirements, written down by hand: setting | default | chat. "=" is the default.
    private static let table = #"""
        json_key_style | "snake" | =
        push_device_id_prefix | "dev_" | "push_"
        top_priority_label | "blocking" | "critical"
        deep_link_scheme | null | =
        web_fallback_base_url | null | =
        submit_response_mode | "accepted" | =
        submit_wait_ms | 5000 | =
        enabled_providers | ["apns","fcm","web_push","expo","desktop"] | ["apns","fcm"]
        scheduling_api_enabled | true | =
        strict_uuid_ids | false | =
        title_max_chars | 65 | 65
        body_max_chars | 240 | 240
        body_max_chars_by_device_type | {} | {"android":240,"ios":178}
        subtitle_max_chars | 65 | =
        title_soft_max_chars | null | =
        body_soft_max_chars | null | =
        action_title_max_chars | 25 | =
        max_actions | 4 | =
        actions_enabled | true | =
        overlength_policy | "truncate" | =
        truncation_marker | "..." | =
        preview_strip_markdown | false | true
        preview_newlines_to_spaces | false | true
        template_html_escape | false | =
        missing_token_policy | "reject" | "empty"
        missing_token_placeholder | "[Content]" | =
        emoji_allowed_roles | null | =
        emoji_allow_list | null | =
        preview_privacy | "full" | =
        education_record_guard | false | =
        default_sound | "default" | =
        sound_by_category | {} | {"dm":"default","mention":"default","thread":"subtle"}
        media_mode | "passthrough" | =
        image_max_px | 1024 | =
        image_max_bytes | 500000 | =
        media_ttl_days | 7 | =
        fanout_by_priority | {"blocking":"all_active","high":"all_active","low":"all_active","normal":"all_active"} | =
        escalation_seconds | 300 | =
        user_device_scope_choices | ["policy"] | =
        default_device_scope | "policy" | =
        presence_rule | "none" | "active_context"
        presence_activity_window_seconds | 300 | =
        presence_bypass_priorities | ["blocking","high"] | []
        presence_ttl_seconds | 90 | =
        foreground_presentation | "system" | =
        quiet_hours_supported | true | =
        quiet_hours_action_by_priority | {"blocking":"deliver","high":"hold","low":"hold_batch","normal":"hold_batch"} | {"blocking":"deliver_if_critical_allowed/drop","high":"drop","low":"drop","normal":"drop"}
        quiet_hours_timezone_source | "user" | "user"
        hold_release_spread_seconds | 30 | =
        quiet_hours_default | {"enabled":false,"end":"08:00","start":"22:00"} | {"enabled":false,"end":"08:00","start":"22:00"}
        dedup_mode | "off" | "suppress"
        dedup_window_seconds | 30 | 30
        dedup_key | "user_type" | "user_channel"
        group_emit | "leading" | =
        dedup_bypass_priorities | ["blocking"] | =
        idempotency_ttl_seconds | 300 | 300
        request_idempotency_ttl_seconds | 86400 | =
        device_group_by | "category" | "channel"
        device_group_max | 0 | =
        cap_normal_per_day | null | =
        cap_high_per_week | null | =
        cap_enforcement | "off" | =
        cap_overflow | "inbox_only" | =
        user_rate_per_minute | 60 | =
        silent_push_max_per_hour | 3 | null
        send_rate_per_second | 100 | 16666
        fcm_quota_per_minute | 600000 | 1000000
        ttl_seconds_by_priority | {"blocking":86400,"high":86400,"low":259200,"normal":604800} | {"blocking":604800,"high":604800,"low":604800,"normal":604800}
        apns_expiration_mode | "remaining" | "zero"
        queue_max_age_seconds | 604800 | 604800
        queue_replicas | 1 | 3
        max_in_flight | 1000 | 1000
        retry_delays_seconds | [1,5,25] | [1,5,30,120,600]
        max_attempts | 4 | 5
        retry_jitter_ratio | 0 | =
        provider_timeout_seconds | 30 | =
        rate_limit_counts_attempt | false | true
        provider_max_connections | 8 | =
        outage_window_seconds | 60 | =
        outage_min_attempts | 20 | =
        outage_queue_max_seconds | 86400 | =
        fcm_batch_size | 500 | 500
        expo_batch_size | 100 | =
        fcm_max_payload_bytes | 4096 | =
        expo_receipt_first_poll_seconds | 900 | =
        device_inactive_days | null | =
        device_purge_days | 180 | =
        device_purge_notice_days | null | =
        token_validation_days | null | =
        token_validation_soft_retries | 3 | =
        validation_soft_fail_expires | false | =
        invalid_token_action | "expire" | "invalidate"
        stale_token_cleanup_hours | 24 | =
        invalidation_guard_ratio | 0.5 | =
        failure_count_threshold | 10 | =
        reactivate_on_launch | true | =
        logout_action | "delete" | "delete"
        max_devices_per_user | 50 | =
        revoked_token_retention_days | 180 | =
        token_cache_ttl_seconds | 604800 | =
        preference_cache_ttl_seconds | 3600 | =
        primer_trigger | "first_login" | "app_start"
        primer_active_days | 3 | =
        primer_snooze_days | 7 | =
        optout_reprompt_days | 180 | =
        denied_banner_enabled | true | =
        guardian_consent_under_age | null | =
        default_category_state | "catalogue" | "catalogue"
        inbox_enabled | false | =
        inbox_retention_days | 90 | =
        badge_mode | "off" | "counters"
        badge_counters | [] | ["dm","mentions","threads"]
        badge_cap | 99 | =
        badge_push_on_change | false | true
        badge_push_min_interval_seconds | 1200 | 0
        badge_sync_time | null | =
        content_retention_days | 90 | 30
        delivery_log_retention_days | 365 | 30
        anonymize_user_after_days | null | =
        audit_retention_days | 365 | =
        telemetry_mode | "full" | "full"
        email_mode | "off" | "parallel"
        fallback_channel | "none" | "webhook"
        fallback_on_all_failed | true | =
        fallback_on_outage | true | =
        fallback_delay_seconds | 900 | =
        schedule_scan_seconds | 60 | =
        reminder_local_time | "18:00" | =
        reminder_timezone_source | "user" | =
        pre_event_summary_lead_minutes | 30 | =
        attention_streak_misses | 3 | =
        digest_default_time | "08:00" | =
        expiry_window_days | 30 | =
        expiry_job_time | "09:00" | =
        expiry_repeat | "once_per_item" | =
        supported_locales | ["en"] | =
        locale_source_order | ["device","user","default"] | =
        default_locale | "en" | =
        apns_priority_map | {"blocking":10,"high":10,"low":5,"normal":5} | {"blocking":10,"high":10,"low":10,"normal":10}
        apns_interruption_map | {"blocking":"time-sensitive","high":"time-sensitive","low":"passive","normal":"active"} | {"blocking":"time-sensitive","high":"active","low":"passive","normal":"active"}
        apns_critical_entitlement | false | =
        fcm_priority_map | {"blocking":"HIGH","high":"HIGH","low":"NORMAL","normal":"NORMAL"} | =
        local_ttl_seconds | 86400 | =
        local_prefetch_lead_minutes | 20 | =
        local_retention_days | 14 | =
        local_window_minutes | 10 | =
        local_ios_pending_cap | 64 | =
        local_depth | null | =
        local_cooldown_seconds | 60 | =
        local_mode | "auto" | =
        local_category_id | "TS_DAILY" | =
        local_android_channel_id | "timesafari.daily" | =
        local_config_sync | false | =
        local_event_queue | "sqlite" | =
        local_encrypt | false | =
        """#

    private struct Line {
        var name: String
        var platformDefault: String
        var chat: String
    }

    private static let lines: [Line] = table.split(separator: "\n").map { line in
        let texts = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
        return Line(name: texts[0], platformDefault: texts[1], chat: texts[2] == "=" ? texts[1] : texts[2])
    }

    @Test("POL-06 the catalogue holds exactly the settings of section 3.3, each with its default")
    func platformDefaults() {
        #expect(Self.lines.map(\.name) == SettingCatalogue.all.map(\.name))
        for line in Self.lines {
            #expect(SettingCatalogue.setting(named: line.name)?.defaultValue.json == line.platformDefault, "\(line.name)")
        }
    }

    @Test("POL-06 an app of the profile chat has every value of section 3.3")
    func chatValues() async throws {
        let fixture = try await RegistryFixture()
        let response = try await fixture.registry.getPolicy(.init(tenant: RegistryFixture.tenant))
        let values = Dictionary(uniqueKeysWithValues: response.settings.map { ($0.name, $0.value) })
        for line in Self.lines { #expect(values[line.name] == line.chat, "\(line.name)") }
        #expect(values.count == Self.lines.count)
        #expect(response.profile == "chat" && response.profileVersion == 1)
    }

    @Test("POL-04 every default is a value its own type allows")
    func defaultsAreValid() throws {
        for setting in SettingCatalogue.all {
            try setting.type.check(setting.defaultValue, path: setting.name, partially: false)
        }
    }

    @Test("EVAL-60 categories and types with priority, switches, Android channel and counter")
    func types() async throws {
        let fixture = try await RegistryFixture()
        let catalogue = try await fixture.registry.getCatalogue(.init(tenant: RegistryFixture.tenant))
        #expect(
            catalogue.categories.map { "\($0.categoryId) \($0.defaultEnabled)" } == [
                "direct_messages true", "mentions true", "thread_replies true", "channel_activity false", "reactions false",
                "system true",
            ])
        let lines = catalogue.types.map {
            "\($0.typeId) \($0.priority.name) \($0.categoryId) \($0.defaultPush) \($0.defaultEmail) \($0.androidChannelId) \($0.badgeCounter)"
        }
        #expect(
            lines == [
                "dm_message high direct_messages true false dm_messages dm", "dm_reply high direct_messages true false dm_messages dm",
                "mention high mentions true true mentions mentions", "mention_here normal mentions true false mentions mentions",
                "mention_all normal mentions true false mentions mentions",
                "thread_reply normal thread_replies true false threads threads",
                "channel_message low channel_activity false false channels ", "reaction low reactions false false channels ",
                "bot_dm normal direct_messages true false dm_messages dm", "security_alert blocking system true true security ",
                "admin_notice normal system true false messages ",
            ])
        #expect(catalogue.types.filter(\.critical).map(\.typeId) == ["security_alert"])
        let clickable = catalogue.types.filter { $0.clickAction == "OPEN_CHANNEL" && $0.threadKey == "channel" }.map(\.typeId)
        #expect(Set(clickable) == Set(catalogue.types.map(\.typeId)).subtracting(["security_alert", "admin_notice"]))
        #expect(catalogue.types.filter { $0.iosCategory == "DM" }.map(\.typeId) == ["dm_message", "dm_reply", "bot_dm"])
    }

    @Test(
        "EVAL-61 the shipped texts",
        arguments: [
            ("dm_message", "{{sender_name}}", "Direct Message", "{{message_preview}}"),
            ("mention", "{{sender_name}}", "#{{channel_name}}", "{{message_preview}}"),
            ("thread_reply", "{{sender_name}} replied", "Thread in #{{channel_name}}", "{{message_preview}}"),
            ("reaction", "{{sender_name}} reacted {{emoji}}", "#{{channel_name}}", "to: {{original_message_preview}}"),
            ("security_alert", "Security alert", "", "New sign-in from {{device}}"),
            ("admin_notice", "{{title}}", "", "{{body}}"),
        ])
    func templates(type: String, title: String, subtitle: String, body: String) async throws {
        let fixture = try await RegistryFixture()
        let catalogue = Catalogue(try await fixture.registry.getCatalogue(.init(tenant: RegistryFixture.tenant)))
        // en-GB has no text of its own and falls back to en.
        let template = try #require(catalogue.template(typeID: type, locales: ["fr", "en-GB"]))
        #expect(template.title == title && template.subtitle == subtitle && template.body == body)
    }

    @Test("REG-09 REG-10 Android channels and iOS categories")
    func channelsAndCategories() async throws {
        let fixture = try await RegistryFixture()
        let catalogue = try await fixture.registry.getCatalogue(.init(tenant: RegistryFixture.tenant))
        #expect(
            catalogue.androidChannels.map { "\($0.channelId) \($0.name) \($0.importance)" } == [
                "dm_messages Direct Messages high", "mentions Mentions high", "threads Thread Replies default",
                "channels Channel Messages low", "messages Messages high", "security Security high",
            ])
        let categories = Dictionary(uniqueKeysWithValues: catalogue.iosCategories.map { ($0.identifier, $0.actions) })
        #expect(
            categories["MESSAGE"]?.map { "\($0.identifier) \($0.title) \($0.options)" } == [
                #"REPLY Reply ["foreground"]"#, #"MARK_READ Mark as Read ["destructive"]"#,
            ])
        #expect(categories["MESSAGE_WITH_IMAGE"] == categories["MESSAGE"])
        #expect(categories["DM"]?.first?.textInput == .init(buttonTitle: "Send", placeholder: "Type a reply..."))
        let policy = try await fixture.registry.getPolicy(.init(tenant: RegistryFixture.tenant))
        #expect(policy.defaultAndroidChannelId == "messages")
    }
}
