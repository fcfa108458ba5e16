import CarillonAPI
import Hummingbird

/// Authenticates every request of the paths behind it (SEC-04), and applies the rate limits of callers (GW-05).
struct AuthenticationMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let authenticator: Authenticator
    let limits: RequestLimits

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        do {
            context.identify(
                try await authenticator.authenticate(
                    authorization: request.headers[.authorization], actingFor: request.headers[.actingUser],
                    forEvents: EventRoutes.isSubmission(request)))
        } catch let error as APIError where error.reason == .unauthenticated {
            await limits.pace.holdUnauthenticated(request, from: context.peer)
            throw error
        }
        if context.showsServiceKey { limits.giveBack(to: context.clientAddress) }
        do {
            try limits.admit(try context.caller, byKey: context.showsServiceKey)
        } catch let error as APIError where error.reason == .rateLimited && !context.showsServiceKey {
            // A host system knows how to wait, and its requests share few connections.
            await limits.pace.hold(request, from: context.peer)
            throw error
        }
        return try await next(request, context)
    }
}
