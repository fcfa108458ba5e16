import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Logging
import Protobuf
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import Testing

@testable import EvaluatorService

@Suite("Events in the quarantine that age, or whose users are erased")
struct QuarantinedEventTests {
    private static let refusal = DeliveryRefusal(
        error: APIError(.internalError, "a row is torn"), tries: 1, first: EvaluatorFixture.start, last: EvaluatorFixture.start)

    /// Quarantines all pending events. No worker runs in these tests.
    private static func quarantine(_ evaluator: EvaluatorFixture) async throws {
        let quarantine = try await Quarantine(
            store: evaluator.store, clock: evaluator.clock, metrics: MetricsRegistry(),
            logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() })
        try await evaluator.store.write { database in
            let pending = try EventTable.pending(after: 0, limit: 10, at: EvaluatorFixture.start, database).events
            _ = try EventQuarantine.add(pending.map { QuarantinedEvent($0, refusal) }, to: quarantine, database)
        }
    }

    private static func state(_ evaluator: EvaluatorFixture, of event: String) async throws -> EvaluatorV1.EventState {
        try await evaluator.client.explain(.init(tenant: ChatApp.tenant, id: event)).state
    }

    @Test("ARCH-04 PRIV-01 an event whose content is gone is not requeued: nothing can be decided of it, and it is dropped")
    func aged() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            evaluator.policies.set(try ChatApp.app(["content_retention_days": 30, "delivery_log_retention_days": 60]))
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            try await Self.quarantine(evaluator)
            evaluator.clock.advance(by: .seconds(31 * 86_400))
            try await JobScheduler(
                MaintenanceJob.evaluator(evaluator.store, policies: evaluator.policies), clock: evaluator.clock, activity: evaluator.activity,
                metrics: MetricsRegistry(), logger: Logger(label: "evaluator") { _ in SwiftLogNoOpLogHandler() }
            ).round()
            let error = await #expect(throws: RPCError.self) {
                _ = try await evaluator.quarantine.requeueQuarantined(.init(all: true))
            }
            #expect(error?.message.contains("is gone; drop it") == true)
            #expect(try await Self.state(evaluator, of: "e1") == .quarantined)
            #expect(try await evaluator.quarantine.dropQuarantined(.init(all: true)).dropped == 1)
            #expect(try await Self.state(evaluator, of: "e1") == .evaluated)
            await evaluator.store.close()
        }
    }

    @Test("an event whose content is gone is still its app's")
    func tenant() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            let tenants = try await evaluator.store.write { database in
                try database.execute(sql: "UPDATE events SET payload = x''")
                return try EventTable.pending(after: 0, limit: 10, at: EvaluatorFixture.start, database).events.map(\.event.tenant)
            }
            #expect(tenants == [ChatApp.tenant])
            await evaluator.store.close()
        }
    }

    /// Erases while another transaction, which has begun before, moves what the erasure has found already.
    private static func erase(
        _ evaluator: EvaluatorFixture, whileMoving sql: String, _ erase: @escaping @Sendable (UserKey, Store) async throws -> Int
    ) async throws -> Int {
        let hasBegun = Mutex(false)
        async let moved: Void = evaluator.store.write { database in
            hasBegun.withLock { $0 = true }
            // The erasure has read, and its write waits behind this one.
            let end = ContinuousClock.now + longestWait
            while evaluator.store.waitingWrites == 0, ContinuousClock.now < end { Thread.sleep(forTimeInterval: 0.001) }
            try database.execute(sql: sql)
        }
        try await eventually("the other transaction") { hasBegun.withLock { $0 } }
        let erased = try await erase(UserKey("bob", of: ChatApp.tenant), evaluator.store)
        try await moved
        return erased
    }

    @Test("PRIV-09 an event that is requeued while its user is erased loses what it said of the user")
    func requeuedEvent() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await evaluator.submit(ChatApp.message("e1", mentions: [ChatApp.mention("bob")]))
            _ = try await Self.erase(evaluator, whileMoving: "UPDATE events SET id = id + 7", EventTable.erase)
            #expect(try await UserErasureTests.places(of: "bob", evaluator.store).isEmpty)
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 a batch that is requeued while its user is erased loses what it has for the user")
    func requeuedBatch() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let records = ["ann", "bob"].map { ReceiptsV1.NotificationRecord(tenant: ChatApp.tenant, notificationId: "n_1", userId: $0) }
            let batch = try EncodedOutboxBatch(OutboxBatch(tenant: ChatApp.tenant, records: records, pushes: []))
            try await evaluator.store.write { database in
                try DecisionOutboxTable.insert([batch], database)
                try database.execute(sql: "UPDATE decision_outbox SET id = -id")
            }
            #expect(try await Self.erase(evaluator, whileMoving: "UPDATE decision_outbox SET id = 7", DecisionOutboxTable.erase) == 1)
            #expect(try await UserErasureTests.places(of: "bob", evaluator.store).isEmpty)
            let left = try await evaluator.store.read {
                try DecisionOutboxTable.waiting(after: 0, in: .init(notifications: 10, bytes: 10_000), at: EvaluatorFixture.start, $0)
            }
            let kept = try left.batches.flatMap { $0.records }.map { try ReceiptsV1.NotificationRecord(bytes: $0.message) }
            #expect(kept.map(\.userId) == ["ann"])
            await evaluator.store.close()
        }
    }

    /// The state between two steps of an erasure: the tombstone stands.
    private static func markErased(_ user: String, _ evaluator: EvaluatorFixture) async throws {
        let now = evaluator.clock.now
        _ = try await evaluator.store.write { try ErasedUsers.add(UserKey(user, of: ChatApp.tenant), at: now, $0) }
    }

    @Test("PRIV-09 an operator's requeue between two steps of a user's erasure drops the user's messages")
    func requeuedBetweenSteps() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await evaluator.submit(ChatApp.message("e1", from: "ann", mentions: [ChatApp.mention("bob")]))
            try await Self.quarantine(evaluator)
            let outcome = ReceiptsV1.Outcome(tenant: ChatApp.tenant, notificationId: "n_1", userId: "ann")
            let record = ReceiptsV1.NotificationRecord(tenant: ChatApp.tenant, notificationId: "n_1", userId: "ann")
            let messages = [
                ("outcome_outbox", try ReceiptsV1.Outcome.request([outcome])), (DecisionOutboxTable.notifications, try record.bytes()),
            ].map { outbox, bytes in
                QuarantinedMessage(
                    outbox: outbox, peer: "receipts", tenant: ChatApp.tenant, users: ["ann"], refusal: Self.refusal, bytes: bytes)
            }
            try await evaluator.store.write { try Quarantine.write(messages, $0) }
            try await Self.markErased("ann", evaluator)
            let effect = try await evaluator.quarantine.requeueQuarantined(.init(all: true))
            #expect(effect.requeued == 0 && effect.dropped == 3)
            #expect(try await Self.state(evaluator, of: "e1") == .evaluated)
            let waiting = try await evaluator.store.read { database in
                try ["outcome_outbox", "decision_outbox", "quarantine"].map { try Int.fetchOne(database, sql: "SELECT count(*) FROM \($0)") }
            }
            #expect(waiting == [0, 0, 0])
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 an event about a user who was erased meanwhile is dropped and not quarantined")
    func erasedBefore() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await evaluator.submit(
                ChatApp.message("e1", from: "ann", channel: "ch_1", mentions: [ChatApp.mention("bob")]),
                ChatApp.message("e2", from: "bob", channel: "ch_2", mentions: [ChatApp.mention("ann")]))
            try await Self.markErased("ann", evaluator)
            try await Self.quarantine(evaluator)
            #expect(try await Self.state(evaluator, of: "e1") == .evaluated)
            #expect(try await Self.state(evaluator, of: "e2") == .quarantined)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.userId) == ["bob"])
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 an event in the quarantine whose actor is erased is dropped: nobody is told that it is quarantined")
    func erasedActor() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            try await evaluator.submit(
                ChatApp.message("e1", from: "ann", channel: "ch_1", mentions: [ChatApp.mention("bob")]),
                ChatApp.message("e2", from: "bob", channel: "ch_2", mentions: [ChatApp.mention("ann")]))
            try await Self.quarantine(evaluator)
            let data = UserDataService(.evaluator, store: evaluator.store, audit: evaluator.audit, clock: evaluator.clock)
            let client = EvaluatorV1.UserData.Client(InProcessChannel(services: [data], principal: Principal(service: "registry")))
            let erased = try await client.eraseUser(.init(tenant: ChatApp.tenant, userId: "ann")).erased
            #expect(erased["quarantine"] == 1)
            #expect(try await Self.state(evaluator, of: "e1") == .evaluated)
            // This one only mentions her; it can still be requeued.
            #expect(try await Self.state(evaluator, of: "e2") == .quarantined)
            #expect(try await evaluator.quarantine.listQuarantine(.init()).messages.map(\.userId) == ["bob"])
            await evaluator.store.close()
        }
    }
}
