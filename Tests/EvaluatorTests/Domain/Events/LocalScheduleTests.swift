import CarillonAPI
import EventRules
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Times by each user's clock")
struct LocalScheduleTests {
    private func schedule(_ date: String, _ time: String, _ source: EvaluatorV1.LocalZone.Known = .user) throws -> LocalSchedule {
        try LocalSchedule(.init(localDate: date, localTime: time, timezoneSource: .init(source)))
    }

    private func user(_ zone: String, device: String = "") -> RegistryV1.ResolvedUser {
        var user = ChatApp.user("bob")
        user.timezone = zone
        user.devices[0].timezone = device
        return user
    }

    private func time(
        _ schedule: LocalSchedule, _ user: RegistryV1.ResolvedUser
    ) throws -> String { schedule.time(of: user, try ChatApp.policy()).until.rfc3339 }

    @Test(
        "EVAL-44 The same wall time is another instant in each zone",
        arguments: [
            ("Asia/Tokyo", "2026-12-23T23:00:00.000Z"), ("Europe/Berlin", "2026-12-24T07:00:00.000Z"),
            ("America/New_York", "2026-12-24T13:00:00.000Z"),
            ("Pacific/Kiritimati", "2026-12-23T18:00:00.000Z"), ("Etc/GMT+12", "2026-12-24T20:00:00.000Z"),
        ])
    func zones(zone: String, instant: String) throws {
        let schedule = try schedule("2026-12-24", "08:00")
        #expect(try time(schedule, user(zone)) == instant)
        #expect(schedule.earliest.rfc3339 == "2026-12-23T18:00:00.000Z")
        #expect(schedule.time(of: user(zone), try ChatApp.policy()).words == "scheduled for 2026-12-24 08:00 \(zone)")
    }

    @Test("EVAL-44 ARCH-05 A time that daylight saving time skips is the end of the gap; one that comes twice is the first")
    func daylightSaving() throws {
        #expect(try time(schedule("2026-03-29", "02:30"), user("Europe/Berlin")) == "2026-03-29T01:00:00.000Z")
        #expect(try time(schedule("2026-10-25", "02:30"), user("Europe/Berlin")) == "2026-10-25T00:30:00.000Z")
    }

    @Test("EVAL-44 The zone is the profile's, else the device's, else the organization's; the sender may choose another source")
    func sources() throws {
        let tokyo = "2026-12-23T23:00:00.000Z"
        let (berlin, newYork) = ("2026-12-24T07:00:00.000Z", "2026-12-24T13:00:00.000Z")
        #expect(try time(schedule("2026-12-24", "08:00"), user("Asia/Tokyo", device: "America/New_York")) == tokyo)
        #expect(try time(schedule("2026-12-24", "08:00"), user("", device: "America/New_York")) == newYork)
        #expect(try time(schedule("2026-12-24", "08:00"), user("")) == berlin)
        #expect(try time(schedule("2026-12-24", "08:00"), user("Mars/Olympus")) == berlin)
        #expect(try time(schedule("2026-12-24", "08:00", .device), user("Asia/Tokyo", device: "America/New_York")) == newYork)
        #expect(try time(schedule("2026-12-24", "08:00", .device), user("Asia/Tokyo")) == tokyo)
        #expect(try time(schedule("2026-12-24", "08:00", .device), user("")) == berlin)
        let ofOrganization = try schedule("2026-12-24", "08:00", .organization)
        #expect(try time(ofOrganization, user("Asia/Tokyo")) == berlin)
    }
}
