import HTTP2
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix
import ServiceKit
import TLS

/// The TLS listener of a simulated provider that speaks HTTP/2 and HTTP/1.1, as Google's and Expo's do: ALPN decides, and a client without ALPN
/// gets HTTP/1.1.
final class HTTPSListener: Sendable {
    /// Longest time from the accepted connection to the end of the TLS handshake.
    private static let handshakeTime = TimeAmount.seconds(10)

    /// The bound address.
    let localAddress: SocketAddress
    private let listener: any Channel
    private let open: NIOLoopBound<OpenConnections>

    private init(listener: any Channel, localAddress: SocketAddress, open: NIOLoopBound<OpenConnections>) {
        self.listener = listener
        self.localAddress = localAddress
        self.open = open
    }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - what: what listens, in words, and the setting of its port.
    ///   - eventLoop: The event loop of the endpoint and of all its connections.
    ///   - endpoint: Called on `eventLoop` only.
    /// - Throws: `ListenFailure` naming the address and the remedy.
    static func bind(
        _ address: ListenAddress, of what: (words: String, setting: String), on eventLoop: any EventLoop, certificate: TLSCertificateFiles,
        logger: Logger, endpoint: @escaping @Sendable () -> any SimulatedEndpoint
    ) async throws -> HTTPSListener {
        let tls = try TLSServerContext(TLSServerConfiguration(certificate: certificate, applicationProtocols: ["h2", "http/1.1"]))
        let open = try await eventLoop.submit { NIOLoopBound(OpenConnections(eventLoop), eventLoop: eventLoop) }.get()
        let bootstrap = ServerBootstrap(group: eventLoop)
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    open.value.add(channel)
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.addHandler(TLSHandler(context: tls, handshakeTimeout: handshakeTime))
                    try pipeline.addHandler(
                        VersionDetector(isBehindTLS: true, patience: handshakeTime) { version in
                            channel.eventLoop.makeCompletedFuture {
                                switch version {
                                case .http1: try serveHTTP1(channel, endpoint())
                                case .http2: try serveHTTP2(channel, acceptedAt: address, endpoint, open.value, logger)
                                }
                            }
                        } onGone: { _ in
                        })
                }
            }
        let (listener, localAddress) = try await bootstrap.listen(on: address, as: what)
        return HTTPSListener(listener: listener, localAddress: localAddress, open: open)
    }

    private static func serveHTTP1(_ channel: any Channel, _ endpoint: any SimulatedEndpoint) throws {
        let connection = HTTP1Connection(makeExchange: { endpoint.makeExchange($0) }, onClose: { endpoint.closed($0) })
        let pipeline = channel.pipeline.syncOperations
        try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
        try pipeline.addHandler(connection)
        endpoint.opened(connection)
    }

    private static func serveHTTP2(
        _ channel: any Channel, acceptedAt address: ListenAddress, _ endpoint: @escaping @Sendable () -> any SimulatedEndpoint,
        _ open: OpenConnections, _ logger: Logger
    ) throws {
        let connection = try HTTP2Connection.serve(
            on: channel, acceptedAt: address, logger: logger, makeStreamDelegate: { endpoint().makeExchange(.http2($0)) })
        open.note(connection, on: channel)
        endpoint().opened(connection)
        connection.onClose = { connection, _ in endpoint().closed(connection) }
    }

    /// Stops listening, lets open exchanges finish within the grace time, and closes.
    func shutdownGracefully(within grace: TimeAmount) async {
        try? await listener.close()
        let open = open
        try? await listener.eventLoop.flatSubmit { open.value.shutdown(grace: grace) }.get()
    }
}

/// The connections of one listener. Confined to its event loop.
private final class OpenConnections {
    private struct Open {
        let channel: any Channel
        /// Nil for HTTP/1.1, and until the version is known.
        var http2: HTTP2Connection?
    }

    private let eventLoop: any EventLoop
    private var open: [ObjectIdentifier: Open] = [:]

    init(_ eventLoop: any EventLoop) { self.eventLoop = eventLoop }

    func add(_ channel: any Channel) {
        let id = ObjectIdentifier(channel)
        open[id] = Open(channel: channel)
        let bound = NIOLoopBound(self, eventLoop: eventLoop)
        channel.closeFuture.whenComplete { _ in bound.value.open[id] = nil }
    }

    func note(_ connection: HTTP2Connection, on channel: any Channel) { open[ObjectIdentifier(channel)]?.http2 = connection }

    /// Completes when all are closed.
    func shutdown(grace: TimeAmount) -> EventLoopFuture<Void> {
        let channels = open.values.map(\.channel)
        for entry in open.values {
            if let connection = entry.http2 {
                _ = connection.shutdownGracefully(grace: grace)
            } else {
                // An HTTP/1.1 connection closes after the pending answer. A connection of unknown version closes at once.
                entry.channel.pipeline.fireUserInboundEventTriggered(ChannelShouldQuiesceEvent())
            }
        }
        let patience = eventLoop.scheduleTask(in: grace) {
            for channel in channels { channel.close(promise: nil) }
        }
        let closed = EventLoopFuture.andAllComplete(channels.map(\.closeFuture), on: eventLoop)
        closed.whenComplete { _ in patience.cancel() }
        return closed
    }
}
