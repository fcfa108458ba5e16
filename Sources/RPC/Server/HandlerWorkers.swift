import NIOCore

/// The tasks that the unary handlers of one event loop run in.
///
/// A task costs some 3,000 instructions and four allocations to make and to end, more than many a handler takes. So a task that has
/// served a call waits for the next one instead of ending; the one that waited shortest, whose memory is warm, is taken first. A task
/// that was cancelled is not used again.
// Sendable by confinement: every mutable member is touched on the executor's loop alone. `serve` and `close` assert it; workers come to be kept,
// and calls to be counted, on that loop.
final class HandlerWorkers: @unchecked Sendable {
    /// Tasks kept waiting, at the most. Each holds one to two kilobytes.
    private static let mostIdle = 64

    /// Runs the loop's tasks.
    let executor: LoopExecutor
    /// Handlers, of streams too, that run though their calls are over.
    var lingering = 0
    private var idle: [HandlerWorker] = []
    private var isClosed = false

    init(executor: LoopExecutor) {
        self.executor = executor
    }

    /// Runs a call's handler up to its first suspension, here and now, and gives the task it runs in.
    func serve(_ call: ServerCall) -> Task<Void, Never>? {
        self.executor.eventLoop.assertInEventLoop()
        guard let worker = self.idle.popLast() else { return HandlerWorker(of: self).start(call) }
        self.executor.runNow { worker.wake(call) }
        return worker.task
    }

    /// Keeps a task that has nothing to do; `false`: there are enough.
    fileprivate func keep(_ worker: HandlerWorker) -> Bool {
        guard self.idle.count < Self.mostIdle, !self.isClosed else { return false }
        self.idle.append(worker)
        return true
    }

    /// Ends the tasks that wait. Calls are still served, each in a task of its own.
    func close() {
        self.executor.eventLoop.preconditionInEventLoop()
        self.isClosed = true
        let idle = self.idle
        self.idle = []
        for worker in idle { worker.wake(nil) }
    }
}

/// One task that serves unary calls, one after the other.
// Sendable by confinement: its members are touched on the loop alone, by its owner and by the task, which checks that it is there.
private final class HandlerWorker: @unchecked Sendable {
    private let workers: HandlerWorkers
    private var call: ServerCall?
    private var waiting: UnsafeContinuation<Void, Never>?
    private(set) var task: Task<Void, Never>?

    init(of workers: HandlerWorkers) {
        self.workers = workers
    }

    /// Starts the task with its first call, which runs here and now up to its first suspension.
    func start(_ call: ServerCall) -> Task<Void, Never>? {
        self.call = call
        self.task = Task.immediateDetached(executorPreference: self.workers.executor) {
            // All in one function: each asynchronous one more would look for its executor again, on entry and on return. What belongs to
            // a call ends before the wait for the next one, so that an idle task holds nothing.
            while let call = self.takeCall() {
                let result: Result<ByteBuffer, any Error>
                do {
                    guard let handler = call.takeHandler() else { return }
                    result = .success(try await handler.invoke(handler.request, handler.context))
                } catch {
                    result = .failure(error)
                }
                guard self.finish(consume call, with: consume result) else { return }
                await withUnsafeContinuation { self.park($0) }
            }
        }
        return self.task
    }

    /// Lets the waiting task go on with a call, or end.
    func wake(_ call: ServerCall?) {
        self.call = call
        let waiting = self.waiting
        self.waiting = nil
        waiting?.resume()
    }

    private func takeCall() -> ServerCall? {
        defer { self.call = nil }
        return self.call
    }

    /// Hands over what the handler gave; `false`: the task may not serve another call.
    private func finish(_ call: consuming ServerCall, with result: consuming Result<ByteBuffer, any Error>) -> Bool {
        let loop = self.workers.executor.eventLoop
        // The task prefers the loop's executor, so this is the loop; a hop remains for a handler that came back elsewhere.
        guard loop.inEventLoop else {
            loop.execute { [call, result] in call.finishUnary(result) }
            return false
        }
        call.finishUnary(result)
        // `task` is nil while the first call runs up to its first suspension, before anybody could cancel it.
        return self.task?.isCancelled != true
    }

    private func park(_ continuation: UnsafeContinuation<Void, Never>) {
        self.waiting = continuation
        if !self.workers.keep(self) { self.wake(nil) }
    }
}

/// The workers of a group's loops, found by loop.
struct LoopWorkers: Sendable {
    private let workers: [(loop: ObjectIdentifier, workers: HandlerWorkers)]

    init(_ group: any EventLoopGroup) {
        self.workers = group.makeIterator().map { (ObjectIdentifier($0), HandlerWorkers(executor: LoopExecutor($0))) }
    }

    /// A handful of loops: a scan is quicker than a hash. The loop is one of the group.
    func workers(of loop: any EventLoop) -> HandlerWorkers {
        if self.workers.count == 1 { return self.workers[0].workers }
        let id = ObjectIdentifier(loop)
        for entry in self.workers where entry.loop == id { return entry.workers }
        preconditionFailure("a connection's loop is not of its listener's group")
    }

    /// Ends the tasks that wait for calls.
    func close() async {
        for (_, workers) in self.workers {
            // Fails only on a loop that has shut down, and its tasks with it.
            try? await workers.executor.eventLoop.submit { workers.close() }.get()
        }
    }
}
