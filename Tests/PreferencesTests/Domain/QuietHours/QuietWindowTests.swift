import ServiceKit
import Testing

@testable import PreferencesService

@Suite("Quiet hours")
struct QuietWindowTests {
    private func window(
        _ start: String, _ end: String, zone: String = "America/Los_Angeles", days: Set<Int> = Set(0...6)
    ) throws -> QuietWindow {
        QuietWindow(
            start: try #require(LocalTime(start)), end: try #require(LocalTime(end)), daysOfWeek: days,
            zone: try #require(IANA.zone(named: zone)))
    }

    private func at(_ text: String) throws -> Instant { try #require(Instant(rfc3339: text)) }

    @Test("PREF-09 a window of one day: the start is inside, the end is not")
    func plain() throws {
        let window = try window("12:00", "14:00", zone: "UTC")
        #expect(window.end(ofWindowCovering: try at("2026-02-02T11:59:59.999Z")) == nil)
        #expect(window.end(ofWindowCovering: try at("2026-02-02T12:00:00.000Z")) == (try at("2026-02-02T14:00:00.000Z")))
        #expect(window.end(ofWindowCovering: try at("2026-02-02T13:59:59.999Z")) == (try at("2026-02-02T14:00:00.000Z")))
        #expect(window.end(ofWindowCovering: try at("2026-02-02T14:00:00.000Z")) == nil)
    }

    @Test("PREF-09 a window across midnight, in the user's zone")
    func acrossMidnight() throws {
        // Los Angeles is 8 hours behind UTC in February.
        let window = try window("22:00", "08:00")
        let end = try at("2026-02-02T16:00:00.000Z")
        #expect(window.end(ofWindowCovering: try at("2026-02-02T05:59:00.000Z")) == nil)
        #expect(window.end(ofWindowCovering: try at("2026-02-02T06:00:00.000Z")) == end)
        #expect(window.end(ofWindowCovering: try at("2026-02-02T15:59:00.000Z")) == end)
        #expect(window.end(ofWindowCovering: end) == nil)
    }

    @Test("PREF-09 the weekday is that on which the window starts")
    func weekdays() throws {
        // 2026-02-06 is a Friday.
        let fridays = try window("22:00", "07:00", zone: "UTC", days: [5])
        #expect(fridays.end(ofWindowCovering: try at("2026-02-06T01:00:00.000Z")) == nil)
        #expect(fridays.end(ofWindowCovering: try at("2026-02-06T23:00:00.000Z")) != nil)
        #expect(fridays.end(ofWindowCovering: try at("2026-02-07T01:00:00.000Z")) == (try at("2026-02-07T07:00:00.000Z")))
        #expect(fridays.end(ofWindowCovering: try at("2026-02-07T23:00:00.000Z")) == nil)
        #expect(fridays.end(ofWindowCovering: try at("2026-02-08T01:00:00.000Z")) == nil)
    }

    @Test("PREF-09 T40 the end stays at the same wall time in both nights in which the clocks change")
    func daylightSaving() throws {
        let window = try window("20:00", "07:00")
        // Spring: 8 March 2026, 02:00 becomes 03:00; 07:00 is UTC-7.
        #expect(window.end(ofWindowCovering: try at("2026-03-08T06:00:00.000Z")) == (try at("2026-03-08T14:00:00.000Z")))
        // Autumn: 1 November 2026, 02:00 becomes 01:00; 07:00 is UTC-8.
        #expect(window.end(ofWindowCovering: try at("2026-11-01T06:00:00.000Z")) == (try at("2026-11-01T15:00:00.000Z")))
    }

    @Test("ARCH-05 an end inside the repeated hour is its second occurrence, a start its first")
    func overlap() throws {
        // 1 November 2026 in Los Angeles: 01:30 is 08:30Z, and again 09:30Z.
        let ending = try window("22:00", "01:30")
        #expect(ending.end(ofWindowCovering: try at("2026-11-01T08:45:00.000Z")) == (try at("2026-11-01T09:30:00.000Z")))
        #expect(ending.end(ofWindowCovering: try at("2026-11-01T09:30:00.000Z")) == nil)
        let starting = try window("01:30", "05:00")
        #expect(starting.end(ofWindowCovering: try at("2026-11-01T08:29:00.000Z")) == nil)
        #expect(starting.end(ofWindowCovering: try at("2026-11-01T08:30:00.000Z")) == (try at("2026-11-01T13:00:00.000Z")))
    }

    @Test("ARCH-05 a time inside the missing hour is the first instant after it")
    func gap() throws {
        // 8 March 2026 in Los Angeles: 02:30 does not exist; 03:00 is 10:00Z.
        let ending = try window("22:00", "02:30")
        #expect(ending.end(ofWindowCovering: try at("2026-03-08T09:59:00.000Z")) == (try at("2026-03-08T10:00:00.000Z")))
        let starting = try window("02:30", "06:00")
        #expect(starting.end(ofWindowCovering: try at("2026-03-08T09:59:59.999Z")) == nil)
        #expect(starting.end(ofWindowCovering: try at("2026-03-08T10:00:00.000Z")) == (try at("2026-03-08T13:00:00.000Z")))
        // A window wholly inside the gap does not exist in that night.
        let inside = try window("02:10", "02:50")
        #expect(inside.end(ofWindowCovering: try at("2026-03-08T10:00:00.000Z")) == nil)
    }

    @Test("PREF-09 every minute of a year is inside exactly when the wall clock says so, away from changes of the clock")
    func sweep() throws {
        let zone = try #require(IANA.zone(named: "Europe/Berlin"))
        let window = try window("21:30", "06:45", zone: "Europe/Berlin")
        var instant = try at("2026-01-01T00:00:00.000Z")
        let last = try at("2027-01-01T00:00:00.000Z")
        while instant < last {
            let time = LocalDateTime(instant, zone).time
            let inside = time.minuteOfDay >= 21 * 60 + 30 || time.minuteOfDay < 6 * 60 + 45
            if (window.end(ofWindowCovering: instant) != nil) != inside {
                Issue.record("at \(instant), wall time \(time)")
                return
            }
            instant += .seconds(7 * 60)
        }
    }
}
