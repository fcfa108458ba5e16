/// A day of the proleptic Gregorian calendar, without a zone.
public struct LocalDate: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 1 to 9,999 where it was given by its parts or as text.
    public let year: Int
    /// 1 to 12.
    public let month: Int
    /// 1 to the last of the month.
    public let day: Int

    /// Nil when there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month), day >= 1, day <= LocalDate.days(inMonth: month, of: year)
        else { return nil }
        self.year = year
        self.month = month
        self.day = day
    }

    /// Days are counted in 400-year eras of 146,097 days that begin on 1 March, so that the leap day is the last.
    public init(daysSince1970: Int) {
        let shifted = daysSince1970 + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let marchMonth = (5 * dayOfYear + 2) / 153
        day = dayOfYear - (153 * marchMonth + 2) / 5 + 1
        month = marchMonth < 10 ? marchMonth + 3 : marchMonth - 9
        year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    }

    /// Exactly `YYYY-MM-DD`; nil for anything else, and for a day that does not exist.
    public init?(_ text: String) {
        var reader = DigitReader(text.utf8)
        guard let year = reader.number(digits: 4), reader.skip("-"), let month = reader.number(digits: 2), reader.skip("-"),
            let day = reader.number(digits: 2), reader.isAtEnd
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// Negative before 1970-01-01.
    public var daysSince1970: Int {
        let marchYear = month <= 2 ? year - 1 : year
        let era = (marchYear >= 0 ? marchYear : marchYear - 399) / 400
        let yearOfEra = marchYear - era * 400
        let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }

    /// The date so many days later; negative is earlier.
    public func adding(days: Int) -> LocalDate { LocalDate(daysSince1970: daysSince1970 + days) }

    /// 1 for Monday to 7 for Sunday (ISO 8601).
    public var isoWeekday: Int { ((daysSince1970 + 3) % 7 + 7) % 7 + 1 }

    public static func < (left: LocalDate, right: LocalDate) -> Bool {
        (left.year, left.month, left.day) < (right.year, right.month, right.day)
    }

    /// `2026-02-01`.
    public var description: String { "\(padded(year, 4))-\(padded(month, 2))-\(padded(day, 2))" }

    static func isLeap(_ year: Int) -> Bool { year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) }

    static func days(inMonth month: Int, of year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}

/// A time of day as people write it in settings: `HH:MM` (ARCH-05).
public struct LocalTime: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// 0 to 1,439.
    public let minuteOfDay: Int

    /// Wraps around midnight: 1,440 is 00:00 again, -1 is 23:59.
    public init(minuteOfDay: Int) {
        self.minuteOfDay = (minuteOfDay % 1_440 + 1_440) % 1_440
    }

    /// 0 to 23.
    public var hour: Int { minuteOfDay / 60 }
    /// 0 to 59.
    public var minute: Int { minuteOfDay % 60 }

    /// Nil when there is no such time of day.
    public init?(hour: Int, minute: Int) {
        guard (0..<24).contains(hour), (0..<60).contains(minute) else { return nil }
        minuteOfDay = hour * 60 + minute
    }

    /// Exactly `HH:MM`, 00:00 to 23:59; nil for anything else.
    ///
    /// Not generic: settings are read for every user of a send check, and this can be specialised here.
    public init?(_ text: String) {
        var reader = DigitReader(text.utf8)
        guard let hour = reader.number(digits: 2), reader.skip(":"), let minute = reader.number(digits: 2), reader.isAtEnd
        else { return nil }
        self.init(hour: hour, minute: minute)
    }

    public static func < (left: LocalTime, right: LocalTime) -> Bool { left.minuteOfDay < right.minuteOfDay }

    public var description: String { "\(padded(hour, 2)):\(padded(minute, 2))" }
}

/// A date and a time of day, without a zone.
public struct LocalDateTime: Sendable, Hashable, Comparable, CustomStringConvertible {
    /// The calendar.
    public var date: LocalDate
    /// 0 to 23.
    public var hour: Int
    /// 0 to 59.
    public var minute: Int
    /// 0 to 59.
    public var second: Int
    /// 0 to 999.
    public var millisecond: Int

    /// A wall time on a date.
    public init(date: LocalDate, hour: Int = 0, minute: Int = 0, second: Int = 0, millisecond: Int = 0) {
        self.date = date
        self.hour = hour
        self.minute = minute
        self.second = second
        self.millisecond = millisecond
    }

    /// A time of day on a date.
    public init(date: LocalDate, time: LocalTime) {
        self.init(date: date, hour: time.hour, minute: time.minute)
    }

    /// The local time of a zone at an instant.
    public init(_ instant: Instant, _ zone: IANAZone) {
        self.init(instant, offsetSeconds: zone.offsetSeconds(at: instant))
    }

    init(_ instant: Instant, offsetSeconds: Int) {
        let local = instant.milliseconds + Int64(offsetSeconds) * 1_000
        let (days, ofDay) = floorDivide(local, 86_400_000)
        self.init(
            date: LocalDate(daysSince1970: Int(days)), hour: Int(ofDay / 3_600_000), minute: Int(ofDay / 60_000 % 60),
            second: Int(ofDay / 1_000 % 60), millisecond: Int(ofDay % 1_000))
    }

    /// Hours and minutes alone.
    public var time: LocalTime { LocalTime(minuteOfDay: hour * 60 + minute) }

    /// The milliseconds since 1970 that this would be in UTC.
    var millisecondsAsIfUTC: Int64 {
        Int64(date.daysSince1970) * 86_400_000 + Int64(hour * 3_600_000 + minute * 60_000 + second * 1_000 + millisecond)
    }

    public static func < (left: LocalDateTime, right: LocalDateTime) -> Bool {
        left.millisecondsAsIfUTC < right.millisecondsAsIfUTC
    }

    /// `2026-02-01T10:30:00.123`.
    public var description: String {
        "\(date)T\(padded(hour, 2)):\(padded(minute, 2)):\(padded(second, 2)).\(padded(millisecond, 3))"
    }
}

/// Quotient rounded down and remainder that is never negative.
func floorDivide(_ value: Int64, _ divisor: Int64) -> (quotient: Int64, remainder: Int64) {
    let (quotient, remainder) = value.quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
}

private func padded(_ value: Int, _ digits: Int) -> String {
    let text = String(value)
    return text.count >= digits ? text : String(repeating: "0", count: digits - text.count) + text
}
