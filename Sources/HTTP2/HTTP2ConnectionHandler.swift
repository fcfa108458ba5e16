import Logging
import NIOCore
import TLS

/// The channel handler of a connection: passes on bytes and events of the channel. The connection writes through its context.
final class HTTP2ConnectionHandler: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let connection: HTTP2Connection
    /// Over TLS the session begins after the handshake.
    private let waitsForTLS: Bool
    private let logger: Logger?
    private let onStart: (@Sendable (HTTP2Connection) -> Void)?

    init(
        connection: HTTP2Connection, waitsForTLS: Bool, logger: Logger? = nil, onStart: (@Sendable (HTTP2Connection) -> Void)? = nil
    ) {
        self.connection = connection
        self.waitsForTLS = waitsForTLS
        self.logger = logger
        self.onStart = onStart
    }

    func handlerAdded(context: ChannelHandlerContext) {
        connection.attach(context)
        if context.channel.isActive, !waitsForTLS { start(peerIdentity: nil) }
    }

    func channelActive(context: ChannelHandlerContext) {
        if !waitsForTLS { start(peerIdentity: nil) }
        context.fireChannelActive()
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if let handshake = event as? TLSHandshakeCompleted {
            if handshake.applicationProtocol == "h2" {
                start(peerIdentity: handshake.peerIdentity)
            } else {
                let chosen = handshake.applicationProtocol ?? "nothing"
                connection.noteFailure(
                    HTTP2Error(.noHTTP2, "\(connection.remoteDescription) did not agree to HTTP/2: ALPN chose \(chosen) instead of h2"))
                context.close(promise: nil)
            }
        }
        context.fireUserInboundEventTriggered(event)
    }

    private func start(peerIdentity: PeerIdentity?) {
        guard connection.session == nil else { return }
        connection.start(peerIdentity: peerIdentity)
        onStart?(connection)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) { connection.read(unwrapInboundIn(data)) }

    func channelReadComplete(context: ChannelHandlerContext) { connection.readEnded() }

    func channelWritabilityChanged(context: ChannelHandlerContext) {
        connection.writabilityChanged(context.channel.isWritable)
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        connection.noteFailure(Self.failure(error, of: connection.remoteDescription))
        context.close(promise: nil)
    }

    /// A broken connection in words: the system's error alone says neither where nor what.
    private static func failure(_ error: any Error, of peer: String) -> any Error {
        guard let error = error as? IOError else { return error }
        return HTTP2Error(
            .closedByPeer, "the connection to \(peer) broke: \(SocketProblem.words(of: error))", systemErrorCode: error.errnoCode)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if let logger, let failure = connection.failure {
            // The listener's `TLSServerContext` reports failures of TLS.
            logger.log(
                level: failure is TLSError ? .debug : .info, "connection ended: \(failure)", metadata: ["peer": "\(connection.remoteDescription)"])
        }
        connection.channelClosed()
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { connection.channelClosed() }
}
