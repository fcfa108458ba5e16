/// A refusal of APNs: status and reason of its table (Apple, "Handling notification responses from APNs").
struct APNsRefusal: Error, Hashable {
    let status: Int
    let reason: String

    init(_ status: Int, _ reason: String) {
        self.status = status
        self.reason = reason
    }

    /// The status of a reason; 400 for most of them.
    static func status(of reason: String) -> Int {
        switch reason {
        case "BadCertificate", "BadCertificateEnvironment", "ExpiredProviderToken", "InvalidProviderToken", "MissingProviderToken",
            "UnrelatedKeyIdInToken", "BadEnvironmentKeyIdInToken", "BadEnvironmentKeyInToken", "Forbidden":
            403
        case "BadPath": 404
        case "MethodNotAllowed": 405
        case "Unregistered", "ExpiredToken": 410
        case "PayloadTooLarge": 413
        case "TooManyProviderTokenUpdates", "TooManyRequests": 429
        case "InternalServerError": 500
        case "ServiceUnavailable", "Shutdown": 503
        default: 400
        }
    }
}
