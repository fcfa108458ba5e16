import Hummingbird
import ServiceKit

/// Counts requests in progress as work, so that virtual time waits for them.
struct ActivityMiddleware: RouterMiddleware {
    typealias Context = GatewayContext

    let activity: ActivityTracker

    func handle(_ request: Request, context: GatewayContext, next: (Request, GatewayContext) async throws -> Response) async throws -> Response {
        activity.begin()
        defer { activity.end() }
        return try await next(request, context)
    }
}
