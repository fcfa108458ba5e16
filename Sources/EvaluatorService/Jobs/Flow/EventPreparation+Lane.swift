import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// The lanes of one app.
extension EventPreparation {
    /// Prepares events of one app until the lane has caught up with the reader. Where some are large, begins their lane, and waits for its end.
    func prepare(_ first: AppLane, of lanes: AppLanes, into prepared: BoundedQueue<PreparedBatch>) async throws {
        try await withThrowingDiscardingTaskGroup { group in
            var lane = first
            var pause = lookup.pauses
            var isRetry = false
            repeat {
                // The lane has no turn yet.
                try await lane.peers.waitForPeer()
                let start = (lane.after, lane.begun?.progress)
                var isAnswered = false
                do {
                    try await waitForRoom(&lane, of: lanes)
                    let turns = isRetry ? lanes.retries : lanes.turns
                    try await turns.acquire()
                    defer { turns.release() }
                    let rounds = isRetry ? AudienceLookup.roundsOfRetry : AudienceLookup.roundsAtFirst
                    let unanswered =
                        try await lane.isForLarge
                        ? takeTurnOfLarge(&lane, of: lanes, rounds: rounds, into: prepared)
                        : takeTurn(&lane, of: lanes, rounds: rounds, into: prepared)
                    isAnswered = unanswered == nil
                    if isRetry, let unanswered { try await compare(unanswered, &lane, of: lanes, into: prepared) }
                } catch {
                    try Task.checkCancellation()
                    logger.error(
                        "an app's pending events cannot be read; trying again", metadata: ["app": "\(lane.app.appId)", "error": "\(error)"])
                }
                if lane.opensLarge {
                    lane.opensLarge = false
                    let large = AppLane(app: lane.app, isForLarge: true, peers: lookup.audiences)
                    group.addTask { try await prepare(large, of: lanes, into: prepared) }
                }
                isRetry = !isAnswered
                if start != (lane.after, lane.begun?.progress) { pause.reset() }
                if !isAnswered { try await pause.wait() }
            } while !(lane.isForLarge ? lanes.closeLarge(of: lane.app) : lanes.close(lane.app, at: lane.after, isSlow: lane.isSlow))
        }
    }

    /// Waits until the lane may take more: a part of a large event, where the outbox has room; other events, where few of them wait for large ones.
    private func waitForRoom(_ lane: inout AppLane, of lanes: AppLanes) async throws {
        if lane.isForLarge {
            // Events that wait for no large one need no room.
            while lanes.ready(of: lane.app, limit: 1).isEmpty, try await !hasRoom() {
                lane.dropOldAnswer(at: clock.steadyNow)
                try await Task.sleep(for: OutboxRoom.pause)
            }
        } else {
            while lanes.isFull(of: lane.app) { try await Task.sleep(for: OutboxRoom.pause) }
        }
    }

    private func hasRoom() async throws -> Bool { try await store.read { [outboxRoom] in try outboxRoom.isFree($0) } }

    // MARK: Events that are decided as a whole

    /// Prepares a page of a lane's events. Large ones, and those that must not overtake them, move to the lane of large events.
    ///
    /// - Parameter rounds: after so many an event without an answer ends the turn.
    /// - Returns: the next event where it is not answered.
    private func takeTurn(
        _ lane: inout AppLane, of lanes: AppLanes, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> UnansweredEvent? {
        lane.isSlow = false
        let (app, after, end, now) = (lane.app, lane.after, lanes.end(of: lane.app), clock.now)
        let page = try await store.read {
            try EventTable.pending(of: app, after: after, through: end, limit: Self.eventsPerTurn, bytes: Self.bytesPerTurn, at: now, $0)
        }
        guard let last = page.last else {
            lane.after = max(after, end)
            return nil
        }
        var waiting = try await readable(page)
        let moved = lane.moved
        waiting.removeAll { moved.contains($0.row) }
        move(&waiting, from: &lane, of: lanes)
        // The next turn goes on; that lane does not wait for it.
        while !waiting.isEmpty, !lane.opensLarge {
            let batch = Self.takeBatch(from: &waiting)
            let run = try await sendOn(batch, of: &lane, rounds: rounds, into: prepared)
            lanes.answered(batch.prefix(run.count), of: app)
            if let left = run.left { return left }
            waiting.insert(contentsOf: batch[run.count...], at: 0)
            guard run.count == 0, let large = waiting.first else { continue }
            // It is for more users than a batch takes.
            moveLarge(large, from: &lane, of: lanes)
            waiting.removeFirst()
            move(&waiting, from: &lane, of: lanes)
        }
        guard waiting.isEmpty else { return nil }
        lane.after = last
        lane.moved = []
        return nil
    }

    /// Looks up events of an app, and sends on those that are answered.
    private func sendOn(
        _ batch: [PendingEvent], of lane: inout AppLane, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> PreparedRun {
        let (now, heard, begin) = (clock.now, settingsChanges.sequence, ContinuousClock.now)
        let run = try await lookup.prepare(batch, of: lane.app, by: lane.peers, rounds: rounds, now: now)
        lane.lookedUp(since: begin)
        guard run.count > 0 else { return run }
        let rows = batch.prefix(run.count).map(\.row)
        try await prepared.send(PreparedBatch(rows: rows, eventCount: rows.count, groups: run.groups, now: now, changesHeard: heard))
        lane.after = batch[run.count - 1].row
        return run
    }

    /// Moves events to the lane of large events: those with parts that were decided before a restart, and those that must not overtake large ones.
    private func move(_ waiting: inout [PendingEvent], from lane: inout AppLane, of lanes: AppLanes) {
        var others: [PendingEvent] = []
        for event in waiting {
            if event.progress != nil {
                moveLarge(event, from: &lane, of: lanes)
            } else if lanes.hold(event, of: lane.app) {
                lane.moved.insert(event.row)
            } else {
                others.append(event)
            }
        }
        waiting = others
    }

    private func moveLarge(_ event: PendingEvent, from lane: inout AppLane, of lanes: AppLanes) {
        if lanes.addLarge(event, of: lane.app) { lane.opensLarge = true }
        lane.moved.insert(event.row)
    }

    // MARK: Large events

    /// Prepares events that wait for large ones no longer, and the next part of the first large event. Other events overtake it between two parts.
    ///
    /// - Returns: the event that is not answered.
    private func takeTurnOfLarge(
        _ lane: inout AppLane, of lanes: AppLanes, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> UnansweredEvent? {
        let app = lane.app
        let ready = lanes.ready(of: app, limit: Self.eventsPerTurn)
        if !ready.isEmpty {
            var waiting = try await pending(ready, of: app, lanes)
            let batch = Self.takeBatch(from: &waiting)
            if let first = batch.first {
                let run = try await sendOn(batch, of: &lane, rounds: rounds, into: prepared)
                lanes.remove(batch.prefix(run.count).map(\.row), of: app)
                if let left = run.left { return left }
                if run.count == 0 { lanes.setLarge(first.row, of: app) }
            }
        }
        if lane.begun == nil, let row = lanes.firstLarge(of: app), let large = try await pending([row], of: app, lanes).first {
            lane.begun = .init(event: large, progress: large.progress ?? EventProgress(after: "", ordinal: 0))
        }
        guard try await hasRoom() else { return nil }
        return try await preparePart(&lane, of: lanes, rounds: rounds, into: prepared)
    }

    /// Reads events of the lane of large events. Those that are not pending any more leave it.
    private func pending(_ rows: [Int64], of app: CommonV1.Tenant, _ lanes: AppLanes) async throws -> [PendingEvent] {
        let now = clock.now
        let page = try await store.read { try EventTable.pending(rows, bytes: Self.bytesPerTurn, at: now, $0) }
        let events = try await readable(page)
        let (end, left) = (page.last ?? .max, Set(events.map(\.row)))
        lanes.remove(rows.filter { $0 <= end && !left.contains($0) }, of: app)
        return events
    }

    /// Sends the next part of the event that is begun on, if there is one. Meanwhile the registry is asked about the part behind it.
    ///
    /// - Returns: the event where the part is not answered.
    private func preparePart(
        _ lane: inout AppLane, of lanes: AppLanes, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> UnansweredEvent? {
        guard let begun = lane.begun else { return nil }
        let known = lane.takeAhead(at: clock.steadyNow)
        let (now, heard) = (clock.now, known?.changesHeard ?? settingsChanges.sequence)
        async let early = lookAhead(of: begun.event, behind: known?.part.through, lanes)
        let (group, part): (PreparedEvents, EventPart)
        switch try await lookup.preparePart(
            of: begun.event, after: begun.progress, resolved: known?.part, by: lane.peers, rounds: rounds, now: now)
        {
        case .prepared(let events, let range): (group, part) = (events, range)
        case .left(let unanswered): return unanswered
        }
        // A part that was asked about at its turn says only now where it ends.
        let end = known == nil ? part.through : nil
        async let late = lookAhead(of: begun.event, behind: end, lanes)
        try await lanes.parts.acquire()
        try await prepared.send(
            PreparedBatch(
                rows: [begun.event.row], eventCount: part.isLast ? 1 : 0, groups: [group], now: now, part: part, changesHeard: heard))
        if let through = part.through {
            let ordinal = begun.progress.ordinal + group.items.reduce(0) { $0 + $1.candidates.count }
            lane.begun?.progress = EventProgress(after: through, ordinal: ordinal)
            let (first, second) = (await early, await late)
            lane.ahead = first ?? second
        } else {
            self.end(begun.event.row, of: &lane, lanes)
        }
        return nil
    }

    /// Asks the registry about a part before its turn. Where it does not answer in time, it is asked again at the turn, and what follows from its
    /// failure is decided there.
    ///
    /// - Parameter through: the last user of the part before; nil: that is the last one, or does not say yet where it ends.
    private func lookAhead(of event: PendingEvent, behind through: String?, _ lanes: AppLanes) async -> PartAhead? {
        guard let through, let place = lanes.ahead.take() else { return nil }
        let (askedAt, heard) = (clock.steadyNow, settingsChanges.sequence)
        guard let part = await resolveInTime(event, after: through) else { return nil }
        return PartAhead(row: event.row, part: part, askedAt: askedAt, changesHeard: heard, place: place)
    }

    /// The registry's answer about a part; nil where it does not come while it may be used. The lane has its turn as long as it waits.
    private func resolveInTime(_ event: PendingEvent, after: String) async -> ResolvedPart? {
        await withTaskGroup(of: ResolvedPart?.self) { group in
            group.addTask { try? await lookup.resolvePart(of: event, after: after) }
            group.addTask {
                try? await clock.sleep(for: PartAhead.longestWait)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
    }

    /// An event is sent on as a whole.
    private func end(_ row: Int64, of lane: inout AppLane, _ lanes: AppLanes) {
        lane.after = row
        if lane.begun?.event.row == row { lane.begun = nil }
        lanes.remove([row], of: lane.app)
    }

    // MARK: Events that are looked up alone

    /// Looks up another event of the app where one is not answered. An event that is looked up alone has no others to compare it with: a part of an
    /// event, or an event that lists many users. Quarantines the event once several turns in a row showed that the peers answer about the app.
    private func compare(
        _ unanswered: UnansweredEvent, _ lane: inout AppLane, of lanes: AppLanes, into prepared: BoundedQueue<PreparedBatch>
    ) async throws {
        guard var refusal = unanswered.failure, try await isAnswered(lane, of: lanes, after: unanswered.event.row) else {
            lane.suspect = nil
            return
        }
        var turns = 1
        if let before = lane.suspect, before.row == unanswered.event.row, before.progress == unanswered.progress {
            turns += before.turns
            refusal.tries += before.refusal.tries
            refusal.first = before.refusal.first
        }
        guard turns >= Self.turnsToQuarantine else {
            lane.suspect = .init(row: unanswered.event.row, progress: unanswered.progress, turns: turns, refusal: refusal)
            return
        }
        let (now, heard) = (clock.now, settingsChanges.sequence)
        let part = unanswered.progress.map { EventPart(restAfter: $0) }
        let group = await lookup.undecided(unanswered.event, refusal, part: part)
        if part != nil { try await lanes.parts.acquire() }
        try await prepared.send(
            PreparedBatch(rows: [unanswered.event.row], eventCount: 1, groups: [group], now: now, part: part, changesHeard: heard))
        end(unanswered.event.row, of: &lane, lanes)
        lane.suspect = nil
    }

    /// Whether the peers answer about another event of the app: the one with the fewest users among those that both peers are asked about. It is a
    /// later event that is pending, or one that overtook a large event.
    private func isAnswered(_ lane: AppLane, of lanes: AppLanes, after row: Int64) async throws -> Bool {
        let (app, now) = (lane.app, clock.now)
        let page = try await store.read {
            try EventTable.pending(of: app, after: row, through: .max, limit: Self.eventsPerTurn, bytes: Self.bytesPerTurn, at: now, $0)
        }
        let others = page.events + [lanes.control(of: app)].compactMap(\.self)
        guard let control = others.filter(\.provesAnswers).min(by: { $0.query.weight < $1.query.weight }) else { return false }
        return try await lookup.isAnswered(control, by: lane.peers, now: now)
    }
}

extension AppLane {
    /// The registry's answer about the part whose turn it is; nil: it is to be asked.
    fileprivate mutating func takeAhead(at now: SteadyInstant) -> PartAhead? {
        defer { ahead = nil }
        guard let ahead, let begun, ahead.serves(begun.event.row, after: begun.progress.after, at: now) else { return nil }
        return ahead
    }

    /// A look-up of the turn ended.
    fileprivate mutating func lookedUp(since begin: ContinuousClock.Instant) {
        if ContinuousClock.now - begin > EventPreparation.patience { isSlow = true }
    }
}
