public import CarillonAPI

/// The form of an idempotency key, and its metadata key.
public enum IdempotencyKey {
    /// The metadata key between services. Over HTTP it is the header `Idempotency-Key`.
    public static let metadataKey = "idempotency-key"
    /// Longest key in characters (GW-04).
    public static let longest = 128
    /// How long an idempotency record is valid by default: 24 h (GW-04).
    public static let lifetime = Duration.days(1)

    /// The answer to a call whose key was used with another request.
    public static var mismatch: APIError {
        APIError(.idempotencyMismatch, field: "Idempotency-Key", "this Idempotency-Key was used with another request; take a new one")
    }

    /// - Throws: `invalid_argument` unless the key has 1 to 128 printable ASCII characters.
    public static func check(_ key: String) throws(APIError) {
        guard (1...longest).contains(key.utf8.count), key.utf8.allSatisfy({ (0x20...0x7e).contains($0) }) else {
            throw APIError(
                .invalidArgument, field: "Idempotency-Key", "the Idempotency-Key must have 1 to \(longest) printable ASCII characters")
        }
    }
}
