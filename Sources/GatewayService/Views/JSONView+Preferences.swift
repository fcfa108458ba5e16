import CarillonAPI

extension JSONView {
    /// PREF-01, PREF-04.
    static func preferences(_ document: PreferencesV1.Document) -> JSONValue {
        [
            "user_id": .string(document.userId), "app_id": .string(document.tenant?.appId ?? ""), "push_enabled": .bool(document.pushEnabled),
            "email_enabled": .bool(document.emailEnabled),
            "notifications": .map(
                Dictionary(
                    document.notifications.map { type in
                        (type.typeId, ["push": type.push.map { .bool($0) } ?? .null, "email": type.email.map { .bool($0) } ?? .null])
                    }
                ) { $1 }),
            "categories": .map(Dictionary(document.categories.map { ($0.categoryId, .bool($0.enabled)) }) { $1 }),
            "quiet_hours": quietHours(document.quietHours ?? .init(), state: document.quietState ?? .init()),
            "channel_settings": .map(Dictionary(document.channelSettings.map { ($0.channelId, channelSetting($0)) }) { $1 }),
            "sound": .map(document.sound.mapValues { .string($0) }),
            "vibration": .map(
                Dictionary(document.vibration.map { ($0.categoryId, .list($0.milliseconds.map { .integer(Int64($0)) })) }) { $1 }),
            "device_scope": .text(document.deviceScope.name), "device_scope_choices": .list(document.deviceScopeChoices.map { .string($0.name) }),
            "digest_time": .map(document.digestTime.mapValues { .string($0) }), "digest_default_time": .text(document.digestDefaultTime),
            "promotional_opt_in": .bool(document.promotionalOptIn), "reduce_motion": .bool(document.reduceMotion),
            "language": document.language.map { .string($0) } ?? .null, "opted_out_at": instant(document.optedOutAtMs),
            "opt_out_history": .list(document.optOutHistoryMs.map { instant($0) }),
            "guardian_consent": .text(document.guardianConsent.name),
            "managed_by": document.managedBy.map { .string($0) } ?? .null, "default_source": .string(document.defaultSource.name),
            "version": .integer(document.version), "updated_at": instant(document.updatedAtMs),
        ]
    }

    /// The settings of quiet hours and their present state (PREF-09).
    private static func quietHours(_ quiet: PreferencesV1.QuietHours, state: PreferencesV1.QuietState) -> JSONValue {
        [
            "enabled": .bool(quiet.enabled), "start": .text(quiet.start), "end": .text(quiet.end), "timezone": .text(quiet.timezone),
            "days_of_week": .list(quiet.daysOfWeek.map { .integer(Int64($0)) }), "allow_critical": .bool(quiet.allowCritical),
            "active": .bool(state.active), "ends_at": instant(state.endsAtMs), "next_change_at": instant(state.nextChangeAtMs),
            "effective_timezone": .text(state.timezone), "timezone_source": .text(state.timezoneSource.name),
            "unknown_timezones": .list(state.unknownTimezones.map { .string($0) }),
        ]
    }
}
