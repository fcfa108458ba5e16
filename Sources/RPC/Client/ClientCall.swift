import HTTP2
import NIOCore

/// One call of a `ClientChannel`, over one or more streams: a call that the server certainly did not process is sent again on another connection, and
/// an idempotent one also when the server may have processed it.
// Sendable by confinement: mutable members are used only on the channel's event loop; methods for tasks hop there first.
final class ClientCall: HTTP2StreamDelegate, TimedCall, @unchecked Sendable {
    /// The receiver of the responses.
    enum Output: Sendable {
        case unary(OneShot<ByteBuffer>)
        case stream(MessageQueue)
    }

    let outgoing: OutgoingCall
    let core: ChannelCore
    /// Suspends a writer that is faster than the connection. Nil for a call with one request.
    let gate: WriteGate?
    /// Requests from a task on another thread, until the loop sends them.
    let backlog: WriteBacklog?
    let output: Output

    private var state: CallState
    private var inbound: InboundMessages
    /// The stream of the present attempt.
    private(set) var stream: HTTP2Stream?
    /// The response of a unary call, until its status arrives.
    private var response: ByteBuffer?
    /// The place of its timer. Only the timers use it.
    var timerPlace: CallTimerPlace?
    /// The time of the last message in either direction.
    var lastActivity = NIODeadline.now()

    /// Frames for the server: all frames while they may have to be sent again, later only those that wait for a stream.
    private var frames: [ByteBuffer]
    private var frameBytes = 0
    private var framesAreComplete: Bool
    private var requestsFinished: Bool
    private var retries: RetryPlan
    /// Number of streams that this call was sent on.
    private var attempts = 0
    private let beganAt = NIODeadline.now()
    private(set) var isOver = false

    var eventLoop: any EventLoop { self.core.eventLoop }

    /// Whether the call may go on for a long time.
    var isStreaming: Bool { self.outgoing.method.callType != .unary }

    /// - Parameter frame: the only request; nil: a stream of requests follows.
    init(_ outgoing: OutgoingCall, core: ChannelCore, frame: ByteBuffer?, output: Output) {
        self.outgoing = outgoing
        self.core = core
        self.output = output
        self.gate = frame == nil ? WriteGate() : nil
        self.backlog = frame == nil ? WriteBacklog() : nil
        self.state = CallState(role: .client, callType: outgoing.method.callType)
        self.retries = RetryPlan(settings: core.settings, isIdempotent: outgoing.method.isIdempotent)
        self.inbound = InboundMessages(
            maxMessageBytes: core.settings.maxMessageBytes, windowBytes: core.settings.http2.initialWindowBytes)
        self.frames = []
        self.framesAreComplete = true
        self.requestsFinished = frame != nil
        if let frame { self.keep(self.encoded(frame, compressed: true)) }
    }

    // MARK: Methods for tasks

    /// Starts the call.
    func begin() {
        if self.eventLoop.inEventLoop { self.start() } else { self.eventLoop.execute { self.start() } }
    }

    /// Ends the call from any task, and resets its stream.
    func cancel(_ error: any Error) {
        if self.eventLoop.inEventLoop { self.end(error) } else { self.eventLoop.execute { self.end(error) } }
    }

    // MARK: Attempts

    private func start() {
        guard !self.isOver else { return }
        self.armTimer()
        if !self.isOver { self.core.submit(self) }
    }

    /// Sends the present part of the call over a connection.
    func attach(to connection: HTTP2Connection) {
        guard !self.isOver else { return }
        self.attempts += 1
        self.state = CallState(role: .client, callType: self.outgoing.method.callType)
        self.inbound = InboundMessages(
            maxMessageBytes: self.core.settings.maxMessageBytes, windowBytes: self.core.settings.http2.initialWindowBytes)
        self.response = nil
        do {
            // The whole request leaves with the head.
            let isUnary = self.requestsFinished && self.frames.count == 1
            let stream = try connection.openStream(
                self.headers(), data: isUnary ? self.frames[0] : nil, endStream: isUnary, delegate: self)
            self.stream = stream
            _ = self.state.apply(.requestHead)
            for frame in self.frames {
                _ = self.state.apply(.requestMessage)
                if !isUnary { stream.sendData(frame, endStream: false) }
            }
            if self.requestsFinished {
                _ = self.state.apply(.requestEnd)
                if !isUnary { stream.sendData(ByteBuffer(), endStream: true) }
            }
            if !self.framesAreComplete { self.forgetFrames() }
            self.gate?.setOpen(stream.isWritable)
        } catch {
            // The connection has become full or closed since it was picked. Nothing was sent.
            return self.core.submit(self, first: true)
        }
        connection.flushNewStreamsIfDue()
    }

    private func headers() -> HTTP2Headers {
        var headers = self.core.baseHeaders(path: self.outgoing.method.path)
        // Room for a timeout and an id. More metadata makes it grow.
        headers.reserveCapacity(bytes: headers.listSize + 128)
        if let deadline = self.outgoing.deadline {
            headers.add("grpc-timeout", GRPCTimeout.encode(deadline - .now()), indexing: .never)
        }
        if self.outgoing.compression == .gzip { headers.add("grpc-encoding", "gzip") }
        if self.retries.failedAttempts > 0 { headers.add("grpc-previous-rpc-attempts", "\(self.retries.failedAttempts)") }
        self.outgoing.metadata.write(to: &headers)
        return headers
    }

    /// Whether the call can be sent again: all its frames are kept, and no response has begun.
    private var isRepeatable: Bool { self.framesAreComplete && self.state.response == .idle }

    /// Resends a call that no server processed. Returns false when it cannot be resent.
    private func tryAgainAtOnce() -> Bool {
        guard self.isRepeatable, self.retries.refused() else { return false }
        self.stream = nil
        self.core.submit(self, first: true)
        return true
    }

    /// Sends a call again after a wait, when a server failed it. Returns false when that is impossible.
    private func tryAgainLater(_ error: RPCError, pushback: RetryPushback? = nil) -> Bool {
        guard error.code == .unavailable else { return false }
        self.core.retryThrottle.failed()
        guard self.isRepeatable,
            let wait = self.retries.failed(error, pushback: pushback, throttle: self.core.retryThrottle, chance: .random(in: 0...1))
        else { return false }
        let due = NIODeadline.now() + TimeAmount(clamping: wait)
        if let deadline = self.outgoing.deadline, due >= deadline { return false }
        // After an answer to an incomplete request, the client's half of the stream is still open.
        if self.state.request == .open { self.stream?.reset(.cancel) }
        self.stream = nil
        self.eventLoop.scheduleTask(deadline: due) {
            if !self.isOver { self.core.submit(self) }
        }
        return true
    }

    // MARK: Requests

    private func keep(_ frame: ByteBuffer) {
        self.frames.append(frame)
        self.frameBytes += frame.readableBytes
    }

    private func encoded(_ frame: ByteBuffer, compressed: Bool) -> ByteBuffer {
        guard compressed, self.outgoing.compression == .gzip else { return frame }
        return MessageFrame.wrap(Gzip.compress(MessageFrame.payload(of: frame)), compressed: true)
    }

    /// Sends one request of a streaming call, or keeps it until there is a stream.
    func write(_ frame: ByteBuffer, compressed: Bool) throws {
        self.eventLoop.preconditionInEventLoop()
        guard !self.isOver else { return }
        guard !self.requestsFinished else {
            throw RPCError.writtenAfterLast(self.outgoing.method)
        }
        self.lastActivity = .now()
        let frame = self.encoded(frame, compressed: compressed)
        if self.framesAreComplete || self.stream == nil { self.keep(frame) }
        if self.framesAreComplete, self.frameBytes > self.core.settings.replayBufferBytes {
            self.framesAreComplete = false
            if self.stream != nil { self.forgetFrames() }
        }
        guard let stream = self.stream else {
            if self.frameBytes > self.core.settings.replayBufferBytes { self.gate?.setOpen(false) }
            return
        }
        switch self.state.apply(.requestMessage) {
        case .accept: stream.sendData(frame, endStream: false)
        case .drop: break
        case .violation(let fault), .misuse(let fault):
            throw RPCError(code: .internalError, message: "\(self.outgoing.method): a request was written out of order (\(fault))")
        }
        if !stream.isWritable { self.gate?.setOpen(false) }
    }

    /// Opens the gate after the backlog was drained, if the stream has room.
    func openGateIfThereIsRoom() {
        let isRoom = self.stream?.isWritable ?? (self.frameBytes <= self.core.settings.replayBufferBytes)
        if isRoom { self.gate?.setOpen(true) }
    }

    private func forgetFrames() {
        self.frames = []
        self.frameBytes = 0
    }

    func finishRequestsOnLoop() {
        self.drainBacklog()
        guard !self.isOver, !self.requestsFinished else { return }
        self.requestsFinished = true
        if let stream = self.stream, case .accept = self.state.apply(.requestEnd) { stream.sendData(ByteBuffer(), endStream: true) }
    }

    // MARK: Events of the server

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        guard stream === self.stream, !self.isOver else { return }
        let head = ResponseHead(headers)
        if endStream, head.status != nil { return self.received(status: head) }
        guard head.httpStatus == 200, head.isGRPC else { return self.end(head.nonGRPCError(peer: self.peer)) }
        if endStream {
            return self.end(RPCError(code: .unknown, message: "\(self.peer) ended the call without a status"))
        }
        guard let encoding = head.encoding else {
            return self.end(
                RPCError(
                    code: .internalError,
                    message: "\(self.peer) compresses with '\(head.encodingName)', which was not offered"))
        }
        self.inbound.encoding = encoding
        _ = self.state.apply(.responseHead)
        self.outgoing.responseObserver?(.initialMetadata(head.metadata))
        // The server processes the call: it will not be sent again.
        self.framesAreComplete = false
        self.forgetFrames()
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        guard stream === self.stream, !self.isOver else {
            stream.consumed(data.readableBytes)
            return
        }
        self.lastActivity = .now()
        do {
            self.inbound.append(data)
            while let message = try self.inbound.next() {
                switch self.state.apply(.responseMessage) {
                case .accept: break
                case .drop: continue
                case .violation(.cardinality), .misuse(.cardinality): throw RPCError.wrongResponseCount(self.outgoing.method, 2)
                case .violation(.outOfOrder), .misuse(.outOfOrder):
                    throw RPCError(code: .internalError, message: "\(self.peer) answered in an order that gRPC does not allow")
                }
                self.outgoing.responseObserver?(.message(isCompressed: message.content.isCompressed))
                switch self.output {
                case .stream(let queue):
                    self.inbound.queued()
                    queue.offer(message.content, cost: message.credit)
                case .unary:
                    self.response = try message.content.payload()
                    stream.consumed(message.credit)
                }
            }
            self.creditLargeMessage()
        } catch {
            return self.end(error)
        }
        if endStream { self.end(RPCError(code: .unknown, message: "\(self.peer) ended the call without a status")) }
    }

    /// Returns window for responses that were read.
    func taken(_ count: Int, credit: Int) {
        self.stream?.consumed(credit)
        if self.inbound.taken(count) { self.creditLargeMessage() }
    }

    private func creditLargeMessage() {
        let early = self.inbound.takeEarlyCredit()
        if early > 0 { self.stream?.consumed(early) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {
        guard stream === self.stream, !self.isOver else { return }
        let head = ResponseHead(trailers)
        guard head.status != nil else {
            return self.end(RPCError(code: .unknown, message: "\(self.peer) ended the call without a status", metadata: head.metadata))
        }
        self.received(status: head)
    }

    func stream(_ stream: HTTP2Stream, didRefuseHeadersLargerThan limit: Int) {
        guard stream === self.stream, !self.isOver else { return }
        let which = self.state.response == .idle ? "head" : "trailers"
        self.end(RPCError.tooLarge("the \(which) of the answer of \(self.peer) are larger than the limit of \(limit) bytes"))
    }

    private func received(status head: ResponseHead) {
        if let error = head.error {
            if self.tryAgainLater(error, pushback: head.retryPushback) { return }
            _ = self.state.apply(.statusError)
            self.outgoing.responseObserver?(.trailingMetadata(head.metadata))
            return self.complete(.failure(error))
        }
        do {
            try self.inbound.checkEnd()
        } catch {
            return self.end(error)
        }
        switch self.state.apply(.statusOK) {
        case .accept, .drop:
            self.outgoing.responseObserver?(.trailingMetadata(head.metadata))
            self.complete(.success(()))
        case .violation, .misuse: self.end(RPCError.wrongResponseCount(self.outgoing.method, 0))
        }
    }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {
        if stream === self.stream { self.gate?.setOpen(true) }
    }

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        guard stream === self.stream, !self.isOver else { return }
        let error: RPCError
        switch reason {
        case .normal: error = RPCError(code: .unknown, message: "\(self.peer) ended the call without a status")
        case .refused:
            if self.tryAgainAtOnce() { return }
            return self.end(RPCError(code: .unavailable, message: "\(self.peer) refused the call"))
        case .reset(let code, _): error = .fromReset(code, peer: self.peer)
        case .connectionLost(let cause):
            error = RPCError(code: .unavailable, message: "\(self.peer): the connection was lost: \(cause)", cause: cause)
        }
        if !self.tryAgainLater(error) { self.end(error) }
    }

    // MARK: Ends

    /// The channel cannot take the call.
    func fail(_ error: RPCError) {
        self.end(error)
    }

    /// Ends the call without a status of the server, and resets its stream.
    func end(_ error: any Error) {
        self.eventLoop.preconditionInEventLoop()
        guard !self.isOver else { return }
        _ = self.state.apply(.abort)
        self.stream?.reset(.cancel)
        self.complete(.failure(error))
    }

    private func complete(_ result: Result<Void, any Error>) {
        self.isOver = true
        self.report(result)
        self.core.timers.cancel(self)
        self.forgetFrames()
        // The server has ended its half, and the rest of the request is useless.
        if self.state.request == .open { self.stream?.reset(.cancel) }
        switch (self.output, result) {
        case (.unary(let answer), .success):
            // The state ensures that there is a response.
            if let response = self.response { answer.resolve(.success(response)) }
        case (.unary(let answer), .failure(let error)): answer.resolve(.failure(error))
        case (.stream(let queue), .success): queue.finish()
        case (.stream(let queue), .failure(let error)): queue.fail(error, discarding: self.state.isAborted)
        }
        // Later writes are ignored, which is no error for the writer: the reader gets the outcome.
        self.gate?.close(self.state.isAborted ? .failure(CancellationError()) : .success(()))
    }

    private func report(_ result: Result<Void, any Error>) {
        if case .success = result { self.core.retryThrottle.succeeded() }
        guard let observer = self.core.observer else { return }
        let code: Status.Code
        switch result {
        case .success: code = .ok
        case .failure(let error): code = (error as? any RPCErrorConvertible)?.rpcError.code ?? .cancelled
        }
        observer.callEnded(
            ClientCallOutcome(
                method: self.outgoing.method, peer: self.core.target.name, code: code,
                duration: .nanoseconds((NIODeadline.now() - self.beganAt).nanoseconds), retries: max(0, self.attempts - 1)))
    }
}
