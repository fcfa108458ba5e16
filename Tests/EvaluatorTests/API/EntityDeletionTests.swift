import CarillonAPI
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("EVAL-52 What is unsent about a deleted entity is stopped")
struct EntityDeletionTests {
    private static let own = ChatApp.tenant
    private typealias Refused = DirectNotificationTests.Refused

    /// A mention of some users about an assignment.
    private static func event(_ id: String, of users: String..., about entity: String = "a1", in seconds: Int = 0) -> EvaluatorV1.Event {
        var event = ChatApp.message(id, mentions: users.map(ChatApp.mention))
        (event.entityType, event.entityId, event.priority) = ("assignment", entity, .high)
        if seconds > 0 { event.scheduledForMs = (EvaluatorFixture.start + .seconds(seconds)).milliseconds }
        return event
    }

    private func delete(_ evaluator: EvaluatorFixture, _ type: String = "assignment", _ id: String = "a1") async throws -> Int32 {
        try await evaluator.client.entityDeleted(.init(tenant: Self.own, entityType: type, entityId: id)).cancelled
    }

    @Test("EVAL-52 Held and scheduled notifications about it are cancelled, and counted; those about others are sent, and so is what comes later")
    func waiting() async throws {
        try await withSleepers("bob", "carol") { evaluator in
            try await evaluator.submit(
                Self.event("held", of: "bob", "carol"), Self.event("later", of: "bob", in: 60), Self.event("other", of: "bob", about: "a2"))
            try await evaluator.settled()
            #expect(try await delete(evaluator) == 3)
            #expect(try await delete(evaluator) == 0, "the second time nothing is left")
            #expect(try await delete(evaluator, "award") == 0, "an entity of another type")
            try await evaluator.settled()
            #expect(try await evaluator.decisions("held") == ["bob": "cancelled", "carol": "cancelled"])
            let detail = try await evaluator.decision("held", of: "bob").detail
            #expect(detail.contains("its entity was deleted"), "\(detail)")
            let statistics = try await evaluator.statistics
            #expect(statistics.held == 1 && statistics.scheduled == 0)
            let skipped = evaluator.peers.with { $0.recorded.filter { $0.skipReason == .cancelled } }
            #expect(skipped.map(\.userId).sorted() == ["bob", "carol"])
            // It exists again.
            evaluator.clock.advance(by: .seconds(1))
            try await evaluator.submit(Self.event("again", of: "carol"))
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.peers.pushedUsers.sorted() == ["bob", "carol"])
        }
    }

    @Test("EVAL-52 What is queued ends at the dispatcher; without its answer the call fails, and can be repeated")
    func queued() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            try await evaluator.submit(Self.event("e1", of: "bob", "carol"), Self.event("e2", of: "bob", about: "a2"))
            try await evaluator.settled()
            let ids = evaluator.peers.with { $0.enqueued.prefix(2).map(\.notificationId) }
            evaluator.peers.failNext(1, DispatcherV1.Dispatcher.Method.cancelQueued)
            #expect(await DirectNotificationTests.refusal { _ = try await delete(evaluator) }?.reason == "UNAVAILABLE")
            #expect(try await delete(evaluator) == 2)
            #expect(Set(evaluator.peers.with { $0.cancelled }) == Set(ids))
        }
    }

    @Test("EVAL-52 An event that is being decided when its entity is deleted is decided as cancelled: no push, no deferral, and the ledger knows it")
    func undecided() async throws {
        try await withSleepers("carol") { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            let gate = AsyncStream<Void>.makeStream()
            evaluator.peers.with { $0.beforeResolve = { for await _ in gate.stream { break } } }
            try await evaluator.submit(Self.event("e1", of: "bob", "carol"), Self.event("e2", of: "bob", about: "a2"))
            #expect(try await delete(evaluator) == 0)
            gate.continuation.finish()
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == ["bob": "cancelled", "carol": "cancelled"])
            #expect(try await evaluator.decision("e1", of: "bob").detail == "its entity was deleted")
            #expect(try await evaluator.decisions("e2") == ["bob": "sent"])
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(evaluator.peers.with { $0.recorded.filter { $0.skipReason == .cancelled && $0.pushId.isEmpty && !$0.held }.count } == 2)
            try await evaluator.wait(until: NightShift.morning)
            #expect(evaluator.peers.pushedUsers == ["bob"])
        }
    }

    @Test("EVAL-26 EVAL-52 A push about it that no device confirmed goes to no other device")
    func escalation() async throws {
        try await withEvaluator { evaluator in
            let fanout: PolicyValue = [
                "blocking": "all_active", "high": "most_recent_then_all", "normal": "most_recent", "low": "all_active",
            ]
            evaluator.policies.set(try ChatApp.app(["fanout_by_priority": fanout]))
            evaluator.peers.add(ChatApp.user("bob", devices: ["phone", "tablet"].map { ChatApp.device($0, of: "bob") }))
            try await evaluator.submit(Self.event("e1", of: "bob"))
            try await evaluator.settled()
            _ = try await delete(evaluator)
            try await evaluator.wait(until: EvaluatorFixture.start + .seconds(600))
            #expect(evaluator.peers.with { $0.enqueued.count } == 1)
        }
    }

    @Test("EVAL-16 EVAL-52 A broadcast about it takes no further users, and is cancelled; one about another entity goes on")
    func broadcast() async throws {
        try await withEvaluator { evaluator in
            BroadcastTests.add(BroadcastTests.users(100), to: evaluator)
            let ids = try await ["a1", "a2"].asyncMap { entity in
                let request = BroadcastTests.request { ($0.entityType, $0.entityId) = ("assignment", entity) }
                return try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
            }
            try await eventually("a page", every: .milliseconds(2)) {
                evaluator.clock.advance(by: .milliseconds(50))
                try await evaluator.settled()
                return try await BroadcastTests.get(ids[0], evaluator).targeted > 0
            }
            _ = try await delete(evaluator)
            let done = try await BroadcastTests.run(ids[0], to: .cancelled, evaluator)
            #expect(try #require(done.apps.first?.taken) < 100)
            // Users who had the first one a moment ago are not sent the second one (EVAL-28).
            #expect(try await BroadcastTests.run(ids[1], evaluator).targeted == 100)
        }
    }

    @Test("EVAL-16 EVAL-52 Users of a broadcast who are being decided when its entity is deleted are counted as skipped")
    func undecidedBroadcast() async throws {
        try await withSleepers("carol") { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.with { $0.audiences["whole app"] = ["bob", "carol"] }
            let gate = AsyncStream<Void>.makeStream()
            evaluator.peers.with { $0.beforeResolve = { for await _ in gate.stream { break } } }
            let request = BroadcastTests.request {
                ($0.entityType, $0.entityId, $0.priority) = ("assignment", "a1", .high)
            }
            let id = try #require(try await evaluator.broadcasts.submitBroadcast(request).broadcast?.broadcastId)
            try await eventually("a page", every: .milliseconds(2)) { try await BroadcastTests.get(id, evaluator).apps.first?.taken == 2 }
            _ = try await delete(evaluator)
            gate.continuation.finish()
            let done = try await BroadcastTests.run(id, evaluator)
            #expect(done.skipped == ["cancelled": 2] && done.queued == 0 && done.held == 0)
        }
    }

    @Test("EVAL-52 Type and id are required, and the app is the caller's")
    func refused() async throws {
        try await withEvaluator { evaluator in
            #expect(await DirectNotificationTests.refusal { _ = try await delete(evaluator, "") } == Refused("invalid_argument", "entity_type"))
            #expect(await DirectNotificationTests.refusal { _ = try await delete(evaluator, "a", "") } == Refused("invalid_argument", "entity_id"))
            #expect(await DirectNotificationTests.refusal { _ = try await delete(evaluator, "a", "x\n") } == Refused("invalid_argument", "entity_id"))
            let stranger = evaluator.client(as: "system", user: "", app: "other")
            let foreign = await DirectNotificationTests.refusal {
                _ = try await stranger.entityDeleted(.init(tenant: Self.own, entityType: "assignment", entityId: "a1"))
            }
            #expect(foreign?.reason == "not_found")
        }
    }

    @Test("PRIV-09 The entity of an event goes with its content")
    func erased() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            var event = Self.event("e1", of: "bob", about: "profile-of-dave")
            event.subjectUserId = "dave"
            try await evaluator.submit(event)
            try await evaluator.settled()
            try await evaluator.store.write { try EventTable.empty(try EventTable.lastRow($0), $0) }
            #expect(try await delete(evaluator, "assignment", "profile-of-dave") == 0)
            #expect(evaluator.peers.with { $0.cancelled.isEmpty })
        }
    }
}
