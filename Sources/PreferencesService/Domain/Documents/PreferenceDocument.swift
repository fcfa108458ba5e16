import CarillonAPI
import ServiceKit

/// The choices of a user of an app (PREF-01). Settings without a choice are absent and follow catalogue and policy.
struct PreferenceDocument: Sendable, Hashable {
    var pushEnabled = true
    var emailEnabled = true
    /// The choices that are stored together: short lists, searched from the start.
    var choices = PreferencesV1.StoredChoices()
    var promotionalOptIn = false
    var language: String?
    /// The last time the master switch was turned off; kept when it is turned on again (PREF-16).
    var optedOutAt: Instant?
    /// 1 for a document that was never changed.
    var version: Int64 = 1
    /// 1970 for a document that was never changed.
    var updatedAt = Instant(milliseconds: 0)

    /// Most stored opt-outs.
    static let optOutsKept = 50

    /// Sets the master switch, and records each opt-out.
    mutating func setPushEnabled(_ enabled: Bool, at now: Instant) {
        if pushEnabled, !enabled {
            optedOutAt = now
            choices.optOutHistoryMs = Array(([now.milliseconds] + choices.optOutHistoryMs).prefix(Self.optOutsKept))
        }
        pushEnabled = enabled
    }

    /// Makes a new version with the time of the change.
    mutating func countChange(at now: Instant) {
        version += 1
        updatedAt = now
    }
}

extension PreferencesV1.StoredChoices {
    func type(_ id: String) -> PreferencesV1.TypeSwitch? { types.first { $0.typeId == id } }

    func category(_ id: String) -> Bool? { categories.first { $0.categoryId == id }?.enabled }

    func vibration(of category: String) -> [Int32]? { vibration.first { $0.categoryId == category }?.milliseconds }

    /// Changes a type's switches. Drops an entry without switches. Entries stay sorted, so that equal choices make equal documents.
    mutating func changeType(_ id: String, _ change: (inout PreferencesV1.TypeSwitch) -> Void) {
        var choice = type(id) ?? .init(typeId: id)
        change(&choice)
        types.removeAll { $0.typeId == id }
        guard choice.push != nil || choice.email != nil else { return }
        types.insert(choice, at: types.firstIndex { $0.typeId > id } ?? types.endIndex)
    }

    /// Sets a category's switch; nil deletes the choice.
    mutating func setCategory(_ id: String, _ enabled: Bool?) {
        categories.removeAll { $0.categoryId == id }
        guard let enabled else { return }
        categories.insert(.init(categoryId: id, enabled: enabled), at: categories.firstIndex { $0.categoryId > id } ?? categories.endIndex)
    }

    /// Sets a category's vibration; nil deletes the choice.
    mutating func setVibration(_ id: String, _ milliseconds: [Int32]?) {
        vibration.removeAll { $0.categoryId == id }
        guard let milliseconds else { return }
        vibration.insert(
            .init(categoryId: id, milliseconds: milliseconds), at: vibration.firstIndex { $0.categoryId > id } ?? vibration.endIndex)
    }

    /// Changes the choices for quiet hours. Drops an entry without choices.
    mutating func changeQuietHours(_ change: (inout PreferencesV1.QuietHoursUpdate) -> Void) {
        var choice = quietHours ?? .init()
        change(&choice)
        quietHours = choice == .init() ? nil : choice
    }
}
