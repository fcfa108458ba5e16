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
        let (listener, localAddress) = try await bootstrap.listen(on: address, as: (words: "the simulated mail server", setting: "smtp_port"))
        return SMTPListener(listener: listener, localAddress: localAddress)
    }

    /// Stops listening. Open connections end with their event loop.
    func close() async { try? await listener.close() }
}
