import HTTP2
import NIOCore
import NIOPosix
import Protobuf
import RPC
import Testing

/// The answer on one HTTP/2 stream.
struct RawResponse: Sendable {
    var heads: [HTTP2Headers] = []
    var data = ByteBuffer()
    var trailers: HTTP2Headers?
    var reason: HTTP2StreamCloseReason?

    /// The gRPC status, wherever it stands.
    var grpcStatus: String? { (self.trailers ?? self.heads.last)?["grpc-status"] }
    var grpcMessage: String? { (self.trailers ?? self.heads.last)?["grpc-message"] }
    /// A head with END_STREAM and nothing else.
    var isTrailersOnly: Bool { self.heads.count == 1 && self.trailers == nil && self.data.readableBytes == 0 }
}

/// Collects a response on the connection's loop.
// Sendable by confinement to that loop.
final class RawCollector: HTTP2StreamDelegate, @unchecked Sendable {
    private var response = RawResponse()
    let done: EventLoopPromise<RawResponse>
    /// Whether the window is opened again.
    let consumes: Bool

    init(_ eventLoop: any EventLoop, consumes: Bool = true) {
        self.done = eventLoop.makePromise()
        self.consumes = consumes
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) { self.response.heads.append(headers) }
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        self.response.data.writeImmutableBuffer(data)
        if self.consumes { stream.consumed(data.readableBytes) }
    }
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { self.response.trailers = trailers }
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        self.response.reason = reason
        self.done.succeed(self.response)
    }
}

/// An HTTP/2 client without rules of gRPC: it sends what a test asks for, right or wrong.
struct RawClient: Sendable {
    let connection: HTTP2Connection

    static let head: [(String, String)] = [
        (":method", "POST"), (":scheme", "http"), (":path", "/carillon.rpc.testing.Control/Unary"), (":authority", "test"),
        ("te", "trailers"), ("content-type", "application/grpc"),
    ]

    static func connect(_ target: Target, limits: HTTP2Limits = .client) async throws -> RawClient {
        guard case .ip(let host, let port)? = target.fixedAddresses.first else {
            throw RPCError(code: .internalError, message: "not a TCP target")
        }
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        return RawClient(
            connection: try await HTTP2Client.connect(to: .host(host, port: port), on: loop, limits: limits).get())
    }

    /// The standard head with some fields replaced, added, or (with an empty value) left out.
    static func head(_ changes: [String: String]) -> HTTP2Headers {
        var fields = Self.head.filter { changes[$0.0] == nil }
        fields += changes.filter { !$0.value.isEmpty }.map { ($0.key, $0.value) }
        // Pseudo-headers come first.
        return HTTP2Headers(fields.sorted { $0.0.hasPrefix(":") && !$1.0.hasPrefix(":") })
    }

    /// Sends a head and pieces of a body; returns all that comes back until the stream closes.
    func send(
        _ changes: [String: String] = [:], pieces: [[UInt8]] = [], endsRequest: Bool = true, consumes: Bool = true,
        then action: (@Sendable (HTTP2Stream) -> Void)? = nil
    ) async throws -> RawResponse {
        let connection = self.connection
        let collector = RawCollector(connection.eventLoop, consumes: consumes)
        try await connection.eventLoop.submit {
            let stream = try connection.openStream(Self.head(changes), data: nil, endStream: false, delegate: collector)
            for piece in pieces { stream.sendData(ByteBuffer(bytes: piece), endStream: false) }
            if endsRequest { stream.sendData(ByteBuffer(), endStream: true) }
            action?(stream)
        }.get()
        return try await collector.done.futureResult.get()
    }

    func close() async {
        let connection = self.connection
        try? await connection.eventLoop.flatSubmit {
            connection.close()
            return connection.closeFuture
        }.get()
    }

    /// A message behind its prefix.
    static func frame(_ message: [UInt8], flag: UInt8 = 0) -> [UInt8] {
        [flag] + withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) } + message
    }

    static func order(_ reason: String, _ domain: String = "", _ metadata: [String: String] = [:]) throws -> [UInt8] {
        self.frame(try GoogleRPC.ErrorInfo(reason: reason, domain: domain, metadata: metadata).bytes())
    }
}
