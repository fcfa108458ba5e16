import CarillonAPI
import ServiceKit
import Storage

/// What telemetry tells of a user's change of their document (PREF-21): category toggles and quiet hours.
struct DocumentTelemetry: Sendable {
    /// Where users change preferences, the first one by default.
    private static let places = ["settings_page", "notification_action"]

    let governing: AppPolicy
    /// The user's roles; nil while they are not known: categories whose default depends on them count as toggled when they are first chosen.
    let roles: [String]?
    let changedFrom: String

    init(governing: AppPolicy, roles: [String]?, changedFrom: String) throws(APIError) {
        guard changedFrom.isEmpty || Self.places.contains(changedFrom) else {
            throw APIError(.invalidValue, field: "changed_from", "is one of \(Self.places.joined(separator: ", "))")
        }
        self.governing = governing
        self.roles = roles
        self.changedFrom = changedFrom.isEmpty ? Self.places[0] : changedFrom
    }

    /// Whether what a category was before may depend on the user's roles.
    static func asksForRoles(_ governing: AppPolicy) -> Bool {
        governing.policy.telemetryMode != .off && governing.catalogue.categories.contains { !$0.defaultOnRoles.isEmpty }
    }

    /// Raises the events of a change, in the transaction that makes it.
    func raise(
        _ before: PreferenceDocument, _ after: PreferenceDocument, of user: ChangedUser, source: TelemetrySource, _ database: Database
    ) throws {
        for (type, properties) in events(before, after, userId: user.user) {
            try source.raise(type, about: user, mode: governing.policy.telemetryMode, atMs: after.updatedAtMs, properties, database)
        }
    }

    /// The events of a change, categories in the catalogue's order.
    func events(
        _ before: PreferenceDocument, _ after: PreferenceDocument, userId: String
    ) -> [(type: String, properties: [String: TelemetryValue])] {
        let (old, new) = (effective(before), effective(after))
        var events: [(type: String, properties: [String: TelemetryValue])] = []
        for category in governing.catalogue.categories {
            let isOn = new.isCategoryEnabled(category)
            let isFirstWord =
                roles == nil && !category.defaultOnRoles.isEmpty && before.choices.category(category.categoryId) == nil
                && after.choices.category(category.categoryId) != nil
            let wasOn = isFirstWord ? !isOn : old.isCategoryEnabled(category)
            guard wasOn != isOn else { continue }
            events.append(
                (
                    "push_category_toggled",
                    [
                        "user_id": .text(userId), "category": .text(category.categoryId), "old_value": .flag(wasOn), "new_value": .flag(isOn),
                        "changed_from": .text(changedFrom),
                    ]
                ))
        }
        let quiet = new.quietHours
        if quiet != old.quietHours {
            events.append(
                (
                    "push_quiet_hours_updated",
                    [
                        "user_id": .text(userId), "enabled": .flag(quiet.enabled), "start_time": .text(quiet.start), "end_time": .text(quiet.end),
                        // Empty where the user chose none, and follows the policy.
                        "timezone": .text(quiet.timezone), "days_of_week": .list(quiet.daysOfWeek.map { .integer(Int64($0)) }),
                    ]
                ))
        }
        return events
    }

    private func effective(_ document: PreferenceDocument) -> EffectivePreferences {
        EffectivePreferences(document, governing, roles: roles ?? [])
    }
}
