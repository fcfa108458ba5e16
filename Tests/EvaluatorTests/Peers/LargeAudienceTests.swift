import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import EvaluatorService

/// Events for more people than a batch takes, with limits small enough that hundreds are many.
@Suite("Events to large audiences")
struct LargeAudienceTests {
    private static let limits: AudienceLimits = {
        var limits = AudienceLimits()
        limits.membersPerBatch = 300
        limits.membersPerPart = 100
        return limits
    }()

    private final class Counter: Sendable {
        let count = Mutex(0)
    }

    private static func members(_ range: Range<Int>) -> [String] { range.map { "usr_\(10_000 + $0)" } }

    private static func town(_ count: Int) -> FakePeers {
        let peers = FakePeers()
        peers.with { state in
            for id in members(0..<count) { state.users[id] = ChatApp.user(id, status: .online) }
            state.users["alice"] = ChatApp.user("alice")
            state.channels["ch_general"] = .init(name: "general", channelType: .public, members: members(0..<count) + ["alice"])
        }
        return peers
    }

    private func withTown<T: Sendable>(
        _ peers: FakePeers, _ body: (EvaluatorFixture) async throws -> T
    ) async throws -> T {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits)
            let result = try await evaluator.run { try await body(evaluator) }
            await evaluator.store.close()
            return result
        }
    }

    private func decisions(_ eventID: String, _ store: Store) async throws -> [DecisionRow] {
        try await store.read { database in
            let row = try Int64.fetchOne(database, sql: "SELECT id FROM events WHERE event_id = ?", arguments: [eventID]) ?? 0
            return try DecisionTable.read(eventRow: row, userID: "", limit: 100_000, database)
        }
    }

    /// Everybody once, in every table and with every peer.
    private func expectExactlyOnce(_ expected: [String], of eventID: String, _ evaluator: EvaluatorFixture) async throws {
        let rows = try await decisions(eventID, evaluator.store)
        #expect(rows.map(\.userID) == expected)
        #expect(rows.map(\.ordinal) == Array(0..<expected.count))
        let ids = Set(rows.map(\.notificationID))
        #expect(ids.count == expected.count)
        let sent = Set(rows.filter { $0.reason == .unspecified }.map(\.notificationID))
        let (recorded, enqueued) = evaluator.peers.with { state in
            (state.recorded.map(\.notificationId).filter(ids.contains), state.enqueued.map(\.notificationId).filter(ids.contains))
        }
        #expect(Set(recorded) == ids && recorded.count == ids.count)
        #expect(Set(enqueued) == sent && enqueued.count == sent.count)
        let left = try await evaluator.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM event_progress") }
        #expect(left == 0)
    }

    @Test("REG-05 EVAL-13 ARCH-04 a channel of thousands is decided exactly, and never more of it held than a few parts")
    func flat() async throws {
        let peers = Self.town(3_000)
        try await withTown(peers) { evaluator in
            let held = Mutex((most: 0, largest: 0))
            let store = evaluator.store
            peers.with { state in
                state.beforeResolve = {
                    let decided = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM decisions") ?? 0 }
                    let told = peers.with { state in state.resolved.reduce(0) { $0 + ($1.membersLimit > 0 ? 0 : $1.userIds.count) } }
                    held.withLock { $0.most = max($0.most, told - decided) }
                }
            }
            try await evaluator.submit(ChatApp.message("big", mentions: [ChatApp.everybody]))
            try await evaluator.settled()
            try await expectExactlyOnce(Self.members(0..<3_000), of: "big", evaluator)
            // One part is asked about, while some are not committed.
            #expect(held.withLock { $0.most } <= (AppLanes.partsAtOnce + 2) * Self.limits.membersPerPart)
            let largest = peers.with { state in state.resolved.map { max($0.userIds.count, Int($0.membersLimit)) }.max() ?? 0 }
            #expect(largest <= Self.limits.membersPerBatch)
            let statistics = try await evaluator.statistics
            #expect(statistics.eventsEvaluated == 1 && statistics.enqueued == 3_000)
        }
    }

    @Test("EVAL-28 the window holds between events before, within and after a large one, which keeps its place in the order of its channel")
    func order() async throws {
        let peers = Self.town(1_000)
        try await withTown(peers) { evaluator in
            let (early, late) = (Self.members(0..<1_000)[5], Self.members(0..<1_000)[990])
            try await evaluator.submit(
                ChatApp.message("e1", mentions: [ChatApp.mention(early)]), ChatApp.message("e2", mentions: [ChatApp.everybody]),
                ChatApp.message("e3", mentions: [ChatApp.mention(late)]), ChatApp.message("e4", mentions: [ChatApp.here]))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e1") == [early: "sent"])
            let all = try await decisions("e2", evaluator.store)
            #expect(all.filter { $0.reason != .unspecified }.map(\.userID) == [early])
            #expect(all.count == 1_000)
            #expect(try await evaluator.decisions("e3")[late] == CommonV1.SkipReason.deduplicated.name)
            let here = try await decisions("e4", evaluator.store)
            #expect(here.count == 1_000 && here.allSatisfy { $0.reason == .deduplicated })
        }
    }

    @Test("ARCH-14 many channels that are too much for one look-up are looked up in the order of their events, a batch at a time")
    func manyChannels() async throws {
        let peers = Self.town(1_000)
        let channels = (0..<50).map { "ch_\(10 + $0)" }
        peers.with { state in
            for (index, id) in channels.enumerated() {
                state.channels[id] = .init(name: id, channelType: .public, members: Self.members(index * 20..<(index + 1) * 20))
            }
        }
        try await withTown(peers) { evaluator in
            let events = channels.map { ChatApp.message("e_\($0)", channel: $0, mentions: [ChatApp.everybody]) }
            try await evaluator.submit(events)
            try await evaluator.settled()
            for (index, id) in channels.enumerated() {
                #expect(Set(try await evaluator.decisions("e_\(id)").keys) == Set(Self.members(index * 20..<(index + 1) * 20)))
            }
            // 15 channels fill a look-up of 300 people.
            #expect(peers.with { $0.resolved.count } <= 12)
        }
    }

    @Test("EVAL-13 lists of different lengths are cut at the same people: members, followers of a thread, mentions of outsiders")
    func lists() async throws {
        let peers = Self.town(900)
        let outsiders = ["aaa", "usr_10450x", "zed"]
        peers.with { state in
            for id in outsiders { state.users[id] = ChatApp.user(id) }
            state.threads["th"] = Self.members(400..<450) + ["usr_10450x", "zed"]
        }
        try await withTown(peers) { evaluator in
            try await evaluator.submit(
                ChatApp.message("e", thread: "th", mentions: [ChatApp.everybody, ChatApp.mention("aaa"), ChatApp.mention("zed")]))
            try await evaluator.settled()
            let rows = try await decisions("e", evaluator.store)
            #expect(Set(rows.map(\.userID)) == Set(Self.members(0..<900) + outsiders) && rows.count == 903)
            let types = Dictionary(rows.map { ($0.userID, $0.typeID) }) { $1 }
            #expect(types["usr_10420"] == "mention_all" && types["usr_10450x"] == "thread_reply" && types["zed"] == "mention")
        }
    }

    @Test("PREF-08 of thousands who starred a channel those are told who are members still; few followers cost no look at all members")
    func followers() async throws {
        let peers = Self.town(500)
        let followers = Self.members(250..<900)
        peers.with { state in
            for id in followers {
                state.users[id] = ChatApp.user(id)
                state.settings[id, default: .init()].notifyAll = ["ch_general"]
            }
            state.settings[Self.members(0..<1)[0], default: .init()].notifyAll = ["ch_quiet"]
            state.channels["ch_quiet"] = .init(name: "quiet", channelType: .public, members: Self.members(0..<500))
        }
        try await withTown(peers) { evaluator in
            try await evaluator.submit(ChatApp.message("e"))
            try await evaluator.settled()
            try await expectExactlyOnce(Self.members(250..<500), of: "e", evaluator)
            let before = peers.with { $0.resolved.count }
            try await evaluator.submit(ChatApp.message("few", channel: "ch_quiet"))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("few").keys.sorted() == Self.members(0..<1))
            let asked = peers.with { Array($0.resolved[before...]) }
            #expect(asked.count == 1 && asked.allSatisfy { $0.channelIds.isEmpty && $0.userIds.count < 5 })
        }
    }

    @Test("EVAL-13 a message that does not say its channel's type costs no look at all members where the channel is no direct one")
    func unknownType() async throws {
        let peers = Self.town(500)
        peers.with { $0.settings[Self.members(0..<1)[0], default: .init()].notifyAll = ["ch_general"] }
        try await withTown(peers) { evaluator in
            try await evaluator.submit(ChatApp.message("e", type: .unspecified))
            try await evaluator.settled()
            #expect(try await evaluator.decisions("e").keys.sorted() == Self.members(0..<1))
            // The type, and then the follower.
            let asked = peers.with { $0.resolved }
            #expect(asked.count == 2 && asked.allSatisfy { $0.channelIds.isEmpty && $0.userIds.count < 5 })
        }
    }

    @Test("ARCH-04 who dies in the middle goes on behind what is in the store: nobody is left out, nobody comes twice")
    func crash() async throws {
        let peers = Self.town(1_500)
        try await withTemporaryFolder { folder in
            struct Away: Error {}
            let first = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits)
            let store = first.store
            let refusals = Counter()
            peers.with { state in
                state.beforeResolve = {
                    let decided = try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM decisions") ?? 0 }
                    guard decided >= 500 else { return }
                    refusals.count.withLock { $0 += 1 }
                    throw RPCError(code: .unavailable, message: "the registry is gone")
                }
            }
            try await first.run {
                try await first.submit(ChatApp.message("big", mentions: [ChatApp.everybody]))
                // From then on the registry answers about nobody.
                try await eventually("the registry is gone") { refusals.count.withLock(\.self) > 0 }
            }
            let before = try await decisions("big", store)
            let progress = try await store.read { database in
                try Row.fetchOne(database, sql: "SELECT after_user_id, ordinal FROM event_progress").map {
                    EventProgress(after: $0[0], ordinal: $0[1])
                }
            }
            #expect(progress == EventProgress(after: before.last?.userID ?? "", ordinal: before.count))
            #expect(before.count < 1_500)
            await store.close()

            let calls = peers.with { state in
                state.beforeResolve = {}
                return state.resolved.count
            }
            let second = try await EvaluatorFixture(folder: folder, peers: peers, limits: Self.limits)
            try await second.run { try await second.settled() }
            let again = peers.with { Array($0.resolved[calls...]) }
            #expect(again.first?.membersAfter == before.last?.userID)
            try await expectOnceForReceivers(Self.members(0..<1_500), second)
            await second.store.close()
        }
    }

    /// As peers see it who know an id again.
    private func expectOnceForReceivers(_ expected: [String], _ evaluator: EvaluatorFixture) async throws {
        let rows = try await decisions("big", evaluator.store)
        #expect(rows.map(\.userID) == expected && rows.map(\.ordinal) == Array(0..<expected.count))
        let recorded = Set(evaluator.peers.with { $0.recorded.map(\.notificationId) })
        #expect(recorded == Set(rows.map(\.notificationID)))
        #expect(evaluator.peers.pushedUsers.sorted() == expected)
        #expect(try await evaluator.statistics.eventsEvaluated == 1)
    }
}
