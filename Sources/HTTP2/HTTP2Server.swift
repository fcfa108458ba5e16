import Logging
import NIOConcurrencyHelpers
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
    /// The address really bound: with the port, if port 0 was asked for.
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
    ///   - tls: the certificate to show; `nil` speaks HTTP/2 in the clear with prior knowledge.
    ///   - makeStreamDelegate: called on the connection's loop for each request whose head is complete.
    ///   - onConnection: called on the connection's loop before its first stream.
    ///   - onCut: called for each peer that is turned away, and each connection or stream that is ended in our own defence.
    /// - Throws: `HTTP2Error` `.bindFailed`, naming the address and what may be done.
    public static func bind(
        _ address: ListenAddress, group: any EventLoopGroup, tls: TLSServerContext? = nil, limits: HTTP2Limits = .server,
        logger: Logger? = nil,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate,
        onConnection: (@Sendable (HTTP2Connection) -> Void)? = nil, onCut: (@Sendable (HTTP2CutReason) -> Void)? = nil
    ) async throws -> HTTP2Server {
        let connections = ConnectionRegister(limits)
        let bootstrap = ServerBootstrap(group: group)
            // A burst of clients after a restart must not be turned away by the kernel.
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
            // The words of the operating system; NIO's own name its call and the arguments.
            let cause = code.map { String(cString: strerror($0)) } ?? "\(error)"
            throw HTTP2Error(
                .bindFailed, "cannot listen on \(address): \(cause); choose another address, or stop the process that listens there",
                systemErrorCode: code)
        }
    }

    /// A socket file that somebody still listens on is not ours to replace.
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
        onConnection: (@Sendable (HTTP2Connection) -> Void)?, onCut: (@Sendable (HTTP2CutReason) -> Void)?
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

    /// The peer as gRPC writes it.
    fileprivate static func describe(_ remote: SocketAddress?, _ listener: ListenAddress) -> String {
        switch (remote, listener) {
        case (.v4(let address)?, _): "ipv4:\(SocketAddress.v4(address).ipAddress ?? ""):\(remote?.port ?? 0)"
        case (.v6(let address)?, _): "ipv6:[\(SocketAddress.v6(address).ipAddress ?? "")]:\(remote?.port ?? 0)"
        // The client's end of a Unix socket has no name as a rule.
        case (_, .unix(let path)): "unix:\(path)"
        case (_, .host(let host, let port)): "unknown peer of \(host):\(port)"
        }
    }

    /// Open connections, for metrics.
    public var connectionCount: Int { connections.count }

    /// Those open now, each for its own loop alone.
    package var openConnections: [HTTP2Connection] { connections.all }

    /// Stops listening and accepting streams, lets those open finish within the grace time, then closes. Returns when all is closed.
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
    /// Serves HTTP/2 on a channel that another listener accepted and found to speak it, by ALPN or by its first bytes. Call it on the channel's loop;
    /// the preface follows as the first read. TLS, where there is some, is in the pipeline and through.
    ///
    /// The connection is the caller's to shut down; it lives as long as its channel.
    public static func serve(
        on channel: any Channel, acceptedAt listener: ListenAddress, limits: HTTP2Limits = .server, logger: Logger? = nil,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate, onCut: (@Sendable (HTTP2CutReason) -> Void)? = nil
    ) throws -> HTTP2Connection {
        channel.eventLoop.preconditionInEventLoop()
        let connection = HTTP2Connection(
            role: .server, channel: channel, limits: limits, remoteDescription: HTTP2Server.describe(channel.remoteAddress, listener),
            makeStreamDelegate: makeStreamDelegate, onCut: onCut)
        try connection.install(tls: nil, logger: logger)
        return connection
    }
}
