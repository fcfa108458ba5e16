import JetStream
import Logging
import ServiceKit
import Synchronization

extension JetStreamPushQueue {
    /// The wait before the second look at messages that may have come back.
    private static let secondLook = Duration.seconds(5)

    /// Repairs the consumers of all ranks after each connection, because a server that starts again may have broken them, and once a minute.
    func repairLoop(_ session: StreamSession) async throws {
        repairSignal.signal()
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                while true {
                    try await Task.sleep(for: .seconds(60))
                    self.repairSignal.signal()
                }
            }
            group.addTask {
                var backoff = Backoff(first: .milliseconds(50), longest: .seconds(5))
                while true {
                    await self.repairSignal.wait()
                    try Task.checkCancellation()
                    do {
                        if try await self.repair(session) {
                            try await Task.sleep(for: Self.secondLook)
                            self.repairSignal.signal()
                        }
                        backoff.reset()
                    } catch let error as NATSError where error.isRetryable {
                        try await backoff.wait()
                        self.repairSignal.signal()
                    }
                }
            }
            defer { group.cancelAll() }
            try await group.next()
        }
    }

    /// Repairs the consumer of each rank. Several dispatchers may do so at once.
    ///
    /// - Returns: whether a second look is needed.
    func repair(_ session: StreamSession) async throws -> Bool {
        var isAgain = false
        for rank in PriorityRank.allCases where try await repair(rank, session) { isAgain = true }
        return isAgain
    }

    private func repair(_ rank: PriorityRank, _ session: StreamSession) async throws -> Bool {
        let (client, name) = (session.client, StreamSubjects.consumer(rank))
        let consumer = try await client.consumerInfo(StreamSubjects.pushes, name)
        let stream = try await client.streamInfo(
            StreamSubjects.pushes, countingSubjects: StreamSubjects.pushes(of: rank), offset: Int(Int32.max))
        let repair = StreamRepair(
            ackFloor: consumer.ackFloor, delivered: consumer.delivered, outstanding: consumer.pending + consumer.ackPending,
            messages: stream.totalSubjects, last: stream.lastSequence)
        switch repair {
        case nil: state.withLock { $0.broughtBack[rank] = nil }
        case .removeAcknowledged(let end):
            // A push that was delivered too often is below the floor, too, until it is a dead letter. Its advisory comes within a moment.
            guard try await client.streamInfo(StreamSubjects.advisories).messages == 0 else { return true }
            let seen = state.withLock { state in
                defer { state.broughtBack[rank] = end }
                return state.broughtBack[rank]
            }
            guard let seen else { return true }
            let count = try await client.purge(StreamSubjects.pushes, subject: StreamSubjects.pushes(of: rank), before: min(seen, end))
            if count > 0 {
                logger.notice(
                    "NATS brought back pushes that were acknowledged before it was killed: removed, and not sent again",
                    metadata: ["count": "\(count)", "rank": "\(StreamSubjects.word(rank))"])
            }
            // The consumer has acknowledged more since the first look: a further one is needed for those.
            return seen < end
        case .recreateConsumer:
            // Not the one that another dispatcher has made meanwhile.
            guard try await client.consumerInfo(StreamSubjects.pushes, name).created == consumer.created else { return true }
            try await client.deleteConsumer(StreamSubjects.pushes, name)
            state.withLock { $0.broughtBack[rank] = nil }
            _ = try await client.ensureConsumer(StreamSubjects.pushes, StreamLayout(settings: settings).consumer(rank))
            logger.critical(
                "NATS lost the end of its stream, probably with the power of its machine; use queue.replicas 3, or sync_interval: always",
                metadata: [
                    "alert": "page", "rank": "\(StreamSubjects.word(rank))", "delivered": "\(consumer.delivered)", "last": "\(stream.lastSequence)",
                ])
        }
        return false
    }
}
