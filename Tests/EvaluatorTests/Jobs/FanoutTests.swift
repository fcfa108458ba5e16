import CarillonAPI
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("Devices by priority")
struct FanoutTests {
    private func withDevices(_ body: (EvaluatorFixture) async throws -> Void) async throws {
        let fanout: PolicyValue = ["blocking": "most_recent", "high": "all_active", "normal": "most_recent", "low": "badge_only"]
        try await withEvaluator { evaluator in
            evaluator.policies.set(try NightShift.app(["fanout_by_priority": fanout]))
            evaluator.peers.add(ChatApp.user("bob", devices: ["new", "old"].map { ChatApp.device($0, of: "bob") }))
            try await body(evaluator)
        }
    }

    private func devices(_ event: EvaluatorV1.Event, _ evaluator: EvaluatorFixture) async throws -> [String] {
        try await evaluator.submit(event)
        try await evaluator.settled()
        let decision = try await evaluator.decision(event.eventId, of: "bob")
        return evaluator.peers.with { state in
            state.enqueued.first { $0.notificationId == decision.notificationId }?.targets.compactMap(\.device?.pushDeviceId) ?? []
        }
    }

    @Test("EVAL-24 ACC-060 A normal push goes to the device that was used last, a high and a blocking one to all; explain says why")
    func byPriority() async throws {
        try await withDevices { evaluator in
            #expect(try await devices(NightShift.mention("n", of: "bob", priority: .normal), evaluator) == ["new"])
            let detail = try await evaluator.decision("n", of: "bob").detail
            #expect(detail == "passed every check; handed over for 1 device (fanout_by_priority.normal is most_recent)")
            #expect(try await devices(NightShift.mention("h", of: "bob", priority: .high), evaluator) == ["new", "old"])
            #expect(try await devices(NightShift.mention("b", of: "bob", priority: .blocking), evaluator) == ["new", "old"])
        }
    }

    @Test("EVAL-27 ACC-061 (partly) A low notification is not shown, and the ledger keeps it")
    func low() async throws {
        try await withDevices { evaluator in
            #expect(try await devices(NightShift.mention("l", of: "bob", priority: .low), evaluator).isEmpty)
            let decision = try await evaluator.decision("l", of: "bob")
            #expect(decision.reason == .lowPriorityNoPush && decision.detail.hasPrefix("fanout_by_priority.low is badge_only"))
            #expect(evaluator.peers.with { $0.recorded.map(\.skipReason) } == [.lowPriorityNoPush])
        }
    }
}
