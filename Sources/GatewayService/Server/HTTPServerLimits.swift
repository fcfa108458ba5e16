import HTTP2
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Limits of clients, the same for both versions of HTTP. ``GatewayContext`` has the largest body.
enum HTTPServerLimits {
    /// Most bytes of path and fields of one request, counted by RFC 9113 §6.5.2. More is answered with 413. Issuers' tokens are below 8 KiB.
    static let fieldBytes = 16 * 1024
    /// The parsers' limit, above ``fieldBytes`` so that the gateway can answer first. The parsers answer 400 (HTTP/1.1) and 431 (HTTP/2).
    private static let parsedFieldBytes = 2 * fieldBytes

    /// Default of `http_max_connections`: connections open at once.
    static let mostConnections = 20_000
    /// Default of `limits.address_connections`: connections from one address. A quarter of all connections, if that is less.
    static let mostConnectionsPerAddress = 1_000
    /// Default of `limits.address_faults`: faults a second of one address (``ConnectionFaults``). Ten thousand phones behind one address cause a few
    /// a minute; a hostile connection causes one a second.
    static let mostFaultsPerAddress = 5
    /// Time for which a connection of an address with too many faults is held. Clients wait longer for an answer, so an honest one that shares the
    /// address still has time to try again.
    static let refusedConnectionTime = TimeAmount.seconds(5)
    /// Default of `limits.held_body_bytes`: bytes of bodies and open HTTP/2 requests in memory at once, over all connections. 128 of the largest
    /// bodies, which is far more than honest clients send at once.
    static let mostHeldBodyBytes = 128 * 1024 * 1024
    /// Most requests of an HTTP/1.1 connection whose answers are not complete. Clients that pipeline at all send a few dozen. One that sends without
    /// end and does not read would keep a core busy until the kernel's buffers are full of answers.
    static let mostUnanswered = 100
    /// Connections that wait to be accepted, at most the kernel's `net.core.somaxconn`. A client that finds no place tries again after 1, 3, 7 and
    /// 15 s, and a crowd of hostile ones makes honest ones lose that time.
    static let backlog = 4_096
    /// Connections that are accepted in one round of the event loop, which also serves the open ones.
    static let acceptsPerRound: UInt = 16
    /// A connection without a request is closed after this long.
    private static let idleTime = TimeAmount.minutes(5)
    /// Time from the accepted connection to the bytes that show its HTTP version.
    static let firstBytesTime = TimeAmount.seconds(30)
    /// Time from the begin of the drain to the end of the last request. Calls to the services have deadlines of 5.5 s, so each ends within it.
    static let drainTime = Duration.seconds(10)

    /// The time that a client may take to send a request and to read its answer. Totals for any number of pieces.
    struct Times: Sendable {
        /// Default of `limits.head_seconds`: from the first byte of a head to its last. Clients send a head in one write.
        var head = TimeAmount.seconds(10)
        /// Default of `limits.body_seconds`: from the end of the head to the end of the body. 1 MiB needs 18 KB a second.
        var body = TimeAmount.seconds(60)
        /// Time for the rest of a body that is not complete when the gateway begins to stop.
        var unfinishedInDrain = TimeAmount.seconds(2)
        /// The connection is closed when the client reads nothing of its answer for this long.
        var stalledReader = TimeAmount.seconds(60)
    }

    static let http1 = HTTP1Channel.Configuration(
        idleTimeout: idleTime,
        httpDecoderConfiguration: .init(maxHeaderFieldSize: parsedFieldBytes, maxHeaderListSize: parsedFieldBytes))

    /// Limits of HTTP/2, stricter than between services because anyone may connect. 250 streams of 64 KiB are 16 MB for one hostile connection.
    static func http2(_ times: Times) -> HTTP2Limits {
        var limits = HTTP2Limits.server
        limits.maxConcurrentStreams = 250
        limits.initialWindowBytes = 64 * 1024
        limits.connectionWindowBytes = 1024 * 1024
        // A browser may reset all its streams at once. Between services calls that time out are resets, too; here hardly anything is.
        limits.resetBurst = 300
        limits.resetsPerSecond = 50
        limits.maxHeaderListBytes = parsedFieldBytes
        limits.idleTimeout = idleTime
        limits.headTimeout = times.head
        limits.requestTimeout = times.body
        limits.stalledWriteTimeout = times.stalledReader
        return limits
    }
}

extension HTTPRequest {
    /// The size of path and fields: name, value and 32 bytes for each (RFC 9113 §6.5.2).
    var fieldBytes: Int {
        headerFields.reduce(path?.utf8.count ?? 0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 32 }
    }
}
