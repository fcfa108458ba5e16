import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.3 Frequency", .serialized)
    struct FrequencyOfPushes {
        @Test("ACC-063 EVAL-30 After 5 normal pushes a day and 10 high ones a week one more of each is skipped, and blocking goes")
        func caps() async throws {
            try await Scenario.start("ACC-063", profile: "mlc-lms", overrides: ["presence_rule": "none"]) { scenario in
                try await scenario.people(["ann"], timezone: "Europe/Berlin", roles: ["student"])
                // Monday noon in Berlin, outside quiet hours.
                let today = LocalDateTime(try await scenario.now(), .utc).date
                let monday = today.adding(days: 8 - today.isoWeekday)
                func noon(_ date: LocalDate) -> Instant {
                    WallClock.instant(of: LocalDateTime(date: date, hour: 12), in: IANA.zone(named: "Europe/Berlin") ?? .utc)
                }
                try await scenario.advance(to: noon(monday))
                var sent = 0
                func outcome(_ type: String, _ priority: String) async throws -> String? {
                    sent += 1
                    var event = scenario.event(
                        "e\(sent)", type: type, to: ["ann"], data: ["assignment": "Scales \(sent)", "due_time": "18:00", "message": "Fire drill"])
                    event["priority"] = priority
                    try await scenario.submit(event)
                    return try await scenario.outcome("e\(sent)", for: "ann")
                }
                for _ in 0..<5 { #expect(try await outcome("assignment_new", "normal") == "pushed") }
                for _ in 0..<10 { #expect(try await outcome("assignment_due_soon", "high") == "pushed") }
                #expect(try await outcome("assignment_new", "normal") == "cap_exceeded")
                #expect(
                    try await scenario.decision("e16", for: "ann").detail.hasPrefix(
                        "cap_normal_per_day is 5 (from the profile mlc-lms), and 5 normal pushes were handed over on \(monday); "
                            + "the next day begins at \(monday.adding(days: 1)) 00:00 Europe/Berlin"))
                #expect(try await outcome("assignment_due_soon", "high") == "cap_exceeded")
                #expect(try await outcome("assignment_due_soon", "blocking") == "pushed")
                // The ledger has an entry for each, also for those without a push.
                #expect(try await scenario.ledger(of: "ann").count == 18)
                try await scenario.advance(to: noon(monday.adding(days: 1)))
                #expect(try await outcome("assignment_new", "normal") == "pushed")
                #expect(try await outcome("assignment_due_soon", "high") == "cap_exceeded")
            }
        }

        @Test("PREF-19 Reading preferences tells how much of the day's and the week's caps is used up, where the app has caps")
        func warning() async throws {
            try await Scenario.start("PREF-19", profile: "mlc-lms", overrides: ["cap_enforcement": "warn"]) { scenario in
                try await scenario.people(["ann"], roles: ["student"])
                let data = ["assignment": "Scales", "due_time": "18:00"]
                for (id, type) in [("n1", "assignment_new"), ("n2", "assignment_new"), ("h1", "assignment_due_soon")] {
                    try await scenario.submit(scenario.event(id, type: type, to: ["ann"], data: data))
                    #expect(try await scenario.outcome(id, for: "ann") == "pushed")
                }
                func frequency() async throws -> [String: any Sendable]? {
                    try await scenario.asUser("ann", "GET", "/users/me/notifications").json["frequency"] as? [String: any Sendable]
                }
                let today = try #require(try await frequency())
                #expect(today["enforcement"] as? String == "warn")
                #expect(today["normalToday"] as? Int == 2 && today["highThisWeek"] as? Int == 1)
                #expect(today["capNormalPerDay"] as? Int == 5 && today["capHighPerWeek"] as? Int == 10)
                try await scenario.advance(by: .seconds(7 * 86_400))
                let later = try #require(try await frequency())
                #expect(later["normalToday"] as? Int == 0 && later["highThisWeek"] as? Int == 0)
            }
            try await Scenario.start("PREF-19-chat") { scenario in
                let preferences = try await scenario.asUser("ann", "GET", "/users/me/notifications").json
                #expect(preferences["version"] != nil && !(preferences["frequency"] is [String: any Sendable]))
            }
        }
    }
}
