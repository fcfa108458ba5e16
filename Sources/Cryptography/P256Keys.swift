import COpenSSL

/// A private key on P-256 (secp256r1, prime256v1): signs ES256 and agrees on secrets.
///
/// Safe to use from several threads at once: the key never changes and each operation has a context of its own (``KeyHandle``).
public struct P256PrivateKey: Sendable {
    static let kind = "P-256 private key"
    let handle: KeyHandle
    /// The public half.
    public let publicKey: P256PublicKey

    /// A new random key.
    public static func generate() throws -> P256PrivateKey {
        try P256PrivateKey(
            handle: .generate("EC") { context in
                try LibraryCalls.check(EVP_PKEY_CTX_set_group_name(context, P256.groupName), "choose P-256")
            })
    }

    /// Reads PKCS#8 (Apple's `.p8`) or SEC1 PEM.
    ///
    /// - Throws: ``CryptographyError/invalidKey(kind:problem:remedy:)`` when it is not a P-256 key.
    public init(pem: String) throws {
        try self.init(handle: .privateKey(pem: pem, kind: Self.kind))
    }

    /// The key with a given secret number: 32 bytes, big-endian (JWK `d`).
    public init(scalar: [UInt8]) throws {
        guard scalar.count == P256.coordinateLength else {
            throw CryptographyError.invalidKey(
                kind: Self.kind, problem: "a scalar of \(scalar.count) bytes", remedy: "Give exactly \(P256.coordinateLength) bytes.")
        }
        let point = try P256.publicPoint(ofScalar: scalar)
        try self.init(
            handle: .assemble(
                "EC", includingPrivateKey: true,
                P256.parameters(point: point) + [KeyParameter(OSSL_PKEY_PARAM_PRIV_KEY, .number(scalar))]))
    }

    init(handle: KeyHandle) throws {
        try P256.requireP256(handle, kind: Self.kind)
        self.handle = handle
        publicKey = try P256PublicKey(x963: P256.publicPoint(of: handle))
    }

    /// PKCS#8 PEM, unencrypted.
    public var pem: String { get throws { try handle.privateKeyPEM() } }

    /// SubjectPublicKeyInfo PEM of the public half.
    public var publicKeyPEM: String { get throws { try publicKey.pem } }

    /// ECDSA with SHA-256 in the form of JOSE (RFC 7518 §3.4): `r` and `s`, 32 bytes each.
    public func sign(_ message: [UInt8]) throws -> [UInt8] {
        try P256.rawSignature(fromDER: handle.sign(message, digest: FetchedAlgorithms.shared.sha256))
    }

    /// ECDH: the 32-byte X coordinate that both sides compute (RFC 5903 §9).
    public func sharedSecret(with peer: P256PublicKey) throws -> [UInt8] {
        try handle.withPointer { own in
            let context = try LibraryCalls.unwrap(EVP_PKEY_CTX_new_from_pkey(nil, own, nil), "start a key agreement")
            defer { EVP_PKEY_CTX_free(context) }
            try LibraryCalls.check(EVP_PKEY_derive_init(context), "start a key agreement")
            try peer.handle.withPointer { try LibraryCalls.check(EVP_PKEY_derive_set_peer(context, $0), "use the peer's key") }
            var length = P256.coordinateLength
            var secret = [UInt8](repeating: 0, count: length)
            try LibraryCalls.check(EVP_PKEY_derive(context, &secret, &length), "agree on a secret")
            return secret
        }
    }
}

/// A public key on P-256.
public struct P256PublicKey: Sendable {
    static let kind = "P-256 public key"
    let handle: KeyHandle
    /// The uncompressed point of X9.63: `0x04`, X, Y; 65 bytes.
    public let x963: [UInt8]

    /// Reads SubjectPublicKeyInfo PEM.
    public init(pem: String) throws {
        try self.init(handle: .publicKey(pem: pem, kind: Self.kind))
    }

    /// Reads an uncompressed point (65 bytes, first 0x04) and checks that it is on the curve.
    public init(x963: [UInt8]) throws {
        guard Self.isPoint(x963) else { throw P256.invalidPoint("\(x963.count) bytes that are not a point on the curve") }
        handle = try .assemble("EC", includingPrivateKey: false, P256.parameters(point: x963))
        self.x963 = x963
    }

    /// Whether these are the 65 bytes of an uncompressed point that is on the curve. Takes a twentieth of the time of ``init(x963:)``.
    public static func isPoint(_ x963: [UInt8]) -> Bool { (try? P256.withPoint(x963) { _, _ in true }) ?? false }

    /// Reads the coordinates of a JWK (RFC 7518 §6.2.1): base64url, 32 bytes each.
    public init(jwkX x: String, y: String) throws {
        guard let xBytes = Base64URL.decode(x), let yBytes = Base64URL.decode(y),
            xBytes.count == P256.coordinateLength, yBytes.count == P256.coordinateLength
        else {
            throw CryptographyError.invalidKey(
                kind: Self.kind, problem: "x or y is not 32 bytes of base64url", remedy: "Give x and y as RFC 7518 §6.2.1 writes them.")
        }
        try self.init(x963: [4] + xBytes + yBytes)
    }

    init(handle: KeyHandle) throws {
        try P256.requireP256(handle, kind: Self.kind)
        self.handle = handle
        x963 = try P256.publicPoint(of: handle)
    }

    /// SubjectPublicKeyInfo PEM.
    public var pem: String { get throws { try handle.publicKeyPEM() } }

    /// X as a JWK writes it.
    public var jwkX: String { Base64URL.encode(Array(x963[1...32])) }
    /// Y as a JWK writes it.
    public var jwkY: String { Base64URL.encode(Array(x963[33...64])) }

    /// True when `signature` (raw `r‖s`, 64 bytes) is this key's ES256 signature over `message`.
    public func verify(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard let der = P256.derSignature(fromRaw: signature) else { return false }
        return handle.verify(der, of: message, digest: FetchedAlgorithms.shared.sha256)
    }
}
