package import NIOCore
import TLS

/// Detects the HTTP version of a connection, adds that version's handlers behind itself, and removes itself.
///
/// Over TLS the version is ALPN's result; without ALPN it is HTTP/1.1. Without TLS the first bytes decide: HTTP/2 with prior knowledge begins with
/// the preface (RFC 9113 §3.4), and no HTTP/1.1 request begins like that.
package final class VersionDetector: ChannelInboundHandler, RemovableChannelHandler {
    package typealias InboundIn = ByteBuffer
    package typealias InboundOut = ByteBuffer

    /// The HTTP version of a connection.
    package enum Version: Equatable, Sendable {
        case http1
        case http2
    }

    private let isBehindTLS: Bool
    private let patience: TimeAmount
    private let install: (Version) -> EventLoopFuture<Void>
    private let onGone: (any Error) -> Void
    private var received = ByteBuffer()
    private var isDecided = false
    private var timer: Scheduled<Void>?

    /// - Parameters:
    ///   - patience: time limit for the detection; then the connection is closed.
    ///   - install: adds the handlers of the version; completes at once, on the event loop.
    ///   - onGone: called when the connection ends before its version is known.
    package init(
        isBehindTLS: Bool, patience: TimeAmount, install: @escaping (Version) -> EventLoopFuture<Void>,
        onGone: @escaping (any Error) -> Void
    ) {
        self.isBehindTLS = isBehindTLS
        self.patience = patience
        self.install = install
        self.onGone = onGone
    }

    package func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: patience) { channel.close(promise: nil) }
    }

    package func handlerRemoved(context: ChannelHandlerContext) {
        timer?.cancel()
        if !isDecided { onGone(ChannelError.eof) }
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isDecided else { return context.fireChannelRead(data) }
        var bytes = unwrapInboundIn(data)
        received.writeBuffer(&bytes)
        if let version = Self.version(of: received.readableBytesView) { decide(version, context) }
    }

    package func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case let handshake as TLSHandshakeCompleted where isBehindTLS:
            decide(handshake.applicationProtocol == "h2" ? .http2 : .http1, context)
        case is ChannelShouldQuiesceEvent, ChannelEvent.inputClosed:
            if !isDecided { context.close(promise: nil) }
        default: break
        }
        context.fireUserInboundEventTriggered(event)
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // TLS closes the channel itself, after the alert that names the error.
        if isDecided { context.fireErrorCaught(error) }
    }

    private func decide(_ version: Version, _ context: ChannelHandlerContext) {
        guard !isDecided else { return }
        isDecided = true
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        install(version).whenComplete { result in
            let (detector, context) = bound.value
            guard case .success = result else { return context.close(promise: nil) }
            if detector.received.readableBytes > 0 {
                context.fireChannelRead(detector.wrapInboundOut(detector.received))
                context.fireChannelReadComplete()
            }
            context.pipeline.syncOperations.removeHandler(context: context, promise: nil)
        }
    }

    /// The version of a connection that begins with these bytes; nil while both are possible.
    package static func version(of bytes: some Collection<UInt8>) -> Version? {
        guard preface.starts(with: bytes.prefix(preface.count)) else { return .http1 }
        return bytes.count >= preface.count ? .http2 : nil
    }

    private static let preface = Array("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".utf8)
}
