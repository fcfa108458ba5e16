import CarillonAPI
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("The zone of quiet hours")
struct QuietZoneTests {
    private func resolve(_ rule: QuietHoursTimezoneSource, _ preferences: String, _ user: String, _ device: String, _ organization: String) -> String
    {
        let found = QuietZone.resolve(rule, preferences: preferences, of: .init(user: user, device: device), organization: organization)
        return ([found.source.name, found.zone.name] + found.unknown).joined(separator: " ")
    }

    @Test("PREF-09 the policy names the source of the zone, and the fallback")
    func sources() {
        let (tokyo, berlin, paris, cairo) = ("Asia/Tokyo", "Europe/Berlin", "Europe/Paris", "Africa/Cairo")
        #expect(resolve(.user, tokyo, berlin, paris, cairo) == "preferences Asia/Tokyo")
        #expect(resolve(.user, "", berlin, paris, cairo) == "user Europe/Berlin")
        #expect(resolve(.user, "", "", paris, cairo) == "device Europe/Paris")
        #expect(resolve(.user, "", "", "", cairo) == "organization Africa/Cairo")
        #expect(resolve(.user, "", "", "", "") == "default UTC")
        #expect(resolve(.device, tokyo, berlin, paris, cairo) == "device Europe/Paris")
        #expect(resolve(.device, tokyo, berlin, "", cairo) == "organization Africa/Cairo")
        #expect(resolve(.organization, tokyo, berlin, paris, cairo) == "organization Africa/Cairo")
        #expect(resolve(.organization, tokyo, berlin, paris, "") == "default UTC")
    }

    @Test("T42 an unknown zone is skipped for the next source, and named in the answer")
    func unknown() {
        #expect(resolve(.user, "Mars/X", "Europe/Berlin", "", "") == "user Europe/Berlin preferences Mars/X")
        #expect(resolve(.user, "", "Mars/X", "Moon/Y", "") == "default UTC user Mars/X device Moon/Y")
    }

    @Test("PREF-09 T42 the document has the state of quiet hours, their end, their zone, and the unknown zones")
    func state() async throws {
        let fixture = try await PreferencesFixture(users: [
            "usr_1": .init(roles: ["member"], zones: .init(user: "Mars/X", device: "America/Los_Angeles"))
        ])
        // 23:00 on 2 February in Los Angeles.
        fixture.clock.set(try #require(Instant(rfc3339: "2026-02-03T07:00:00.000Z")))
        let off = try await fixture.document("usr_1").quietState
        #expect(
            off
                == .init(
                    active: false, timezone: "America/Los_Angeles", timezoneSource: .device, unknownTimezones: ["user Mars/X"]))
        let on = try await fixture.update("usr_1") { $0.quietHours = .init(enabled: true, start: "22:00", end: "08:00") }.quietState
        let end = Instant(rfc3339: "2026-02-03T16:00:00.000Z")?.milliseconds
        #expect(on?.active == true && on?.endsAtMs == end && on?.nextChangeAtMs == end)
        fixture.clock.set(try #require(Instant(rfc3339: "2026-02-03T16:00:00.000Z")))
        let day = try await fixture.document("usr_1").quietState
        #expect(day?.active == false && day?.endsAtMs == nil)
        #expect(day?.nextChangeAtMs == Instant(rfc3339: "2026-02-04T06:00:00.000Z")?.milliseconds)
        let answer = try await fixture.check("usr_1", "mention", timezone: "Mars/X", deviceTimezone: "America/Los_Angeles")
        #expect(answer.quietTimezone == "America/Los_Angeles" && answer.quietTimezoneSource == .device)
        #expect(answer.unknownTimezones == ["user Mars/X"])
    }

    @Test("PREF-09 the next window is found after weekdays without one")
    func nextStart() throws {
        let window = QuietWindow(
            start: try #require(LocalTime("22:00")), end: try #require(LocalTime("07:00")), daysOfWeek: [5], zone: .utc)
        // 2026-02-06 is a Friday.
        let saturday = try #require(Instant(rfc3339: "2026-02-07T12:00:00.000Z"))
        #expect(window.status(at: saturday) == .init(nextChangeAt: Instant(rfc3339: "2026-02-13T22:00:00.000Z")))
        let night = try #require(Instant(rfc3339: "2026-02-07T01:00:00.000Z"))
        let end = Instant(rfc3339: "2026-02-07T07:00:00.000Z")
        #expect(window.status(at: night) == .init(endsAt: end, nextChangeAt: end))
    }
}
