import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestFolders
import Testing

@testable import CarillonCommand

/// `carillon demo --profile NAME`: the plan of the month, and the month as people see it.
@Suite("A month of a profile", .serialized, .timeLimit(.minutes(5)))
struct DemoMonthTests {
    /// The pushes of each type, counted by hand.
    private static let totals: [String: [String: Int]] = [
        "school": [
            "homework_assigned": 384, "homework_due_reminder": 244, "attendance_marked": 400, "sticker_awarded": 96, "trophy_earned": 16,
            "achievement_unlocked": 18, "session_completed": 96, "teacher_daily_summary": 52, "student_attention_alert": 2,
        ],
        "hr-warehouse": [
            "request_submitted": 30, "request_status_changed": 28, "manager_daily_summary": 44, "document_expiry": 5, "announcement": 16,
        ],
    ]

    /// The JSON of the command.
    private struct Report: Decodable {
        struct Count: Decodable {
            var name: String
            var expected, found: Int
            var example: String?
        }

        var profile: String
        var pushes, further: [Count]
        var agrees: Bool
    }

    private func month(_ profile: String) throws -> DemoMonth { try #require(DemoProfile(rawValue: profile)?.month) }

    @Test("The plan of a month expects as many pushes of each type as a reader counts", arguments: totals.keys.sorted())
    func plan(profile: String) throws {
        let month = try self.month(profile)
        let counts = Dictionary(month.pushes.map { ($0.name, $0.count) }) { $0 + $1 }
        #expect(counts == Self.totals[profile])
        let moments = month.timeline.inOrder.map(\.instant)
        #expect(moments.allSatisfy { $0 > DemoCalendar.start && $0 < DemoCalendar.end })
        #expect(month.people.allSatisfy { $0.platforms.count == 1 } && Set(month.people.map(\.userID)).count == month.people.count)
    }

    @Test("The school has two classes that read two languages, and its plan says how it counts")
    func school() throws {
        let month = DemoSchool.month
        #expect(DemoSchool.students.count == 12 && DemoSchool.children.count == 10 && month.people.count == 25)
        #expect(Set(month.people.map(\.locale)) == ["en", "ar"])
        let attendance = try #require(month.pushes.first { $0.name == "attendance_marked" })
        #expect(attendance.words == "20 school days × 10 guardians × 2 pushes, the first mark and a group of all others")
        #expect(month.grouped.count == 20 * 26 + 4 * 2 * 2 * 2)
        #expect(DemoCalendar.workdays.count == 20 && DemoCalendar.date(0).description == "2027-02-01")
    }

    @Test("EVAL-08 all ids of the warehouse are UUIDs")
    func warehouse() {
        let events = DemoWarehouse.month.timeline.inOrder.flatMap(\.moment.events)
        #expect(events.count == 58)
        for id in events.flatMap({ $0.recipients + [$0.actorId, $0.entityId] }) { #expect(UUID(uuidString: id) != nil, "\(id)") }
    }

    @Test("CTL-01 EVAL-45 a month of a profile sends what its plan says, within a minute", arguments: totals.keys.sorted())
    func played(profile: String) async throws {
        let folder = try TemporaryFolder()
        let command = try StartedCommand(["demo", "--profile", profile, "--json"], in: folder, environment: ["TMPDIR": folder.path])
        #expect(await command.end() == 0, "\(command.said)")
        let report = try JSONDecoder().decode(Report.self, from: Data(command.said.utf8))
        #expect(report.profile == profile && report.agrees)
        let found = Dictionary(report.pushes.map { ($0.name, $0.found) }) { $0 + $1 }
        #expect(found == Self.totals[profile])
        for count in report.pushes + report.further { #expect(count.found == count.expected, "\(count.name)") }
        #expect(report.pushes.allSatisfy { $0.example?.isEmpty == false })
        #expect(folder.processes.isEmpty)
    }

    @Test("CTL-01 a month refuses the options of a conversation, and the demo a profile that it has nothing to show of")
    func options() throws {
        #expect(throws: Never.self) { try Carillon.parseAsRoot(["demo", "--profile", "hr-warehouse", "--json"]) }
        for arguments in [["--profile", "school", "--messages", "5"], ["--profile", "school", "--rate", "5"], ["--profile", "scholl"]] {
            #expect(throws: (any Error).self, "\(arguments)") { try Carillon.parseAsRoot(["demo"] + arguments) }
        }
    }
}
