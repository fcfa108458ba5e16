import CarillonAPI
import HTTP2
import NIOCore
import NIOHTTP1

/// Enforces the limits of an HTTP/1.1 connection, behind its parser: heads and bodies must arrive in time, the client must read its answers, and
/// every request must have one host. For HTTP/2 the session enforces the same limits (``HTTPServerLimits``).
final class HTTP1RequestWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let times: HTTPServerLimits.Times
    private var context: ChannelHandlerContext?
    private let onCut: (@Sendable (ConnectionCutReason) -> Void)?
    private var progress: RequestProgress
    private let requests: HeldRequests
    /// The bodies of requests whose answers have not begun, the oldest first.
    private var held: [HeldRequest] = []
    /// The rest of the body is dropped.
    private var refusesBody = false
    /// The body was refused or overdue, or the server's half is closed; the timer now limits the answer, or the wait for the client's end.
    private var isEndingBody = false
    /// Answers that are not complete.
    private var unanswered = 0
    /// The connection closes after the pending answers.
    private var closesWhenAnswered = false
    /// Too many requests wait for their answers. Further ones are dropped, and ``HTTP1ByteWatch`` reads no more of them.
    private(set) var refusesRequests = false
    /// The server's half is closed. ``HTTP1ByteWatch`` reads what the client still sends, and drops it.
    private(set) var dropsBytes = false
    /// The next bytes are a body's.
    var isInBody: Bool { progress.isInBody }
    /// The client sent bytes that are no HTTP/1.1.
    private var isBroken = false
    private var timer: Scheduled<Void>?
    private var timerDeadline: NIODeadline?
    private var stalled: Scheduled<Void>?
    /// Number of request parts from the parser, for ``HTTP1ByteWatch``.
    private(set) var parts = 0

    /// - Parameters:
    ///   - requests: The connection's charges.
    ///   - onCut: Called for each client that is disconnected.
    init(times: HTTPServerLimits.Times, requests: HeldRequests, onCut: (@Sendable (ConnectionCutReason) -> Void)?) {
        self.times = times
        self.requests = requests
        self.onCut = onCut
        progress = RequestProgress(times)
    }

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        stopTimers()
        releaseBodies()
        self.context = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        stopTimers()
        releaseBodies()
        context.fireChannelInactive()
    }

    // MARK: Requests

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        parts &+= 1
        guard !refusesRequests else { return }
        switch unwrapInboundIn(data) {
        case .head(var head):
            guard unanswered < HTTPServerLimits.mostUnanswered else { return refuseRequests() }
            unanswered += 1
            held.append(HeldRequest())
            progress.headCompleted(now: context.eventLoop.now)
            if !Self.namesItsHost(head) { head.headers.replaceOrAdd(name: "host", value: "") }
            // Behind another request its answer would come first, and the client does not wait for ever (RFC 9110 §10.1.1).
            if unanswered == 1, Self.waitsForContinue(head) {
                context.writeAndFlush(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .continue))), promise: nil)
            }
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .body(let piece):
            guard !refusesBody else { return }
            // A body is not charged after its answer has begun, because no endpoint keeps it.
            guard held.isEmpty || requests.add(piece.readableBytes, to: &held[held.count - 1]) else {
                refusesBody = true
                return endBody(BodiesBeyondBudget(), .messageBudget, context)
            }
            context.fireChannelRead(data)
        case .end:
            progress.bodyCompleted()
            context.fireChannelRead(data)
        }
    }

    /// The handlers behind answer the parser's errors with 400. The end of a connection inside a request is no fault: networks lose connections.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        if !isBroken, let broken = error as? HTTPParserError, broken != .invalidEOFState, broken != .closedConnection {
            isBroken = true
            onCut?(.protocolViolation)
        }
        context.fireErrorCaught(error)
    }

    /// The client sends requests without waiting for answers. Those that were taken are answered, and then the connection closes: a client repeats
    /// the others on a new one (RFC 9112 §9.3.2).
    private func refuseRequests() {
        onCut?(.pipelining)
        (refusesRequests, closesWhenAnswered) = (true, true)
    }

    /// A read has ended. `isBegun`: it had bytes of an incomplete head.
    func readEnded(isBegun: Bool) {
        guard let context, !refusesRequests else { return }
        if isBegun { progress.headBegan(now: context.eventLoop.now) }
        setTimer(context)
    }

    /// Whether the head has exactly one Host field with a value, which only HTTP/1.0 may omit (RFC 9112 §3.2).
    private static func namesItsHost(_ head: HTTPRequestHead) -> Bool {
        let hosts = head.headers["host"]
        if hosts.isEmpty { return head.version == .http1_0 }
        return hosts.count == 1 && !hosts[0].isEmpty && !hosts[0].utf8.contains { $0 <= 0x20 || $0 == 0x7F || "/?#@\\".utf8.contains($0) }
    }

    /// Whether the client sends its body only after a 100 (RFC 9110 §10.1.1). HTTP/1.0 has no such answer.
    private static func waitsForContinue(_ head: HTTPRequestHead) -> Bool {
        head.version == .http1_1 && head.headers[canonicalForm: "expect"].contains { $0.lowercased() == "100-continue" }
    }

    // MARK: Time

    private func setTimer(_ context: ChannelHandlerContext) {
        guard !isEndingBody, let deadline = progress.deadline else { return }
        // A timer that is set too early does no harm: it finds nothing overdue and is set again.
        if let timerDeadline, timerDeadline <= deadline { return }
        timer?.cancel()
        timerDeadline = deadline
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        timer = context.eventLoop.scheduleTask(deadline: deadline) {
            let (watch, context) = bound.value
            watch.timerDeadline = nil
            watch.timerFired(context)
        }
    }

    private func timerFired(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        switch progress.takeOverdue(now: context.eventLoop.now) {
        case .head:
            onCut?(.slowHead)
            closesWhenAnswered = true
            guard unanswered == 0 else { return }
            let body = ByteBuffer(string: Self.lateHead.encoded(camelCase: false))
            let fields: HTTPHeaders = [
                "connection": "close", "content-type": "application/json; charset=utf-8", "content-length": "\(body.readableBytes)",
            ]
            context.write(wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .requestTimeout, headers: fields))), promise: nil)
            context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil)
            endAnswer(wrapOutboundOut(.end(nil)), nil, context)
        case .body: endBody(RequestTooSlow(), .slowRequest, context)
        case .drain: endBody(GatewayStopping(), nil, context)
        case nil: setTimer(context)
        }
    }

    /// The answer to a head that is not complete in time (GW-02). No request is known yet, so it has no id.
    private static let lateHead: JSONValue = [
        "ok": false,
        "error": [
            "code": .string(ErrorReason.requestTimeout.code), "message": "the head of the request did not come in completely in time; send it again",
            "field": .null, "request_id": .null,
        ],
    ]

    /// Ends the body with an error, which the endpoint answers. Then the connection closes, because the begin of the next request is unknown.
    private func endBody(_ error: any Error, _ reason: ConnectionCutReason?, _ context: ChannelHandlerContext) {
        if let reason { onCut?(reason) }
        guard unanswered > 0 else { return context.close(promise: nil) }
        closesWhenAnswered = true
        context.fireErrorCaught(error)
        // An endpoint that does not read its body answers later. Wait for it as long as a drain does.
        let channel = context.channel
        // The body's timer may still run. It would count a second cut and start this wait again.
        timer?.cancel()
        isEndingBody = true
        timer = context.eventLoop.scheduleTask(in: TimeAmount(HTTPServerLimits.drainTime)) { channel.close(promise: nil) }
    }

    private func releaseBodies() {
        for index in held.indices { requests.release(&held[index]) }
        held = []
    }

    private func stopTimers() {
        timer?.cancel()
        stalled?.cancel()
        (timer, stalled) = (nil, nil)
    }

    // MARK: Answers

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            if head.status.code >= 200, !held.isEmpty { requests.release(&held[0]); held.removeFirst() }
            return context.write(data, promise: promise)
        case .body: return context.write(data, promise: promise)
        case .end: unanswered -= 1
        }
        guard closesWhenAnswered, unanswered <= 0 else { return context.write(data, promise: promise) }
        endAnswer(data, promise, context)
    }

    /// Sends the rest of an answer, and closes the connection after it. Behind refused requests only the server's half: bytes of the client that
    /// nobody read would make the kernel reset the connection, and drop answers that the client has not read yet.
    private func endAnswer(_ end: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        let (sent, channel) = (promise ?? context.eventLoop.makePromise(of: Void.self), context.channel)
        if refusesRequests {
            let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
            sent.futureResult.whenSuccess {
                let (watch, context) = bound.value
                watch.close(context: context, mode: .output, promise: nil)
            }
            sent.futureResult.whenFailure { _ in channel.close(promise: nil) }
        } else {
            sent.futureResult.whenComplete { _ in channel.close(promise: nil) }
        }
        context.writeAndFlush(end, promise: sent)
    }

    /// After its last answer (also one to bytes that are no HTTP) the server closes its half, and waits for the client to close the other. A client
    /// whose bytes nobody reads any more cannot: its end would come behind them. So the wait is as long as a drain.
    func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode == .output else { return context.close(mode: mode, promise: promise) }
        let (closed, bound) = (promise ?? context.eventLoop.makePromise(of: Void.self), NIOLoopBound(self, eventLoop: context.eventLoop))
        closed.futureResult.whenSuccess { bound.value.linger() }
        context.close(mode: mode, promise: closed)
    }

    private func linger() {
        guard let context, context.channel.isActive else { return }
        let channel = context.channel
        timer?.cancel()
        isEndingBody = true
        timer = channel.eventLoop.scheduleTask(in: TimeAmount(HTTPServerLimits.drainTime)) { channel.close(promise: nil) }
        guard refusesRequests else { return }
        dropsBytes = true
        // The last read was refused, and the channel asks only after one that came back.
        context.read()
    }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        stalled?.cancel()
        stalled = nil
        if !context.channel.isWritable {
            let (channel, onCut) = (context.channel, onCut)
            stalled = context.eventLoop.scheduleTask(in: times.stalledReader) {
                onCut?(.slowReader)
                channel.close(promise: nil)
            }
        }
        context.fireChannelWritabilityChanged()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is ChannelShouldQuiesceEvent {
            progress.drainBegan(now: context.eventLoop.now)
            setTimer(context)
        }
        context.fireUserInboundEventTriggered(event)
    }
}

/// Tells ``HTTP1RequestWatch`` of bytes from which the parser made no part: the begin of a head. Gives the parser no requests that the watch refuses.
/// Its place is before the parser.
final class HTTP1ByteWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    /// Bytes that the parser gets at once, outside of bodies: at most 200 requests. A read of 64 KiB can hold 3,000.
    private static let pieceBytes = 4_096

    private let watch: HTTP1RequestWatch

    init(_ watch: HTTP1RequestWatch) { self.watch = watch }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !watch.dropsBytes else { return }
        let parts = watch.parts
        var bytes = unwrapInboundIn(data)
        while !watch.refusesRequests, bytes.readableBytes > 0 {
            let count = watch.isInBody ? bytes.readableBytes : min(bytes.readableBytes, Self.pieceBytes)
            guard let piece = bytes.readSlice(length: count) else { break }
            context.fireChannelRead(wrapInboundOut(piece))
        }
        watch.readEnded(isBegun: watch.parts == parts)
    }

    func read(context: ChannelHandlerContext) {
        if !watch.refusesRequests || watch.dropsBytes { context.read() }
    }
}
