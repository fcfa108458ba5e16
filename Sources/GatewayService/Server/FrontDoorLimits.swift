import HTTP2
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// Limits of clients, the same for both versions of HTTP. ``GatewayContext`` has the largest body.
enum FrontDoorLimits {
    /// Path and fields of one request, counted as RFC 9113 §6.5.2 does; more is answered with 413. Tokens of issuers stay below 8 KiB.
    static let fieldBytes = 16 * 1024
    /// The parsers' limit, above ``fieldBytes`` so that the gateway can answer first. The parsers answer 400 (HTTP/1.1) and 431 (HTTP/2).
    private static let parsedFieldBytes = 2 * fieldBytes

    /// Connections open at once, unless `http_max_connections` says another number.
    static let mostConnections = 20_000
    /// Of these, connections from one address, unless `limits.address_connections` says another number; a quarter of all where that is less.
    static let mostConnectionsPerAddress = 1_000
    /// Bytes of bodies and of open HTTP/2 requests held at once over all connections, unless `limits.held_body_bytes` says another number: 128 of
    /// the largest bodies, and far more than honest clients have under way together.
    static let mostHeldBodyBytes = 128 * 1024 * 1024
    /// A connection without a request is closed after this long.
    private static let idleTime = TimeAmount.minutes(5)
    /// From the accepted connection to the bytes that tell its version.
    static let firstBytesTime = TimeAmount.seconds(30)
    /// From the beginning of the drain to the end of the last request. Calls to the services carry deadlines of 5.5 s, so each has its answer.
    static let drainTime = Duration.seconds(10)

    /// How long a client may take to send a request and to read its answer: totals, however many pieces that are.
    struct Times: Sendable {
        /// From a head's first byte to its last, unless `limits.head_seconds` says otherwise. Clients send it in one write.
        var head = TimeAmount.seconds(10)
        /// From the head's end to the body's, unless `limits.body_seconds` says otherwise. 1 MiB needs 18 KB a second for that.
        var body = TimeAmount.seconds(60)
        /// What is left to a body that is not complete when the gateway begins to stop.
        var unfinishedInDrain = TimeAmount.seconds(2)
        /// A client whose socket takes nothing of its answer for this long is closed.
        var stalledReader = TimeAmount.seconds(60)
    }

    static let http1 = HTTP1Channel.Configuration(
        idleTimeout: idleTime,
        httpDecoderConfiguration: .init(maxHeaderFieldSize: parsedFieldBytes, maxHeaderListSize: parsedFieldBytes))

    /// Stricter than between services, because anyone may connect. 250 streams of 64 KiB are 16 MB for a hostile connection.
    static func http2(_ times: Times) -> HTTP2Limits {
        var limits = HTTP2Limits.server
        limits.maxConcurrentStreams = 250
        limits.initialWindowBytes = 64 * 1024
        limits.connectionWindowBytes = 1024 * 1024
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
