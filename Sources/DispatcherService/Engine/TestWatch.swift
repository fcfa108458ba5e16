import CarillonAPI
import Synchronization

/// Who asked for a test push waits for what becomes of it (DISP-34).
final class TestWatch: Sendable {
    private let waiting = Mutex<[String: AsyncStream<ReceiptsV1.Outcome>.Continuation]>([:])

    /// What becomes of a push from now on, until ``forget(_:)``. Begin before it is in the queue.
    func outcomes(of pushID: String) -> AsyncStream<ReceiptsV1.Outcome> {
        // One element a device and attempt.
        let (stream, continuation) = AsyncStream.makeStream(of: ReceiptsV1.Outcome.self)
        let before = waiting.withLock { $0.updateValue(continuation, forKey: pushID) }
        before?.finish()
        return stream
    }

    func forget(_ pushID: String) {
        let continuation = waiting.withLock { $0.removeValue(forKey: pushID) }
        continuation?.finish()
    }

    func heard(_ outcomes: [ReceiptsV1.Outcome]) {
        guard !outcomes.isEmpty else { return }
        waiting.withLock { waiting in
            for outcome in outcomes { waiting[outcome.pushId]?.yield(outcome) }
        }
    }
}
