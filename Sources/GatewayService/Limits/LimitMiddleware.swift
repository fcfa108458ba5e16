import CarillonAPI
import HTTPTypes
import Hummingbird

/// Counts requests by where they come from, before anything else is done for them (GW-05).
struct AddressLimitMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let limits: RequestLimits

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        var context = context
        context.clientAddress = ClientAddress.of(context.peer, forwarded: request.headers[.forwardedFor])
        context.showsServiceKey = request.headers[.authorization]?.dropFirst("bearer ".count).drop { $0 == " " }.hasPrefix("sk_") ?? false
        try limits.admit(from: context.clientAddress, byKey: context.showsServiceKey)
        do {
            return try await next(request, context)
        } catch let error as APIError where error.reason == .unauthenticated && context.showsServiceKey {
            limits.refusedKey(from: context.clientAddress)
            throw error
        }
    }
}

extension HTTPField.Name {
    static let forwardedFor = Self("x-forwarded-for")!
}
