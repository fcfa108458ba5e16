package import NIOCore
package import NIOHTTP1
import NIOPosix
package import TLS

/// The answer to a request over HTTP/1.1.
package struct HTTP1Answer: Sendable {
    package var status: Int
    /// Names in lower case; of a field that came several times, the last one.
    package var headers: [String: String] = [:]
    package var body: [UInt8] = []
}

/// Pairs the requests on one HTTP/1.1 connection with their answers, in the order in which they were sent.
package final class HTTP1Exchange: ChannelDuplexHandler {
    /// A request. Its promise fails when the connection ends before the answer.
    package struct Call: Sendable {
        package var head: HTTPRequestHead
        package var body: ByteBuffer
        package var answer: EventLoopPromise<HTTP1Answer>

        package init(head: HTTPRequestHead, body: ByteBuffer, answer: EventLoopPromise<HTTP1Answer>) {
            (self.head, self.body, self.answer) = (head, body, answer)
        }
    }
    package typealias OutboundIn = Call
    package typealias OutboundOut = HTTPClientRequestPart
    package typealias InboundIn = HTTPClientResponsePart

    private let mostBytes: Int
    private var waiting: CircularBuffer<EventLoopPromise<HTTP1Answer>> = []
    private var answer = HTTP1Answer(status: 0)
    private var staysOpen = true

    private init(mostBytes: Int) { self.mostBytes = mostBytes }

    /// Opens a connection.
    ///
    /// - Parameters:
    ///   - tls: nil for HTTP without TLS.
    ///   - connectTimeout: for TCP alone.
    ///   - mostBytes: of an answer's body; what a longer one has beyond them is dropped.
    package static func connect(
        host: String, port: Int, tls: TLSClientContext?, on group: any EventLoopGroup, connectTimeout: TimeAmount = .seconds(10),
        mostBytes: Int = .max
    ) -> EventLoopFuture<any Channel> {
        ClientBootstrap(group: group)
            .connectTimeout(connectTimeout)
            .channelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let tls { try pipeline.addHandler(TLSHandler(context: tls, serverName: host)) }
                    try pipeline.addHTTPClientHandlers()
                    try pipeline.addHandler(HTTP1Exchange(mostBytes: mostBytes))
                }
            }
            .connect(host: host, port: port)
    }

    /// Sends a request over a connection of ``connect(host:port:tls:on:connectTimeout:mostBytes:)``.
    package static func send(_ call: Call, over channel: any Channel) {
        // If the connection has ended, no handler is left that fails the call. The failed write does.
        let written = channel.eventLoop.makePromise(of: Void.self)
        written.futureResult.cascadeFailure(to: call.answer)
        channel.writeAndFlush(call, promise: written)
    }

    package func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let call = unwrapOutboundIn(data)
        waiting.append(call.answer)
        context.write(wrapOutboundOut(.head(call.head)), promise: nil)
        if call.body.readableBytes > 0 { context.write(wrapOutboundOut(.body(.byteBuffer(call.body))), promise: nil) }
        context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    package func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            answer = HTTP1Answer(status: Int(head.status.code))
            for field in head.headers { answer.headers[field.name.lowercased()] = field.value }
            staysOpen = head.isKeepAlive
        case .body(let part): answer.body += part.readableBytesView.prefix(mostBytes - answer.body.count)
        case .end:
            let call = waiting.popFirst()
            // Nobody asked for an answer without a call.
            if call == nil || !staysOpen { context.close(promise: nil) }
            call?.succeed(answer)
        }
    }

    package func errorCaught(context: ChannelHandlerContext, error: any Error) {
        failAll(error)
        context.close(promise: nil)
    }

    package func channelInactive(context: ChannelHandlerContext) {
        failAll(ChannelError.eof)
        context.fireChannelInactive()
    }

    private func failAll(_ error: any Error) {
        while let promise = waiting.popFirst() { promise.fail(error) }
    }
}
