import Collections
import NIOCore
import Synchronization

/// Runs the tasks of one event loop's calls on that loop, so that a handler costs no thread hop.
///
/// Jobs that become ready during one turn of the loop run in one turn of their own: a burst of a hundred requests costs one
/// submission to the loop.
///
/// Why this is a correct executor: `enqueue` never runs a job itself, it only queues it; the queue is guarded by a lock; it is
/// drained on the loop alone, one job after the other and in order; and every queued job is followed by a drain, because the
/// submission is skipped only while an earlier one has still to empty the queue, which it learns under the same lock. After the
/// loop has shut down a job is lost with everything else of that loop: the group is shut down after the servers and channels on it.
final class LoopExecutor: TaskExecutor {
    private struct State {
        var jobs = Deque<UnownedJob>()
        var isDrainScheduled = false
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
            defer { state.isDrainScheduled = true }
            return !state.isDrainScheduled
        }
        if mustSchedule { self.eventLoop.execute { self.drain() } }
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

/// The executors of a group's loops, found by loop.
struct LoopExecutors: Sendable {
    private let executors: [(loop: ObjectIdentifier, executor: LoopExecutor)]

    init(_ group: any EventLoopGroup) {
        self.executors = group.makeIterator().map { (ObjectIdentifier($0), LoopExecutor($0)) }
    }

    /// A handful of loops: a scan is quicker than a hash. A loop of another group gets an executor of its own.
    func executor(for loop: any EventLoop) -> LoopExecutor {
        let id = ObjectIdentifier(loop)
        for entry in self.executors where entry.loop == id { return entry.executor }
        return LoopExecutor(loop)
    }
}
