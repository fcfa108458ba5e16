import HTTP2
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Providers
import TLS

/// One HTTP/2 connection of a sender, with the answers as values.
final class SenderConnection: Sendable {
    struct Response: Sendable {
        var status = 0
        var headers = HTTP2Headers()
        var body = ByteBuffer()
        var text: String { String(buffer: body) }
    }

    /// How a stream ended without an answer.
    enum Loss: Error, Equatable {
        case refused, reset, connectionLost
    }

    let connection: HTTP2Connection
    /// The server's GOAWAY.
    private let goAway = NIOLockedValueBox<String?>(nil)

    init(to address: String, tls: TLSClientContext) async throws {
        let parts = address.split(separator: ":")
        let eventLoop = MultiThreadedEventLoopGroup.singleton.next()
        connection = try await HTTP2Client.connect(
            to: .host(String(parts[0]), port: Int(parts[1])!), on: eventLoop, tls: tls, serverName: "localhost", timeout: .seconds(5)
        ).get()
        let (connection, goAway) = (connection, goAway)
        try await eventLoop.submit {
            connection.onGoAway = { _, notice in goAway.withLockedValue { $0 = notice.debugData } }
        }.get()
    }

    var goAwayText: String? { goAway.withLockedValue { $0 } }

    /// Streams that the server lets this connection open now.
    var availableStreams: Int {
        get async throws { try await connection.eventLoop.submit { [connection] in connection.availableStreams }.get() }
    }

    /// Waits until the server grants this many streams; SETTINGS may come right after an answer.
    func untilAvailable(_ streams: Int) async throws -> Bool {
        for _ in 0..<500 {
            if try await availableStreams == streams { return true }
            try await ping()
        }
        return false
    }

    /// A round trip: everything the server sent before its answer has arrived.
    func ping() async throws {
        let promise = connection.eventLoop.makePromise(of: Void.self)
        connection.eventLoop.execute { [connection] in
            connection.ping(timeout: .seconds(5)) { promise.completeWith($0.map { _ in }) }
        }
        try await promise.futureResult.get()
    }

    func send(_ request: ProviderRequest) async throws -> Response { try await begin(request).get() }

    /// The answer to come.
    func begin(_ request: ProviderRequest) -> EventLoopFuture<Response> {
        let promise = connection.eventLoop.makePromise(of: Response.self)
        connection.eventLoop.execute { [connection] in
            do {
                _ = try connection.openStream(
                    request.headers, data: request.body, endStream: true, delegate: AnswerCollector(promise))
            } catch { promise.fail(error) }
        }
        return promise.futureResult
    }

    func close() async {
        try? await connection.eventLoop.submit { [connection] in connection.close() }.get()
    }
}

/// Gathers one answer; used on the connection's event loop alone.
private final class AnswerCollector: HTTP2StreamDelegate {
    private let promise: EventLoopPromise<SenderConnection.Response>
    private var response = SenderConnection.Response()

    init(_ promise: EventLoopPromise<SenderConnection.Response>) { self.promise = promise }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        response.headers = headers
        response.status = Int(headers.first(":status") ?? "") ?? 0
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        response.body.writeImmutableBuffer(data)
        stream.consumed(data.readableBytes)
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}

    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {
        switch reason {
        case .normal: promise.succeed(response)
        case .refused: promise.fail(SenderConnection.Loss.refused)
        case .reset: promise.fail(SenderConnection.Loss.reset)
        case .connectionLost: promise.fail(SenderConnection.Loss.connectionLost)
        }
    }
}
