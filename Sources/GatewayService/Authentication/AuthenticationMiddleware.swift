import Hummingbird

/// Authenticates every request of the paths behind it (SEC-04), and applies the rate limits of callers (GW-05).
struct AuthenticationMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let authenticator: Authenticator
    let limits: RequestLimits

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.identify(
            try await authenticator.authenticate(authorization: request.headers[.authorization], actingFor: request.headers[.actingUser]))
        if context.showsServiceKey { limits.giveBack(to: context.clientAddress) }
        try limits.admit(try context.caller, byKey: context.showsServiceKey)
        return try await next(request, context)
    }
}
