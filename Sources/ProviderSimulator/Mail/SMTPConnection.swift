import NIOCore
import TLS

/// One connection to the simulated mail server. Confined to the core's event loop.
final class SMTPConnection: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias OutboundOut = ByteBuffer

    private let core: SimulatorCore
    private var session = SMTPSession()
    private var unread = ByteBuffer()

    init(core: SimulatorCore) { self.core = core }

    func handlerAdded(context: ChannelHandlerContext) { core.opened(self, provider: .smtp) }

    func handlerRemoved(context: ChannelHandlerContext) { core.closed(self) }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is TLSHandshakeCompleted { send(SMTPSession.greeting, context) }
        context.fireUserInboundEventTriggered(event)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        unread.writeImmutableBuffer(unwrapInboundIn(data))
        while let end = unread.readableBytesView.firstIndex(of: UInt8(ascii: "\n")) {
            guard var line = unread.readBytes(length: end - unread.readerIndex + 1) else { return }
            line.removeLast()
            if line.popLast() == UInt8(ascii: "\r") {
                take(line, context)
            } else {
                core.violated("smtp.line_end")
                send("500 5.5.2 lines end with CR LF", context)
            }
        }
        unread.discardReadBytes()
        // Nobody sends such lines.
        if unread.readableBytes > SimulatedMail.mostBytes { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

    private func take(_ line: [UInt8], _ context: ChannelHandlerContext) {
        switch session.take(line) {
        case nil: break
        case .reply(let text): send(text, context)
        case .mail(let mail):
            if let reply = core.settle(mail, from: self) { send(reply, context) } else { context.close(promise: nil) }
        case .quit(let text):
            let channel = context.channel
            send(text, context).whenComplete { _ in channel.close(promise: nil) }
        }
    }

    @discardableResult
    private func send(_ reply: String, _ context: ChannelHandlerContext) -> EventLoopFuture<Void> {
        context.writeAndFlush(wrapOutboundOut(ByteBuffer(string: reply + "\r\n")))
    }
}
