import NIOCore

/// The tasks for unary handlers of one event loop.
///
/// Making and ending a task costs some 3,000 instructions and four allocations, more than many handlers. So a task that has served a call waits for
/// the next one. The task that waited shortest is used first, because its memory is warm. A cancelled task is not used again.
// Sendable by confinement: mutable members are used only on the executor's event loop, which `serve` and `close` assert.
final class HandlerWorkers: @unchecked Sendable {
    /// Most waiting tasks. Each takes one to two kilobytes.
    private static let mostIdle = 64

    /// Runs the loop's tasks.
    let executor: LoopExecutor
    /// Handlers of unary and streaming calls that still run after their calls have ended.
    var lingering = 0
    private var idle: [HandlerWorker] = []
    private var isClosed = false

    init(executor: LoopExecutor) {
        self.executor = executor
    }

    /// Runs a call's handler up to its first suspension, and returns its task.
    func serve(_ call: ServerCall) -> Task<Void, Never>? {
        self.executor.eventLoop.assertInEventLoop()
        guard let worker = self.idle.popLast() else { return HandlerWorker(of: self).start(call) }
        self.executor.runNow { worker.wake(call) }
        return worker.task
    }

    /// Keeps an idle task. Returns false when there are enough.
    fileprivate func keep(_ worker: HandlerWorker) -> Bool {
        guard self.idle.count < Self.mostIdle, !self.isClosed else { return false }
        self.idle.append(worker)
        return true
    }

    /// Ends the waiting tasks. Later calls are served in tasks of their own.
    func close() {
        self.executor.eventLoop.preconditionInEventLoop()
        self.isClosed = true
        let idle = self.idle
        self.idle = []
        for worker in idle { worker.wake(nil) }
    }
}

/// One task that serves unary calls, one after the other.
// Sendable by confinement: its members are used only on the event loop, by its owner and by the task, which checks that.
private final class HandlerWorker: @unchecked Sendable {
    private let workers: HandlerWorkers
    private var call: ServerCall?
    private var waiting: UnsafeContinuation<Void, Never>?
    private(set) var task: Task<Void, Never>?

    init(of workers: HandlerWorkers) {
        self.workers = workers
    }

    /// Starts the task with its first call, which runs here up to its first suspension.
    func start(_ call: ServerCall) -> Task<Void, Never>? {
        self.call = call
        self.task = Task.immediateDetached(executorPreference: self.workers.executor) {
            // One function, because each further asynchronous function looks up its executor on entry and on return. The values of a call
            // go out of scope before the wait for the next one, so that an idle task keeps no memory of it.
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

    /// Resumes the waiting task with a call, or ends it with nil.
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

    /// Passes the handler's result to the call. Returns false when the task must not serve another call.
    private func finish(_ call: consuming ServerCall, with result: consuming Result<ByteBuffer, any Error>) -> Bool {
        let loop = self.workers.executor.eventLoop
        // The task prefers the loop's executor, so this is usually the loop. A handler that ends elsewhere needs a hop.
        guard loop.inEventLoop else {
            loop.execute { [call, result] in call.finishUnary(result) }
            return false
        }
        call.finishUnary(result)
        // `task` is nil while the first call runs up to its first suspension. It cannot be cancelled then.
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

    /// The workers of a loop of the group. A scan, which is faster than a hash for a handful of loops.
    func workers(of loop: any EventLoop) -> HandlerWorkers {
        if self.workers.count == 1 { return self.workers[0].workers }
        let id = ObjectIdentifier(loop)
        for entry in self.workers where entry.loop == id { return entry.workers }
        preconditionFailure("a connection's event loop is not in its listener's group")
    }

    /// Ends the tasks that wait for calls.
    func close() async {
        for (_, workers) in self.workers {
            // Fails only on a loop that has shut down, and its tasks with it.
            try? await workers.executor.eventLoop.submit { workers.close() }.get()
        }
    }
}
