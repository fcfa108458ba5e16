import CarillonAPI
import RPC
import ServiceKit

/// Where a page stands that registers its browser: on an origin of the app (REG-15). Requests of a page's scripts carry it, and cannot leave it
/// out.
enum BrowserOrigin {
    /// - Throws: `forbidden`.
    static func check(_ origin: String, policy: Policy) throws(APIError) {
        guard policy.allowedOrigins.contains(origin) else {
            throw APIError(.forbidden, field: "Origin", "pages of this origin do not belong to the app; list it in allowed_origins")
        }
    }

    /// Checks what comes through the gateway, from whomever it may be. A service that calls for itself speaks for no page.
    ///
    /// - Throws: `forbidden`.
    static func require(_ origin: String, policy: Policy, _ context: ServerContext) throws(APIError) {
        guard origin.isEmpty else { return try check(origin, policy: policy) }
        guard context.principal?.actor == nil else {
            throw APIError(.forbidden, field: "Origin", "browsers are registered from a page of the app; the request names no origin")
        }
    }
}
