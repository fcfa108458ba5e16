import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Summaries on devices", .serialized)
    struct DeviceSummaries {
        private func send(_ number: Int, in scenario: Scenario) async throws {
            try await scenario.submit(
                scenario.event(
                    "a\(number)", type: "assignment_new", to: ["ida", "ian"], entity: "asg_\(number)", data: ["assignment": "Scales \(number)"]))
        }

        /// The messages that an Android phone got: single ones, and summaries.
        private func messages(_ scenario: Scenario) async throws -> (single: [[String: Any]], summaries: [[String: Any]]) {
            let all = try await scenario.shown(scenario.token("ida", "android")).compactMap { $0.json["message"] as? [String: Any] }
            func isSummary(_ message: [String: Any]) -> Bool { (message["data"] as? [String: String])?["group_summary"] == "true" }
            return (all.filter { !isSummary($0) }, all.filter(isSummary))
        }

        private func body(_ message: [String: Any]?) -> String? { (message?["notification"] as? [String: Any])?["body"] as? String }

        @Test("ACC-072 EVAL-54 The sixth undismissed assignment comes with a summary, which opens the centre filtered by category")
        func sixth() async throws {
            try await Scenario.start("ACC-072", profile: "mlc-lms") { scenario in
                try await scenario.people(["ida"], platforms: ["android"], roles: ["student"])
                try await scenario.people(["ian"], roles: ["student"])
                for number in 1...3 { try await send(number, in: scenario) }
                try await scenario.advance(by: .seconds(86_400))
                for number in 4...5 { try await send(number, in: scenario) }
                var shown = try await messages(scenario)
                #expect(shown.single.count == 5 && shown.summaries.isEmpty)

                try await send(6, in: scenario)
                shown = try await messages(scenario)
                #expect(shown.single.count == 6 && body(shown.single.last) == "Scales 6")
                let summary = try #require(shown.summaries.first)
                #expect(shown.summaries.count == 1 && body(summary) == "You have 6 new assignments")
                let data = try #require(summary["data"] as? [String: String])
                #expect(data["deep_link"]?.contains("notifications?category=assignments") == true, "\(data)")
                let sixth = try await scenario.decision("a6", for: "ida").notificationId
                #expect(data["notification_id"] == sixth && data["count"] == "6")
                // The next summary takes its place.
                let android = try #require(summary["android"] as? [String: Any])
                #expect((android["notification"] as? [String: Any])?["tag"] as? String == "summary.assignments")

                // iOS writes the summary itself: number and category are in the push (C-10).
                let phone = try await scenario.shown(scenario.token("ian"))
                #expect(phone.count == 6)
                let aps = try #require(phone.last?.json["aps"] as? [String: Any])
                let alert = try #require(aps["alert"] as? [String: Any])
                #expect(alert["body"] as? String == "Scales 6")
                for place in [aps, alert] {
                    #expect(place["summary-arg"] as? String == "assignments" && place["summary-arg-count"] as? Int == 6)
                }
                let before = try #require(phone.dropLast().last?.json["aps"] as? [String: Any])
                #expect(before["summary-arg"] == nil && before["summary-arg-count"] == nil)

                // A summary is no notification: the ledger has six, and each push once.
                let ledger = try await scenario.ledger(of: "ida")
                #expect(ledger.count == 6 && ledger.allSatisfy { $0.status == .sent && $0.receipts.count == 1 })

                let first = try await scenario.decision("a1", for: "ida").notificationId
                let report = try await scenario.asUser("ida", "POST", "/push/opened", ["notification_id": first])
                #expect(report.status == 200, "\(report.json)")
                try await send(7, in: scenario)
                shown = try await messages(scenario)
                #expect(shown.single.count == 7 && shown.summaries.map { body($0) } == Array(repeating: "You have 6 new assignments", count: 2))
            }
        }
    }
}
