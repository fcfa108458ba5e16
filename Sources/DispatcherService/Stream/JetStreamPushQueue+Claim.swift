import CarillonAPI
import JetStream
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery] {
        let now = clock.steadyNow
        let entries = state.withLock { state -> [StreamWindow.Entry] in
            // Without NATS, leases end, and other dispatchers get the deliveries.
            let ranks = state.leases.certain(at: .now)
            return ranks.isEmpty ? [] : requests.flatMap { state.window.claim($0, of: ranks, leaseUntil: leaseUntil, at: now) }
        }
        if !entries.isEmpty { madeRoom() }
        let replaced = await replaced(among: entries)
        return entries.map { entry in
            ClaimedDelivery(
                row: entry.row, routeRow: entry.band.route, pushRow: entry.row, pushDeviceID: entry.content.deviceID,
                attempts: entry.progress.attempts, sequence: entry.progress.sequence, isCancelled: entry.isCancelled,
                queuedUntil: entry.content.queuedUntil, message: nil, recent: entry.content.push, place: 0, isReplaced: replaced.contains(entry.row))
        }
    }

    /// Wakes the loops that wait for room in the window.
    func madeRoom() { for signal in room.values { signal.signal() } }

    // MARK: Leases

    /// Gives everything to other dispatchers at once.
    func releaseAllLeases() async throws -> Int {
        // There may be another connection since the feed ended, which looked at the queue before. This task may be cancelled already, and the
        // look must go on.
        _ = await Task { try? await checkStream() }.value
        // Results that NATS did not learn: at the end of the process for the last time.
        await repeatSteps()
        let (messages, count) = state.withLock { state -> ([JetStreamMessage], Int) in
            let rows = state.window.entries { $0.state != .finished }.map(\.row)
            let leased = rows.count { state.window[$0]?.isLeased == true }
            // What may be another dispatcher's by now is not given to a third one.
            let certain = state.certainRanks
            let own = rows.filter { row in !state.outdated.contains(row) && state.window[row].map { certain.contains($0.band.rank) } ?? false }
            let messages = own.compactMap { state.messages[$0] }
            for row in rows { state.forget(row) }
            return (messages, leased)
        }
        for message in messages { try? nak(message) }
        if !messages.isEmpty { try? await connection.flush(timeout: .seconds(2)) }
        madeRoom()
        return count
    }

    func renewLeases(_ rows: [Int64], until: Instant) async throws {
        let messages = state.withLock { state in
            state.window.renew(rows, until: until)
            return !state.isStreamKnown ? [] : rows.compactMap { state.messages[$0] }
        }
        for message in messages { try? message.inProgress() }
    }

    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        state.withLock { state in
            let routes = state.window.giveBackEnded(by: now, except: inFlight)
            for row in state.outdated where state.window[row]?.isIdle == true { state.forget(row) }
            return state.ready(routes)
        }
    }

    // MARK: Time

    func housekeep(now: Instant) async throws -> HousekeepingEffect {
        let ended = state.withLock { $0.window.ended(by: now) }
        try await end(ended, as: .expired, now: now)
        return state.withLock { state in
            var effect = HousekeepingEffect(expired: ended.count)
            effect.ready = state.ready(state.window.makeDue(by: now))
            effect.nextDue = state.window.nextDue
            return effect
        }
    }

    func moveRetriesBack(by duration: Duration) async throws {
        state.withLock { state in
            state.window.moveRetriesBack(by: duration)
            state.lot.moveBack(by: duration)
        }
    }

    func endRetryWaits(onRoutes rows: Set<Int64>, after codes: Set<String>) async throws -> [ReadyRoute] {
        state.withLock { state in state.ready(state.window.endRetryWaits(onRoutes: rows, after: codes)) }
    }

    /// Ends deliveries without an attempt: first their outcomes, then their messages.
    func end(_ entries: [StreamWindow.Entry], as end: DeliveryTable.End, now: Instant) async throws {
        guard !entries.isEmpty else { return }
        try await report(entries, as: end, now: now)
        state.withLock { state in
            for entry in entries {
                state.finish(entry.row, with: .acknowledge)
                state.testPushes.ended(
                    entry.content.push.message.pushId, entry.content.deviceID, end == .expired ? .expired : .cancelled, reason: "", code: "")
            }
        }
        await perform(entries.map(\.row))
        await tellTestPushes()
        madeRoom()
    }
}

extension JetStreamPushQueue.State {
    /// The result is stored; the step is what the stream must still learn.
    mutating func finish(_ row: Int64, with step: JetStreamPushQueue.Step) {
        guard window[row] != nil else { return }
        window.finish(row)
        outdated.remove(row)
        steps[row] = step
    }

    mutating func forget(_ row: Int64) {
        window.forget(row)
        messages[row] = nil
        steps[row] = nil
        outdated.remove(row)
    }
}
