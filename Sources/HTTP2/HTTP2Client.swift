import NIOConcurrencyHelpers
import NIOCore
import NIOPosix
import TLS

/// Opens HTTP/2 connections: plain with prior knowledge, or over TLS with ALPN `h2`.
public enum HTTP2Client {
    /// Connects. The future completes on the given loop after TCP, TLS with ALPN, and the peer's first SETTINGS.
    ///
    /// - Parameters:
    ///   - tls: trust and certificate; `nil` for HTTP/2 without TLS.
    ///   - serverName: the name for SNI and verification, if it is neither in the TLS configuration nor the host itself.
    ///   - names: looks up the host; nil: as NIO does it, one name after the other on each event loop.
    ///   - used: the addresses of other connections to the host, one for each. With `names`, its other addresses are tried first.
    ///   - permits: whether a connection to an address may be made; nil: to any. Asked right before each connection, before any byte leaves.
    ///   - timeout: for all steps together. The future fails with `HTTP2Error` (`.connectFailed`, `.timedOut`, `.noHTTP2`, `.protocolViolation`,
    ///     `.closedByPeer`) or `TLSError`.
    public static func connect(
        to address: ConnectAddress, on eventLoop: any EventLoop, tls: TLSClientContext? = nil, serverName: String? = nil,
        limits: HTTP2Limits = .client, names: NameLookup? = nil, avoiding used: [SocketAddress] = [],
        permits: (@Sendable (SocketAddress) -> Bool)? = nil, timeout: TimeAmount = .seconds(10)
    ) -> EventLoopFuture<HTTP2Connection> {
        var limits = limits
        limits.handshakeTimeout = min(limits.handshakeTimeout, timeout)
        let deadline = eventLoop.now + timeout
        let name = serverName ?? hostName(of: address)
        // NIO may try several addresses at once. Each attempt has its own connection, and the successful one is found by its channel.
        let attempts = NIOLockedValueBox<[ObjectIdentifier: HTTP2Connection]>([:])
        let bootstrap = ClientBootstrap(group: eventLoop)
            .connectTimeout(timeout)
            .channelInitializer { [limits] channel in
                channel.eventLoop.makeCompletedFuture {
                    if let permits { try channel.pipeline.syncOperations.addHandler(AddressGuard(permits)) }
                    let tlsHandler = try tls.map { try TLSHandler(context: $0, serverName: name, handshakeTimeout: limits.handshakeTimeout) }
                    let connection = HTTP2Connection(
                        role: .client, channel: channel, limits: limits, remoteDescription: "\(address)")
                    attempts.withLockedValue { $0[ObjectIdentifier(channel)] = connection }
                    try connection.install(tls: tlsHandler)
                }
            }
        let connected: EventLoopFuture<any Channel>
        switch address {
        case .host(let host, let port):
            connected = bootstrap.resolver(names?.query(on: eventLoop, avoiding: used)).channelOption(.tcpOption(.tcp_nodelay), value: 1)
                .connect(host: host, port: port)
        case .unix(let path):
            connected = bootstrap.connect(unixDomainSocketPath: path)
        }
        return connected.flatMapErrorThrowing { throw connectError($0, address, timeout) }
            .flatMap { channel in
                let winner = attempts.withLockedValue { attempts in
                    defer { attempts = [:] }
                    return attempts[ObjectIdentifier(channel)]
                }
                guard let winner else { preconditionFailure("the channel that connected went through our initializer") }
                return winner.whenReady(deadline: deadline)
            }
    }

    /// Whether a connection failed because the server speaks TLS but not HTTP/2: by ALPN it chose another protocol or none, or it refused the
    /// handshake for that reason (RFC 7301 §3.2).
    public static func lacksHTTP2(_ error: any Error) -> Bool {
        switch error {
        case let error as HTTP2Error: error.kind == .noHTTP2
        case let error as TLSError: error.lacksProtocol
        default: false
        }
    }

    private static func hostName(of address: ConnectAddress) -> String? {
        if case .host(let host, _) = address { host } else { nil }
    }

    private static func connectError(_ error: any Error, _ address: ConnectAddress, _ timeout: TimeAmount) -> any Error {
        switch error {
        case is TLSError, is HTTP2Error: error
        case ChannelError.connectTimeout: HTTP2Error(.timedOut, "cannot connect to \(address): no answer in \(timeout.milliseconds) ms")
        default:
            HTTP2Error(.connectFailed, "cannot connect to \(address): \(SocketProblem.words(of: error)); check the address, and that the server runs")
        }
    }
}

extension HTTP2Connection {
    /// Completes with the connection when the peer's first SETTINGS arrived; closes it if that takes too long.
    fileprivate func whenReady(deadline: NIODeadline) -> EventLoopFuture<HTTP2Connection> {
        let patience = eventLoop.scheduleTask(deadline: deadline) {
            self.fail(
                HTTP2Error(.timedOut, "\(self.remoteDescription) accepted the connection but did not complete the handshake in time"),
                goAway: .settingsTimeout)
        }
        return ready.futureResult.map { self }.always { _ in patience.cancel() }
    }
}
