import CNghttp2
import NIOCore

/// One request and its response. All members are for the connection's event loop alone.
///
/// Data that is sent after the stream closed is dropped. The delegate gets the outcome.
// Sendable by confinement, like its connection: every mutable member is touched on `eventLoop` alone. All public methods assert it, and
// callers read properties there too.
public final class HTTP2Stream: @unchecked Sendable {
    /// The number of the stream: odd, and rising on a connection.
    public let id: Int32
    /// The connection that carries the stream.
    public let connection: HTTP2Connection
    /// The connection's loop.
    public var eventLoop: any EventLoop { connection.eventLoop }

    /// Receives the events of the stream. A server sets it when the request head is complete.
    var delegate: (any HTTP2StreamDelegate)?

    // Sending.
    var outbox = StreamOutbox()
    /// Called when the congestion of the connection ends.
    var onUncongested: (() -> Void)?
    /// Whether the session waits for bytes.
    var isSourceDeferred = false
    var isHeadSent = false
    var isLocalEndSent = false
    private(set) var isWritableNow = true

    // Receiving.
    var isFinalHeadReceived = false
    var isRemoteEndReceived = false
    /// The latest piece of the body, until it is known whether its frame ends the stream.
    var heldData: ByteBuffer?

    // Progress.
    /// Whether the request has no time limit, because it has many messages. Others are reset after `HTTP2Limits.requestTimeout`.
    public var takesItsTime = false
    var openedAt = NIODeadline.uptimeNanoseconds(0)
    /// The unread bytes of a complete response, and the time, when the peer had last read enough.
    var readingMark: (bytes: Int, at: NIODeadline)?

    // End.
    /// The index in the connection's table, or -1.
    var slot = -1
    var resetSent: HTTP2ErrorCode?
    var isResetReceived = false
    var isClosed = false

    init(id: Int32, connection: HTTP2Connection) {
        self.id = id
        self.connection = connection
    }

    /// Bytes that were sent here and not yet given to the socket.
    public var bufferedBytes: Int { outbox.bytes }

    /// Whether more should be sent now. `false` above the high-water mark; the delegate hears when it is below the low one.
    public var isWritable: Bool { isWritableNow && !isClosed }

    /// Sends the head of a response. Once, and before anything else.
    public func sendHeaders(_ headers: HTTP2Headers, endStream: Bool) {
        guard maySend() else { return }
        precondition(!isHeadSent, "the head of stream \(id) was sent already")
        isHeadSent = true
        if endStream { outbox.markEndSent() }
        connection.submitResponse(self, headers, withBody: !endStream)
    }

    /// Sends a piece of the body.
    public func sendData(_ data: ByteBuffer, endStream: Bool) {
        guard maySend(), outbox.acceptsMore else { return }
        precondition(isHeadSent, "the head of stream \(id) comes before its data")
        enqueue(data)
        if endStream { outbox.end() }
        wakeSource()
    }

    /// Sends trailers, which end this side of the stream.
    public func sendTrailers(_ trailers: HTTP2Headers) {
        guard maySend(), outbox.acceptsMore else { return }
        precondition(isHeadSent, "the head of stream \(id) comes before its trailers")
        if outbox.isEmpty {
            // Without the data source, because trailers need no flow control, and the source is not asked while the window is closed.
            outbox.markEndSent()
            connection.submitTrailers(self, trailers)
        } else {
            outbox.end(trailers: trailers)
            wakeSource()
        }
    }

    /// Sends a whole response in one write, as far as the peer's window allows.
    public func sendResponse(headers: HTTP2Headers, data: consuming ByteBuffer?, trailers: consuming HTTP2Headers?) {
        guard maySend() else { return }
        precondition(!isHeadSent, "the head of stream \(id) was sent already")
        isHeadSent = true
        guard let data, data.readableBytes > 0 else {
            outbox.markEndSent()
            if let trailers {
                connection.submitHeadAlone(self, headers)
                connection.submitTrailers(self, trailers)
            } else {
                connection.submitResponse(self, headers, withBody: false)
            }
            return
        }
        enqueue(data)
        if let trailers { outbox.end(trailers: trailers) } else { outbox.end() }
        connection.submitResponse(self, headers, withBody: true)
    }

    /// Ends both directions of the stream at once. The delegate gets `.reset(code, byPeer: false)`.
    public func reset(_ code: HTTP2ErrorCode) {
        guard maySend() else { return }
        connection.submitReset(self, code)
    }

    /// Counts a call that the layer above ended because the peer exceeded a limit.
    package func countCut(_ reason: ConnectionCutReason) { connection.onCut?(reason) }

    /// Reports processed bytes of the body, so that the peer may send as many more.
    public func consumed(_ bytes: Int) {
        eventLoop.preconditionInEventLoop()
        guard bytes > 0, !isClosed, !isRemoteEndReceived, resetSent == nil else { return }
        connection.creditStreamWindow(self, bytes)
    }
}

// MARK: - Internals

extension HTTP2Stream {
    private func maySend() -> Bool {
        eventLoop.preconditionInEventLoop()
        return !isClosed && resetSent == nil
    }

    /// Appends bytes to the outbox and counts them.
    func enqueue(_ data: consuming ByteBuffer) {
        let bytes = data.readableBytes
        outbox.append(data)
        connection.outboxGrew(by: bytes)
        if outbox.bytes > connection.limits.highWaterBytesPerStream {
            isWritableNow = false
            if outbox.bytes > connection.limits.maxOutboundBufferedBytesPerStream { reset(.enhanceYourCalm) }
        }
    }

    private func wakeSource() {
        guard isSourceDeferred else { return connection.scheduleFlush() }
        isSourceDeferred = false
        connection.resumeSource(self)
    }

    /// The session took bytes from the outbox.
    func outboxShrank() {
        guard !isWritableNow, outbox.bytes < connection.limits.lowWaterBytesPerStream else { return }
        isWritableNow = true
        if outbox.acceptsMore { delegate?.streamDidBecomeWritable(self) }
    }

    /// Passes on the held piece of the body, and whether it is the last.
    func releaseHeldData(endStream: Bool) {
        guard let data = heldData.take() ?? (endStream ? ByteBuffer() : nil) else { return }
        delegate?.stream(self, didReceiveData: data, endStream: endStream)
    }
}
