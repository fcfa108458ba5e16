import HTTP2
import NIOCore
import NIOPosix
import RPC
import Synchronization

/// An HTTP/2 server that answers each stream, counted from 1 over all connections, as a script says.
final class ScriptedServer: Sendable {
    enum Act: Sendable {
        /// A proper gRPC answer that echoes the request.
        case echo
        case status(Int)
        case reset(HTTP2ErrorCode)
        /// GOAWAY that excludes this stream.
        case goAway
        case closeConnection
        case http(status: String, contentType: String)
        case endWithoutStatus
        case silence
    }

    private let count = Mutex(0)
    private let script: @Sendable (Int) -> Act
    private let server = Mutex<HTTP2Server?>(nil)

    var streams: Int { self.count.withLock { $0 } }

    init(_ script: @escaping @Sendable (Int) -> Act) {
        self.script = script
    }

    func listen() async throws -> Target {
        let server = try await HTTP2Server.bind(
            .host("127.0.0.1", port: 0), group: MultiThreadedEventLoopGroup.singleton,
            makeStreamDelegate: { _ in
                let number = self.count.withLock { count in
                    count += 1
                    return count
                }
                return ScriptedStream(self.script(number))
            })
        self.server.withLock { $0 = server }
        return .addresses([.ip("127.0.0.1", port: server.localAddress.port ?? 0)], name: "scripted")
    }

    func stop() async {
        await self.server.withLock { $0 }?.shutdownGracefully(within: .milliseconds(50))
    }
}

private final class ScriptedStream: HTTP2StreamDelegate {
    private let act: ScriptedServer.Act
    private var body = ByteBuffer()

    init(_ act: ScriptedServer.Act) {
        self.act = act
    }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        if endStream { self.answer(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        self.body.writeImmutableBuffer(data)
        if endStream { self.answer(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {}

    private func answer(_ stream: HTTP2Stream) {
        let head: HTTP2Headers = [":status": "200", "content-type": "application/grpc"]
        switch self.act {
        case .echo: stream.sendResponse(headers: head, data: self.body, trailers: ["grpc-status": "0"])
        case .status(let code):
            var headers = head
            headers.add("grpc-status", "\(code)")
            stream.sendHeaders(headers, endStream: true)
        case .reset(let code): stream.reset(code)
        case .goAway: stream.connection.goAway(code: .noError, lastStreamID: stream.id - 2 > 0 ? stream.id - 2 : 0)
        case .closeConnection: stream.connection.close()
        case .http(let status, let contentType):
            stream.sendResponse(
                headers: [":status": status, "content-type": contentType], data: ByteBuffer(string: "<html>"), trailers: nil)
        case .endWithoutStatus: stream.sendResponse(headers: head, data: self.body, trailers: nil)
        case .silence: break
        }
    }
}
