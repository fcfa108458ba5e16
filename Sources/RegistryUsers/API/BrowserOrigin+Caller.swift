import CarillonAPI
import RPC
import ServiceKit

extension BrowserOrigin {
    /// Checks the origin in calls through the gateway. A service that calls for itself has no page.
    ///
    /// - Throws: `forbidden`.
    static func require(_ origin: String, policy: Policy, _ context: ServerContext) throws(APIError) {
        guard origin.isEmpty else { return try check(origin, policy: policy) }
        guard context.principal?.actor == nil else {
            throw APIError(.forbidden, field: "Origin", "browsers are registered from a page of the app; the request names no origin")
        }
    }
}
