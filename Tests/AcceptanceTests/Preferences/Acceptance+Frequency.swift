import Foundation
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.3 Frequency", .serialized)
    struct FrequencyOfPushes {
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
