import CarillonAPI
import DurableWork
import Foundation
import GRDB
import Protobuf
import RPC
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

/// The quarantine knows every user that a refused record or push names, although a record has the recipient's id alone (PRIV-09).
@Suite("Users of refused records and pushes")
struct QuarantinedUsersTests {
    private static let words = "Kim was late today"
    private static let users = ["guardian", "child", "teacher"]
    private static let refusal = DeliveryRefusal(
        error: APIError(.invalidValue, "never"), tries: 1, first: EvaluatorFixture.start, last: EvaluatorFixture.start)

    private static let record = ReceiptsV1.NotificationRecord(
        tenant: ChatApp.tenant, notificationId: "notif_1", pushId: "push_1", userId: "guardian", title: words)

    /// To a guardian, about a child, from a teacher.
    private static let push = DispatcherV1.Push(
        tenant: ChatApp.tenant, pushId: "push_1", notificationId: "notif_1", userId: "guardian",
        contents: [.init(title: words, data: [DispatcherV1.Push.senderKey: "teacher"])], aboutUserId: "child")

    private static func erase(_ user: String, _ evaluator: EvaluatorFixture) async throws -> [String: Int64] {
        let data = UserDataService(.evaluator, store: evaluator.store, audit: evaluator.audit, clock: evaluator.clock)
        let client = EvaluatorV1.UserData.Client(InProcessChannel(services: [data], principal: Principal(service: "registry")))
        return try await client.eraseUser(.init(tenant: ChatApp.tenant, userId: user)).erased
    }

    /// An evaluator whose publisher delivers the notification to peers of which one refuses it.
    ///
    /// - Parameter erased: a user whose tombstone is there before the refusal.
    private func withRefusal(of outbox: String, erased: String? = nil, _ body: (EvaluatorFixture) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            let peers = FakePeers()
            let method =
                outbox == DecisionOutboxTable.pushes
                ? DispatcherV1.Dispatcher.Method.enqueue : ReceiptsV1.Receipts.Method.recordNotification
            peers.with { $0.poison[method.name] = ("guardian", APIError(.invalidValue, "never").rpcError) }
            let first = try await EvaluatorFixture(folder: folder, peers: peers)
            let batch = try EncodedOutboxBatch(OutboxBatch(tenant: ChatApp.tenant, records: [Self.record], pushes: [Self.push]))
            try await first.store.write { database in
                try DecisionOutboxTable.insert([batch], database)
                if let erased { try ErasedUsers.add(UserKey(erased, of: ChatApp.tenant), at: EvaluatorFixture.start, database) }
            }
            await first.store.close()
            let evaluator = try await EvaluatorFixture(folder: folder, peers: peers)
            try await evaluator.run {
                try await evaluator.settled()
                try await body(evaluator)
            }
            await evaluator.store.close()
        }
    }

    @Test(
        "PRIV-09 a refused record or push leaves the quarantine with its recipient, with the child it is about, and with its sender",
        arguments: [DecisionOutboxTable.notifications, DecisionOutboxTable.pushes], users)
    func erased(outbox: String, user: String) async throws {
        try await withRefusal(of: outbox) { evaluator in
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.map { "\($0.outbox) \($0.userId)" } == ["\(outbox) guardian"])
            #expect(try await UserErasureTests.places(of: Self.words, evaluator.store) == ["quarantine.message"])
            #expect(try await Self.erase(user, evaluator)["quarantine"] == 1)
            #expect(try await UserErasureTests.places(of: Self.words, evaluator.store).isEmpty)
            #expect(try await UserErasureTests.places(of: user, evaluator.store).isEmpty)
        }
    }

    @Test(
        "PRIV-09 a record or push that is refused after the child or the sender was erased is not quarantined",
        arguments: [DecisionOutboxTable.notifications, DecisionOutboxTable.pushes], ["child", "teacher"])
    func erasedBefore(outbox: String, user: String) async throws {
        // The publisher has read the batch before the erasure changes it.
        try await withRefusal(of: outbox, erased: user) { evaluator in
            let messages = try await evaluator.quarantine.listQuarantine(.init()).messages
            #expect(messages.isEmpty)
            #expect(try await UserErasureTests.places(of: Self.words, evaluator.store).isEmpty)
        }
    }

    /// The batches that wait. No worker runs.
    private static func waiting(_ evaluator: EvaluatorFixture) async throws -> [StoredOutboxBatch] {
        try await evaluator.store.read {
            try DecisionOutboxTable.waiting(after: 0, in: .init(notifications: 10, bytes: 10_000), at: EvaluatorFixture.start, $0).batches
        }
    }

    @Test("PRIV-09 a requeued record keeps its users: a second refusal names them, and erasure deletes what names them")
    func requeued() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let message = QuarantinedMessage(
                outbox: DecisionOutboxTable.notifications, peer: "receipts", tenant: ChatApp.tenant, users: Self.users, refusal: Self.refusal,
                bytes: try Self.record.bytes())
            try await evaluator.store.write { try Quarantine.write([message], $0) }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)

            let batch = try #require(try await Self.waiting(evaluator).first)
            let again = OutgoingBatch(batch, [.refused(Self.refusal)])
            #expect(again.refused.map(\.users) == [Self.users])

            // The recipient keeps the notification in the centre, without the texts.
            #expect(try await Self.erase("child", evaluator)["decision_outbox"] == 1)
            #expect(try await Self.erase("child", evaluator)["decision_outbox"] == 0)
            #expect(try await UserErasureTests.places(of: Self.words, evaluator.store).isEmpty)
            #expect(try await UserErasureTests.places(of: "child", evaluator.store).isEmpty)
            let left = try #require(try await Self.waiting(evaluator).first)
            #expect(left.namedUsers == ["guardian", "teacher"])
            #expect(try left.records.map { try ReceiptsV1.NotificationRecord(bytes: $0.message).userId } == ["guardian"])
            // The recipient's erasure deletes the rest.
            #expect(try await Self.erase("guardian", evaluator)["decision_outbox"] == 1)
            #expect(try await UserErasureTests.places(of: "guardian", evaluator.store).isEmpty)
            #expect(try await Self.waiting(evaluator).flatMap(\.records).isEmpty)
            await evaluator.store.close()
        }
    }

    @Test("PRIV-09 a batch that cannot be read and is requeued keeps the users of its message")
    func requeuedBatch() async throws {
        try await withTemporaryFolder { folder in
            let evaluator = try await EvaluatorFixture(folder: folder)
            let batch = try EncodedOutboxBatch(
                OutboxBatch(tenant: ChatApp.tenant, records: [Self.record], pushes: [], namedUsers: Self.users))
            let message = QuarantinedMessage(
                outbox: DecisionOutboxTable.name, peer: "evaluator", tenant: ChatApp.tenant, users: [], refusal: Self.refusal, bytes: Array("1".utf8))
            try await evaluator.store.write { database in
                try DecisionOutboxTable.insert([batch], database)
                try database.execute(sql: "UPDATE decision_outbox SET id = -id")
                try Quarantine.write([message], database)
            }
            #expect(try await evaluator.quarantine.requeueQuarantined(.init(all: true)).requeued == 1)
            #expect(try await Self.waiting(evaluator).map(\.namedUsers) == [Self.users])
            await evaluator.store.close()
        }
    }
}
