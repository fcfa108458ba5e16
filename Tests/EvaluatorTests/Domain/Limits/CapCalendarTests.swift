import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Periods of frequency caps")
struct CapCalendarTests {
    private static let normal = cap(.normal)
    private static let high = cap(.high)

    private static func cap(_ priority: CommonV1.Priority) -> FrequencyCap {
        let policy = try? Policy(settings: ["cap_enforcement": "enforce", "cap_normal_per_day": 5, "cap_high_per_week": 10])
        return policy.flatMap { FrequencyCap($0, type: nil, priority: priority) }!
    }

    private static func at(_ text: String) -> Instant { Instant(rfc3339: text)! }

    private func usage(_ cap: FrequencyCap, _ now: String, _ zone: String, pushes: [String] = []) -> CapUsage {
        var calendar = CapCalendar(now: Self.at(now))
        var counts = PushCounts()
        for push in pushes { counts.add(1, at: Self.at(push)) }
        return calendar.usage(of: cap, zoneName: zone, counts)
    }

    @Test(
        "EVAL-30 OQ-35 The day is the user's local date, also when a clock change makes it shorter or longer",
        arguments: [
            ("2026-06-03T12:00:00.000Z", "Europe/Berlin", "2026-06-02T22:00:00.000Z", "2026-06-03T22:00:00.000Z"),
            ("2026-06-03T22:00:00.000Z", "Europe/Berlin", "2026-06-03T22:00:00.000Z", "2026-06-04T22:00:00.000Z"),
            // 23 and 25 hours.
            ("2026-03-29T12:00:00.000Z", "Europe/Berlin", "2026-03-28T23:00:00.000Z", "2026-03-29T22:00:00.000Z"),
            ("2026-10-25T12:00:00.000Z", "Europe/Berlin", "2026-10-24T22:00:00.000Z", "2026-10-25T23:00:00.000Z"),
            // In Beirut the clock goes from 00:00 to 01:00: the day begins at 01:00.
            ("2026-03-29T12:00:00.000Z", "Asia/Beirut", "2026-03-28T22:00:00.000Z", "2026-03-29T21:00:00.000Z"),
            ("2026-06-03T12:00:00.000Z", "Asia/Kathmandu", "2026-06-02T18:15:00.000Z", "2026-06-03T18:15:00.000Z"),
            // No zone, and one that nobody knows: UTC.
            ("2026-06-03T12:00:00.000Z", "", "2026-06-03T00:00:00.000Z", "2026-06-04T00:00:00.000Z"),
            ("2026-06-03T12:00:00.000Z", "Mars/Olympus", "2026-06-03T00:00:00.000Z", "2026-06-04T00:00:00.000Z"),
        ])
    func days(now: String, zone: String, start: String, end: String) {
        #expect(usage(Self.normal, now, zone).period == Self.at(start)..<Self.at(end))
    }

    @Test(
        "EVAL-30 OQ-35 The week is the ISO week, from Monday in the user's zone, also across a new year and a clock change",
        arguments: [
            ("2026-06-07T21:59:59.000Z", "Europe/Berlin", "2026-05-31T22:00:00.000Z", "2026-06-07T22:00:00.000Z"),
            ("2026-06-07T22:00:00.000Z", "Europe/Berlin", "2026-06-07T22:00:00.000Z", "2026-06-14T22:00:00.000Z"),
            ("2027-01-01T12:00:00.000Z", "UTC", "2026-12-28T00:00:00.000Z", "2027-01-04T00:00:00.000Z"),
            ("2026-03-29T12:00:00.000Z", "Europe/Berlin", "2026-03-22T23:00:00.000Z", "2026-03-29T22:00:00.000Z"),
        ])
    func weeks(now: String, zone: String, start: String, end: String) {
        #expect(usage(Self.high, now, zone).period == Self.at(start)..<Self.at(end))
    }

    @Test("EVAL-30 A user who changes zone is counted by the day of the new zone: the same pushes, another midnight")
    func moves() {
        // 1 June 21:00 and 2 June 06:00 in Auckland; in Los Angeles both are 1 June, at 02:00 and 11:00.
        let pushes = ["2026-06-01T09:00:00.000Z", "2026-06-01T18:00:00.000Z"]
        let now = "2026-06-01T20:00:00.000Z"
        #expect(usage(Self.normal, now, "Pacific/Auckland", pushes: pushes).pushes == 1)
        #expect(usage(Self.normal, now, "America/Los_Angeles", pushes: pushes).pushes == 2)
        // In Kathmandu the day of 2 June began at 18:15.
        #expect(usage(Self.normal, now, "Asia/Kathmandu", pushes: pushes + ["2026-06-01T18:14:59.999Z", "2026-06-01T18:15:00.000Z"]).pushes == 1)
    }

    @Test("EVAL-30 Local days of all zones begin with a quarter of an hour, through 2040")
    func quarters() throws {
        for name in ["Asia/Kathmandu", "Pacific/Chatham", "Australia/Lord_Howe", "America/St_Johns", "Asia/Kolkata", "Asia/Beirut", "America/Havana"]
        {
            let zone = try #require(IANA.zone(named: name))
            var date = try #require(LocalDate("2024-01-01"))
            while date.year < 2041 {
                let midnight = WallClock.instant(of: LocalDateTime(date: date), in: zone)
                #expect(PushCounts.quarter(of: midnight) == midnight, "\(name) \(date)")
                date = date.adding(days: 1)
            }
        }
    }

    @Test(
        "EVAL-30 C-24 Normal and high notifications count, unless their type is exempt; blocking and low ones do not; no setting, no count",
        arguments: [
            ("enforce", CommonV1.Priority.normal, false, "cap_normal_per_day"), ("enforce", .high, false, "cap_high_per_week"),
            ("warn", .high, false, "cap_high_per_week"), ("off", .normal, false, ""), ("enforce", .normal, true, ""),
            ("enforce", .blocking, false, ""), ("enforce", .low, false, ""),
        ])
    func concerned(enforcement: String, priority: CommonV1.Priority, isExempt: Bool, setting: String) throws {
        let policy = try Policy(settings: ["cap_enforcement": .text(enforcement), "cap_normal_per_day": 5, "cap_high_per_week": 10])
        let cap = FrequencyCap(policy, type: .init(typeId: "t", capExempt: isExempt), priority: priority)
        #expect((cap?.setting ?? "") == setting)
        if let cap { #expect(cap.isEnforced == (enforcement == "enforce")) }
    }

    @Test("EVAL-30 A cap of null lets everything pass, and one of 0 nothing")
    func limits() throws {
        for (limit, reached) in [(PolicyValue.null, Int?.none), (0, 0), (1, nil)] {
            let policy = try Policy(settings: ["cap_enforcement": "enforce", "cap_normal_per_day": limit])
            let cap = try #require(FrequencyCap(policy, type: nil, priority: .normal))
            #expect(usage(cap, "2026-06-03T12:00:00.000Z", "UTC").reachedLimit == reached)
        }
    }
}
