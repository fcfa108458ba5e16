import ServiceKit

/// The month that the demos of profiles play: February 2027, four weeks from a Monday to a Sunday. Days count from 0, and times are UTC.
enum DemoCalendar {
    /// 2027-02-01.
    private static let first = LocalDate(daysSince1970: 20_850)

    static let days = 28

    /// Mondays to Fridays.
    static let workdays: [Int] = (0..<days).filter { isoWeekday(of: $0) <= 5 }

    /// Noon of the day before the month. Users and devices are set up then.
    static let start: Instant = at(0, 0) - .seconds(43_200)

    /// The midnight after the month.
    static let end: Instant = at(days, 0)

    static func date(_ day: Int) -> LocalDate { first.adding(days: day) }

    /// 1 for Monday to 7 for Sunday.
    static func isoWeekday(of day: Int) -> Int { date(day).isoWeekday }

    static func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Instant {
        WallClock.instant(of: LocalDateTime(date: date(day), hour: hour, minute: minute), in: .utc)
    }

    /// How many days of the month are over; negative before the month.
    static func daysOver(at instant: Instant) -> Int {
        LocalDateTime(instant, .utc).date.daysSince1970 - first.daysSince1970
    }
}
