public import CarillonAPI

/// The effective policy of an app, with typed settings.
///
/// A reference type, because it is large and immutable, and passed along with each notification. Services get it from ``PolicyWatcher``; tests make
/// one from a few settings.
///
/// A property without a comment is the setting of the same name, in the unit at the end of the name. Section 3.3 of the requirements describes it,
/// ``SettingCatalogue`` has its range.
public final class Policy: Sendable {
    /// Whose policy this is.
    public let owner: PolicyOwner

    // MARK: Wire and identity

    public let jsonKeyStyle: JSONKeyStyle
    /// The way to people rather than devices (DISP-32).
    public let fallbackChannel: FallbackChannel
    /// Which mails Carillon itself sends (EVAL-11).
    public let emailMode: EmailMode
    /// Whether a mail goes out when the push failed on all devices, and when its provider is in outage (DISP-32).
    public let fallbackOnAllFailed, fallbackOnOutage: Bool
    /// How long after a push of high priority fell due a mail goes out, unless a provider accepted the push; nil: none does (DISP-32).
    public let fallbackDelaySeconds: Int?
    /// Base URL of deep links on the web; nil: none.
    public let webFallbackBaseURL: String?
    public let pushDeviceIdPrefix: String
    /// Outward name of the highest priority: `blocking` or `critical` (C-20).
    public let topPriorityLabel: String
    public let deepLinkScheme: String?
    /// User ids and entity ids of events are UUIDs (EVAL-08, C-69).
    public let strictUUIDIds: Bool
    /// `apns`, `fcm`, `web_push`, `expo`, `desktop`.
    public let enabledProviders: Set<String>

    // MARK: Content; lengths in grapheme clusters

    public let titleMaxChars: Int
    public let subtitleMaxChars: Int
    public let bodyMaxChars: Int
    /// Whether notifications have buttons, how many, and how long their titles are (EVAL-04).
    public let actionsEnabled: Bool
    public let maxActions: Int
    public let actionTitleMaxChars: Int
    /// Recommended lengths for authors (C-01, C-02); nil: none.
    public let titleSoftMaxChars, bodySoftMaxChars: Int?
    /// By `ios`, `android`, `web`, `desktop`; a device type without an entry has ``bodyMaxChars``.
    public let bodyMaxCharsByDeviceType: [String: Int]
    public let overlengthPolicy: OverlengthPolicy
    public let truncationMarker: String
    public let previewStripMarkdown: Bool
    public let previewNewlinesToSpaces: Bool
    public let templateHTMLEscape: Bool
    public let missingTokenPolicy: MissingTokenPolicy
    public let missingTokenPlaceholder: String
    public let mediaMode: MediaMode
    /// The most of each side of a prepared picture, pixels.
    public let imageMaxPx: Int
    /// A prepared picture has fewer bytes.
    public let imageMaxBytes: Int
    /// How long a prepared picture is served.
    public let mediaTTLDays: Int
    /// Roles whose users read emoji; nil: all.
    public let emojiAllowedRoles: [String]?
    /// The emoji that are shown; nil: any.
    public let emojiAllowList: [String]?
    public let defaultSound: String
    /// By sound key of the type: `dm`, `mention`, `thread`.
    public let soundByCategory: [String: String]
    public let supportedLocales: [String]
    /// Of `device`, `user`, `default`, in the order in which they are asked.
    public let localeSourceOrder: [String]
    public let defaultLocale: String

    // MARK: Routing, presence, quiet hours

    public let fanoutByPriority: PerPriority<Fanout>
    public let defaultDeviceScope: CommonV1.DeviceScope
    /// The scopes that users may choose; `policy` alone hides the choice.
    public let deviceScopeChoices: [CommonV1.DeviceScope]
    /// How an app in the foreground shows a notification: `system`, `in_app_banner`, `toast`.
    public let foregroundPresentation: String
    public let presenceRule: PresenceRule
    public let presenceTTLSeconds: Int
    public let presenceActivityWindowSeconds: Int
    public let quietHoursSupported: Bool
    public let quietHoursActionByPriority: PerPriority<QuietHoursAction>
    public let quietHoursTimezoneSource: QuietHoursTimezoneSource
    /// Over how many seconds the releases of many users are spread (EVAL-22).
    public let holdReleaseSpreadSeconds: Int
    /// Whether callers from outside may schedule events (C-62).
    public let schedulingAPIEnabled: Bool
    /// Scheduled events are decided less than so many seconds after their time (EVAL-44).
    public let scheduleScanSeconds: Int
    public let quietHoursDefault: QuietHoursDefault
    public let defaultCategoryState: DefaultCategoryState
    /// The zone of reminders, and of instants in texts.
    public let reminderTimezoneSource: ReminderTimezoneSource
    /// When users are reminded of what is due the next day (EVAL-46).
    public let reminderLocalTime: LocalTime
    /// How long before the first class of the day its teacher gets the summary (EVAL-47).
    public let preEventSummaryLead: Duration
    /// So many homeworks missed in a row, and one more, alert the teacher (EVAL-48).
    public let attentionStreakMisses: Int
    /// The time of digests, for users who chose none (PREF-12).
    public let digestDefaultTime: LocalTime
    /// Users are warned of documents that expire within so many days (EVAL-50).
    public let expiryWindowDays: Int
    /// When users are warned, by their own clocks.
    public let expiryJobTime: LocalTime
    public let expiryRepeat: ExpiryRepeat

    // MARK: Frequency

    public let dedupMode: DedupMode
    public let dedupWindowSeconds: Int
    public let dedupKey: DedupKeyRule
    public let groupEmit: GroupEmit
    /// Priorities without dedup: they neither check nor write dedup records.
    public let dedupBypassPriorities: Set<String>
    /// Lifetime of an event's idempotency record.
    public let idempotencyTTLSeconds: Int
    /// Lifetime of the idempotency record of a request that submits events (EVAL-58).
    public let requestIdempotencyTTLSeconds: Int
    /// What groups notifications on a device, for types without a rule of their own.
    public let deviceGroupBy: RegistryV1.ThreadKey.Known
    /// Most notifications of a category that a device shows without a summary (EVAL-54); 0: any number.
    public let deviceGroupMax: Int
    /// Most normal pushes of a user in a local day, and most high ones in an ISO week; nil: any number.
    public let capNormalPerDay, capHighPerWeek: Int?
    public let capEnforcement: CapEnforcement
    public let capOverflow: CapOverflow
    /// Most visible pushes of a user in a minute; nil: any number (EVAL-31).
    public let userRatePerMinute: Int?
    /// Most silent pushes of an iOS device in an hour; nil: any number (EVAL-43).
    public let silentPushMaxPerHour: Int?
    /// How long a push to one device waits for its confirmation before the others get it (EVAL-26).
    public let escalationSeconds: Int
    public let sendRatePerSecond: Int
    public let fcmQuotaPerMinute: Int?

    // MARK: Lifetime, retry, queue

    public let ttlSecondsByPriority: PerPriority<Int>
    public let queueMaxAgeSeconds: Int
    public let maxInFlight: Int
    public let retryDelaysSeconds: [Int]
    public let maxAttempts: Int
    public let retryJitterRatio: Double
    public let rateLimitCountsAttempt: Bool
    public let providerTimeoutSeconds: Int
    public let providerMaxConnections: Int
    /// An outage needs this many failed attempts within the window (DISP-30).
    public let outageWindowSeconds: Int
    public let outageMinAttempts: Int
    /// How long a push waits that comes in an outage.
    public let outageQueueMaxSeconds: Int
    public let fcmBatchSize: Int
    public let fcmMaxPayloadBytes: Int
    public let expoBatchSize: Int
    public let expoReceiptFirstPollSeconds: Int

    // MARK: Provider maps

    public let apnsExpirationMode: ExpirationMode
    /// 10 or 5.
    public let apnsPriorityMap: PerPriority<Int>
    public let apnsInterruptionMap: PerPriority<DispatcherV1.InterruptionLevel>
    public let apnsCriticalEntitlement: Bool
    public let fcmPriorityMap: PerPriority<MessagePriority>

    // MARK: Devices

    public let invalidTokenAction: InvalidTokenAction
    public let invalidationGuardRatio: Double?
    public let failureCountThreshold: Int?
    public let reactivateOnLaunch: Bool
    public let logoutAction: LogoutAction
    public let maxDevicesPerUser: Int
    public let revokedTokenRetentionDays: Int
    public let deviceLifecycle: DeviceLifecyclePolicy
    public let prompts: PromptRules
    /// How long a service may cache a user's preferences.
    public let preferenceCacheTTLSeconds: Int

    // MARK: Centre, badge, retention

    public let inboxEnabled: Bool
    public let inboxRetentionDays: Int
    /// How long the audit log is kept (SEC-10).
    public let auditRetentionDays: Int
    public let badgeMode: BadgeMode
    public let badgeCounters: [String]
    public let badgeCap: Int
    public let badgePushOnChange: Bool
    public let badgePushMinIntervalSeconds: Int
    /// When devices get the recomputed badge each day (RCPT-18): `HH:MM`, or `wake` for the end of quiet hours; nil: never.
    public let badgeSyncTime: String?
    public let contentRetentionDays: Int
    public let deliveryLogRetentionDays: Int
    /// Days after which receipts no longer name users (PRIV-08); nil: never.
    public let anonymizeUserAfterDays: Int?
    public let telemetryMode: TelemetryMode
    /// False with `telemetry_mode` `off`: no delivery data of users is stored (PRIV-10).
    public var storesDeliveryData: Bool { telemetryMode != .off }

    // MARK: Local scheduling

    /// Whether users may store the options of their devices' scheduler on the server (C-67).
    public let localConfigSync: Bool
    public let localRetentionDays: Int

    /// All settings, also those without a property.
    public let settings: [String: PolicyValue]
    /// The layer of each setting's value. Without an entry: the platform's defaults.
    public let origins: [String: RegistryV1.PolicyOrigin]

    /// Reads a policy.
    ///
    /// - Parameters:
    ///   - settings: override the platform defaults. An answer of the registry has all settings.
    ///   - origins: as ``origins``.
    /// - Throws: ``PolicyReadError`` naming the setting.
    public init(
        settings overrides: [String: PolicyValue] = [:], origins: [String: RegistryV1.PolicyOrigin] = [:], of owner: PolicyOwner = PolicyOwner()
    ) throws(PolicyReadError) {
        let settings = SettingCatalogue.defaults.merging(overrides) { $0.overlaid(by: $1) }
        let read = SettingReader(settings: settings)
        self.settings = settings
        self.origins = origins

        self.owner = owner

        jsonKeyStyle = try read.choice("json_key_style")
        fallbackChannel = try read.choice("fallback_channel")
        emailMode = try read.choice("email_mode")
        fallbackOnAllFailed = try read.bool("fallback_on_all_failed")
        fallbackOnOutage = try read.bool("fallback_on_outage")
        fallbackDelaySeconds = try read.optionalInt("fallback_delay_seconds")
        webFallbackBaseURL = try read.optionalText("web_fallback_base_url")
        pushDeviceIdPrefix = try read.text("push_device_id_prefix")
        topPriorityLabel = try read.text("top_priority_label")
        deepLinkScheme = try read.optionalText("deep_link_scheme")
        strictUUIDIds = try read.bool("strict_uuid_ids")
        enabledProviders = Set(try read.texts("enabled_providers"))

        titleMaxChars = try read.int("title_max_chars")
        subtitleMaxChars = try read.int("subtitle_max_chars")
        bodyMaxChars = try read.int("body_max_chars")
        actionsEnabled = try read.bool("actions_enabled")
        maxActions = try read.int("max_actions")
        actionTitleMaxChars = try read.int("action_title_max_chars")
        bodyMaxCharsByDeviceType = try read.map("body_max_chars_by_device_type", \.asInt)
        titleSoftMaxChars = try read.optionalInt("title_soft_max_chars")
        bodySoftMaxChars = try read.optionalInt("body_soft_max_chars")
        overlengthPolicy = try read.choice("overlength_policy")
        truncationMarker = try read.text("truncation_marker")
        previewStripMarkdown = try read.bool("preview_strip_markdown")
        previewNewlinesToSpaces = try read.bool("preview_newlines_to_spaces")
        templateHTMLEscape = try read.bool("template_html_escape")
        missingTokenPolicy = try read.choice("missing_token_policy")
        missingTokenPlaceholder = try read.text("missing_token_placeholder")
        mediaMode = try read.choice("media_mode")
        imageMaxPx = try read.int("image_max_px")
        imageMaxBytes = try read.int("image_max_bytes")
        mediaTTLDays = try read.int("media_ttl_days")
        emojiAllowedRoles = try read.optionalTexts("emoji_allowed_roles")
        emojiAllowList = try read.optionalTexts("emoji_allow_list")
        defaultSound = try read.text("default_sound")
        soundByCategory = try read.map("sound_by_category", \.asText)
        supportedLocales = try read.texts("supported_locales")
        localeSourceOrder = try read.texts("locale_source_order")
        defaultLocale = try read.text("default_locale")

        fanoutByPriority = try read.perPriority("fanout_by_priority") { $0.asText.flatMap(Fanout.init(rawValue:)) }
        defaultDeviceScope = try read.value("default_device_scope", of: CommonV1.DeviceScope.self)
        deviceScopeChoices = try read.values("user_device_scope_choices", of: CommonV1.DeviceScope.self)
        foregroundPresentation = try read.text("foreground_presentation")
        presenceRule = try read.choice("presence_rule")
        presenceTTLSeconds = try read.int("presence_ttl_seconds")
        presenceActivityWindowSeconds = try read.int("presence_activity_window_seconds")
        quietHoursSupported = try read.bool("quiet_hours_supported")
        quietHoursActionByPriority = try read.perPriority("quiet_hours_action_by_priority") {
            $0.asText.flatMap(QuietHoursAction.init(settingText:))
        }
        quietHoursTimezoneSource = try read.choice("quiet_hours_timezone_source")
        holdReleaseSpreadSeconds = try read.int("hold_release_spread_seconds")
        schedulingAPIEnabled = try read.bool("scheduling_api_enabled")
        scheduleScanSeconds = try read.int("schedule_scan_seconds")
        quietHoursDefault = try Self.quietHours(read.value("quiet_hours_default"))
        defaultCategoryState = try read.choice("default_category_state")
        reminderTimezoneSource = try read.choice("reminder_timezone_source")
        reminderLocalTime = LocalTime(try read.text("reminder_local_time")) ?? LocalTime(minuteOfDay: 18 * 60)
        preEventSummaryLead = .seconds(60 * (try read.int("pre_event_summary_lead_minutes")))
        attentionStreakMisses = try read.int("attention_streak_misses")
        digestDefaultTime = LocalTime(try read.text("digest_default_time")) ?? LocalTime(minuteOfDay: 8 * 60)
        expiryWindowDays = try read.int("expiry_window_days")
        expiryJobTime = LocalTime(try read.text("expiry_job_time")) ?? LocalTime(minuteOfDay: 9 * 60)
        expiryRepeat = try read.choice("expiry_repeat")

        dedupMode = try read.choice("dedup_mode")
        dedupWindowSeconds = try read.int("dedup_window_seconds")
        dedupKey = try read.choice("dedup_key")
        groupEmit = try read.choice("group_emit")
        dedupBypassPriorities = Set(try read.texts("dedup_bypass_priorities"))
        idempotencyTTLSeconds = try read.int("idempotency_ttl_seconds")
        requestIdempotencyTTLSeconds = try read.int("request_idempotency_ttl_seconds")
        deviceGroupBy = try read.known("device_group_by", of: RegistryV1.ThreadKey.self)
        deviceGroupMax = try read.int("device_group_max")
        capNormalPerDay = try read.optionalInt("cap_normal_per_day")
        capHighPerWeek = try read.optionalInt("cap_high_per_week")
        capEnforcement = try read.choice("cap_enforcement")
        capOverflow = try read.choice("cap_overflow")
        userRatePerMinute = try read.optionalInt("user_rate_per_minute")
        silentPushMaxPerHour = try read.optionalInt("silent_push_max_per_hour")
        escalationSeconds = try read.int("escalation_seconds")
        sendRatePerSecond = try read.int("send_rate_per_second")
        fcmQuotaPerMinute = try read.optionalInt("fcm_quota_per_minute")

        ttlSecondsByPriority = try read.perPriority("ttl_seconds_by_priority", \.asInt)
        queueMaxAgeSeconds = try read.int("queue_max_age_seconds")
        maxInFlight = try read.int("max_in_flight")
        retryDelaysSeconds = try read.ints("retry_delays_seconds")
        maxAttempts = try read.int("max_attempts")
        retryJitterRatio = try read.number("retry_jitter_ratio")
        rateLimitCountsAttempt = try read.bool("rate_limit_counts_attempt")
        providerTimeoutSeconds = try read.int("provider_timeout_seconds")
        providerMaxConnections = try read.int("provider_max_connections")
        outageWindowSeconds = try read.int("outage_window_seconds")
        outageMinAttempts = try read.int("outage_min_attempts")
        outageQueueMaxSeconds = try read.int("outage_queue_max_seconds")
        fcmBatchSize = try read.int("fcm_batch_size")
        fcmMaxPayloadBytes = try read.int("fcm_max_payload_bytes")
        expoBatchSize = try read.int("expo_batch_size")
        expoReceiptFirstPollSeconds = try read.int("expo_receipt_first_poll_seconds")

        apnsExpirationMode = try read.choice("apns_expiration_mode")
        apnsPriorityMap = try read.perPriority("apns_priority_map", \.asInt)
        apnsInterruptionMap = try read.perPriority("apns_interruption_map", DispatcherV1.InterruptionLevel.init(setting:))
        apnsCriticalEntitlement = try read.bool("apns_critical_entitlement")
        fcmPriorityMap = try read.perPriority("fcm_priority_map") { $0.asText.flatMap(MessagePriority.init(rawValue:)) }

        invalidTokenAction = try read.choice("invalid_token_action")
        invalidationGuardRatio = try read.optionalNumber("invalidation_guard_ratio")
        failureCountThreshold = try read.optionalInt("failure_count_threshold")
        reactivateOnLaunch = try read.bool("reactivate_on_launch")
        logoutAction = try read.choice("logout_action")
        maxDevicesPerUser = try read.int("max_devices_per_user")
        revokedTokenRetentionDays = try read.int("revoked_token_retention_days")
        deviceLifecycle = try DeviceLifecyclePolicy(read)
        prompts = try PromptRules(read)
        preferenceCacheTTLSeconds = try read.int("preference_cache_ttl_seconds")

        inboxEnabled = try read.bool("inbox_enabled")
        inboxRetentionDays = try read.int("inbox_retention_days")
        auditRetentionDays = try read.int("audit_retention_days")
        badgeMode = try read.choice("badge_mode")
        badgeCounters = try read.texts("badge_counters")
        badgeCap = try read.int("badge_cap")
        badgePushOnChange = try read.bool("badge_push_on_change")
        badgePushMinIntervalSeconds = try read.int("badge_push_min_interval_seconds")
        badgeSyncTime = try read.optionalText("badge_sync_time")
        contentRetentionDays = try read.int("content_retention_days")
        deliveryLogRetentionDays = try read.int("delivery_log_retention_days")
        anonymizeUserAfterDays = try read.optionalInt("anonymize_user_after_days")
        telemetryMode = try read.choice("telemetry_mode")

        localConfigSync = try read.bool("local_config_sync")
        localRetentionDays = try read.int("local_retention_days")
    }

    private static func quietHours(_ value: PolicyValue) throws(PolicyReadError) -> QuietHoursDefault {
        guard case .map(let fields) = value, let enabled = fields["enabled"]?.asBool,
            let start = fields["start"]?.asText, let end = fields["end"]?.asText
        else { throw PolicyReadError(setting: "quiet_hours_default", problem: "expected enabled, start and end, found \(value.json)") }
        return QuietHoursDefault(enabled: enabled, start: start, end: end)
    }

    /// The longest body for a device type, in grapheme clusters (C-02).
    public func bodyMaxChars(deviceType: CommonV1.DeviceType) -> Int {
        bodyMaxCharsByDeviceType[deviceType.name] ?? bodyMaxChars
    }
}
