import RPC
import Synchronization

/// Counts the units of work that a process has in progress, so that a controller of virtual time knows when it is idle
/// (decision 0003).
///
/// A unit is a call in progress or a round of a worker. No gap opens between a wake-up and its work: ``VirtualClock`` and ``WorkSignal`` count the
/// unit *before* the woken task runs, and the task carries it until it enters ``perform(isolation:_:)`` or waits again.
public final class ActivityTracker: Sendable {
    /// The activity of a process at one moment.
    public struct Snapshot: Sendable, Hashable {
        /// Units in progress. Zero: nothing happens until a call arrives or the clock moves.
        public var busy = 0
        /// Grows by one whenever a unit begins or ends; two equal readings around an idle one mean quiescence.
        public var workCounter: Int64 = 0
        /// Provider requests in flight: waiting, not working.
        public var awaitingProvider = 0
        /// Answers that are deliberately withheld.
        public var withheld = 0

        public init() {}
    }

    private struct State {
        var snapshot = Snapshot()
        /// The units of woken tasks, by task, each with its deadline in real time. A task that does not begin its work by then loses its unit.
        var carried: [Int: ContinuousClock.Instant] = [:]
        /// They wait until no unit is in progress.
        var idleWaiters: [OneShot<Void>] = []
    }

    private let state = Mutex(State())

    /// Time after which a woken task that has not entered ``perform(isolation:_:)`` no longer counts.
    private static let carriedAtMost = Duration.milliseconds(25)

    public init() {}

    /// Begins a unit.
    public func begin() {
        state.withLock { state in
            state.snapshot.busy += 1
            state.snapshot.workCounter += 1
        }
    }

    /// Ends a unit.
    public func end() {
        state.withLock { ActivityTracker.end(&$0) }
    }

    /// Counts the body as a unit: one round of a worker, from looking for work to having nothing left.
    public func perform<T>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> T
    ) async rethrows -> T {
        let task = ActivityTracker.currentTask
        state.withLock { state in
            if state.carried.removeValue(forKey: task) == nil {
                state.snapshot.busy += 1
                state.snapshot.workCounter += 1
            }
        }
        defer { end() }
        return try await body()
    }

    /// Changes the number of provider requests in flight.
    public func awaitingProvider(_ change: Int) {
        state.withLock { $0.snapshot.awaitingProvider += change }
    }

    /// Changes the number of deliberately withheld answers.
    public func withheld(_ change: Int) {
        state.withLock { $0.snapshot.withheld += change }
    }

    /// The present activity.
    public var snapshot: Snapshot {
        state.withLock { state in
            ActivityTracker.dropExpired(&state)
            return state.snapshot
        }
    }

    /// Returns when no unit is in progress, or after a limit of real time.
    package func untilIdle(atMost limit: Duration) async {
        let waiter = OneShot<Void>()
        let isIdle = state.withLock { state in
            ActivityTracker.dropExpired(&state)
            guard state.snapshot.busy > 0 else { return true }
            state.idleWaiters.append(waiter)
            return false
        }
        guard !isIdle else { return }
        let timer = Task {
            try await Task.sleep(for: limit)
            waiter.resolve(.success(()))
        }
        try? await waiter.value()
        timer.cancel()
        // A process that is never idle would keep those whose limit has passed.
        state.withLock { state in state.idleWaiters.removeAll { $0 === waiter } }
    }

    /// Gives the unit that was counted for a wake-up to the woken task, which calls this.
    func land() {
        let task = ActivityTracker.currentTask
        state.withLock { state in
            if state.carried.count >= 64 { ActivityTracker.dropExpired(&state) }
            let previous = state.carried.updateValue(.now + ActivityTracker.carriedAtMost, forKey: task)
            if previous != nil { ActivityTracker.end(&state) }
        }
    }

    /// Ends the unit that the current task carries, before it waits.
    func settle() {
        let task = ActivityTracker.currentTask
        state.withLock { state in
            if state.carried.removeValue(forKey: task) != nil { ActivityTracker.end(&state) }
        }
    }

    private static func end(_ state: inout State) {
        state.snapshot.busy -= 1
        state.snapshot.workCounter += 1
        guard state.snapshot.busy == 0, !state.idleWaiters.isEmpty else { return }
        // Resuming a task only queues it.
        for waiter in state.idleWaiters { waiter.resolve(.success(())) }
        state.idleWaiters = []
    }

    private static func dropExpired(_ state: inout State) {
        guard !state.carried.isEmpty else { return }
        let now = ContinuousClock.now
        for (task, limit) in state.carried where limit <= now {
            state.carried[task] = nil
            end(&state)
        }
    }

    private static var currentTask: Int { withUnsafeCurrentTask { $0?.hashValue ?? 0 } }
}
