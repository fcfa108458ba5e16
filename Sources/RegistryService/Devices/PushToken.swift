import CarillonAPI
import Cryptography

/// A push token in canonical form, with the hash by which it is found. Lives in memory only as long as a call (SEC-01).
struct PushToken: Sendable {
    let text: String
    let hash: [UInt8]

    /// - Throws: `invalid_token_format` (422); the message never repeats the token.
    init(_ text: String, of type: PushTokenType, _ keyRing: KeyRing) throws(APIError) {
        self.text = try TokenFormat.canonical(text, of: type)
        hash = Self.hash(ofDigest: SHA256.hash(self.text), keyRing)
    }

    /// The keyed hash of a token with this SHA-256 digest: computable for tokens of which only the digest was kept.
    static func hash(ofDigest digest: [UInt8], _ keyRing: KeyRing) -> [UInt8] { keyRing.keyedHash(digest) }
}
