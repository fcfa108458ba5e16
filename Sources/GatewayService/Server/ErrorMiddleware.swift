import CarillonAPI
import Foundation
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import RPC
import ServiceKit

/// Gives every request its id, and turns every error into the body of GW-02: mapped by its reason alone.
struct ErrorMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let ids: IdentifierSource
    let requests: RequestMetrics

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.requestID = ids.make(prefix: "req_")
        context.traceparent = request.headers[.traceparent]
        let began = ContinuousClock.now
        var response: Response
        do {
            guard request.head.fieldBytes <= FrontDoorLimits.fieldBytes else { throw Self.fieldsTooLarge }
            response = try await next(request, context)
        } catch {
            response = answer(error, request.uri.path, context)
            // A 405 says which methods there are.
            if let error = error as? HTTPError { response.headers[.allow] = error.headers[.allow] }
        }
        response.headers[.requestID] = context.requestID
        response.headers[.contentTypeOptions] = "nosniff"
        requests.record(method: request.method.rawValue, status: response.status.code, took: ContinuousClock.now - began)
        return response
    }

    private func answer(_ error: any Error, _ path: String, _ context: GatewayContext) -> Response {
        var known = Self.apiError(error)
        // A client of another version is to learn that it is the version, and not the thing, that is not here (GW-09).
        if case let http as HTTPError = error, http.status == .notFound, let version = Self.otherVersion(path) {
            known = APIError(.notFound, "this gateway has no version \(version) of the API; there is /api/v1")
        }
        if known.reason == .internalError {
            context.logger.error("request failed", metadata: ["request_id": "\(context.requestID)", "error": "\(error)"])
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
        return response
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

    static func apiError(_ error: any Error) -> APIError {
        switch error {
        case let error as APIError: error
        case let error as RPCError: APIError(error)
        case let error as any RPCErrorConvertible: APIError(error.rpcError)
        case let error as HTTPError: fromHummingbird(error)
        case is NIOTooManyBytesError: Self.bodyTooLarge
        case is HTTPParserError: APIError(.invalidArgument, "the body is not framed as its head announces")
        case is CancellationError: APIError(.cancelled, "the request was given up before it was answered")
        default: APIError(.internalError, "an unexpected error; the gateway's log names it under this request id")
        }
    }

    private static let bodyTooLarge = APIError(.payloadTooLarge, "the body is larger than 1 MiB")
    private static let fieldsTooLarge = APIError(.payloadTooLarge, "path and header fields are larger than 16 KiB together")

    private static func fromHummingbird(_ error: HTTPError) -> APIError {
        switch error.status.code {
        case 404: APIError(.notFound, "no such path")
        case 405: APIError(.methodNotAllowed, "the path does not know this method")
        case 413: Self.bodyTooLarge
        case 400..<500: APIError(.invalidArgument, error.body ?? "the request cannot be read")
        default: APIError(.internalError, "an unexpected error; the gateway's log names it under this request id")
        }
    }
}

extension HTTPField.Name {
    static let requestID = Self("x-request-id")!
    static let traceparent = Self("traceparent")!
    static let idempotencyKey = Self("idempotency-key")!
    static let actingUser = Self("x-user-id")!
    static let contentTypeOptions = Self("x-content-type-options")!
}
