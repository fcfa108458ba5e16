import CarillonAPI
import Synchronization

/// Who asked for a test push waits for what becomes of it (DISP-34).
final class TestWatch: Sendable {
    enum News: Sendable {
        case outcome(ReceiptsV1.Outcome)
        /// Deliveries of this route wait in the queue.
        case obstructed(Route, Obstacle)
    }

    private struct Watch {
        var continuation: AsyncStream<News>.Continuation
        /// The last obstacle told of each route the push takes; nil: none yet.
        var obstacles: [Route: Obstacle?]
    }

    private let waiting = Mutex<[String: Watch]>([:])

    /// What becomes of a push from now on, until ``forget(_:)``. Begin before it is in the queue.
    func news(of pushID: String, over routes: Set<Route>) -> AsyncStream<News> {
        // One element a device and attempt, and one a route and obstacle.
        let (stream, continuation) = AsyncStream.makeStream(of: News.self)
        let watch = Watch(continuation: continuation, obstacles: Dictionary(uniqueKeysWithValues: routes.map { ($0, nil) }))
        let before = waiting.withLock { $0.updateValue(watch, forKey: pushID) }
        before?.continuation.finish()
        return stream
    }

    func forget(_ pushID: String) {
        let watch = waiting.withLock { $0.removeValue(forKey: pushID) }
        watch?.continuation.finish()
    }

    func heard(_ outcomes: [ReceiptsV1.Outcome]) {
        guard !outcomes.isEmpty else { return }
        waiting.withLock { waiting in
            for outcome in outcomes { waiting[outcome.pushId]?.continuation.yield(.outcome(outcome)) }
        }
    }

    /// Deliveries that are ready on a route cannot leave. Called with every look at the queue; each watcher is told once.
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
