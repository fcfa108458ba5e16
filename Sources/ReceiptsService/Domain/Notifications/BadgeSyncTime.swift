import CarillonAPI
import ServiceKit

/// The time of the daily push of the badge (RCPT-18).
enum BadgeSyncTime: Sendable, Hashable {
    /// The end of the user's quiet hours; of a user without, ``withoutQuietHours``.
    case wake
    /// A time of day by the clock of the user's quiet hours.
    case daily(LocalTime)

    private static let withoutQuietHours = LocalTime(minuteOfDay: 7 * 60)

    /// Reads `badge_sync_time`; nil for a text that is no time.
    init?(_ setting: String) {
        guard setting != "wake" else {
            self = .wake
            return
        }
        guard let time = LocalTime(setting) else { return nil }
        self = .daily(time)
    }

    /// The first such time after an instant.
    ///
    /// - Parameter hours: the user's quiet hours.
    func next(after instant: Instant, _ hours: PreferencesV1.UserQuietHours) -> Instant {
        let zone = IANA.zone(named: hours.timezone) ?? .utc
        let time =
            switch self {
            case .daily(let time): time
            case .wake: LocalTime(hours.end) ?? Self.withoutQuietHours
            }
        return WallClock.next(time, atOrAfter: instant + .milliseconds(1), in: zone)
    }
}
