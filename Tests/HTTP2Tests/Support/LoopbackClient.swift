import NIOCore
import NIOPosix
import TLS

@testable import HTTP2

/// A client's answer to one request.
struct Answer: Sendable {
    var status: String?
    var body: [UInt8]
    var trailers: HTTP2Headers?
    var isNormal: Bool
    var reason: String
}

extension HTTP2Connection {
    /// Sends a complete request from outside the loop and waits for the end of its stream.
    func fetch(_ headers: HTTP2Headers, body: [UInt8] = []) async throws -> Answer {
        try await eventLoop.flatSubmit { () -> EventLoopFuture<Answer> in
            let promise = self.eventLoop.makePromise(of: Answer.self)
            let recorder = Recorder()
            recorder.onClose = { _, reason in
                promise.succeed(
                    Answer(
                        status: recorder.head?.first(":status"), body: recorder.body, trailers: recorder.trailers, isNormal: reason.isNormal,
                        reason: "\(reason)"))
            }
            do {
                _ = try self.openStream(headers, data: ByteBuffer(bytes: body), endStream: true, delegate: recorder)
            } catch {
                promise.fail(error)
            }
            return promise.futureResult
        }.get()
    }

    func shutDown() async throws { try await eventLoop.flatSubmit { self.shutdownGracefully(grace: .seconds(5)) }.get() }
}

/// A server that echoes, on loops of its own.
struct EchoServer {
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 2)
    let server: HTTP2Server

    init(_ address: ListenAddress = .host("127.0.0.1", port: 0), tls: TLSServerContext? = nil, limits: HTTP2Limits = .server) async throws {
        server = try await HTTP2Server.bind(address, group: group, tls: tls, limits: limits) { _ in
            let recorder = Recorder()
            SessionPair.echo(recorder)
            return recorder
        }
    }

    var port: Int { server.localAddress.port ?? 0 }
    var address: ConnectAddress { .host("127.0.0.1", port: port) }

    func stop() async throws {
        await server.shutdownGracefully(within: .seconds(5))
        try await group.shutdownGracefully()
    }
}
