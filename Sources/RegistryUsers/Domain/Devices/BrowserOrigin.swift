import CarillonAPI
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
}
