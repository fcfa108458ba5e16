import CarillonAPI
import Foundation

extension PreferenceDocument {
    /// The user's data for a transfer to another installation.
    func stored(userId: String, channels: [ChannelSetting]) -> PreferencesV1.StoredUser {
        .init(
            userId: userId, pushEnabled: pushEnabled, emailEnabled: emailEnabled, promotionalOptIn: promotionalOptIn, language: language,
            optedOutAtMs: optedOutAtMs, version: version, updatedAtMs: updatedAtMs, choices: choices,
            channelSettings: channels.map { $0.choice.stored(channelId: $0.channelId) })
    }

    /// The document in a data export (PRIV-11): a JSON object with the choices by name.
    func dataExport() throws -> String {
        var members: [String: Any] = [
            "push_enabled": pushEnabled, "email_enabled": emailEnabled, "promotional_opt_in": promotionalOptIn, "version": version,
            "updated_at_ms": updatedAtMs,
        ]
        members["language"] = language
        members["opted_out_at_ms"] = optedOutAtMs
        members["choices"] = Self.dataExport(choices)
        return String(decoding: try JSONSerialization.data(withJSONObject: members, options: [.sortedKeys]), as: UTF8.self)
    }

    private static func dataExport(_ choices: PreferencesV1.StoredChoices) -> [String: Any] {
        var members: [String: Any] = [:]
        members["notifications"] = choices.types.map { type in
            var member: [String: Any] = ["type": type.typeId]
            member["push"] = type.push
            member["email"] = type.email
            return member
        }
        members["categories"] = choices.categories.map { ["category": $0.categoryId, "enabled": $0.enabled] as [String: Any] }
        members["sound"] = choices.sound
        members["vibration"] = choices.vibration.map { ["category": $0.categoryId, "milliseconds": $0.milliseconds] as [String: Any] }
        members["device_scope"] = choices.deviceScope.name
        members["digest_time"] = choices.digestTime
        members["reduce_motion"] = choices.reduceMotion
        members["opt_out_history_ms"] = choices.optOutHistoryMs
        if let hours = choices.quietHours {
            var member: [String: Any] = [:]
            member["enabled"] = hours.enabled
            member["start"] = hours.start
            member["end"] = hours.end
            member["timezone"] = hours.timezone
            member["days_of_week"] = hours.days?.daysOfWeek
            member["allow_critical"] = hours.allowCritical
            members["quiet_hours"] = member
        }
        return members
    }
}
