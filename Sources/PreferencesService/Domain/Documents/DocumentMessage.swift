import CarillonAPI
import ServiceKit

extension EffectivePreferences {
    /// The whole document with the catalogue's entries and their state, so that a settings screen needs one request (PREF-04). Leaves out categories
    /// that are not for the user's roles, and their types.
    func message(
        tenant: CommonV1.Tenant?, userId: String, channels: [PreferencesV1.ChannelSetting], zones: UserZones, now: Instant
    ) -> PreferencesV1.Document {
        let quiet = quietHours
        let choices = document.choices
        let categories = catalogue.categories.filter(isVisible)
        let visible = Set(categories.map(\.categoryId))
        return .init(
            tenant: tenant, userId: userId, pushEnabled: document.pushEnabled, emailEnabled: document.emailEnabled,
            notifications: catalogue.types.filter { visible.contains($0.categoryId) }.map { type in
                let switches = switches(of: type)
                return .init(typeId: type.typeId, push: switches.push, email: switches.email)
            },
            categories: categories.map { .init(categoryId: $0.categoryId, enabled: isCategoryEnabled($0)) },
            quietHours: .init(
                enabled: quiet.enabled, start: quiet.start, end: quiet.end, timezone: quiet.timezone,
                daysOfWeek: quiet.daysOfWeek, allowCritical: quiet.allowCritical),
            channelSettings: channels, sound: policy.soundByCategory.merging(choices.sound) { $1 }, deviceScope: deviceScope,
            promotionalOptIn: document.promotionalOptIn, language: document.language, optedOutAtMs: document.optedOutAt?.milliseconds,
            version: document.version, updatedAtMs: document.updatedAt.milliseconds, deviceScopeChoices: policy.deviceScopeChoices,
            digestTime: choices.digestTime, digestDefaultTime: policy.digestDefaultTime.description, vibration: choices.vibration,
            reduceMotion: choices.reduceMotion ?? false, optOutHistoryMs: choices.optOutHistoryMs, managedBy: nil,
            defaultSource: document.version == 1 ? .profile : .user, quietState: quietState(of: zones, at: now))
    }

    /// The present state of quiet hours (PREF-09).
    private func quietState(of zones: UserZones, at now: Instant) -> PreferencesV1.QuietState {
        let zone = quietZone(of: zones)
        let status = quietWindow(in: zone.zone)?.status(at: now) ?? .never
        return .init(
            active: status.isActive, endsAtMs: status.endsAt?.milliseconds, nextChangeAtMs: status.nextChangeAt?.milliseconds,
            timezone: zone.zone.name, timezoneSource: .init(zone.source), unknownTimezones: zone.unknown)
    }
}
