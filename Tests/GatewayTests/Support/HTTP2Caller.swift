import HTTP2
import NIOCore
import NIOPosix
import TLS

/// An answer, whichever version of HTTP it came by.
struct TestAnswer: Sendable {
    var status = 0
    var headers: [String: String] = [:]
    var body = ""
    /// How its stream or connection ended.
    var ending = ""
}

/// A client of the HTTP server that speaks HTTP/2.
struct HTTP2Caller: Sendable {
    let connection: HTTP2Connection

    init(_ address: String, tls: TLSClientContext? = nil) async throws {
        let colon = address.lastIndex(of: ":")!
        connection = try await HTTP2Client.connect(
            to: .host(String(address[..<colon]), port: Int(address[address.index(after: colon)...])!),
            on: MultiThreadedEventLoopGroup.singleton.next(), tls: tls, serverName: tls == nil ? nil : "localhost"
        ).get()
    }

    /// A request whose answer may still be on its way.
    struct Call: Sendable {
        let stream: HTTP2Stream
        let answer: EventLoopFuture<TestAnswer>
        fileprivate let listener: NIOLoopBound<Listener>

        /// Bytes of the body so far.
        var received: Int { get async throws { try await stream.eventLoop.submit { listener.value.received }.get() } }

        /// The body so far.
        var text: String { get async throws { try await stream.eventLoop.submit { listener.value.text }.get() } }

        func reset(_ code: HTTP2ErrorCode) { stream.eventLoop.execute { stream.reset(code) } }

        /// Takes what waits, and everything that comes from here on.
        func read() {
            stream.eventLoop.execute {
                listener.value.reads = true
                stream.consumed(listener.value.received)
            }
        }
    }

    /// Sends a request. `reads: false` leaves the body of the answer in the stream's window; without `ends`, more of the request may follow.
    func call(
        _ method: String, _ path: String, headers: [(String, String)] = [], body: [UInt8] = [], reads: Bool = true, ends: Bool = true
    ) async throws -> Call {
        try await connection.eventLoop.submit {
            let answer = connection.eventLoop.makePromise(of: TestAnswer.self)
            let listener = Listener(answer, reads: reads)
            let head = HTTP2Headers([(":method", method), (":scheme", "http"), (":authority", "gateway"), (":path", path)] + headers)
            do {
                let stream = try connection.openStream(
                    head, data: body.isEmpty ? nil : ByteBuffer(bytes: body), endStream: ends, delegate: listener)
                return Call(stream: stream, answer: answer.futureResult, listener: NIOLoopBound(listener, eventLoop: connection.eventLoop))
            } catch {
                answer.fail(error)
                throw error
            }
        }.get()
    }

    /// Sends a request and waits for all of its answer.
    func request(_ method: String, _ path: String, headers: [(String, String)] = [], body: [UInt8] = []) async throws -> TestAnswer {
        try await call(method, path, headers: headers, body: body).answer.get()
    }

    func close() async throws {
        connection.eventLoop.execute { connection.close() }
        try await connection.closeFuture.get()
    }
}

private final class Listener: HTTP2StreamDelegate {
    private let promise: EventLoopPromise<TestAnswer>
    private var answer = TestAnswer()
    private var body = ByteBuffer()
    var reads: Bool
    var received: Int { body.readableBytes }
    var text: String { String(buffer: body) }

    init(_ promise: EventLoopPromise<TestAnswer>, reads: Bool) {
        self.promise = promise
        self.reads = reads
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        answer.status = headers.first(":status").flatMap(Int.init) ?? 0
        for (name, value) in headers.entries where !name.hasPrefix(":") { answer.headers[name] = value }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        body.writeImmutableBuffer(data)
        if reads { stream.consumed(data.readableBytes) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        answer.body = String(buffer: body)
        answer.ending = "\(reason)"
        promise.succeed(answer)
    }
}
