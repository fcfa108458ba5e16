import CarillonAPI
import DurableWork
import Logging
import Protobuf
import RPC
import ServiceKit
import Storage
import Synchronization

/// Delivers the batches of the ``DecisionOutboxTable``: the records to the ledger (receipts), which answers the badges, and then the pushes with
/// their badges and summaries to the dispatcher (ARCH-04).
///
/// Batches go in order and stay in the store until both peers have them. Both peers are idempotent, so a batch that is delivered twice after a crash
/// changes nothing. While the pushes of one call are enqueued, the records of the next one are recorded. An item that a peer refuses for good goes
/// into the quarantine and stops nothing else. A notification that the ledger refuses is pushed all the same, without a badge. A push that the
/// dispatcher refuses ends as failed in the ledger: its outcomes wait in an ``DurableWork/Outbox`` of their own. A batch that a peer is slow for, or
/// forbids, is read again, together with later batches (``DurableWork/DeliveryPolicy/inOrder``).
///
/// An app that a peer answers `unavailable` for is deferred alone (``DurableWork/DeferredApps``): its batches wait, and those of other apps go on.
/// The publisher works in rounds. A round begins with the oldest batch, passes over deferred apps, and ends when one of them is sent again: after its
/// last batch is delivered, the next round begins. So the batches of each app go in order.
final class DecisionOutboxPublisher: BackgroundWorker {
    let name = "decision outbox"

    /// Limits of one call: half of a message, and a transaction of the receiver that is not long. A part of a large event is one call.
    static let notificationsPerCall = 1_000
    static let bytesPerCall = 2_000_000
    /// Calls' batches that may wait between two stages.
    static let callsBetweenStages = 2
    /// The receiver answers after its commit, which waits for other commits under load.
    static let callTimeout = Duration.seconds(20)

    private let store: Store
    private let clock: any DomainClock
    private let policies: any PolicySource
    private let peers: EvaluatorPeers
    private let signals: WorkSignals
    private let backlog: Backlog
    private let recent: RecentRows<StoredOutboxBatch>
    private let delivered: DeliveredBatches
    private let quarantine: Quarantine
    private let receipts: PeerDelivery
    private let dispatcher: PeerDelivery
    private let slowRecords: SlowCallLog
    private let slowPushes: SlowCallLog
    private let outboxRoom: OutboxRoom
    private let logger: Logger

    /// - Parameters:
    ///   - recent: batches of the worker.
    ///   - delivered: batches that the worker deletes.
    ///   - outboxRoom: hears which apps are deferred.
    ///   - quarantine: of the store.
    ///   - pauses: between rounds in which a peer failed without a reason.
    init(
        store: Store, clock: any DomainClock, policies: any PolicySource, peers: EvaluatorPeers, signals: WorkSignals, backlog: Backlog,
        recent: RecentRows<StoredOutboxBatch>, delivered: DeliveredBatches, outboxRoom: OutboxRoom, quarantine: Quarantine,
        pauses: Backoff = Backoff(), logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.policies = policies
        self.peers = peers
        self.signals = signals
        self.backlog = backlog
        self.recent = recent
        self.delivered = delivered
        self.outboxRoom = outboxRoom
        self.quarantine = quarantine
        // The backlog counts as work while a peer is away.
        receipts = PeerDelivery(to: "receipts", backoff: peers.backoffs["receipts"], clock: clock, pauses: pauses, logger: logger)
        dispatcher = PeerDelivery(to: "dispatcher", backoff: peers.backoffs["dispatcher"], clock: clock, pauses: pauses, logger: logger)
        slowRecords = SlowCallLog(peer: "receipts", action: "record notifications", logger: logger)
        slowPushes = SlowCallLog(peer: "dispatcher", action: "enqueue pushes", logger: logger)
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    /// Runs a round.
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
            // Batches that both peers have are deleted. The next round passes over those whose deletion is on its way.
            group.addTask { try await self.removeBatches(from: enqueued) }
            group.addTask { try await self.removeInTime() }
            defer { group.cancelAll() }
            // `removeInTime` never ends by itself.
            for _ in 0..<2 { try await group.next() }
        }
    }

    // MARK: Stages

    private enum Stage: Sendable { case record, enqueue }

    private func recordAndEnqueue(into enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        let recorded = BoundedQueue<[OutgoingBatch]>(capacity: Self.callsBetweenStages)
        try await withThrowingTaskGroup(of: Stage.self) { group in
            group.addTask {
                try await self.recordBatches(into: recorded)
                recorded.finish()
                return .record
            }
            group.addTask {
                try await self.enqueueBatches(from: recorded, into: enqueued)
                return .enqueue
            }
            defer { group.cancelAll() }
            // What is recorded is enqueued. Where batches cannot be enqueued, no others are recorded.
            while let ended = try await group.next(), ended == .record {}
        }
    }

    /// Returns when a deferred app is sent again.
    private func recordBatches(into recorded: BoundedQueue<[OutgoingBatch]>) async throws {
        var lastID: Int64 = 0
        // Delivered in the rounds before.
        let delivered = delivered.ids
        while true {
            try Task.checkCancellation()
            let after = lastID
            let now = clock.now
            // Nothing of this round is on its way: the apps take part in it.
            if after == 0 { outboxRoom.deferred.withLock { _ = $0.takeDue(at: .now) } }
            let (skipped, retry) = outboxRoom.deferred.withLock { ($0.apps, $0.nextRetry) }
            if let retry, retry <= .now { return }
            let room = DecisionOutboxTable.Room(notifications: Self.notificationsPerCall, bytes: Self.bytesPerCall)
            var roomOfCall = room
            let known = recent.take(after: after) { roomOfCall.takes(notifications: $0.notifications, bytes: $0.bytes) }
            var page = DecisionOutboxTable.Page(batches: known, last: known.last?.id)
            if page.last == nil {
                page = try await store.read { try DecisionOutboxTable.waiting(after: after, in: room, without: skipped, at: now, $0) }
                recent.pass(page.last ?? after)
            }
            guard let last = page.last else {
                await waitForBatches(orUntil: retry)
                continue
            }
            page.batches.removeAll { skipped.contains($0.tenant) || delivered.contains($0.id) }
            if !page.unreadable.isEmpty {
                let messages = try await store.write { [quarantine, page] in try DecisionOutboxTable.quarantine(page.unreadable, in: quarantine, $0) }
                backlog.change(by: -messages.count)
                quarantine.tell(messages)
            }
            guard !page.batches.isEmpty else {
                lastID = last
                continue
            }
            let (batches, through) = try await record(page.batches)
            // The others are read again.
            lastID = through == page.batches.last?.id ? last : through ?? after
            if !batches.isEmpty { try await recorded.send(batches) }
        }
    }

    /// Waits for a signal: batches were committed, or an app was deferred. Also returns when a deferred app is sent again.
    private func waitForBatches(orUntil retry: ContinuousClock.Instant?) async {
        guard let retry else { return await signals.outbox.wait() }
        let timer = Task { [signals] in
            try await Task.sleep(until: retry, clock: .continuous)
            signals.outbox.signal()
        }
        defer { timer.cancel() }
        await signals.outbox.wait()
    }

    /// Records batches, up to the first with a notification that the ledger neither took nor refused.
    ///
    /// - Returns: the recorded batches, and the id of the last batch that was recorded or whose app was deferred.
    private func record(_ batches: [StoredOutboxBatch]) async throws -> (recorded: [OutgoingBatch], through: Int64?) {
        let records = batches.flatMap(\.records)
        let attempts = try await receipts.deliver("record notifications", records, .inOrder) { part -> DeliveryAnswer<LedgerAnswer> in
            let response = try await slowRecords.watch { try await peers.record(part, options: .init(timeout: Self.callTimeout)) }
            return DeliveryAnswer(LedgerAnswer.each(of: response), rejected: response.rejected)
        }
        var recorded: [OutgoingBatch] = []
        var through: Int64?
        var first = 0
        for batch in batches {
            let range = first..<first + batch.records.count
            first = range.upperBound
            if let answers = attempts.answers {
                recorded.append(OutgoingBatch(batch, answers: answers[range]))
            } else if !isDeferred(batch.tenant, by: attempts[range], receipts) {
                let outcomes = attempts[range].compactMap(\.result)
                guard outcomes.count == range.count else { break }
                recorded.append(OutgoingBatch(batch, outcomes))
            }
            through = batch.id
        }
        for index in recorded.indices where recorded[index].needsSummaries {
            // Without a policy the push goes without them: its app was removed a moment ago.
            if let app = try? await policies.current(for: recorded[index].tenant) { recorded[index].add(DeviceSummary(of: app)) }
        }
        return (recorded, through)
    }

    /// Whether an app is deferred, at the latest since a peer's answers about one of its batches. Its later batches wait with it, in their order.
    private func isDeferred<Answer>(_ app: CommonV1.Tenant, by attempts: Slice<DeliveryAttempts<Answer>>, _ peer: PeerDelivery) -> Bool {
        if outboxRoom.deferred.withLock({ $0.contains(app) }) { return true }
        for case .later(let error) in attempts {
            logger.debug(
                "a peer answers about an app later; its decisions wait",
                metadata: ["peer": "\(peer.peer)", "app": "\(app.appId)", "detail": "\(error.message)"])
            outboxRoom.deferred.withLock { $0.add([app], at: .now) }
            // The reader sets its timer.
            signals.outbox.signal()
            return true
        }
        return false
    }

    /// Returns when batches must be read again.
    private func enqueueBatches(from recorded: BoundedQueue<[OutgoingBatch]>, into enqueued: BoundedQueue<[OutgoingBatch]>) async throws {
        while let batches = try await recorded.receive() {
            let (done, isComplete) = try await enqueue(batches)
            if !done.isEmpty { try await enqueued.send(done) }
            guard isComplete else { return }
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
        do {
            // A batch that was read again, and delivered again, may be deleted already.
            backlog.change(by: -(try await store.write { try DecisionOutboxTable.remove(ids, $0) }))
            delivered.deleted(ids)
        } catch {
            delivered.giveBack(ids)
            throw error
        }
    }

    /// Enqueues batches, up to the first with a push that the dispatcher neither took nor refused.
    ///
    /// - Returns: the batches without those of deferred apps, and whether all others are enqueued.
    private func enqueue(_ recorded: [OutgoingBatch]) async throws -> (done: [OutgoingBatch], isComplete: Bool) {
        // Batches of an app that was deferred since they were recorded are recorded again with it.
        let skipped = outboxRoom.deferred.withLock(\.apps)
        let batches = skipped.isEmpty ? recorded : recorded.filter { !skipped.contains($0.tenant) }
        let pushes = batches.flatMap(\.pushes)
        let attempts = try await dispatcher.deliver("enqueue pushes", pushes, .inOrder) { part -> DeliveryAnswer<Void> in
            let answer = try await slowPushes.watch { try await peers.enqueue(part, options: .init(timeout: Self.callTimeout)) }
            outboxRoom.note(crowded: answer.crowded, at: clock.steadyNow)
            return DeliveryAnswer([Void](repeating: (), count: part.count), rejected: answer.rejected)
        }
        guard attempts.answers == nil else { return (batches, true) }
        var done: [OutgoingBatch] = []
        var first = 0
        for var batch in batches {
            let range = first..<first + batch.pushes.count
            first = range.upperBound
            guard !isDeferred(batch.tenant, by: attempts[range], dispatcher) else { continue }
            let outcomes = attempts[range].compactMap(\.result)
            guard outcomes.count == range.count else { return (done, false) }
            batch.enqueued(outcomes, at: clock.now)
            done.append(batch)
        }
        return (done, true)
    }
}

extension ReceiptsV1.Outcome {
    /// The user of the outcome with the tenant, for the lookup of tombstones.
    fileprivate var storedUser: UserKey { UserKey(userId, of: tenant) }
}

extension DeliveryAttempt {
    /// The outcome; nil where there is none yet.
    fileprivate var result: DeliveryOutcome<Answer>? { if case .done(let outcome) = self { outcome } else { nil } }
}
