import Logging
import RPC
import ServiceKit
import Storage
import Synchronization
import TestFolders
import Testing

@testable import DispatcherService

@Suite struct OutboxReporterTests {
    @Test("ARCH-04 DISP-35 a peer that is away gets every report once it is back, in order")
    func atLeastOnce() async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let queue = try await SQLitePushQueue(store: store)
        var settlement = Settlement(now: TestPushes.start)
        settlement.outcomes = (0..<5).map { OutboxMessage(organizationID: "", appID: "chat", bytes: [UInt8($0)]) }
        try await queue.settle(settlement)

        let tries = Mutex(0)
        let taken = Mutex<[UInt8]>([])
        let activity = ActivityTracker()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let peer = PeerDelivery(to: "receipts", backoff: PeerBackoff(), clock: SystemClock(), activity: activity, logger: logger)
        let reporter = OutboxReporter(
            name: "outcome reports", outbox: OutcomeOutbox(store: store).box(.outcomes), to: peer,
            quarantine: try await Quarantine(store: store, metrics: MetricsRegistry(), logger: logger), batchSize: 1_000,
            signal: WorkSignal(activity: activity), activity: activity, logger: logger,
            deliver: { reports in
                // Away for the first two calls.
                let number = tries.withLock { tries in
                    tries += 1
                    return tries
                }
                if number <= 2 { throw RPCError(code: .unavailable, message: "receipts is away") }
                taken.withLock { $0 += reports.flatMap { $0 } }
                return []
            })
        let running = Task { try await reporter.run() }
        let end = ContinuousClock.now + .seconds(20)
        while try await OutcomeOutbox(store: store).box(.outcomes).depth() > 0, ContinuousClock.now < end {
            try await Task.sleep(for: .milliseconds(5))
        }
        running.cancel()
        _ = try? await running.value
        #expect(taken.withLock { $0 } == [0, 1, 2, 3, 4])
        #expect(tries.withLock { $0 } == 3)
        await store.close()
    }

    @Test(
        "ARCH-04 A lone message whose call always takes too long, or is forbidden, holds up no message that comes later",
        arguments: [Status.Code.deadlineExceeded, .permissionDenied])
    func loneMessage(code: Status.Code) async throws {
        let folder = try TemporaryFolder()
        let store = try folder.openStore()
        let queue = try await SQLitePushQueue(store: store)
        func settle(_ byte: UInt8) async throws {
            var settlement = Settlement(now: TestPushes.start)
            settlement.outcomes = [OutboxMessage(organizationID: "", appID: "chat", bytes: [byte])]
            try await queue.settle(settlement)
        }
        try await settle(1)

        let tries = Mutex(0)
        let taken = Mutex<Set<UInt8>>([])
        let activity = ActivityTracker()
        let logger = Logger(label: "test", factory: { _ in SwiftLogNoOpLogHandler() })
        let peer = PeerDelivery(
            to: "receipts", backoff: PeerBackoff(), clock: SystemClock(), activity: activity,
            pauses: Backoff(first: .milliseconds(1), longest: .milliseconds(1)), logger: logger)
        let box = OutcomeOutbox(store: store).box(.outcomes)
        let reporter = OutboxReporter(
            name: "outcome reports", outbox: box, to: peer,
            quarantine: try await Quarantine(store: store, metrics: MetricsRegistry(), logger: logger), batchSize: 1_000,
            signal: WorkSignal(activity: activity), activity: activity, logger: logger,
            deliver: { reports in
                tries.withLock { $0 += 1 }
                if reports.contains([1]) { throw RPCError(code: code, message: "not this one") }
                taken.withLock { $0.formUnion(reports.flatMap { $0 }) }
                return []
            })
        let running = Task { try await reporter.run() }
        let end = ContinuousClock.now + .seconds(20)
        // It waits: nothing tells yet whether it is at fault, or the peer.
        while tries.withLock({ $0 }) < 30, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(2)) }
        #expect(tries.withLock { $0 } >= 30)
        #expect(try await box.depth() == 1)
        try await settle(2)
        while try await box.depth() > 0, ContinuousClock.now < end { try await Task.sleep(for: .milliseconds(5)) }
        running.cancel()
        _ = try? await running.value
        #expect(taken.withLock { $0 } == [2])
        #expect(try await box.depth() == 0)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM quarantine") } == 1)
        await store.close()
    }
}
