import NIOCore

/// TLS for a channel: put it first in the pipeline. One handler, one connection.
///
/// The handshake begins when the channel is active. The handler fires `TLSHandshakeCompleted` before the first byte of application data; earlier
/// writes wait. It fires failures as `TLSError` and then closes the channel. Closing sends close_notify.
public final class TLSHandler: ChannelDuplexHandler {
    public typealias InboundIn = ByteBuffer
    public typealias InboundOut = ByteBuffer
    public typealias OutboundIn = ByteBuffer
    public typealias OutboundOut = ByteBuffer

    private enum State {
        case idle
        case handshaking
        case open
        /// Our direction has ended with close_notify; the peer's is open.
        case outputClosed
        /// close_notify is being sent.
        case closing
        /// Failed: the alert is being sent, and further input is dropped.
        case failed
        case closed
    }

    /// The time for a refused peer to read the alert with the reason.
    private static let lingerTime = TimeAmount.seconds(1)
    /// Most bytes that wait for the handshake.
    private static let maxEarlyBytes = 1024 * 1024

    private let session: TLSSession
    private let handshakeTimeout: TimeAmount
    private let onFailure: TLSServerContext.FailureReport?
    private var state = State.idle
    private var handshakeTimer: Scheduled<Void>?
    private var early: [(ByteBuffer, EventLoopPromise<Void>?)] = []
    private var earlyBytes = 0
    private var earlyFlush = false
    /// Whether our direction must end after the writes that wait for the handshake.
    private var earlyEnd: (isAsked: Bool, promise: EventLoopPromise<Void>?) = (false, nil)
    /// Completes when all bytes that were encrypted since the last flush are written.
    private var writePromise: EventLoopPromise<Void>?

    /// For an accepted connection.
    public init(context: TLSServerContext, handshakeTimeout: TimeAmount = .seconds(10)) throws {
        session = context.makeSession()
        onFailure = context.onFailure
        self.handshakeTimeout = handshakeTimeout
    }

    /// For an outgoing connection. Without a server name, the context's configuration must have one.
    /// - Throws: `TLSError` `.configuration` if neither knows the name.
    public init(context: TLSClientContext, serverName: String?, handshakeTimeout: TimeAmount = .seconds(10)) throws {
        session = try context.makeSession(serverName: serverName)
        onFailure = nil
        self.handshakeTimeout = handshakeTimeout
    }

    // MARK: Life of the channel

    public func handlerAdded(context: ChannelHandlerContext) {
        if context.channel.isActive { beginHandshake(context) }
    }

    public func channelActive(context: ChannelHandlerContext) {
        beginHandshake(context)
        context.fireChannelActive()
    }

    public func handlerRemoved(context: ChannelHandlerContext) { tearDown() }

    public func channelInactive(context: ChannelHandlerContext) {
        if state == .handshaking {
            report(context, TLSError.abandoned(by: session.role))
        }
        tearDown()
        context.fireChannelInactive()
    }

    private func tearDown() {
        handshakeTimer?.cancel()
        handshakeTimer = nil
        state = .closed
        let waiting = early
        early = []
        for (_, promise) in waiting { promise?.fail(ChannelError.ioOnClosedChannel) }
        earlyEnd.promise?.fail(ChannelError.ioOnClosedChannel)
        earlyEnd.promise = nil
        writePromise?.fail(ChannelError.ioOnClosedChannel)
        writePromise = nil
    }

    // MARK: Handshake

    private func beginHandshake(_ context: ChannelHandlerContext) {
        guard state == .idle else { return }
        state = .handshaking
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        handshakeTimer = context.eventLoop.scheduleTask(in: handshakeTimeout) {
            let (handler, context) = bound.value
            guard handler.state == .handshaking else { return }
            let milliseconds = handler.handshakeTimeout.nanoseconds / 1_000_000
            handler.fail(
                context, TLSError(.timedOut, "the TLS handshake with \(handler.session.role.peer) was not complete after \(milliseconds) ms"))
        }
        continueHandshake(context)
    }

    private func continueHandshake(_ context: ChannelHandlerContext) {
        do {
            let isComplete = try session.handshake()
            flushCiphertext(context)
            if isComplete { completeHandshake(context) }
        } catch {
            fail(context, error)
        }
    }

    private func completeHandshake(_ context: ChannelHandlerContext) {
        handshakeTimer?.cancel()
        handshakeTimer = nil
        state = .open
        context.fireUserInboundEventTriggered(
            TLSHandshakeCompleted(applicationProtocol: session.applicationProtocol, peerIdentity: session.peerIdentity))
        let waiting = early
        early = []
        for (buffer, promise) in waiting { encrypt(context, buffer, promise) }
        if earlyFlush { flushCiphertext(context) }
        guard earlyEnd.isAsked, state == .open else { return }
        endOutput(context, earlyEnd.promise)
        earlyEnd.promise = nil
    }

    // MARK: Inbound

    public func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state == .handshaking || isReadable else { return }
        session.feed(unwrapInboundIn(data))
        if state == .handshaking { continueHandshake(context) }
        if isReadable { decrypt(context) }
    }

    private var isReadable: Bool { state == .open || state == .outputClosed }

    private func decrypt(_ context: ChannelHandlerContext) {
        var plaintext = context.channel.allocator.buffer(capacity: session.incoming.readableBytes)
        let outcome = Result { try session.decrypt(into: &plaintext) }
        if plaintext.readableBytes > 0 { context.fireChannelRead(wrapInboundOut(plaintext)) }
        // A reader of the plaintext may have closed the channel.
        guard isReadable else { return }
        // OpenSSL may have answered a key update.
        if session.outgoing.readableBytes > 0 { flushCiphertext(context) }
        switch outcome {
        case .success(.needsMore): break
        case .success(.closed): context.channel.close(promise: nil)
        case .failure(let error): fail(context, error)
        }
    }

    // MARK: Outbound

    public func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let buffer = unwrapOutboundIn(data)
        switch state {
        case .open:
            encrypt(context, buffer, promise)
        case .idle, .handshaking:
            earlyBytes += buffer.readableBytes
            guard earlyBytes <= Self.maxEarlyBytes else {
                promise?.fail(TLSError(.connection, "more than \(Self.maxEarlyBytes) bytes were written before the TLS handshake was complete"))
                return
            }
            if earlyEnd.isAsked {
                promise?.fail(ChannelError.outputClosed)
            } else {
                early.append((buffer, promise))
            }
        case .outputClosed:
            promise?.fail(ChannelError.outputClosed)
        case .closing, .failed, .closed:
            promise?.fail(ChannelError.ioOnClosedChannel)
        }
    }

    public func flush(context: ChannelHandlerContext) {
        switch state {
        case .open: flushCiphertext(context)
        case .idle, .handshaking: earlyFlush = true
        case .outputClosed, .closing, .failed, .closed: context.flush()
        }
    }

    private func encrypt(_ context: ChannelHandlerContext, _ buffer: ByteBuffer, _ promise: EventLoopPromise<Void>?) {
        if session.outgoing.readableBytes == 0 {
            session.outgoing = LoopBufferPool.current.take(minimumCapacity: buffer.readableBytes + 256)
        }
        do {
            try session.encrypt(buffer)
        } catch {
            promise?.fail(error)
            return fail(context, error)
        }
        guard let promise else { return }
        if let writePromise { writePromise.futureResult.cascade(to: promise) } else { writePromise = promise }
    }

    /// Sends OpenSSL's output. The buffer goes back to the pool, because a connection keeps none.
    private func flushCiphertext(_ context: ChannelHandlerContext) {
        let ciphertext = session.outgoing
        session.outgoing = ByteBuffer()
        let promise = writePromise
        writePromise = nil
        guard ciphertext.readableBytes > 0 || promise != nil else { return }
        context.writeAndFlush(wrapOutboundOut(ciphertext), promise: promise)
        if ciphertext.capacity > 0 { LoopBufferPool.current.giveBack(ciphertext) }
    }

    // MARK: End

    public func close(context: ChannelHandlerContext, mode: CloseMode, promise: EventLoopPromise<Void>?) {
        guard mode != .output else { return closeOutput(context, promise) }
        guard mode == .all else { return context.close(mode: mode, promise: promise) }
        switch state {
        case .open where context.channel.isWritable:
            state = .closing
            session.closeNotify()
            let ciphertext = session.outgoing
            session.outgoing = ByteBuffer()
            let written = context.eventLoop.makePromise(of: Void.self)
            let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
            written.futureResult.whenComplete { _ in bound.value.close(promise: promise) }
            context.writeAndFlush(wrapOutboundOut(ciphertext), promise: written)
        case .failed:
            // The channel closes by itself after the time for the alert.
            if let promise { context.channel.closeFuture.cascade(to: promise) }
        default:
            // At a second close, or when the peer does not read, the channel closes without close_notify.
            context.close(promise: promise)
        }
    }

    /// Ends our direction after all writes. Before the handshake is complete the end must wait, because the handshake needs this direction, and a
    /// peer takes an early end for a broken connection.
    private func closeOutput(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        switch state {
        case .open: endOutput(context, promise)
        // A second end must not be passed on: it would end the handshake and the writes that wait for it.
        case .idle where earlyEnd.isAsked, .handshaking where earlyEnd.isAsked: promise?.fail(ChannelError.outputClosed)
        case .idle, .handshaking: earlyEnd = (true, promise)
        default: context.close(mode: .output, promise: promise)
        }
    }

    private func endOutput(_ context: ChannelHandlerContext, _ promise: EventLoopPromise<Void>?) {
        state = .outputClosed
        session.closeNotify()
        flushCiphertext(context)
        context.close(mode: .output, promise: promise)
    }

    private func report(_ context: ChannelHandlerContext, _ error: any Error) {
        if let error = error as? TLSError { onFailure?(error, context.remoteAddress) }
        context.fireErrorCaught(error)
    }

    /// Sends OpenSSL's alert, if any, fires the error, and closes a moment later. An immediate close with unread bytes would reset the connection,
    /// and the peer might lose the alert.
    private func fail(_ context: ChannelHandlerContext, _ error: any Error) {
        guard state != .failed, state != .closed else { return }
        state = .failed
        flushCiphertext(context)
        report(context, error)
        context.close(mode: .output, promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let linger = context.eventLoop.scheduleTask(in: Self.lingerTime) { bound.value.close(promise: nil) }
        context.channel.closeFuture.whenComplete { _ in linger.cancel() }
    }
}
