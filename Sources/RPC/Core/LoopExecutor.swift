import DequeModule
import NIOCore
import Synchronization

/// Runs the tasks of one event loop's calls on that loop, so that a handler costs no thread hop.
///
/// Jobs that become ready during one turn of the loop run in one turn of their own: a burst of a hundred requests costs one
/// submission to the loop.
///
/// Why this is a correct executor: `enqueue` never runs a job itself, it only queues it; the queue is guarded by a lock; it is
/// drained on the loop alone, one job after the other and in order; and every queued job is followed by a drain, because the
/// submission is skipped only while an earlier one has still to empty the queue, or while `runNow` is about to, which both is learned
/// under the same lock. After the loop has shut down a job is lost with everything else of that loop: the group is shut down after the
/// servers and channels on it.
final class LoopExecutor: TaskExecutor {
    private struct State {
        var jobs = Deque<UnownedJob>()
        var isDrainScheduled = false
        /// `runNow` looks at the queue in a moment.
        var isRunNow = false
    }

    let eventLoop: any EventLoop
    private let state = Mutex(State())

    init(_ eventLoop: any EventLoop) {
        self.eventLoop = eventLoop
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let mustSchedule = self.state.withLock { state in
            state.jobs.append(job)
            return !state.isRunNow && Self.mustSchedule(&state)
        }
        if mustSchedule { self.eventLoop.execute { self.drain() } }
    }

    private static func mustSchedule(_ state: inout State) -> Bool {
        defer { state.isDrainScheduled = true }
        return !state.isDrainScheduled
    }

    /// Runs the job that `resume` makes ready here and now, and not in a turn of its own.
    ///
    /// When another thread enqueues a job at the same time it may be that one which runs; the other then waits for its turn as usual.
    func runNow(_ resume: () -> Void) {
        self.eventLoop.preconditionInEventLoop()
        let earlier = self.state.withLock { state in
            state.isRunNow = true
            return state.jobs.count
        }
        resume()
        let (job, mustSchedule) = self.state.withLock { state in
            state.isRunNow = false
            let job = state.jobs.count > earlier ? state.jobs.popLast() : nil
            return (job, !state.jobs.isEmpty && Self.mustSchedule(&state))
        }
        if mustSchedule { self.eventLoop.execute { self.drain() } }
        job?.runSynchronously(on: self.asUnownedTaskExecutor())
    }

    /// Runs what is queued now. Jobs that these jobs make ready wait for the next turn, so that sockets and timers get theirs.
    private func drain() {
        var jobs = self.state.withLock { state in
            state.isDrainScheduled = false
            let jobs = state.jobs
            state.jobs = Deque(minimumCapacity: jobs.count)
            return jobs
        }
        let executor = self.asUnownedTaskExecutor()
        while let job = jobs.popFirst() { job.runSynchronously(on: executor) }
    }
}
