import CarillonAPI
import Logging
import ServiceKit
import Storage

/// The first stage of evaluation: reads pending events and asks the neighbours about them.
///
/// One reader takes the events of all apps in the order of acceptance, and looks up those of several apps at the same time. An app that is not
/// answered at once, or has an event for more people than a batch takes, gets a lane of its own, and the reader passes over its events. The lane
/// goes on where the app stopped, with an index by app, and closes as soon as it has caught up with the reader. So an app delays no other one, and
/// the events of an app are sent on in their order: by the reader before its lane opens and after it closes, by the lane in between.
///
/// A lane that gets no answers waits, ever longer (``ServiceKit/Backoff``), and then reads its events again. It holds none while it waits, but for
/// an event some of whose parts were sent on. Nothing is stored about lanes: their events are pending until they are decided (decision 0052).
/// Lanes that are tried again have places of their own, so that they keep no place from lanes that are answered.
struct BatchPreparation: Sendable {
    /// Apps that are looked up together wait so long for each other.
    static let patience = Duration.seconds(1)

    let store: Store
    let clock: any DomainClock
    let lookup: AudienceLookup
    /// Last row of a previous life. Its stamps may be of before a reboot, when the monotonic clock was another one.
    let recoveredThrough: Int64
    let heldChanges: HeldChanges
    let signals: WorkSignals
    let backlog: Backlog
    let quarantine: Quarantine
    let logger: Logger

    /// Prepares batches until the task is cancelled, or the store fails.
    func run(into prepared: BoundedQueue<PreparedBatch>) async throws {
        let lanes = AppLanes()
        try await withThrowingDiscardingTaskGroup { group in
            var lastRow: Int64 = 0
            while true {
                try Task.checkCancellation()
                let (after, apart, now) = (lastRow, lanes.apps, clock.now)
                let page = try await store.read {
                    try EventTable.pending(after: after, limit: EvaluationWorker.eventsPerBatch, without: apart, at: now, $0)
                }
                guard let last = page.last else {
                    await signals.events.wait()
                    continue
                }
                lastRow = last
                // A lane that closed since the page was begun opens again.
                for (app, rows) in page.passedOver where !lanes.extend(app, through: rows.upperBound) {
                    lanes.open(app, through: rows.upperBound)
                    group.addTask { try await prepare(AppLane(app: app, after: rows.lowerBound - 1), of: lanes, into: prepared) }
                }
                var waiting = try await readable(page)
                while !waiting.isEmpty {
                    for lane in try await prepareTogether(&waiting, into: prepared) {
                        lanes.open(lane.app, through: lane.end)
                        group.addTask { try await prepare(AppLane(app: lane.app, after: lane.after), of: lanes, into: prepared) }
                    }
                }
            }
        }
    }

    /// The events of a page that can be read. Sets the others aside.
    private func readable(_ page: EventTable.Page) async throws -> [PendingEvent] {
        if !page.unreadable.isEmpty {
            let messages = try await store.write { try EventTable.setAside(page.unreadable, erased: nil, $0) }
            backlog.change(by: -messages.count)
            quarantine.tell(messages)
        }
        var events = page.events
        for index in events.indices where events[index].row <= recoveredThrough { events[index].acceptedMonotonic = 0 }
        return events
    }

    // MARK: All apps

    /// An app that goes on by itself.
    private struct Departure: Sendable {
        let app: CommonV1.Tenant
        /// The rows of the last event that was sent on, and of the last one that was read.
        let after, end: Int64
    }

    /// Takes a batch off the front, and sends on what is answered of it.
    ///
    /// - Returns: the apps that go on by themselves. None of their events is left among those that wait.
    private func prepareTogether(
        _ waiting: inout [PendingEvent], into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> [Departure] {
        let read = waiting
        // By app, the first event that is not sent on. An event that was begun in a previous life goes on in parts.
        var stops: [CommonV1.Tenant: Int64] = [:]
        let begun = Set(read.lazy.filter { $0.progress != nil }.map(\.app))
        for event in read where begun.contains(event.app) { stops[event.app] = min(stops[event.app] ?? .max, event.row) }
        waiting.removeAll { begun.contains($0.app) }
        let batch = EvaluationWorker.takeBatch(from: &waiting)
        if batch.count == 1, AudienceNeeds(of: batch[0].event).weight > EvaluationWorker.weightPerBatch {
            // It lists more people than a batch takes: nobody waits for their look-up.
            stops[batch[0].app] = batch[0].row
        } else if !batch.isEmpty {
            let (now, heard) = (clock.now.milliseconds, heldChanges.sequence)
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

    /// Looks up the events of some apps, until all are answered or the others have waited long enough.
    ///
    /// - Returns: the apps that were answered.
    private func lookUp(_ events: [CommonV1.Tenant: [PendingEvent]], now: Int64) async throws -> [PreparedRun] {
        try await withThrowingTaskGroup(of: PreparedRun?.self) { group in
            for (app, events) in events {
                group.addTask { try await lookup.prepare(events, of: app, rounds: AudienceLookup.roundsAtFirst, now: now) }
            }
            group.addTask {
                try await Task.sleep(for: Self.patience)
                return nil
            }
            defer { group.cancelAll() }
            var runs: [PreparedRun] = []
            while runs.count < events.count, let run = try await group.next() ?? nil { runs.append(run) }
            return runs
        }
    }

    // MARK: One app

    /// Prepares events of one app until they have caught up with the others'.
    private func prepare(_ lane: AppLane, of lanes: AppLanes, into prepared: BoundedQueue<PreparedBatch>) async throws {
        var lane = lane
        var pause = Backoff()
        var isRetry = false
        repeat {
            let places = isRetry ? lanes.retries : lanes.places
            try await places.send(.init())
            let start = (lane.after, lane.begun?.progress)
            var isAnswered = false
            do {
                let rounds = isRetry ? AudienceLookup.roundsOfRetry : AudienceLookup.roundsAtFirst
                isAnswered = try await takeTurn(&lane, through: lanes.end(of: lane.app), rounds: rounds, into: prepared)
            } catch {
                try Task.checkCancellation()
                logger.error("an app's pending events cannot be read; trying again", metadata: ["app": "\(lane.app.appId)", "error": "\(error)"])
            }
            _ = try await places.receive()
            isRetry = !isAnswered
            if start != (lane.after, lane.begun?.progress) { pause.reset() }
            if !isAnswered { try await pause.wait() }
        } while !lanes.close(lane.app, at: lane.after)
    }

    /// Prepares a page of a lane's events.
    ///
    /// - Parameters:
    ///   - end: row of the lane's last event.
    ///   - rounds: after so many an event without an answer ends the turn.
    /// - Returns: false where the next event is not answered.
    private func takeTurn(
        _ lane: inout AppLane, through end: Int64, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> Bool {
        guard try await prepareParts(&lane, rounds: rounds, into: prepared) else { return false }
        let (app, after, now) = (lane.app, lane.after, clock.now)
        let page = try await store.read {
            try EventTable.pending(of: app, after: after, through: end, limit: EvaluationWorker.eventsPerBatch, at: now, $0)
        }
        guard let last = page.last else {
            lane.after = max(after, end)
            return true
        }
        var waiting = try await readable(page)
        while let first = waiting.first {
            if first.progress == nil {
                let batch = EvaluationWorker.takeBatch(from: &waiting)
                let (now, heard) = (clock.now.milliseconds, heldChanges.sequence)
                let run = try await lookup.prepare(batch, of: app, rounds: rounds, now: now)
                if run.count > 0 {
                    let rows = batch.prefix(run.count).map(\.row)
                    try await prepared.send(
                        PreparedBatch(rows: rows, eventCount: rows.count, groups: run.groups, now: now, changesHeard: heard))
                    lane.after = batch[run.count - 1].row
                }
                guard !run.isLeft else { return false }
                waiting.insert(contentsOf: batch[run.count...], at: 0)
                guard run.count == 0 else { continue }
            }
            // The first one is for more people than a batch takes, or was seen to be in a previous life.
            lane.begun = .init(event: first, progress: first.progress ?? EventProgress(after: "", ordinal: 0))
            guard try await prepareParts(&lane, rounds: rounds, into: prepared) else { return false }
            waiting.removeFirst()
        }
        lane.after = last
        return true
    }

    /// Sends the event on that is begun, part by part. The queue lets it run ahead of the store by some parts, never by the whole event.
    ///
    /// - Returns: false where the next part is not answered.
    private func prepareParts(_ lane: inout AppLane, rounds: Int, into prepared: BoundedQueue<PreparedBatch>) async throws -> Bool {
        while let begun = lane.begun {
            let (now, heard) = (clock.now.milliseconds, heldChanges.sequence)
            let answered = try await lookup.preparePart(of: begun.event, after: begun.progress, rounds: rounds, now: now)
            guard let (group, part) = answered else { return false }
            try await prepared.send(
                PreparedBatch(
                    rows: [begun.event.row], eventCount: part.isLast ? 1 : 0, groups: [group], now: now, part: part, changesHeard: heard))
            if let through = part.through {
                let ordinal = begun.progress.ordinal + group.items.reduce(0) { $0 + $1.candidates.count }
                lane.begun?.progress = EventProgress(after: through, ordinal: ordinal)
            } else {
                (lane.after, lane.begun) = (begun.event.row, nil)
            }
        }
        return true
    }
}

extension PendingEvent {
    fileprivate var app: CommonV1.Tenant { event.tenant ?? .init() }
}
