import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import TestFolders

@testable import DispatcherService

/// A queue in a folder of its own, and a way to start it again.
struct QueueFixture {
    let folder: TemporaryFolder
    let store: Store
    let queue: SQLitePushQueue

    init(folder: TemporaryFolder? = nil) async throws {
        self.folder = try folder ?? TemporaryFolder()
        store = try self.folder.openStore()
        queue = try await SQLitePushQueue(store: store)
    }

    @discardableResult
    func enqueue(_ pushes: DispatcherV1.Push..., at now: Instant = TestPushes.start) async throws -> EnqueueEffect {
        try await queue.enqueue(try pushes.map { try TestPushes.newPush($0) }, now: now)
    }

    func claim(limit: Int = 100) async throws -> [ClaimedDelivery] {
        let routes = try await queue.readyRoutes()
        return try await queue.claim(
            routes.map { ClaimRequest(routeRow: $0.row, limit: limit) }, leaseUntil: TestPushes.start + .seconds(60))
    }

    func settle(_ claimed: ClaimedDelivery, _ change: DeliverySettlement.Change, attempts: Int = 1, now: Instant = TestPushes.start) async throws {
        try await queue.settle(
            Settlement(
                deliveries: [DeliverySettlement(row: claimed.row, change: change, attempts: attempts, sequence: claimed.sequence + 1)],
                now: now))
    }

    func outcomes() async throws -> [ReceiptsV1.Outcome] {
        try await Outbox<ReceiptsV1.Outcome>(in: store).oldest().flatMap { try ReceiptsV1.Outcome.items(of: $0.bytes) }
    }

    /// As a process that was killed and starts again.
    func restart() async throws -> QueueFixture {
        await store.close()
        return try await QueueFixture(folder: folder)
    }
}
