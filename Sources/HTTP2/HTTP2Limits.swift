import NIOCore

/// Every bound of an HTTP/2 connection, in one place, each with its reason.
///
/// No peer may cause more cost than these limits allow.
public struct HTTP2Limits: Sendable, Hashable {
    /// Most open streams of the peer (server: SETTINGS_MAX_CONCURRENT_STREAMS), and the most that a client opens even if the peer allows more. Each
    /// open stream costs about a kilobyte here and a task above.
    public var maxConcurrentStreams: Int = 1_000

    /// Bytes of one header block, counted as RFC 9113 §6.5.2 does (name + value + 32 a field). Metadata of our services stays below 8 KiB; gRPC's
    /// customary bound is 8 to 16 KiB. It also bounds the number of fields: 512, as each counts 32.
    public var maxHeaderListBytes: Int = 16 * 1024

    /// The window of each stream: the bytes that a peer may send before the reader takes any. So a stream buffers at most this much, and all streams
    /// of a hostile connection at most 256 MB.
    public var initialWindowBytes: Int = 256 * 1024

    /// The window of the connection. It is credited on arrival, so it bounds only bytes in flight.
    public var connectionWindowBytes: Int = 4 * 1024 * 1024

    /// Above this many unsent bytes a stream says `isWritable == false`.
    public var highWaterBytesPerStream: Int = 64 * 1024

    /// Below this many unsent bytes a stream that was not writable becomes so again.
    public var lowWaterBytesPerStream: Int = 16 * 1024

    /// A stream that has more unsent bytes than this is reset with ENHANCE_YOUR_CALM: its owner ignored `isWritable`. One message of the largest size
    /// `RPC` takes (4 MiB), twice, fits.
    public var maxOutboundBufferedBytesPerStream: Int = 16 * 1024 * 1024

    /// From this many unsent bytes on, over all streams, a connection is congested: a client makes no new calls, and a server delays unary handlers,
    /// until half of it is sent. So a thousand large calls at once wait instead of exceeding the next limit.
    public var congestedBytes: Int = 16 * 1024 * 1024

    /// A connection with more unsent bytes than this, over all streams, is closed: the peer makes requests but does not read.
    public var maxOutboundBufferedBytes: Int = 64 * 1024 * 1024

    /// Frames that wait to be sent, DATA not counted (answers to PING and SETTINGS, RST_STREAM, response heads), before the connection is closed.
    /// Otherwise a peer could cause them without reading, and fill our memory. One read of 64 KiB has at most 7,000 frames that need an answer.
    public var maxQueuedFrames: Int = 10_000

    /// A connection whose socket accepts no bytes during this time is closed. A complete response is reset if the client reads fewer than
    /// `minimumReadBytes` of it in this time. (A response that is still being written only waits, because its reader may pause.)
    public var stalledWriteTimeout: TimeAmount = .seconds(60)

    /// The least bytes of a complete response that a peer must read in `stalledWriteTimeout`. The slowest modem does; a peer with a window of one
    /// byte does not.
    public var minimumReadBytes: Int = 16 * 1024

    /// A TLS handshake, and then the HTTP/2 preface and first SETTINGS, must be complete within this time.
    public var handshakeTimeout: TimeAmount = .seconds(10)

    /// A header block must be complete within this time after its start. Clients send it in one write.
    public var headTimeout: TimeAmount = .seconds(10)

    /// A request must be complete within this time after its head, unless its stream `takesItsTime` (as calls that stream their requests do). The
    /// largest message, 4 MiB, needs 70 KiB a second for that. `nil`, for clients, switches this off.
    public var requestTimeout: TimeAmount? = .seconds(60)

    /// A connection without streams for this long is shut down; `nil` keeps it.
    public var idleTimeout: TimeAmount? = nil

    /// After this time without a byte from the peer a PING is sent; `nil`: never.
    public var keepaliveInterval: TimeAmount? = .seconds(60)

    /// A keepalive PING that is not answered within this time ends the connection.
    public var keepaliveTimeout: TimeAmount = .seconds(20)

    /// Streams that a peer may reset in a burst ("rapid reset", CVE-2023-44487), or make us reset by what it sends ("made you reset", CVE-2025-8671),
    /// before the connection ends …
    public var resetBurst: Int = 2_000
    /// … and how many more each second. Calls that time out are resets too, so this is well above nghttp2's 33 a second.
    public var resetsPerSecond: Int = 500

    /// CONTINUATION frames after one HEADERS frame (CVE-2024-28182). A header list of 16 KiB fits into two frames.
    public var maxContinuations: Int = 8

    /// PING, SETTINGS, WINDOW_UPDATE, GOAWAY, empty DATA frames and 1xx heads in a burst before the connection ends. Each DATA frame that we send and
    /// each stream of the peer allow a few more …
    public var controlFrameBurst: Int = 2_000
    /// … and how many more each second: each costs the peer 9 to 17 bytes and us a parse and often an answer.
    public var controlFramesPerSecond: Int = 200

    /// Streams after which a client's connection takes no new ones and is replaced (stream ids are 31 bits and odd for clients, so
    /// 2^30 is all there is).
    public var maxStreamsPerConnection: Int = (1 << 30) - 1_000

    /// Most open connections of a listener; further ones are closed when accepted. At most three quarters of the process's file descriptors, because
    /// stores and connections to peers need the rest.
    public var maxConnections: Int = 50_000

    /// Most open connections of one IP address. A service opens one for each process and event loop, so this is enough for a machine full of
    /// services. Unix sockets do not count, because their peers have no address, and a process that may open the file is trusted.
    public var maxConnectionsPerPeer: Int = 1_000

    public init() {}

    /// For listeners: keep idle connections an hour, ask silent peers after two minutes.
    public static let server: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.keepaliveInterval = .minutes(2)
        limits.idleTimeout = .hours(1)
        return limits
    }()

    /// For outgoing connections: the pool above handles idle ones, and a PING a minute finds dead peers.
    public static let client: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.requestTimeout = nil
        return limits
    }()
    /// For connections to servers that users name, such as browsers' push services.
    public static let userNamedHost: HTTP2Limits = {
        var limits = HTTP2Limits.client
        limits.idleTimeout = .minutes(2)
        return limits
    }()
    /// For connections to chosen peers such as push providers: limits against strangers would cut off an unusual peer with its requests in flight.
    /// The remaining limits keep a peer's error from using a whole core.
    public static let provider: HTTP2Limits = {
        var limits = HTTP2Limits.client
        // The header list stays bounded by its size, whatever number of frames it comes in.
        limits.maxContinuations = 1_000
        limits.controlFrameBurst = 100_000
        limits.controlFramesPerSecond = 10_000
        // The answers to such a burst are queued at once.
        limits.maxQueuedFrames = limits.controlFrameBurst
        return limits
    }()
}
