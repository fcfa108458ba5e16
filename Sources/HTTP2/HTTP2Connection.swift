import CNghttp2
import DequeModule
import NIOCore
import TLS

/// The contents of a GOAWAY (RFC 9113 §6.8).
public struct HTTP2GoAway: Sendable, Hashable {
    /// Streams with a higher id were not processed.
    public var lastStreamID: Int32
    /// `.noError` for a gentle end.
    public var code: HTTP2ErrorCode
    /// The additional debug data. APNs sends its reason here.
    public var debugData: String
}

/// One HTTP/2 connection: an nghttp2 session on a NIO channel. All members are for its event loop alone.
///
/// Everything submitted during one turn of the loop leaves in one write. Callbacks may open streams, send and close; nothing
/// reenters them.
// Sendable by confinement: every mutable member, and the nghttp2 session above all, is touched on `eventLoop` alone. All public methods assert it
// with `preconditionInEventLoop`, the channel calls this object there, and callers read properties there too. Members that any thread may read are
// constant: the loop, the peer's description, the limits, and the promise of `closeFuture`.
public final class HTTP2Connection: @unchecked Sendable {
    // MARK: Constants

    /// The event loop of this connection.
    public let eventLoop: any EventLoop
    /// The peer in gRPC's form: `ipv4:127.0.0.1:5123`, `ipv6:[::1]:5123`, `unix:/run/x.sock`.
    public let remoteDescription: String
    /// The bounds in force.
    public let limits: HTTP2Limits
    /// The peer's verified certificate, if TLS asked for one.
    public internal(set) var peerIdentity: PeerIdentity?

    // MARK: Observers

    /// The limit of concurrent streams that the peer grants changed.
    public var onSettingsChange: ((HTTP2Connection) -> Void)?
    /// Streams can be opened, after some closed, the peer granted more, or a congestion ended. At most once a turn of the loop, before its write.
    public var onAvailable: ((HTTP2Connection) -> Void)?
    /// The peer sent GOAWAY. No new streams; those above its last id are closed as `.refused`, the others finish.
    public var onGoAway: ((HTTP2Connection, HTTP2GoAway) -> Void)?
    /// The connection is closed. All its streams were closed before. The error is `nil` after a gentle end.
    public var onClose: ((HTTP2Connection, (any Error)?) -> Void)?

    /// A value that the layer above attaches to the connection.
    public var attachment: AnyObject?

    // MARK: State

    var session: OpaquePointer?
    /// The memory of the session's objects, which outlives the session.
    var sessionMemory: SessionMemory?
    let channel: any Channel
    var context: ChannelHandlerContext?
    var lifecycle: ConnectionLifecycle
    var liveness: Liveness
    var floodGuard: FloodGuard
    var resetGuard: FloodGuard
    /// Called once when this side cuts off the peer, and for each stream that it cuts off.
    let onCut: (@Sendable (ConnectionCutReason) -> Void)?
    /// Makes the delegates of a server's inbound streams.
    let makeStreamDelegate: (@Sendable (HTTP2Stream) -> any HTTP2StreamDelegate)?
    /// Completes with the peer's first SETTINGS, or fails.
    let ready: EventLoopPromise<Void>

    /// The open streams; each knows its slot. The session holds them by address, this table keeps them alive.
    var streams: [HTTP2Stream] = []
    var streamsOpened = 0
    var unsentBytes = 0 {
        didSet {
            if isCongested {
                guard unsentBytes < limits.congestedBytes / 2 else { return }
                isCongested = false
                capacityIncreased = true
            } else if unsentBytes >= limits.congestedBytes {
                isCongested = true
            }
        }
    }
    /// Whether too much is unsent to add more: see `HTTP2Limits.congestedBytes`.
    public private(set) var isCongested = false
    /// Streams whose owners wait for the congestion to end.
    var waitingForCapacity = Deque<HTTP2Stream>()
    var peerMaxConcurrentStreams = Int.max

    /// The received bytes, while inside `nghttp2_session_mem_recv`. Bodies are slices of it.
    var inbound: ByteBuffer?
    /// The bounds of the frames in `inbound`.
    var frameBounds: FrameBounds
    /// The header block being received.
    var headerBlock = IncomingHeaderBlock()
    /// The loop's spare buffers. Asked for on the loop, where the first frame is written.
    lazy var buffers = LoopBufferPool.current
    /// Frames are collected here, for one write.
    var writeBuffer = ByteBuffer()
    /// Whether frames were submitted during this read and are not collected yet.
    var hasFramesToCollect = false
    /// The depth of calls into the session. Inside one it must not be deleted or asked to send.
    var sessionDepth = 0
    var isReading = false
    var isPumping = false
    var isFlushScheduled = false
    /// Streams that we opened since the last pass, and the time of that pass.
    var unsentStreams = 0
    var lastPass = NIODeadline.uptimeNanoseconds(0)
    /// A stream has closed, the congestion has ended, or the peer permits more streams. Announced after the pass.
    var capacityIncreased = false
    var isClosing = false
    var isCloseWritten = false
    var failure: (any Error)?
    var sessionComplaint: String?
    var pings = OutstandingPings()
    var timer: Scheduled<Void>?
    var timerDeadline: NIODeadline?
    var graceTimer: Scheduled<Void>?
    var farewellTimer: Scheduled<Void>?
    let closePromise: EventLoopPromise<Void>

    init(
        role: ConnectionLifecycle.Role, channel: any Channel, limits: HTTP2Limits, remoteDescription: String,
        makeStreamDelegate: (@Sendable (HTTP2Stream) -> any HTTP2StreamDelegate)? = nil, onCut: (@Sendable (ConnectionCutReason) -> Void)? = nil
    ) {
        self.channel = channel
        self.limits = limits
        self.remoteDescription = remoteDescription
        self.makeStreamDelegate = makeStreamDelegate
        self.onCut = onCut
        eventLoop = channel.eventLoop
        lifecycle = ConnectionLifecycle(role: role)
        frameBounds = FrameBounds(expectsPreface: role == .server)
        let now = channel.eventLoop.now
        liveness = Liveness(limits: limits, now: now)
        floodGuard = FloodGuard(burst: limits.controlFrameBurst, perSecond: limits.controlFramesPerSecond, now: now)
        resetGuard = FloodGuard(burst: limits.resetBurst, perSecond: limits.resetsPerSecond, now: now)
        ready = channel.eventLoop.makePromise()
        closePromise = channel.eventLoop.makePromise()
    }

    // MARK: Present state

    /// Whether the handshake is complete and the connection open.
    public var isOpen: Bool { lifecycle.isReady && !lifecycle.isClosed && !isClosing }

    /// The peer's address; nil for a Unix socket without a name, and after the end.
    public var remoteAddress: SocketAddress? { channel.remoteAddress }

    /// Whether new streams are refused while open ones finish.
    public var isDraining: Bool { lifecycle.isDraining }

    /// How many streams are open.
    public var openStreams: Int { streams.count }

    /// Frames that wait to be sent, DATA not counted.
    public var queuedFrames: Int { session.map { nghttp2_session_get_outbound_queue_size($0) } ?? 0 }

    /// The number of streams that may still be opened: the peer's present limit minus the open ones; 0 when draining or congested.
    public var availableStreams: Int {
        guard lifecycle.mayOpenStreams, !isClosing, !isCongested else { return 0 }
        return max(0, streamLimit - streams.count)
    }

    /// The present limit of open streams: the peer's, and not more than our own. It may be below `openStreams` after the peer lowered it.
    public var streamLimit: Int { min(peerMaxConcurrentStreams, limits.maxConcurrentStreams) }

    /// Completes when the connection is closed.
    public var closeFuture: EventLoopFuture<Void> { closePromise.futureResult }

    /// Calls back once when the congestion ends; never if the stream or the connection ends first.
    public func whenUncongested(_ stream: HTTP2Stream, _ body: @escaping () -> Void) {
        eventLoop.preconditionInEventLoop()
        // Removes ended streams, so that they do not accumulate behind a waiting one.
        if waitingForCapacity.count > 2 * streams.count + 16 { waitingForCapacity.removeAll { $0.onUncongested == nil } }
        stream.onUncongested = body
        waitingForCapacity.append(stream)
    }

    // MARK: Streams

    /// Opens a stream. With `endStream` the request is complete (a unary request leaves in one piece), otherwise more data follows.
    ///
    /// - Throws: `HTTP2Error` `.closed`, `.draining` or `.noStreamAvailable`; nothing was sent then.
    public func openStream(
        _ headers: HTTP2Headers, data: ByteBuffer?, endStream: Bool, delegate: any HTTP2StreamDelegate
    ) throws -> HTTP2Stream {
        eventLoop.preconditionInEventLoop()
        guard availableStreams > 0, let session else { throw refusalOfNewStreams() }
        let id = nghttp2_session_get_next_stream_id(session)
        let stream = HTTP2Stream(id: Int32(bitPattern: id), connection: self)
        stream.delegate = delegate
        stream.isHeadSent = true
        insert(stream)
        if let data, data.readableBytes > 0 { stream.enqueue(data) }
        if endStream { stream.outbox.end() }
        let hasBody = !endStream || !stream.outbox.isEmpty
        if !hasBody { stream.outbox.markEndSent() }
        let submitted = submitRequest(stream, headers, withBody: hasBody)
        guard submitted == stream.id else {
            remove(stream)
            stream.isClosed = true
            throw HTTP2Error(.draining, "no new stream on the connection to \(remoteDescription): \(SessionCode.describe(submitted))")
        }
        streamsOpened += 1
        unsentStreams += 1
        if streamsOpened >= limits.maxStreamsPerConnection { lifecycle.usedUpStreamIDs() }
        return stream
    }

    private func refusalOfNewStreams() -> HTTP2Error {
        if lifecycle.isClosed || isClosing || session == nil { return HTTP2Error(.closed, "the connection to \(remoteDescription) is closed") }
        if lifecycle.isDraining { return HTTP2Error(.draining, "the connection to \(remoteDescription) takes no new streams: it is being shut down") }
        if isCongested { return HTTP2Error(.noStreamAvailable, "\(unsentBytes) bytes wait for \(remoteDescription) to read them") }
        return HTTP2Error(
            .noStreamAvailable,
            "\(remoteDescription) allows \(min(peerMaxConcurrentStreams, limits.maxConcurrentStreams)) concurrent streams and all are in use")
    }

    // MARK: Table of open streams

    func insert(_ stream: HTTP2Stream) {
        stream.slot = streams.count
        streams.append(stream)
        if streams.count == 1 { liveness.streamsOpen(1, now: eventLoop.now) }
    }

    func remove(_ stream: HTTP2Stream) {
        guard stream.slot >= 0 else { return }
        stream.onUncongested = nil
        let last = streams.removeLast()
        if last !== stream {
            streams[stream.slot] = last
            last.slot = stream.slot
        }
        stream.slot = -1
        if streams.isEmpty {
            liveness.streamsOpen(0, now: eventLoop.now)
            // An idle connection frees its table.
            if streams.capacity > 256 { streams = [] }
        }
    }

    /// Ends a stream. The first reason counts.
    func finish(_ stream: HTTP2Stream, _ reason: HTTP2StreamCloseReason) {
        guard !stream.isClosed else { return }
        stream.isClosed = true
        remove(stream)
        unsentBytes -= stream.outbox.discard()
        stream.heldData = nil
        capacityIncreased = true
        let delegate = stream.delegate
        stream.delegate = nil
        delegate?.streamDidClose(stream, reason: reason)
    }
}
