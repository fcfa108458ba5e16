import CarillonAPI
import DurableWork
import Foundation
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("The outbox of decisions, and restarts")
struct DecisionOutboxTests {
    private static let everyCall: [MethodDescriptor] = [
        RegistryV1.Registry.Method.resolve, PreferencesV1.Preferences.Method.listChannelFollowers,
        PreferencesV1.Preferences.Method.checkSend, ReceiptsV1.Receipts.Method.recordNotification,
        DispatcherV1.Dispatcher.Method.enqueue,
    ]

    @Test("ARCH-04 A peer that is away for a while delays a notification and loses nothing", arguments: everyCall)
    func unavailable(_ method: MethodDescriptor) async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            evaluator.peers.failNext(2, method)
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["bob"])
            #expect(evaluator.peers.calls(method) == 3)
        }
    }

    @Test("Notifications of a user reach ledger and queue in the order of their events, with rising badges")
    func order() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"))
            for batch in 0..<20 {
                let events = (0..<50).map { index in
                    ChatApp.message("e\(batch)_\(index)", channel: "ch_\(batch)_\(index)", mentions: [ChatApp.mention("bob")])
                }
                _ = try await evaluator.client.submitEvents(.init(events: events))
            }
            try await evaluator.settled()
            #expect(evaluator.peers.with { $0.enqueued.map(\.badge) } == (1...1_000).map { Int32($0) })
            #expect(evaluator.peers.with { $0.recorded.count } == 1_000)
        }
    }

    @Test("1,000 notifications of one event are one call to the ledger and one to the queue: each call is a commit there")
    func largeCall() async throws {
        try await withEvaluator { evaluator in
            let users = (0..<1_000).map { "usr_\(1_000 + $0)" }
            for user in users { evaluator.peers.add(ChatApp.user(user)) }
            try await evaluator.submit(ChatApp.message("e1", members: users, mentions: [ChatApp.everybody]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == users)
            #expect(evaluator.peers.calls(ReceiptsV1.Receipts.Method.recordNotification) == 1)
            #expect(evaluator.peers.calls(DispatcherV1.Dispatcher.Method.enqueue) == 1)
        }
    }

    @Test("A commit deletes the batches that were delivered before, and tells the ids of the new ones")
    func committed() async throws {
        try await withTemporaryFolder { folder in
            let store = try Store(path: folder.appendingPathComponent("evaluator.sqlite").path, migrations: EvaluatorMigrations.all)
            let quarantine = try await Quarantine(
                store: store, clock: SystemClock(), metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
            let record = ReceiptsV1.NotificationRecord(tenant: ChatApp.tenant, notificationId: "n_1", userId: "ann")
            let batch = try EncodedOutboxBatch(OutboxBatch(tenant: ChatApp.tenant, records: [record], pushes: []))
            try await store.write { try DecisionOutboxTable.insert([batch, batch], $0) }
            var decided = DecidedBatch(number: 1, rows: [], eventCount: 0)
            decided.outboxBatches = [batch, batch]
            // One of these two is deleted already.
            let committed = try await store.write { [decided] in
                try DecisionCommit.commit(decided, removing: [1, 9], quarantining: quarantine, at: EvaluatorFixture.start, $0)
            }
            #expect(committed.removed == 1)
            #expect(committed.outboxBatches.map { $0.id } == [3, 4])
            let waiting = try await store.read {
                try DecisionOutboxTable.waiting(after: 0, in: .init(notifications: 10, bytes: 10_000), at: EvaluatorFixture.start, $0)
            }
            #expect(waiting.batches.map(\.id) == [2, 3, 4])
            await store.close()
        }
    }

    @Test("Design §4 Decided once: a process that dies at any call leaves nothing behind undone and decides nothing twice", arguments: everyCall)
    func restart(_ method: MethodDescriptor) async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"), ChatApp.user("carol", devices: []))
            let clock = VirtualClock(start: EvaluatorFixture.start)
            peers.failNext(.max, method)
            let first = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await first.run {
                try await first.submit(
                    ChatApp.message("e1", mentions: [ChatApp.mention("bob"), ChatApp.mention("carol")]),
                    ChatApp.message("e2", channel: "ch_2", mentions: [ChatApp.mention("bob")]))
                try await eventually("the call that hangs") { peers.calls(method) > 0 }
            }
            await first.store.close()

            peers.failNext(0, method)
            // What the user changes now concerns only what was not decided yet.
            clock.advance(by: .seconds(5))
            let second = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
            try await second.run { try await second.settled() }
            #expect(peers.pushedUsers == ["bob", "bob"])
            #expect(Set(peers.with { $0.recorded.map(\.notificationId) }).count == 3)
            #expect(try await second.decisions("e1") == ["bob": "sent", "carol": "no_devices"])
            #expect(try await second.decisions("e2") == ["bob": "sent"])
            let statistics = try await second.statistics
            #expect(statistics.eventsEvaluated == 2)
            #expect(statistics.targets == 3)
            #expect(statistics.outboxDepth == 0)
            await second.store.close()
        }
    }

    @Test("A decision stands: settings changed between decision and delivery do not change it")
    func decisionStands() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"))
            peers.failNext(.max, ReceiptsV1.Receipts.Method.recordNotification)
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            try await first.run {
                try await first.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
                try await eventually("the delivery") { peers.calls(ReceiptsV1.Receipts.Method.recordNotification) > 0 }
            }
            await first.store.close()
            peers.failNext(0, ReceiptsV1.Receipts.Method.recordNotification)
            peers.with { $0.settings["bob"] = .init(pushEnabled: false) }
            let checks = peers.calls(PreferencesV1.Preferences.Method.checkSend)
            let second = try await EvaluatorFixture(folder: folder, peers: peers)
            try await second.run { try await second.settled() }
            #expect(peers.pushedUsers == ["bob"])
            #expect(peers.calls(PreferencesV1.Preferences.Method.checkSend) == checks)
            await second.store.close()
        }
    }

    @Test("The dedup window outlives a restart")
    func dedupAfterRestart() async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            peers.add(ChatApp.user("bob"))
            let clock = VirtualClock(start: EvaluatorFixture.start)
            for (id, expected) in [("e1", "sent"), ("e2", "deduplicated")] {
                let evaluator = try await EvaluatorFixture(folder: folder, peers: peers, clock: clock)
                try await evaluator.run {
                    try await evaluator.submit(ChatApp.message(id, mentions: [ChatApp.mention("bob")]))
                    try await evaluator.settled()
                }
                #expect(try await evaluator.decisions(id)["bob"] == expected)
                await evaluator.store.close()
                clock.advance(by: .seconds(10))
            }
        }
    }

    @Test("What the dispatcher refuses ends as failed in the ledger, and the others go out")
    func refused() async throws {
        try await withEvaluator { evaluator in
            evaluator.peers.add(ChatApp.user("bob"), ChatApp.user("carol"))
            evaluator.peers.with { $0.refusedUsers = ["bob"] }
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob"), ChatApp.mention("carol")]))
            try await evaluator.settled()
            #expect(evaluator.peers.pushedUsers == ["carol"])
            let outcomes = evaluator.peers.with { $0.outcomes }
            #expect(outcomes.map(\.status) == [.failed])
            #expect(outcomes.map(\.pushDeviceId) == ["dev_bob"])
            #expect(outcomes[0].failureReason == "invalid_argument")
            #expect(outcomes[0].providerErrorMessage.hasPrefix("refused by the dispatcher"))
        }
    }

    @Test("@all in a channel of thousands goes out in batches that fit a message")
    func largeAudience() async throws {
        try await withEvaluator { evaluator in
            let members = (0..<3_000).map { "user_\($0)" }
            evaluator.peers.with { state in
                for member in members { state.users[member] = ChatApp.user(member) }
                state.channels["ch_general"] = .init(name: "general", channelType: .public, members: members)
            }
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.everybody]))
            try await evaluator.settled()
            #expect(Set(evaluator.peers.pushedUsers).count == 3_000)
            #expect(evaluator.peers.calls(DispatcherV1.Dispatcher.Method.enqueue) >= 3)
            #expect(evaluator.peers.calls(RegistryV1.Registry.Method.resolve) == 1)
            #expect(try await evaluator.statistics.enqueued == 3_000)
        }
    }

    @Test("EVAL-02 An event with lists of thousands is looked up in parts that the registry takes")
    func largeLists() async throws {
        try await withEvaluator { evaluator in
            let (members, mentioned) = ((0..<5_000).map { "m_\($0)" }, (0..<4_990).map { "p_\($0)" })
            evaluator.peers.with { state in
                for user in members + mentioned { state.users[user] = ChatApp.user(user) }
            }
            try await evaluator.submit(
                ChatApp.message("e1", members: members, mentions: mentioned.map(ChatApp.mention) + [ChatApp.everybody]))
            try await evaluator.settled()
            #expect(Set(evaluator.peers.pushedUsers).count == 9_990)
            #expect(evaluator.peers.calls(RegistryV1.Registry.Method.resolve) == 2)
        }
    }

    @Test("An organization suspended after acceptance, an app that is gone: the event ends with its reason")
    func suspendedLater() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            evaluator.peers.add(ChatApp.user("bob"))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            evaluator.policies.set(try ChatApp.app(suspended: true))
            try await evaluator.run { try await evaluator.settled() }
            #expect(try await evaluator.decisions("e1") == ["": "organization_suspended"])
            evaluator.policies.set(try ChatApp.app())
            try await evaluator.submit(ChatApp.message("e2", mentions: [ChatApp.mention("bob")]))
            evaluator.policies.set(nil)
            try await evaluator.run { try await evaluator.settled() }
            #expect(try await evaluator.decisions("e2") == ["": "no_recipients"])
            #expect(evaluator.peers.pushedUsers.isEmpty)
            await evaluator.store.close()
        }
    }
}
