import NIOCore
import NIOHTTP1
import NIOPosix
import Synchronization
import TLS

/// A collector of the test's own that speaks OTLP over HTTP/1.1. It answers as the test says, and then 200 without a body.
final class HTTPCollector: Sendable {
    struct Request: Sendable {
        var head: HTTPRequestHead
        var body = ByteBuffer()
    }

    struct Answer: Sendable {
        var status = HTTPResponseStatus.ok
        var headers: HTTPHeaders = [:]
        var body: [UInt8] = []
        /// The connection ends with the answer, which does not say so.
        var closes = false
    }

    private struct State {
        var answers: [Answer]
        var requests: [Request] = []
        var connections = 0
    }

    private let state: Mutex<State>

    private init(_ answers: [Answer]) { state = Mutex(State(answers: answers)) }

    /// In the order of their arrival.
    var requests: [Request] { state.withLock { $0.requests } }
    /// Connections that were made.
    var connections: Int { state.withLock { $0.connections } }

    /// Listens while the body runs.
    ///
    /// - Parameters:
    ///   - answers: to the first requests.
    ///   - body: gets the collector and its port.
    static func serving(
        _ answers: [Answer] = [], tls: TLSServerContext? = nil, _ body: (HTTPCollector, Int) async throws -> Void
    ) async throws {
        let collector = HTTPCollector(answers)
        let listener = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    if let tls { try pipeline.addHandler(TLSHandler(context: tls)) }
                    try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                    try pipeline.addHandler(Connection(of: collector))
                }
            }
            .bind(host: "127.0.0.1", port: 0).get()
        var failure: (any Error)?
        do { try await body(collector, listener.localAddress?.port ?? 0) } catch { failure = error }
        try await listener.close()
        if let failure { throw failure }
    }

    private func take(_ request: Request) -> Answer {
        state.withLock { state in
            state.requests.append(request)
            return state.answers.isEmpty ? Answer() : state.answers.removeFirst()
        }
    }

    private func begin() { state.withLock { $0.connections += 1 } }

    /// One connection.
    private final class Connection: ChannelInboundHandler {
        typealias InboundIn = HTTPServerRequestPart
        typealias OutboundOut = HTTPServerResponsePart

        private let collector: HTTPCollector
        private var request: Request?

        init(of collector: HTTPCollector) {
            self.collector = collector
            collector.begin()
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            switch unwrapInboundIn(data) {
            case .head(let head): request = Request(head: head)
            case .body(var part): request?.body.writeBuffer(&part)
            case .end:
                guard let request else { return }
                answer(collector.take(request), context)
            }
        }

        private func answer(_ answer: Answer, _ context: ChannelHandlerContext) {
            var headers = answer.headers
            headers.add(name: "content-length", value: "\(answer.body.count)")
            let head = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
            context.write(wrapOutboundOut(.head(head)), promise: nil)
            context.write(wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
            let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
            guard answer.closes else { return }
            let channel = context.channel
            written.whenComplete { _ in channel.close(promise: nil) }
        }
    }
}
