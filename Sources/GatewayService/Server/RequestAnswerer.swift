import Hummingbird
import Logging
import NIOCore

/// Answers a request with the gateway's router, for both versions of HTTP.
struct RequestAnswerer: Sendable {
    private let router: RouterResponder<GatewayContext>
    private let logger: Logger
    private let date = HTTPDate()

    init(router: Router<GatewayContext>, logger: Logger) {
        self.router = router.buildResponder()
        self.logger = logger
    }

    /// The complete answer; its body may still have to be written.
    func answer(_ request: Request, on channel: any Channel) async -> Response {
        // A task keeps the memory of its deepest call until it ends, and the task that writes a stream of events goes on for hours. The way through
        // middleware and endpoint needs many times as much as the writing, so it has a task of its own, which costs a few microseconds.
        guard request.uri.path.hasSuffix(StreamRoutes.path) else { return await complete(request, on: channel) }
        async let response = complete(request, on: channel)
        return await response
    }

    private func complete(_ request: Request, on channel: any Channel) async -> Response {
        var logger = logger
        // Hummingbird's own middleware expects it.
        logger[metadataKey: "hb.request.id"] = .stringConvertible(RequestID())
        var response: Response
        do {
            response = try await router.respond(to: request, context: GatewayContext(source: .init(channel: channel, logger: logger)))
        } catch {
            // The outermost middleware answers every error, so this is an error of that middleware.
            logger.error("a request was not answered", metadata: ["error": "\(error)"])
            response = Response(status: .internalServerError)
        }
        response.headers[.date] = date.now
        if request.method == .head { response = response.createHeadResponse() }
        // RFC 9110 §8.6.
        if response.status == .noContent { response.headers[.contentLength] = nil }
        return response
    }
}
