import CarillonAPI
import ServiceKit

/// The origin of a page that registers its browser: one of the app's origins (REG-15). Browsers add it to requests of scripts, which cannot change
/// it.
enum BrowserOrigin {
    /// - Throws: `forbidden`.
    static func check(_ origin: String, policy: Policy) throws(APIError) {
        guard policy.allowedOrigins.contains(origin) else {
            throw APIError(.forbidden, field: "Origin", "pages of this origin do not belong to the app; list it in allowed_origins")
        }
    }
}
