import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("Dry runs of events that are not sent")
struct DryRunTests {
    private typealias Refused = DirectNotificationTests.Refused

    private func run(_ evaluator: EvaluatorFixture, _ event: EvaluatorV1.Event, of user: String = "") async throws -> EvaluatorV1.DryRunResponse {
        try await evaluator.client.dryRun(.init(event: event, userId: user))
    }

    private func failed(_ decision: EvaluatorV1.DryRunDecision) -> [String] { decision.stages.filter { !$0.passed }.map(\.name) }

    @Test("EVAL-10 It says what would be sent to whom, and what devices would show; nothing is stored or sent, and it is no repeat")
    func sent() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol", devices: []))
            var event = ChatApp.message("e1", mentions: [ChatApp.mention("bob"), ChatApp.mention("carol")])
            event.eventId = ""
            for _ in 0..<2 {
                let decisions = try await run(evaluator, event).decisions
                #expect(decisions.map { $0.decision?.userId } == ["bob", "carol"])
                let bob = try #require(decisions.first)
                #expect(bob.decision?.outcome == .sent && bob.decision?.notificationId == "" && failed(bob).isEmpty)
                #expect(bob.stages.map(\.name).prefix(4) == ["user", "local time", "spread", "gate"] && bob.stages.last?.name == "text")
                #expect(bob.pushDeviceIds == ["dev_bob"] && bob.contents.map(\.body) == ["hello"])
                #expect(decisions[1].decision?.reason == .noDevices && failed(decisions[1]).first == "devices")
            }
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.isEmpty && $0.recorded.isEmpty })
            #expect(try await evaluator.statistics.eventsAccepted == 0)
            #expect(try await run(evaluator, event, of: "bob").decisions.map { $0.decision?.userId } == ["bob"])
        }
    }

    @Test("EVAL-10 The stages behind the one that decides say what would decide without it, by earlier pushes, too")
    func all() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            evaluator.peers.with { $0.settings["bob"] = .init(muted: ["ch_general"], quiet: true) }
            let decision = try #require(try await run(evaluator, ChatApp.message("e2", mentions: [ChatApp.mention("bob")])).decisions.first)
            #expect(decision.decision?.outcome == .skipped && decision.decision?.reason == .channelMuted)
            #expect(failed(decision) == ["muted channel", "quiet hours", "duplicate"])
            let duplicate = try #require(decision.stages.first { $0.name == "duplicate" })
            #expect(duplicate.detail.hasPrefix("deduplicated: another notification of channel:ch_general was handed over"))
            #expect(decision.contents.map(\.body) == ["hello"] && decision.pushDeviceIds.isEmpty)
        }
    }

    @Test("EVAL-22 What would wait says until when; an event without targets says why")
    func held() async throws {
        try await withSleepers("bob") { evaluator in
            let decision = try #require(try await run(evaluator, NightShift.mention("e1", of: "bob", priority: .high)).decisions.first)
            #expect(decision.decision?.outcome == .held && decision.decision?.heldUntilMs == NightShift.morning.milliseconds)
            let nobody = try await run(evaluator, ChatApp.message("e2"))
            #expect(nobody.decisions.isEmpty && nobody.detail.hasPrefix("the message mentions nobody but its sender"))
        }
    }

    @Test("SEC-10 An administrator's look at other users is audited; a host's events are refused as in SubmitEvents")
    func access() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let event = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            _ = try await evaluator.client(as: "system_admin", user: "root").dryRun(.init(event: event))
            #expect(evaluator.audit.all.contains { $0.contains("dry run of message.sent") })
            var wrong = event
            wrong.content = .init(title: "a", body: "b")
            #expect(await DirectNotificationTests.refusal { _ = try await run(evaluator, wrong) } == Refused("invalid_argument", "content"))
            let stranger = evaluator.client(as: "system", user: "", app: "other")
            #expect(await DirectNotificationTests.refusal { _ = try await stranger.dryRun(.init(event: event)) }?.reason == "not_found")
        }
    }
}
