import Foundation
import HTTP2
import NIOCore
import NIOHTTP1
import NIOPosix
public import TLS

/// A small HTTP/1.1 client for the gateway, as apps and host systems use: one connection, one request after the other.
public actor HTTPClient {
    /// An answer with its unchanged body.
    public struct Response: Sendable {
        /// HTTP status.
        public var status: Int
        /// Header fields, names in lower case.
        public var headers: [String: String]
        /// The body.
        public var body: [UInt8]

        /// The body as a JSON object; empty for an empty or different body.
        public var json: [String: any Sendable] {
            (try? JSONSerialization.jsonObject(with: Data(body))) as? [String: any Sendable] ?? [:]
        }
    }

    private let host: String
    private let port: Int
    private let tls: TLSClientContext?
    private let timeout: Duration
    private var channel: (any Channel)?

    /// A client of the server at `host:port`.
    ///
    /// - Parameters:
    ///   - tls: the trusted certificates; nil for HTTP without TLS.
    ///   - timeout: the time for one request; after it ``SystemError/noAnswer(address:within:)`` is thrown.
    public init(host: String, port: Int, tls: TLSClientContext? = nil, timeout: Duration = .seconds(30)) {
        self.host = host
        self.port = port
        self.tls = tls
        self.timeout = timeout
    }

    /// Sends a request with a JSON body, or none, and waits for its whole answer.
    public func request(_ method: String, _ path: String, headers: [(String, String)] = [], json: (any Sendable)? = nil) async throws -> Response {
        guard let json else { return try await request(method, path, headers: headers, body: []) }
        let body = Array(try JSONSerialization.data(withJSONObject: json, options: [.sortedKeys]))
        return try await request(method, path, headers: [("content-type", "application/json")] + headers, body: body)
    }

    /// Sends a request with these bytes as its body, and waits for its whole answer.
    public func request(_ method: String, _ path: String, headers: [(String, String)], body: [UInt8]) async throws -> Response {
        let channel = try await connected()
        let promise = channel.eventLoop.makePromise(of: Response.self)
        var head = HTTPRequestHead(version: .http1_1, method: .init(rawValue: method), uri: path)
        head.headers.add(name: "host", value: "\(host):\(port)")
        if !body.isEmpty || method != "GET" { head.headers.add(name: "content-length", value: "\(body.count)") }
        for (name, value) in headers { head.headers.add(name: name, value: value) }
        let timer = channel.eventLoop.scheduleTask(in: TimeAmount(timeout)) { [host, port, timeout] in
            promise.fail(SystemError.noAnswer(address: "\(host):\(port)", within: timeout))
            channel.close(promise: nil)
        }
        defer { timer.cancel() }
        // If the connection ended after it was opened, no handler is left that fails the request. The failed write does.
        let written = channel.eventLoop.makePromise(of: Void.self)
        written.futureResult.cascadeFailure(to: promise)
        channel.writeAndFlush(Exchange.Outbound(head: head, body: ByteBuffer(bytes: body), promise: promise), promise: written)
        do {
            return try await promise.futureResult.get()
        } catch {
            throw failure(error)
        }
    }

    /// A connection that cannot be made or broke, in words. Errors that are words already stay.
    private func failure(_ error: any Error) -> any Error {
        switch error {
        case is SystemError, is TLSError: error
        default: SystemError.noConnection(address: "\(host):\(port)", cause: SocketProblem.words(of: error))
        }
    }

    /// Closes the connection.
    public func close() async {
        try? await channel?.close()
        channel = nil
    }

    private func connected() async throws -> any Channel {
        if let channel, channel.isActive { return channel }
        let bootstrap = ClientBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .connectTimeout(.seconds(5))
            .channelInitializer { [tls, host] channel in
                channel.eventLoop.makeCompletedFuture {
                    if let tls { try channel.pipeline.syncOperations.addHandler(TLSHandler(context: tls, serverName: host)) }
                    try channel.pipeline.syncOperations.addHTTPClientHandlers()
                    try channel.pipeline.syncOperations.addHandler(Exchange())
                }
            }
        do {
            let fresh = try await bootstrap.connect(host: host, port: port).get()
            channel = fresh
            return fresh
        } catch {
            throw failure(error)
        }
    }
}

/// Pairs each request with its answer on one connection.
private final class Exchange: ChannelDuplexHandler {
    struct Outbound: Sendable {
        var head: HTTPRequestHead
        var body: ByteBuffer
        var promise: EventLoopPromise<HTTPClient.Response>
    }
    typealias OutboundIn = Outbound
    typealias OutboundOut = HTTPClientRequestPart
    typealias InboundIn = HTTPClientResponsePart

    private var waiting: CircularBuffer<EventLoopPromise<HTTPClient.Response>> = []
    private var response = HTTPClient.Response(status: 0, headers: [:], body: [])

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let outbound = unwrapOutboundIn(data)
        waiting.append(outbound.promise)
        context.write(wrapOutboundOut(.head(outbound.head)), promise: nil)
        if outbound.body.readableBytes > 0 { context.write(wrapOutboundOut(.body(.byteBuffer(outbound.body))), promise: nil) }
        context.write(wrapOutboundOut(.end(nil)), promise: promise)
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            response = .init(status: Int(head.status.code), headers: [:], body: [])
            for field in head.headers { response.headers[field.name.lowercased()] = field.value }
        case .body(let part):
            response.body.append(contentsOf: part.readableBytesView)
        case .end:
            waiting.popFirst()?.succeed(response)
        }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        failAll(error)
        context.close(promise: nil)
    }

    func channelInactive(context: ChannelHandlerContext) {
        failAll(ChannelError.eof)
        context.fireChannelInactive()
    }

    private func failAll(_ error: any Error) {
        while let promise = waiting.popFirst() { promise.fail(error) }
    }
}
