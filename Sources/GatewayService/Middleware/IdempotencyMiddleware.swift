import HTTPTypes
import Hummingbird
import ServiceKit

/// Passes the `Idempotency-Key` of a POST to the services (GW-04). The service that owns the effect stores the answer, and the gateway stores
/// nothing. Keys of other methods are ignored.
struct IdempotencyMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        guard request.method == .post, let key = request.headers[.idempotencyKey] else { return try await next(request, context) }
        try IdempotencyKey.check(key)
        var context = context
        context.idempotencyKey = key
        return try await next(request, context)
    }
}
