import Logging
import NIOCore
import NIOPosix
import TLS

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A listener for HTTP/2: plain with prior knowledge, or over TLS with ALPN `h2`.
public final class HTTP2Server: Sendable {
    /// The bound address, with the real port for port 0.
    public let localAddress: SocketAddress

    private let listener: any Channel
    private let connections: ConnectionRegister

    private init(listener: any Channel, localAddress: SocketAddress, connections: ConnectionRegister) {
        self.listener = listener
        self.localAddress = localAddress
        self.connections = connections
    }

    /// Begins to listen.
    ///
    /// - Parameters:
    ///   - tls: the certificate; `nil` for HTTP/2 without TLS, with prior knowledge.
    ///   - makeStreamDelegate: called on the connection's loop for each request whose head is complete.
    ///   - onConnection: called on the connection's loop before its first stream.
    ///   - onCut: called for each refused peer, and for each connection or stream that is ended for protection.
    /// - Throws: `HTTP2Error` `.bindFailed`, with the address and the remedy.
    public static func bind(
        _ address: ListenAddress, group: any EventLoopGroup, tls: TLSServerContext? = nil, limits: HTTP2Limits = .server,
        logger: Logger? = nil,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate,
        onConnection: (@Sendable (HTTP2Connection) -> Void)? = nil, onCut: (@Sendable (ConnectionCutReason) -> Void)? = nil
    ) async throws -> HTTP2Server {
        let connections = ConnectionRegister(limits)
        let bootstrap = ServerBootstrap(group: group)
            // The kernel must not refuse a burst of clients after a restart.
            .serverChannelOption(.backlog, value: 1024)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try accept(
                        channel, listener: address, tls: tls, limits: limits, logger: logger, connections: connections,
                        makeStreamDelegate: makeStreamDelegate, onConnection: onConnection, onCut: onCut)
                }
            }
        do {
            let listener: any Channel
            switch address {
            case .host(let host, let port):
                listener = try await bootstrap.childChannelOption(.tcpOption(.tcp_nodelay), value: 1).bind(host: host, port: port).get()
            case .unix(let path):
                try await refuseToStealSocket(path, group)
                listener = try await bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
            }
            guard let localAddress = listener.localAddress else {
                throw HTTP2Error(.bindFailed, "cannot listen on \(address): the system reports no address")
            }
            return HTTP2Server(listener: listener, localAddress: localAddress, connections: connections)
        } catch let error as HTTP2Error {
            throw error
        } catch {
            let code = (error as? IOError)?.errnoCode
            let cause = SocketProblem.words(of: error)
            throw HTTP2Error(
                .bindFailed, "cannot listen on \(address): \(cause); choose another address, or stop the process that listens there",
                systemErrorCode: code)
        }
    }

    /// A socket file with a listener must not be replaced.
    private static func refuseToStealSocket(_ path: String, _ group: any EventLoopGroup) async throws {
        let probe = ClientBootstrap(group: group).connectTimeout(.seconds(1))
        guard let taken = try? await probe.connect(unixDomainSocketPath: path).get() else { return }
        try? await taken.close()
        throw HTTP2Error(.bindFailed, "cannot listen on unix:\(path): another process listens there; stop it, or choose another path")
    }

    private static func accept(
        _ channel: any Channel, listener: ListenAddress, tls: TLSServerContext?, limits: HTTP2Limits, logger: Logger?,
        connections: ConnectionRegister,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate,
        onConnection: (@Sendable (HTTP2Connection) -> Void)?, onCut: (@Sendable (ConnectionCutReason) -> Void)?
    ) throws {
        let tlsHandler = try tls.map { try TLSHandler(context: $0, handshakeTimeout: limits.handshakeTimeout) }
        let connection = HTTP2Connection(
            role: .server, channel: channel, limits: limits, remoteDescription: describe(channel.remoteAddress, listener),
            makeStreamDelegate: makeStreamDelegate, onCut: onCut)
        let peer = channel.remoteAddress?.ipAddress
        if let refusal = connections.admit(connection, peer: peer) {
            connection.channelClosed()
            if let reason = refusal.reason { onCut?(reason) }
            let words =
                refusal.reason == .peerConnectionLimit
                ? "\(listener) has \(connections.limitPerPeer) connections from \(peer ?? "") already"
                : "\(listener) has \(connections.limit) connections already"
            if refusal.isLogged { logger?.warning("connection refused: \(words)") }
            throw HTTP2Error(.peerExceededLimit, words)
        }
        connection.closeFuture.whenComplete { _ in connections.remove(connection, peer: peer) }
        try connection.install(tls: tlsHandler, logger: logger, onStart: onConnection)
    }

    /// The peer in gRPC's form.
    fileprivate static func describe(_ remote: SocketAddress?, _ listener: ListenAddress) -> String {
        switch (remote, listener) {
        case (.v4(let address)?, _): "ipv4:\(SocketAddress.v4(address).ipAddress ?? ""):\(remote?.port ?? 0)"
        case (.v6(let address)?, _): "ipv6:[\(SocketAddress.v6(address).ipAddress ?? "")]:\(remote?.port ?? 0)"
        // The client's end of a Unix socket usually has no name.
        case (_, .unix(let path)): "unix:\(path)"
        case (_, .host(let host, let port)): "unknown peer of \(host):\(port)"
        }
    }

    /// Open connections, for metrics.
    public var connectionCount: Int { connections.count }

    /// The open connections, each to be used on its own loop only.
    package var openConnections: [HTTP2Connection] { connections.all }

    /// Stops listening and accepting streams, lets open streams finish within the grace time, then closes. Returns when all connections are closed.
    public func shutdownGracefully(within grace: TimeAmount) async {
        try? await listener.close()
        let open = connections.close()
        await withTaskGroup(of: Void.self) { group in
            for connection in open {
                group.addTask {
                    try? await connection.eventLoop.flatSubmit { connection.shutdownGracefully(grace: grace) }.get()
                }
            }
        }
    }
}

extension HTTP2Connection {
    /// Serves HTTP/2 on a channel of another listener, which detected it by ALPN or by the first bytes. Call it on the channel's loop. The preface is
    /// the first read. TLS, if any, is in the pipeline with a complete handshake.
    ///
    /// The caller shuts down the connection, which lives as long as its channel.
    public static func serve(
        on channel: any Channel, acceptedAt listener: ListenAddress, limits: HTTP2Limits = .server, logger: Logger? = nil,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate, onCut: (@Sendable (ConnectionCutReason) -> Void)? = nil
    ) throws -> HTTP2Connection {
        channel.eventLoop.preconditionInEventLoop()
        let connection = HTTP2Connection(
            role: .server, channel: channel, limits: limits, remoteDescription: HTTP2Server.describe(channel.remoteAddress, listener),
            makeStreamDelegate: makeStreamDelegate, onCut: onCut)
        try connection.install(tls: nil, logger: logger)
        return connection
    }
}
