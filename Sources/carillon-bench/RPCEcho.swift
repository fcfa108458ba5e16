import ArgumentParser
import Foundation
import HTTP2
import NIOCore
import NIOPosix
import Protobuf
import RPC
import TLS

/// The target RPC alone: decodes each request, hands it to an asynchronous handler, encodes the answer.
/// `scripts/bench_rpc.py` measures it against `nghttpd`, gRPC C++ and others.
struct RPCEcho: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rpc-echo",
        abstract: "Serves the echo service over gRPC on one event loop; prints its port and runs until interrupted.")

    @Option(help: "The TCP port on 127.0.0.1; 0 takes a free one.")
    var port = 0
    @Option(help: "A PEM certificate chain: serve TLS.")
    var certificate: String?
    @Option(help: "The PEM key of the certificate.")
    var key: String?

    func validate() throws {
        guard (certificate == nil) == (key == nil) else { throw ValidationError("--certificate and --key belong together") }
    }

    func run() async throws {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        var tls: TLSServerContext?
        if let certificate, let key {
            tls = try TLSServerContext(
                TLSServerConfiguration(certificate: TLSCertificateFiles(certificateChainPath: certificate, privateKeyPath: key)))
        }
        let server = RPCServer(services: [EchoService()])
        let addresses = try await server.listen(on: [.host("127.0.0.1", port: port)], tls: tls, group: group)
        print("port \(addresses[0].port ?? 0)")
        fflush(nil)
        // Until the process is interrupted.
        while !Task.isCancelled { try await Task.sleep(for: .seconds(3600)) }
    }
}

/// The request of `h2load`, which reads the body from a file.
struct RPCBody: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rpc-body", abstract: "Writes framed messages of the echo service to a file, for h2load to send.")

    @Argument(help: "The file.")
    var file: String
    @Option(help: "Bytes of each message; no fewer than 100.")
    var bytes = 100
    @Option(help: "How many messages.")
    var messages = 1
    @Option(help: "How often List answers this message; it is part of the message's size.")
    var responses = 0

    func run() throws {
        let message = try EchoMessage.ofSize(bytes, responses: responses).bytes()
        let frame = [0] + withUnsafeBytes(of: UInt32(message.count).bigEndian) { Array($0) } + message
        try Data(Array(repeating: frame, count: messages).joined()).write(to: URL(fileURLWithPath: file))
    }
}
