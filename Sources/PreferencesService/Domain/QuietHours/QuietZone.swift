import CarillonAPI
import ServiceKit

/// The known time zones of a user; empty: unknown.
struct UserZones: Sendable, Hashable {
    /// Of the user's profile.
    var user = ""
    /// Of the most recently used device.
    var device = ""
}

/// The time zone of a user's quiet hours and its source (PREF-09, `quiet_hours_timezone_source`).
struct QuietZone: Sendable, Hashable {
    typealias Source = PreferencesV1.TimezoneSource.Known

    var zone: IANAZone
    var source: Source
    /// Names that the time zone database does not have, as `SOURCE NAME`. They are reported, so that a renamed or mistyped zone does not
    /// silently disable quiet hours.
    var unknown: [String] = []

    /// The first of the policy's sources that names a zone; UTC when none does.
    static func resolve(
        _ rule: QuietHoursTimezoneSource, preferences: String, of user: UserZones, organization: String
    ) -> QuietZone {
        let candidates: [(source: Source, name: String)] =
            switch rule {
            case .user: [(.preferences, preferences), (.user, user.user), (.device, user.device), (.organization, organization)]
            case .device: [(.device, user.device), (.organization, organization)]
            case .organization: [(.organization, organization)]
            }
        var unknown: [String] = []
        for (source, name) in candidates where !name.isEmpty {
            if let zone = IANA.zone(named: name) { return QuietZone(zone: zone, source: source, unknown: unknown) }
            unknown.append("\(source.name) \(name)")
        }
        return QuietZone(zone: .utc, source: .default, unknown: unknown)
    }
}
