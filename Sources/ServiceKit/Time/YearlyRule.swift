/// The rule of a POSIX `TZ` string, with the extensions of RFC 9636 §3.3.1: what holds after a zone's last recorded
/// transition. Example: `CET-1CEST,M3.5.0,M10.5.0/3`.
struct YearlyRule: Sendable {
    /// Seconds east of Greenwich.
    let standardOffset: Int
    let daylight: Daylight?

    struct Daylight: Sendable {
        let offset: Int
        let start: Day
        let end: Day
    }

    /// A day of each year, and the seconds after its local midnight.
    struct Day: Sendable {
        enum Kind: Sendable {
            /// 1 to 365, 29 February never counted.
            case julian(Int)
            /// 0 to 365, 29 February counted.
            case zeroBased(Int)
            /// The n-th (5: last) weekday (0: Sunday) of a month.
            case weekday(month: Int, week: Int, day: Int)
        }
        let kind: Kind
        let seconds: Int

        /// Days since 1970 on which this falls in a year.
        func daysSince1970(in year: Int) -> Int {
            func days(_ month: Int, _ day: Int) -> Int { LocalDate(year: year, month: month, day: day)?.daysSince1970 ?? 0 }
            switch kind {
            case .julian(let day):
                return days(1, 1) + day - 1 + (LocalDate.isLeap(year) && day >= 60 ? 1 : 0)
            case .zeroBased(let day):
                return days(1, 1) + day
            case .weekday(let month, let week, let weekday):
                let first = days(month, 1)
                // 1970-01-01 was a Thursday (4 with Sunday as 0).
                let firstWeekday = ((first + 4) % 7 + 7) % 7
                var day = first + (weekday - firstWeekday + 7) % 7 + (week - 1) * 7
                if day >= first + LocalDate.days(inMonth: month, of: year) { day -= 7 }
                return day
            }
        }
    }

    func offset(at second: Int64) -> Int {
        guard let daylight else { return standardOffset }
        let year = LocalDate(daysSince1970: Int(floorDivide(second + Int64(standardOffset), 86_400).quotient)).year
        // The last change at or before `second`; the year before is enough to look back on.
        let latest = changes(in: year - 1...year + 1, daylight).last { $0.second <= second }
        return latest?.offset ?? standardOffset
    }

    func nextTransition(after second: Int64) -> Int64? {
        guard let daylight, daylight.offset != standardOffset else { return nil }
        let year = LocalDate(daysSince1970: Int(floorDivide(second + Int64(standardOffset), 86_400).quotient)).year
        var offset = self.offset(at: second)
        for change in changes(in: year - 1...year + 2, daylight) where change.second > second {
            if change.offset != offset { return change.second }
            offset = change.offset
        }
        return nil
    }

    /// Changes in ascending order. Of two at one moment the one to daylight time counts: that is how "daylight time all
    /// year" is written (RFC 9636 §3.3.1).
    private func changes(in years: ClosedRange<Int>, _ daylight: Daylight) -> [(second: Int64, offset: Int)] {
        var found: [(second: Int64, offset: Int)] = []
        for year in years {
            let start = Int64(daylight.start.daysSince1970(in: year)) * 86_400 + Int64(daylight.start.seconds - standardOffset)
            let end = Int64(daylight.end.daysSince1970(in: year)) * 86_400 + Int64(daylight.end.seconds - daylight.offset)
            found.append((end, standardOffset))
            found.append((start, daylight.offset))
        }
        return found.enumerated()
            .sorted {
                ($0.element.second, $0.element.offset == daylight.offset ? 1 : 0) < ($1.element.second, $1.element.offset == daylight.offset ? 1 : 0)
            }
            .map(\.element)
    }
}

extension YearlyRule {
    /// Nil when the text is empty or not of the form.
    init?(_ text: some StringProtocol) {
        var reader = RuleReader(Array(text.utf8))
        guard reader.skipName(), let standard = reader.offset() else { return nil }
        standardOffset = -standard
        guard reader.skipName() else {
            guard reader.isAtEnd else { return nil }
            daylight = nil
            return
        }
        let offset = reader.offset().map { -$0 } ?? standardOffset + 3_600
        guard reader.skip(","), let start = reader.day(), reader.skip(","), let end = reader.day(), reader.isAtEnd else { return nil }
        daylight = Daylight(offset: offset, start: start, end: end)
    }
}

/// Reads the parts of a POSIX `TZ` string.
private struct RuleReader {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var isAtEnd: Bool { position == bytes.count }
    private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

    mutating func skip(_ character: Unicode.Scalar) -> Bool {
        guard next == UInt8(ascii: character) else { return false }
        position += 1
        return true
    }

    /// `CEST` or `<+0330>`.
    mutating func skipName() -> Bool {
        if skip("<") {
            while let byte = next {
                position += 1
                if byte == UInt8(ascii: ">") { return true }
            }
            return false
        }
        let start = position
        while let byte = next, (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte & 0xDF) { position += 1 }
        return position - start >= 3
    }

    /// `[+-]h[hh][:mm[:ss]]` in seconds, as written.
    mutating func offset() -> Int? {
        let sign = skip("-") ? -1 : 1
        if sign == 1 { _ = skip("+") }
        guard let hours = number() else { return nil }
        var seconds = hours * 3_600
        if skip(":") {
            guard let minutes = number() else { return nil }
            seconds += minutes * 60
            if skip(":") {
                guard let rest = number() else { return nil }
                seconds += rest
            }
        }
        return sign * seconds
    }

    mutating func day() -> YearlyRule.Day? {
        let kind: YearlyRule.Day.Kind
        if skip("M") {
            guard let month = number(), (1...12).contains(month), skip("."), let week = number(), (1...5).contains(week), skip("."),
                let weekday = number(), weekday < 7
            else { return nil }
            kind = .weekday(month: month, week: week, day: weekday)
        } else if skip("J") {
            guard let day = number(), (1...365).contains(day) else { return nil }
            kind = .julian(day)
        } else {
            guard let day = number(), day <= 365 else { return nil }
            kind = .zeroBased(day)
        }
        guard skip("/") else { return YearlyRule.Day(kind: kind, seconds: 7_200) }
        return offset().map { YearlyRule.Day(kind: kind, seconds: $0) }
    }

    private mutating func number() -> Int? {
        let start = position
        var value = 0
        while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte), position - start < 4 {
            value = value * 10 + Int(byte - UInt8(ascii: "0"))
            position += 1
        }
        return position > start ? value : nil
    }
}
