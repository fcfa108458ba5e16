import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// Turns pending events into decisions, those of each app in the order of acceptance. Small events may overtake large ones.
///
/// Three stages overlap: the peers are asked about one batch (``EventPreparation``) while the batch before is decided and the one before that is
/// committed. A commit holds everything that follows from a batch: decisions, dedup records, outbox batches, counters, the state of the events. So a
/// crash at any point leaves an event either pending or decided for good.
final class EvaluationWorker: BackgroundWorker {
    let name = "evaluation"

    /// Batches that may wait between two stages.
    static let batchesBetweenStages = 2

    private let store: Store
    private let clock: any DomainClock
    private let preparation: EventPreparation
    private let settingsChanges: SettingsChanges
    private let signals: WorkSignals
    private let backlog: Backlog
    private let recentBatches: RecentRows<StoredOutboxBatch>
    private let pushCounts: UncommittedPushCounts
    private let rates: UserRates
    private let silentPushes = SilentPushRates()
    private let delivered: DeliveredBatches
    private let quarantine: Quarantine
    private let metrics: EvaluatorMetrics
    private let tracer: Tracer
    private let logger: Logger

    /// - Parameters:
    ///   - recoveredThrough: the last row before the start. A reboot may have reset the monotonic clock since.
    ///   - recentEvents: accepted ones.
    ///   - recentBatches: for the publisher of the outbox.
    ///   - pushCounts: shared with the release of deferred notifications.
    ///   - rates: shared with it, too.
    ///   - delivered: of the publisher of the outbox.
    ///   - outboxRoom: of the outbox.
    ///   - quarantine: of the store.
    init(
        store: Store, clock: any DomainClock, lookup: AudienceLookup, recoveredThrough: Int64, settingsChanges: SettingsChanges,
        signals: WorkSignals, backlog: Backlog, recentEvents: RecentRows<PendingEvent>, recentBatches: RecentRows<StoredOutboxBatch>,
        pushCounts: UncommittedPushCounts, rates: UserRates, delivered: DeliveredBatches, outboxRoom: OutboxRoom, quarantine: Quarantine,
        metrics: EvaluatorMetrics, tracer: Tracer = .off, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        preparation = EventPreparation(
            store: store, clock: clock, lookup: lookup, recoveredThrough: recoveredThrough, recent: recentEvents,
            settingsChanges: settingsChanges, signals: signals, backlog: backlog, outboxRoom: outboxRoom, quarantine: quarantine,
            logger: logger)
        self.settingsChanges = settingsChanges
        self.signals = signals
        self.backlog = backlog
        self.recentBatches = recentBatches
        self.pushCounts = pushCounts
        self.rates = rates
        self.delivered = delivered
        self.quarantine = quarantine
        self.metrics = metrics
        self.tracer = tracer
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    /// Runs until one stage fails. Events that were not committed are still pending, and are read again.
    private func runStages() async throws {
        let prepared = BoundedQueue<PreparedBatch>(capacity: Self.batchesBetweenStages)
        let decided = BoundedQueue<DecidedBatch>(capacity: Self.batchesBetweenStages)
        let lanes = AppLanes()
        let dedupRecords = UncommittedDedupRecords()
        try await rates.restore(from: store, at: clock.now)
        try await silentPushes.restore(from: store, at: clock.now)
        let counts = pushCounts.session()
        defer { counts.withdraw() }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.preparation.run(in: lanes, into: prepared) }
            group.addTask { try await self.decideBatches(from: prepared, into: decided, dedupRecords: dedupRecords, counts: counts) }
            group.addTask { try await self.commitBatches(from: decided, of: lanes, dedupRecords: dedupRecords, counts: counts) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    // MARK: Stages

    private func decideBatches(
        from prepared: BoundedQueue<PreparedBatch>, into decided: BoundedQueue<DecidedBatch>, dedupRecords: UncommittedDedupRecords,
        counts: UncommittedPushCounts.Session
    ) async throws {
        var decider = BatchDecider(rates: rates, silentPushes: silentPushes)
        var number: Int64 = 0
        while var batch = try await prepared.receive() {
            number += 1
            batch.number = number
            let screened = BatchDecider.screen(batch)
            let needed = BatchDecider.dedupKeysNeeded(screened)
            // First the uncommitted dedup records, then the store: so a commit in between is not missed.
            let uncommitted = dedupRecords.values(for: needed)
            let missing = needed.subtracting(uncommitted.keys)
            let stored = missing.isEmpty ? [:] : try await store.read { try DedupRecordTable.read(missing, $0) }
            let records = stored.merging(uncommitted) { $1 }
            let keys = BatchDecider.pushCountKeysNeeded(screened)
            var result = try await counts.decide(by: keys, number: number, at: batch.now, in: store) { pushCounts in
                let decided = try decider.decide(batch, screened: screened, dedupRecords: records, pushCounts: pushCounts)
                return (decided, decided.pushCounts)
            }
            result.unkept = batch.unkept
            dedupRecords.add(result.dedupRecords, batch: result.number)
            try await decided.send(result)
        }
    }

    private func commitBatches(
        from decided: BoundedQueue<DecidedBatch>, of lanes: AppLanes, dedupRecords: UncommittedDedupRecords,
        counts: UncommittedPushCounts.Session
    ) async throws {
        while let batch = try await decided.receive() {
            let (committed, edition) = try await commit(batch)
            if batch.part != nil { lanes.parts.release() }
            quarantine.tell(committed.quarantined)
            // The publisher reads a batch that cannot be read itself.
            if let batches = try? committed.outboxBatches.map({ try StoredOutboxBatch(id: $0.id, $0.batch) }) {
                let bytes = batches.reduce(0) { $0 + $1.bytes }
                recentBatches.add(batches, from: batches.first?.id ?? 0, bytes: bytes, edition: edition)
            }
            dedupRecords.committed(through: batch.number)
            counts.committed(through: batch.number)
            settingsChanges.added(batch.deferred, decidedAt: batch.changesHeard)
            if !batch.escalations.isEmpty || !batch.silentPushes.isEmpty { signals.dueItems.signal() }
            // Erased users may have left a batch without anybody.
            backlog.change(by: committed.outboxBatches.count - batch.outboxBatches.count - batch.eventCount - committed.removed)
            if !committed.outboxBatches.isEmpty { signals.outbox.signal() }
            metrics.decided(batch)
            if tracer.isOn { trace(batch.events) }
        }
    }

    /// Records the spans of decided events, from acceptance to commit. Names: OpenTelemetry semantic conventions, "Messaging".
    private func trace(_ events: [PendingEvent]) {
        let now = MonotonicClock.nanoseconds
        for event in events {
            // An event that waited for its time, or for a start of the service, has no stamp.
            let took = event.acceptedMonotonic > 0 ? max(0, now - event.acceptedMonotonic) : 0
            tracer.record(
                in: event.event.traceparent, "decide event", .consumer, took: .nanoseconds(took),
                [
                    "messaging.system": "carillon", "messaging.operation.name": "decide", "messaging.operation.type": "process",
                    "messaging.message.id": .text(event.carillonEventID), "carillon.event.type": .text(event.event.eventType),
                    "carillon.organization.id": .text(event.event.tenant?.organizationId ?? ""),
                    "carillon.app.id": .text(event.event.tenant?.appId ?? ""),
                ])
        }
    }

    /// - Returns: what was committed, and the edition of ``recentBatches`` for its outbox batches.
    private func commit(_ batch: DecidedBatch) async throws -> (DecisionCommit.Committed, edition: UInt64) {
        let (now, ids) = (clock.now, delivered.take())
        // They are counted before the publisher sees them: it may deliver and delete them before this task runs again.
        backlog.change(by: batch.outboxBatches.count)
        do {
            let committed = try await store.write { [quarantine, recentBatches] in
                (try DecisionCommit.commit(batch, removing: ids, quarantining: quarantine, at: now, $0), recentBatches.edition)
            }
            delivered.deleted(ids)
            return committed
        } catch {
            backlog.change(by: -batch.outboxBatches.count)
            delivered.giveBack(ids)
            throw error
        }
    }
}
