import CarillonAPI
import Logging
import ServiceKit
import Storage

/// Turns pending events into decisions, in the order of acceptance.
///
/// Three stages overlap: the neighbours are asked about one batch while the one before is decided and the one before that is
/// committed. A commit holds everything that follows from a batch — decisions, dedup marks, parcels to hand over, counters, the
/// events' state — so that a crash at any point leaves an event either pending or decided for good.
final class EvaluationWorker: BackgroundWorker {
    let name = "evaluation"

    /// A batch ends at this many events, or when the people to look up reach the weight: one `CheckSend`, about.
    static let eventsPerBatch = 500
    static let weightPerBatch = 3_000
    /// Batches that may wait between two stages.
    static let batchesBetweenStages = 2

    private let store: Store
    private let clock: any DomainClock
    private let lookup: AudienceLookup
    private let recoveredThrough: Int64
    private let heldChanges: HeldChanges
    private let signals: WorkSignals
    private let backlog: Backlog
    private let quarantine: Quarantine
    private let metrics: EvaluatorMetrics
    private let logger: Logger

    /// - Parameters:
    ///   - recoveredThrough: Last row of a previous life. Its stamps may be of before a reboot, when the monotonic clock was another one.
    ///   - quarantine: of the store.
    init(
        store: Store, clock: any DomainClock, lookup: AudienceLookup, recoveredThrough: Int64, heldChanges: HeldChanges,
        signals: WorkSignals, backlog: Backlog, quarantine: Quarantine, metrics: EvaluatorMetrics, logger: Logger
    ) {
        self.store = store
        self.clock = clock
        self.lookup = lookup
        self.recoveredThrough = recoveredThrough
        self.heldChanges = heldChanges
        self.signals = signals
        self.backlog = backlog
        self.quarantine = quarantine
        self.metrics = metrics
        self.logger = logger
    }

    func run() async throws {
        await keepRunning(logger: logger) { try await runStages() }
    }

    /// Runs until one stage fails; whatever was not committed is pending still and comes again.
    private func runStages() async throws {
        let prepared = BoundedQueue<PreparedBatch>(capacity: Self.batchesBetweenStages)
        let decided = BoundedQueue<DecidedBatch>(capacity: Self.batchesBetweenStages)
        let marks = UncommittedMarks()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await self.prepareBatches(into: prepared) }
            group.addTask { try await self.decideBatches(from: prepared, into: decided, marks: marks) }
            group.addTask { try await self.commitBatches(from: decided, marks: marks) }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    // MARK: Stages

    private func prepareBatches(into prepared: BoundedQueue<PreparedBatch>) async throws {
        var lastRow: Int64 = 0
        var number: Int64 = 0
        var waiting: [PendingEvent] = []
        while true {
            try Task.checkCancellation()
            if waiting.isEmpty {
                let after = lastRow
                let now = clock.now
                let page = try await store.read { try EventTable.pending(after: after, limit: Self.eventsPerBatch, at: now, $0) }
                guard let last = page.last else {
                    await signals.events.wait()
                    continue
                }
                try await setAside(page.unreadable)
                waiting = page.events
                for index in waiting.indices where waiting[index].row <= recoveredThrough { waiting[index].acceptedMonotonic = 0 }
                guard !waiting.isEmpty else {
                    lastRow = last
                    continue
                }
            }
            if waiting[0].progress == nil {
                let batch = Self.takeBatch(from: &waiting)
                number += 1
                let (small, rest) = try await prepare(batch, number: number)
                waiting.insert(contentsOf: rest, at: 0)
                if let small {
                    lastRow = small.rows.upperBound
                    try await prepared.send(small)
                    continue
                }
            }
            // The first one is for more people than a batch takes, or was seen to be in a previous life.
            let large = waiting.removeFirst()
            lastRow = large.row
            try await prepareParts(of: large, number: &number, into: prepared)
        }
    }

    /// Sets events aside that cannot be read.
    private func setAside(_ unreadable: [SetAsideEvent]) async throws {
        guard !unreadable.isEmpty else { return }
        let messages = try await store.write { try EventTable.setAside(unreadable, erased: nil, $0) }
        backlog.change(by: -messages.count)
        quarantine.tell(messages)
    }

    /// Sends an event on part by part. The queue lets it run ahead of the store by some parts, never by the whole event.
    private func prepareParts(of event: PendingEvent, number: inout Int64, into prepared: BoundedQueue<PreparedBatch>) async throws {
        var progress = event.progress ?? EventProgress(after: "", ordinal: 0)
        while true {
            let now = clock.now.milliseconds
            let heard = heldChanges.sequence
            let (group, part) = try await lookup.preparePart(of: event, after: progress, now: now)
            number += 1
            try await prepared.send(
                PreparedBatch(
                    number: number, rows: event.row...event.row, eventCount: part.isLast ? 1 : 0, groups: [group], now: now, part: part,
                    changesHeard: heard))
            guard let through = part.through else { return }
            progress = EventProgress(after: through, ordinal: progress.ordinal + group.items.reduce(0) { $0 + $1.candidates.count })
        }
    }

    /// Takes events off the front until they weigh enough.
    static func takeBatch(from waiting: inout [PendingEvent]) -> [PendingEvent] {
        var weight = 0
        var count = 0
        for event in waiting {
            weight += AudienceNeeds(of: event.event).weight
            if count > 0, weight > weightPerBatch || event.progress != nil { break }
            count += 1
        }
        let batch = Array(waiting.prefix(count))
        waiting.removeFirst(count)
        return batch
    }

    /// - Returns: the events up to the first one for too many people, and the others; no batch where that is the first of all.
    private func prepare(_ events: [PendingEvent], number: Int64) async throws -> (PreparedBatch?, rest: ArraySlice<PendingEvent>) {
        let now = clock.now.milliseconds
        let heard = heldChanges.sequence
        var groups = try await lookup.prepare(events, now: now)
        let end = groups.compactMap(\.incompleteFrom).min() ?? .max
        let small = events.prefix { $0.row < end }
        guard let first = small.first, let last = small.last else { return (nil, events[...]) }
        for index in groups.indices { groups[index].items.removeAll { $0.event.row >= end } }
        let batch = PreparedBatch(
            number: number, rows: first.row...last.row, eventCount: small.count, groups: groups, now: now, changesHeard: heard)
        return (batch, events[small.endIndex...])
    }

    private func decideBatches(
        from prepared: BoundedQueue<PreparedBatch>, into decided: BoundedQueue<DecidedBatch>, marks: UncommittedMarks
    ) async throws {
        var decider = BatchDecider()
        while let batch = try await prepared.receive() {
            let screened = BatchDecider.screen(batch)
            let needed = BatchDecider.marksNeeded(screened)
            // First the marks on their way to the store, then the store: a commit in between is seen by the second look.
            let uncommitted = marks.values(for: needed)
            let missing = needed.subtracting(uncommitted.keys)
            let stored = missing.isEmpty ? [:] : try await store.read { try DedupMarkTable.read(missing, $0) }
            var result = try decider.decide(batch, screened: screened, marks: stored.merging(uncommitted) { $1 })
            result.unkept = batch.unkept
            marks.add(result.marks, batch: result.number)
            try await decided.send(result)
        }
    }

    private func commitBatches(from decided: BoundedQueue<DecidedBatch>, marks: UncommittedMarks) async throws {
        while let batch = try await decided.receive() {
            let now = clock.now
            let messages = try await store.write { database in
                let erased = try ErasedUsers.among(batch.namedUsers, at: now, database)
                let messages = try EventTable.setAside(batch.setAside, erased: erased, database)
                let kept = try batch.without(erased).withoutUnkept
                try DecisionTable.insert(kept.decisions, database)
                try HeldTable.insert(kept.held, database)
                try DedupMarkTable.write(kept.marks, database)
                try HandOverTable.insert(kept.handOvers, database)
                try batch.counters.apply(database)
                if let through = batch.part?.through {
                    let ordinal = (batch.part?.firstOrdinal ?? 0) + batch.decisions.count
                    try EventProgressTable.write(.init(after: through, ordinal: ordinal), eventRow: batch.rows.lowerBound, database)
                } else {
                    // An event that was set aside goes on where it was, once an operator requeues it.
                    if batch.part != nil, messages.isEmpty { try EventProgressTable.remove(eventRow: batch.rows.lowerBound, database) }
                    try EventTable.markEvaluated(batch.rows, at: batch.decidedAt, database)
                }
                return messages
            }
            quarantine.tell(messages)
            marks.committed(through: batch.number)
            heldChanges.added(batch.held, decidedAt: batch.changesHeard)
            backlog.change(by: batch.handOvers.count - batch.eventCount)
            if !batch.handOvers.isEmpty { signals.handOvers.signal() }
            metrics.decided(batch)
        }
    }
}

/// Wakes the workers.
struct WorkSignals: Sendable {
    /// Events were committed.
    let events: WorkSignal
    /// Parcels were committed.
    let handOvers: WorkSignal

    init(activity: ActivityTracker) {
        events = WorkSignal(activity: activity)
        handOvers = WorkSignal(activity: activity)
    }
}
