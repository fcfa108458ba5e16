import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-52 GW-06 Cancellation")
struct CancellationTests {
    private static let own = ChatApp.tenant
    private typealias Refused = DirectNotificationTests.Refused

    private func submit(_ evaluator: EvaluatorFixture, _ users: [String] = ["bob"]) async throws -> [String] {
        try await evaluator.client.submitNotification(DirectNotificationTests.request(users)).notifications.map(\.notificationId)
    }

    private func cancel(_ evaluator: EvaluatorFixture, _ ids: [String]) async throws -> EvaluatorV1.CancelResponse {
        try await evaluator.client.cancel(.init(tenant: Self.own, notificationIds: ids))
    }

    @Test("EVAL-52 a held notification is skipped at once, in decision, ledger and counts, and is not released; the others are")
    func held() async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(
                try ChatApp.app(["quiet_hours_action_by_priority": ["blocking": "deliver", "high": "hold", "normal": "hold", "low": "hold"]]))
            let until = (evaluator.clock.now + .seconds(3_600)).milliseconds
            for user in ["ann", "bob"] {
                evaluator.peers.add(ChatApp.user(user))
                evaluator.peers.with { $0.settings[user] = .init(quiet: true, quietUntil: until) }
            }
            let ids = try await submit(evaluator, ["ann", "bob"])
            try await evaluator.settled()
            #expect(try await cancel(evaluator, [ids[0]]).cancelled == 1)
            #expect(try await cancel(evaluator, [ids[0]]) == .init(), "the second time nothing is left")
            try await evaluator.settled()
            #expect(try await evaluator.decisions(ids[0]) == ["ann": "cancelled", "bob": "held"])
            let last = try #require(evaluator.peers.with { $0.recorded }.last)
            #expect((last.notificationId, last.skipReason, last.held, last.pushId) == (ids[0], .cancelled, false, ""))
            #expect(try await evaluator.statistics.held == 1)
            #expect(try await evaluator.statistics.skipped["cancelled"] == 1)
            evaluator.peers.with { $0.settings = [:] }
            evaluator.changed("ann", "bob")
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])
        }
    }

    @Test("EVAL-52 one that waits for its decision is known, and the dispatcher is told before its push comes")
    func pending() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let gate = AsyncStream<Void>.makeStream()
            evaluator.peers.with { $0.beforeResolve = { for await _ in gate.stream { break } } }
            let ids = try await submit(evaluator)
            let answer = try await cancel(evaluator, ids)
            #expect(answer.cancelled == 1 && answer.rejected.isEmpty)
            #expect(evaluator.peers.with { $0.cancelled } == ids && evaluator.peers.with { $0.enqueued.isEmpty })
            gate.continuation.finish()
            try await evaluator.settled()
        }
    }

    @Test("EVAL-52 one that is queued ends there; what is unknown, or of another app, is said to be; without the dispatcher nothing is promised")
    func queued() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let ids = try await submit(evaluator)
            try await evaluator.settled()
            let unknown = "notif_" + ULID(milliseconds: 1, entropy: repeatElement(7, count: 10)).string(after: "")
            let answer = try await cancel(evaluator, [unknown, ids[0], "no id"])
            #expect(answer.cancelled == 1 && answer.rejected.map(\.index) == [0, 2])
            #expect(answer.rejected.allSatisfy { $0.reason == "not_found" } && answer.rejected[1].field == "notification_ids[2]")
            evaluator.peers.failNext(1, DispatcherV1.Dispatcher.Method.cancelQueued)
            let reason = await DirectNotificationTests.refusal { _ = try await cancel(evaluator, ids) }?.reason
            #expect(reason == "UNAVAILABLE")
            #expect(await DirectNotificationTests.refusal { _ = try await cancel(evaluator, []) } == Refused("invalid_argument", "notification_ids"))
            let stranger = evaluator.client(as: "system", user: "", app: "other")
            let foreign = await DirectNotificationTests.refusal {
                _ = try await stranger.cancel(.init(tenant: Self.own, notificationIds: ids))
            }
            #expect(foreign?.reason == "not_found")
        }
    }
}
