import CarillonAPI
import DurableWork
import JetStream
import Logging
import Protobuf
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    /// Most messages of one fetch: few enough that urgent ones do not wait long for their place.
    private static let batch = 500
    /// Until the next look whether the leases of a rank last for certain, and the queue is known.
    private static let pauseWhileUncertain = Duration.milliseconds(100)
    /// Most reads from NATS at a time.
    static let readsInFlight = 64

    /// Fetches deliveries of a rank, as many as the window has room for.
    ///
    /// - Parameter wait: how long to wait for the first one.
    /// - Returns: nil when the window has no room.
    /// - Throws: `NATSError`, `CancellationError`, `StoreError`.
    func fetch(_ rank: PriorityRank, wait: Duration, _ session: StreamSession) async throws -> QueueArrival? {
        try await leaveToOthers(rank)
        let most = state.withLock { min($0.window.room(for: rank), max(1, $0.wanted(rank) ?? Self.batch), Self.batch) }
        guard most > 0, let consumer = session.consumers[rank] else { return nil }
        let (isUncertain, epoch) = state.withLock { state in
            (state.leases.mayHaveEnded(rank, at: .now) || !state.isStreamKnown, state.leases.epochs[rank])
        }
        guard !isUncertain else {
            // What comes now would be given up with the rest.
            try await Task.sleep(for: Self.pauseWhileUncertain)
            return QueueArrival()
        }
        let batch = try await consumer.fetchAvailable(most, expires: wait)
        let arrival = try await take(batch.messages, fetchedIn: epoch, of: rank, session)
        if let last = batch.messages.last {
            let fetch = LastFetch(pending: last.pending, isSurplus: arrival.surplus == batch.messages.count)
            state.withLock { state in
                state.returning.fetched(upTo: batch.messages.map(\.streamSequence).max() ?? 0, rank)
                state.lastFetches[rank] = fetch
            }
        } else if case .consumerDeleted = batch.ending {
            throw NATSError(.consumerNotFound, "the consumer was deleted", subject: consumer.name)
        }
        return arrival
    }

    /// How a fetch of a rank ended.
    struct LastFetch: Sendable {
        /// With so many messages behind it, the next fetch takes a full batch: among them are deliveries of other routes.
        fileprivate static let backlog = 500

        /// Messages that the consumer had left.
        var pending: Int
        /// Whether this process had enough of all that came.
        var isSurplus: Bool
    }

    /// Waits a little when the last fetch brought nothing that this process has room for: what dispatchers bring back should get to those that have
    /// room, and not be parked again by the others.
    private func leaveToOthers(_ rank: PriorityRank) async throws {
        let isFull = state.withLock { state in state.lastFetches[rank]?.isSurplus == true && state.wanted(rank).map { $0 <= 0 } ?? false }
        if isFull { try await Task.sleep(for: .milliseconds(100)) }
    }

    /// Puts messages into the window. Those that ended or were cancelled are finished, those without room are parked or given back.
    ///
    /// - Parameter epoch: of the rank's leases before the fetch. In another one, the messages may be other dispatchers' by now: they come again.
    func take(
        _ messages: [JetStreamMessage], fetchedIn epoch: Int?, of rank: PriorityRank, _ session: StreamSession
    ) async throws -> QueueArrival {
        guard !messages.isEmpty else { return QueueArrival() }
        keepLeases(of: messages)
        defer { endLeases(of: messages) }
        do {
            guard isOfPresent(epoch, rank) else { return QueueArrival() }
            let candidates = try await candidates(among: messages.filter { !isKnown($0, fetchedIn: epoch, of: rank) }, session)
            guard isOfPresent(epoch, rank) else { return QueueArrival() }
            return try await take(candidates, fetchedIn: epoch, of: rank, session)
        } catch {
            guard isOfPresent(epoch, rank) else { throw error }
            // Neither the store nor NATS loses them. What is in the window stays here: others must not get it, too.
            let away = state.withLock { state in messages.filter { state.window.row(ofStreamSequence: $0.streamSequence) == nil } }
            giveBack(away.map { ($0, .seconds(1)) })
            throw error
        }
    }

    /// Whether the leases of a rank were not given up since.
    private func isOfPresent(_ epoch: Int?, _ rank: PriorityRank) -> Bool { state.withLock { $0.leases.epochs[rank] == epoch } }

    /// A message that may enter the window.
    private struct Candidate: Sendable {
        var message: JetStreamMessage
        var delivery: StreamDelivery
        var progress: DeliveryProgress
        var record: DeliveryRecord?
    }

    private func candidates(among messages: [JetStreamMessage], _ session: StreamSession) async throws -> [Candidate] {
        var candidates: [Candidate] = []
        for message in try await withoutFinished(messages) {
            guard let delivery = StreamCodec.delivery(message.payload, { message.header($0) }) else {
                await bury(unreadable: message, session)
                continue
            }
            candidates.append(
                Candidate(
                    message: message, delivery: delivery, progress: StreamCodec.progress { message.header($0) },
                    record: StreamCodec.record({ message.header($0) }, streamSequence: message.streamSequence)))
        }
        try await addRecords(to: &candidates, session)
        return try await withoutParked(candidates, session)
    }

    /// Acknowledges again what this dispatcher ended. NATS did not learn it where this process ended first, or the consumer had no leader; and forgot
    /// it where NATS was killed. Then the message comes again, or, soon after a connection, as if for the first time.
    private func withoutFinished(_ messages: [JetStreamMessage]) async throws -> [JetStreamMessage] {
        let isWatchful = state.withLock(\.isWatchful)
        let marks = Set(messages.filter { $0.deliveredCount > 1 || isWatchful }.map { FinishedMessages.Mark($0) })
        let finished = marks.isEmpty ? [] : try await store.read { try FinishedMessages.among(marks, $0) }
        guard !finished.isEmpty else { return messages }
        for message in messages where finished.contains(.init(message)) { try? ack(message) }
        return messages.filter { !finished.contains(.init($0)) }
    }

    /// Adds the records of attempts. Only deliveries that come again can have one.
    private func addRecords(to candidates: inout [Candidate], _ session: StreamSession) async throws {
        let redelivered = candidates.indices.filter { candidates[$0].message.deliveredCount > 1 }
        let questions = redelivered.map { candidates[$0] }
        let records = try await questions.concurrentMap(atOnce: Self.readsInFlight) { candidate in
            try await self.storedRecord(of: candidate.delivery, in: candidate.message.streamSequence, session)
        }
        for (place, record) in zip(redelivered, records) {
            guard let record else { continue }
            (candidates[place].record, candidates[place].progress) = (record, record.progress)
        }
    }

    /// What a dispatcher told others of the attempts on a message; nil: nothing.
    func storedRecord(of delivery: StreamDelivery, in sequence: Int, _ session: StreamSession) async throws -> DeliveryRecord? {
        let record = try await session.deliveries.get(delivery.keys.delivery).flatMap { DeliveryRecord($0.value) }
        return record?.streamSequence == sequence ? record : nil
    }

    /// Leaves out messages whose delivery is parked: a dispatcher ended between the two steps. Of two messages of a delivery the newer one counts.
    private func withoutParked(_ candidates: [Candidate], _ session: StreamSession) async throws -> [Candidate] {
        let suspects = state.withLock { state in
            candidates.indices.filter { place in
                let (message, keys) = (candidates[place].message, candidates[place].delivery.keys)
                return message.deliveredCount > 1 || StreamCodec.parkedSequence { message.header($0) } > 0 || state.lot.mayHave(route: keys.route)
            }
        }
        guard !suspects.isEmpty else { return candidates }
        let questions = suspects.map { candidates[$0] }
        let parked = try await questions.concurrentMap(atOnce: Self.readsInFlight) { candidate in
            try await self.isParked(candidate.delivery, { candidate.message.header($0) }, session)
        }
        let left = Set(zip(suspects, parked).filter(\.1).map(\.0))
        for place in left { try? ack(candidates[place].message) }
        return left.isEmpty ? candidates : candidates.indices.filter { !left.contains($0) }.map { candidates[$0] }
    }

    /// A message that this process has already: the new delivery is the one to acknowledge.
    private func isKnown(_ message: JetStreamMessage, fetchedIn epoch: Int?, of rank: PriorityRank) -> Bool {
        state.withLock { state in
            guard let row = state.window.row(ofStreamSequence: message.streamSequence), let entry = state.window[row] else { return false }
            guard message.subject == StreamSubjects.push(entry.content.keys, entry.content.rank) else {
                // The stream was deleted and begins anew: the message of the old entry is gone.
                state.forget(row)
                return false
            }
            state.messages[row] = message
            // The new delivery is a new lease.
            if state.leases.epochs[rank] == epoch { state.outdated.remove(row) }
            return true
        }
    }

    private func take(
        _ candidates: [Candidate], fetchedIn epoch: Int?, of rank: PriorityRank, _ session: StreamSession
    ) async throws -> QueueArrival {
        let (now, steady) = (clock.now, clock.steadyNow)
        let erased = try await store.read { try ErasedUsers.among(candidates.lazy.flatMap(\.delivery.push.message.namedUsers), at: now, $0) }
        var (returned, dropped): ([(JetStreamMessage, Duration)], [JetStreamMessage]) = ([], [])
        var (parked, surplus): ([Parking], Int) = ([], 0)
        let (arrival, ended, cancelled) = state.withLock { state -> (QueueArrival, [StreamWindow.Entry], [StreamWindow.Entry]) in
            var (ended, cancelled): ([StreamWindow.Entry], [StreamWindow.Entry]) = ([], [])
            // Leases were given up meanwhile.
            guard state.leases.epochs[rank] == epoch else { return (QueueArrival(), [], []) }
            var routes: Set<Int64> = []
            for candidate in candidates {
                var delivery = candidate.delivery
                let message = delivery.push.message
                guard erased.isEmpty || !erased.contains(message.userKey) else {
                    dropped.append(candidate.message)
                    continue
                }
                if message.names(erased) {
                    let withdrawn = message.withdrawn()
                    (delivery.push, delivery.message) = (QueuedPush(message: withdrawn), (try? withdrawn.bytes()) ?? [])
                }
                let due = candidate.record?.remaining(at: now)
                let isCancelled = state.cancelled.contains(delivery.keys.notification)
                let isEnding = delivery.queuedUntil <= now || isCancelled
                func park(until due: Instant?) {
                    let record = DeliveryRecord(
                        streamSequence: 0, progress: candidate.progress, due: due, wait: due.map { $0 - now } ?? .zero)
                    parked.append(Parking(message: candidate.message, delivery: delivery, record: record))
                }
                if let due, due - now > settings.longestLocalWait, !isEnding {
                    park(until: due)
                    continue
                }
                let route = Self.row(of: delivery.route, &state)
                let addition = state.window.add(
                    delivery, streamSequence: candidate.message.streamSequence, route: route, candidate.progress, due: due, isEnding: isEnding,
                    at: steady)
                guard case .added(let row) = addition, let entry = state.window[row] else {
                    switch addition {
                    case .routeFull where due == nil:
                        park(until: nil)
                        if state.window.isServed(route: route) { surplus += 1 }
                    case .routeFull: returned.append((candidate.message, (due ?? now) - now))
                    case .full: returned.append((candidate.message, Self.patience(candidate.message.deliveredCount)))
                    case .added, .known, .finished: break
                    }
                    continue
                }
                state.messages[row] = candidate.message
                if delivery.queuedUntil <= now {
                    ended.append(entry)
                } else if isCancelled {
                    cancelled.append(entry)
                } else if due == nil {
                    routes.insert(route)
                }
            }
            var arrival = QueueArrival(ready: state.ready(routes), nextDue: state.window.nextDue)
            (arrival.expired, arrival.cancelled) = (ended.count, cancelled.count)
            arrival.wroteReports = !ended.isEmpty || !cancelled.isEmpty
            arrival.surplus = surplus
            return (arrival, ended, cancelled)
        }
        for message in dropped { try? ack(message) }
        giveBack(returned)
        await park(parked, session)
        do {
            try await end(ended, as: .expired, now: now)
            try await end(cancelled, as: .cancelled, now: now)
        } catch {
            // They are not reported, and must not be claimed.
            state.withLock { state in
                for entry in ended + cancelled where state.window[entry.row]?.state != .finished { state.forget(entry.row) }
            }
            throw error
        }
        return arrival
    }

    /// How long a delivery stays away that found no room: 5 s, and twice as long each time, up to 60 s.
    static func patience(_ deliveries: Int) -> Duration { .seconds(min(60, 5 << min(max(0, deliveries - 1), 4))) }

    // MARK: Heartbeats

    /// Messages are on their way: they are not in the window, and have leases.
    func keepLeases(of messages: [JetStreamMessage]) {
        state.withLock { state in for message in messages { state.arriving[message.streamSequence] = message } }
    }

    /// They have arrived.
    func endLeases(of messages: [JetStreamMessage]) {
        state.withLock { state in for message in messages { state.arriving[message.streamSequence] = nil } }
    }

    /// Gives messages back to the queue, which delivers each again after its delay. A heartbeat would end the delay.
    func giveBack(_ messages: [(JetStreamMessage, Duration)]) {
        endLeases(of: messages.map(\.0))
        for (message, delay) in messages { try? nak(message, delay: delay) }
    }

    /// Renews all leases. A lease that ends gives its delivery to another dispatcher.
    ///
    /// - Returns: whether all consumers with leases heard it.
    func renewHeldLeases() async -> Bool {
        let (isStreamKnown, messages) = state.withLock { state in
            (
                state.isStreamKnown,
                state.window.entries { $0.state != .finished }.compactMap { state.messages[$0.row] } + state.arriving.values
            )
        }
        guard isStreamKnown else { return false }
        let byConsumer = Dictionary(grouping: messages, by: \.consumer)
        let timeout = min(.seconds(2), settings.heartbeat / 4)
        let client = JetStreamClient(connection, timeout: timeout)
        let heard = await PriorityRank.allCases.concurrentMap { rank -> Bool in
            guard let messages = byConsumer[StreamSubjects.consumer(rank)], let last = messages.last else {
                // Nothing is leased, and the consumer must be there all the same.
                return await self.ask(rank, isRenewal: true) {
                    _ = try await client.consumerInfo(StreamSubjects.pushes, StreamSubjects.consumer(rank))
                }
            }
            return await self.ask(rank, isRenewal: true) {
                for message in messages.dropLast() { try message.inProgress() }
                try await last.inProgressConfirmed(timeout: timeout)
            }
        }
        return heard.allSatisfy(\.self)
    }

    /// Repeats what NATS did not learn.
    func repeatSteps() async {
        await perform(state.withLock { state in state.steps.keys.filter { !state.performing.contains($0) } }, asksSilent: true)
        await tellTestPushes()
    }

    /// Gives back what nobody claimed, at once. What may be another dispatcher's by now stays there.
    func giveBackUnclaimed() {
        let certain = state.withLock(\.certainRanks)
        for message in forgetUnclaimed(where: { certain.contains($0.band.rank) }) { try? nak(message) }
        forgetUnclaimed()
    }

    /// Other dispatchers may have what is here, because leases may have ended, and then their results count. What nobody claimed is given up,
    /// and so is what NATS was still to learn, except that a delivery ended. What is in flight here is marked.
    func giveUpLeases(of rank: PriorityRank) {
        state.withLock { state in
            state.leases.giveUp(rank)
            for (row, step) in state.steps where state.window[row]?.band.rank == rank {
                if case .acknowledge = step { continue }
                if state.window[row]?.isLeased == false { state.forget(row) }
            }
            state.outdated.formUnion(state.window.entries { $0.isLeased && $0.band.rank == rank }.map(\.row))
        }
        forgetUnclaimed { $0.band.rank == rank }
    }

    /// Takes what nobody claimed out of the window.
    ///
    /// - Returns: the messages.
    @discardableResult
    func forgetUnclaimed(where condition: (StreamWindow.Entry) -> Bool = { _ in true }) -> [JetStreamMessage] {
        let messages = state.withLock { state in
            let rows = state.window.entries { $0.isIdle && condition($0) }.map(\.row).filter { state.steps[$0] == nil }
            let messages = rows.compactMap { state.messages[$0] }
            for row in rows { state.forget(row) }
            return messages
        }
        if !messages.isEmpty { madeRoom() }
        return messages
    }
}

extension JetStreamPushQueue.State {
    /// How many deliveries of a rank this process wants while some are parked that come back; nil: as many as there are.
    ///
    /// It is the room of the routes that have parked deliveries and are served here. When many messages wait, they are not only such ones.
    func wanted(_ rank: PriorityRank) -> Int? {
        guard let last = lastFetches[rank], last.pending < JetStreamPushQueue.LastFetch.backlog else { return nil }
        let served = lot.waitingRoutes.lazy.compactMap { routesByKey[$0] }.filter { window.isServed(route: $0) }
        return served.map { window.room(ofRoute: $0) }.max()
    }
}
