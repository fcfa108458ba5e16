import CarillonAPI
import JSON
import ServiceKit

extension PreferenceDocument {
    /// The user's data for a transfer to another installation.
    func stored(userId: String, channels: [ChannelSetting]) -> PreferencesV1.StoredUser {
        .init(
            userId: userId, pushEnabled: pushEnabled, emailEnabled: emailEnabled, promotionalOptIn: promotionalOptIn, language: language,
            optedOutAtMs: optedOutAt?.milliseconds, version: version, updatedAtMs: updatedAt.milliseconds, choices: choices,
            channelSettings: channels.map { $0.choice.stored(channelId: $0.channelId) })
    }

    /// The document in a data export (PRIV-11): a JSON object with the choices by name.
    func dataExport() -> String {
        var members: [String: JSONElement] = [
            "push_enabled": .boolean(pushEnabled), "email_enabled": .boolean(emailEnabled), "promotional_opt_in": .boolean(promotionalOptIn),
            "version": .integer(version), "updated_at_ms": .integer(updatedAt.milliseconds),
        ]
        members["language"] = language.map { .string($0) }
        members["opted_out_at_ms"] = optedOutAt.map { .integer($0.milliseconds) }
        members["choices"] = .object(Self.dataExport(choices))
        return JSONElement.object(members).text
    }

    private static func dataExport(_ choices: PreferencesV1.StoredChoices) -> [String: JSONElement] {
        var members: [String: JSONElement] = [:]
        members["notifications"] = .array(
            choices.types.map { type in
                var member: [String: JSONElement] = ["type": .string(type.typeId)]
                member["push"] = type.push.map { .boolean($0) }
                member["email"] = type.email.map { .boolean($0) }
                return .object(member)
            })
        members["categories"] = .array(choices.categories.map { ["category": .string($0.categoryId), "enabled": .boolean($0.enabled)] })
        members["sound"] = .texts(choices.sound)
        members["vibration"] = .array(
            choices.vibration.map { ["category": .string($0.categoryId), "milliseconds": numbers($0.milliseconds)] })
        members["device_scope"] = .string(choices.deviceScope.name)
        members["digest_time"] = .texts(choices.digestTime)
        members["reduce_motion"] = choices.reduceMotion.map { .boolean($0) }
        members["opt_out_history_ms"] = numbers(choices.optOutHistoryMs)
        if let hours = choices.quietHours {
            var member: [String: JSONElement] = [:]
            member["enabled"] = hours.enabled.map { .boolean($0) }
            member["start"] = hours.start.map { .string($0) }
            member["end"] = hours.end.map { .string($0) }
            member["timezone"] = hours.timezone.map { .string($0) }
            member["days_of_week"] = (hours.days?.daysOfWeek).map { numbers($0) }
            member["allow_critical"] = hours.allowCritical.map { .boolean($0) }
            members["quiet_hours"] = .object(member)
        }
        return members
    }

    private static func numbers(_ values: [some BinaryInteger]) -> JSONElement { .array(values.map { .integer(Int64($0)) }) }
}
