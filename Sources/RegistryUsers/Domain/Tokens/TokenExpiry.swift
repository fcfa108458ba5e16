import CarillonAPI
import ServiceKit

/// The end of a token, which few providers name (REG-40).
enum TokenExpiry {
    /// The end of the year 9999.
    private static let latestMs: Int64 = 253_402_300_799_999

    /// - Throws: `invalid_value` for a past instant, because such a token is not valid.
    static func check(_ expiresAtMs: Int64?, now: Instant) throws(APIError) {
        guard let expiresAtMs else { return }
        guard expiresAtMs > now.milliseconds, expiresAtMs <= latestMs else {
            throw APIError(
                .invalidValue, field: "expires_at", "is an instant to come, before the year 10000; with a token that is over get a new one")
        }
    }
}
