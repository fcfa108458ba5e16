import CarillonAPI
import ServiceKit

/// The way of new pushes into the queue, for all calls that make some.
struct Intake: Sendable {
    let queue: any PushQueue
    let gate: IntakeGate
    let engine: DispatchEngine
    let metrics: DispatcherMetrics

    /// Whether broadcasts should wait.
    var isCrowded: Bool { gate.isCrowded }

    /// - Throws: `rate_limited` while the queue is full.
    func admit() async throws { try await gate.admit(queue) }

    /// Queues pushes, counts them, and wakes the engine for them.
    @discardableResult
    func take(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect {
        let effect = try await queue.enqueue(pushes, now: now)
        metrics.enqueued(effect.inserted)
        if effect.replaced > 0 { metrics.finished(.cancelled, count: effect.replaced) }
        gate.took(effect.inserted)
        await engine.workArrived(effect.ready, wroteReports: effect.wroteReports)
        await engine.becomesDue(at: pushes.lazy.map(\.queuedUntil).min() ?? .distantFuture)
        return effect
    }
}
