import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("I18N-03 I18N-04 Numbers, dates and times in the reader's language")
struct LocaleNotationTests {
    private func text(_ name: String, _ value: String, _ locale: String, zone: String = "Europe/Berlin") -> String {
        TypedValue(name: name, value: value)?.text(LocaleNotation(locale: locale), zone: zone) ?? "as it is"
    }

    @Test(
        "numbers",
        arguments: [
            ("en", "1204", "1,204"), ("en", "12345.50", "12,345.50"), ("en", "-1000", "-1,000"), ("en", "999", "999"), ("en", "1000000", "1,000,000"),
            ("es", "1204", "1204"), ("es", "12345.5", "12.345,5"), ("ar", "12345", "12,345"), ("de", "12345.5", "12345.5"),
        ])
    func numbers(locale: String, value: String, expected: String) { #expect(text("count", value, locale) == expected) }

    @Test(
        "dates and times of day",
        arguments: [
            ("en", "Dec 5, 2026", "3:00 PM"), ("en-US", "Dec 5, 2026", "3:00 PM"), ("en-GB", "5 Dec 2026", "15:00"), ("es", "5 dic 2026", "15:00"),
            ("ar", "5 ديسمبر 2026", "3:00 م"), ("ar-EG", "5 ديسمبر 2026", "3:00 م"), ("de", "2026-12-05", "15:00"),
        ])
    func days(locale: String, date: String, time: String) {
        #expect(text("due_date", "2026-12-05", locale) == date)
        #expect(text("due_time", "15:00", locale) == time)
        #expect(text("due_date", "2026-12-05T14:00:00Z", locale) == date)
        #expect(text("due_time", "2026-12-05T14:00:00Z", locale) == time)
    }

    @Test("midnight and noon", arguments: [("00:05", "12:05 AM"), ("12:00", "12:00 PM"), ("11:59", "11:59 AM"), ("23:59", "11:59 PM")])
    func noon(value: String, expected: String) { #expect(text("due_time", value, "en") == expected) }

    @Test("an instant is shown in the zone, on the day that it is there")
    func zones() {
        let late = "2026-12-05T23:30:00Z"
        #expect(text("due_date", late, "en", zone: "Europe/Berlin") == "Dec 6, 2026" && text("due_date", late, "en", zone: "UTC") == "Dec 5, 2026")
        #expect(text("due_time", late, "en", zone: "America/New_York") == "6:30 PM")
        #expect(text("starts_at", "2026-07-01T10:00:00+02:00", "en", zone: "Asia/Riyadh") == "Jul 1, 2026, 11:00 AM")
        #expect(text("starts_at", "2026-07-01T08:00:00Z", "ar", zone: "Asia/Riyadh") == "1 يوليو 2026، 11:00 ص")
        #expect(text("starts_at", late, "en", zone: "no/where") == "Dec 5, 2026, 11:30 PM")
    }

    @Test(
        "the host's own words stay, and values whose name says nothing",
        arguments: [
            ("due_date", "tomorrow"), ("due_date", "2026-02-30"), ("due_date", "15:00"), ("due_time", "3:00 PM"), ("due_time", "24:00"),
            ("count", "12 new"),
            ("text", "2026-12-05"), ("date", "2026-12-05"), ("time", "15:00"), ("message_id", "12345"), ("starts_at", "2026-12-05"), ("count", ""),
        ])
    func others(name: String, value: String) { #expect(text(name, value, "en") == "as it is") }
}
