import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// Hands decisions over: to the ledger, which answers the badge, and with that to the dispatcher's queue (ARCH-04).
///
/// Parcels go in order and stay in the store until both have taken them. Both know an item again, so a parcel that comes twice
/// after a crash changes nothing. While one load is being enqueued the next is being recorded.
final class HandOverWorker: BackgroundWorker {
    let name = "hand-over"

    /// What one call carries at most: half of a message, and as much as one transaction of the receiver takes in stride.
    static let notificationsPerCall = 500
    static let bytesPerCall = 2_000_000
    static let loadsBetweenStages = 2
    /// The receiver answers after its commit; under load that may wait for others.
    static let callTimeout = Duration.seconds(20)

    private let store: Store
    private let clock: any DomainClock
    private let neighbours: Neighbours
    private let signals: WorkSignals
    private let backlog: Backlog
    private let retry: PeerRetry
    private let logger: Logger

    init(
        store: Store, clock: any DomainClock, neighbours: Neighbours, signals: WorkSignals, backlog: Backlog, retry: PeerRetry,
        logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.neighbours = neighbours
        self.signals = signals
        self.backlog = backlog
        self.retry = retry
        self.logger = logger
    }

    /// Parcels that travel together.
    private struct Load: Sendable {
        var ids: [Int64]
        var pushes: [DispatcherV1.Push]
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    private func runStages() async throws {
        let recorded = BoundedQueue<Load>(capacity: Self.loadsBetweenStages)
        let enqueued = BoundedQueue<[Int64]>(capacity: Self.loadsBetweenStages)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.recordLoads(into: recorded) }
            group.addTask { try await self.enqueueLoads(from: recorded, into: enqueued) }
            group.addTask { try await self.removeLoads(from: enqueued) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    // MARK: Stages

    private func recordLoads(into recorded: BoundedQueue<Load>) async throws {
        var lastID: Int64 = 0
        while true {
            try Task.checkCancellation()
            let after = lastID
            let parcels = try await store.read {
                try HandOverTable.waiting(
                    after: after, notifications: Self.notificationsPerCall, bytes: Self.bytesPerCall, $0)
            }
            guard let last = parcels.last else {
                await signals.handOvers.wait()
                continue
            }
            lastID = last.id
            try await recorded.send(try await record(parcels))
        }
    }

    private func record(_ parcels: [StoredHandOver]) async throws -> Load {
        let records = parcels.flatMap(\.records)
        // What the ledger cannot take is pushed all the same, without a badge.
        let badges = try await retry.inParts("record notifications", records, tooLarge: { _, _ in [Int32(-1)] }) { part -> [Int32] in
            let request = ReceiptsV1.RecordNotificationRequest(notifications: part)
            let response = try await neighbours.receipts.recordNotification(request, options: .init(timeout: Self.callTimeout))
            guard response.badges.count == part.count else {
                throw APIError(.internalError, field: "badges", "\(response.badges.count) badges for \(part.count) notifications")
            }
            return response.badges
        }
        // Pushes stand in the order of their records; those skipped or held have none.
        let pushedBadges = zip(records, badges).lazy.filter { $0.0.skipReason == .unspecified && !$0.0.held }.map(\.1)
        var pushes = parcels.flatMap(\.pushes)
        for (index, badge) in zip(pushes.indices, pushedBadges) where badge >= 0 { pushes[index].badge = badge }
        return Load(ids: parcels.map(\.id), pushes: pushes)
    }

    private func enqueueLoads(from recorded: BoundedQueue<Load>, into enqueued: BoundedQueue<[Int64]>) async throws {
        while let load = try await recorded.receive() {
            let refused = load.pushes.isEmpty ? [] : try await enqueue(load.pushes)
            if !refused.isEmpty { try await report(refused) }
            try await enqueued.send(load.ids)
        }
    }

    private func removeLoads(from enqueued: BoundedQueue<[Int64]>) async throws {
        while let ids = try await enqueued.receive() {
            try await store.write { try HandOverTable.remove(ids, $0) }
            backlog.change(by: -ids.count)
        }
    }

    /// A push that the dispatcher will never take, and why.
    private struct Refused: Sendable {
        var push: DispatcherV1.Push
        var result: CommonV1.ItemResult
    }

    private func enqueue(_ pushes: [DispatcherV1.Push]) async throws -> [Refused] {
        let tooLarge = { (push: DispatcherV1.Push, error: RPCError) in
            [Refused(push: push, result: APIError(.payloadTooLarge, field: "push", error.message).itemResult(0))]
        }
        return try await retry.inParts("enqueue pushes", pushes, tooLarge: tooLarge) { part -> [Refused] in
            let response = try await neighbours.dispatcher.enqueue(.init(pushes: part), options: .init(timeout: Self.callTimeout))
            return response.rejected.filter { part.indices.contains(Int($0.index)) }.map { Refused(push: part[Int($0.index)], result: $0) }
        }
    }

    /// The ledger is told of what the dispatcher refused, so that it does not stay open for ever.
    private func report(_ refused: [Refused]) async throws {
        let now = clock.now.milliseconds
        var outcomes: [ReceiptsV1.Outcome] = []
        for refusal in refused {
            let (push, result) = (refusal.push, refusal.result)
            logger.error(
                "the dispatcher refused a push",
                metadata: [
                    "push": "\(push.pushId)", "reason": "\(result.reason)", "field": "\(result.field)", "message": "\(result.message)",
                ])
            for target in push.targets {
                outcomes.append(
                    ReceiptsV1.Outcome(
                        tenant: push.tenant, attemptId: "", pushId: push.pushId, notificationId: push.notificationId,
                        pushDeviceId: target.device?.pushDeviceId ?? "", userId: push.userId, status: .failed,
                        failureReason: result.reason, occurredAtMs: now,
                        providerErrorMessage: "refused by the dispatcher, \(result.field): \(result.message)"))
            }
        }
        guard !outcomes.isEmpty else { return }
        _ = try await retry.inParts("report refused pushes", outcomes, tooLarge: { _, _ in [] }) { part -> [Bool] in
            _ = try await neighbours.receipts.recordOutcome(.init(outcomes: part), options: .init(timeout: Self.callTimeout))
            return []
        }
    }
}
