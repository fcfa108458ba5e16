import NIOCore

/// Every bound of an HTTP/2 connection, in one place, each with its reason.
///
/// Nothing a peer does may cost more than these numbers allow.
public struct HTTP2Limits: Sendable, Hashable {
    /// Streams the peer may have open at once (server: SETTINGS_MAX_CONCURRENT_STREAMS), and the most a client opens whatever the
    /// peer allows. Each open stream costs about a kilobyte here and a task above.
    public var maxConcurrentStreams: Int = 1_000

    /// Bytes of one header block, counted as RFC 9113 §6.5.2 does (name + value + 32 a field). Metadata of our services stays below
    /// 8 KiB; gRPC's customary bound is 8 to 16 KiB.
    public var maxHeaderListBytes: Int = 16 * 1024

    /// The window of each stream: what a peer may send before its reader takes any. It is also the bound of what one stream
    /// buffers inbound, so all streams of a hostile connection together hold at most 256 MB.
    public var initialWindowBytes: Int = 256 * 1024

    /// The window of the whole connection. It is credited on arrival, so it bounds only what is in flight on the wire.
    public var connectionWindowBytes: Int = 4 * 1024 * 1024

    /// Above this many unsent bytes a stream says `isWritable == false`.
    public var highWaterBytesPerStream: Int = 64 * 1024

    /// Below this many unsent bytes a stream that was not writable becomes so again.
    public var lowWaterBytesPerStream: Int = 16 * 1024

    /// A stream that has more unsent bytes than this is reset with ENHANCE_YOUR_CALM: its owner ignored `isWritable`. One message of the largest size
    /// the RPC room takes (4 MiB), twice, fits.
    public var maxOutboundBufferedBytesPerStream: Int = 16 * 1024 * 1024

    /// From this many unsent bytes on, over all streams, a connection is congested: a client's takes no new calls and a server's puts off
    /// unary handlers, until half of it has left. A thousand large calls at once then wait instead of breaking the next limit.
    public var congestedBytes: Int = 16 * 1024 * 1024

    /// A connection that has more unsent bytes than this, over all streams, is closed: the peer asks but does not read.
    public var maxOutboundBufferedBytes: Int = 64 * 1024 * 1024

    /// A peer that takes none of what waits for it during this time is closed.
    public var stalledWriteTimeout: TimeAmount = .seconds(60)

    /// A TLS handshake, and then the HTTP/2 preface and first SETTINGS, must be complete within this time.
    public var handshakeTimeout: TimeAmount = .seconds(10)

    /// A connection without streams for this long is shut down; `nil` keeps it.
    public var idleTimeout: TimeAmount? = nil

    /// After this long without a byte from the peer a PING asks whether it is still there; `nil` never asks.
    public var keepaliveInterval: TimeAmount? = .seconds(60)

    /// A keepalive PING that is not answered within this time ends the connection.
    public var keepaliveTimeout: TimeAmount = .seconds(20)

    /// Streams that peers may reset in a burst before the connection ends ("rapid reset", CVE-2023-44487) …
    public var resetBurst: Int = 2_000
    /// … and how many more each second. Calls that time out are resets too, so this is well above nghttp2's 33 a second.
    public var resetsPerSecond: Int = 500

    /// CONTINUATION frames after one HEADERS frame (CVE-2024-28182). A header list of 16 KiB fits into two frames.
    public var maxContinuations: Int = 8

    /// PING, SETTINGS, PRIORITY and empty DATA frames in a burst before the connection ends …
    public var controlFrameBurst: Int = 2_000
    /// … and how many more each second: each costs the peer 9 to 17 bytes and us a parse and often an answer.
    public var controlFramesPerSecond: Int = 200

    /// Streams after which a client's connection takes no new ones and is replaced (stream ids are 31 bits and odd for clients, so
    /// 2^30 is all there is).
    public var maxStreamsPerConnection: Int = (1 << 30) - 1_000

    /// Connections that one server accepts at once; more are closed at the door. Below the usual 65,536 file descriptors of a service.
    public var maxConnections: Int = 50_000

    public init() {}

    /// For listeners: keep idle connections an hour, ask silent peers after two minutes.
    public static let server: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.keepaliveInterval = .minutes(2)
        limits.idleTimeout = .hours(1)
        return limits
    }()

    /// For connections we open: the pool above decides about idleness, a PING a minute finds dead peers.
    public static let client = HTTP2Limits()
}
