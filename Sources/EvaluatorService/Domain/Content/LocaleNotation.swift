import ServiceKit

/// How a language writes numbers, dates and times of day (I18N-03), by Unicode CLDR 48.
///
/// Tables for the languages of the shipped texts, instead of Foundation's formatters and their data. Any other language gets ISO's dates and times,
/// and numbers as they come.
struct LocaleNotation: Sendable, Hashable {
    private enum Style: Sendable, Hashable {
        /// Sep 5, 2026 · 3:00 PM · 12,345.5
        case american
        /// 5 Sept 2026 · 15:00 · 12,345.5
        case british
        /// 5 sept 2026 · 15:00 · 12.345,5
        case spanish
        /// 5 سبتمبر 2026 · 3:00 م · 12,345.5, in European digits.
        case arabic
        /// 2026-09-05 · 15:00
        case iso
    }

    private let style: Style

    /// - Parameter locale: the language of the text; only English differs by region.
    init(locale: String) {
        switch TextLanguages.language(of: locale) {
        case "en":
            let region = locale.dropFirst(3).uppercased()
            style = ["GB", "IE"].contains(region) ? .british : .american
        case "es": style = .spanish
        case "ar": style = .arabic
        default: style = .iso
        }
    }

    func number(_ number: DecimalNumber) -> String {
        let sign = number.isNegative ? "-" : ""
        let (group, point): (String, String)
        switch style {
        case .iso: return sign + String(number.whole) + (number.fraction.isEmpty ? "" : "." + number.fraction)
        // Spanish groups from five digits on.
        case .spanish: (group, point) = (number.whole < 10_000 ? "" : ".", ",")
        case .american, .british, .arabic: (group, point) = (",", ".")
        }
        let digits = String(number.whole)
        var result = sign
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { result += group }
            result.append(digit)
        }
        return number.fraction.isEmpty ? result : result + point + number.fraction
    }

    func date(_ date: LocalDate) -> String {
        switch style {
        case .american: "\(Self.englishMonths[date.month - 1]) \(date.day), \(date.year)"
        case .british: "\(date.day) \(date.month == 9 ? "Sept" : Self.englishMonths[date.month - 1]) \(date.year)"
        case .spanish: "\(date.day) \(Self.spanishMonths[date.month - 1]) \(date.year)"
        case .arabic: "\(date.day) \(Self.arabicMonths[date.month - 1]) \(date.year)"
        case .iso: date.description
        }
    }

    func time(_ time: LocalTime) -> String {
        switch style {
        case .american: Self.twelveHours(time) + (time.hour < 12 ? " AM" : " PM")
        case .arabic: Self.twelveHours(time) + (time.hour < 12 ? " ص" : " م")
        case .british, .iso: time.description
        case .spanish: "\(time.hour):\(time.minute < 10 ? "0" : "")\(time.minute)"
        }
    }

    /// A date with a time of day.
    func moment(_ local: LocalDateTime) -> String {
        let (date, time) = (date(local.date), time(local.time))
        return switch style {
        case .american, .british, .spanish: "\(date), \(time)"
        case .arabic: "\(date)، \(time)"
        case .iso: "\(date) \(time)"
        }
    }

    /// Between the items of a list.
    var listSeparator: String { style == .arabic ? "، " : ", " }
    /// The same where items have commas.
    var strongListSeparator: String { style == .arabic ? "؛ " : "; " }

    private static func twelveHours(_ time: LocalTime) -> String {
        "\(time.hour % 12 == 0 ? 12 : time.hour % 12):\(time.minute < 10 ? "0" : "")\(time.minute)"
    }

    private static let englishMonths = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
    private static let spanishMonths = ["ene", "feb", "mar", "abr", "may", "jun", "jul", "ago", "sept", "oct", "nov", "dic"]
    private static let arabicMonths = [
        "يناير", "فبراير", "مارس", "أبريل", "مايو", "يونيو", "يوليو", "أغسطس", "سبتمبر", "أكتوبر", "نوفمبر", "ديسمبر",
    ]
}
