import NIOCore
import Synchronization

/// A streaming call inside the process: two pipes and the handler's task between them.
final class InProcessCall: OpenCall {
    private let requestPipe = InProcessPipe()
    private let responsePipe: InProcessPipe
    private let handler = Mutex<Task<Void, Never>?>(nil)
    private let timer = Mutex<InProcessDeadline?>(nil)

    var requests: any MessageSink { self.requestPipe }
    var responses: any MessageSource { self.responsePipe.queue }

    /// A call that was refused before it reached a handler.
    init(failed error: any Error) {
        self.responsePipe = InProcessPipe()
        self.requestPipe.gate.close(.success(()))
        self.responsePipe.queue.fail(error)
    }

    init(
        _ call: OutgoingCall, context: ServerContext,
        invoke: @escaping @Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void
    ) {
        self.responsePipe = InProcessPipe(
            onBegin: { call.responseObserver?(.initialMetadata(context.call.responseOptions?.initialMetadata ?? Metadata())) },
            onMessage: { call.responseObserver?(.message(isCompressed: false)) })
        let (requestPipe, responsePipe) = (self.requestPipe, self.responsePipe)
        let task = Task {
            var error: RPCError?
            do {
                try await invoke(requestPipe.queue, responsePipe, context)
                responsePipe.begin()
            } catch let thrown {
                error = RPCError.fromHandler(thrown, context: context)
            }
            let trailingMetadata = context.trailingMetadata(of: error)
            error?.metadata = trailingMetadata
            call.responseObserver?(.trailingMetadata(trailingMetadata))
            // The outcome is known, so further writes of the client are ignored.
            requestPipe.gate.close(.success(()))
            if let error { responsePipe.queue.fail(error) } else { responsePipe.queue.finish() }
        }
        self.handler.withLock { $0 = task }
        let timer = InProcessDeadline(call) { [weak self] error in self?.cancel(error) }
        self.timer.withLock { $0 = timer }
    }

    func finishRequests() {
        self.requestPipe.queue.finish()
    }

    /// The call has this request and no other.
    func finishRequests(with frame: ByteBuffer) {
        self.requestPipe.offer(frame)
        self.finishRequests()
    }

    func cancel(_ error: any Error) {
        self.responsePipe.queue.fail(error, discarding: true)
        self.responsePipe.gate.close(.failure(CancellationError()))
        self.requestPipe.queue.fail(CancellationError(), discarding: true)
        self.requestPipe.gate.close(.failure(CancellationError()))
        self.handler.withLock { $0 }?.cancel()
        self.timer.withLock { $0 }?.cancel()
    }
}

/// One direction of an in-process call.
final class InProcessPipe: MessageSink {
    /// Bytes that may wait before a writer does.
    private static let highWaterBytes = 64 * 1024
    private static let lowWaterBytes = 16 * 1024

    let queue: MessageQueue
    let gate: WriteGate
    private let waiting: WaitingBytes
    private let onBegin: (@Sendable () -> Void)?
    private let onMessage: (@Sendable () -> Void)?
    private let hasBegun = Atomic(false)

    /// Bytes written and not yet taken.
    private final class WaitingBytes: Sendable {
        let count = Mutex(0)
    }

    init(onBegin: (@Sendable () -> Void)? = nil, onMessage: (@Sendable () -> Void)? = nil) {
        self.onBegin = onBegin
        self.onMessage = onMessage
        let gate = WriteGate()
        let waiting = WaitingBytes()
        self.gate = gate
        self.waiting = waiting
        self.queue = MessageQueue { _, taken in
            // The gate changes under this lock, so that it always matches the latest count.
            waiting.count.withLock { count in
                count -= taken
                if count <= Self.lowWaterBytes { gate.setOpen(true) }
            }
        }
    }

    /// Signals, once, that the first message or the end follows.
    func begin() {
        if !self.hasBegun.exchange(true, ordering: .acquiringAndReleasing) { self.onBegin?() }
    }

    /// Nothing is compressed inside a process.
    func send(_ frame: ByteBuffer, compressed: Bool) async throws {
        guard try self.gate.check() else { return }
        self.offer(frame)
        try await self.gate.pass()
    }

    /// Appends a message without waiting for its reader.
    func offer(_ frame: ByteBuffer) {
        self.begin()
        self.onMessage?()
        let payload = MessageFrame.payload(of: frame)
        self.waiting.count.withLock { count in
            count += payload.readableBytes
            if count > Self.highWaterBytes { self.gate.setOpen(false) }
        }
        self.queue.offer(ReceivedMessage(wire: payload), cost: payload.readableBytes)
    }
}

/// Ends an in-process call at its deadline.
struct InProcessDeadline: Sendable {
    private let timer: Task<Void, Never>?

    init(_ call: OutgoingCall, onDeadline: @escaping @Sendable (RPCError) -> Void) {
        guard let deadline = call.deadline else {
            self.timer = nil
            return
        }
        self.timer = Task {
            do {
                try await Task.sleep(for: Duration(deadline - .now()))
            } catch {
                return
            }
            onDeadline(.deadlineExceeded(call.method, waitingFor: "the answer"))
        }
    }

    func cancel() {
        self.timer?.cancel()
    }
}
