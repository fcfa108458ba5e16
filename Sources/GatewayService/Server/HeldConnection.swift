import NIOCore

/// Keeps a connection that is not served open and unread for a while, and then closes it.
///
/// A client that is closed at once connects again at once, and each connection costs something. One that is held costs nothing meanwhile, and counts
/// for the limits of its address and of the server.
final class HeldConnection: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundIn = ByteBuffer

    private let time: TimeAmount
    private var timer: Scheduled<Void>?

    init(for time: TimeAmount = HTTPServerLimits.refusedConnectionTime) { self.time = time }

    func handlerAdded(context: ChannelHandlerContext) {
        let channel = context.channel
        timer = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }

    func handlerRemoved(context: ChannelHandlerContext) { timer?.cancel() }

    /// Nothing is read before the client's end, which comes with all that it sent.
    func read(context: ChannelHandlerContext) {}

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {}

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        switch event {
        case is ChannelShouldQuiesceEvent, ChannelEvent.inputClosed: context.close(promise: nil)
        default: context.fireUserInboundEventTriggered(event)
        }
    }
}
