import NIOCore

/// Fails connections to addresses that the caller does not permit. It sees the address that the socket is about to connect to, so a name that changes
/// its address between two look-ups cannot lead elsewhere.
final class AddressGuard: ChannelOutboundHandler {
    typealias OutboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let permits: @Sendable (SocketAddress) -> Bool

    init(_ permits: @escaping @Sendable (SocketAddress) -> Bool) { self.permits = permits }

    func connect(context: ChannelHandlerContext, to address: SocketAddress, promise: EventLoopPromise<Void>?) {
        guard permits(address) else {
            promise?.fail(HTTP2Error(.connectFailed, "\(address) is an address that connections may not be made to"))
            return
        }
        context.connect(to: address, promise: promise)
    }
}
