import Testing

/// A setting that can be set and explained but does nothing is a promise that is not kept.
@Suite("Settings have an effect")
struct SettingsReadTests {
    /// Settings that nothing reads yet, by what they wait for. A setting leaves this list with the code that reads it.
    private let later: [(waitsFor: String, settings: [String])] = [
        ("direct notifications, whose answer they shape (EVAL-62)", ["submit_response_mode", "submit_wait_ms"]),
        ("direct notifications, which bring actions of their own (EVAL-04)", ["action_title_max_chars", "max_actions", "actions_enabled"]),
        ("the removal of emoji by role (EVAL-37)", ["emoji_allowed_roles", "emoji_allow_list"]),
        ("the preparation of images (EVAL-33)", ["image_max_px", "image_max_bytes", "media_ttl_days"]),
        ("choosing among a user's devices, one after the other (EVAL-24, EVAL-26)", ["fanout_by_priority", "escalation_seconds"]),
        ("the group window, and summaries on devices (EVAL-29, EVAL-54)", ["group_emit", "device_group_max"]),
        (
            "caps and throttles that hold pushes back (EVAL-30, EVAL-31, EVAL-43)",
            ["cap_overflow", "user_rate_per_minute", "silent_push_max_per_hour"]
        ),
        ("a queue in several copies (DR-05)", ["queue_replicas"]),
        ("the detection of a provider's outage (DISP-30)", ["outage_window_seconds", "outage_min_attempts", "outage_queue_max_seconds"]),
        ("senders that take batches (DISP-12, DISP-18)", ["fcm_batch_size", "expo_batch_size", "expo_receipt_first_poll_seconds"]),
        ("critical sounds, which need Apple's entitlement (DISP-07)", ["apns_critical_entitlement"]),
        ("pushes that only set the badge (RCPT-17, RCPT-18)", ["badge_push_on_change", "badge_push_min_interval_seconds", "badge_sync_time"]),
        ("the room that sends mail and calls webhooks", ["email_mode", "fallback_on_all_failed", "fallback_on_outage", "fallback_delay_seconds"]),
        (
            "schedules, tracked items and reminders (EVAL-44)",
            [
                "scheduling_api_enabled", "schedule_scan_seconds", "reminder_local_time", "reminder_timezone_source",
                "pre_event_summary_lead_minutes", "attention_streak_misses", "expiry_window_days", "expiry_job_time", "expiry_repeat",
            ]
        ),
        (
            "the scheduler on devices",
            [
                "local_ttl_seconds", "local_prefetch_lead_minutes", "local_retention_days", "local_window_minutes", "local_ios_pending_cap",
                "local_depth", "local_cooldown_seconds", "local_mode", "local_category_id", "local_android_channel_id", "local_config_sync",
                "local_event_queue", "local_encrypt",
            ]
        ),
    ]

    private static let policyFolder = "Sources/ServiceKit/Policy"

    /// The names in the catalogue.
    private var settings: Set<String> {
        var names: Set<String> = []
        for file in SourceTree.swiftFiles(in: [Self.policyFolder]) where file.path.contains("SettingCatalogue+") {
            for match in SourceTree.text(file.path).matches(of: /\.init\(\s*"([a-z0-9_]+)",/) { names.insert(String(match.1)) }
        }
        return names
    }

    /// What the policy makes of settings: property → setting.
    private var properties: [String: String] {
        var properties: [String: String] = [:]
        for file in SourceTree.swiftFiles(in: [Self.policyFolder]) where !file.path.contains("SettingCatalogue") {
            for line in file.lines {
                if let match = line.firstMatch(of: /^\s*(?:let )?(\w+) = .*read\.\w+\("([a-z0-9_]+)"/) {
                    properties[String(match.1)] = String(match.2)
                }
            }
        }
        return properties
    }

    /// Settings that some code beyond the policy's own reads, by a property of the policy or by name.
    private func read() -> Set<String> {
        let properties = properties
        var read: Set<String> = []
        for file in SourceTree.swiftFiles(in: ["Sources", "services"])
        where !file.isGenerated && !file.path.hasPrefix(Self.policyFolder + "/") {
            for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
                for word in line.utf8.split(whereSeparator: { !Self.isPartOfAName($0) }) {
                    if let setting = properties[String(Substring(word))] { read.insert(setting) }
                }
                if line.contains("settings[\"") {
                    for match in line.matches(of: /settings\["([a-z0-9_]+)"\]/) { read.insert(String(match.1)) }
                }
            }
        }
        return read
    }

    private static func isPartOfAName(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F
    }

    @Test("POL-06 ARCH-08 every setting of the catalogue is read by the code that it steers, or is listed with what it waits for")
    func effects() {
        let (settings, read) = (settings, read())
        // The same as the table of the requirements has.
        let rows = SourceTree.text("Tests/RegistryTests/settings.tsv").split(separator: "\n").filter { !$0.hasPrefix("#") }.dropFirst()
        #expect(settings == Set(rows.map { row in String(row.prefix { $0 != "\t" && $0 != "." }) }))
        let listed = later.flatMap(\.settings)
        #expect(Set(listed).count == listed.count, "listed twice")
        #expect(Set(listed).subtracting(settings).sorted() == [], "listed, and no setting")
        #expect(settings.subtracting(read).subtracting(listed).sorted() == [], "nobody reads them, and no list says why")
        #expect(read.intersection(listed).sorted() == [], "listed as unread, and read")
    }
}
