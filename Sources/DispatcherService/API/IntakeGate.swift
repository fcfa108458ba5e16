import CarillonAPI
import ServiceKit
import Synchronization

/// The watermark of the queue. Beyond it, pushes are refused and stay in the evaluator's outbox instead of filling this disk.
final class IntakeGate: Sendable {
    private struct State {
        var takenSinceCount = 0
        var isFull = false
    }

    private let limit: Int
    private let state = Mutex(State())

    /// Deliveries that are accepted between two counts of the queue.
    private static let countEvery = 50_000

    init(limit: Int) { self.limit = limit }

    /// - Throws: `rate_limited` while the queue is full.
    func admit(_ queue: any PushQueue) async throws {
        let (recount, wasFull) = state.withLock { state -> (Bool, Bool) in
            let recount = state.isFull || state.takenSinceCount >= min(Self.countEvery, limit)
            if recount { state.takenSinceCount = 0 }
            return (recount, state.isFull)
        }
        guard recount || wasFull else { return }
        let counts = try await queue.counts()
        let isFull = counts.queued + counts.waiting + counts.leased >= limit
        state.withLock { $0.isFull = isFull }
        if isFull {
            throw APIError(
                .rateLimited, "the push queue is full: its limit is \(limit) deliveries (setting 'queue.limit')", retryAfter: .seconds(1))
        }
    }

    func took(_ count: Int) { state.withLock { $0.takenSinceCount += count } }
}
