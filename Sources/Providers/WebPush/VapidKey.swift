import Cryptography

/// The key with which an app's pushes to browsers are signed (REG-37, RFC 8292).
package enum VapidKey {
    /// The id of a public key, an uncompressed point in base64url: the first 16 characters of its SHA-256 in base64url. Empty for no key.
    package static func id(of publicKey: String) -> String {
        publicKey.isEmpty ? "" : String(Base64URL.encode(SHA256.hash(publicKey)).prefix(16))
    }
}
