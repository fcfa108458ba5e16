import Cryptography
import HTTP2
import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import Synchronization
import TLS
import TestFolders

/// A provider on a socket of its own that fails its first connections and serves the later ones.
final class HostileProvider: Sendable {
    /// How the first request of a connection fails.
    enum Greeting: Sendable {
        case serve
        /// The connection ends before the answer.
        case drop
        /// GOAWAY before the request: the request was not processed.
        case goAway
        /// GOAWAY after the request, and no answer; the connection stays open.
        case goAwayAndSilence
        /// SETTINGS allow no stream any more, and the request is refused.
        case noStreams
    }

    private struct State {
        var connections: [ObjectIdentifier: Int] = [:]
        var opened = 0
        var served = 0
    }

    let tls: TLSClientContext
    let port: Int
    private let folder: TemporaryFolder
    private let group: MultiThreadedEventLoopGroup
    private let server: HTTP2Server
    private let state: NIOLockedValueBox<State>

    /// - Parameters:
    ///   - host: the address to listen on.
    ///   - streams: granted from the first SETTINGS on.
    ///   - greeting: by the number of the connection, from 1.
    static func start(
        on host: String = "127.0.0.1", streams: Int = 1, _ greeting: @escaping @Sendable (Int) -> Greeting
    ) async throws -> HostileProvider {
        let folder = try TemporaryFolder()
        let authority = try CertificateAuthority.create(commonName: "test CA")
        let certificate = try authority.issue(commonName: "provider", dnsNames: ["localhost"], ipAddresses: ["127.0.0.1"])
        let files = TLSCertificateFiles(
            certificateChainPath: try folder.write(certificate.certificatePEM, to: "server.pem"),
            privateKeyPath: try folder.write(certificate.privateKeyPEM, to: "server.key"))
        let client = try TLSClientContext(TLSClientConfiguration(trustedCAPath: try folder.write(authority.certificatePEM, to: "ca.pem")))
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        let state = NIOLockedValueBox(State())
        var limits = HTTP2Limits.server
        limits.maxConcurrentStreams = streams
        let server = try await HTTP2Server.bind(
            .host(host, port: 0), group: group, tls: TLSServerContext(TLSServerConfiguration(certificate: files)), limits: limits,
            makeStreamDelegate: { stream in
                let number = state.withLockedValue { $0.connections[ObjectIdentifier(stream.connection)] ?? 0 }
                return Request(greeting(number)) { state.withLockedValue { $0.served += 1 } }
            },
            onConnection: { connection in
                state.withLockedValue { state in
                    state.opened += 1
                    state.connections[ObjectIdentifier(connection)] = state.opened
                }
            })
        return HostileProvider(
            tls: client, port: server.localAddress.port ?? 0, folder: folder, group: group, server: server, state: state)
    }

    private init(
        tls: TLSClientContext, port: Int, folder: TemporaryFolder, group: MultiThreadedEventLoopGroup, server: HTTP2Server,
        state: NIOLockedValueBox<State>
    ) {
        (self.tls, self.port, self.folder, self.group, self.server, self.state) = (tls, port, folder, group, server, state)
    }

    var connections: Int { state.withLockedValue { $0.opened } }
    var served: Int { state.withLockedValue { $0.served } }

    func stop() async {
        await server.shutdownGracefully(within: .milliseconds(100))
        try? await group.shutdownGracefully()
    }

    private final class Request: HTTP2StreamDelegate {
        private let greeting: Greeting
        private let onServed: () -> Void

        init(_ greeting: Greeting, onServed: @escaping () -> Void) { (self.greeting, self.onServed) = (greeting, onServed) }

        func stream(_ stream: HTTP2Stream, didReceive headers: HTTP2Headers, endStream: Bool) {
            switch greeting {
            case .serve:
                onServed()
                stream.sendHeaders([":status": "200"], endStream: true)
            case .drop: stream.connection.close()
            case .goAway: stream.connection.goAway(code: .noError, debugData: "", lastStreamID: 0)
            case .goAwayAndSilence: stream.connection.goAway(code: .noError)
            case .noStreams:
                stream.connection.updateSettings(maxConcurrentStreams: 0)
                stream.reset(.refusedStream)
            }
        }

        func stream(_ stream: HTTP2Stream, didReceiveData data: ByteBuffer, endStream: Bool) { stream.consumed(data.readableBytes) }
        func stream(_ stream: HTTP2Stream, didReceiveTrailers trailers: HTTP2Headers) {}
        func streamDidBecomeWritable(_ stream: HTTP2Stream) {}
        func streamDidClose(_ stream: HTTP2Stream, reason: HTTP2StreamCloseReason) {}
    }
}
