import CarillonAPI
import ServiceKit

extension EffectivePreferences {
    /// The whole document with the catalogue's entries and their state, so that a settings screen needs one request (PREF-04).
    func message(
        tenant: CommonV1.Tenant?, userId: String, channels: [PreferencesV1.ChannelSetting]
    ) -> PreferencesV1.Document {
        let quiet = quietHours
        return .init(
            tenant: tenant, userId: userId, pushEnabled: document.pushEnabled, emailEnabled: document.emailEnabled,
            notifications: catalogue.types.map { type in
                let switches = switches(of: type)
                return .init(typeId: type.typeId, push: switches.push, email: switches.email)
            },
            categories: catalogue.categories.map { .init(categoryId: $0.categoryId, enabled: isCategoryEnabled($0)) },
            quietHours: .init(
                enabled: quiet.enabled, start: quiet.start, end: quiet.end, timezone: quiet.timezone,
                daysOfWeek: quiet.daysOfWeek.map(Int32.init), allowCritical: quiet.allowCritical),
            channelSettings: channels,
            sound: policy.soundByCategory.merging(document.choices.sound ?? [:]) { $1 },
            deviceScope: policy.defaultDeviceScope, promotionalOptIn: document.promotionalOptIn, language: document.language,
            optedOutAtMs: document.optedOutAtMs, version: document.version, updatedAtMs: document.updatedAtMs)
    }
}
