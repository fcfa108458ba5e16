import JetStream
import Logging
import ServiceKit
import Storage
import Synchronization

// Parking. A delivery that cannot leave soon waits in a stream of its own. In the queue it would count against the limit of a consumer, which all
// apps share. It moves in two steps, in both directions: the new message is published, then the old one is removed. In between the delivery has two
// messages, and a dispatcher that finds both knows by their sequences which one is newer:
//
// - The message of the queue was made from this parked one, or from a later one: the parked one is removed.
// - Otherwise the message of the queue is older, and is removed. While it is there, NATS refuses to bring the parked one back.
extension JetStreamPushQueue {
    /// A delivery of the queue that is to be parked.
    struct Parking: Sendable {
        var message: JetStreamMessage
        var delivery: StreamDelivery
        var record: DeliveryRecord
    }

    /// Parks deliveries. Those that cannot be parked come again from the queue, after a while.
    func park(_ parkings: [Parking], _ session: StreamSession) async {
        keepLeases(of: parkings.map(\.message))
        defer { endLeases(of: parkings.map(\.message)) }
        for start in stride(from: 0, to: parkings.count, by: Self.publishesInFlight) {
            await parkTogether(Array(parkings[start..<min(start + Self.publishesInFlight, parkings.count)]), session)
        }
    }

    private func parkTogether(_ parkings: [Parking], _ session: StreamSession) async {
        guard let results = try? await move(parkings, session) else {
            // This process ends. Another one finds out which of them were parked.
            giveBack(parkings.map { ($0.message, .zero) })
            return
        }
        var problem: NATSError?
        for (parking, result) in zip(parkings, results) {
            guard case .failure(let error) = result else { continue }
            problem = error
            giveBack([(parking.message, Self.patience(parking.message.deliveredCount))])
        }
        let isNews = state.withLock { state in
            defer { state.parkingProblem = problem?.kind }
            return state.parkingProblem != problem?.kind
        }
        if let problem, isNews {
            logger.warning(
                "deliveries of closed lanes stay in the push queue, because they cannot be parked",
                metadata: problem.kind == .streamFull ? ["reason": "\(problem)", "setting": "queue.max_bytes"] : ["reason": "\(problem)"])
        }
    }

    /// Moves deliveries out of the queue: each is parked first, and then acknowledged.
    ///
    /// - Returns: the outcome of each delivery. A failed one stays in the queue; it may be parked, too.
    /// - Throws: `CancellationError`; then any of them may be in both.
    func move(_ parkings: [Parking], _ session: StreamSession) async throws -> [Result<Void, NATSError>] {
        let messages = parkings.map { StreamCodec.parked($0.delivery, $0.record, storedAt: $0.message.storedAt) }
        let published = try await publishParked(messages, session)
        let parked = zip(parkings, published).filter { (try? $0.1.get()) != nil }.map(\.0)
        // Without the mark, a message that NATS brings back is parked a second time.
        let (marks, now, isWatchful) = (parked.map { FinishedMessages.Mark($0.message) }, clock.now, state.withLock(\.isWatchful))
        if !marks.isEmpty { try? await store.write { try FinishedMessages.insert(marks, now: now, keepingOld: isWatchful, $0) } }
        let results = zip(parkings, published).map { parking, published in
            published.flatMap { _ in Result { () throws(NATSError) in try self.ack(parking.message) } }
        }
        try? await dropErased(parked.map(\.delivery))
        return results
    }

    /// Publishes parked deliveries, none while their stream is full.
    ///
    /// - Throws: `CancellationError`.
    func publishParked(_ messages: [OutgoingMessage], _ session: StreamSession) async throws -> [Result<PublishAck, NATSError>] {
        guard !state.withLock({ $0.parkedFill.isFull(settings.maxBytes) }) else {
            let full = NATSError(.streamFull, "its limit is \(settings.maxBytes) bytes", subject: StreamSubjects.parked)
            return messages.map { _ in .failure(full) }
        }
        state.withLock { $0.parkedFill.published(messages.map(\.size).reduce(0, +)) }
        return try await session.client.publish(messages, inFlight: Self.publishesInFlight)
    }

    /// Learns how full the streams are.
    ///
    /// - Throws: `NATSError`, `CancellationError`.
    func measure(_ session: StreamSession) async throws {
        guard settings.maxBytes >= 0 else { return }
        let (queued, parked) = try await (
            session.client.streamInfo(StreamSubjects.pushes).bytes, session.client.streamInfo(StreamSubjects.parked).bytes
        )
        state.withLock { state in
            state.queueFill.measured(queued)
            state.parkedFill.measured(parked)
        }
    }

    /// Parks the deliveries of a queue that was lost: they come back as any parked one, into the new queue. Those that fail are tried again.
    private func parkHomeless(_ session: StreamSession) async {
        let homeless = state.withLock(\.homeless)
        guard !homeless.isEmpty, let results = try? await publishParked(homeless.map(\.parked), session) else { return }
        state.withLock { state in
            // Nobody else removes some.
            state.homeless.removeFirst(homeless.count)
            state.homeless += zip(homeless, results).filter { (try? $0.1.get()) == nil }.map(\.0)
        }
        try? await dropErased(zip(homeless, results).filter { (try? $0.1.get()) != nil }.map(\.0.delivery))
    }

    /// Parks the deliveries that nobody claims.
    func parkUnclaimed(_ session: StreamSession) async {
        guard state.withLock(\.isStreamKnown) else { return }
        await parkHomeless(session)
        let limit = clock.steadyNow - settings.unclaimedLimit
        let parkings = state.withLock { state in
            state.window.stall(unclaimedSince: limit).filter { state.steps[$0.row] == nil }.compactMap { entry -> Parking? in
                guard let message = state.messages[entry.row] else { return nil }
                state.forget(entry.row)
                state.arriving[message.streamSequence] = message
                return Parking(
                    message: message, delivery: entry.content, record: DeliveryRecord(streamSequence: 0, progress: entry.progress))
            }
        }
        guard !parkings.isEmpty else { return }
        madeRoom()
        await park(parkings, session)
    }

    /// Whether a message of the queue, with these headers, is out of date, because its delivery is parked. Deletes a parked message that is out of
    /// date.
    func isParked(_ delivery: StreamDelivery, _ header: (String) -> String?, _ session: StreamSession) async throws -> Bool {
        let subject = StreamSubjects.parked(delivery.keys, delivery.rank)
        guard let parked = try await session.client.lastMessage(StreamSubjects.parked, subject: subject)?.sequence else { return false }
        guard parked <= StreamCodec.parkedSequence(header) else { return true }
        try await session.client.deleteIfPresent(StreamSubjects.parked, sequence: parked)
        return false
    }
}
