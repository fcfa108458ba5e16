import CarillonAPI
import RPC
import ServiceKit

extension BrowserOrigin {
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
