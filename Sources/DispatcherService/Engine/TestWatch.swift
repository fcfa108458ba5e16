import CarillonAPI
import Synchronization

/// Passes the outcomes and obstacles of test pushes to the calls that wait for them (DISP-34).
final class TestWatch: Sendable {
    enum Event: Sendable {
        case outcome(ReceiptsV1.Outcome)
        /// Deliveries of this route wait in the queue.
        case obstructed(Route, Obstacle)
    }

    private struct Watch {
        var continuation: AsyncStream<Event>.Continuation
        /// The last obstacle that was reported for each route of the push; nil when there was none.
        var obstacles: [Route: Obstacle?]
    }

    private let waiting = Mutex<[String: Watch]>([:])

    /// The events of a push from now on, until ``forget(_:)``. Call it before the push is enqueued.
    func events(of pushID: String, over routes: Set<Route>) -> AsyncStream<Event> {
        // Unbounded, but short: one element for each device and attempt, and one for each change of a route's obstacle.
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        let watch = Watch(continuation: continuation, obstacles: Dictionary(uniqueKeysWithValues: routes.map { ($0, nil) }))
        let before = waiting.withLock { $0.updateValue(watch, forKey: pushID) }
        before?.continuation.finish()
        return stream
    }

    func forget(_ pushID: String) {
        let watch = waiting.withLock { $0.removeValue(forKey: pushID) }
        watch?.continuation.finish()
    }

    func report(_ outcomes: [ReceiptsV1.Outcome]) {
        guard !outcomes.isEmpty else { return }
        waiting.withLock { waiting in
            for outcome in outcomes { waiting[outcome.pushId]?.continuation.yield(.outcome(outcome)) }
        }
    }

    /// Reports that ready deliveries of a route cannot leave. Called at every claim; each call that waits gets an obstacle once.
    func obstructed(_ route: Route, by obstacle: Obstacle) {
        waiting.withLock { waiting in
            for (push, watch) in waiting {
                guard let told = watch.obstacles[route], told != obstacle else { continue }
                waiting[push]?.obstacles[route] = .some(obstacle)
                watch.continuation.yield(.obstructed(route, obstacle))
            }
        }
    }
}
