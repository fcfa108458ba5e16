import HTTP2
import NIOCore
import NIOPosix
import ServiceKit
import TLS

/// The listener of the simulated mail server, with TLS from the first byte.
final class SMTPListener: Sendable {
    /// Longest time from the accepted connection to the end of the TLS handshake.
    private static let handshakeTime = TimeAmount.seconds(10)

    /// The bound address.
    let localAddress: SocketAddress
    private let listener: any Channel

    private init(listener: any Channel, localAddress: SocketAddress) {
        self.listener = listener
        self.localAddress = localAddress
    }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - eventLoop: The event loop of the core and of all connections.
    ///   - core: Called on `eventLoop` only.
    /// - Throws: `ListenFailure` naming the address and the remedy.
    static func bind(
        _ address: ListenAddress, on eventLoop: any EventLoop, certificate: TLSCertificateFiles, core: @escaping @Sendable () -> SimulatorCore
    ) async throws -> SMTPListener {
        let tls = try TLSServerContext(TLSServerConfiguration(certificate: certificate))
        let bootstrap = ServerBootstrap(group: eventLoop)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(TLSHandler(context: tls, handshakeTimeout: handshakeTime))
                    try pipeline.addHandler(SMTPConnection(core: core()))
                }
            }
        do {
            let listener: any Channel
            switch address {
            case .host(let host, let port): listener = try await bootstrap.bind(host: host, port: port).get()
            case .unix(let path): listener = try await bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
            }
            guard let localAddress = listener.localAddress else { throw ChannelError.unknownLocalAddress }
            return SMTPListener(listener: listener, localAddress: localAddress)
        } catch {
            throw ListenFailure.explained(address, what: "the simulated mail server", flag: "smtp_port", error)
        }
    }

    /// Stops listening. Open connections end with their event loop.
    func close() async { try? await listener.close() }
}
