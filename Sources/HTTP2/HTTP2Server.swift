import Logging
import NIOCore
import TLS

/// A listener for HTTP/2, plain with prior knowledge or over TLS.
public final class HTTP2Server: Sendable {
    public let localAddress: SocketAddress
    init(localAddress: SocketAddress) { self.localAddress = localAddress }

    public static func bind(
        _ address: ListenAddress, group: any EventLoopGroup, tls: TLSServerContext? = nil, limits: HTTP2Limits = .server,
        logger: Logger? = nil,
        makeStreamDelegate: @escaping @Sendable (HTTP2Stream) -> any HTTP2StreamDelegate,
        onConnection: (@Sendable (HTTP2Connection) -> Void)? = nil
    ) async throws -> HTTP2Server {
        throw HTTP2Error(.bindFailed, "not yet")
    }

    public func shutdownGracefully(within grace: TimeAmount) async {}
}

/// Opens HTTP/2 connections.
public enum HTTP2Client {
    /// The future completes when TCP, TLS with ALPN and the peer's first SETTINGS are through, on the loop given.
    public static func connect(
        to address: ConnectAddress, on eventLoop: any EventLoop, tls: TLSClientContext? = nil, serverName: String? = nil,
        limits: HTTP2Limits = .client, timeout: TimeAmount = .seconds(10)
    ) -> EventLoopFuture<HTTP2Connection> {
        eventLoop.makeFailedFuture(HTTP2Error(.connectFailed, "not yet"))
    }
}
