import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// The first stage of evaluation, which ``EvaluationWorker`` runs: reads pending events and asks the peers about them.
///
/// One reader takes the events of all apps in the order of acceptance, and looks up several apps at the same time. An app that is not answered at
/// once, or has an event for more users than a batch takes, gets a lane of its own, and the reader skips its events. The lane continues where the
/// app stopped, with an index by app, and closes when it has caught up with the reader. So no app delays another one, and the events of an app, large
/// ones aside, are sent on in their order: by the reader before its lane opens and after it closes, by the lane in between. For some time after its
/// lane has closed, the next events of a slow app open the lane again: the reader does not wait for the app each time.
///
/// A large event, for more users than a batch takes, is decided in parts, in a second lane of its app (``LargeEvents``). The app's other events
/// overtake it, except those of the same channel or thread, or about the same entity: they wait in that lane. Several large events of an app follow
/// one another (decision 0103).
///
/// A lane without answers waits, ever longer (``ServiceKit/Backoff``), and then reads its events again. While it waits it has no events in memory,
/// except one whose first parts were sent on. Nothing is stored about lanes: their events are pending until they are decided (decision 0052). Lanes
/// that are tried again have a semaphore of their own, so that they do not block lanes that are answered.
struct EventPreparation: Sendable {
    /// A batch ends at this many events, or when the users to look up reach the weight: about one `CheckSend`.
    static let eventsPerBatch = 500
    static let weightPerBatch = 3_000
    /// Stored bytes of the pending events that are read together.
    static let bytesPerPage = 8_000_000
    /// Between the beginnings of two small batches.
    static let batchDistance = Duration.milliseconds(20)
    /// How long the reader waits for the look-ups of a batch. It waits longer where peers are slow for all apps (``wait(afterFirstAnswer:)``).
    static let patience = Duration.seconds(1)
    /// Longest time that the reader waits for the look-ups of a batch.
    static let longestWait = Duration.seconds(5)
    /// Pending events that a lane has in memory. There are many lanes.
    static let eventsPerTurn = 100
    static let bytesPerTurn = Self.bytesPerPage / 4
    /// Turns in a row that show that peers answer about an app, but not about one of its events. Then that event is quarantined.
    static let turnsToQuarantine = 3

    let store: Store
    let clock: any DomainClock
    let lookup: AudienceLookup
    /// The last row before the start. A reboot may have reset the monotonic clock since.
    let recoveredThrough: Int64
    let recent: RecentRows<PendingEvent>
    let settingsChanges: SettingsChanges
    let signals: WorkSignals
    let backlog: Backlog
    let outboxRoom: OutboxRoom
    let quarantine: Quarantine
    let logger: Logger

    /// Prepares batches until the task is cancelled, or the store fails.
    ///
    /// - Parameter lanes: new ones. The parts that are sent on have permits of theirs (``AppLanes/parts``).
    func run(in lanes: AppLanes, into prepared: BoundedQueue<PreparedBatch>) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            var lastRow: Int64 = 0
            var pace = BatchPace(distance: Self.batchDistance, clock: clock)
            while true {
                try Task.checkCancellation()
                try await pace.wait()
                let (after, skipped, now) = (lastRow, lanes.apps(), clock.now)
                var room = Self.eventsPerBatch
                let known = recent.take(after: after) { _ in
                    room -= 1
                    return room >= 0
                }
                var page = EventTable.Page(known, without: skipped)
                if page.last == nil {
                    page = try await store.read {
                        try EventTable.pending(
                            after: after, limit: Self.eventsPerBatch, bytes: Self.bytesPerPage, without: skipped, at: now, $0)
                    }
                    recent.pass(page.last ?? after)
                }
                guard let last = page.last else {
                    await signals.events.wait()
                    continue
                }
                pace.took(page.events.count, of: Self.eventsPerBatch)
                lastRow = last
                // The lane opens again where it closed since the page was read, or where the app was slow a moment ago.
                for (app, rows) in page.skippedRows where !lanes.extend(app, through: rows.upperBound) {
                    lanes.open(app, through: rows.upperBound)
                    let lane = AppLane(app: app, after: rows.lowerBound - 1, peers: lookup.audiences)
                    group.addTask { try await prepare(lane, of: lanes, into: prepared) }
                }
                var waiting = try await readable(page)
                while !waiting.isEmpty {
                    for departure in try await prepareTogether(&waiting, into: prepared) {
                        lanes.open(departure.app, through: departure.end)
                        let lane = AppLane(app: departure.app, after: departure.after, peers: lookup.audiences)
                        group.addTask { try await prepare(lane, of: lanes, into: prepared) }
                    }
                }
            }
        }
    }

    /// The events of a page that can be read. Quarantines the others.
    func readable(_ page: EventTable.Page) async throws -> [PendingEvent] {
        if !page.unreadable.isEmpty {
            let messages = try await store.write { try EventQuarantine.add(page.unreadable, to: quarantine, $0) }
            backlog.change(by: -messages.count)
            quarantine.tell(messages)
        }
        var events = page.events
        for index in events.indices where events[index].row <= recoveredThrough { events[index] = events[index].recovered }
        return events
    }

    /// Takes events off the front, up to the weight of a batch.
    static func takeBatch(from waiting: inout [PendingEvent]) -> [PendingEvent] {
        var weight = 0
        var count = 0
        for event in waiting {
            weight += event.query.weight
            if count > 0, weight > weightPerBatch { break }
            count += 1
        }
        let batch = Array(waiting.prefix(count))
        waiting.removeFirst(count)
        return batch
    }

    // MARK: All apps

    /// An app that gets a lane.
    private struct Departure: Sendable {
        let app: CommonV1.Tenant
        /// The rows of the last event that was sent on, and of the last one that was read.
        let after, end: Int64
    }

    /// Takes a batch off the front, looks it up, and sends on the events that are answered.
    ///
    /// - Returns: the apps that get lanes. Their events are removed from those that wait.
    private func prepareTogether(
        _ waiting: inout [PendingEvent], into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> [Departure] {
        let read = waiting
        // By app, the first event that is not sent on. An event with parts that were decided before a restart continues in parts.
        var stops: [CommonV1.Tenant: Int64] = [:]
        let begun = Set(read.lazy.filter { $0.progress != nil }.map(\.app))
        for event in read where begun.contains(event.app) { stops[event.app] = min(stops[event.app] ?? .max, event.row) }
        waiting.removeAll { begun.contains($0.app) }
        let batch = Self.takeBatch(from: &waiting)
        if batch.count == 1, batch[0].query.weight > Self.weightPerBatch {
            // It lists more users than a batch takes. Other apps do not wait for its look-up.
            stops[batch[0].app] = batch[0].row
        } else if !batch.isEmpty {
            let (now, heard) = (clock.now, settingsChanges.sequence)
            let byApp = Dictionary(grouping: batch, by: \.app)
            let runs = try await lookUp(byApp, now: now).sorted { (byApp[$0.tenant]?.first?.row ?? 0) < (byApp[$1.tenant]?.first?.row ?? 0) }
            var sent = PreparedBatch(rows: [], eventCount: 0, groups: runs.flatMap(\.groups), now: now, changesHeard: heard)
            for run in runs { sent.rows += (byApp[run.tenant] ?? []).prefix(run.count).map(\.row) }
            for (app, events) in byApp {
                let count = runs.first { $0.tenant == app }?.count ?? 0
                if count < events.count { stops[app] = events[count].row }
            }
            sent.rows.sort()
            sent.eventCount = sent.rows.count
            if !sent.rows.isEmpty { try await prepared.send(sent) }
        }
        waiting.removeAll { stops[$0.app] != nil }
        return stops.map { app, stop in
            Departure(app: app, after: stop - 1, end: read.last { $0.app == app }?.row ?? stop)
        }
    }

    /// Looks up the events of some apps, until all are answered or the reader has waited long enough.
    ///
    /// - Returns: the apps that were answered.
    private func lookUp(_ events: [CommonV1.Tenant: [PendingEvent]], now: Instant) async throws -> [PreparedRun] {
        try await withThrowingTaskGroup(of: PreparedRun?.self) { group in
            let start = ContinuousClock.now
            for (app, events) in events {
                group.addTask {
                    try await lookup.prepare(events, of: app, by: lookup.audiences, rounds: AudienceLookup.roundsAtFirst, now: now)
                }
            }
            // While no app is answered, the peers may be slow for all of them. With one app there is nothing to compare it with.
            var wait = events.count > 1 ? Self.longestWait : Self.patience
            Self.wake(&group, at: start + wait)
            defer { group.cancelAll() }
            var runs: [PreparedRun] = []
            var isAnswered = false
            while runs.count < events.count, let run = try await group.next() {
                if let run {
                    runs.append(run)
                    guard !isAnswered, run.count > 0 || run.left == nil else { continue }
                    isAnswered = true
                    wait = Self.wait(afterFirstAnswer: ContinuousClock.now - start)
                    Self.wake(&group, at: start + wait)
                } else if ContinuousClock.now - start >= wait {
                    break
                }
            }
            return runs
        }
    }

    /// Adds a task that ends without a run.
    private static func wake(_ group: inout ThrowingTaskGroup<PreparedRun?, any Error>, at instant: ContinuousClock.Instant) {
        group.addTask {
            try await Task.sleep(until: instant, clock: .continuous)
            return nil
        }
    }

    /// How long the reader waits for the look-ups of a batch: where the first answer is slow, the others have more time.
    static func wait(afterFirstAnswer time: Duration) -> Duration { min(longestWait, max(patience, time * 2)) }
}

extension PendingEvent {
    fileprivate var app: CommonV1.Tenant { event.tenant ?? .init() }
}
