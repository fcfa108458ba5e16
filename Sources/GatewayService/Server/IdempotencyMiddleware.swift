import HTTPTypes
import Hummingbird
import ServiceKit

/// Passes the `Idempotency-Key` of a POST on (GW-04). The service that owns the effect remembers the answer with it, so the gateway holds
/// nothing; other methods' keys mean nothing.
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
