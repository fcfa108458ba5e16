import Cryptography

/// `sha256:` and hex, as token hashes are written outside (REG-06).
package func tokenHashText(_ hash: [UInt8]) -> String { "sha256:" + Hexadecimal.encode(hash) }
