import CarillonAPI
import EventRules
import ServiceKit

/// Defers a push until its user's clock shows a time (EVAL-44).
struct LocalTimeDeferral: Sendable, Hashable {
    var schedule: LocalSchedule
    var until: Instant
    /// The zone of the user's clock.
    var timezone: String

    /// For explanations: `scheduled for 2026-12-24 08:00 Europe/Berlin`.
    var words: String { "scheduled for \(schedule.words) \(timezone)" }
}

extension LocalSchedule {
    /// When a user's clock shows it.
    func time(of user: RegistryV1.ResolvedUser, _ policy: Policy) -> LocalTimeDeferral {
        let zone = Self.zone(of: user, source, policy)
        return LocalTimeDeferral(schedule: self, until: instant(in: zone), timezone: zone.name)
    }

    /// The zone of a user's clock.
    static func zone(of user: RegistryV1.ResolvedUser, _ source: EvaluatorV1.LocalZone.Known, _ policy: Policy) -> IANAZone {
        let organization = policy.organizationTimezone
        return switch source {
        case .device: zone(of: [user.deviceTimezone, user.timezone, organization])
        case .organization: zone(of: [organization])
        case .user: zone(of: [user.timezone, user.deviceTimezone, organization])
        }
    }

    /// The first zone that is known; UTC where none is.
    private static func zone(of names: [String]) -> IANAZone {
        for name in names where !name.isEmpty {
            if let zone = IANA.zone(named: name) { return zone }
        }
        return .utc
    }
}
