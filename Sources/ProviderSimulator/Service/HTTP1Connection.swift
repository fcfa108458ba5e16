import HTTP2
import NIOCore
import NIOHTTP1

/// One HTTP/1.1 connection to a simulated provider. It reads the next request after the last one was answered.
final class HTTP1Connection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let makeExchange: (Exchange.Origin) -> Exchange
    private let onClose: (HTTP1Connection) -> Void
    private var context: ChannelHandlerContext?
    /// The request that is incomplete or waits for its answer.
    private var current: (exchange: Exchange, head: HTTPRequestHead)?

    /// - Parameters:
    ///   - makeExchange: called for each request when its head is there.
    ///   - onClose: called once, when the connection has ended.
    init(makeExchange: @escaping (Exchange.Origin) -> Exchange, onClose: @escaping (HTTP1Connection) -> Void) {
        self.makeExchange = makeExchange
        self.onClose = onClose
    }

    /// Sends the answer to the request that waits for one.
    func send(_ answer: Answer) {
        guard let context, let (_, request) = current else { return }
        endCurrent()
        var head = HTTPResponseHead(version: request.version, status: HTTPResponseStatus(statusCode: answer.status))
        for (name, value) in answer.headers { head.headers.add(name: name, value: value) }
        head.headers.add(name: "content-length", value: String(answer.body?.readableBytes ?? 0))
        if !request.isKeepAlive { head.headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        if let body = answer.body { context.write(wrapOutboundOut(.body(.byteBuffer(body))), promise: nil) }
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        guard !request.isKeepAlive else { return }
        let channel = context.channel
        written.whenComplete { _ in channel.close(promise: nil) }
    }

    /// Closes at once, answered or not.
    func close() { context?.close(promise: nil) }

    private func endCurrent() {
        let exchange = current?.exchange
        current = nil
        exchange?.end()
    }

    // MARK: ChannelInboundHandler

    func handlerAdded(context: ChannelHandlerContext) { self.context = context }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        endCurrent()
        onClose(self)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            let exchange = makeExchange(.http1(self))
            current = (exchange, head)
            exchange.begin(HTTP2Headers(head))
        case .body(let data): current?.exchange.append(data)
        case .end: current?.exchange.complete()
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }
}

extension HTTP2Headers {
    /// An HTTP/1.1 head with its first line and its `host` as pseudo-headers (RFC 9113 §8.3.1), so that the rules handle one form.
    fileprivate init(_ head: HTTPRequestHead) {
        self.init()
        add(":method", head.method.rawValue)
        add(":scheme", "https")
        add(":path", head.uri)
        if let host = head.headers.first(name: "host") { add(":authority", host) }
        for (name, value) in head.headers where name.lowercased() != "host" { add(name, value) }
    }
}
