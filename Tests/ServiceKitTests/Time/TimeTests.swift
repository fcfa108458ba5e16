import Foundation
import ServiceKit
import TestConditions
import Testing

@Suite("Rounds of the day")
struct RoundTimeTests {
    @Test(
        "ARCH-05 the next round is at midnight, or at midnight and noon, in UTC; at its own instant it is the one after",
        arguments: [
            ("2026-02-01T10:30:00.123Z", "2026-02-02T00:00:00.000Z", "2026-02-01T12:00:00.000Z"),
            ("2026-02-01T12:00:00.000Z", "2026-02-02T00:00:00.000Z", "2026-02-02T00:00:00.000Z"),
            ("2026-02-01T23:59:59.999Z", "2026-02-02T00:00:00.000Z", "2026-02-02T00:00:00.000Z"),
            ("2026-02-02T00:00:00.000Z", "2026-02-03T00:00:00.000Z", "2026-02-02T12:00:00.000Z"),
            ("1969-12-31T13:00:00.000Z", "1970-01-01T00:00:00.000Z", "1970-01-01T00:00:00.000Z"),
        ])
    func next(at: String, day: String, halfDay: String) throws {
        let instant = try #require(Instant(rfc3339: at))
        #expect(DailySchedule.day.next(after: instant).rfc3339 == day)
        #expect(DailySchedule.halfDay.next(after: instant).rfc3339 == halfDay)
    }

    @Test("ARCH-05 whoever sleeps until the next round wakes at it, not before")
    func sleeping() async throws {
        let clock = VirtualClock(start: try #require(Instant(rfc3339: "2026-02-01T10:30:00.000Z")))
        let woken = Task {
            try await clock.sleep(untilNext: .halfDay)
            return clock.now.rfc3339
        }
        try await eventually("somebody to sleep") { clock.nextDue != nil }
        #expect(clock.nextDue?.rfc3339 == "2026-02-01T12:00:00.000Z")
        clock.advance(by: .seconds(2 * 3_600))
        #expect(try await woken.value == "2026-02-01T12:30:00.000Z")
    }
}

@Suite("Instants")
struct InstantTests {
    @Test(
        "ARCH-05 are shown as RFC 3339 with milliseconds and Z",
        arguments: [
            (0, "1970-01-01T00:00:00.000Z"), (1_769_941_800_123, "2026-02-01T10:30:00.123Z"), (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (4_107_542_399_999, "2100-02-28T23:59:59.999Z"), (-1, "1969-12-31T23:59:59.999Z"),
        ])
    func text(milliseconds: Int64, text: String) {
        #expect(Instant(milliseconds: milliseconds).rfc3339 == text)
        #expect(Instant(rfc3339: text)?.milliseconds == milliseconds)
    }

    @Test("Are read with offsets, without fractions and with long ones")
    func reading() {
        #expect(Instant(rfc3339: "2026-02-01T12:30:00+02:00") == Instant(rfc3339: "2026-02-01T10:30:00Z"))
        #expect(Instant(rfc3339: "2026-02-01T00:30:00-05:30")?.rfc3339 == "2026-02-01T06:00:00.000Z")
        #expect(Instant(rfc3339: "2026-02-01t10:30:00.1239999z")?.rfc3339 == "2026-02-01T10:30:00.123Z")
        #expect(Instant(rfc3339: "2026-12-31T23:59:60Z")?.rfc3339 == "2027-01-01T00:00:00.000Z")
    }

    @Test(
        "Refuse what is no date",
        arguments: [
            "", "2026-02-30T10:00:00Z", "2026-13-01T10:00:00Z", "2026-02-01T24:00:00Z", "2026-02-01T10:60:00Z", "2026-02-01T10:30:00",
            "2026-02-01T10:30:00.Z", "2026-02-01T10:30:00Zx", "2026-02-01", "26-02-01T10:30:00Z", "2026-02-01T10:30:00+2:00",
        ])
    func refusing(text: String) { #expect(Instant(rfc3339: text) == nil) }

    @Test("A duration's fraction of a millisecond is rounded down")
    func durations() {
        #expect((Instant(milliseconds: 10) + .microseconds(1_999)).milliseconds == 11)
        #expect((Instant(milliseconds: 10) - .microseconds(1_999)).milliseconds == 9)
        #expect(Duration.microseconds(-1).wholeMilliseconds == -1)
    }
}

@Suite("Wall time")
struct WallClockTests {
    private func zone(_ name: String) throws -> IANAZone { try #require(IANA.zone(named: name)) }

    private func at(_ text: String, _ zone: IANAZone, _ overlap: WallClock.Overlap = .first) throws -> String {
        let parts = text.split(separator: " ")
        let numbers = parts[0].split(separator: "-").compactMap { Int($0) }
        let date = try #require(LocalDate(year: numbers[0], month: numbers[1], day: numbers[2]))
        let time = try #require(LocalTime(String(parts[1])))
        return WallClock.instant(of: LocalDateTime(date: date, time: time), in: zone, overlap: overlap).rfc3339
    }

    @Test("ARCH-05 a time in the gap of spring is the first valid instant after it")
    func gap() throws {
        let berlin = try zone("Europe/Berlin")
        #expect(try at("2026-03-29 01:59", berlin) == "2026-03-29T00:59:00.000Z")
        for minute in ["02:00", "02:30", "02:59", "03:00"] { #expect(try at("2026-03-29 \(minute)", berlin) == "2026-03-29T01:00:00.000Z") }
        #expect(try at("2026-03-29 03:01", berlin) == "2026-03-29T01:01:00.000Z")
        // Lord Howe moves by half an hour; Santiago's gap is at midnight.
        #expect(try at("2026-10-04 02:15", zone("Australia/Lord_Howe")) == "2026-10-03T15:30:00.000Z")
        #expect(try at("2026-09-06 00:30", zone("America/Santiago")) == "2026-09-06T04:00:00.000Z")
    }

    @Test("ARCH-05 a time in the overlap of autumn is the first occurrence; an end of quiet hours the second")
    func overlap() throws {
        let berlin = try zone("Europe/Berlin")
        #expect(try at("2026-10-25 02:30", berlin) == "2026-10-25T00:30:00.000Z")
        #expect(try at("2026-10-25 02:30", berlin, .second) == "2026-10-25T01:30:00.000Z")
        #expect(try at("2026-10-25 03:00", berlin, .second) == "2026-10-25T02:00:00.000Z")
        #expect(try at("2026-10-25 01:59", berlin, .second) == "2026-10-24T23:59:00.000Z")
    }

    @Test("A daily slot fires once on each day, also when its time happens twice or not at all")
    func daily() throws {
        let berlin = try zone("Europe/Berlin")
        var fired: [Instant] = []
        var position = try #require(Instant(rfc3339: "2026-01-01T00:00:00Z"))
        let end = try #require(Instant(rfc3339: "2027-01-01T00:00:00Z"))
        while position < end {
            let next = WallClock.next(try #require(LocalTime("02:30")), atOrAfter: position, in: berlin)
            fired.append(next)
            position = next + .milliseconds(1)
        }
        let days = Set(fired.map { LocalDateTime($0, berlin).date })
        #expect(days.count == fired.count)
        #expect(fired.filter { $0 < end }.count == 365)
    }

    @Test("A day that was skipped as a whole begins after the gap")
    func skippedDay() throws {
        #expect(try at("2011-12-30 12:00", zone("Pacific/Apia")) == "2011-12-30T10:00:00.000Z")
    }

    @Test(
        "Zone names come from the database only",
        arguments: [
            "", "europe/berlin", "Europe", "Europe/", "/Europe/Berlin", "Europe/../Europe/Berlin", "Europe/Berlin2", "posix/Europe/Berlin", "+02:00",
            "Europe/Berlin\u{0}", "tzdata.zi", "../../etc/passwd",
        ])
    func names(name: String) { #expect(IANA.zone(named: name) == nil) }

    @Test("Times of day are HH:MM exactly")
    func timesOfDay() {
        #expect(LocalTime("23:59")?.minuteOfDay == 1_439)
        for text in ["24:00", "7:00", "07:60", "07:00:00", "", "07-00"] { #expect(LocalTime(text) == nil) }
    }

    @Test("ARCH-05 agrees with Python's zoneinfo for every zone over two years")
    func agreesWithZoneinfo() throws {
        let script = """
            import sys, zoneinfo, datetime as d
            zoneinfo.reset_tzpath(["/usr/share/zoneinfo"])
            start = d.datetime(2026, 1, 1, tzinfo=d.timezone.utc)
            for name in sorted(zoneinfo.available_timezones()):
                if not name[0].isupper(): continue
                zone = zoneinfo.ZoneInfo(name)
                out = []
                # Every 24 h and 13 min, so that all minutes of the day come up.
                for step in range(0, 2 * 365 * 24 * 60, 1453):
                    instant = start + d.timedelta(minutes=step)
                    local = instant.astimezone(zone).replace(tzinfo=None)
                    offset = int((local - instant.replace(tzinfo=None)).total_seconds())
                    # The wall time of this step as if it were UTC, taken as local, both folds.
                    wall = instant.replace(tzinfo=None)
                    first = int(wall.replace(tzinfo=zone, fold=0).timestamp())
                    second = int(wall.replace(tzinfo=zone, fold=1).timestamp())
                    out.append(f"{offset},{first},{second}")
                print(name, ";".join(out))
            """
        let python = Process()
        python.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        python.arguments = ["python3", "-c", script]
        let pipe = Pipe()
        python.standardOutput = pipe
        try python.run()
        let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        python.waitUntilExit()
        try #require(python.terminationStatus == 0, "python3 with zoneinfo is needed for this test")

        let start = try #require(Instant(rfc3339: "2026-01-01T00:00:00Z"))
        let utc = try zone("UTC")
        var zones = 0
        for line in output.split(separator: "\n") {
            let parts = line.split(separator: " ")
            let name = String(parts[0])
            let zone = try zone(name)
            zones += 1
            for (index, item) in parts[1].split(separator: ";").enumerated() {
                let expected = item.split(separator: ",").compactMap { Int64($0) }
                let instant = start + .seconds(index * 1453 * 60)
                let wall = LocalDateTime(instant, utc)
                let first = WallClock.instant(of: wall, in: zone).milliseconds / 1_000
                let second = WallClock.instant(of: wall, in: zone, overlap: .second).milliseconds / 1_000
                var isRight = zone.offsetSeconds(at: instant) == Int(expected[0])
                if expected[1] > expected[2] {
                    // A gap: Python answers with the offsets before and after; ours is the transition between them.
                    isRight = isRight && first == second && first <= expected[1] && first >= expected[2]
                    isRight = isRight && zone.nextTransition(after: Instant(milliseconds: first * 1_000 - 1))?.milliseconds == first * 1_000
                } else {
                    isRight = isRight && first == expected[1] && second == expected[2]
                }
                if !isRight { Issue.record("\(name), wall \(wall): \(expected), but \(first) and \(second)") }
            }
        }
        #expect(zones > 400)
    }
}
