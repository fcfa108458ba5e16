import CarillonAPI
import JetStream
import Logging
import ServiceKit
import Synchronization

// Test pushes, which any dispatcher answers for.
extension JetStreamPushQueue {
    func push(idPrefix: String) async throws -> StoredPush? { state.withLock { $0.testPushes.push(idPrefix: idPrefix) } }

    /// Tells the other dispatchers what is new. What fails is told with the next heartbeat.
    func tellTestPushes() async {
        let (news, session) = state.withLock { ($0.testPushes.takeUntold(), $0.session) }
        guard !news.isEmpty else { return }
        for place in news.indices {
            do {
                guard let session else { throw NATSError(.notConnected, "the push queue is not ready") }
                try await session.testPushes.put(news[place].key, news[place].value)
            } catch {
                if (error as? NATSError)?.isRetryable == true { state.withLock { $0.testPushes.tell(Array(news[place...])) } }
                logger.debug("other dispatchers do not know a test push", metadata: ["error": "\(error)"])
                return
            }
        }
    }

    /// Follows the test pushes of all dispatchers.
    func followTestPushes(_ session: StreamSession) async throws {
        try await session.testPushes.watch { event in
            guard case .entry(let entry) = event, entry.operation == .put else { return }
            self.state.withLock { $0.testPushes.heard(.init(key: entry.key, value: entry.value), now: .now) }
        }
    }
}
