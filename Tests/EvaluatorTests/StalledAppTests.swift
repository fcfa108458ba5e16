import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import EvaluatorService

@Suite("An app that cannot be looked up, beside apps that can")
struct StalledAppTests {
    private static let other = CommonV1.Tenant(organizationId: "org_2", appId: "chat2")

    /// Whether look-ups about an app are answered.
    private final class Gate: Sendable {
        private let isOpen = Mutex(false)

        func open() { isOpen.withLock { $0 = true } }

        func pass() async throws { while !isOpen.withLock(\.self) { try await Task.sleep(for: .milliseconds(2)) } }
    }

    private static func message(_ number: Int, to user: String, of app: CommonV1.Tenant = ChatApp.tenant) -> EvaluatorV1.Event {
        var event = ChatApp.message("\(user)_\(number)", channel: "ch_\(number)", mentions: [ChatApp.mention(user)], text: "\(number)")
        event.tenant = app
        return event
    }

    private func submit(_ numbers: ClosedRange<Int>, to user: String, of app: CommonV1.Tenant = ChatApp.tenant, _ evaluator: EvaluatorUnderTest)
        async throws
    {
        try await evaluator.submit(numbers.map { Self.message($0, to: user, of: app) })
    }

    private func state(_ event: String, _ evaluator: EvaluatorUnderTest) async throws -> String {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event)).state
    }

    private func eventuallyPushed(_ numbers: ClosedRange<Int>, to user: String, _ evaluator: EvaluatorUnderTest) async throws {
        try await eventually("pushes to \(user)") { evaluator.pushedTexts(user).count >= numbers.count }
        #expect(evaluator.pushedTexts(user) == numbers.map(String.init))
    }

    private static func neighbours() -> FakeNeighbours {
        let neighbours = FakeNeighbours()
        neighbours.add(ChatApp.user("ann"), ChatApp.user("bob"))
        return neighbours
    }

    private func withTwoApps<T: Sendable>(
        _ neighbours: FakeNeighbours = Self.neighbours(), limits: AudienceLimits = .init(), _ body: (EvaluatorUnderTest) async throws -> T
    ) async throws -> T {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorUnderTest(folder: folder, neighbours: neighbours, limits: limits)
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
            evaluator.neighbours.with { $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant { try await gate.pass() } } }
            try await submit(1...2, to: "ann", evaluator)
            try await submit(1...2, to: "bob", of: Self.other, evaluator)
            try await eventuallyPushed(1...2, to: "bob", evaluator)
            // More of the app than a page holds, and others behind it.
            for start in stride(from: 3, through: 603, by: 100) { try await submit(start...start + 99, to: "ann", evaluator) }
            try await submit(3...4, to: "bob", of: Self.other, evaluator)
            try await eventuallyPushed(1...4, to: "bob", evaluator)
            #expect(try await state("ann_1", evaluator) == "pending")
            #expect(try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: "ann_702")).decisions.isEmpty)
            #expect(evaluator.pushedTexts("ann").isEmpty)
            gate.open()
            try await evaluator.settled()
            #expect(evaluator.pushedTexts("ann") == (1...702).map(String.init))
            #expect(try await state("ann_1", evaluator) == "evaluated")
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
            #expect(try await state("ann_1", evaluator) == "pending")
            evaluator.policies.fail(nil, for: ChatApp.tenant)
            try await submit(4...5, to: "ann", evaluator)
            try await eventuallyPushed(1...5, to: "ann", evaluator)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.isEmpty)
        }
    }

    /// Stores events of an app whose policy cannot be read.
    private func insert(_ numbers: ClosedRange<Int>, _ evaluator: EvaluatorUnderTest) async throws {
        let events = try numbers.map { number in
            AcceptedEvent(
                tenant: ChatApp.tenant, eventID: "ann_\(number)", carillonEventID: "evt_\(number)", eventType: "message.sent",
                acceptedAt: evaluator.clock.now.milliseconds, acceptedMonotonic: 0, payload: try Self.message(number, to: "ann").bytes())
        }
        _ = try await evaluator.store.write { try EventTable.insert(events, $0) }
    }

    @Test("ARCH-04 a part of a large event that hangs delays no other app, neither its small events nor its large ones")
    func largeEvent() async throws {
        let members = (0..<500).map { "usr_\(1_000 + $0)" }
        let neighbours = Self.neighbours()
        neighbours.with { state in
            for id in members { state.users[id] = ChatApp.user(id) }
            state.channels["ch_town"] = .init(name: "town", channelType: "public", members: members)
        }
        var limits = AudienceLimits()
        (limits.membersPerBatch, limits.membersPerPart) = (300, 100)
        try await withTwoApps(neighbours, limits: limits) { evaluator in
            let gate = Gate()
            neighbours.with {
                $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant, $0.membersAfter > "usr_1150" { try await gate.pass() } }
            }
            var large = [ChatApp.message("large", channel: "ch_town", mentions: [ChatApp.everybody])]
            large.append(large[0])
            large[1].tenant = Self.other
            try await evaluator.submit([large[0], Self.message(1, to: "ann"), large[1], Self.message(1, to: "bob", of: Self.other)])
            try await eventuallyPushed(1...1, to: "bob", evaluator)
            #expect(try await evaluator.client.explain(.init(tenant: Self.other, id: "large")).decisions.map(\.userId) == members)
            #expect(try await state("large", evaluator) == "pending")
            #expect(evaluator.pushedTexts("ann").isEmpty)
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
            let neighbours = Self.neighbours()
            let first = try await EvaluatorUnderTest(folder: folder, neighbours: neighbours)
            first.policies.set(try ChatApp.app(), for: Self.other)
            neighbours.with { $0.beforeEachResolve = { if $0.tenant == ChatApp.tenant { throw RPCError(code: .deadlineExceeded, message: "slow") } } }
            try await first.run {
                try await submit(1...2, to: "ann", first)
                try await submit(1...1, to: "bob", of: Self.other, first)
                try await eventuallyPushed(1...1, to: "bob", first)
            }
            await first.store.close()
            let second = try await EvaluatorUnderTest(folder: folder, neighbours: neighbours)
            second.policies.set(try ChatApp.app(), for: Self.other)
            try await submit(3...3, to: "ann", second)
            try await submit(2...2, to: "bob", of: Self.other, second)
            try await second.run {
                try await eventuallyPushed(1...2, to: "bob", second)
                #expect(second.pushedTexts("ann").isEmpty)
                neighbours.with { $0.beforeEachResolve = { _ in } }
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
            let evaluator = try await EvaluatorUnderTest(folder: folder, neighbours: Self.neighbours())
            evaluator.policies.set(try ChatApp.app(), for: Self.other)
            try await submit(1...45, to: "ann", evaluator)
            try await submit(1...3, to: "bob", of: Self.other, evaluator)
            try await submit(46...50, to: "ann", evaluator)
            func page(after row: Int64) async throws -> EventTable.Page {
                try await evaluator.store.read {
                    try EventTable.pending(after: row, limit: 2, without: [ChatApp.tenant], at: EvaluatorUnderTest.start, $0)
                }
            }
            let pages = [
                try await page(after: 0), try await page(after: 20), try await page(after: 40), try await page(after: 47), try await page(after: 53),
            ]
            #expect(pages.map { $0.events.map(\.row) } == [[], [], [46, 47], [48], []])
            #expect(pages.map(\.last) == [20, 40, 47, 53, nil])
            #expect(pages.map { $0.passedOver[ChatApp.tenant] } == [1...20, 21...40, 41...45, 49...53, nil])
            let own = try await evaluator.store.read {
                try EventTable.pending(of: ChatApp.tenant, after: 44, through: 52, limit: 4, at: EvaluatorUnderTest.start, $0)
            }
            #expect(own.events.map(\.row) == [45, 49, 50, 51] && own.last == 51)
            await evaluator.store.close()
        }
    }
}
