import ArgumentParser
import HTTP2
import NIOCore
import NIOPosix
import TLS

/// The target HTTP2 alone as a client: one connection, so many requests in flight. `h2load` against the same server is the peer to compare with.
struct HTTP2Load: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "http2-load", abstract: "Sends requests over one HTTP/2 connection from one event loop; prints requests per second.")

    @Argument(help: "The port on 127.0.0.1.")
    var port: Int
    @Option(help: "How many requests.")
    var requests = 200_000
    @Option(help: "How many at once.")
    var inFlight = 100
    @Option(help: "Bytes of each request's body; 0 sends GET.")
    var bytes = 0
    @Option(help: "A PEM file of the authority to trust: speak TLS.")
    var trust: String?

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let tls = try trust.map { try TLSClientContext(TLSClientConfiguration(trustedCAPath: $0)) }
        let connection = try await HTTP2Client.connect(to: .host("127.0.0.1", port: port), on: group.next(), tls: tls).get()
        let start = ContinuousClock.now
        let body = bytes > 0 ? ByteBuffer(repeating: UInt8(ascii: "x"), count: bytes) : nil
        let failed = try await connection.eventLoop.flatSubmit { [requests, inFlight] in
            LoadRun(connection, requests: requests, inFlight: inFlight, body: body).start()
        }.get()
        let elapsed = (ContinuousClock.now - start) / .seconds(1)
        print("\(Int(Double(requests) / elapsed)) requests/s, \(requests - failed) succeeded, \(failed) failed, in \(elapsed) s")
        connection.eventLoop.execute { connection.close() }
        try await group.shutdownGracefully()
    }
}

/// Keeps so many requests in flight until all are done. Confined to the connection's loop.
private final class LoadRun: HTTP2StreamDelegate {
    private let connection: HTTP2Connection
    private let done: EventLoopPromise<Int>
    private let inFlight: Int
    private let body: ByteBuffer?
    private let head: HTTP2Headers
    private var toStart: Int
    private var running = 0
    private var failed = 0

    init(_ connection: HTTP2Connection, requests: Int, inFlight: Int, body: ByteBuffer?) {
        self.connection = connection
        self.inFlight = inFlight
        self.body = body
        toStart = requests
        done = connection.eventLoop.makePromise()
        head = [":method": body == nil ? "GET" : "POST", ":scheme": "http", ":authority": "bench", ":path": "/f"]
    }

    func start() -> EventLoopFuture<Int> {
        refill()
        return done.futureResult
    }

    private func refill() {
        while toStart > 0, running < inFlight, connection.availableStreams > 0 {
            toStart -= 1
            do {
                _ = try connection.openStream(head, data: body, endStream: true, delegate: self)
                running += 1
            } catch {
                failed += 1
            }
        }
        if running == 0 { done.succeed(failed + toStart) }
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        if !headers.value(":status", equals: "200") { failed += 1 }
    }
    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) { stream.consumed(data.readableBytes) }
    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        if case .normal = reason {} else { failed += 1 }
        running -= 1
        refill()
    }
}
