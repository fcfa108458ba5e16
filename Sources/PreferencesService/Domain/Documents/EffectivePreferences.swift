import CarillonAPI
import ServiceKit

/// Quiet hours with every default filled in.
struct EffectiveQuietHours: Sendable, Hashable {
    var enabled: Bool
    var start: String
    var end: String
    /// Empty when the document names none.
    var timezone: String
    var daysOfWeek: [Int32]
    var allowCritical: Bool
}

/// A document with the policy and catalogue that apply to it: answers whether and how a type is pushed.
struct EffectivePreferences: Sendable {
    let document: PreferenceDocument
    let policy: Policy
    let catalogue: Catalogue
    private let app: AppPolicy
    /// The user's roles in the directory.
    let roles: [String]

    init(_ document: PreferenceDocument, _ app: AppPolicy, roles: [String]) {
        self.document = document
        self.roles = roles
        self.app = app
        policy = app.policy
        catalogue = app.catalogue
    }

    // MARK: Switches

    /// Whether a category is on (PREF-02). Without the user's choice, the catalogue's default for everybody or for one of the user's roles counts.
    func isCategoryEnabled(_ category: RegistryV1.Category) -> Bool {
        if let chosen = document.choices.category(category.categoryId) { return chosen }
        // A user who opts in to promotions has chosen their category too.
        if document.promotionalOptIn, isForPromotions(category) { return true }
        return switch policy.defaultCategoryState {
        case .catalogue: category.defaultEnabled || category.defaultOnRoles.contains { roles.contains($0) }
        case .on: true
        case .off: false
        }
    }

    private func isForPromotions(_ category: RegistryV1.Category) -> Bool {
        let types = catalogue.types.filter { $0.categoryId == category.categoryId }
        return !types.isEmpty && types.allSatisfy(\.promotional)
    }

    /// Whether a category is shown to users of these roles (PREF-04).
    func isVisible(_ category: RegistryV1.Category) -> Bool {
        category.roles.isEmpty || category.roles.contains { roles.contains($0) }
    }

    /// A type's own switches, without its category's switch.
    func switches(of type: RegistryV1.NotificationType) -> (push: Bool, email: Bool) {
        let chosen = document.choices.type(type.typeId)
        return (chosen?.push ?? type.defaultPush, chosen?.email ?? type.defaultEmail)
    }

    /// The type that a channel's `notify_all` switches on.
    private static let channelMessageType = "channel_message"

    /// Whether push is on for a type in a channel (PREF-03). Mutes are checked separately, because they have another skip reason.
    ///
    /// - Parameter notifyAll: the channel's `notify_all`.
    func isPushEnabled(for type: RegistryV1.NotificationType, notifyAll: Bool) -> Bool {
        guard document.pushEnabled else { return false }
        if notifyAll, type.typeId == Self.channelMessageType { return true }
        guard let category = catalogue.category(type.categoryId), isCategoryEnabled(category) else { return false }
        return switches(of: type).push
    }

    /// Whether a type is sent by e-mail: e-mail is allowed, and the type's switch is on.
    func isEmailEnabled(for type: RegistryV1.NotificationType) -> Bool {
        document.emailEnabled && switches(of: type).email
    }

    /// The gate that forbids a type regardless of its switches (EVAL-56): promotions need an opt-in (PREF-18).
    func gate(of type: RegistryV1.NotificationType) -> CommonV1.SkipReason {
        type.promotional && !document.promotionalOptIn ? .promotionalNotOptedIn : .unspecified
    }

    // MARK: Presentation

    /// The key of the choice for all types, and the name that means no sound (PREF-20).
    static let everySound = "all"
    static let noSound = "none"

    /// The sound of a type. First the user's choice for the type's sound key, its category, or all types; then the policy's sound for the key or the
    /// category, and the policy's default. Nil: no sound.
    func sound(of type: RegistryV1.NotificationType) -> String? {
        let chosen = document.choices.sound
        if chosen[Self.everySound] == Self.noSound { return nil }
        let policy = app.policy(for: type.typeId)
        let keys = [type.soundKey, type.categoryId]
        let sound =
            keys.lazy.compactMap { chosen[$0] }.first ?? chosen[Self.everySound]
            ?? keys.lazy.compactMap { policy.soundByCategory[$0] }.first ?? policy.defaultSound
        return sound == Self.noSound ? nil : sound
    }

    /// The vibration of a type in milliseconds; empty: the device's default.
    func vibration(of type: RegistryV1.NotificationType) -> [Int32] {
        document.choices.vibration(of: type.categoryId) ?? []
    }

    /// The devices that the user wants pushes on. A choice that the policy no longer offers does not count.
    var deviceScope: CommonV1.DeviceScope {
        let chosen = document.choices.deviceScope
        return policy.deviceScopeChoices.contains(chosen) ? chosen : policy.defaultDeviceScope
    }

    // MARK: Quiet hours

    var quietHours: EffectiveQuietHours {
        let chosen = document.choices.quietHours
        return EffectiveQuietHours(
            enabled: chosen?.enabled ?? policy.quietHoursDefault.enabled, start: chosen?.start ?? policy.quietHoursDefault.start,
            end: chosen?.end ?? policy.quietHoursDefault.end, timezone: chosen?.timezone ?? "",
            daysOfWeek: chosen?.days?.daysOfWeek ?? Array(0...6), allowCritical: chosen?.allowCritical ?? true)
    }

    /// The time zone of quiet hours.
    func quietZone(of user: UserZones) -> QuietZone {
        QuietZone.resolve(
            policy.quietHoursTimezoneSource, preferences: document.choices.quietHours?.timezone ?? "", of: user,
            organization: policy.organizationTimezone)
    }

    /// The window in a zone; nil while quiet hours are off.
    func quietWindow(in zone: IANAZone) -> QuietWindow? {
        let quiet = quietHours
        guard policy.quietHoursSupported, quiet.enabled, let start = LocalTime(quiet.start), let end = LocalTime(quiet.end),
            start != end
        else { return nil }
        return QuietWindow(start: start, end: end, daysOfWeek: Set(quiet.daysOfWeek.map(Int.init)), zone: zone)
    }
}
