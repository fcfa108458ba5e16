import CarillonAPI
import DurableWork
import RPC
import ServiceKit
import Testing

@testable import EvaluatorService

@Suite("EVAL-41 Snoozes")
struct SnoozeTests {
    private static let own = ChatApp.tenant
    private typealias Refused = DirectNotificationTests.Refused

    /// A mention of bob that was pushed.
    private func withMention(
        _ settings: [String: PolicyValue] = [:], _ body: (EvaluatorFixture, DispatcherV1.Push) async throws -> Void
    ) async throws {
        try await withEvaluator { evaluator in
            evaluator.policies.set(try ChatApp.app(settings))
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            try await body(evaluator, try #require(evaluator.peers.with { $0.enqueued.first }))
        }
    }

    private func snooze(
        _ id: String, _ evaluator: EvaluatorFixture, as user: String = "bob", seconds: Int32? = nil
    ) async throws -> Instant {
        let request = EvaluatorV1.SnoozeRequest(tenant: Self.own, userId: user, notificationId: id, seconds: seconds)
        return Instant(milliseconds: try await evaluator.client(as: "member", user: user).snooze(request).scheduledForMs)
    }

    private func refusal(_ id: String, _ evaluator: EvaluatorFixture, as user: String = "bob", seconds: Int32? = nil) async -> Refused? {
        await DirectNotificationTests.refusal { _ = try await snooze(id, evaluator, as: user, seconds: seconds) }
    }

    @Test("EVAL-41 after an hour it comes again, with the same id and content and a new push id, in spite of the window against repeats")
    func again() async throws {
        try await withMention { evaluator, first in
            let until = try await snooze(first.notificationId, evaluator)
            #expect(until == EvaluatorFixture.start + .seconds(3_600))
            #expect(try await evaluator.statistics.scheduled == 1)
            try await evaluator.wait(until: until - .milliseconds(1))
            #expect(evaluator.peers.pushedUsers == ["bob"])
            try await evaluator.wait(until: until)
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.map(\.notificationId) == [first.notificationId, first.notificationId])
            #expect(Set(pushes.map(\.pushId)).count == 2)
            #expect(pushes.last?.contents == first.contents && pushes.last?.targets == first.targets)
            // Its life begins anew.
            #expect(pushes.last?.createdAtMs == until.milliseconds)
            #expect((pushes.last?.expiresAtMs ?? 0) - until.milliseconds == first.expiresAtMs - first.createdAtMs)
            // The ledger gets the second push of the same notification.
            let records = evaluator.peers.with { $0.recorded.filter { $0.notificationId == first.notificationId } }
            #expect(records.map(\.pushId) == pushes.map(\.pushId))
            let explained = try await evaluator.client.explain(.init(tenant: Self.own, id: first.notificationId))
            #expect(explained.eventId == "e1" && explained.decisions.map(\.pushId) == [first.pushId])
            #expect(explained.repetitions.map(\.snooze) == [1])
            #expect(explained.repetitions.first?.decision?.pushId == pushes.last?.pushId)
        }
    }

    @Test("EVAL-41 EVAL-12 explain of a notification has its first event and each snooze, one that waits with its time")
    func explained() async throws {
        try await withMention { evaluator, first in
            func explanation(user: String = "") async throws -> EvaluatorV1.ExplainResponse {
                try await evaluator.client.explain(.init(tenant: Self.own, id: first.notificationId, userId: user))
            }
            let before = try await explanation()
            #expect(before.repetitions.isEmpty)
            _ = try await snooze(first.notificationId, evaluator, seconds: 60)
            let until = try await snooze(first.notificationId, evaluator, seconds: 120)
            let waiting = try await explanation()
            #expect(waiting.eventId == "e1" && waiting.decisions == before.decisions && waiting.repetitions.count == 1)
            let snoozed = try #require(waiting.repetitions.first)
            #expect(snoozed.snooze == 1 && snoozed.state == .scheduled && snoozed.scheduledForMs == until.milliseconds && snoozed.decision == nil)
            let others = try await explanation(user: "eve")
            #expect(others.repetitions.isEmpty, "asked about another user")
            try await evaluator.wait(until: until)
            _ = try await snooze(first.notificationId, evaluator, seconds: 60)
            _ = try await evaluator.client.cancel(.init(tenant: Self.own, notificationIds: [first.notificationId]))
            let done = try await explanation()
            #expect(done.repetitions.map(\.snooze) == [1, 2])
            #expect(done.repetitions.compactMap(\.decision).map(\.outcome) == [.sent, .skipped])
            #expect(done.repetitions.last?.decision?.reason == .cancelled)
        }
    }

    @Test("EVAL-41 a second tap moves the snooze that waits; the third snooze of a notification is refused")
    func limit() async throws {
        try await withMention { evaluator, first in
            _ = try await snooze(first.notificationId, evaluator, seconds: 60)
            let moved = try await snooze(first.notificationId, evaluator, seconds: 120)
            #expect(moved == EvaluatorFixture.start + .seconds(120))
            try await evaluator.wait(until: moved - .seconds(1))
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
            try await evaluator.wait(until: moved)
            let second = try await snooze(first.notificationId, evaluator, seconds: 60)
            try await evaluator.wait(until: second)
            let pushes = evaluator.peers.with { $0.enqueued.map(\.pushId) }
            #expect(Set(pushes).count == 3)
            #expect(await refusal(first.notificationId, evaluator) == .init("snooze_limit", "notification_id"))
        }
    }

    @Test("EVAL-41 it is looked at again when its time has come: a muted channel stops it, and the notification stays known")
    func recheckedWhenDue() async throws {
        try await withMention { evaluator, first in
            let until = try await snooze(first.notificationId, evaluator)
            evaluator.peers.with { $0.settings["bob"] = .init(muted: [first.channelId]) }
            try await evaluator.wait(until: until)
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
            let explained = try await evaluator.client.explain(.init(tenant: Self.own, id: first.notificationId))
            #expect(explained.decisions.map(\.outcome) == [.sent])
            #expect(explained.repetitions.compactMap(\.decision).map(\.reason) == [.channelMuted])
        }
    }

    @Test("EVAL-41 EVAL-22 quiet hours hold it until they end, and it comes once")
    func quietHours() async throws {
        let hold: PolicyValue = ["blocking": "deliver", "high": "hold", "normal": "hold", "low": "hold"]
        try await withMention(["quiet_hours_action_by_priority": hold, "hold_release_spread_seconds": 0]) { evaluator, first in
            let until = try await snooze(first.notificationId, evaluator)
            let morning = until + .seconds(7_200)
            evaluator.peers.with { $0.settings["bob"] = .init(quiet: true, quietUntil: morning.milliseconds) }
            try await evaluator.wait(until: until)
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
            evaluator.peers.with { $0.settings["bob"] = .init() }
            try await evaluator.wait(until: morning)
            let pushes = evaluator.peers.with { $0.enqueued }
            #expect(pushes.map(\.notificationId) == [first.notificationId, first.notificationId] && pushes[0].pushId != pushes[1].pushId)
        }
    }

    @Test("EVAL-41 unknown, foreign, expired and unsent notifications are not found, other times are refused, and nothing is stored")
    func refused() async throws {
        try await withMention { evaluator, first in
            let (id, absent) = (first.notificationId, Refused("not_found", "notification_id"))
            #expect(await refusal("notif_01HZ0000000000000000000000", evaluator) == absent)
            #expect(await refusal("nonsense", evaluator) == absent)
            #expect(await refusal(id, evaluator, as: "eve") == absent)
            for seconds in [Int32(59), 86_401, 0, -1] {
                #expect(await refusal(id, evaluator, seconds: seconds) == .init("invalid_value", "seconds"), "\(seconds)")
            }
            // A user cannot snooze another one's.
            let foreign = EvaluatorV1.SnoozeRequest(tenant: Self.own, userId: "bob", notificationId: id)
            #expect(await DirectNotificationTests.refusal { _ = try await evaluator.client(as: "member", user: "eve").snooze(foreign) } != nil)
            try await evaluator.submit(ChatApp.message("e2", mentions: [ChatApp.mention("eve")]))
            try await evaluator.settled()
            let unsent = try #require(evaluator.peers.with { $0.recorded }.first { $0.userId == "eve" })
            #expect(await refusal(unsent.notificationId, evaluator, as: "eve") == absent)
            evaluator.clock.set(Instant(milliseconds: first.expiresAtMs))
            #expect(await refusal(id, evaluator) == absent)
            #expect(try await evaluator.statistics.scheduled == 0)
        }
    }

    @Test("EVAL-41 EVAL-52 a cancelled notification is not sent again")
    func cancelled() async throws {
        try await withMention { evaluator, first in
            let until = try await snooze(first.notificationId, evaluator)
            let answer = try await evaluator.client.cancel(.init(tenant: Self.own, notificationIds: [first.notificationId]))
            #expect(answer == .init(cancelled: 1))
            // The dispatcher remembers the id, so that a further snooze would end there.
            #expect(await refusal(first.notificationId, evaluator) == Refused("conflict", "notification_id"))
            let explained = try await evaluator.client.explain(.init(tenant: Self.own, id: "e1", userId: "bob"))
            let detail = explained.decisions.first?.detail ?? ""
            #expect(detail.hasSuffix("; cancelled by its sender at \(EvaluatorFixture.start.rfc3339)"), "\(detail)")
            try await evaluator.wait(until: until)
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
        }
    }

    @Test("EVAL-41 EVAL-52 a notification about a deleted entity is not sent again")
    func deletedEntity() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            var event = ChatApp.message("e1", mentions: [ChatApp.mention("bob")])
            (event.entityType, event.entityId) = ("assignment", "a1")
            try await evaluator.submit(event)
            try await evaluator.settled()
            let id = try #require(evaluator.peers.with { $0.enqueued.first?.notificationId })
            _ = try await evaluator.client.entityDeleted(.init(tenant: Self.own, entityType: "assignment", entityId: "a1"))
            #expect(await refusal(id, evaluator) == Refused("conflict", "notification_id"))
        }
    }

    @Test("EVAL-41 EVAL-02 a host cannot submit a snooze as an event")
    func hosts() async throws {
        try await withMention { evaluator, first in
            var event = ChatApp.message("e3", mentions: [ChatApp.mention("bob")])
            event.snooze = .init(notificationId: first.notificationId, number: 1)
            let answer = try await evaluator.submit(event)
            #expect(answer.rejected.map { "\($0.reason) \($0.field)" } == ["invalid_argument snooze"])
        }
    }

    @Test("PRIV-09 an erased user's snooze is not sent")
    func erased() async throws {
        try await withMention { evaluator, first in
            let until = try await snooze(first.notificationId, evaluator)
            let data = EvaluatorV1.UserData.Client(
                InProcessChannel(
                    services: [UserDataService(.evaluator, store: evaluator.store, audit: evaluator.audit, clock: evaluator.clock)],
                    principal: Principal(service: "registry")))
            _ = try await data.eraseUser(.init(tenant: Self.own, userId: "bob"))
            try await evaluator.wait(until: until)
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
        }
    }
}
