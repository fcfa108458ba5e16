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
    func resumeLoop(_ session: StreamSession) async throws {
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

    /// Answers come at once, or another server leads the stream by now.
    private var promptClient: JetStreamClient { JetStreamClient(connection, timeout: .seconds(1)) }

    /// Looks, once after each connection, whether the queue is the one whose messages are here.
    ///
    /// - Throws: `streamNotFound` where another queue has its place.
    func checkStream() async throws {
        let (isKnown, number, created) = state.withLock { ($0.isStreamKnown, $0.connectionNumber, $0.streamCreated) }
        guard !isKnown else { return }
        guard try await promptClient.streamInfo(StreamSubjects.pushes).created == created else {
            throw NATSError(.streamNotFound, "another queue has the place of the one that was lost", subject: StreamSubjects.pushes)
        }
        state.withLock { state in if state.connectionNumber == number { state.isStreamKnown = true } }
    }

    /// Sends the acknowledgements again that consumers may have forgotten.
    func acknowledgeAgain() async throws {
        let now = ContinuousClock.now
        let (acknowledgements, number) = state.withLock { ($0.recentAcknowledgements.due(at: now), $0.connectionNumber) }
        if let newest = acknowledgements.max(by: { $0.streamSequence < $1.streamSequence }) {
            // NATS looks at the sequence alone. In a stream that lost its end, it may be that of another message.
            let last = try await promptClient.streamInfo(StreamSubjects.pushes).lastSequence
            let stored = try await promptClient.message(StreamSubjects.pushes, sequence: newest.streamSequence)?.storedAt ?? newest.storedAt
            guard last >= newest.streamSequence, stored == newest.storedAt else { return state.withLock { $0.recentAcknowledgements.forgetAll() } }
            guard state.withLock({ $0.isStreamKnown && $0.connectionNumber == number }) else {
                throw NATSError(.disconnected, "the connection changed before the last acknowledgements were sent again")
            }
            for acknowledgement in acknowledgements { try acknowledgement.send() }
        }
        state.withLock { $0.recentAcknowledgements.repeated(at: now) }
    }
}

extension JetStreamPushQueue.State {
    /// The ranks whose leases last for certain, and whose messages are known to be of the present queue.
    var certainRanks: Set<PriorityRank> { isStreamKnown ? leases.certain(at: .now) : [] }
}
