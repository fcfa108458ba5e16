import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("What a peer is slow for, or forbids")
struct StuckOutboxTests {
    private static let codes = [Status.Code.deadlineExceeded, .permissionDenied]
    private let record = ReceiptsV1.Receipts.Method.recordNotification
    private let recordOutcome = ReceiptsV1.Receipts.Method.recordOutcome
    private let enqueue = DispatcherV1.Dispatcher.Method.enqueue

    /// The publishers alone, with short pauses.
    private struct Publishers: Sendable {
        let peers = FakePeers()
        let store: Store
        let publisher: DecisionOutboxPublisher
        let outcomes: OutboxPublisher<ReceiptsV1.Outcome>
        let signals = WorkSignals(activity: ActivityTracker(), dueItems: WorkSignal())
        let backlog = Backlog(activity: ActivityTracker())

        init(_ folder: String) async throws {
            let clock = VirtualClock(start: EvaluatorFixture.start)
            let logger = Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
            let channel = InProcessChannel(services: [peers], principal: Principal(service: "evaluator"))
            store = try Store(path: folder, migrations: EvaluatorMigrations.all)
            let quarantine = try await Quarantine(store: store, clock: clock, metrics: MetricsRegistry(), logger: logger)
            let pauses = Backoff(first: .milliseconds(1), longest: .milliseconds(1))
            let backoffs = PeerBackoffs()
            let receipts = PeerDelivery(to: "receipts", backoff: backoffs["receipts"], clock: clock, pauses: pauses, logger: logger)
            let services = EvaluatorPeers(
                registry: channel, preferences: channel, receipts: channel, dispatcher: channel, gateway: channel,
                outcomes: OutboxPeer(receipts, over: channel),
                backoffs: backoffs)
            let delivered = DeliveredBatches()
            publisher = DecisionOutboxPublisher(
                store: store, clock: clock, policies: FakePolicies([:]), peers: services, signals: signals, backlog: backlog,
                recent: RecentRows(rows: 100, bytes: 1_000_000), delivered: delivered, outboxRoom: OutboxRoom(delivered: delivered),
                quarantine: quarantine, pauses: pauses, logger: logger)
            outcomes = OutboxPublisher(
                name: "outcomes", outbox: Outbox(in: store), to: services.outcomes, quarantine: quarantine, signal: signals.outcomes,
                activity: ActivityTracker(), clock: clock, logger: logger)
        }

        /// Decisions for users, a batch each.
        func decide(_ users: String...) async throws {
            backlog.change(by: users.count)
            try await store.write { database in
                for user in users {
                    let batch = OutboxBatch(
                        tenant: ChatApp.tenant, records: [.init(tenant: ChatApp.tenant, notificationId: "ntf_\(user)", userId: user)],
                        pushes: [
                            .init(
                                tenant: ChatApp.tenant, pushId: "psh_\(user)", notificationId: "ntf_\(user)", userId: user,
                                targets: [.init(device: .init(pushDeviceId: "dev_\(user)"))])
                        ])
                    try DecisionOutboxTable.insert([try EncodedOutboxBatch(batch)], database)
                }
            }
            signals.outbox.signal()
        }

        /// Waits until everything is delivered.
        func settled() async throws {
            try await eventually("an empty outbox") { backlog.count == 0 }
            #expect(try await store.read { try DecisionOutboxTable.count($0) } == 0)
        }

        var quarantined: [String] {
            get async throws { try await store.read { try String.fetchAll($0, sql: "SELECT outbox FROM quarantine ORDER BY 1") } }
        }
    }

    /// Runs the workers meanwhile.
    private func withPublishers(_ body: @Sendable (Publishers) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let publishers = try await Publishers(folder.appendingPathComponent("evaluator.sqlite").path)
            let workers: [any BackgroundWorker] = [publishers.publisher, publishers.outcomes]
            let running = workers.map { worker in Task { try await worker.run() } }
            defer { for task in running { task.cancel() } }
            try await body(publishers)
            for task in running {
                task.cancel()
                _ = try? await task.value
            }
            await publishers.store.close()
        }
    }

    @Test("A batch that both peers have is deleted, also where no commit takes it")
    func deleted() async throws {
        try await withPublishers { publishers in
            // Other work, which does not end.
            publishers.backlog.change(by: 1)
            try await publishers.decide("ann", "bob")
            try await eventually("an empty outbox") { try await publishers.store.read { try DecisionOutboxTable.count($0) } == 0 }
            try await eventually("only the other work") { publishers.backlog.count == 1 }
            #expect(Set(publishers.peers.pushedUsers) == ["ann", "bob"])
        }
    }

    @Test("ARCH-04 a lone notification that the ledger is slow for, or forbids, holds up no later one", arguments: codes)
    func notification(_ code: Status.Code) async throws {
        try await withPublishers { publishers in
            publishers.peers.with { [record] in $0.poison[record.name] = ("mallory", RPCError(code: code, message: "not this one")) }
            try await publishers.decide("mallory")
            // It waits: nothing tells yet whether it is at fault, or the ledger.
            try await eventually("many tries") { publishers.peers.calls(record) >= 30 }
            #expect(try await publishers.quarantined.isEmpty)
            try await publishers.decide("ann", "bob")
            try await publishers.settled()
            #expect(Set(publishers.peers.with { $0.recorded.map(\.userId) }) == ["ann", "bob"])
            // It is pushed all the same.
            #expect(Set(publishers.peers.pushedUsers) == ["mallory", "ann", "bob"])
            #expect(try await publishers.quarantined == ["notifications"])
        }
    }

    @Test("ARCH-04 a lone push that the dispatcher is slow for, or forbids, holds up no later one", arguments: codes)
    func push(_ code: Status.Code) async throws {
        try await withPublishers { publishers in
            publishers.peers.with { [enqueue] in $0.poison[enqueue.name] = ("mallory", RPCError(code: code, message: "not this one")) }
            try await publishers.decide("mallory")
            try await eventually("many tries") { publishers.peers.calls(enqueue) >= 30 }
            #expect(try await publishers.quarantined.isEmpty)
            try await publishers.decide("ann", "bob")
            try await publishers.settled()
            #expect(Set(publishers.peers.pushedUsers) == ["ann", "bob"])
            try await eventually("the outcome") { !publishers.peers.with { $0.outcomes }.isEmpty }
            #expect(publishers.peers.with { $0.outcomes.map(\.userId) } == ["mallory"])
            #expect(try await publishers.quarantined == ["pushes"])
        }
    }

    @Test("ARCH-04 the report of a refused push that the ledger is slow for, or forbids, holds up no later batch", arguments: codes)
    func report(_ code: Status.Code) async throws {
        try await withPublishers { publishers in
            publishers.peers.with { [recordOutcome] in
                $0.poison[recordOutcome.name] = ("mallory", RPCError(code: code, message: "not this one"))
                $0.refusedUsers = ["mallory"]
            }
            try await publishers.decide("mallory")
            try await publishers.settled()
            try await eventually("many tries") { publishers.peers.calls(recordOutcome) >= 30 }
            try await publishers.decide("ann")
            try await publishers.settled()
            #expect(publishers.peers.pushedUsers == ["ann"])
            #expect(try await publishers.store.read { try Int.fetchOne($0, sql: "SELECT sum(items) FROM outcome_outbox") } == 1)
            #expect(try await publishers.quarantined == ["pushes"])
        }
    }
}
