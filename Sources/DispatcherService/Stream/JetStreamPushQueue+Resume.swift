import JetStream
import ServiceKit
import Synchronization

/// What a dispatcher does after a connection to NATS, before it goes on with the queue.
extension JetStreamPushQueue {
    /// There is a connection, and nothing was sent on it yet.
    func connected() {
        state.withLock { state in
            state.connectionNumber += 1
            state.isStreamKnown = false
            state.connectedAt = .now
        }
        mayBeForgotten(by: PriorityRank.allCases)
    }

    /// The connection broke.
    func disconnected() {
        state.withLock { state in
            state.connectionNumber += 1
            state.isStreamKnown = false
        }
    }

    /// Looks whether NATS still has the queue, and sends the last acknowledgements again. NATS answers both in a moment, or they are tried again.
    ///
    /// - Throws: `streamNotFound` where another queue has its place; `CancellationError`.
    func resumeLoop() async throws {
        mayBeForgotten(by: PriorityRank.allCases)
        // Real time, as for leases.
        let clock = SystemClock()
        var backoff = Backoff(first: .milliseconds(100), longest: .seconds(1))
        while true {
            try Task.checkCancellation()
            do {
                try await checkStream()
                try await acknowledgeAgain()
                backoff.reset()
                let next = state.withLock { $0.recentAcknowledgements.nextRepeat }
                await resumeSignal.wait(until: nil, orAt: next.map { clock.steadyNow + max(.zero, $0 - .now) }, on: clock)
            } catch let error as NATSError where error.isRetryable {
                try await backoff.wait()
            }
        }
    }

    /// Waits one second for an answer: a server that is silent for longer may not lead the stream any more.
    private var promptClient: JetStreamClient { JetStreamClient(connection, timeout: .seconds(1)) }

    /// Looks, once after each connection, whether the queue is the one whose messages are here.
    ///
    /// - Throws: `streamNotFound` where another queue has its place.
    func checkStream() async throws {
        let (isKnown, number, created, newest) = state.withLock { state in
            (
                state.isStreamKnown, state.connectionNumber, state.streamCreated,
                state.messages.values.max { $0.streamSequence < $1.streamSequence }
            )
        }
        guard !isKnown else { return }
        guard try await promptClient.streamInfo(StreamSubjects.pushes).created == created else {
            throw NATSError(.streamNotFound, "another queue has the place of the one that was lost", subject: StreamSubjects.pushes)
        }
        // It may have lost its end: then other messages have those numbers, or will.
        if let newest, try await !isStored(newest.streamSequence, at: newest.storedAt) {
            state.withLock { $0.streamCreated = "without its end" }
            throw NATSError(
                .streamNotFound, "the queue lost its end, and numbers other pushes as those that are here", subject: StreamSubjects.pushes)
        }
        state.withLock { state in if state.connectionNumber == number { state.isStreamKnown = true } }
    }

    /// Sends the acknowledgements again that consumers may have forgotten.
    func acknowledgeAgain() async throws {
        let now = ContinuousClock.now
        let (acknowledgements, number) = state.withLock { ($0.recentAcknowledgements.due(at: now), $0.connectionNumber) }
        if let newest = acknowledgements.max(by: { $0.streamSequence < $1.streamSequence }) {
            // NATS looks at the sequence alone. In a stream that lost its end, it may be that of another message.
            guard try await isStored(newest.streamSequence, at: newest.storedAt) else {
                return state.withLock { $0.recentAcknowledgements.forgetAll() }
            }
            for start in stride(from: 0, to: acknowledgements.count, by: Self.acknowledgementsTogether) {
                guard state.withLock({ $0.isStreamKnown && $0.connectionNumber == number }) else {
                    throw NATSError(.disconnected, "the connection changed before the last acknowledgements were sent again")
                }
                for acknowledgement in acknowledgements[start...].prefix(Self.acknowledgementsTogether) { try acknowledgement.send() }
                // They leave before the next ones, which would be too much to wait in one place.
                try await connection.flush(timeout: .seconds(2))
            }
        }
        state.withLock { $0.recentAcknowledgements.repeated(at: now) }
    }
}

extension JetStreamPushQueue {
    /// Acknowledgements are sent again in so many at a time: 800 KB.
    private static let acknowledgementsTogether = 5_000

    /// Whether the queue has, or had, this very message under its number.
    private func isStored(_ sequence: Int, at storedAt: Int64) async throws -> Bool {
        if let stored = try await promptClient.message(StreamSubjects.pushes, sequence: sequence)?.storedAt { return stored == storedAt }
        guard try await promptClient.streamInfo(StreamSubjects.pushes).lastSequence < sequence else { return true }
        return try await !isEndLost(before: sequence, promptClient)
    }

    // MARK: Answers to messages

    /// Acknowledges a message of the queue, unless NATS may have another queue by now, in which the number is another message's.
    func ack(_ message: JetStreamMessage) throws(NATSError) {
        try requireKnownStream()
        try message.ack()
    }

    /// Gives a message back to the queue, as ``ack(_:)`` does.
    func nak(_ message: JetStreamMessage, delay: Duration? = nil) throws(NATSError) {
        try requireKnownStream()
        try message.nak(delay: delay)
    }

    /// - Throws: `disconnected`.
    func requireKnownStream() throws(NATSError) {
        guard state.withLock(\.isStreamKnown) else {
            throw NATSError(.disconnected, "NATS may have another queue by now", subject: StreamSubjects.pushes)
        }
    }
}

extension JetStreamPushQueue.State {
    /// The ranks whose leases last for certain, and whose messages are known to be of the present queue.
    var certainRanks: Set<PriorityRank> { isStreamKnown ? leases.certain(at: .now) : [] }
}
