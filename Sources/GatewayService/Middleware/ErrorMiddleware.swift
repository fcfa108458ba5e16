import CarillonAPI
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import RPC
import ServiceKit

/// Gives each request its id and its place in a trace, and turns errors into the body of GW-02 by their reason.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let ids: IdentifierSource
    let requests: RequestMetrics
    var tracer = Tracer.off

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.requestID = ids.make(prefix: "req_")
        // A malformed trace context is no fault of the request: it begins a trace of its own (Trace Context §3.2).
        let span = tracer.begin(in: request.headers[.traceparent].flatMap(TraceContext.init(traceparent:)))
        context.trace = span.context
        let began = ContinuousClock.now
        var response: Response
        do {
            guard request.head.fieldBytes <= HTTPServerLimits.fieldBytes else { throw Self.fieldsTooLarge }
            // ``HTTP1RequestWatch`` passes an HTTP/1.1 request without a host, or with several, with an empty host. HTTP/2 clients may send an
            // empty one.
            guard request.head.authority != "" else { throw Self.noHost }
            response = try await next(request, context)
        } catch {
            response = answer(error, request, context)
            // A 405 names the allowed methods.
            if let error = error as? HTTPError { response.headers[.allow] = error.headers[.allow] }
        }
        response.headers[.requestID] = context.requestID
        SecurityHeaders.add(to: &response.headers)
        requests.record(method: request.method.rawValue, status: response.status.code, took: ContinuousClock.now - began)
        end(span, request, status: response.status.code, route: context.endpointPath)
        return response
    }

    /// Paths that load balancers ask for all the time. They have no spans, nor have requests of no route.
    private static let probed: Set<String> = ["/healthz"]

    /// Names: OpenTelemetry semantic conventions, "HTTP server". The route stands for the path, which may name users.
    private func end(_ span: OpenSpan, _ request: Request, status: Int, route: String?) {
        // For a path of no route there is a word.
        guard let route, route.hasPrefix("/"), !Self.probed.contains(route) else { return }
        tracer.end(
            span, "\(request.method.rawValue) \(route)", .server,
            [
                "http.request.method": .text(request.method.rawValue), "http.route": .text(route),
                "http.response.status_code": .number(Int64(status)),
            ], error: status >= 500 ? String(status) : nil)
    }

    private func answer(_ error: any Error, _ request: Request, _ context: GatewayContext) -> Response {
        var known = Self.apiError(error, to: request.method)
        // A client of another version gets an error about the version and not about the path (GW-09).
        if case let http as HTTPError = error, http.status == .notFound, let version = Self.otherVersion(request.uri.path) {
            known = APIError(.notFound, "this gateway has no version \(version) of the API; there is /api/v1")
        }
        if let level = Self.logLevel(of: error, known) {
            context.logger.log(
                level: level, "request failed",
                metadata: [
                    "request_id": "\(context.requestID)", "trace_id": "\(context.trace?.traceText ?? "")", "code": "\(known.reason.code)",
                    "error": "\(error)",
                ])
        }
        let body: JSONValue = [
            "ok": false,
            "error": [
                "code": .string(known.reason.code), "message": .string(known.message), "field": known.field.map { .string($0) } ?? .null,
                "request_id": .string(context.requestID),
            ],
        ]
        var response = Answer(status: .init(code: known.reason.httpStatus), body: body).response(camelCase: false)
        if let wait = known.retryAfter {
            response.headers[.retryAfter] = String(max(1, Int(wait.components.seconds) + (wait.components.attoseconds > 0 ? 1 : 0)))
        }
        // RFC 9110 §15.5.16.
        if known.reason == .unsupportedMediaType, known.field == "Content-Encoding" { response.headers[.acceptEncoding] = "identity" }
        if known.reason == .unauthenticated {
            response.headers[.wwwAuthenticate] = BearerChallenge.text(for: known, showedCredential: request.headers[.authorization] != nil)
        }
        return response
    }

    /// The log level of errors whose details the caller does not get: internal errors and failed calls. Nil: not logged.
    private static func logLevel(of error: any Error, _ known: APIError) -> Logger.Level? {
        if known.reason == .internalError { return .error }
        guard let call = error as? RPCError, call.reason == nil, known.reason != .cancelled else { return nil }
        return .warning
    }

    /// `v2` of `/api/v2/push/devices`.
    static func otherVersion(_ path: String) -> Substring? {
        guard path.hasPrefix("/api/v") else { return nil }
        let version = path.dropFirst("/api/".count).prefix { $0 != "/" }
        let number = version.dropFirst()
        guard (1...4).contains(number.utf8.count), number.utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else {
            return nil
        }
        return version == "v1" ? nil : version
    }

    /// - Parameter method: of the request that failed.
    static func apiError(_ error: any Error, to method: HTTPRequest.Method = .get) -> APIError {
        switch error {
        case let error as APIError: error
        case let error as RPCError: fromService(error, method)
        case let error as any RPCErrorConvertible: fromService(error.rpcError, method)
        case let error as HTTPError: fromHummingbird(error)
        case is NIOTooManyBytesError: Self.bodyTooLarge
        case is RequestTooSlow: APIError(.requestTimeout, "the request did not come in completely in time; send it again")
        case is BodiesBeyondBudget:
            APIError(.unavailable, "the gateway has no memory left for this request; send it again", retryAfter: .seconds(1))
        case is GatewayStopping:
            APIError(.unavailable, "the gateway is stopping and the request was not complete; send it again", retryAfter: .seconds(1))
        case is HTTPParserError: APIError(.invalidArgument, "the body does not have the framing that the header announces")
        case is CancellationError: APIError(.cancelled, "the request was cancelled before it was answered")
        default: Self.unexpected
        }
    }

    /// An error of a service has a reason, and its message is for callers. An error without a reason is the RPC runtime's: its message names
    /// addresses and system errors, and goes to the log only (SEC-04).
    private static func fromService(_ error: RPCError, _ method: HTTPRequest.Method) -> APIError {
        if let code = error.reason, ErrorReason(code: code) != nil { return APIError(error) }
        let reason = ErrorReason.fallback(for: error.code)
        switch reason {
        case .unavailable:
            return APIError(
                reason, "a service that this request needs cannot be reached now; try again", retryAfter: error.retryAfter ?? .seconds(1))
        case .deadlineExceeded: return APIError(reason, "a service that this request needs did not answer in time" + whatToDo(method))
        case .invalidArgument: return APIError(error)
        case .cancelled: return APIError(reason, "the request was cancelled before it was answered")
        case .internalError, .unimplemented: return Self.unexpected
        default: return APIError(reason, field: error.field, "a service refused the request; the gateway's log says why under this request id")
        }
    }

    /// After a call without an answer. The service may do its work later: its caller must not take the request for undone.
    private static func whatToDo(_ method: HTTPRequest.Method) -> String {
        switch method {
        case .get, .head, .options: "; try again"
        case .post:
            ". The request may have taken effect, or take effect later: send it again with the same Idempotency-Key; with another key, or without "
                + "one, it may take effect twice"
        default: ". The request may have taken effect, or take effect later; send it again"
        }
    }

    private static let unexpected = APIError(.internalError, "an unexpected error; the gateway's log names it under this request id")
    private static let noHost = APIError(
        .invalidArgument, field: "Host", "an HTTP/1.1 request must have exactly one Host field with a value (RFC 9112 §3.2)")
    private static let bodyTooLarge = APIError(.payloadTooLarge, "the body is larger than 1 MiB")
    private static let fieldsTooLarge = APIError(.payloadTooLarge, "path and header fields are larger than 16 KiB together")

    private static func fromHummingbird(_ error: HTTPError) -> APIError {
        switch error.status.code {
        case 404: APIError(.notFound, "no such path")
        case 405: APIError(.methodNotAllowed, "the path does not support this method")
        case 413: Self.bodyTooLarge
        case 400..<500: APIError(.invalidArgument, error.body ?? "the request cannot be read")
        default: Self.unexpected
        }
    }
}

extension HTTPField.Name {
    static let requestID = Self("x-request-id")!
    static let traceparent = Self("traceparent")!
    static let idempotencyKey = Self("idempotency-key")!
    static let actingUser = Self("x-user-id")!
}
