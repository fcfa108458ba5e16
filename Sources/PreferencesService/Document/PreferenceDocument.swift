import CarillonAPI
import ServiceKit

/// What one user of one app chose (PREF-01). Whatever was never chosen is absent here and follows catalogue and policy.
struct PreferenceDocument: Sendable, Hashable {
    var pushEnabled = true
    var emailEnabled = true
    var choices = Choices()
    var promotionalOptIn = false
    var language: String?
    /// The last time the master switch was turned off; kept when it is turned on again (PREF-16).
    var optedOutAtMs: Int64?
    /// 1 for a document that was never changed.
    var version: Int64 = 1
    var updatedAtMs: Int64 = 0

    /// The choices that are stored together.
    struct Choices: Sendable, Hashable, Codable {
        var types: [String: TypeChoice]?
        var categories: [String: Bool]?
        var quietHours: QuietHoursChoice?
        var sound: [String: String]?
    }

    struct TypeChoice: Sendable, Hashable, Codable {
        var push: Bool?
        var email: Bool?
    }

    struct QuietHoursChoice: Sendable, Hashable, Codable {
        var enabled: Bool?
        var start: String?
        var end: String?
        var timezone: String?
        var daysOfWeek: [Int]?
        var allowCritical: Bool?
    }
}

/// Quiet hours with every default filled in.
struct EffectiveQuietHours: Sendable, Hashable {
    var enabled: Bool
    var start: String
    var end: String
    /// Empty when the document names none.
    var timezone: String
    var daysOfWeek: [Int]
    var allowCritical: Bool
}

/// A document together with what governs it: the questions everybody asks of preferences.
struct EffectivePreferences: Sendable {
    let document: PreferenceDocument
    let policy: Policy
    let catalogue: Catalogue

    init(_ document: PreferenceDocument, _ governing: AppPolicy) {
        self.document = document
        policy = governing.policy
        catalogue = governing.catalogue
    }

    /// Whether a category is on (PREF-02).
    func isCategoryEnabled(_ category: RegistryV1.Category) -> Bool {
        if let chosen = document.choices.categories?[category.categoryId] { return chosen }
        return switch policy.defaultCategoryState {
        case .catalogue: category.defaultEnabled
        case .on: true
        case .off: false
        }
    }

    /// A type's own switches, without its category's.
    func switches(of type: RegistryV1.NotificationType) -> (push: Bool, email: Bool) {
        let chosen = document.choices.types?[type.typeId]
        return (chosen?.push ?? type.defaultPush, chosen?.email ?? type.defaultEmail)
    }

    /// The type that a channel's `notify_all` switches on.
    private static let channelMessageType = "channel_message"

    /// Whether push is on for a type in a channel (PREF-03). A mute is asked separately, as its reason is another.
    ///
    /// - Parameter notifyAll: the channel's `notify_all`.
    func isPushEnabled(for type: RegistryV1.NotificationType, notifyAll: Bool) -> Bool {
        guard document.pushEnabled else { return false }
        if notifyAll, type.typeId == Self.channelMessageType { return true }
        guard let category = catalogue.category(type.categoryId), isCategoryEnabled(category) else { return false }
        return switches(of: type).push
    }

    /// Whether e-mail is wanted for a type: it is allowed at all, and the type's switch is on.
    func isEmailEnabled(for type: RegistryV1.NotificationType) -> Bool {
        document.emailEnabled && switches(of: type).email
    }

    /// The sound of a type: the user's, else the app's, else the default.
    func sound(of type: RegistryV1.NotificationType) -> String {
        guard !type.soundKey.isEmpty else { return policy.defaultSound }
        return document.choices.sound?[type.soundKey] ?? policy.soundByCategory[type.soundKey] ?? policy.defaultSound
    }

    var quietHours: EffectiveQuietHours {
        let chosen = document.choices.quietHours
        return EffectiveQuietHours(
            enabled: chosen?.enabled ?? policy.quietHoursDefault.enabled, start: chosen?.start ?? policy.quietHoursDefault.start,
            end: chosen?.end ?? policy.quietHoursDefault.end, timezone: chosen?.timezone ?? "",
            daysOfWeek: chosen?.daysOfWeek ?? Array(0...6), allowCritical: chosen?.allowCritical ?? true)
    }

    /// When the quiet hours that cover `instant` end; nil while they are not active.
    ///
    /// - Parameter fallbackTimezone: the zone of user, most recent device or organization, as the caller resolved it; used
    ///   where the policy reads quiet hours in the user's or device's zone and the document names none.
    func quietHoursEnd(at instant: Instant, fallbackTimezone: String) -> Instant? {
        let quiet = quietHours
        guard policy.quietHoursSupported, quiet.enabled, let start = LocalTime(quiet.start), let end = LocalTime(quiet.end),
            start != end
        else { return nil }
        let window = QuietWindow(
            start: start, end: end, daysOfWeek: Set(quiet.daysOfWeek),
            zone: zone(documentTimezone: quiet.timezone, fallbackTimezone: fallbackTimezone))
        return window.end(ofWindowCovering: instant)
    }

    /// The first of the candidates that names a zone; UTC when none does.
    private func zone(documentTimezone: String, fallbackTimezone: String) -> IANAZone {
        let candidates =
            switch policy.quietHoursTimezoneSource {
            case .user: [documentTimezone, fallbackTimezone, policy.organizationTimezone]
            case .device: [fallbackTimezone, policy.organizationTimezone]
            case .organization: [policy.organizationTimezone]
            }
        for name in candidates where !name.isEmpty {
            if let zone = IANA.zone(named: name) { return zone }
        }
        return .utc
    }
}
