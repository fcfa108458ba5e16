import ServiceKit

/// A time of day by a user's clock.
struct DailyTime: Sendable, Hashable {
    var time: LocalTime
    var zone: IANAZone

    func day(of instant: Instant) -> LocalDate { LocalDateTime(instant, zone).date }

    func instant(on day: LocalDate) -> Instant { WallClock.instant(of: LocalDateTime(date: day, time: time), in: zone) }

    /// The first time from an instant on, and not before a day.
    func next(from instant: Instant, notBefore day: LocalDate) -> Instant {
        WallClock.next(time, atOrAfter: max(instant, WallClock.instant(of: LocalDateTime(date: day), in: zone)), in: zone)
    }
}
