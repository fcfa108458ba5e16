import CarillonAPI
import DurableWork
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@testable import DispatcherService

@Suite struct ReportPublisherTests {
    /// An outbox with a publisher, and a peer that answers as the test says.
    private final class Fixture: Sendable {
        let folder: TemporaryFolder
        let store: Store
        let queue: SQLitePushQueue
        let outbox: Outbox<ReceiptsV1.Outcome>
        /// Push ids that the peer accepted, in order.
        let taken = Mutex<[String]>([])
        let tries = Mutex(0)

        init() async throws {
            folder = try TemporaryFolder()
            store = try folder.openStore()
            queue = try await SQLitePushQueue(store: store)
            outbox = Outbox(in: store)
        }

        /// One settlement, and so one row an app.
        func settle(_ pushes: [String], app: String = "chat", user: String = "alice") async throws {
            var settlement = Settlement(now: TestPushes.start)
            settlement.outcomes = pushes.map {
                ReceiptsV1.Outcome(tenant: .init(organizationId: "", appId: app), pushId: $0, notificationId: "notif_" + $0, userId: user)
            }
            try await queue.settle(settlement)
        }

        /// Runs a publisher until a condition holds.
        ///
        /// - Parameter answer: of the peer to a call about these pushes: the rejected items, by index.
        func publish(
            pauses: Backoff = Backoff(), _ answer: @escaping @Sendable (_ pushes: [String], _ number: Int) throws -> [CommonV1.ItemResult],
            until isDone: () async throws -> Bool
        ) async throws {
            let activity = ActivityTracker()
            let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
            let delivery = PeerDelivery(
                to: "receipts", backoff: PeerBackoff(), clock: SystemClock(), activity: activity, pauses: pauses, logger: logger)
            let peer = OutboxPeer<ReceiptsV1.Outcome>(delivery) { [self] request in
                let pushes = try ReceiptsV1.Outcome.items(of: request).map(\.pushId)
                let number = tries.withLock { tries in
                    tries += 1
                    return tries
                }
                let rejected = try answer(pushes, number)
                let refused = Set(rejected.map { Int($0.index) })
                taken.withLock { $0 += pushes.enumerated().filter { !refused.contains($0.offset) }.map(\.element) }
                return rejected
            }
            let publisher = OutboxPublisher(
                name: "outcome reports", outbox: outbox, to: peer,
                quarantine: try await Quarantine(store: store, clock: SystemClock(), metrics: MetricsRegistry(), logger: logger),
                signal: WorkSignal(activity: activity), activity: activity, clock: SystemClock(), logger: logger)
            let running = Task { try await publisher.run() }
            defer { running.cancel() }
            try await eventually("what the publisher is run for", isDone)
            running.cancel()
            _ = try? await running.value
        }

        func isEmpty() async throws -> Bool { try await outbox.depth() == 0 }

        func rows(_ sql: String) async throws -> Int? { try await store.read { try Int.fetchOne($0, sql: sql) } }
    }

    @Test("ARCH-04 DISP-35 a peer that is away gets every report once it is back, in order")
    func atLeastOnce() async throws {
        let fixture = try await Fixture()
        try await fixture.settle(["p0", "p1"])
        try await fixture.settle(["p2", "p3", "p4"])
        try await fixture.publish { _, number in
            // The peer is away for the first two calls.
            if number <= 2 { throw RPCError(code: .unavailable, message: "receipts is away") }
            return []
        } until: {
            try await fixture.isEmpty()
        }
        #expect(fixture.taken.withLock { $0 } == ["p0", "p1", "p2", "p3", "p4"])
        #expect(fixture.tries.withLock { $0 } == 3)
        #expect(try await fixture.rows("SELECT count(*) FROM outcome_outbox") == 0, "what the peer has is deleted")
        await fixture.store.close()
    }

    @Test("ARCH-10 DISP-35 What is left when the service stops is delivered first; with a peer that is away it waits", arguments: [true, false])
    func stop(isThere: Bool) async throws {
        let fixture = try await Fixture()
        try await fixture.settle(["p0"])
        try await fixture.publish { _, number in
            if number > 1, !isThere { throw RPCError(code: .unavailable, message: "receipts is away") }
            return []
        } until: {
            guard try await fixture.isEmpty() else { return false }
            // Nobody wakes the publisher for this one: it stops.
            try await fixture.settle(["p1"])
            return true
        }
        #expect(fixture.taken.withLock { $0 } == (isThere ? ["p0", "p1"] : ["p0"]))
        #expect(fixture.tries.withLock { $0 } == 2, "one more call, and no retries")
        #expect(try await fixture.rows("SELECT count(*) FROM outcome_outbox") == (isThere ? 0 : 1))
        await fixture.store.close()
    }

    @Test("DISP-35 the reports of one settlement and app are one row, and are counted one by one")
    func rows() async throws {
        let fixture = try await Fixture()
        var settlement = Settlement(now: TestPushes.start)
        settlement.outcomes = ["chat", "lms", "chat"].enumerated().map {
            ReceiptsV1.Outcome(tenant: .init(organizationId: "org", appId: $1), pushId: "p\($0)")
        }
        try await fixture.queue.settle(settlement)
        #expect(try await fixture.rows("SELECT count(*) FROM outcome_outbox") == 2)
        #expect(try await fixture.outbox.depth() == 3)
        #expect(try await fixture.outbox.depth(of: .init(organizationId: "org", appId: "chat")) == 2)
        #expect(try await fixture.outbox.depth(of: .init(organizationId: "org", appId: "other")) == 0)
        // After a restart the store still has them.
        await fixture.store.close()
        let reopened = try fixture.folder.openStore()
        let again = Outbox<ReceiptsV1.Outcome>(in: reopened)
        #expect(try await again.oldest().flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }.map(\.pushId) == ["p0", "p2", "p1"])
        await reopened.close()
    }

    @Test("ARCH-04 A report that the peer refuses goes into the quarantine alone, with its user; the others of its row are taken")
    func refused() async throws {
        let fixture = try await Fixture()
        try await fixture.settle(["p0", "bad", "p2"], user: "bob")
        try await fixture.settle(["p3"])
        try await fixture.publish { pushes, _ in
            pushes.enumerated().filter { $0.element == "bad" }
                .map { .init(index: UInt32($0.offset), reason: ErrorReason.invalidArgument.code, message: "cannot be told") }
        } until: {
            try await fixture.isEmpty()
        }
        #expect(Set(fixture.taken.withLock { $0 }) == ["p0", "p2", "p3"])
        #expect(try await fixture.rows("SELECT count(*) FROM quarantine_users WHERE user_id = 'bob'") == 1)
        // It comes back as a row of its own.
        let message = try await fixture.store.read { try Row.fetchOne($0, sql: "SELECT message FROM quarantine")?.bytes(at: 0) } ?? []
        try await fixture.store.write { try Outbox<ReceiptsV1.Outcome>.insert(OutboxRow(tenant: .init(), count: 1, bytes: message), $0) }
        #expect(try await fixture.outbox.oldest().flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }.map(\.pushId) == ["bad"])
        await fixture.store.close()
    }

    @Test("ARCH-04 What the peer has of a row leaves it, and the rest waits")
    func partOfARow() async throws {
        let fixture = try await Fixture()
        try await fixture.settle(["p0", "p1"])
        try await fixture.settle(["p2", "p3", "p4"])
        let entries = try await fixture.outbox.oldest()
        let refusal = DeliveryRefusal(
            error: APIError(.invalidArgument, "no"), tries: 1, first: TestPushes.start, last: TestPushes.start)
        let quarantine = try await Quarantine(
            store: fixture.store, clock: SystemClock(), metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let set = try await fixture.outbox.delivered([2, 2], of: entries, refused: [2: refusal], by: "receipts", into: quarantine)
        #expect(try set.flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }.map(\.pushId) == ["p2"])
        #expect(try await fixture.outbox.depth() == 1)
        let rest = try await fixture.outbox.oldest()
        #expect(rest.map(\.count) == [1])
        #expect(try rest.flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }.map(\.pushId) == ["p4"])
        await fixture.store.close()
    }

    @Test("ARCH-04 While the peer answers about an app later, the reports of other apps go on; the app's own come afterwards, in order")
    func laterForOneApp() async throws {
        let fixture = try await Fixture()
        let readable = Mutex(false)
        for number in 0..<3 {
            try await fixture.settle(["a\(number)"], app: "stalled")
            try await fixture.settle(["b\(number)"])
        }
        try await fixture.publish { pushes, _ in
            guard !readable.withLock({ $0 }) else { return [] }
            return pushes.enumerated().filter { $0.element.hasPrefix("a") }.map { .init(index: UInt32($0.offset), reason: "unavailable") }
        } until: {
            guard !readable.withLock({ $0 }) else { return try await fixture.isEmpty() }
            guard fixture.taken.withLock({ $0.contains("b2") }) else { return false }
            // New reports of both apps: those of the other app go on, and the stalled app's wait and count.
            guard fixture.taken.withLock({ $0.contains("b3") }) else {
                if try await fixture.rows("SELECT count(*) FROM outcome_outbox WHERE app_id = 'stalled'") == 3 {
                    try await fixture.settle(["a3"], app: "stalled")
                    try await fixture.settle(["b3"])
                }
                return false
            }
            #expect(try await fixture.outbox.depth(of: .init(appId: "stalled")) == 4)
            readable.withLock { $0 = true }
            return false
        }
        let taken = fixture.taken.withLock { $0 }
        func first(_ prefix: String) -> [String] {
            taken.filter { $0.hasPrefix(prefix) }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        }
        #expect(first("a") == ["a0", "a1", "a2", "a3"] && first("b") == ["b0", "b1", "b2", "b3"])
        #expect(try #require(taken.firstIndex(of: "b3")) < (try #require(taken.firstIndex(of: "a0"))))
        #expect(try await fixture.rows("SELECT count(*) FROM quarantine") == 0)
        try await eventually("what the peer has is deleted") { try await fixture.rows("SELECT count(*) FROM outcome_outbox") == 0 }
        await fixture.store.close()
    }

    @Test("ARCH-04 A row that cannot be read is set aside whole, and holds up none")
    func unreadable() async throws {
        let fixture = try await Fixture()
        try await fixture.store.write { try Outbox<ReceiptsV1.Outcome>.insert(OutboxRow(tenant: .init(), count: 3, bytes: [0xFF]), $0) }
        try await fixture.settle(["p1"])
        try await fixture.publish { _, _ in
            []
        } until: {
            try await fixture.isEmpty()
        }
        #expect(fixture.taken.withLock { $0 } == ["p1"])
        #expect(try await fixture.rows("SELECT count(*) FROM quarantine") == 1)
        await fixture.store.close()
    }

    @Test(
        "ARCH-04 A lone message whose call always takes too long, or is forbidden, holds up no message that comes later",
        arguments: [Status.Code.deadlineExceeded, .permissionDenied])
    func loneMessage(code: Status.Code) async throws {
        let fixture = try await Fixture()
        try await fixture.settle(["p1"])
        try await fixture.publish(pauses: Backoff(first: .milliseconds(1), longest: .milliseconds(1))) { pushes, _ in
            if pushes.contains("p1") { throw RPCError(code: code, message: "not this one") }
            return []
        } until: {
            // It waits: the cause may be the item or the peer.
            guard fixture.tries.withLock({ $0 }) >= 30 else { return false }
            if fixture.taken.withLock({ $0.isEmpty }), try await fixture.outbox.depth() == 1 { try await fixture.settle(["p2"]) }
            return try await fixture.isEmpty()
        }
        #expect(Set(fixture.taken.withLock { $0 }) == ["p2"])
        #expect(try await fixture.isEmpty())
        #expect(try await fixture.rows("SELECT count(*) FROM quarantine") == 1)
        await fixture.store.close()
    }
}
