import NIOCore

/// Every bound of an HTTP/2 connection, in one place, each with its reason.
///
/// Nothing a peer does may cost more than these numbers allow.
public struct HTTP2Limits: Sendable, Hashable {
    /// Streams the peer may have open at once (server: SETTINGS_MAX_CONCURRENT_STREAMS), and the most a client opens whatever the
    /// peer allows. Each open stream costs about a kilobyte here and a task above.
    public var maxConcurrentStreams: Int = 1_000

    /// Bytes of one header block, counted as RFC 9113 §6.5.2 does (name + value + 32 a field). Metadata of our services stays below
    /// 8 KiB; gRPC's customary bound is 8 to 16 KiB. It bounds the number of fields too: 512, as each counts 32.
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
    /// `RPC` takes (4 MiB), twice, fits.
    public var maxOutboundBufferedBytesPerStream: Int = 16 * 1024 * 1024

    /// From this many unsent bytes on, over all streams, a connection is congested: a client's takes no new calls and a server's puts off
    /// unary handlers, until half of it has left. A thousand large calls at once then wait instead of breaking the next limit.
    public var congestedBytes: Int = 16 * 1024 * 1024

    /// A connection that has more unsent bytes than this, over all streams, is closed: the peer asks but does not read.
    public var maxOutboundBufferedBytes: Int = 64 * 1024 * 1024

    /// Frames that wait to be sent, DATA not counted (answers to PING and SETTINGS, RST_STREAM, response heads), before the connection is closed: a
    /// peer that causes them and does not read would fill our memory with them. One read of 64 KiB holds at most 7,000 frames that want an answer.
    public var maxQueuedFrames: Int = 10_000

    /// A peer whose socket takes nothing during this time is closed; and a complete response of which fewer than `minimumReadBytes` were read in
    /// this time, because its client opens no window, is reset. (A response that is still being written is held back instead: its reader may
    /// take a pause.)
    public var stalledWriteTimeout: TimeAmount = .seconds(60)

    /// What a reader must at least take of a complete response in `stalledWriteTimeout`. The slowest modem does; who opens a window of one byte
    /// does not.
    public var minimumReadBytes: Int = 16 * 1024

    /// A TLS handshake, and then the HTTP/2 preface and first SETTINGS, must be complete within this time.
    public var handshakeTimeout: TimeAmount = .seconds(10)

    /// A header block that was begun must be complete within this time. Clients send it in one write.
    public var headTimeout: TimeAmount = .seconds(10)

    /// A request must be complete within this time after its head, unless its stream `takesItsTime` (as calls that stream their requests do).
    /// The largest message, 4 MiB, needs 70 KiB a second for that. `nil`, for clients, does not look.
    public var requestTimeout: TimeAmount? = .seconds(60)

    /// A connection without streams for this long is shut down; `nil` keeps it.
    public var idleTimeout: TimeAmount? = nil

    /// After this long without a byte from the peer a PING asks whether it is still there; `nil` never asks.
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

    /// PING, SETTINGS, WINDOW_UPDATE, GOAWAY, empty DATA frames and 1xx heads in a burst before the connection ends. Each DATA frame we send
    /// and each stream the peer opens entitles it to a few more …
    public var controlFrameBurst: Int = 2_000
    /// … and how many more each second: each costs the peer 9 to 17 bytes and us a parse and often an answer.
    public var controlFramesPerSecond: Int = 200

    /// Streams after which a client's connection takes no new ones and is replaced (stream ids are 31 bits and odd for clients, so
    /// 2^30 is all there is).
    public var maxStreamsPerConnection: Int = (1 << 30) - 1_000

    /// Connections that one listener has at once; more are closed at the door. Three quarters of the process's file descriptors if that is less:
    /// stores and connections to peers need theirs.
    public var maxConnections: Int = 50_000

    /// Of these, connections from one IP address. A peer of ours opens one a process and event loop; this leaves room for a machine full of
    /// them. Unix sockets do not count: their peers have no address, and whoever may open the file is trusted that far.
    public var maxConnectionsPerPeer: Int = 1_000

    public init() {}

    /// For listeners: keep idle connections an hour, ask silent peers after two minutes.
    public static let server: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.keepaliveInterval = .minutes(2)
        limits.idleTimeout = .hours(1)
        return limits
    }()

    /// For connections we open: the pool above decides about idleness, a PING a minute finds dead peers.
    public static let client: HTTP2Limits = {
        var limits = HTTP2Limits()
        limits.requestTimeout = nil
        return limits
    }()
    /// For connections to peers that we chose and that owe us nothing, such as push providers: a bound that is there against strangers would
    /// cut off whoever is merely unusual, and with it what is in flight. What is left keeps an error of theirs from taking all of a core.
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
