import Cryptography

/// `sha256:` and hex, the public form of token hashes (REG-06).
package func tokenHashText(_ hash: [UInt8]) -> String { "sha256:" + Hexadecimal.encode(hash) }
