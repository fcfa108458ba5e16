import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

/// Events behind one for many users, with limits small enough that hundreds are many.
@Suite("Events that overtake a large one of their app")
struct LargeEventLaneTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")
    private static let town = (0..<500).map { "usr_\(1_000 + $0)" }
    private static let city = (0..<400).map { "usr_\(2_000 + $0)" }

    private static func limits(_ batch: Int, part: Int) -> AudienceLimits {
        var limits = AudienceLimits()
        (limits.membersPerBatch, limits.membersPerPart) = (batch, part)
        return limits
    }

    private static func peers(_ channels: [String: [String]] = ["ch_town": Self.town, "ch_city": Self.city]) -> FakePeers {
        let peers = FakePeers()
        peers.add(ChatApp.user("ann"), ChatApp.user("bob"))
        peers.with { state in
            for (id, members) in channels {
                for member in members { state.users[member] = ChatApp.user(member) }
                state.channels[id] = .init(name: id, channelType: .public, members: members)
            }
        }
        return peers
    }

    /// The later parts of an event wait for the gate.
    private static func hold(channel: String = "ch_town", after user: String = "usr_1150", _ gate: Gate, _ peers: FakePeers) {
        peers.with {
            $0.beforeEachResolve = { if $0.channelIds == [channel], $0.membersAfter > user { try await gate.pass() } }
        }
    }

    private static func large(_ id: String, channel: String = "ch_town") -> EvaluatorV1.Event {
        ChatApp.message(id, channel: channel, mentions: [ChatApp.everybody], text: id)
    }

    private static func message(_ id: String, to user: String, channel: String) -> EvaluatorV1.Event {
        ChatApp.message(id, channel: channel, mentions: [ChatApp.mention(user)], text: id)
    }

    private func withEvaluator<T: Sendable>(
        _ peers: FakePeers, _ limits: AudienceLimits = Self.limits(300, part: 100), _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, limits: limits)
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            let result = try await evaluator.run { try await body(evaluator) }
            await evaluator.store.close()
            return result
        }
    }

    private func state(_ event: String, _ evaluator: EvaluatorFixture) async throws -> EvaluatorV1.EventState {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event)).state
    }

    private func eventuallyPushed(_ texts: [String], to user: String, _ evaluator: EvaluatorFixture) async throws {
        try await eventually("pushes to \(user)") { evaluator.pushedTexts(user).count >= texts.count }
        #expect(evaluator.pushedTexts(user) == texts)
    }

    /// Each user has one decision, and one push with the text.
    private func expectOnce(_ event: String, _ users: [String], _ evaluator: EvaluatorFixture) async throws {
        #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event)).decisions.map(\.userId) == users)
        let pushed = evaluator.peers.with { state in
            Dictionary(state.enqueued.filter { $0.contents.first?.body == event }.map { ($0.pushId, $0.userId) }) { $1 }.values.sorted()
        }
        #expect(pushed == users)
        #expect(try await state(event, evaluator) == .evaluated)
    }

    @Test("ARCH-04 a message is decided and handed over while an event for many is being decided, and both come once")
    func overtakes() async throws {
        let (gate, peers) = (Gate(), Self.peers())
        Self.hold(gate, peers)
        try await withEvaluator(peers) { evaluator in
            try await evaluator.submit(Self.large("large"), Self.message("one", to: "ann", channel: "ch_1"))
            try await eventuallyPushed(["one"], to: "ann", evaluator)
            // Also one that comes later.
            try await evaluator.submit(Self.message("two", to: "ann", channel: "ch_2"))
            try await eventuallyPushed(["one", "two"], to: "ann", evaluator)
            #expect(try await state("large", evaluator) == .pending)
            #expect(try await evaluator.statistics.eventsPending == 1)
            gate.open()
            try await evaluator.settled()
            try await expectOnce("large", Self.town, evaluator)
            #expect(evaluator.pushedTexts("ann") == ["one", "two"])
            #expect(try await evaluator.statistics.eventsPending == 0)
            // It is taken together with other apps again.
            try await evaluator.submit(Self.message("three", to: "ann", channel: "ch_town"))
            try await eventuallyPushed(["one", "two", "three"], to: "ann", evaluator)
        }
    }

    @Test("EVAL-28 a message of the same channel, or about the same entity, comes after the large one; others of the call come before")
    func sameChannel() async throws {
        let (gate, peers) = (Gate(), Self.peers())
        Self.hold(gate, peers)
        try await withEvaluator(peers) { evaluator in
            var (large, about) = (Self.large("large"), Self.message("about", to: "bob", channel: "ch_2"))
            (large.entityType, large.entityId) = ("announcement", "a_1")
            (about.entityType, about.entityId) = ("announcement", "a_1")
            try await evaluator.submit(
                large, Self.message("behind", to: "ann", channel: "ch_town"), about, Self.message("beside", to: "ann", channel: "ch_1"),
                Self.message("again", to: "bob", channel: "ch_town"))
            try await eventuallyPushed(["beside"], to: "ann", evaluator)
            for id in ["large", "behind", "about", "again"] { #expect(try await state(id, evaluator) == .pending) }
            gate.open()
            try await evaluator.settled()
            try await expectOnce("large", Self.town, evaluator)
            #expect(evaluator.pushedTexts("ann") == ["beside", "behind"])
            #expect(evaluator.pushedTexts("bob") == ["about", "again"])
            let order = peers.with { $0.enqueued.map { $0.contents.first?.body ?? "" } }
            let end = try #require(order.lastIndex(of: "large"))
            for id in ["behind", "about", "again"] {
                let place = try #require(order.firstIndex(of: id))
                #expect(place > end)
            }
        }
    }

    @Test("ARCH-04 large events of an app follow one another, and what waited for the first one does not wait for the second")
    func severalLarge() async throws {
        let (gate, peers) = (Gate(), Self.peers())
        Self.hold(channel: "ch_city", after: "usr_2150", gate, peers)
        try await withEvaluator(peers) { evaluator in
            try await evaluator.submit(
                Self.large("first"), Self.large("second", channel: "ch_city"), Self.message("later1", to: "ann", channel: "ch_town"),
                Self.message("later2", to: "bob", channel: "ch_city"))
            try await eventuallyPushed(["later1"], to: "ann", evaluator)
            try await expectOnce("first", Self.town, evaluator)
            #expect(try await state("second", evaluator) == .pending)
            #expect(evaluator.pushedTexts("bob").isEmpty)
            gate.open()
            try await evaluator.settled()
            try await expectOnce("second", Self.city, evaluator)
            #expect(evaluator.pushedTexts("bob") == ["later2"])
        }
    }

    @Test("ARCH-04 after a death in the middle of a large event it goes on where it was, what overtook it does not come again, and the order stays")
    func restart() async throws {
        let (gate, peers) = (Gate(), Self.peers())
        Self.hold(gate, peers)
        try await withTemporaryFolder { folder in
            let first = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits(300, part: 100))
            try await first.run {
                try await first.submit(
                    Self.large("large"), Self.message("behind", to: "ann", channel: "ch_town"), Self.message("beside", to: "bob", channel: "ch_1"))
                try await eventuallyPushed(["beside"], to: "bob", first)
                try await eventually("the first parts") { try await first.decisions("large").count == 200 }
            }
            await first.store.close()
            gate.open()
            let second = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits(300, part: 100))
            try await second.submit(Self.message("new", to: "bob", channel: "ch_town"))
            try await second.run { try await second.settled() }
            try await expectOnce("large", Self.town, second)
            // As a dispatcher sees it who knows an id again.
            let pushes = peers.with { state in
                var seen: Set<String> = []
                return state.enqueued.filter { seen.insert($0.pushId).inserted }
            }
            func texts(_ user: String) -> [String] { pushes.filter { $0.userId == user }.map { $0.contents.first?.body ?? "" } }
            #expect(texts("ann") == ["behind"])
            #expect(texts("bob") == ["beside", "new"])
            let (behind, large) = (pushes.firstIndex { $0.userId == "ann" }, pushes.lastIndex { $0.contents.first?.body == "large" })
            #expect((behind ?? -1) > (large ?? .max))
            #expect(try await second.statistics.eventsPending == 0)
            await second.store.close()
        }
    }

    @Test("ARCH-04 while the dispatcher takes nothing, an event for many fills the outbox a little, and a message waits behind little")
    func room() async throws {
        let part = 500
        let many = (0..<6_000).map { "usr_\(10_000 + $0)" }
        let peers = Self.peers(["ch_town": many])
        peers.failNext(.max, DispatcherV1.Dispatcher.Method.enqueue)
        try await withEvaluator(peers, Self.limits(1_000, part: part)) { evaluator in
            try await evaluator.submit(Self.large("large"))
            func depth() async throws -> Int64 { try await evaluator.statistics.outboxDepth }
            try await eventually("a full outbox") { try await depth() > OutboxRoom.most }
            try await evaluator.submit(Self.message("one", to: "ann", channel: "ch_1"))
            try await eventually("the decision on the message") { try await state("one", evaluator) == .evaluated }
            #expect(try await state("large", evaluator) == .pending)
            #expect(try await depth() <= OutboxRoom.most + Int64((AppLanes.partsAtOnce + 2) * part))
            peers.failNext(0, DispatcherV1.Dispatcher.Method.enqueue)
            try await evaluator.settled()
            #expect(try await evaluator.statistics.enqueued == 6_001)
            let order = peers.with { $0.enqueued.map(\.userId) }
            let (message, last) = (order.firstIndex(of: "ann") ?? .max, order.lastIndex(of: many[5_999]) ?? -1)
            #expect(message < last)
            #expect(Set(order) == Set(many + ["ann"]))
        }
    }

    @Test("ARCH-04 an app whose notifications wait in the outbox delays no large event of another one")
    func deferredApp() async throws {
        let many = (0..<3_000).map { "usr_\(10_000 + $0)" }
        let peers = Self.peers(["ch_town": Self.town + many, "ch_many": many])
        peers.with { $0.later[ReceiptsV1.Receipts.Method.recordNotification.name] = [Self.other] }
        try await withEvaluator(peers, Self.limits(3_000, part: 500)) { evaluator in
            var waiting = Self.large("waiting", channel: "ch_many")
            waiting.tenant = Self.other
            try await evaluator.submit(waiting)
            try await eventually("a full outbox") { try await evaluator.outboxDepth(of: Self.other) > OutboxRoom.most }
            try await evaluator.submit(Self.large("large"))
            try await eventually("all decisions") { try await state("large", evaluator) == .evaluated }
            let waits = try await evaluator.outboxDepth(of: Self.other)
            #expect(waits == 3_000)
        }
    }
}

extension EvaluatorFixture {
    /// Notifications of an app in the outbox.
    fileprivate func outboxDepth(of app: CommonV1.Tenant) async throws -> Int64 {
        try await store.read { try DecisionOutboxTable.depth($0, tenant: app) }
    }
}
