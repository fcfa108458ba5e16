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
