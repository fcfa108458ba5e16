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

    /// Fetches deliveries of a rank, as many as the window has room for.
    ///
    /// - Parameter wait: how long to wait for the first one.
    /// - Returns: nil when the window has no room.
    /// - Throws: `NATSError`, `CancellationError`, `StoreError`.
    func fetch(_ rank: PriorityRank, wait: Duration, _ session: StreamSession) async throws -> QueueArrival? {
        let room = state.withLock { $0.window.room(for: rank) }
        guard room > 0, let consumer = session.consumers[rank] else { return nil }
        let batch = try await consumer.fetchAvailable(min(room, Self.batch), expires: wait)
        let arrival = try await take(batch.messages, session)
        if batch.messages.isEmpty, case .consumerDeleted = batch.ending {
            throw NATSError(.consumerNotFound, "the consumer was deleted", subject: consumer.name)
        }
        return arrival
    }

    /// A message that may enter the window.
    private struct Candidate: Sendable {
        var message: JetStreamMessage
        var delivery: StreamDelivery
        var progress: DeliveryProgress
        var record: DeliveryRecord?
    }

    /// Puts messages into the window. Those that ended or were cancelled are finished, those without room are given back.
    func take(_ messages: [JetStreamMessage], _ session: StreamSession) async throws -> QueueArrival {
        guard !messages.isEmpty else { return QueueArrival() }
        do {
            return try await take(try await candidates(among: messages, session), given: messages)
        } catch {
            // Neither the store nor NATS loses them.
            for message in messages { try? message.nak(delay: .seconds(1)) }
            throw error
        }
    }

    private func candidates(among messages: [JetStreamMessage], _ session: StreamSession) async throws -> [Candidate] {
        var candidates: [Candidate] = []
        for message in messages where !isKnown(message) {
            guard let delivery = StreamCodec.delivery(message.payload, { message.header($0) }) else {
                await bury(unreadable: message, session)
                continue
            }
            candidates.append(Candidate(message: message, delivery: delivery, progress: StreamCodec.progress { message.header($0) }))
        }
        // An attempt may have been made.
        let redelivered = candidates.indices.filter { candidates[$0].message.deliveredCount > 1 }
        for found in try await records(of: redelivered.map { candidates[$0] }, session) {
            guard let record = found.record else { continue }
            candidates[redelivered[found.place]].record = record
            candidates[redelivered[found.place]].progress = record.progress
        }
        return candidates
    }

    /// A message that this process has already: the new delivery is the one to acknowledge.
    private func isKnown(_ message: JetStreamMessage) -> Bool {
        state.withLock { state in
            guard let row = state.window.row(ofStreamSequence: message.streamSequence), let entry = state.window[row] else { return false }
            guard message.subject == StreamSubjects.push(entry.content.keys, entry.content.rank) else {
                // The stream was deleted and begins anew: the message of the old entry is gone.
                state.forget(row)
                return false
            }
            state.messages[row] = message
            return true
        }
    }

    /// The record of the message at a place; nil: there is none.
    private struct FoundRecord: Sendable {
        var place: Int
        var record: DeliveryRecord?
    }

    /// The records of redelivered messages, in no order.
    private func records(of candidates: [Candidate], _ session: StreamSession) async throws -> [FoundRecord] {
        try await withThrowingTaskGroup(of: FoundRecord.self) { group in
            var records: [FoundRecord] = []
            var next = 0
            func add() {
                guard next < candidates.count else { return }
                let (place, candidate) = (next, candidates[next])
                next += 1
                group.addTask {
                    let entry = try await session.deliveries.get(candidate.delivery.keys.delivery)
                    let record = entry.flatMap { DeliveryRecord($0.value) }
                    return FoundRecord(place: place, record: record?.streamSequence == candidate.message.streamSequence ? record : nil)
                }
            }
            for _ in 0..<64 { add() }
            while let record = try await group.next() {
                records.append(record)
                add()
            }
            return records
        }
    }

    private func take(_ candidates: [Candidate], given messages: [JetStreamMessage]) async throws -> QueueArrival {
        let (now, steady) = (clock.now, clock.steadyNow)
        let erased = try await store.read { try ErasedUsers.among(candidates.lazy.flatMap(\.delivery.push.message.namedUsers), at: now, $0) }
        var (returned, dropped): ([(JetStreamMessage, Duration)], [JetStreamMessage]) = ([], [])
        let (arrival, ended, cancelled) = state.withLock { state -> (QueueArrival, [StreamWindow.Entry], [StreamWindow.Entry]) in
            var (ended, cancelled): ([StreamWindow.Entry], [StreamWindow.Entry]) = ([], [])
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
                if let due, due - now > settings.longestLocalWait, delivery.queuedUntil > now {
                    returned.append((candidate.message, due - now))
                    continue
                }
                let route = Self.row(of: delivery.route, &state)
                let addition = state.window.add(
                    delivery, streamSequence: candidate.message.streamSequence, route: route, candidate.progress, due: due, at: steady)
                guard case .added(let row) = addition, let entry = state.window[row] else {
                    if addition == .full { returned.append((candidate.message, Self.patience(candidate.message.deliveredCount))) }
                    continue
                }
                state.messages[row] = candidate.message
                if delivery.queuedUntil <= now {
                    ended.append(entry)
                } else if state.cancelled.contains(delivery.keys.notification) {
                    cancelled.append(entry)
                } else if due == nil {
                    routes.insert(route)
                }
            }
            var arrival = QueueArrival(ready: state.ready(routes), nextDue: state.window.nextDue)
            (arrival.expired, arrival.cancelled) = (ended.count, cancelled.count)
            arrival.wroteReports = !ended.isEmpty || !cancelled.isEmpty
            return (arrival, ended, cancelled)
        }
        for message in dropped { try? message.ack() }
        for (message, delay) in returned { try? message.nak(delay: delay) }
        try await end(ended, as: .expired, now: now)
        try await end(cancelled, as: .cancelled, now: now)
        return arrival
    }

    /// How long a delivery stays away that found no room, or that nobody claimed: 5 s, and twice as long each time, up to 60 s.
    static func patience(_ deliveries: Int) -> Duration { .seconds(min(60, 5 << min(max(0, deliveries - 1), 4))) }

    // MARK: Heartbeats

    /// Renews the leases of the window, repeats what NATS did not learn, and gives back what nobody claims.
    func heartbeat() async {
        let limit = clock.steadyNow - settings.unclaimedLimit
        let (renewed, unclaimed, steps) = state.withLock { state in
            let unclaimed = state.window.unclaimed(since: limit).map(\.row).filter { state.steps[$0] == nil }
            let returned = unclaimed.compactMap { state.messages[$0] }
            for row in unclaimed { state.forget(row) }
            let kept = state.window.entries { $0.state != .finished }.compactMap { state.messages[$0.row] }
            // A second answer to the same delivery could take it from the dispatcher that has it next.
            return (kept, returned, state.steps.keys.filter { !state.performing.contains($0) })
        }
        for message in renewed { try? message.inProgress() }
        for message in unclaimed { try? message.nak(delay: Self.patience(message.deliveredCount)) }
        await perform(steps)
        if !unclaimed.isEmpty { madeRoom() }
    }

    /// Gives back what nobody claimed, at once.
    func giveBackUnclaimed() {
        let messages = state.withLock { state in
            let rows = state.window.entries(where: \.isIdle).map(\.row).filter { state.steps[$0] == nil }
            let messages = rows.compactMap { state.messages[$0] }
            for row in rows { state.forget(row) }
            return messages
        }
        for message in messages { try? message.nak() }
    }
}
