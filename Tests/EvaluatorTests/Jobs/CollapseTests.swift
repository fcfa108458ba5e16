import CarillonAPI
import RPC
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("EVAL-55 Collapse keys of notifications that wait")
struct CollapseTests {
    /// Submits a direct notification to bob, and waits for its decision.
    ///
    /// - Returns: its id.
    @discardableResult
    private func submit(
        _ evaluator: EvaluatorFixture, _ body: String, key: String = "score", priority: CommonV1.Priority = .high,
        schedule: EvaluatorV1.LocalSchedule? = nil
    ) async throws -> String {
        let request = DirectNotificationTests.request(["bob"], body: body) {
            $0.content?.collapseKey = key
            $0.priority = priority
            $0.scheduledLocal = schedule
        }
        let answer = try await evaluator.client.submitNotification(request)
        try await evaluator.settled()
        return try #require(answer.notifications.first).notificationId
    }

    private func outcome(_ evaluator: EvaluatorFixture, _ id: String) async throws -> String? { try await evaluator.decisions(id)["bob"] }

    @Test("EVAL-55 T43 of what quiet hours hold with one key the newest is released; the older one is cancelled in decision, ledger and counts")
    func held() async throws {
        try await withSleepers("bob") { evaluator in
            let old = try await submit(evaluator, "1:0")
            let other = try await submit(evaluator, "rain", key: "weather")
            let plain = try await submit(evaluator, "plain", key: "")
            let new = try await submit(evaluator, "2:0")
            #expect(try await outcome(evaluator, old) == "cancelled")
            for id in [other, plain, new] { #expect(try await outcome(evaluator, id) == "held") }
            let detail = try await evaluator.decision(old, of: "bob").detail
            #expect(detail.contains("\(new) has its collapse key and took its place"), "\(detail)")
            let records = evaluator.peers.with { $0.recorded.filter { $0.notificationId == old } }
            #expect(records.map(\.held) == [true, false] && records.last?.skipReason == .cancelled)
            let statistics = try await evaluator.statistics
            #expect(statistics.held == 3 && statistics.skipped["cancelled"] == 1)
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.pushedTexts("bob") == ["rain", "plain", "2:0"])
        }
    }

    @Test("EVAL-55 what is held is replaced by a newer one that leaves at once, and not by one that is skipped")
    func pushed() async throws {
        try await withSleepers("bob") { evaluator in
            let old = try await submit(evaluator, "1:0")
            evaluator.peers.with { $0.settings["bob"]?.pushEnabled = false }
            let skipped = try await submit(evaluator, "off")
            #expect(try await outcome(evaluator, skipped) == "preference_disabled")
            #expect(try await outcome(evaluator, old) == "held")
            evaluator.peers.with { $0.settings["bob"]?.pushEnabled = true }
            let new = try await submit(evaluator, "2:0", priority: .blocking)
            #expect(try await outcome(evaluator, new) == "sent")
            #expect(try await outcome(evaluator, old) == "cancelled")
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.pushedTexts("bob") == ["2:0"])
        }
    }

    @Test("EVAL-55 a notification for a later time is newer than what is sent before it: it stays, and replaces what is held then")
    func scheduled() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app(["schedule_scan_seconds": 1]))
            var bob = ChatApp.user("bob")
            bob.timezone = "Europe/Berlin"
            evaluator.peers.add(bob)
            let time = EvaluatorV1.LocalSchedule(localDate: "2026-06-01", localTime: "08:00")
            let final = try await submit(evaluator, "final", schedule: time)
            // The first clock on Earth shows 08:00, and the event is decided: bob waits for his clock.
            try await evaluator.wait(until: try #require(Instant(rfc3339: "2026-05-31T18:00:00.000Z")))
            #expect(try await outcome(evaluator, final) == "held")
            let eight = try #require(Instant(rfc3339: "2026-06-01T06:00:00.000Z"))
            evaluator.peers.with { $0.settings["bob"] = .init(quietUntil: (eight + .seconds(3_600)).milliseconds) }
            let early = try await submit(evaluator, "1:0")
            #expect(try await outcome(evaluator, early) == "held")
            #expect(try await outcome(evaluator, final) == "held")
            try await evaluator.wait(until: eight + .seconds(2))
            #expect(try await outcome(evaluator, early) == "cancelled")
            try await evaluator.wait(until: eight + .seconds(3_600))
            #expect(evaluator.pushedTexts("bob") == ["final"])
        }
    }

    @Test("EVAL-55 EVAL-26 a push that a newer one replaced goes to no further devices; the newer one does")
    func escalation() async throws {
        try await withEvaluator { evaluator in
            let fanout: PolicyValue = [
                "blocking": "all_active", "high": "most_recent_then_all", "normal": "all_active", "low": "all_active",
            ]
            evaluator.policies.set(try NightShift.app(["fanout_by_priority": fanout]))
            evaluator.peers.add(ChatApp.user("bob", devices: ["phone", "tablet"].map { ChatApp.device($0, of: "bob") }))
            try await submit(evaluator, "1:0")
            try await submit(evaluator, "2:0")
            #expect(evaluator.pushedTexts("bob") == ["1:0", "2:0"])
            try await evaluator.wait(until: EvaluatorFixture.start + .seconds(400))
            #expect(evaluator.pushedTexts("bob") == ["1:0", "2:0", "2:0"])
        }
    }
}
