import CarillonAPI
import Logging
import RPC
import ServiceKit
import Storage

/// Hands decisions over: to the ledger, which answers the badge, and with that to the dispatcher's queue (ARCH-04).
///
/// Parcels go in order and stay in the store until both have taken them. Both know an item again, so a parcel that comes twice
/// after a crash changes nothing. While one load is being enqueued the next is being recorded. What one of them refuses for good goes into
/// the quarantine and stops nothing else: a notification that the ledger does not take is pushed all the same, without a badge, and a push
/// that the dispatcher does not take ends as failed in the ledger.
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
    private let quarantine: Quarantine
    private let receipts: PeerDelivery
    private let dispatcher: PeerDelivery
    private let logger: Logger

    /// - Parameter quarantine: of the store.
    init(
        store: Store, clock: any DomainClock, neighbours: Neighbours, signals: WorkSignals, backlog: Backlog, quarantine: Quarantine,
        logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.neighbours = neighbours
        self.signals = signals
        self.backlog = backlog
        self.quarantine = quarantine
        // The backlog counts as work while a neighbour is away.
        receipts = PeerDelivery(to: "receipts", backoff: neighbours.backoffs["receipts"], clock: clock, logger: logger)
        dispatcher = PeerDelivery(to: "dispatcher", backoff: neighbours.backoffs["dispatcher"], clock: clock, logger: logger)
        self.logger = logger
    }

    /// Parcels that travel together.
    private struct Load: Sendable {
        var ids: [Int64]
        var pushes: [DispatcherV1.Push]
        /// What the neighbours refused of it.
        var setAside: [QuarantinedMessage]
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    private func runStages() async throws {
        let recorded = BoundedQueue<Load>(capacity: Self.loadsBetweenStages)
        let enqueued = BoundedQueue<Load>(capacity: Self.loadsBetweenStages)
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
            let now = clock.now
            let page = try await store.read {
                try HandOverTable.waiting(
                    after: after, notifications: Self.notificationsPerCall, bytes: Self.bytesPerCall, at: now, $0)
            }
            guard let last = page.last else {
                await signals.handOvers.wait()
                continue
            }
            if !page.unreadable.isEmpty {
                let messages = try await store.write { try HandOverTable.setAside(page.unreadable, $0) }
                backlog.change(by: -messages.count)
                quarantine.tell(messages)
            }
            lastID = last
            if !page.parcels.isEmpty { try await recorded.send(try await record(page.parcels)) }
        }
    }

    private func record(_ parcels: [StoredHandOver]) async throws -> Load {
        let records = parcels.flatMap(\.records)
        let outcomes = try await receipts.deliver("record notifications", records) { part -> DeliveryAnswer<Int32> in
            let request = ReceiptsV1.RecordNotificationRequest(notifications: part)
            let response = try await neighbours.receipts.recordNotification(request, options: .init(timeout: Self.callTimeout))
            return DeliveryAnswer(response.badges, rejected: response.rejected)
        }
        var load = Load(ids: parcels.map(\.id), pushes: parcels.flatMap(\.pushes), setAside: [])
        // Pushes stand in the order of their records; those skipped or held have none. What came back from the quarantine is alone.
        var next = load.pushes.startIndex
        for (record, outcome) in zip(records, outcomes) {
            if case .refused(let refusal) = outcome { load.setAside.append(try Self.setAside(record, refusal)) }
            guard record.skipReason == .unspecified, !record.held else { continue }
            guard let place = load.pushes[next...].firstIndex(where: { $0.notificationId == record.notificationId }) else { continue }
            if case .delivered(let badge) = outcome, badge >= 0 { load.pushes[place].badge = badge }
            next = place + 1
        }
        return load
    }

    private func enqueueLoads(from recorded: BoundedQueue<Load>, into enqueued: BoundedQueue<Load>) async throws {
        while var load = try await recorded.receive() {
            if !load.pushes.isEmpty { try await enqueue(&load) }
            try await enqueued.send(load)
        }
    }

    private func removeLoads(from enqueued: BoundedQueue<Load>) async throws {
        while let load = try await enqueued.receive() {
            let now = clock.now
            let kept = try await store.write { database in
                try HandOverTable.remove(load.ids, database)
                guard !load.setAside.isEmpty else { return [QuarantinedMessage]() }
                // Who was erased meanwhile is not kept here either (PRIV-09).
                let erased = try ErasedUsers.among(load.setAside.lazy.flatMap(\.storedUsers), at: now, database)
                let kept = load.setAside.filter { $0.storedUsers.allSatisfy { !erased.contains($0) } }
                try Quarantine.insert(kept, database)
                return kept
            }
            backlog.change(by: -load.ids.count)
            quarantine.tell(kept)
        }
    }

    /// A push that the dispatcher will never take, and why.
    private struct Refused: Sendable {
        var push: DispatcherV1.Push
        var error: APIError
    }

    private func enqueue(_ load: inout Load) async throws {
        let outcomes = try await dispatcher.deliver("enqueue pushes", load.pushes) { part in
            try await neighbours.dispatcher.enqueue(.init(pushes: part), options: .init(timeout: Self.callTimeout)).rejected
        }
        var refused: [Refused] = []
        for (push, outcome) in zip(load.pushes, outcomes) {
            switch outcome {
            case .delivered: break
            case .gone(let error): refused.append(Refused(push: push, error: error))
            case .refused(let refusal):
                refused.append(Refused(push: push, error: refusal.error))
                load.setAside.append(try Self.setAside(push, refusal))
            }
        }
        if !refused.isEmpty { try await report(refused) }
    }

    /// The ledger is told of what the dispatcher refused, so that it does not stay open for ever.
    private func report(_ refused: [Refused]) async throws {
        let now = clock.now.milliseconds
        var outcomes: [ReceiptsV1.Outcome] = []
        for refusal in refused {
            let (push, error) = (refusal.push, refusal.error)
            // The ledger knows devices by their ids alone.
            for device in push.targets.compactMap(\.device?.pushDeviceId) where !device.isEmpty {
                outcomes.append(
                    ReceiptsV1.Outcome(
                        tenant: push.tenant, attemptId: "", pushId: push.pushId, notificationId: push.notificationId,
                        pushDeviceId: device, userId: push.userId, status: .failed, failureReason: error.reason.code, occurredAtMs: now,
                        providerErrorMessage: "refused by the dispatcher\(error.field.map { ", \($0)" } ?? ""): \(error.message)"))
            }
        }
        guard !outcomes.isEmpty else { return }
        let told = try await receipts.deliver("report refused pushes", outcomes) { part in
            try await neighbours.receipts.recordOutcome(.init(outcomes: part), options: .init(timeout: Self.callTimeout)).rejected
        }
        for case (let outcome, .refused(let refusal)) in zip(outcomes, told) {
            // The push itself is in the quarantine, with the reason.
            logger.error(
                "the ledger does not take that a push was refused; there it stays open",
                metadata: ["push": "\(outcome.pushId)", "error": "\(refusal.error)"])
        }
    }

    private static func setAside(_ record: ReceiptsV1.NotificationRecord, _ refusal: DeliveryRefusal) throws -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: HandOverTable.notifications, peer: "receipts", tenant: record.tenant ?? .init(), users: [record.userId], refusal: refusal,
            bytes: try record.bytes())
    }

    private static func setAside(_ push: DispatcherV1.Push, _ refusal: DeliveryRefusal) throws -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: HandOverTable.pushes, peer: "dispatcher", tenant: push.tenant ?? .init(), users: [push.userId, push.aboutUserId],
            refusal: refusal, bytes: try push.bytes())
    }
}
