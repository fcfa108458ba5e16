import COpenSSL

/// An Ed25519 public key (RFC 8032), for JWTs signed with `EdDSA` (RFC 8037).
public struct Ed25519PublicKey: Sendable {
    static let kind = "Ed25519 public key"
    let handle: KeyHandle

    /// Reads the 32 bytes of RFC 8032 §5.1.5.
    public init(rawBytes: [UInt8]) throws {
        guard rawBytes.count == 32, let key = EVP_PKEY_new_raw_public_key(EVP_PKEY_ED25519, nil, rawBytes, rawBytes.count) else {
            throw CryptographyError.invalidKey(
                kind: Self.kind, problem: "\(rawBytes.count) bytes that are no key", remedy: "Give the 32 bytes of the public key.")
        }
        handle = KeyHandle(owning: key)
    }

    /// Reads `x` of a JWK with `kty` OKP (RFC 8037 §2).
    public init(jwkX x: String) throws {
        try self.init(rawBytes: Base64URL.decode(x) ?? [])
    }

    /// The 32 bytes of RFC 8032 §5.1.5.
    public var rawBytes: [UInt8] {
        get throws {
            try handle.withPointer { key in
                var bytes = [UInt8](repeating: 0, count: 32)
                var length = bytes.count
                try LibraryCalls.check(EVP_PKEY_get_raw_public_key(key, &bytes, &length), "read an Ed25519 key")
                return bytes
            }
        }
    }

    /// True when `signature` (64 bytes) is this key's over `message`.
    public func verify(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        signature.count == 64 && handle.verify(signature, of: message, digest: nil)
    }
}
