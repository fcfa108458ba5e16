import CarillonAPI
import HTTPTypes
import Hummingbird

/// Refuses methods that the gateway does not know, and paths that the router would take for others.
struct TargetMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        // The router would answer 404, and a 405 needs a list of the path's methods (RFC 9110 §9.1).
        guard HTTPRequest.Method.known.contains(request.method) else {
            let known = HTTPRequest.Method.known.map(\.rawValue).joined(separator: ", ")
            throw APIError(.unimplemented, "the gateway does not know this method; it knows \(known)")
        }
        // The router passes over empty segments: `/directory/channels//members`, which lacks an id, would be the channel `members`.
        guard !request.uri.path.contains("//") else {
            throw APIError(.notFound, "no such path: it has an empty segment, perhaps in place of an id")
        }
        return try await next(request, context)
    }
}
