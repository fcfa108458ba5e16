import CarillonAPI
import ServiceKit

/// Zones that speak for a user, as far as they are known; empty where not.
struct UserZones: Sendable, Hashable {
    /// Of the user's profile.
    var user = ""
    /// Of the most recently used device.
    var device = ""
}

/// The zone in which a user's quiet hours are read, and who named it (PREF-09, `quiet_hours_timezone_source`).
struct QuietZone: Sendable, Hashable {
    typealias Source = PreferencesV1.TimezoneSource.Known

    var zone: IANAZone
    var source: Source
    /// Names that were passed over because the time zone database does not know them, as `SOURCE NAME` (trap T42): a zone that was
    /// renamed or mistyped must not silently mean "send".
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
