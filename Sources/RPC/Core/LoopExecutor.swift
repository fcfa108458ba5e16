import DequeModule
import NIOCore
import Synchronization

/// Runs the tasks of one event loop's calls on that loop, so that a handler costs no thread hop.
///
/// Jobs that become ready during one turn of the loop run in one turn of their own: a burst of a hundred requests costs one
/// submission to the loop.
///
/// Why this is a correct executor: `enqueue` never runs a job, it only queues it under a lock. The queue is drained only on the loop, one job after
/// the other and in order. A drain follows every queued job: `enqueue` skips the submission only while an earlier drain or `runNow` has still to
/// empty the queue, which it reads under the same lock. After the loop has shut down, jobs are lost; the group is shut down after its servers and
/// channels.
final class LoopExecutor: TaskExecutor {
    private struct State {
        var jobs = Deque<UnownedJob>()
        var isDrainScheduled = false
        /// `runNow` is about to drain the queue.
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

    /// Runs the job that `resume` makes ready at once, and not in a turn of its own.
    ///
    /// When another thread enqueues a job at the same time, that job may run instead; the other one then runs in the next turn.
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

    /// Runs the queued jobs. Jobs that become ready meanwhile wait for the next turn, so that sockets and timers get theirs.
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
