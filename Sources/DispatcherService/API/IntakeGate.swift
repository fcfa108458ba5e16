import CarillonAPI
import ServiceKit
import Synchronization

/// The watermarks of the queue. Above `queue.broadcast_limit`, callers are told to make broadcasts wait (DR-06). From `queue.limit` on, pushes are
/// refused and stay in the evaluator's outbox instead of filling this disk.
final class IntakeGate: Sendable {
    private struct State {
        var takenSinceCount = 0
        var isFull = false
        var isCrowded = false
    }

    private let limit: Int
    private let crowded: Int
    private let state = Mutex(State())

    /// Deliveries that are accepted between two counts of the queue.
    private static let countEvery = 50_000

    /// - Parameters:
    ///   - limit: deliveries beyond which pushes are refused.
    ///   - crowded: deliveries beyond which broadcasts should wait.
    init(limit: Int, crowded: Int = QueueLimits().crowded) { (self.limit, self.crowded) = (limit, crowded) }

    /// Whether broadcasts should wait.
    var isCrowded: Bool { state.withLock(\.isCrowded) }

    /// The queue was counted.
    func note(_ counts: QueueCounts) {
        let unfinished = counts.queued + counts.waiting + counts.leased
        state.withLock { $0.isCrowded = unfinished > crowded }
    }

    /// - Throws: `rate_limited` while the queue is full.
    func admit(_ queue: any PushQueue) async throws {
        let (recount, wasFull) = state.withLock { state -> (Bool, Bool) in
            let recount = state.isFull || state.takenSinceCount >= min(Self.countEvery, limit)
            if recount { state.takenSinceCount = 0 }
            return (recount, state.isFull)
        }
        guard recount || wasFull else { return }
        let counts = try await queue.counts()
        note(counts)
        let isFull = counts.queued + counts.waiting + counts.leased >= limit
        state.withLock { $0.isFull = isFull }
        if isFull {
            throw APIError(
                .rateLimited, "the push queue is full: its limit is \(limit) deliveries (setting 'queue.limit')", retryAfter: .seconds(1))
        }
    }

    func took(_ count: Int) { state.withLock { $0.takenSinceCount += count } }
}
