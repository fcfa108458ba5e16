import CarillonAPI
import ServiceKit

/// Telemetry events about a change of a user's document (PREF-21): category toggles and quiet hours.
struct DocumentTelemetry: Sendable {
    let app: AppPolicy
    /// The user's roles; nil: unknown. Then a first choice of a category whose default depends on roles counts as a change.
    let roles: [String]?
    let changedFrom: PreferencesV1.ChoicePlace.Known

    init(app: AppPolicy, roles: [String]?, changedFrom: PreferencesV1.ChoicePlace) throws(APIError) {
        self.app = app
        self.roles = roles
        self.changedFrom = try changedFrom.checked(field: "changed_from") ?? .settingsPage
    }

    /// Whether a category's default may depend on the user's roles.
    static func asksForRoles(_ app: AppPolicy) -> Bool {
        app.policy.telemetryMode != .off && app.catalogue.categories.contains { !$0.defaultOnRoles.isEmpty }
    }

    /// The events of a change, categories in the catalogue's order.
    func events(_ before: PreferenceDocument, _ after: PreferenceDocument, userId: String) -> [ChangeEvent] {
        let (old, new) = (effective(before), effective(after))
        var events: [ChangeEvent] = []
        for category in app.catalogue.categories {
            let isOn = new.isCategoryEnabled(category)
            let isFirstChoice =
                roles == nil && !category.defaultOnRoles.isEmpty && before.choices.category(category.categoryId) == nil
                && after.choices.category(category.categoryId) != nil
            let wasOn = isFirstChoice ? !isOn : old.isCategoryEnabled(category)
            guard wasOn != isOn else { continue }
            events.append(
                ChangeEvent(
                    .categoryToggled,
                    [
                        "user_id": .text(userId), "category": .text(category.categoryId), "old_value": .flag(wasOn), "new_value": .flag(isOn),
                        "changed_from": .text(changedFrom.name),
                    ]))
        }
        let quiet = new.quietHours
        if quiet != old.quietHours {
            events.append(
                ChangeEvent(
                    .quietHoursUpdated,
                    [
                        "user_id": .text(userId), "enabled": .flag(quiet.enabled), "start_time": .text(quiet.start), "end_time": .text(quiet.end),
                        // Empty when the user chose no zone and the policy's zone counts.
                        "timezone": .text(quiet.timezone), "days_of_week": .list(quiet.daysOfWeek.map { .integer(Int64($0)) }),
                    ]))
        }
        return events
    }

    private func effective(_ document: PreferenceDocument) -> EffectivePreferences {
        EffectivePreferences(document, app, roles: roles ?? [])
    }
}
