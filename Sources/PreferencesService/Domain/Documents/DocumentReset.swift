import CarillonAPI
import ServiceKit

/// A choice that an update deletes by JSON's `null`, so that the default applies again.
enum DocumentReset: Sendable, Hashable {
    case pushEnabled, emailEnabled, promotionalOptIn, language, deviceScope, reduceMotion
    /// All types, one type, or one switch of a type (`push`, `email`).
    case notifications(type: String?, member: String?)
    /// Nil: all of them.
    case categories(String?)
    case quietHours(member: String?)
    case sound(String?)
    case vibration(String?)
    case digestTime(String?)

    private static let quietHoursMembers = ["enabled", "start", "end", "timezone", "days_of_week", "allow_critical"]

    /// Reads `language`, `quiet_hours.timezone`, `notifications.mention.push` …
    ///
    /// - Parameter catalogue: Has the type ids. They may contain dots, so `deploy.push` may be a type.
    /// - Throws: `invalid_value` for a name that is not a choice of the document.
    init(_ name: String, at index: Int, catalogue: Catalogue) throws(APIError) {
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let rest = parts.count > 1 ? parts[1] : nil
        let reset: DocumentReset? =
            switch (parts[0], rest) {
            case ("push_enabled", nil): .pushEnabled
            case ("email_enabled", nil): .emailEnabled
            case ("promotional_opt_in", nil): .promotionalOptIn
            case ("language", nil): .language
            case ("device_scope", nil): .deviceScope
            case ("reduce_motion", nil): .reduceMotion
            case ("notifications", let rest): Self.notifications(rest, catalogue)
            case ("categories", let id): .categories(id)
            case ("quiet_hours", nil): .quietHours(member: nil)
            case ("quiet_hours", let member?) where Self.quietHoursMembers.contains(member): .quietHours(member: member)
            case ("sound", let key): .sound(key)
            case ("vibration", let id): .vibration(id)
            case ("digest_time", let id): .digestTime(id)
            default: nil
            }
        guard let reset else { throw APIError(.invalidValue, field: "reset[\(index)]", "“\(name)” is not a choice of the document") }
        self = reset
    }

    private static func notifications(_ rest: String?, _ catalogue: Catalogue) -> DocumentReset {
        guard let rest else { return .notifications(type: nil, member: nil) }
        if catalogue.type(rest) != nil { return .notifications(type: rest, member: nil) }
        for member in ["push", "email"] where rest.hasSuffix("." + member) {
            return .notifications(type: String(rest.dropLast(member.count + 1)), member: member)
        }
        return .notifications(type: rest, member: nil)
    }

    func apply(to document: inout PreferenceDocument, at now: Instant) {
        switch self {
        case .pushEnabled: document.setPushEnabled(true, at: now)
        case .emailEnabled: document.emailEnabled = true
        case .promotionalOptIn: document.promotionalOptIn = false
        case .language: document.language = nil
        case .deviceScope: document.choices.deviceScope = .unspecified
        case .reduceMotion: document.choices.reduceMotion = nil
        case .notifications(nil, _): document.choices.types = []
        case .notifications(let type?, let member):
            document.choices.changeType(type) { choice in
                if member != "email" { choice.push = nil }
                if member != "push" { choice.email = nil }
            }
        case .categories(nil): document.choices.categories = []
        case .categories(let id?): document.choices.setCategory(id, nil)
        case .quietHours(let member): document.choices.changeQuietHours { Self.forget(member, of: &$0) }
        case .sound(nil): document.choices.sound = [:]
        case .sound(let key?): document.choices.sound[key] = nil
        case .vibration(nil): document.choices.vibration = []
        case .vibration(let id?): document.choices.setVibration(id, nil)
        case .digestTime(nil): document.choices.digestTime = [:]
        case .digestTime(let id?): document.choices.digestTime[id] = nil
        }
    }

    private static func forget(_ member: String?, of quiet: inout PreferencesV1.QuietHoursUpdate) {
        switch member {
        case nil: quiet = .init()
        case "enabled": quiet.enabled = nil
        case "start": quiet.start = nil
        case "end": quiet.end = nil
        case "timezone": quiet.timezone = nil
        case "days_of_week": quiet.days = nil
        default: quiet.allowCritical = nil
        }
    }
}
