import COpenSSL

/// An RSA private key of at least 2,048 bits, for RS256 signatures (RFC 7518 §3.3).
///
/// Safe to use from several threads at once, see ``KeyHandle``.
public struct RSAPrivateKey: Sendable {
    static let kind = "RSA private key"
    let handle: KeyHandle
    public let publicKey: RSAPublicKey

    /// A new random key of `bits` bits.
    public static func generate(bits: Int = 2048) throws -> RSAPrivateKey {
        try RSAPrivateKey(
            handle: .generate("RSA") { context in
                try LibraryCalls.check(EVP_PKEY_CTX_set_rsa_keygen_bits(context, Int32(clamping: bits)), "choose the size of an RSA key")
            })
    }

    /// Reads PKCS#8 or PKCS#1 PEM.
    public init(pem: String) throws {
        try self.init(handle: .privateKey(pem: pem, kind: Self.kind))
    }

    init(handle: KeyHandle) throws {
        try RSAPublicKey.requireRSA(handle, kind: Self.kind)
        self.handle = handle
        publicKey = try RSAPublicKey(handle: handle.publicHalf(kind: Self.kind))
    }

    /// PKCS#8 PEM, unencrypted.
    public var pem: String { get throws { try handle.privateKeyPEM() } }

    /// RSASSA-PKCS1-v1_5 with SHA-256.
    public func sign(_ message: [UInt8]) throws -> [UInt8] {
        try handle.sign(message, digest: FetchedAlgorithms.shared.sha256)
    }
}

/// An RSA public key of at least 2,048 bits.
public struct RSAPublicKey: Sendable {
    static let kind = "RSA public key"
    /// The smallest key that RFC 7518 §3.3 allows. Signatures of smaller keys can be forged.
    public static let fewestBits = 2048
    /// A larger key would make a verification too expensive, which an attacker could use.
    public static let mostBits = 8192
    let handle: KeyHandle

    /// Reads SubjectPublicKeyInfo PEM.
    public init(pem: String) throws {
        try self.init(handle: .publicKey(pem: pem, kind: Self.kind))
    }

    /// Reads the numbers of a JWK (RFC 7518 §6.3.1): base64url, big-endian.
    public init(jwkModulus modulus: String, exponent: String) throws {
        guard let n = Base64URL.decode(modulus), let e = Base64URL.decode(exponent), !n.isEmpty, !e.isEmpty,
            n.count * 8 <= Self.mostBits, e.count <= 8
        else {
            throw CryptographyError.invalidKey(
                kind: Self.kind, problem: "n or e is not a number in base64url",
                remedy: "Give n and e as RFC 7518 §6.3.1 writes them.")
        }
        try self.init(
            handle: .assemble(
                "RSA", includingPrivateKey: false,
                [KeyParameter(OSSL_PKEY_PARAM_RSA_N, .number(n)), KeyParameter(OSSL_PKEY_PARAM_RSA_E, .number(e))]))
    }

    init(handle: KeyHandle) throws {
        try Self.requireRSA(handle, kind: Self.kind)
        self.handle = handle
    }

    static func requireRSA(_ handle: KeyHandle, kind: String) throws(CryptographyError) {
        guard handle.isOfType("RSA") else {
            throw .invalidKey(kind: kind, problem: "a key of another algorithm", remedy: "Give an RSA key.")
        }
        guard (fewestBits...mostBits).contains(handle.bitCount) else {
            throw .invalidKey(
                kind: kind, problem: "\(handle.bitCount) bits", remedy: "Give a key of \(fewestBits) to \(mostBits) bits.")
        }
    }

    /// SubjectPublicKeyInfo PEM.
    public var pem: String { get throws { try handle.publicKeyPEM() } }
    /// `n` as a JWK writes it.
    public var jwkModulus: String { get throws { Base64URL.encode(try handle.number(ofParameter: OSSL_PKEY_PARAM_RSA_N)) } }
    /// `e` as a JWK writes it.
    public var jwkExponent: String { get throws { Base64URL.encode(try handle.number(ofParameter: OSSL_PKEY_PARAM_RSA_E)) } }

    /// True when `signature` is this key's RS256 signature over `message`.
    public func verify(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        handle.verify(signature, of: message, digest: FetchedAlgorithms.shared.sha256)
    }
}
