import CarillonAPI
import DurableWork
import Logging
import ServiceKit
import Storage

/// The lane of one app.
extension EventPreparation {
    /// Prepares events of one app until the lane has caught up with the reader.
    func prepare(_ lane: AppLane, of lanes: AppLanes, into prepared: BoundedQueue<PreparedBatch>) async throws {
        var lane = lane
        var pause = lookup.pauses
        var isRetry = false
        repeat {
            // The lane has no turn yet.
            try await lane.peers.waitForPeer()
            let start = (lane.after, lane.begun?.progress)
            var isAnswered = false
            do {
                let turns = isRetry ? lanes.retries : lanes.turns
                try await turns.acquire()
                defer { turns.release() }
                let rounds = isRetry ? AudienceLookup.roundsOfRetry : AudienceLookup.roundsAtFirst
                let unanswered = try await takeTurn(&lane, through: lanes.end(of: lane.app), rounds: rounds, into: prepared)
                isAnswered = unanswered == nil
                if isRetry, let unanswered { try await compare(unanswered, through: lanes.end(of: lane.app), &lane, into: prepared) }
            } catch {
                try Task.checkCancellation()
                logger.error("an app's pending events cannot be read; trying again", metadata: ["app": "\(lane.app.appId)", "error": "\(error)"])
            }
            isRetry = !isAnswered
            if start != (lane.after, lane.begun?.progress) { pause.reset() }
            if !isAnswered { try await pause.wait() }
        } while !lanes.close(lane.app, at: lane.after, isSlow: lane.isSlow)
    }

    /// Prepares a page of a lane's events.
    ///
    /// - Parameters:
    ///   - end: row of the lane's last event.
    ///   - rounds: after so many an event without an answer ends the turn.
    /// - Returns: the next event where it is not answered.
    private func takeTurn(
        _ lane: inout AppLane, through end: Int64, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> UnansweredEvent? {
        lane.isSlow = false
        if let unanswered = try await prepareParts(&lane, rounds: rounds, into: prepared) { return unanswered }
        let (app, after, now) = (lane.app, lane.after, clock.now)
        let page = try await store.read {
            try EventTable.pending(of: app, after: after, through: end, limit: Self.eventsPerTurn, bytes: Self.bytesPerTurn, at: now, $0)
        }
        guard let last = page.last else {
            lane.after = max(after, end)
            return nil
        }
        var waiting = try await readable(page)
        while let first = waiting.first {
            if first.progress == nil {
                let batch = Self.takeBatch(from: &waiting)
                let (now, heard, begin) = (clock.now, settingsChanges.sequence, ContinuousClock.now)
                let run = try await lookup.prepare(batch, of: app, by: lane.peers, rounds: rounds, now: now)
                lane.lookedUp(since: begin)
                if run.count > 0 {
                    let rows = batch.prefix(run.count).map(\.row)
                    try await prepared.send(
                        PreparedBatch(rows: rows, eventCount: rows.count, groups: run.groups, now: now, changesHeard: heard))
                    lane.after = batch[run.count - 1].row
                }
                if let left = run.left { return left }
                waiting.insert(contentsOf: batch[run.count...], at: 0)
                guard run.count == 0 else { continue }
            }
            // The first event is for more users than a batch takes, or some of its parts were decided before a restart.
            lane.begun = .init(event: first, progress: first.progress ?? EventProgress(after: "", ordinal: 0))
            if let unanswered = try await prepareParts(&lane, rounds: rounds, into: prepared) { return unanswered }
            waiting.removeFirst()
        }
        lane.after = last
        return nil
    }

    /// Sends the event that is begun on, part by part. The queue lets it run ahead of the store by some parts, never by the whole event.
    ///
    /// - Returns: the event where its next part is not answered.
    private func prepareParts(
        _ lane: inout AppLane, rounds: Int, into prepared: BoundedQueue<PreparedBatch>
    ) async throws -> UnansweredEvent? {
        while let begun = lane.begun {
            let (now, heard, begin) = (clock.now, settingsChanges.sequence, ContinuousClock.now)
            let attempt = try await lookup.preparePart(of: begun.event, after: begun.progress, by: lane.peers, rounds: rounds, now: now)
            lane.lookedUp(since: begin)
            let (group, part): (PreparedEvents, EventPart)
            switch attempt {
            case .prepared(let events, let range): (group, part) = (events, range)
            case .left(let unanswered): return unanswered
            }
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
        return nil
    }

    // MARK: Events that are looked up alone

    /// Looks up a later event of the app where one is not answered. An event that is looked up alone has no others to compare it with: a part of an
    /// event, or an event that lists many users. Quarantines the event once several turns in a row showed that the peers answer about the app.
    private func compare(
        _ unanswered: UnansweredEvent, through end: Int64, _ lane: inout AppLane, into prepared: BoundedQueue<PreparedBatch>
    ) async throws {
        guard var refusal = unanswered.failure, try await isAnswered(lane, after: unanswered.event.row, through: end) else {
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
        try await prepared.send(
            PreparedBatch(rows: [unanswered.event.row], eventCount: 1, groups: [group], now: now, part: part, changesHeard: heard))
        (lane.after, lane.begun, lane.suspect) = (unanswered.event.row, nil, nil)
    }

    /// Whether the peers answer about a later event of the app: the one with the fewest users among those that both peers are asked about.
    private func isAnswered(_ lane: AppLane, after row: Int64, through end: Int64) async throws -> Bool {
        let (app, now) = (lane.app, clock.now)
        let page = try await store.read {
            try EventTable.pending(of: app, after: row, through: end, limit: Self.eventsPerTurn, bytes: Self.bytesPerTurn, at: now, $0)
        }
        let weights = page.events.map { $0.query.weight }
        guard let (control, _) = zip(page.events, weights).filter({ $1 > 1 }).min(by: { $0.1 < $1.1 }) else { return false }
        return try await lookup.isAnswered(control, by: lane.peers, now: now)
    }
}

extension AppLane {
    /// A look-up of the turn ended.
    fileprivate mutating func lookedUp(since begin: ContinuousClock.Instant) {
        if ContinuousClock.now - begin > EventPreparation.patience { isSlow = true }
    }
}
