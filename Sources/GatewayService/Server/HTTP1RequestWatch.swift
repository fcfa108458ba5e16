import HTTP2
import NIOCore
import NIOHTTP1

/// Watches an HTTP/1.1 connection behind its parser: each head and each body comes in time, the client reads what it asked for, and every request
/// names its host. HTTP/2 connections have the same limits by themselves (``FrontDoorLimits``).
final class HTTP1RequestWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias InboundOut = HTTPServerRequestPart
    typealias OutboundIn = HTTPServerResponsePart
    typealias OutboundOut = HTTPServerResponsePart

    private let times: FrontDoorLimits.Times
    private var context: ChannelHandlerContext?
    private let onCut: (@Sendable (HTTP2CutReason) -> Void)?
    private var progress: RequestProgress
    private let requests: HeldRequests
    /// The bodies of requests whose answers have not begun, the oldest first.
    private var held: [HeldRequest] = []
    /// The rest of a body is not taken.
    private var refusesBody = false
    /// A body was given up: from here on the timer is that of the answer.
    private var isEndingBody = false
    /// Answers that are not complete.
    private var unanswered = 0
    /// The connection ends with the answers that are due.
    private var closesWhenAnswered = false
    private var timer: Scheduled<Void>?
    private var timerDeadline: NIODeadline?
    private var stalled: Scheduled<Void>?
    /// Parts of requests that the parser made, for ``HTTP1ByteWatch``.
    private(set) var parts = 0

    /// - Parameters:
    ///   - requests: of this connection.
    ///   - onCut: told of each client that is cut off.
    init(times: FrontDoorLimits.Times, requests: HeldRequests, onCut: (@Sendable (HTTP2CutReason) -> Void)?) {
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
        switch unwrapInboundIn(data) {
        case .head(var head):
            unanswered += 1
            held.append(HeldRequest())
            progress.headCompleted(now: context.eventLoop.now)
            if !Self.namesItsHost(head) { head.headers.replaceOrAdd(name: "host", value: "") }
            context.fireChannelRead(wrapInboundOut(.head(head)))
        case .body(let piece):
            guard !refusesBody else { return }
            // Once the answer has begun nobody keeps the body, and it is not charged.
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

    /// A read is over. `isBegun`: it brought bytes of a head that is not complete.
    func readEnded(isBegun: Bool) {
        guard let context else { return }
        if isBegun { progress.headBegan(now: context.eventLoop.now) }
        setTimer(context)
    }

    /// One Host field with something in it, which only HTTP/1.0 may leave out (RFC 9112 §3.2).
    private static func namesItsHost(_ head: HTTPRequestHead) -> Bool {
        let hosts = head.headers["host"]
        if hosts.isEmpty { return head.version == .http1_0 }
        return hosts.count == 1 && !hosts[0].isEmpty && !hosts[0].utf8.contains { $0 <= 0x20 || $0 == 0x7F || "/?#@\\".utf8.contains($0) }
    }

    // MARK: Time

    private func setTimer(_ context: ChannelHandlerContext) {
        guard !isEndingBody, let deadline = progress.deadline else { return }
        // Later is fine: the timer finds nothing overdue and moves on. Earlier is not.
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
            let head = HTTPResponseHead(version: .http1_1, status: .requestTimeout, headers: ["connection": "close", "content-length": "0"])
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            endAnswer(wrapOutboundOut(.end(nil)), nil, context)
        case .body: endBody(RequestTooSlow(), .slowRequest, context)
        case .drain: endBody(GatewayStopping(), nil, context)
        case nil: setTimer(context)
        }
    }

    /// Whoever reads the body gets the error, and answers with it; then the connection ends, because where the next request begins is not known.
    private func endBody(_ error: any Error, _ reason: HTTP2CutReason?, _ context: ChannelHandlerContext) {
        if let reason { onCut?(reason) }
        guard unanswered > 0 else { return context.close(promise: nil) }
        closesWhenAnswered = true
        context.fireErrorCaught(error)
        // An endpoint that does not read its body answers when it is done; nobody waits for it longer than a drain does.
        let channel = context.channel
        // The timer of the body may still run: it would count a second cut, and begin this wait anew.
        timer?.cancel()
        isEndingBody = true
        timer = context.eventLoop.scheduleTask(in: TimeAmount(FrontDoorLimits.drainTime)) { channel.close(promise: nil) }
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

    /// Sends what is left of an answer, and closes behind it.
    private func endAnswer(_ end: NIOAny, _ promise: EventLoopPromise<Void>?, _ context: ChannelHandlerContext) {
        let (sent, channel) = (promise ?? context.eventLoop.makePromise(of: Void.self), context.channel)
        sent.futureResult.whenComplete { _ in channel.close(promise: nil) }
        context.writeAndFlush(end, promise: sent)
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

/// Stands before the parser and tells ``HTTP1RequestWatch`` of bytes from which the parser made nothing: the beginning of a head.
final class HTTP1ByteWatch: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let watch: HTTP1RequestWatch

    init(_ watch: HTTP1RequestWatch) { self.watch = watch }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let parts = watch.parts
        context.fireChannelRead(data)
        watch.readEnded(isBegun: watch.parts == parts)
    }
}
