import CarillonAPI
import Synchronization

/// Passes the outcomes and wait reasons of test pushes to the calls that wait for them (DISP-34).
final class TestWatch: Sendable {
    enum Event: Sendable {
        case outcome(ReceiptsV1.Outcome)
        /// Deliveries of this route wait in the queue.
        case waiting(Route, WaitReason)
    }

    private struct Watch {
        var continuation: AsyncStream<Event>.Continuation
        /// The last wait reason that was reported for each route of the push; nil when there was none.
        var waitReasons: [Route: WaitReason?]
    }

    private let waiting = Mutex<[String: Watch]>([:])

    /// The events of a push from now on, until ``forget(_:)``. Call it before the push is enqueued.
    func events(of pushID: String, over routes: Set<Route>) -> AsyncStream<Event> {
        // Unbounded, but short: one element for each device and attempt, and one for each change of a route's wait reason.
        let (stream, continuation) = AsyncStream.makeStream(of: Event.self)
        let watch = Watch(continuation: continuation, waitReasons: Dictionary(uniqueKeysWithValues: routes.map { ($0, nil) }))
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

    /// Reports that ready deliveries of a route cannot leave. Called at every claim; each call that waits gets a wait reason once.
    func waits(_ route: Route, for reason: WaitReason) {
        waiting.withLock { waiting in
            for (push, watch) in waiting {
                guard let told = watch.waitReasons[route], told != reason else { continue }
                waiting[push]?.waitReasons[route] = .some(reason)
                watch.continuation.yield(.waiting(route, reason))
            }
        }
    }
}
