import HTTP2
import NIOCore

/// One call on a server: turns the events of its HTTP/2 stream into a handler's task and the handler's answers into frames.
///
/// A unary request is buffered whole before its handler starts and its response leaves in one write. One task a call; the deadline is a
/// timer of the loop; the task is cancelled when the stream ends before it does.
// Sendable by confinement: every mutable member is touched on the stream's event loop alone, which is asserted where tasks come in.
final class ServerCall: HTTP2StreamDelegate, NIOScheduledCallbackHandler, @unchecked Sendable {
    let core: ServerCore
    let stream: HTTP2Stream
    let workers: HandlerWorkers
    /// Holds back a streaming handler that writes faster than the client reads.
    private var outbound: ResponseSink?

    /// `nil` until the head was accepted, and after a refusal.
    private(set) var state: CallState?
    private(set) var context: ServerContext?
    private var route: Route?
    var inbound: InboundMessages
    /// Where a streaming handler reads.
    private var requests: MessageQueue?
    /// A unary request until its handler begins.
    var unaryRequest: ReceivedMessage?
    private var task: Task<Void, Never>?
    /// Of the deadline.
    var timer: NIOScheduledCallback?
    var encodings = (request: MessageEncoding.identity, acceptsGzip: false)
    /// Responses from this size on are compressed; `nil`: none. Decided when the head leaves.
    var compressesFrom: Int?
    /// The wire form of messages that a streaming handler has not taken.
    var queuedBytes = 0
    /// What the call has of the server's budget: for bytes that no handler has, and for what its handler decompresses or decodes for long.
    var heldBytes = 0
    var decompressedBytes = 0
    /// What a large head takes until its handler has it.
    var headBytes = 0
    /// A large request waits to be decoded, or for room for its answer, and stays charged as long.
    var waitsForDecoding = false
    /// Resumed when there is room for the answer of a large request, or the call is over.
    var heldBack: UnsafeContinuation<Void, Never>?
    /// The interceptors would let the call on; asked before anything is held.
    var isLetOn = false
    /// The interceptors are refusing the call by its head; the request is not taken in.
    private var isWithheld = false
    /// What a large request has of its connection's budget, and whether it waits for that.
    var reservedBytes = 0
    var isWaitingForRoom = false
    /// Bytes of an answer that waits for room on the connection.
    var heldAnswerBytes = 0
    /// Set while the handler runs though the call is over.
    var lingersIn: ConnectionShare?

    var eventLoop: any EventLoop { self.workers.executor.eventLoop }

    init(core: ServerCore, stream: HTTP2Stream, workers: HandlerWorkers) {
        self.core = core
        self.stream = stream
        self.workers = workers
        self.inbound = InboundMessages(limits: core.limits)
    }

    // MARK: What the client says

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
        guard let state = self.state, !state.isOver, !self.isWithheld else {
            // Refused or answered already: what still comes is read and forgotten.
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
            self.end(with: RPCError.fromWire(error))
        }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {
        // gRPC has no request trailers; the end they mark counts.
        if let state = self.state, !state.isOver, !self.isWithheld { self.requestEnded() }
    }

    func stream(_ stream: HTTP2Stream, didRefuseHeadersLargerThan limit: Int) {
        self.end(with: RPCError.tooLarge("the trailers of the request are larger than the limit of \(limit) bytes"))
    }

    private func requestEnded() {
        do {
            try self.inbound.checkEnd()
            guard try self.accept(.requestEnd) else { return }
        } catch {
            return self.end(with: RPCError.fromWire(error))
        }
        if let requests = self.requests {
            requests.finish()
        } else if self.stream.connection.isCongested {
            // Its answer would be memory that waits for a client which has not taken the answers before.
            guard self.settleHeldBytes() else { return }
            self.stream.connection.whenUncongested(self.stream) { self.startUnary() }
        } else {
            self.startUnary()
        }
    }

    /// Whether the event counts; throws what the client is told when it may not come.
    private func accept(_ event: CallState.Event) throws -> Bool {
        switch self.state?.apply(event) {
        case .accept: return true
        case .drop, nil: return false
        case .violation(.cardinality): throw RPCError.wrongRequestCount(event == .requestEnd ? 0 : 2)
        case .violation(.outOfOrder):
            throw RPCError(code: .internalError, message: "the client sent its request in an order gRPC does not know")
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
        // The handler runs here and now up to its first suspension, so that a burst of requests uses the same warm memory for one after
        // the other. Sending is fine in here: what it sends leaves when everything that was read is dealt with.
        let task = self.workers.serve(self)
        if self.state?.isOver == false { self.task = task }
        // The handler has it now, or will when it is decoded.
        self.headBytes = 0
        if self.heldBytes > 0 { _ = self.settleHeldBytes() }
    }

    /// Whether the interceptors would let the call on. Those of a stream are asked as it begins.
    func askInterceptors() -> Bool {
        guard self.requests == nil, let route = self.route, let context = self.context else { return true }
        return route.interceptors.allSatisfy { $0.letsOn(context) }
    }

    /// Lets the interceptors refuse the call now, without its request.
    func withholdRequest() {
        self.isWithheld = true
        self.inbound.forget()
        self.unaryRequest = ReceivedMessage(wire: ByteBuffer(), isWithheld: true)
        self.startUnary()
    }

    /// The handler of a unary call whose request is complete, and what it is given. `nil` when the call ended before its handler began.
    func takeHandler() -> (invoke: UnaryInvoker, request: ReceivedMessage, context: ServerContext)? {
        self.eventLoop.assertInEventLoop()
        guard let context = self.context, var request = self.unaryRequest, case .unary(let invoke)? = self.route?.invoker else { return nil }
        self.unaryRequest = nil
        if request.isLarge {
            if self.heldBytes > 0 { self.keepCharge() }
            request.onceDecoded = self.awaitRoomForAnswer
        }
        return (invoke, request, context)
    }

    /// Takes what the handler gave. On the loop, which the stream checks again.
    func finishUnary(_ result: Result<ByteBuffer, any Error>) {
        self.eventLoop.assertInEventLoop()
        // From here on the task is another call's.
        self.task = nil
        self.handlerReturned()
        if self.waitsForDecoding { self.decodingEnded() }
        if self.decompressedBytes > 0 { self.releaseDecompressed() }
        guard let state = self.state, !state.isOver else { return }
        switch result {
        case .failure(let error): self.end(withHandlerError: error)
        case .success(let frame):
            if self.stream.connection.isCongested { self.holdBack(frame) } else { self.answer(frame) }
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
        // The queue holds the call and the call the queue, until the stream closes.
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

    /// Does it now on the loop, or soon.
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
                // The only fault left: a call with one response whose handler gave none, which its type makes impossible.
                self.end(with: RPCError(code: .internalError, message: "the handler gave no response"))
            }
        }
    }

    // MARK: What the server says

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
        self.core.log(error, context: context)
        self.end(with: error)
    }

    /// Answers with a status other than OK, unless the call has its answer, and stops the handler.
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

    /// Ends a call to which nobody will read an answer.
    func abandon(_ error: RPCError) {
        _ = self.state?.apply(.abort)
        self.stopTimer()
        self.stopHandler(error)
    }

    private func stopHandler(_ error: RPCError) {
        self.forgetRequest()
        self.requests?.fail(error, discarding: true)
        self.outbound?.gate.close(.failure(error))
        guard let task = self.task else { return }
        self.task = nil
        self.handlerLingers()
        task.cancel()
        self.letGo()
    }

    /// Lets go of what no handler will read.
    private func forgetRequest() {
        self.inbound.forget()
        self.unaryRequest = nil
        self.queuedBytes = 0
        self.headBytes = 0
        if self.heldBytes > 0 { _ = self.settleHeldBytes() }
        if self.heldAnswerBytes > 0 { self.releaseAnswer() }
    }

    /// Lets go of what the stream held, once it is over.
    private func release() {
        if self.requests != nil { self.core.ended(self) }
        self.releaseRoom()
        if self.heldBytes > 0 { self.forgetRequest() }
        self.unaryRequest = nil
        self.task = nil
        self.requests = nil
        self.outbound = nil
    }
}
