import JetStream
import Logging
import ServiceKit
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
        guard !parkings.isEmpty else { return }
        let messages = parkings.map { StreamCodec.parked($0.delivery, $0.record, storedAt: $0.message.storedAt) }
        guard let results = try? await publishParked(messages, session) else {
            // This process ends. Another one finds out which of them were parked.
            for parking in parkings { try? parking.message.nak() }
            return
        }
        var problem: NATSError?
        for (parking, result) in zip(parkings, results) {
            switch result {
            case .success: try? parking.message.ack()
            case .failure(let error):
                problem = error
                try? parking.message.nak(delay: Self.patience(parking.message.deliveredCount))
            }
        }
        await dropErased(parkings.map(\.delivery))
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

    /// Parks the deliveries that nobody claims.
    func parkUnclaimed(_ session: StreamSession) async {
        let limit = clock.steadyNow - settings.unclaimedLimit
        let parkings = state.withLock { state in
            state.window.stall(unclaimedSince: limit).filter { state.steps[$0.row] == nil }.compactMap { entry -> Parking? in
                guard let message = state.messages[entry.row] else { return nil }
                state.forget(entry.row)
                return Parking(
                    message: message, delivery: entry.content, record: DeliveryRecord(streamSequence: 0, progress: entry.progress))
            }
        }
        guard !parkings.isEmpty else { return }
        // Nobody else may get them before they are parked.
        for parking in parkings { try? parking.message.inProgress() }
        madeRoom()
        await park(parkings, session)
    }

    /// Whether a message of the queue is out of date, because its delivery is parked. Deletes a parked message that is out of date.
    func isParked(_ delivery: StreamDelivery, _ message: JetStreamMessage, _ session: StreamSession) async throws -> Bool {
        let subject = StreamSubjects.parked(delivery.keys, delivery.rank)
        do {
            let parked = try await session.client.lastMessage(StreamSubjects.parked, subject: subject).sequence
            guard parked <= StreamCodec.parkedSequence({ message.header($0) }) else { return true }
            try await session.client.deleteMessage(StreamSubjects.parked, sequence: parked)
        } catch let error as NATSError where error.kind == .messageNotFound {
            // It is not parked, or another dispatcher has deleted it.
        }
        return false
    }

    // MARK: Back

    /// Brings parked deliveries back into the queue.
    ///
    /// - Returns: for each of them, whether it is in the queue. The others stay parked.
    /// - Throws: `CancellationError`; then they may be in both.
    func bringBack(_ parked: [ParkedMessage], _ session: StreamSession) async throws -> [Bool] {
        let messages = parked.map { StreamCodec.broughtBack($0) }
        var results = try await session.client.publish(messages.compactMap(\.self), inFlight: Self.publishesInFlight)[...]
        let isBack = messages.map { message in
            guard message != nil, let result = results.popFirst() else { return false }
            // A failure: the queue is full, or it still has the message that was parked, or NATS does not answer.
            if case .success = result { return true } else { return false }
        }
        _ = await zip(parked, isBack).filter(\.1).map(\.0.sequence).concurrentMap(atOnce: Self.readsInFlight) { sequence in
            // One that stays is found by whoever fetches its delivery.
            try? await session.client.deleteMessage(StreamSubjects.parked, sequence: sequence)
        }
        return isBack
    }

    /// Brings back all parked deliveries of a notification, whatever they wait for.
    ///
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBack(notification key: String, _ session: StreamSession) async throws {
        let filter = StreamSubjects.parked(ofNotification: key)
        let subjects = try await session.client.streamInfo(StreamSubjects.parked, countingSubjects: filter).subjects.keys
        _ = try await bringBack(session, subjects.sorted()) { try await session.client.lastMessage(StreamSubjects.parked, subject: $0) }
    }

    /// Most deliveries whose date has come that come back in one round: many may have the same date.
    private static let mostDue = 1_000

    /// Brings back the deliveries whose date has come: the next attempt, or the end.
    ///
    /// - Returns: their number.
    /// - Throws: `NATSError`, `CancellationError`.
    func bringBackDue(_ session: StreamSession) async throws -> Int {
        let now = clock.now
        // All dispatchers do this, in different orders: each finds most of it done by others.
        let due = state.withLock { $0.lot.takeDue(by: now, most: Self.mostDue) }.shuffled()
        func tryAgain(_ sequences: some Sequence<Int>) {
            state.withLock { state in for sequence in sequences { state.lot.add(sequence, at: now + ParkingLot.step) } }
        }
        do {
            let (count, left) = try await bringBack(session, due) { try await session.client.message(StreamSubjects.parked, sequence: $0) }
            tryAgain(left)
            return count
        } catch {
            tryAgain(due)
            throw error
        }
    }

    /// - Returns: the number of those that are back, and the sequences of those that must stay.
    private func bringBack<Key: Sendable>(
        _ session: StreamSession, _ keys: [Key], _ read: @escaping @Sendable (Key) async throws -> StoredMessage
    ) async throws -> (count: Int, left: [Int]) {
        var (count, left) = (0, [Int]())
        for start in stride(from: 0, to: keys.count, by: Self.publishesInFlight) {
            let part = keys[start..<min(start + Self.publishesInFlight, keys.count)]
            let found = try await part.concurrentMap(atOnce: Self.readsInFlight) { key -> ParkedMessage? in
                do {
                    return ParkedMessage(try await read(key))
                } catch let error as NATSError where error.kind == .messageNotFound {
                    // It is back already.
                    return nil
                }
            }.compactMap(\.self)
            for (message, isBack) in zip(found, try await bringBack(found, session)) {
                if isBack { count += 1 } else { left.append(message.sequence) }
            }
        }
        return (count, left)
    }
}
