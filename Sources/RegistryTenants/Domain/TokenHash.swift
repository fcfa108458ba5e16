import Cryptography

/// Hashes of push tokens and of secret keys.
package enum TokenHash {
    /// `sha256:` and the hash in hexadecimal, the public form (REG-06).
    package static func text(_ hash: [UInt8]) -> String { "sha256:" + Hexadecimal.encode(hash) }
}
