import HTTP2
import NIOCore

/// One call on a server: turns the events of its HTTP/2 stream into a handler's task and the handler's answers into frames.
///
/// A unary request is buffered whole before its handler starts, and its response leaves in one write. Each call has one task. The deadline is a
/// timer of the event loop. The task is cancelled when the stream ends first.
// Sendable by confinement: mutable members are used only on the stream's event loop, which is asserted where tasks enter.
final class ServerCall: HTTP2StreamDelegate, NIOScheduledCallbackHandler, @unchecked Sendable {
    let core: ServerCore
    let stream: HTTP2Stream
    let workers: HandlerWorkers
    /// Suspends a streaming handler that writes faster than the client reads.
    private var outbound: ResponseSink?

    /// `nil` until the head was accepted, and after a refusal.
    private(set) var state: CallState?
    private(set) var context: ServerContext?
    private var route: Route?
    var inbound: InboundMessages
    /// The requests for a streaming handler.
    private var requests: MessageQueue?
    /// The unary request, until its handler begins.
    var unaryRequest: ReceivedMessage?
    private var task: Task<Void, Never>?
    /// The deadline's timer.
    var timer: NIOScheduledCallback?
    var encodings = (request: MessageEncoding.identity, acceptsGzip: false)
    /// Responses of at least this many bytes are compressed; `nil`: none. Set when the head is sent.
    var compressesFrom: Int?
    /// Bytes on the wire of messages that a streaming handler has not read.
    var queuedBytes = 0
    /// Bytes charged to the server's budget for the part of the request that no handler has yet.
    var heldBytes = 0
    var decompressedBytes = 0
    /// Bytes of a large head, until its handler has it.
    var headBytes = 0
    /// A large request waits to be decoded or for room for its answer. It stays charged meanwhile.
    var waitsForDecoding = false
    /// The handler of a decoded large request. Resumed when there is room for its answer, or when the call is over.
    var waitingHandler: UnsafeContinuation<Void, Never>?
    /// The interceptors admit the call by its head. They are asked before the first bytes are charged.
    var isAdmitted = false
    /// The interceptors refuse the call by its head; its request is not read.
    private var isDiscarded = false
    /// Bytes of the connection's large-message budget that the request has reserved, and whether it waits for a reservation.
    var reservedBytes = 0
    var isWaitingForRoom = false
    /// Bytes charged for an answer that waits for room on the connection.
    var heldAnswerBytes = 0
    /// Set while the handler still runs after the call has ended.
    var lingersIn: ConnectionShare?

    var eventLoop: any EventLoop { self.workers.executor.eventLoop }

    init(core: ServerCore, stream: HTTP2Stream, workers: HandlerWorkers) {
        self.core = core
        self.stream = stream
        self.workers = workers
        self.inbound = InboundMessages(limits: core.limits)
    }

    // MARK: Events of the client

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        let head = RequestHead(headers, routes: self.core.routes)
        switch head.refusal {
        case nil: break
        case .unsupportedMediaType: return self.refuse(ResponseHeaders.unsupportedMediaType)
        case .status(let error): return self.refuse(ResponseHeaders.trailersOnly(error))
        case .unknownEncoding(let error): return self.refuse(ResponseHeaders.unknownEncoding(error))
        }
        if let error = self.refusalBecauseOfLingerers { return self.refuse(ResponseHeaders.trailersOnly(error)) }
        // A head without a route was refused above.
        guard let route = head.route else { return }
        let method = route.method
        let deadline = head.timeout.map { NIODeadline.now() + $0 }
        var state = CallState(role: .server, callType: method.callType)
        _ = state.apply(.requestHead)
        self.state = state
        self.route = route
        self.inbound.encoding = head.encoding
        self.encodings = (head.encoding, head.acceptsGzip)
        self.context = ServerContext(
            call: CallInfo(
                method: method, metadata: head.metadata, peer: stream.connection.remoteDescription,
                peerIdentity: stream.connection.peerIdentity, deadline: deadline, serial: RequestSerial.next()))

        if let deadline, !self.startTimer(deadline) { return }
        if case .streaming(let invoke) = route.invoker { self.startStreaming(invoke) }
        if endStream { self.requestEnded() } else { self.holdHead(headers.listSize) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        guard let state = self.state, !state.isOver, !self.isDiscarded else {
            // The call was refused or answered already: further data is dropped.
            stream.consumed(data.readableBytes)
            return
        }
        do {
            self.inbound.append(data)
            while let message = try self.inbound.next() {
                guard try self.accept(.requestMessage) else { continue }
                if let requests = self.requests {
                    self.inbound.queued()
                    self.queuedBytes += message.content.wire.readableBytes
                    requests.offer(message.content, cost: message.credit)
                } else {
                    self.unaryRequest = message.content
                    self.context?.requestWasCompressed = message.content.isCompressed
                    stream.consumed(message.credit)
                }
            }
            if !endStream || self.requests != nil, !self.settleHeldBytes() { return }
            if self.inbound.largeMessageBytes > 0 { self.creditLargeMessage() }
            if endStream { self.requestEnded() }
        } catch {
            self.end(with: RPCError.ofRequest(error))
        }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {
        // gRPC has no request trailers. They only mark the end of the request.
        if let state = self.state, !state.isOver, !self.isDiscarded { self.requestEnded() }
    }

    func stream(_ stream: HTTP2Stream, didRefuseHeadersLargerThan limit: Int) {
        self.end(with: RPCError.tooLarge("the trailers of the request are larger than the limit of \(limit) bytes"))
    }

    private func requestEnded() {
        do {
            try self.inbound.checkEnd()
            guard try self.accept(.requestEnd) else { return }
        } catch {
            return self.end(with: RPCError.ofRequest(error))
        }
        if let requests = self.requests {
            requests.finish()
        } else if self.stream.connection.isCongested {
            // The client does not read its earlier answers. Another answer would only wait in memory.
            guard self.settleHeldBytes() else { return }
            self.stream.connection.whenUncongested(self.stream) { self.startUnary() }
        } else {
            self.startUnary()
        }
    }

    /// Applies an event of the client. Returns false for one that is ignored; throws the error for one that is not allowed.
    private func accept(_ event: CallState.Event) throws -> Bool {
        switch self.state?.apply(event) {
        case .accept: return true
        case .drop, nil: return false
        case .violation(.cardinality): throw RPCError.wrongRequestCount(event == .requestEnd ? 0 : 2)
        case .violation(.outOfOrder):
            throw RPCError(code: .internalError, message: "the client sent its request in an order that gRPC does not allow")
        case .misuse(let fault): preconditionFailure("a server noted \(event) of its client as its own: \(fault)")
        }
    }

    func streamDidBecomeWritable(_ stream: HTTP2Stream) {
        self.outbound?.gate.setOpen(true)
    }

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        if let state = self.state, !state.isOver {
            self.abandon(RPCError(code: .cancelled, message: "the client went away before it had its answer"))
        }
        self.release()
    }

    // MARK: The handler

    /// Starts the handler of a unary call whose request is complete.
    private func startUnary() {
        guard self.state?.isOver == false, self.unaryRequest != nil else { return }
        if self.unaryRequest?.isCompressed == true, !self.chargeDecompressed(self.unaryRequest?.decompressedBytes ?? 0) { return }
        // The handler runs here up to its first suspension, so that a burst of requests uses the same warm memory one after the other. Its
        // answer is flushed after all data of this read was handled.
        let task = self.workers.serve(self)
        if self.state?.isOver == false { self.task = task }
        // The handler has the head now, or will have it when the request is decoded.
        self.headBytes = 0
        if self.heldBytes > 0 { _ = self.settleHeldBytes() }
    }

    /// Whether the interceptors admit the call by its head. True for streaming calls, whose interceptors run when the call begins.
    func interceptorsAdmit() -> Bool {
        guard self.requests == nil, let route = self.route, let context = self.context else { return true }
        return route.interceptors.allSatisfy { $0.admits(context) }
    }

    /// Runs the interceptors without the request, so that they refuse the call.
    func refuseRequest() {
        self.isDiscarded = true
        self.inbound.forget()
        self.unaryRequest = ReceivedMessage(wire: ByteBuffer(), isDiscarded: true)
        self.startUnary()
    }

    /// The handler of a unary call with its arguments. `nil` when the call ended before its handler began.
    func takeHandler() -> (invoke: UnaryInvoker, request: ReceivedMessage, context: ServerContext)? {
        self.eventLoop.assertInEventLoop()
        guard let context = self.context, var request = self.unaryRequest, case .unary(let invoke)? = self.route?.invoker else { return nil }
        self.unaryRequest = nil
        if request.isLarge {
            if self.heldBytes > 0 { self.keepChargeUntilDecoded() }
            request.onceDecoded = self.awaitRoomForAnswer
        }
        return (invoke, request, context)
    }

    /// Answers with the handler's result. On the event loop.
    func finishUnary(_ result: Result<ByteBuffer, any Error>) {
        self.eventLoop.assertInEventLoop()
        // The task serves another call from here on.
        self.task = nil
        self.handlerReturned()
        if self.waitsForDecoding { self.decodingEnded() }
        if self.decompressedBytes > 0 { self.releaseDecompressed() }
        guard let state = self.state, !state.isOver else { return }
        switch result {
        case .failure(let error): self.end(withHandlerError: error)
        case .success(let frame):
            if self.stream.connection.isCongested { self.queueAnswer(frame) } else { self.answer(frame) }
        }
    }

    /// Sends the answer of a unary call.
    func answer(_ frame: ByteBuffer) {
        _ = self.state?.apply(.responseHead)
        _ = self.state?.apply(.responseMessage)
        _ = self.state?.apply(.statusOK)
        let options = self.context?.call.responseOptions
        let head = self.makeHead(options)
        self.stream.sendResponse(headers: head, data: self.encoded(frame, compressed: true), trailers: Self.okTrailers(options))
        self.stopTimer()
    }

    private func startStreaming(_ invoke: @escaping @Sendable (any MessageSource, any MessageSink, ServerContext) async throws -> Void) {
        guard let context = self.context else { return }
        // A reference cycle of call and queue, until the stream closes.
        let requests = MessageQueue(
            onTaken: { message, credit in self.onLoop { self.taken(message, credit: credit) } },
            onWait: { self.onLoop { self.releaseDecompressed() } })
        let responses = ResponseSink(call: self)
        self.requests = requests
        self.outbound = responses
        self.core.began(self)
        // A stream of requests may be quiet for hours.
        stream.takesItsTime = context.method.callType.streamsRequests
        self.task = Task(executorPreference: self.workers.executor) {
            let result: Result<Void, any Error>
            do { result = .success(try await invoke(requests, responses, context)) } catch { result = .failure(error) }
            self.onLoop { self.finishStreaming(result) }
        }
    }

    /// Runs `body` on the event loop: now, if this is it, or soon.
    func onLoop(_ body: @escaping @Sendable () -> Void) {
        if self.eventLoop.inEventLoop { body() } else { self.eventLoop.execute(body) }
    }

    private func finishStreaming(_ result: Result<Void, any Error>) {
        self.eventLoop.preconditionInEventLoop()
        self.task = nil
        self.handlerReturned()
        if self.decompressedBytes > 0 { self.releaseDecompressed() }
        guard let state = self.state, !state.isOver else { return }
        switch result {
        case .failure(let error): self.end(withHandlerError: error)
        case .success:
            if state.response == .idle { self.sendHead() }
            switch self.state?.apply(.statusOK) {
            case .accept:
                self.stream.sendTrailers(Self.okTrailers(self.context?.call.responseOptions))
                self.stopTimer()
            default:
                // Unreachable: only a handler of a call with one response that gave none, which its type prevents.
                self.end(with: RPCError(code: .internalError, message: "the handler gave no response"))
            }
        }
    }

    // MARK: Answers

    private func sendHead() {
        guard case .accept? = self.state?.apply(.responseHead) else { return }
        self.stream.sendHeaders(self.makeHead(self.context?.call.responseOptions), endStream: false)
    }

    /// Sends one message of a streaming response.
    func write(_ frame: ByteBuffer, compressed: Bool) throws {
        self.eventLoop.preconditionInEventLoop()
        if self.state?.response == .idle { self.sendHead() }
        switch self.state?.apply(.responseMessage) {
        case .accept: break
        case .drop, nil: return
        case .violation(let fault), .misuse(let fault):
            throw RPCError(code: .internalError, message: "a response was written after the call was answered (\(fault))")
        }
        self.stream.sendData(self.encoded(frame, compressed: compressed), endStream: false)
        if !self.stream.isWritable { self.outbound?.gate.setOpen(false) }
    }

    private func end(withHandlerError error: any Error) {
        guard let context = self.context else { return }
        let error = RPCError.fromHandler(error, context: context)
        if !context.call.isFailureLogged { self.core.log(error, context: context) }
        self.end(with: error)
    }

    /// Answers with a status other than OK, unless the call was answered, and cancels the handler.
    func end(with error: RPCError) {
        self.eventLoop.preconditionInEventLoop()
        guard let state = self.state, !state.isOver else { return }
        var error = error
        if let context = self.context {
            error.metadata = context.trailingMetadata(of: error)
            if state.response == .idle, context.call.responseOptions?.initialMetadata.isEmpty == false { self.sendHead() }
        }
        let isTrailersOnly = self.state?.response == .idle
        guard case .accept? = self.state?.apply(.statusError) else { return }
        if isTrailersOnly {
            self.stream.sendHeaders(ResponseHeaders.trailersOnly(error), endStream: true)
        } else {
            self.stream.sendTrailers(ResponseHeaders.trailers(error))
        }
        self.stopTimer()
        self.stopHandler(error)
    }

    /// Answers a request that reaches no handler.
    private func refuse(_ headers: HTTP2Headers) {
        self.stream.sendHeaders(headers, endStream: true)
    }

    // MARK: Ends

    /// Ends a call whose client will not read an answer.
    func abandon(_ error: RPCError) {
        _ = self.state?.apply(.abort)
        self.stopTimer()
        self.stopHandler(error)
    }

    private func stopHandler(_ error: RPCError) {
        self.dropRequest()
        self.requests?.fail(error, discarding: true)
        self.outbound?.gate.close(.failure(error))
        guard let task = self.task else { return }
        self.task = nil
        self.handlerLingers()
        task.cancel()
        self.resumeHandler()
    }

    /// Releases the request, which no handler will read.
    private func dropRequest() {
        self.inbound.forget()
        self.unaryRequest = nil
        self.queuedBytes = 0
        self.headBytes = 0
        if self.heldBytes > 0 { _ = self.settleHeldBytes() }
        if self.heldAnswerBytes > 0 { self.releaseAnswer() }
    }

    /// Releases everything after the stream has closed.
    private func release() {
        if self.requests != nil { self.core.ended(self) }
        self.releaseRoom()
        if self.heldBytes > 0 { self.dropRequest() }
        self.unaryRequest = nil
        self.task = nil
        self.requests = nil
        self.outbound = nil
    }
}
