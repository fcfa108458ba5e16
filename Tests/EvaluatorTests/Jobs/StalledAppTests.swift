import CarillonAPI
import Foundation
import GRDB
import Protobuf
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("An app that cannot be looked up, beside apps that can")
struct StalledAppTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")

    private static func message(_ number: Int, to user: String, of app: CommonV1.Tenant = ChatApp.tenant) -> EvaluatorV1.Event {
        var event = ChatApp.message("\(user)_\(number)", channel: "ch_\(number)", mentions: [ChatApp.mention(user)], text: "\(number)")
        event.tenant = app
        return event
    }

    private func submit(_ numbers: ClosedRange<Int>, to user: String, of app: CommonV1.Tenant = ChatApp.tenant, _ evaluator: EvaluatorFixture)
        async throws
    {
        try await evaluator.submit(numbers.map { Self.message($0, to: user, of: app) })
    }

    private func state(_ event: String, _ evaluator: EvaluatorFixture) async throws -> EvaluatorV1.EventState {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event)).state
    }

    private func eventuallyPushed(_ numbers: ClosedRange<Int>, to user: String, _ evaluator: EvaluatorFixture) async throws {
        try await eventually("pushes to \(user)") { evaluator.pushedTexts(user).count >= numbers.count }
        #expect(evaluator.pushedTexts(user) == numbers.map(String.init))
    }

    /// All of the town are decided, in the order of their ids.
    private func eventuallyDecided(_ event: String, of app: CommonV1.Tenant, _ evaluator: EvaluatorFixture) async throws {
        try await eventually("decisions on all") {
            try await evaluator.client.explain(.init(tenant: app, id: event)).decisions.map(\.userId) == Self.members
        }
    }

    private static func peers() -> FakePeers {
        let peers = FakePeers()
        peers.add(ChatApp.user("ann"), ChatApp.user("bob"))
        return peers
    }

    private func withTwoApps<T: Sendable>(
        _ peers: FakePeers = Self.peers(), limits: AudienceLimits = .init(), pauses: Backoff = .init(),
        _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, limits: limits, pauses: pauses)
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            let result = try await evaluator.run { try await body(evaluator) }
            await evaluator.store.close()
            return result
        }
    }

    @Test("ARCH-04 an app whose look-up hangs delays no other app; its events are pending, and are decided in order, each once")
    func hanging() async throws {
        try await withTwoApps { evaluator in
            let gate = Gate()
            evaluator.peers.with { $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant { try await gate.pass() } } }
            try await submit(1...2, to: "ann", evaluator)
            try await submit(1...2, to: "bob", of: Self.other, evaluator)
            try await eventuallyPushed(1...2, to: "bob", evaluator)
            // More of the app than a page holds, and others behind it.
            for start in stride(from: 3, through: 603, by: 100) { try await submit(start...start + 99, to: "ann", evaluator) }
            try await submit(3...4, to: "bob", of: Self.other, evaluator)
            try await eventuallyPushed(1...4, to: "bob", evaluator)
            #expect(try await state("ann_1", evaluator) == .pending)
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "ann_702")).decisions.isEmpty)
            #expect(evaluator.pushedTexts("ann").isEmpty)
            gate.open()
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("ann") == (1...702).map(String.init))
            #expect(try await state("ann_1", evaluator) == .evaluated)
            #expect(try await evaluator.statistics.eventsPending == 0)
            // It has caught up, and is taken together with the others again.
            try await submit(703...703, to: "ann", evaluator)
            try await submit(5...5, to: "bob", of: Self.other, evaluator)
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("ann").last == "703" && evaluator.pushedTexts("bob").last == "5")
        }
    }

    @Test(
        "ARCH-04 an app whose look-ups fail, or time out, delays no other app; it is tried again, and decided in order",
        arguments: [Status.Code.internalError, .permissionDenied, .deadlineExceeded])
    func failing(_ code: Status.Code) async throws {
        try await withTwoApps { evaluator in
            evaluator.policies.fail(RPCError(code: code, message: "it cannot be read"), for: ChatApp.tenant)
            // Intake reads policies as well.
            try await insert(1...3, evaluator)
            try await submit(1...2, to: "bob", of: Self.other, evaluator)
            try await eventuallyPushed(1...2, to: "bob", evaluator)
            #expect(try await state("ann_1", evaluator) == .pending)
            evaluator.policies.fail(nil, for: ChatApp.tenant)
            try await submit(4...5, to: "ann", evaluator)
            try await eventuallyPushed(1...5, to: "ann", evaluator)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    /// Stores events of an app whose policy cannot be read.
    private func insert(_ numbers: ClosedRange<Int>, of app: CommonV1.Tenant = ChatApp.tenant, _ evaluator: EvaluatorFixture) async throws {
        let events = try numbers.map { number in
            AcceptedEvent(
                tenant: app, eventID: "ann_\(number)", carillonEventID: "evt_\(app.appId)_\(number)", eventType: "message.sent",
                acceptedAt: evaluator.clock.now, acceptedMonotonic: 0, payload: try Self.message(number, to: "ann", of: app).bytes())
        }
        _ = try await evaluator.store.write { try EventAdmission.admit(events, now: evaluator.clock.now, $0) }
    }

    /// Who is told of an event to everybody in `ch_town`, in five parts.
    private static let members = (0..<500).map { "usr_\(1_000 + $0)" }

    private static func town() -> FakePeers {
        let peers = Self.peers()
        peers.with { state in
            for id in members { state.users[id] = ChatApp.user(id) }
            state.channels["ch_town"] = .init(name: "town", channelType: .public, members: members)
        }
        return peers
    }

    private static let smallParts: AudienceLimits = {
        var limits = AudienceLimits()
        (limits.membersPerBatch, limits.membersPerPart) = (300, 100)
        return limits
    }()

    private static let shortPauses = Backoff(first: .milliseconds(1), longest: .milliseconds(1))

    @Test(
        "ARCH-04 more stalled apps than have a place delay no other app, not even one that needs a lane",
        arguments: [
            RPCError(code: .unavailable, message: "away"), RPCError(code: .deadlineExceeded, message: "slow"),
            APIError(.unavailable, "in a minute", retryAfter: .seconds(60)).rpcError,
        ])
    func manyStalled(_ error: RPCError) async throws {
        try await withTwoApps(Self.town(), limits: Self.smallParts) { evaluator in
            let stalled = (0..<AppLanes.lanesAtOnce + 4).map { CommonV1.Tenant(organizationId: "org_3", appId: "stalled_\($0)") }
            for app in stalled {
                evaluator.policies.set(try ChatApp.app(), for: app)
                evaluator.policies.fail(error, for: app)
                try await insert(1...2, of: app, evaluator)
            }
            func states() async throws -> Set<EvaluatorV1.EventState> {
                var states: Set<EvaluatorV1.EventState> = []
                for app in stalled { states.insert(try await evaluator.client.explain(.init(tenant: app, id: "ann_2")).state) }
                return states
            }
            var large = ChatApp.message("large", channel: "ch_town", mentions: [ChatApp.everybody])
            large.tenant = Self.other
            try await evaluator.submit([large, Self.message(1, to: "bob", of: Self.other)])
            try await eventuallyPushed(1...1, to: "bob", evaluator)
            try await eventuallyDecided("large", of: Self.other, evaluator)
            #expect(try await states() == [.pending])
            guard error.retryAfter == nil else { return }
            for app in stalled { evaluator.policies.fail(nil, for: app) }
            try await eventually("pushes of all apps") { evaluator.pushedTexts("ann").count == 2 * stalled.count }
            #expect(try await states() == [.evaluated])
        }
    }

    /// Counts look-ups about ``ChatApp/tenant``, and lets each wait for a gate.
    private static func count(_ gate: Gate, _ peers: FakePeers, both: Bool = false) -> @Sendable () -> Int {
        final class Counter: Sendable { let count = Mutex(0) }
        let counter = Counter()
        peers.with {
            $0.beforeEachResolve = { request in
                if request.tenant == ChatApp.tenant { counter.count.withLock { $0 += 1 } }
                if both || request.tenant == ChatApp.tenant { try await gate.pass() }
            }
        }
        return { counter.count.withLock(\.self) }
    }

    @Test("ARCH-04 an app that answers slowly keeps its lane for some time: the reader asks for it once, and does not wait for it again")
    func slow() async throws {
        try await withTwoApps { evaluator in
            let gate = Gate()
            let lookUps = Self.count(gate, evaluator.peers)
            try await evaluator.submit([Self.message(1, to: "ann"), Self.message(1, to: "bob", of: Self.other)])
            try await eventuallyPushed(1...1, to: "bob", evaluator)
            try await eventually("the lane's look-up") { lookUps() == 2 }
            // It takes longer than the reader waits.
            try await Task.sleep(for: EventPreparation.patience * 1.1)
            gate.open()
            try await eventuallyPushed(1...1, to: "ann", evaluator)
            try await evaluator.settled()
            gate.close()
            try await evaluator.submit([Self.message(2, to: "ann"), Self.message(2, to: "bob", of: Self.other)])
            try await eventuallyPushed(1...2, to: "bob", evaluator)
            gate.open()
            try await eventuallyPushed(1...2, to: "ann", evaluator)
            #expect(lookUps() == 3)
        }
    }

    @Test("ARCH-04 while peers are slow for all apps the reader waits for them, and no app is looked up twice")
    func slowForAll() async throws {
        try await withTwoApps { evaluator in
            let gate = Gate()
            let lookUps = Self.count(gate, evaluator.peers, both: true)
            try await evaluator.submit([Self.message(1, to: "ann"), Self.message(1, to: "bob", of: Self.other)])
            try await Task.sleep(for: EventPreparation.patience * 1.2)
            gate.open()
            try await eventuallyPushed(1...1, to: "bob", evaluator)
            try await eventuallyPushed(1...1, to: "ann", evaluator)
            #expect(lookUps() == 1)
        }
        let waits = [10, 400, 600, 2_000, 30_000].map { EventPreparation.wait(afterFirstAnswer: .milliseconds($0)) }
        #expect(waits == [1_000, 1_000, 1_200, 4_000, 5_000].map { .milliseconds($0) })
    }

    @Test("the lane of a slow app closes when it has caught up, and the reader passes over the app for some time")
    func slowLane() {
        let (lanes, now) = (AppLanes(), ContinuousClock.now)
        lanes.open(ChatApp.tenant, through: 7)
        #expect(!lanes.close(ChatApp.tenant, at: 6, isSlow: true, now: now))
        #expect(lanes.close(ChatApp.tenant, at: 7, isSlow: true, now: now))
        #expect(lanes.apps(at: now + AppLanes.timeOfSlowApp - .seconds(1)) == [ChatApp.tenant])
        #expect(!lanes.extend(ChatApp.tenant, through: 8))
        lanes.open(ChatApp.tenant, through: 8)
        #expect(lanes.close(ChatApp.tenant, at: 8, isSlow: false, now: now))
        #expect(lanes.apps(at: now).isEmpty)
    }

    @Test(
        "ARCH-04 a part of an event that is not answered for good is quarantined once the peers answer about another event of the app",
        arguments: [Status.Code.deadlineExceeded, .permissionDenied])
    func partForGood(_ code: Status.Code) async throws {
        let peers = Self.town()
        try await withTwoApps(peers, limits: Self.smallParts, pauses: Self.shortPauses) { evaluator in
            let failures = Mutex(0)
            peers.with {
                $0.beforeEachResolve = { request in
                    guard request.membersAfter > "usr_1150" else { return }
                    failures.withLock { $0 += 1 }
                    throw RPCError(code: code, message: "no answer")
                }
            }
            try await evaluator.submit(ChatApp.message("large", channel: "ch_town", mentions: [ChatApp.everybody]))
            // Alone it waits, however long that takes: the peers may be at fault.
            let many = AudienceLookup.roundsOfRetry * (EventPreparation.turnsToQuarantine + 2)
            try await eventually("several turns") { failures.withLock(\.self) > many }
            #expect(try await state("large", evaluator) == .pending)
            // Others overtake it, and show that the peers answer about the app.
            try await submit(1...2, to: "ann", evaluator)
            try await eventuallyPushed(1...2, to: "ann", evaluator)
            try await eventually("the quarantine") { try await !evaluator.quarantine.listQuarantine(.init()).messages.isEmpty }
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.detail)" } == ["events no answer"])
            #expect((messages.first?.tries ?? 0) >= UInt32(EventPreparation.turnsToQuarantine))
            // It goes on where it was.
            peers.with { $0.beforeEachResolve = { _ in } }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
            try await evaluator.settled()
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "large")).decisions.map(\.userId) == Self.members)
            #expect(try await evaluator.statistics.eventsPending == 0)
        }
    }

    @Test("ARCH-04 a part of a large event that hangs delays no other event, neither small ones nor those to as many in another app")
    func largeEvent() async throws {
        let (members, peers) = (Self.members, Self.town())
        try await withTwoApps(peers, limits: Self.smallParts) { evaluator in
            let gate = Gate()
            peers.with {
                $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant, $0.membersAfter > "usr_1150" { try await gate.pass() } }
            }
            var large = [ChatApp.message("large", channel: "ch_town", mentions: [ChatApp.everybody])]
            large.append(large[0])
            large[1].tenant = Self.other
            try await evaluator.submit([large[0], Self.message(1, to: "ann"), large[1], Self.message(1, to: "bob", of: Self.other)])
            try await eventuallyPushed(1...1, to: "bob", evaluator)
            try await eventuallyDecided("large", of: Self.other, evaluator)
            // Nor the app's own small ones.
            try await eventuallyPushed(1...1, to: "ann", evaluator)
            #expect(try await state("large", evaluator) == .pending)
            gate.open()
            try await evaluator.settled()
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "large")).decisions.map(\.userId) == members)
            #expect(evaluator.pushedTexts("ann") == ["1"])
            #expect(try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event_progress") } == 0)
            #expect(try await evaluator.statistics.eventsPending == 0)
        }
    }

    @Test("ARCH-04 after a restart the events that wait are decided in order, before newer ones")
    func restart() async throws {
        try await withTemporaryFolder { folder in
            let peers = Self.peers()
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            first.policies.set(try ChatApp.app(), for: Self.other)
            peers.with { $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant { throw RPCError(code: .deadlineExceeded, message: "slow") } } }
            try await first.run {
                try await submit(1...2, to: "ann", first)
                try await submit(1...1, to: "bob", of: Self.other, first)
                try await eventuallyPushed(1...1, to: "bob", first)
            }
            await first.store.close()
            let second = try await EvaluatorFixture(folder: folder, peers: peers)
            second.policies.set(try ChatApp.app(), for: Self.other)
            try await submit(3...3, to: "ann", second)
            try await submit(2...2, to: "bob", of: Self.other, second)
            try await second.run {
                try await eventuallyPushed(1...2, to: "bob", second)
                #expect(second.pushedTexts("ann").isEmpty)
                peers.with { $0.beforeEachResolve = { _ in } }
                try await second.settled()
                #expect(second.pushedTexts("ann") == ["1", "2", "3"])
                #expect(try await second.statistics.eventsPending == 0)
            }
            await second.store.close()
        }
    }

    @Test("a page passes over apps that have a lane, in bounded steps, and tells which of their rows it passed over")
    func pages() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder, peers: Self.peers())
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            try await submit(1...45, to: "ann", evaluator)
            try await submit(1...3, to: "bob", of: Self.other, evaluator)
            try await submit(46...50, to: "ann", evaluator)
            func page(after row: Int64) async throws -> EventTable.Page {
                try await evaluator.store.read {
                    try EventTable.pending(after: row, limit: 2, without: [ChatApp.tenant], at: EvaluatorFixture.start, $0)
                }
            }
            let pages = [
                try await page(after: 0), try await page(after: 20), try await page(after: 40), try await page(after: 47), try await page(after: 53),
            ]
            #expect(pages.map { $0.events.map(\.row) } == [[], [], [46, 47], [48], []])
            #expect(pages.map(\.last) == [20, 40, 47, 53, nil])
            #expect(pages.map { $0.skippedRows[ChatApp.tenant] } == [1...20, 21...40, 41...45, 49...53, nil])
            let own = try await evaluator.store.read {
                try EventTable.pending(of: ChatApp.tenant, after: 44, through: 52, limit: 4, at: EvaluatorFixture.start, $0)
            }
            #expect(own.events.map(\.row) == [45, 49, 50, 51] && own.last == 51)
            // By bytes: at least one.
            let size = try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT max(length(payload)) FROM events") ?? 0 }
            for (bytes, rows) in [(1, [44]), (2 * size, [44, 45])] as [(Int, [Int64])] {
                let page = try await evaluator.store.read {
                    try EventTable.pending(after: 43, limit: 10, bytes: bytes, at: EvaluatorFixture.start, $0)
                }
                #expect(page.events.map(\.row) == rows && page.last == rows.last)
                let own = try await evaluator.store.read {
                    try EventTable.pending(of: ChatApp.tenant, after: 43, through: 52, limit: 10, bytes: bytes, at: EvaluatorFixture.start, $0)
                }
                #expect(own.events.map(\.row) == rows && own.last == rows.last)
            }
            await evaluator.store.close()
        }
    }
}
