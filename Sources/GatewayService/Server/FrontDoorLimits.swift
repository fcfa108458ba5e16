import HTTP2
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore

/// What a client may cost the gateway, the same for both versions of HTTP. The largest body stands in ``GatewayContext``.
enum FrontDoorLimits {
    /// Path and fields of one request, counted as RFC 9113 §6.5.2 does; more is answered with 413. Tokens of issuers stay below 8 KiB.
    static let fieldBytes = 16 * 1024
    /// Where the parsers give up, so that there is room for an answer of ours before: HTTP/1.1 with 400, HTTP/2 with 431.
    private static let parsedFieldBytes = 2 * fieldBytes

    /// Connections open at once, unless `http_max_connections` says another number. Below the usual 65,536 file descriptors of a service.
    static let mostConnections = 20_000
    /// A connection without a request is closed after this long.
    private static let idleTime = TimeAmount.minutes(5)
    /// From the accepted connection to the bytes that tell its version.
    static let firstBytesTime = TimeAmount.seconds(30)
    /// From the beginning of the drain to the end of the last request. Calls to the services carry deadlines of 5.5 s, so each has its answer.
    static let drainTime = Duration.seconds(10)

    static let http1 = HTTP1Channel.Configuration(
        idleTimeout: idleTime,
        httpDecoderConfiguration: .init(maxHeaderFieldSize: parsedFieldBytes, maxHeaderListSize: parsedFieldBytes))

    /// The world calls here, not a few peers: less than what our own services grant each other. 250 streams of 64 KiB are 16 MB for a hostile
    /// connection.
    static let http2: HTTP2Limits = {
        var limits = HTTP2Limits.server
        limits.maxConcurrentStreams = 250
        limits.initialWindowBytes = 64 * 1024
        limits.connectionWindowBytes = 1024 * 1024
        limits.maxHeaderListBytes = parsedFieldBytes
        limits.idleTimeout = idleTime
        return limits
    }()
}

extension HTTPRequest {
    /// The size of path and fields: name, value and 32 bytes for each (RFC 9113 §6.5.2).
    var fieldBytes: Int {
        headerFields.reduce(path?.utf8.count ?? 0) { $0 + $1.name.rawName.utf8.count + $1.value.utf8.count + 32 }
    }
}
