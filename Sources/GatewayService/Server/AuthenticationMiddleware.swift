import Hummingbird

/// No path behind it is anonymous (SEC-04).
struct AuthenticationMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let authenticator: Authenticator

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.identify(
            try await authenticator.authenticate(authorization: request.headers[.authorization], actingFor: request.headers[.actingUser]))
        return try await next(request, context)
    }
}
