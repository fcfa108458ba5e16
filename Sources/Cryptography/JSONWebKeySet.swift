import Foundation
import JSON

/// A key that verifies JWTs, with the one algorithm it may be used for.
///
/// The algorithm belongs to the key, never to the token. A token with another algorithm is refused, which prevents "algorithm confusion" attacks (RFC
/// 8725 §3.1).
public struct JSONWebKey: Sendable {
    enum Material: Sendable {
        case p256(P256PublicKey)
        case rsa(RSAPublicKey)
        case ed25519(Ed25519PublicKey)
        case sharedSecret([UInt8])
    }

    /// The key's id, `kid`.
    public let id: String?
    let material: Material
    /// Names the key and its algorithm where valid signatures are remembered; nil: they are not, because a check costs little.
    private let rememberedAs: [UInt8]?

    /// A key for `ES256`.
    public init(id: String?, _ key: P256PublicKey) {
        self.id = id
        material = .p256(key)
        rememberedAs = Array("ES256".utf8) + key.x963
    }

    /// A key for `RS256`.
    public init(id: String?, _ key: RSAPublicKey) {
        self.id = id
        material = .rsa(key)
        rememberedAs = nil
    }

    /// A key for `EdDSA`.
    public init(id: String?, _ key: Ed25519PublicKey) {
        self.id = id
        material = .ed25519(key)
        rememberedAs = (try? key.rawBytes).map { Array("EdDSA".utf8) + $0 }
    }

    /// A secret for `HS256`, shared with the issuer. It has no id, so a token may name any id.
    public init(sharedSecret: [UInt8]) {
        id = nil
        material = .sharedSecret(sharedSecret)
        rememberedAs = nil
    }

    /// `ES256`, `RS256`, `EdDSA` or `HS256`.
    public var algorithm: String {
        switch material {
        case .p256: "ES256"
        case .rsa: "RS256"
        case .ed25519: "EdDSA"
        case .sharedSecret: "HS256"
        }
    }

    /// - Parameter verified: remembers valid signatures; nil: each is checked.
    func verify(_ signature: [UInt8], of message: [UInt8], _ verified: VerifiedSignatures?) -> Bool {
        guard let verified, let rememberedAs else { return check(signature, of: message) }
        return verified.isValid(signature, of: message, key: rememberedAs) { check(signature, of: message) }
    }

    private func check(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        switch material {
        case .p256(let key): key.verify(signature, of: message)
        case .rsa(let key): key.verify(signature, of: message)
        case .ed25519(let key): key.verify(signature, of: message)
        case .sharedSecret(let secret): HMACSHA256.isValid(signature, for: message, key: secret)
        }
    }
}

/// A set of public keys as issuers publish it (RFC 7517 §5).
public struct JWKSet: Sendable {
    /// Most keys in a set. A larger set is refused, because a token without `kid` is tried with each key.
    public static let mostKeys = 64
    /// Of the document: keys have some ten members, and chains of certificates.
    private static let bounds = JSONBounds(structures: 5_000, listed: 5_000)

    public let keys: [JSONWebKey]

    /// A set of these keys.
    public init(_ keys: [JSONWebKey]) { self.keys = keys }

    /// Reads a JWK set document. Keys for encryption and keys of unknown types are skipped (RFC 7517 §5).
    ///
    /// - Throws: ``CryptographyError/invalidKey(kind:problem:remedy:)`` for an invalid key, which it names, or a set without usable keys.
    public init(json: [UInt8]) throws {
        let entries: [Entry]
        do {
            let document = try JSONMembers(parsing: json, within: Self.bounds, keeping: ["keys"])
            entries = try document.required("keys") { try $0.objects($1) }.map(Entry.init)
        } catch {
            throw CryptographyError.invalidKey(
                kind: "JWK set", problem: "not a JSON object with a 'keys' array", remedy: "Give the issuer's JWKS document.")
        }
        guard entries.count <= Self.mostKeys else {
            throw CryptographyError.invalidKey(
                kind: "JWK set", problem: "\(entries.count) keys", remedy: "Give at most \(Self.mostKeys) keys.")
        }
        keys = try entries.compactMap { try $0.key() }
        guard !keys.isEmpty else {
            throw CryptographyError.invalidKey(
                kind: "JWK set", problem: "no signature key of type EC (P-256), RSA or OKP (Ed25519)",
                remedy: "Publish at least one such key.")
        }
    }

    /// Whether one of the keys may have signed a token with this algorithm and key id; without an id, any key of the algorithm.
    public func hasKey(algorithm: String, keyID: String?) -> Bool { !candidates(algorithm: algorithm, keyID: keyID).isEmpty }

    /// The keys that may have signed a token with this algorithm and key id.
    func candidates(algorithm: String, keyID: String?) -> [JSONWebKey] {
        keys.filter { key in
            if case .sharedSecret = key.material { return algorithm == "HS256" }
            return key.algorithm == algorithm && (keyID == nil || key.id == keyID)
        }
    }

    /// The JWK set document of these keys; secrets are left out.
    public var json: String {
        get throws {
            let entries: [[String: String]] = try keys.compactMap { key in
                var members: [(String, String)]
                switch key.material {
                case .p256(let p256): members = [("kty", "EC"), ("crv", "P-256"), ("x", p256.jwkX), ("y", p256.jwkY)]
                case .rsa(let rsa): members = [("kty", "RSA"), ("n", try rsa.jwkModulus), ("e", try rsa.jwkExponent)]
                case .ed25519(let ed25519):
                    members = [("kty", "OKP"), ("crv", "Ed25519"), ("x", Base64URL.encode(try ed25519.rawBytes))]
                case .sharedSecret: return nil
                }
                members += [("use", "sig"), ("alg", key.algorithm)]
                if let id = key.id { members.append(("kid", id)) }
                return Dictionary(uniqueKeysWithValues: members)
            }
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(["keys": entries]), as: UTF8.self)
        }
    }

    private struct Entry {
        let kty: String
        let kid: String?
        let use: String?
        let alg: String?
        let crv: String?
        let x: String?
        let y: String?
        let n: String?
        let e: String?

        init(_ members: JSONMembers) throws {
            kty = try members.required("kty") { try $0.string($1) }
            kid = try members.string("kid")
            use = try members.string("use")
            alg = try members.string("alg")
            crv = try members.string("crv")
            x = try members.string("x")
            y = try members.string("y")
            n = try members.string("n")
            e = try members.string("e")
        }

        /// The key; nil when it is not for verifying signatures.
        func key() throws -> JSONWebKey? {
            if let use, use != "sig" { return nil }
            let key: JSONWebKey
            switch (kty, crv) {
            case ("EC", "P-256"): key = JSONWebKey(id: kid, try P256PublicKey(jwkX: x ?? "", y: y ?? ""))
            case ("RSA", _): key = JSONWebKey(id: kid, try RSAPublicKey(jwkModulus: n ?? "", exponent: e ?? ""))
            case ("OKP", "Ed25519"): key = JSONWebKey(id: kid, try Ed25519PublicKey(jwkX: x ?? ""))
            default: return nil
            }
            // A key reserved for another algorithm (PS256, say) must not verify with this one.
            if let alg, alg != key.algorithm { return nil }
            return key
        }
    }
}
