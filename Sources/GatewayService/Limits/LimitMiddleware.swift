import CarillonAPI
import HTTPTypes
import Hummingbird

/// Limits requests by client address, before any other work (GW-05). ``AuthenticationMiddleware`` takes the count back for host systems. So a string
/// that only looks like a service key avoids no limit.
struct AddressLimitMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let limits: RequestLimits

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.clientAddress = ClientAddress.of(context.peer, forwarded: request.headers[.forwardedFor])
        context.showsServiceKey = request.headers[.authorization]?.dropFirst("bearer ".count).drop { $0 == " " }.hasPrefix("sk_") ?? false
        do {
            try limits.admit(from: context.clientAddress)
        } catch {
            await limits.pace.hold(request, from: context.peer)
            throw error
        }
        context.outcome.admitted()
        return try await next(request, context)
    }
}

extension HTTPField.Name {
    static let forwardedFor = Self("x-forwarded-for")!
}
