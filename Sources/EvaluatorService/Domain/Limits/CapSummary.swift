import ServiceKit

/// Defers a push above a cap until the summary of its user's day (EVAL-30, `cap_overflow: digest`): what is above caps becomes one notification.
struct CapSummary: Sendable, Hashable {
    /// When the summary is sent, by the user's clock.
    static let time = LocalTime(minuteOfDay: 18 * 60)

    var until: Instant
    /// The zone of the user's clock.
    var timezone: String
    /// The name of the cap's setting.
    var setting: String
    var limit: Int

    /// The next summary after an instant.
    init(after now: Instant, in zone: IANAZone, setting: String, limit: Int) {
        self.init(
            until: WallClock.next(Self.time, atOrAfter: now + .milliseconds(1), in: zone), timezone: zone.name, setting: setting, limit: limit)
    }

    init(until: Instant, timezone: String, setting: String, limit: Int) {
        self.until = until
        self.timezone = timezone
        self.setting = setting
        self.limit = limit
    }

    /// For explanations: `kept for the summary of 2026-06-01 18:00 Europe/Berlin: cap_normal_per_day is 5`.
    var words: String {
        let day = LocalDateTime(until, IANA.zone(named: timezone) ?? .utc).date
        return "kept for the summary of \(day) \(Self.time) \(timezone): \(setting) is \(limit)"
    }

    /// The next summary in another zone.
    ///
    /// - Parameter timezone: UTC where it is empty or not known.
    func moved(to timezone: String, now: Instant) -> CapSummary {
        let zone = IANA.zone(named: timezone) ?? .utc
        return zone.name == self.timezone ? self : CapSummary(after: now, in: zone, setting: setting, limit: limit)
    }
}
