import CarillonAPI
import DurableWork
import Logging
import Protobuf
import RPC
import ServiceKit
import Storage

/// Delivers the batches of the ``DecisionOutboxTable``: the records to the ledger (receipts), which answers the badges, and then the pushes with their
/// badges to the dispatcher (ARCH-04).
///
/// Batches go in order and stay in the store until both peers have them. Both peers are idempotent, so a batch that is delivered twice after a crash
/// changes nothing. While the pushes of one call are enqueued, the records of the next one are recorded. An item that a peer refuses for good goes
/// into the quarantine and stops nothing else. A notification that the ledger refuses is pushed all the same, without a badge. A push that the
/// dispatcher refuses ends as failed in the ledger: its outcomes wait in an ``DurableWork/Outbox`` of their own. A batch that a peer is slow for, or
/// forbids, is read again, together with later batches (``DurableWork/DeliveryPolicy/inOrder``).
final class DecisionOutboxPublisher: BackgroundWorker {
    let name = "decision outbox"

    /// Limits of one call: half of a message, and a transaction of the receiver that is not long.
    static let notificationsPerCall = 500
    static let bytesPerCall = 2_000_000
    /// Calls' batches that may wait between two stages.
    static let callsBetweenStages = 2
    /// The receiver answers after its commit, which waits for other commits under load.
    static let callTimeout = Duration.seconds(20)

    private let store: Store
    private let clock: any DomainClock
    private let peers: EvaluatorPeers
    private let signals: WorkSignals
    private let backlog: Backlog
    private let recent: RecentRows<StoredOutboxBatch>
    private let delivered: DeliveredBatches
    private let quarantine: Quarantine
    private let receipts: PeerDelivery
    private let dispatcher: PeerDelivery
    private let logger: Logger

    /// - Parameters:
    ///   - recent: batches of the worker.
    ///   - delivered: batches that the worker deletes.
    ///   - quarantine: of the store.
    ///   - pauses: between rounds in which a peer failed without a reason.
    init(
        store: Store, clock: any DomainClock, peers: EvaluatorPeers, signals: WorkSignals, backlog: Backlog,
        recent: RecentRows<StoredOutboxBatch>, delivered: DeliveredBatches, quarantine: Quarantine, pauses: Backoff = Backoff(), logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.peers = peers
        self.signals = signals
        self.backlog = backlog
        self.recent = recent
        self.delivered = delivered
        self.quarantine = quarantine
        // The backlog counts as work while a peer is away.
        receipts = PeerDelivery(to: "receipts", backoff: peers.backoffs["receipts"], clock: clock, pauses: pauses, logger: logger)
        dispatcher = PeerDelivery(to: "dispatcher", backoff: peers.backoffs["dispatcher"], clock: clock, pauses: pauses, logger: logger)
        self.logger = logger
    }

    /// A batch on its way through the stages.
    private struct OutgoingBatch: Sendable {
        var id: Int64
        var tenant: CommonV1.Tenant
        var pushes: [WireItem]
        /// Its messages that a peer refused.
        var refused: [QuarantinedMessage] = []
        /// The outcomes of its pushes that the dispatcher refused.
        var failures: [ReceiptsV1.Outcome] = []
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    /// Delivers from the oldest batch on, until batches must be read again.
    private func runStages() async throws {
        do {
            try await runStages(BoundedQueue(capacity: Self.callsBetweenStages))
        } catch {
            // After a stop, what was delivered is not delivered again.
            try? await removeDelivered()
            throw error
        }
    }

    private func runStages(_ enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                try await self.recordAndEnqueue(into: enqueued)
                enqueued.finish()
            }
            // Batches that both peers have are deleted. One whose deletion is not committed yet may be read and delivered again.
            group.addTask { try await self.removeBatches(from: enqueued) }
            group.addTask { try await self.removeInTime() }
            defer { group.cancelAll() }
            // `removeInTime` never ends by itself.
            for _ in 0..<2 { try await group.next() }
        }
    }

    // MARK: Stages

    private func recordAndEnqueue(into enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        let recorded = BoundedQueue<[OutgoingBatch]>(capacity: Self.callsBetweenStages)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.recordBatches(into: recorded) }
            group.addTask { try await self.enqueueBatches(from: recorded, into: enqueued) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    private func recordBatches(into recorded: BoundedQueue<[OutgoingBatch]>) async throws {
        var lastID: Int64 = 0
        while true {
            try Task.checkCancellation()
            let after = lastID
            let now = clock.now
            let room = DecisionOutboxTable.Room(notifications: Self.notificationsPerCall, bytes: Self.bytesPerCall)
            var roomOfCall = room
            let known = recent.take(after: after) { roomOfCall.takes(notifications: $0.notifications, bytes: $0.bytes) }
            var page = DecisionOutboxTable.Page(batches: known, last: known.last?.id)
            if page.last == nil {
                page = try await store.read { try DecisionOutboxTable.waiting(after: after, in: room, at: now, $0) }
                recent.pass(page.last ?? after)
            }
            guard let last = page.last else {
                await signals.outbox.wait()
                continue
            }
            if !page.unreadable.isEmpty {
                let messages = try await store.write { [quarantine, page] in try DecisionOutboxTable.quarantine(page.unreadable, in: quarantine, $0) }
                backlog.change(by: -messages.count)
                quarantine.tell(messages)
            }
            let batches = try await record(page.batches)
            // The others are read again.
            lastID = batches.count == page.batches.count ? last : batches.last?.id ?? after
            if !batches.isEmpty { try await recorded.send(batches) }
        }
    }

    /// - Returns: the first batches, up to the first with a notification that the ledger neither took nor refused.
    private func record(_ batches: [StoredOutboxBatch]) async throws -> [OutgoingBatch] {
        let records = batches.flatMap(\.records)
        let attempts = try await receipts.deliver("record notifications", records, .inOrder) { part -> DeliveryAnswer<Int32> in
            let response = try await peers.record(part, options: .init(timeout: Self.callTimeout))
            return DeliveryAnswer(response.badges, rejected: response.rejected)
        }
        let outcomes = attempts.answers == nil ? attempts.outcomes() : []
        let badges = attempts.answers ?? outcomes.map { if case .delivered(let badge) = $0 { badge } else { Self.noBadge } }
        var recorded: [OutgoingBatch] = []
        var first = 0
        for batch in batches {
            let end = first + batch.records.count
            guard end <= badges.count else { break }
            var outgoing = Self.outgoing(batch, badges[first..<end])
            for (record, outcome) in zip(batch.records, outcomes.dropFirst(first)) {
                if case .refused(let refusal) = outcome { outgoing.refused.append(Self.quarantined(record: record, of: batch.tenant, refusal)) }
            }
            recorded.append(outgoing)
            first = end
        }
        return recorded
    }

    /// The ledger's word for a notification without a badge: any negative number.
    private static let noBadge: Int32 = -1

    /// A batch with the ledger's badges, one for each record.
    private static func outgoing(_ batch: StoredOutboxBatch, _ badges: ArraySlice<Int32>) -> OutgoingBatch {
        var outgoing = OutgoingBatch(id: batch.id, tenant: batch.tenant, pushes: batch.pushes)
        // Pushes are in the order of their records. A record of a skipped or deferred notification has no push. A requeued item is alone.
        var next = outgoing.pushes.startIndex
        for (record, badge) in zip(batch.records, badges) where record.namesPush {
            guard let place = outgoing.pushes[next...].firstIndex(where: { $0.namesPush(of: record) }) else { continue }
            if badge >= 0 { outgoing.pushes[place].badge = badge }
            next = place + 1
        }
        return outgoing
    }

    /// Returns when batches must be read again.
    private func enqueueBatches(from recorded: BoundedQueue<[OutgoingBatch]>, into enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        while let batches = try await recorded.receive() {
            let done = try await enqueue(batches)
            if !done.isEmpty { try await enqueued.send(done) }
            guard done.count == batches.count else { return }
        }
    }

    private func removeBatches(from enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        while let batches = try await enqueued.receive() {
            let now = clock.now
            let (ids, refused, failures) = (batches.map(\.id), batches.flatMap(\.refused), batches.flatMap(\.failures))
            if refused.isEmpty, failures.isEmpty {
                delivered.add(ids)
                // Without other work no commit comes.
                if backlog.count <= delivered.count { try await removeDelivered() } else { delivered.signal.signal() }
                continue
            }
            let (removed, kept) = try await store.write { [quarantine] database in
                let removed = try DecisionOutboxTable.remove(ids, database)
                let kept = try quarantine.insert(refused, database)
                // Outcomes of users who were erased meanwhile go without the name (PRIV-09).
                let erased = try ErasedUsers.among(failures.map(\.storedUser), at: now, database)
                let outcomes = failures.map { erased.contains($0.storedUser) ? $0.withoutUser() : $0 }
                for row in try OutboxRow.rows(outcomes) { try Outbox<ReceiptsV1.Outcome>.insert(row, database) }
                return (removed, kept)
            }
            if !failures.isEmpty { signals.outcomes.signal() }
            backlog.change(by: -removed)
            quarantine.tell(kept)
        }
        try await removeDelivered()
    }

    /// Deletes delivered batches that no commit has taken.
    private func removeInTime() async throws {
        while true {
            await delivered.signal.wait()
            try await Task.sleep(for: DeliveredBatches.patience)
            try await removeDelivered()
        }
    }

    private func removeDelivered() async throws {
        let ids = delivered.take()
        guard !ids.isEmpty else { return }
        // A batch that was read again, and delivered again, may be deleted already.
        backlog.change(by: -(try await store.write { try DecisionOutboxTable.remove(ids, $0) }))
    }

    /// - Returns: the first batches, up to the first with a push that the dispatcher neither took nor refused.
    private func enqueue(_ batches: [OutgoingBatch]) async throws -> [OutgoingBatch] {
        let pushes = batches.flatMap(\.pushes)
        let attempts = try await dispatcher.deliver("enqueue pushes", pushes, .inOrder) { part -> DeliveryAnswer<Void> in
            let rejected = try await peers.enqueue(part, options: .init(timeout: Self.callTimeout)).rejected
            return DeliveryAnswer([Void](repeating: (), count: part.count), rejected: rejected)
        }
        guard attempts.answers == nil else { return batches }
        let outcomes = attempts.outcomes()
        var done: [OutgoingBatch] = []
        var left = outcomes[...]
        for var batch in batches {
            guard left.count >= batch.pushes.count else { break }
            for (push, outcome) in zip(batch.pushes, left) {
                switch outcome {
                case .delivered: break
                case .gone(let error): batch.failures += failures(of: push, error)
                case .refused(let refusal):
                    batch.failures += failures(of: push, refusal.error)
                    batch.refused.append(Self.quarantined(push: push, of: batch.tenant, refusal))
                }
            }
            left = left.dropFirst(batch.pushes.count)
            done.append(batch)
        }
        return done
    }

    /// A refused push as the ledger sees it: failed on every device. So it does not stay open there. The ledger knows devices by their ids alone.
    private func failures(of push: WireItem, _ error: APIError) -> [ReceiptsV1.Outcome] {
        // A push that cannot be read names no device.
        let push = (try? DispatcherV1.Push(bytes: push.message)) ?? .init()
        let now = clock.now.milliseconds
        return push.targets.compactMap(\.device?.pushDeviceId).filter { !$0.isEmpty }.map { device in
            ReceiptsV1.Outcome(
                tenant: push.tenant, attemptId: "", pushId: push.pushId, notificationId: push.notificationId, pushDeviceId: device,
                userId: push.userId, status: .failed, failureReason: error.reason.code, occurredAtMs: now,
                providerErrorMessage: "refused by the dispatcher\(error.field.map { ", \($0)" } ?? ""): \(error.message)")
        }
    }

    private static func quarantined(record: WireItem, of tenant: CommonV1.Tenant, _ refusal: DeliveryRefusal) -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: DecisionOutboxTable.notifications, peer: "receipts", tenant: tenant,
            users: record.texts(ofFields: [WireItem.FieldNumber.userIDOfRecord]), refusal: refusal, bytes: record.message)
    }

    /// The users are read from the encoded push, so that erasure finds a push that cannot be decoded (PRIV-09).
    private static func quarantined(push: WireItem, of tenant: CommonV1.Tenant, _ refusal: DeliveryRefusal) -> QuarantinedMessage {
        QuarantinedMessage(
            outbox: DecisionOutboxTable.pushes, peer: "dispatcher", tenant: tenant,
            users: push.texts(ofFields: WireItem.FieldNumber.usersOfPush), refusal: refusal,
            bytes: push.message)
    }
}

extension ReceiptsV1.Outcome {
    /// The user of the outcome with the tenant, for the lookup of tombstones.
    fileprivate var storedUser: StoredUser { StoredUser(userId, of: tenant) }
}
