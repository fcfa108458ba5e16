import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("When a report about tracked items is sent")
struct ItemReportStepTests {
    private static let berlin = IANA.zone(named: "Europe/Berlin")!
    private static let eight = DailyTime(time: LocalTime("08:00")!, zone: berlin)
    private static let today = LocalDate("2026-05-29")!

    private static func at(_ text: String) -> Instant { Instant(rfc3339: text + ".000Z")! }

    /// A report of the day before, 10:00 in Berlin.
    private static func report(planned: Instant? = nil, told: LocalDate? = nil) throws -> ItemReport {
        var report = try ItemReport(row: 1, user: UserKey(organization: "o", app: "a", id: "mona"), since: at("2026-05-28T08:00:00"), details: "{}")
        if let told { report.tell(on: told) }
        if let planned { report.wait(until: planned) }
        return report
    }

    @Test("EVAL-49 A new report is sent at its first time, and a restart does not change its plan")
    func stored() throws {
        let report = try Self.report(planned: Self.at("2026-05-29T06:00:00"), told: LocalDate("2026-05-28")!)
        let again = try ItemReport(row: 1, user: report.user, since: report.since, details: report.newDetails)
        #expect(again.planned == report.planned && again.told == report.told)
        let new = try Self.report()
        #expect(new.step(Self.eight, firstDay: Self.today, now: new.since) == .waits(until: Self.at("2026-05-29T06:00:00")))
        #expect(new.step(Self.eight, firstDay: Self.today, now: Self.at("2026-05-29T06:00:00")) == .tells(Self.today))
        #expect(new.step(Self.eight, firstDay: nil, now: new.since) == .ends)
    }

    @Test("EVAL-49 After a downtime it is told late on the same local day, and not on a later one before its time")
    func downtime() throws {
        let planned = try Self.report(planned: Self.at("2026-05-28T06:00:00"))
        #expect(
            planned.step(Self.eight, firstDay: Self.today.adding(days: -9), now: Self.at("2026-05-28T21:59:59"))
                == .tells(Self.today.adding(days: -1)))
        // 07:59 of the next day: the run of the day before is over.
        let before = Self.at("2026-05-29T05:59:00")
        #expect(planned.step(Self.eight, firstDay: Self.today.adding(days: -9), now: before) == .waits(until: Self.at("2026-05-29T06:00:00")))
        // The time of that day passed in the downtime, too.
        #expect(planned.step(Self.eight, firstDay: Self.today.adding(days: -9), now: Self.at("2026-05-29T10:00:00")) == .tells(Self.today))
    }

    @Test("PREF-12 Another time counts from the next run: one that is past today starts tomorrow, and a day has one digest")
    func changes() throws {
        let now = Self.at("2026-05-29T08:00:00")
        let (earlier, later) = (DailyTime(time: LocalTime("07:30")!, zone: Self.berlin), DailyTime(time: LocalTime("17:00")!, zone: Self.berlin))
        let waiting = try Self.report(planned: Self.at("2026-05-29T09:00:00"))
        #expect(waiting.step(earlier, firstDay: Self.today, now: now) == .waits(until: Self.at("2026-05-30T05:30:00")))
        #expect(waiting.step(later, firstDay: Self.today, now: now) == .waits(until: Self.at("2026-05-29T15:00:00")))
        let told = try Self.report(told: Self.today)
        #expect(told.step(later, firstDay: Self.today, now: now) == .waits(until: Self.at("2026-05-30T15:00:00")))
    }

    @Test("EVAL-50 It waits for the first day with something to tell, also across a change of the clock")
    func firstDay() throws {
        let report = try Self.report()
        let day = LocalDate("2026-10-25")!
        #expect(report.step(Self.eight, firstDay: day, now: report.since) == .waits(until: Self.at("2026-10-25T07:00:00")))
        // A document came that is told of earlier.
        var planned = report
        planned.wait(until: Self.at("2026-10-25T07:00:00"))
        #expect(planned.step(Self.eight, firstDay: Self.today, now: report.since) == .waits(until: Self.at("2026-05-29T06:00:00")))
    }

    @Test("EVAL-47 A summary comes before the first class of a day, at once where that is near, and never after its beginning")
    func classes() throws {
        let report = try Self.report()
        let (nine, half) = (Self.at("2026-05-29T07:00:00"), Self.at("2026-05-29T06:30:00"))
        let days = [Self.today: nine, Self.today.adding(days: 1): nine + .days(1)]
        func step(_ report: ItemReport, _ now: Instant) -> ItemReport.Step { report.step(firstClasses: days, lead: .seconds(1_800), now: now) }
        #expect(step(report, half - .milliseconds(1)) == .waits(until: half))
        #expect(step(report, half) == .tells(Self.today))
        #expect(step(report, nine - .milliseconds(1)) == .tells(Self.today))
        #expect(step(report, nine) == .waits(until: half + .days(1)))
        #expect(step(try Self.report(told: Self.today), half) == .waits(until: half + .days(1)))
        #expect(step(report, nine + .days(1)) == .ends)
    }
}
