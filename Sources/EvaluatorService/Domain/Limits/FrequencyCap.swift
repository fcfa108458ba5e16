import CarillonAPI
import ServiceKit

/// A cap on the visible pushes of one priority to a user, in the user's calendar (EVAL-30).
struct FrequencyCap: Sendable, Hashable {
    /// `.normal` counts by local day, `.high` by ISO week. Other priorities have no cap.
    let priority: CommonV1.Priority
    /// The name of the cap's setting.
    let setting: String
    /// Most pushes in a period; nil: any number. They are counted all the same, for the settings screen (PREF-19).
    let limit: Int?
    /// Whether a push above the limit is skipped.
    let isEnforced: Bool

    /// The cap on notifications of a type and priority. Nil where they pass every cap and do not count: `cap_enforcement` is `off`, the type is
    /// `cap_exempt`, or the priority has no cap.
    init?(_ policy: Policy, type: RegistryV1.NotificationType?, priority: CommonV1.Priority) {
        guard policy.capEnforcement != .off, type?.capExempt != true else { return nil }
        switch priority {
        case .normal: (setting, limit) = ("cap_normal_per_day", policy.capNormalPerDay)
        case .high: (setting, limit) = ("cap_high_per_week", policy.capHighPerWeek)
        default: return nil
        }
        self.priority = priority
        isEnforced = policy.capEnforcement == .enforce
    }
}

/// How much of a cap is used up at an instant.
struct CapUsage: Sendable, Hashable {
    let cap: FrequencyCap
    /// The local day or ISO week.
    let period: Range<Instant>
    let zone: IANAZone
    /// Pushes in the period.
    let pushes: Int

    /// The first limit that the next push would exceed, where the cap is enforced.
    var reachedLimit: Int? {
        guard cap.isEnforced, let limit = cap.limit, pushes >= limit else { return nil }
        return limit
    }
}

/// The periods of caps at one instant, by zone. The users of a batch live in few zones.
struct CapCalendar: Sendable {
    private struct Periods {
        let zone: IANAZone
        let day, week: Range<Instant>
    }

    let now: Instant
    private var known: [String: Periods] = [:]

    init(now: Instant) { self.now = now }

    /// - Parameter zoneName: of the user's calendar; UTC where it is empty or not known.
    mutating func usage(of cap: FrequencyCap, zoneName: String, _ counts: PushCounts?) -> CapUsage {
        let periods = periods(in: zoneName)
        let period = cap.priority == .high ? periods.week : periods.day
        return CapUsage(cap: cap, period: period, zone: periods.zone, pushes: counts?.pushes(since: period.lowerBound) ?? 0)
    }

    private mutating func periods(in zoneName: String) -> Periods {
        if let periods = known[zoneName] { return periods }
        let zone = IANA.zone(named: zoneName) ?? .utc
        let today = LocalDateTime(now, zone).date
        let monday = today.adding(days: 1 - today.isoWeekday)
        func midnights(from date: LocalDate, days: Int) -> Range<Instant> {
            let start = WallClock.instant(of: LocalDateTime(date: date), in: zone)
            return start..<max(start, WallClock.instant(of: LocalDateTime(date: date.adding(days: days)), in: zone))
        }
        let periods = Periods(zone: zone, day: midnights(from: today, days: 1), week: midnights(from: monday, days: 7))
        known[zoneName] = periods
        return periods
    }
}

extension Policy {
    /// Who sets a setting, for explanations (ARCH-08).
    func originWords(of setting: String) -> String {
        switch origins[setting]?.known {
        case .profile: "the profile \(profile)"
        case .organization: "the organization"
        case .app: "the app"
        case .type: "the type"
        case .default, nil: "the platform's default"
        }
    }
}
