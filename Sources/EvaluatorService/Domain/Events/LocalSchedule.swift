import CarillonAPI
import EventRules
import ServiceKit

/// A time by the clock of each user (EVAL-44): 08:00 in Tokyo, then in Berlin, then in New York.
struct LocalSchedule: Sendable, Hashable {
    /// No clock is further behind.
    private static let furthestBehind = Duration.seconds(12 * 3_600)

    let date: LocalDate
    let time: LocalTime
    let source: EvaluatorV1.LocalZone.Known

    /// `2026-12-24 08:00`.
    var words: String { "\(date) \(time)" }

    /// - Throws: ``APIError``, naming the field.
    init(_ schedule: EvaluatorV1.LocalSchedule) throws(APIError) {
        let chosen = try EventRules.LocalChoice(schedule)
        self.init(date: chosen.date, time: chosen.time, source: chosen.source)
    }

    init(date: LocalDate, time: LocalTime, source: EvaluatorV1.LocalZone.Known) {
        self.date = date
        self.time = time
        self.source = source
    }

    /// When the first clock on Earth shows it: also of an organization's clock, which may be another one then.
    var earliest: Instant { EventRules.earliest(date, time) }
    /// When the last clock on Earth shows it.
    var latest: Instant { instant(in: .utc) + Self.furthestBehind }

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

    private func instant(in zone: IANAZone) -> Instant { WallClock.instant(of: LocalDateTime(date: date, time: time), in: zone) }

    /// The first zone that is known; UTC where none is.
    private static func zone(of names: [String]) -> IANAZone {
        for name in names where !name.isEmpty {
            if let zone = IANA.zone(named: name) { return zone }
        }
        return .utc
    }
}

/// Defers a push until its user's clock shows a time (EVAL-44).
struct LocalTimeDeferral: Sendable, Hashable {
    var schedule: LocalSchedule
    var until: Instant
    /// The zone of the user's clock.
    var timezone: String

    /// For explanations: `scheduled for 2026-12-24 08:00 Europe/Berlin`.
    var words: String { "scheduled for \(schedule.words) \(timezone)" }
}
