import ArgumentParser
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import TLS

/// The target HTTP2 alone, answering each request with a fixed reply, for `h2load` to measure against `nghttpd`.
struct HTTP2Echo: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "http2-echo",
        abstract: "Serves a fixed reply over HTTP/2 on one event loop; prints its port and runs until interrupted.")

    @Option(help: "The TCP port on 127.0.0.1; 0 takes a free one.")
    var port = 0
    @Option(help: "Bytes of the reply's body.")
    var bytes = 103
    @Option(help: "A PEM certificate chain: serve TLS.")
    var certificate: String?
    @Option(help: "The PEM key of the certificate.")
    var key: String?

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let body = ByteBuffer(repeating: UInt8(ascii: "x"), count: bytes)
        var tls: TLSServerContext?
        if let certificate, let key {
            tls = try TLSServerContext(
                TLSServerConfiguration(certificate: TLSCertificateFiles(certificateChainPath: certificate, privateKeyPath: key)))
        }
        let server = try await HTTP2Server.bind(.host("127.0.0.1", port: port), group: group, tls: tls) { _ in FixedReply(body) }
        print("port \(server.localAddress.port ?? 0)")
        fflush(nil)
        // Until the process is interrupted.
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3600)) }
    }
}

/// Answers when the request is complete.
private final class FixedReply: HTTP2StreamDelegate {
    private static let head: HTTP2Headers = [":status": "200", "content-type": "application/grpc"]
    private static let trailers: HTTP2Headers = ["grpc-status": "0"]
    private let body: ByteBuffer

    init(_ body: ByteBuffer) { self.body = body }

    func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
        if endStream { answer(stream) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) {
        if endStream { answer(stream) } else { stream.consumed(data.readableBytes) }
    }

    func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) { answer(stream) }
    func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
    func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {}

    private func answer(_ stream: HTTP2Stream) {
        stream.sendResponse(headers: Self.head, data: body, trailers: Self.trailers)
    }
}
