import JetStream
import Logging
import ServiceKit
import Storage
import Synchronization

extension JetStreamPushQueue {
    /// Between two looks soon after a connection, and while something is to be repaired.
    private static let shortInterval = Duration.seconds(5)
    /// Between two looks otherwise.
    private static let interval = Duration.seconds(60)
    /// After a look there is none for so many times as long as it took: in a queue of 500,000 messages NATS searches for 0.2 s, or for 1.3 s on disk.
    private static let restForEffort = 20
    /// How long looks are frequent after a connection: leases of before end one by one, and only then does a consumer show what it forgot.
    private static let watchfulTime = Duration.seconds(120)

    /// Consumers may have forgotten what they answered: their server started again, or another one leads them.
    func mayBeForgotten(by ranks: [PriorityRank]) {
        state.withLock { state in
            state.recentAcknowledgements.mayBeForgotten(by: ranks, at: .now)
            state.watchfulUntil = .now + Self.watchfulTime
        }
        repairSignal.signal()
        resumeSignal.signal()
    }

    /// Repairs the consumers of all ranks after each connection, because a server that starts again may have broken them, after each silence of a
    /// consumer, and once a minute.
    func repairLoop(_ session: StreamSession) async throws {
        // Real time, as for leases.
        let clock = SystemClock()
        var (isDone, effort, number) = (true, Duration.zero, 0)
        while true {
            let isCalm = isDone && state.withLock { $0.watchfulUntil < .now }
            let wait = max(isCalm ? Self.interval : Self.shortInterval, effort * Self.restForEffort)
            let rested = clock.steadyNow + effort * Self.restForEffort
            await repairSignal.wait(until: nil, orAt: clock.steadyNow + wait, on: clock)
            try Task.checkCancellation()
            let present = state.withLock(\.connectionNumber)
            // While NATS searches, consumers are silent: their return must not begin the next search.
            if present == number { try await Task.sleep(for: max(.zero, rested - clock.steadyNow)) }
            number = present
            let start = clock.steadyNow
            do {
                isDone = try await !repair(session)
                effort = clock.steadyNow - start
            } catch let error as NATSError where error.isRetryable {
                // It says nothing of how long a look takes.
                (isDone, effort) = (false, .zero)
            }
        }
    }

    /// Repairs the consumer of each rank. Several dispatchers may do so at once.
    ///
    /// - Returns: whether another look is needed soon.
    func repair(_ session: StreamSession) async throws -> Bool {
        var consumers: [(rank: PriorityRank, info: ConsumerInfo)] = []
        for rank in PriorityRank.allCases {
            consumers.append((rank, try await session.client.consumerInfo(StreamSubjects.pushes, StreamSubjects.consumer(rank))))
        }
        // After the consumers, so on one server it can only have grown.
        let stream = try await session.client.streamInfo(StreamSubjects.pushes)
        var isAgain = false
        for (rank, consumer) in consumers where try await repair(rank, consumer, stream, session) { isAgain = true }
        return isAgain
    }

    /// How long the leader of a stream may be behind the leader of a consumer that is another server. Measured: 4 ms.
    private static let lagOfLeaders = Duration.seconds(2)

    /// Whether a stream that seems to end before a sequence lost its end. With several servers its leader may be another server than the consumer's,
    /// and is a moment behind.
    func isEndLost(before sequence: Int, _ client: JetStreamClient) async throws -> Bool {
        guard settings.replicas > 1 else { return true }
        try await Task.sleep(for: Self.lagOfLeaders)
        return try await client.streamInfo(StreamSubjects.pushes).lastSequence < sequence
    }

    private func repair(_ rank: PriorityRank, _ consumer: ConsumerInfo, _ stream: StreamInfo, _ session: StreamSession) async throws -> Bool {
        let (client, name) = (session.client, StreamSubjects.consumer(rank))
        // Most often all that the consumer has acknowledged is before the first message, and the search is not needed.
        let first =
            stream.firstSequence > consumer.ackFloor
            ? nil : try await client.nextMessage(StreamSubjects.pushes, subject: StreamSubjects.pushes(of: rank), from: 1)?.sequence
        switch StreamRepair(ackFloor: consumer.ackFloor, delivered: consumer.delivered, first: first, last: stream.lastSequence) {
        case nil:
            state.withLock { $0.stranded[rank] = nil }
            return false
        case .clearStranded(let last):
            return try await clearStranded(rank, upTo: last, session)
        case .recreateConsumer:
            guard try await isEndLost(before: max(consumer.ackFloor, consumer.delivered), client) else { return true }
            // Not the one that another dispatcher has made meanwhile.
            guard try await client.consumerInfo(StreamSubjects.pushes, name).created == consumer.created else { return true }
            // Before the deletion, which ends the fetches of all dispatchers, and this repair with them.
            logger.critical(
                "NATS lost the end of its stream, probably with the power of its machine; use queue.replicas 3, or sync_interval: always",
                metadata: [
                    "alert": "page", "rank": "\(StreamSubjects.word(rank))", "delivered": "\(consumer.delivered)", "last": "\(stream.lastSequence)",
                ])
            try await client.deleteConsumer(StreamSubjects.pushes, name)
            state.withLock { $0.stranded[rank] = nil }
            _ = try await client.ensureConsumer(StreamSubjects.pushes, StreamLayout(settings: settings).consumer(rank))
            return false
        }
    }
}

// Stranded messages. Each dispatcher removes those that it ended itself. After one lease, messages that no living dispatcher ended are sent, at worst
// once more, with the same collapse id (DISP-26).
extension JetStreamPushQueue {
    /// Most messages that are read before something is done with them.
    private static let strandedBatch = 500

    /// - Parameter floor: the consumer gives no message up to this sequence to anybody.
    /// - Returns: whether some are left.
    private func clearStranded(_ rank: PriorityRank, upTo floor: Int, _ session: StreamSession) async throws -> Bool {
        let now = clock.steadyNow
        let stranded = state.withLock { state in
            let stranded = state.stranded[rank] ?? StrandedMessages(last: floor, since: now)
            state.stranded[rank] = stranded
            return stranded
        }
        // Until then another dispatcher that ended them may come back.
        var sendsRest = now - stranded.since >= settings.ackWait
        if sendsRest {
            // A push that was delivered too often looks the same until it is a dead letter. Its advisory comes within a moment.
            sendsRest = try await session.client.streamInfo(StreamSubjects.advisories).messages == 0
        }
        var (removed, sent, left, next) = (0, 0, 0, 1)
        while true {
            let messages = try await strandedMessages(rank, from: next, upTo: stranded.last, session)
            guard let last = messages.last else { break }
            next = last.sequence + 1
            let marks = Set(messages.map { FinishedMessages.Mark($0) })
            let finished = try await store.read { try FinishedMessages.among(marks, $0) }
            // What is here is sent, and marked, or comes back when this dispatcher ends.
            let here = state.withLock { state in Set(messages.map(\.sequence).filter { state.window.row(ofStreamSequence: $0) != nil }) }
            let rest = messages.filter { !finished.contains(.init($0)) && !here.contains($0.sequence) }
            try await removeFromQueue(messages.filter { finished.contains(.init($0)) }, session)
            removed += finished.count
            let count = sendsRest ? try await parkStranded(rest, session) : 0
            sent += count
            left += rest.count - count + here.count
        }
        if removed > 0 {
            logger.notice(
                "NATS brought back pushes that were acknowledged before it was killed: removed, and not sent again",
                metadata: ["count": "\(removed)", "rank": "\(StreamSubjects.word(rank))"])
        }
        if sent > 0 {
            logger.warning(
                "NATS lost acknowledgements or unfinished pushes when it was killed: these pushes are sent, some perhaps once more",
                metadata: ["count": "\(sent)", "rank": "\(StreamSubjects.word(rank))"])
        }
        // What the consumer forgot since then has its own time.
        if left == 0 { state.withLock { $0.stranded[rank] = nil } }
        return true
    }

    private func strandedMessages(
        _ rank: PriorityRank, from first: Int, upTo last: Int, _ session: StreamSession
    ) async throws -> [StoredMessage] {
        var (messages, next) = ([StoredMessage](), first)
        let subject = StreamSubjects.pushes(of: rank)
        while messages.count < Self.strandedBatch, next <= last,
            let message = try await session.client.nextMessage(StreamSubjects.pushes, subject: subject, from: next), message.sequence <= last
        {
            messages.append(message)
            next = message.sequence + 1
        }
        return messages
    }

    /// Parks deliveries, and removes their messages from the queue. From there they come back as any other, when their lanes are open.
    ///
    /// - Returns: the number of those that are out of the queue.
    private func parkStranded(_ messages: [StoredMessage], _ session: StreamSession) async throws -> Int {
        var (parkings, outdated): ([(message: StoredMessage, delivery: StreamDelivery, parked: OutgoingMessage)], [StoredMessage]) = ([], [])
        for message in messages {
            guard let delivery = StreamCodec.delivery(message.payload, { message.header($0) }) else {
                try await bury(unreadable: message.payload, message.headers, sequence: message.sequence, session)
                outdated.append(message)
                continue
            }
            guard try await !isParked(delivery, { message.header($0) }, session) else {
                outdated.append(message)
                continue
            }
            let record =
                try await storedRecord(of: delivery, in: message.sequence, session)
                ?? StreamCodec.record({ message.header($0) }, streamSequence: message.sequence)
                ?? DeliveryRecord(streamSequence: message.sequence, progress: StreamCodec.progress { message.header($0) })
            parkings.append((message, delivery, StreamCodec.parked(delivery, record, storedAt: message.storedAt)))
        }
        let results = try await publishParked(parkings.map(\.parked), session)
        let parked = zip(parkings, results).filter { (try? $0.1.get()) != nil }.map(\.0)
        try await removeFromQueue(outdated + parked.map(\.message), session)
        try? await dropErased(parked.map(\.delivery))
        return outdated.count + parked.count
    }

    private func removeFromQueue(_ messages: [StoredMessage], _ session: StreamSession) async throws {
        _ = try await messages.concurrentMap(atOnce: Self.readsInFlight) { message in
            // Another dispatcher may have removed it.
            try await session.client.deleteIfPresent(StreamSubjects.pushes, sequence: message.sequence)
        }
    }
}

extension FinishedMessages.Mark {
    init(_ message: JetStreamMessage) { self.init(sequence: message.streamSequence, storedAt: message.storedAt) }
    init(_ message: StoredMessage) { self.init(sequence: message.sequence, storedAt: message.storedAt) }
}
