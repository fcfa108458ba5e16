import HTTP2
import Logging
import NIOCore
import NIOHTTP1
import NIOPosix

/// A service's admin port (HTTP/1.1): `GET /healthz`, `GET /readyz`, `GET /metrics`, `GET` and `PUT /log-level`.
///
/// It has no authentication: by default it listens on loopback, and callers from other machines may only read.
final class AdminServer: Sendable {
    private let channel: any Channel
    private let unixPath: String?

    /// Connections are closed after this time.
    private static let longestConnection = TimeAmount.minutes(10)

    /// - Throws: ``ListenFailure``.
    static func start(
        on address: ListenAddress, group: any EventLoopGroup, pages: AdminPages
    ) async throws -> AdminServer {
        let bootstrap = ServerBootstrap(group: group)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    try pipeline.configureHTTPServerPipeline(withErrorHandling: true)
                    try pipeline.addHandler(IdleStateHandler(allTimeout: .seconds(60)))
                    // Also ends connections that are never idle, such as one whose client sends a byte now and then.
                    let end = channel.eventLoop.scheduleTask(in: Self.longestConnection) { channel.close(promise: nil) }
                    channel.closeFuture.whenComplete { _ in end.cancel() }
                    try pipeline.addHandler(AdminHandler(pages: pages))
                }
            }
        let channel: any Channel
        var unixPath: String?
        do {
            switch address {
            case .host(let host, let port): channel = try await bootstrap.bind(host: host, port: port).get()
            case .unix(let path):
                channel = try await bootstrap.bind(unixDomainSocketPath: path, cleanupExistingSocketFile: true).get()
                unixPath = path
            }
        } catch {
            throw ListenFailure.explained(address, what: "the admin port", flag: "--admin-listen", error)
        }
        return AdminServer(channel: channel, unixPath: unixPath)
    }

    private init(channel: any Channel, unixPath: String?) {
        self.channel = channel
        self.unixPath = unixPath
    }

    /// `127.0.0.1:7201`, or `unix:PATH`.
    var address: String {
        if let unixPath { return "unix:\(unixPath)" }
        guard let address = channel.localAddress, let host = address.ipAddress, let port = address.port else { return "" }
        return host.contains(":") ? "[\(host)]:\(port)" : "\(host):\(port)"
    }

    func stop() async {
        try? await channel.close().get()
    }
}

/// The content of the admin port.
struct AdminPages: Sendable {
    let service: String
    /// Reasons why the service is not ready; empty: it is ready.
    let problems: @Sendable () async -> [String]
    /// Reasons why the service is degraded while it is ready.
    var degradations: @Sendable () -> [String] = { [] }
    let metrics: MetricsRegistry
    let level: LogLevel

    struct Answer: Sendable, Equatable {
        var status: HTTPResponseStatus
        var contentType = "text/plain; charset=utf-8"
        var body: String
    }

    /// - Parameter isLocal: whether the caller is on this machine.
    func answer(_ method: HTTPMethod, _ path: String, body: String, isLocal: Bool) async -> Answer {
        switch (method, path) {
        case (.GET, "/healthz"): return Answer(status: .ok, body: "ok\n")
        case (.GET, "/readyz"):
            let problems = await problems()
            guard !problems.isEmpty else { return Answer(status: .ok, body: "ready\n" + degradations().map { "degraded: \($0)\n" }.joined()) }
            return Answer(status: .serviceUnavailable, body: "not ready\n" + problems.map { "\($0)\n" }.joined())
        case (.GET, "/metrics"):
            return Answer(status: .ok, contentType: "text/plain; version=0.0.4; charset=utf-8", body: metrics.prometheusText())
        case (.GET, "/log-level"): return Answer(status: .ok, body: level.current.rawValue + "\n")
        case (.PUT, "/log-level"):
            guard isLocal else { return Answer(status: .forbidden, body: "the level is changed from this machine only\n") }
            guard let new = Logger.Level(rawValue: body.filter { !$0.isWhitespace }) else {
                let names = Logger.Level.allCases.map(\.rawValue).joined(separator: ", ")
                return Answer(status: .badRequest, body: "send one of: \(names)\n")
            }
            level.current = new
            return Answer(status: .ok, body: new.rawValue + "\n")
        case (_, "/healthz"), (_, "/readyz"), (_, "/metrics"), (_, "/log-level"):
            return Answer(status: .methodNotAllowed, body: "\(path) does not know \(method.rawValue)\n")
        default:
            return Answer(status: .notFound, body: "\(service) answers /healthz, /readyz, /metrics and /log-level here\n")
        }
    }
}

/// Answers the requests of a connection, in order.
private final class AdminHandler: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    /// Longest body, in bytes: a log level fits.
    private static let longestBody = 256

    private let pages: AdminPages
    private var head: HTTPRequestHead?
    private var body = ""
    private var isTooLong = false

    init(pages: AdminPages) { self.pages = pages }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head(let head):
            self.head = head
            body = ""
            isTooLong = false
        case .body(let part):
            isTooLong = isTooLong || body.utf8.count + part.readableBytes > AdminHandler.longestBody
            if !isTooLong { body += String(buffer: part) }
        case .end:
            guard let head else { return }
            answer(head, context)
        }
    }

    private func answer(_ request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let path = String(request.uri.prefix { $0 != "?" })
        let isLocal = context.remoteAddress?.isLoopback ?? true
        guard !isTooLong else {
            return send(AdminPages.Answer(status: .payloadTooLarge, body: "at most \(AdminHandler.longestBody) bytes\n"), to: request, context)
        }
        let bound = NIOLoopBound((self, context), eventLoop: context.eventLoop)
        context.eventLoop.makeFutureWithTask { [pages, body] in
            await pages.answer(request.method, path, body: body, isLocal: isLocal)
        }.whenSuccess { answer in
            let (handler, context) = bound.value
            // The client may have disconnected.
            if context.channel.isActive { handler.send(answer, to: request, context) }
        }
    }

    private func send(_ answer: AdminPages.Answer, to request: HTTPRequestHead, _ context: ChannelHandlerContext) {
        let buffer = context.channel.allocator.buffer(string: answer.body)
        var head = HTTPResponseHead(version: request.version, status: answer.status)
        head.headers.add(name: "content-type", value: answer.contentType)
        head.headers.add(name: "content-length", value: String(buffer.readableBytes))
        if !request.isKeepAlive { head.headers.add(name: "connection", value: "close") }
        context.write(wrapOutboundOut(.head(head)), promise: nil)
        context.write(wrapOutboundOut(.body(.byteBuffer(buffer))), promise: nil)
        let written = context.writeAndFlush(wrapOutboundOut(.end(nil)))
        if !request.isKeepAlive {
            let channel = context.channel
            written.whenComplete { _ in channel.close(promise: nil) }
        }
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if event is IdleStateHandler.IdleStateEvent { context.close(promise: nil) }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        context.close(promise: nil)
    }
}

extension SocketAddress {
    fileprivate var isLoopback: Bool {
        switch self {
        case .unixDomainSocket: true
        case .v4, .v6: ipAddress.map { $0 == "::1" || $0.hasPrefix("127.") || $0.hasPrefix("::ffff:127.") } ?? false
        }
    }
}
