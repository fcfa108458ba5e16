import CarillonAPI
import ServiceKit

/// The end of a token, which few providers name (REG-40).
enum TokenExpiry {
    /// - Throws: `invalid_value` for a past instant, because such a token is not valid.
    static func check(_ end: Instant?, now: Instant) throws(APIError) {
        guard let end else { return }
        guard end > now, end <= .latest else {
            throw APIError(
                .invalidValue, field: "expires_at", "is an instant to come, before the year 10000; with a token that is over get a new one")
        }
    }
}
