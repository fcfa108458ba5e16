public import JSON

/// A JSON value inside a token.
public typealias ClaimValue = JSONElement

/// Why a token was refused.
public enum JWTError: Error, Hashable, Sendable, CustomStringConvertible {
    case malformed(String)
    case unsupportedAlgorithm(String)
    case unknownKey(keyID: String?)
    case badSignature
    /// The claim is absent or has another type.
    case invalidClaim(String)
    /// Seconds since the epoch.
    case expired(at: Int64)
    case notYetValid(until: Int64)
    case wrongIssuer(String?)
    case wrongAudience([String])

    public var description: String {
        switch self {
        case .malformed(let problem): "not a signed JWT: \(problem)"
        case .unsupportedAlgorithm(let name): "algorithm '\(name)' is not accepted; sign with ES256, RS256, EdDSA or HS256"
        case .unknownKey(let keyID?): "no key '\(keyID)' for the token's algorithm; publish it in the issuer's JWK set"
        case .unknownKey(nil): "no key for the token's algorithm; publish it in the issuer's JWK set"
        case .badSignature: "the signature does not verify"
        case .invalidClaim(let name): "claim '\(name)' is missing or has the wrong type"
        case .expired(let at): "expired at \(at) (seconds since the epoch); get a fresh token"
        case .notYetValid(let until): "not valid before \(until) (seconds since the epoch); check the clocks"
        case .wrongIssuer(let issuer): "issuer '\(issuer ?? "")' is not the one expected"
        case .wrongAudience(let audience): "audience \(audience) does not include this service"
        }
    }
}

/// JSON Web Tokens in compact form (RFC 7519, RFC 7515), signed with ES256, RS256 or HS256 and verified with these and EdDSA.
public enum JWT {
    /// Longest accepted token, in characters: enough for many claims, too short to keep a server busy.
    public static let longestToken = 16 * 1024

    /// A decoded token. It is not verified.
    public struct Decoded: Sendable {
        public let header: [String: ClaimValue]
        public let claims: [String: ClaimValue]
        /// The claims as they were signed.
        public let claimsJSON: [UInt8]
        /// The signed bytes: the first two parts with the dot between them.
        public let signingInput: [UInt8]
        public let signature: [UInt8]

        public var algorithm: String? { header["alg"]?.string }
        public var keyID: String? { header["kid"]?.string }
        public var issuer: String? { claims["iss"]?.string }
        public var subject: String? { claims["sub"]?.string }
        public var audience: [String] { claims["aud"]?.strings ?? [] }
        /// Seconds since the epoch.
        public var issuedAt: Int64? { JWT.seconds(claims["iat"], roundingUp: false) }
        /// Seconds since the epoch.
        public var expiresAt: Int64? { JWT.seconds(claims["exp"], roundingUp: false) }
        /// Seconds since the epoch.
        public var notBefore: Int64? { JWT.seconds(claims["nbf"], roundingUp: true) }
    }

    /// The checks of a verifier.
    public struct Expectations: Sendable {
        /// Value that `iss` must have; nil accepts any.
        public var issuer: String?
        /// Value that `aud` must include; nil accepts any.
        public var audience: String?
        /// Seconds by which the clocks may differ.
        public var leeway: Int64
        /// Whether a token without `exp` is refused.
        public var requiresExpiration: Bool

        /// By default: any issuer and audience, 30 seconds of leeway, `exp` required.
        public init(issuer: String? = nil, audience: String? = nil, leeway: Int64 = 30, requiresExpiration: Bool = true) {
            self.issuer = issuer
            self.audience = audience
            self.leeway = leeway
            self.requiresExpiration = requiresExpiration
        }
    }

    // MARK: Signing

    /// A token signed with ES256. `alg` is written here; `header` adds `kid`, `typ` and the like.
    public static func signES256(
        header: [String: ClaimValue] = [:], claims: [String: ClaimValue], key: P256PrivateKey
    ) throws -> String {
        try sign(header: header, algorithm: "ES256", claims: claims) { try key.sign($0) }
    }

    /// A token signed with RS256. `alg` is written here; `header` adds `kid`, `typ` and the like.
    public static func signRS256(
        header: [String: ClaimValue] = [:], claims: [String: ClaimValue], key: RSAPrivateKey
    ) throws -> String {
        try sign(header: header, algorithm: "RS256", claims: claims) { try key.sign($0) }
    }

    private static func sign(
        header: [String: ClaimValue], algorithm: String, claims: [String: ClaimValue], _ signature: ([UInt8]) throws -> [UInt8]
    ) throws -> String {
        var header = header
        header["alg"] = .string(algorithm)
        // Names are sorted, so equal claims give equal first two parts in every process.
        func part(_ members: [String: ClaimValue]) -> String { Base64URL.encode(Array(ClaimValue.object(members).text.utf8)) }
        let input = part(header) + "." + part(claims)
        return input + "." + Base64URL.encode(try signature(Array(input.utf8)))
    }

    // MARK: Reading

    /// Decodes a token without verifying it. The time depends only on its length, because a stranger may have written it.
    ///
    /// - Parameter names: the claims that the caller uses; others are only checked to be JSON. Nil keeps all.
    public static func decode(_ token: String, claims names: Set<String>? = nil) throws(JWTError) -> Decoded {
        guard token.utf8.count <= longestToken else { throw .malformed("longer than \(longestToken) characters") }
        let parts = token.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false).map(Substring.init)
        guard parts.count == 3 else { throw .malformed("\(parts.count) \(parts.count == 1 ? "part" : "parts") instead of three") }
        guard let headerJSON = Base64URL.decode(parts[0]), let claimsJSON = Base64URL.decode(parts[1]),
            let signature = Base64URL.decode(parts[2])
        else { throw .malformed("a part is not base64url without padding") }
        let header = try object(headerJSON, "header")
        // RFC 7515 §4.1.11: extensions marked critical must be understood, and this verifier knows none.
        guard header["crit"] == nil else { throw .malformed("header 'crit' names an extension") }
        return Decoded(
            header: header, claims: try object(claimsJSON, "claims", keeping: names), claimsJSON: claimsJSON,
            signingInput: Array(token.utf8.prefix(parts[0].utf8.count + 1 + parts[1].utf8.count)), signature: signature)
    }

    /// Verifies signature, times, issuer and audience.
    ///
    /// - Parameter now: seconds since the epoch.
    public static func verify(
        _ token: String, keys: JWKSet, now: Int64, expecting expectations: Expectations = Expectations()
    ) throws(JWTError) -> Decoded {
        let decoded = try decode(token)
        try verify(decoded, keys: keys, now: now, expecting: expectations)
        return decoded
    }

    /// As ``verify(_:keys:now:expecting:)``, for a decoded token. The signature is checked first. So every error except
    /// ``JWTError/unsupportedAlgorithm(_:)``, ``JWTError/unknownKey(keyID:)`` and ``JWTError/badSignature`` is about a token that the issuer signed.
    ///
    /// - Parameter verified: remembers valid signatures; nil: each is checked.
    public static func verify(
        _ decoded: Decoded, keys: JWKSet, now: Int64, expecting expectations: Expectations = Expectations(), verified: VerifiedSignatures? = nil
    ) throws(JWTError) {
        let algorithm = decoded.algorithm ?? ""
        guard ["ES256", "RS256", "EdDSA", "HS256"].contains(algorithm) else { throw .unsupportedAlgorithm(algorithm) }
        let candidates = keys.candidates(algorithm: algorithm, keyID: decoded.keyID)
        guard !candidates.isEmpty else { throw .unknownKey(keyID: decoded.keyID) }
        guard candidates.contains(where: { $0.verify(decoded.signature, of: decoded.signingInput, verified) }) else { throw .badSignature }
        try check(decoded, now: now, expectations)
    }

    private static func check(_ token: Decoded, now: Int64, _ expectations: Expectations) throws(JWTError) {
        if token.claims["exp"] != nil || expectations.requiresExpiration {
            guard let expiresAt = token.expiresAt else { throw .invalidClaim("exp") }
            guard now < expiresAt.addingReportingOverflow(expectations.leeway).partialValue else { throw .expired(at: expiresAt) }
        }
        if token.claims["nbf"] != nil {
            guard let notBefore = token.notBefore else { throw .invalidClaim("nbf") }
            guard now + expectations.leeway >= notBefore else { throw .notYetValid(until: notBefore) }
        }
        if let issuer = expectations.issuer, token.issuer != issuer { throw .wrongIssuer(token.issuer) }
        if let audience = expectations.audience, !token.audience.contains(audience) { throw .wrongAudience(token.audience) }
    }

    private static func object(_ json: [UInt8], _ part: String, keeping names: Set<String>? = nil) throws(JWTError) -> [String: ClaimValue] {
        do throws(JSONError) {
            if let members = try JSONElement(parsing: json, keeping: names).members { return members }
        } catch {
            throw .malformed("the \(part) part is not JSON: \(error)")
        }
        throw .malformed("the \(part) part is not a JSON object")
    }

    /// A NumericDate (RFC 7519 §2), which may have a fraction, as whole seconds. Nil when it is absent, of another type, or after the year 9999, to
    /// prevent overflows.
    private static func seconds(_ claim: ClaimValue?, roundingUp: Bool) -> Int64? {
        guard let value = claim?.double, value.magnitude < 253_402_300_800 else { return nil }
        return Int64(roundingUp ? value.rounded(.up) : value.rounded(.down))
    }
}
