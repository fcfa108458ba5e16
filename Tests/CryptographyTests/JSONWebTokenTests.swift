import Cryptography
import JSON
import Testing

@Suite("JSON Web Tokens") struct JSONWebTokenTests {
    let key: P256PrivateKey
    let keys: JWKSet
    let now: Int64 = 1_770_000_000

    init() throws {
        key = try P256PrivateKey.generate()
        keys = JWKSet([JSONWebKey(id: "k1", key.publicKey)])
    }

    private func token(_ claims: [String: ClaimValue], kid: String = "k1") throws -> String {
        try JWT.signES256(header: ["kid": .string(kid), "typ": "JWT"], claims: claims, key: key)
    }

    @Test func claimsComeBack() throws {
        let text = try token(["iss": "host", "sub": "usr_1", "aud": ["a", "b"], "exp": .integer(now + 60), "n": ["x": true]])
        let read = try JWT.verify(text, keys: keys, now: now, expecting: .init(issuer: "host", audience: "b"))
        #expect(read.subject == "usr_1")
        #expect(read.audience == ["a", "b"])
        #expect(read.expiresAt == now + 60)
        #expect(read.claims["n"]?.members?["x"]?.boolean == true)
        #expect(String(decoding: read.claimsJSON, as: UTF8.self).hasPrefix(#"{"aud":["a","b"]"#))
    }

    @Test("SEC-06 Unused claims are not kept, and deep nesting is not followed")
    func boundedClaims() throws {
        let text = try token(["sub": "usr_1", "exp": .integer(now + 60), "resource_access": ["a": ["roles": ["b", "c"]]]])
        #expect(Set(try JWT.decode(text, claims: ["sub", "exp", "aud"]).claims.keys) == ["sub", "exp"])
        let header = Base64URL.encode(Array(#"{"alg":"ES256","kid":"k1"}"#.utf8))
        for deep in [
            String(repeating: "[", count: 300) + String(repeating: "]", count: 300),
            String(repeating: #"{"a":"#, count: 200) + "1"
                + String(repeating: "}", count: 200),
        ] {
            let claims = Base64URL.encode(Array(#"{"sub":"usr_1","x":\#(deep)}"#.utf8))
            let error = #expect(throws: JWTError.self) { try JWT.decode("\(header).\(claims).AA", claims: ["sub"]) }
            #expect(error == .malformed("the claims part is not JSON: nested deeper than 16 levels"))
            let inHeader = Base64URL.encode(Array(#"{"alg":"ES256","x":\#(deep)}"#.utf8))
            #expect(throws: JWTError.self) { try JWT.decode("\(inHeader).e30.AA") }
        }
    }

    @Test("The signature is looked at before the claims: a stranger learns nothing of them")
    func signatureFirst() throws {
        let claims: [String: ClaimValue] = ["exp": .integer(now - 600), "iss": "other", "aud": "other", "nbf": "soon"]
        let forged = try JWT.decode(try JWT.signES256(header: ["kid": "k1"], claims: claims, key: .generate()))
        #expect(throws: JWTError.badSignature) { try JWT.verify(forged, keys: keys, now: now, expecting: .init(issuer: "host", audience: "b")) }
        #expect(throws: JWTError.expired(at: now - 600)) { try JWT.verify(try JWT.decode(token(claims)), keys: keys, now: now) }
    }

    @Test func timesHaveALeeway() throws {
        let text = try token(["exp": .integer(now), "nbf": .integer(now)])
        #expect(throws: Never.self) { try JWT.verify(text, keys: keys, now: now + 29) }
        #expect(throws: JWTError.expired(at: now)) { try JWT.verify(text, keys: keys, now: now + 30) }
        #expect(throws: Never.self) { try JWT.verify(text, keys: keys, now: now - 30) }
        #expect(throws: JWTError.notYetValid(until: now)) { try JWT.verify(text, keys: keys, now: now - 31) }
        #expect(throws: JWTError.invalidClaim("exp")) { try JWT.verify(token([:]), keys: keys, now: now) }
        #expect(throws: JWTError.invalidClaim("exp")) { try JWT.verify(token(["exp": "soon"]), keys: keys, now: now) }
        #expect(throws: JWTError.invalidClaim("exp")) { try JWT.verify(token(["exp": .number(1e300)]), keys: keys, now: now) }
        #expect(throws: Never.self) {
            try JWT.verify(token([:]), keys: keys, now: now, expecting: .init(requiresExpiration: false))
        }
    }

    @Test func strangersAreRefused() throws {
        let claims: [String: ClaimValue] = ["exp": .integer(now + 60), "iss": "host", "aud": "a"]
        #expect(throws: JWTError.unknownKey(keyID: "k2")) { try JWT.verify(token(claims, kid: "k2"), keys: keys, now: now) }
        let other = try JWT.signES256(header: ["kid": "k1"], claims: claims, key: .generate())
        #expect(throws: JWTError.badSignature) { try JWT.verify(other, keys: keys, now: now) }
        #expect(throws: JWTError.wrongIssuer("host")) {
            try JWT.verify(token(claims), keys: keys, now: now, expecting: .init(issuer: "other"))
        }
        #expect(throws: JWTError.wrongAudience(["a"])) {
            try JWT.verify(token(claims), keys: keys, now: now, expecting: .init(audience: "b"))
        }
    }

    @Test("RFC 8725 §3.1: the algorithm is the key's, not the token's")
    func algorithmConfusion() throws {
        let good = try token(["exp": .integer(now + 60)]).split(separator: ".").map(String.init)
        for algorithm in ["none", "HS256", "RS256", "ES384", ""] {
            let header = Base64URL.encode(Array(#"{"alg":"\#(algorithm)","kid":"k1"}"#.utf8))
            let input = header + "." + good[1]
            // The classic attack: the public key's text as an HMAC secret.
            let mac = Base64URL.encode(HMACSHA256.authenticationCode(for: Array(input.utf8), key: Array(try key.publicKeyPEM.utf8)))
            // And a true signature of the key, over a header that claims another algorithm.
            let mislabelled = Base64URL.encode(try key.sign(Array(input.utf8)))
            for signature in [mac, good[2], mislabelled, ""] {
                #expect(throws: JWTError.self, "\(algorithm)") { try JWT.verify(input + "." + signature, keys: keys, now: now) }
            }
        }
    }

    @Test func brokenTokensAreMalformedNotFatal() throws {
        let good = try token(["exp": .integer(now + 60)])
        let parts = good.split(separator: ".").map(String.init)
        let critical = Base64URL.encode(Array(#"{"alg":"ES256","kid":"k1","crit":["b64"]}"#.utf8))
        let long = String(repeating: "a", count: JWT.longestToken + 1)
        for text in ["", ".", "..", "a.b", good + ".x", good + "=", "\(parts[0]).W10.\(parts[2])", "\(critical).\(parts[1]).\(parts[2])", long] {
            let error = #expect(throws: JWTError.self) { try JWT.decode(text) }
            if case .malformed = error {} else { Issue.record("\(String(describing: error))") }
        }
    }

    @Test func keySetsAreReadAndWritten() throws {
        let rsa = try RSAPrivateKey.generate()
        let both = JWKSet([JSONWebKey(id: "k1", key.publicKey), JSONWebKey(id: "r1", rsa.publicKey)])
        let again = try JWKSet(json: Array(both.json.utf8))
        let claims: [String: ClaimValue] = ["exp": .integer(now + 60)]
        #expect(throws: Never.self) { try JWT.verify(token(claims), keys: again, now: now) }
        let signed = try JWT.signRS256(header: ["kid": "r1"], claims: claims, key: rsa)
        #expect(throws: Never.self) { try JWT.verify(signed, keys: again, now: now) }
        // Keys for other purposes are passed over; a broken one is named.
        let mixed =
            #"{"keys":[{"kty":"oct","k":"AA"},{"kty":"EC","crv":"P-256","use":"enc","x":"","y":""},{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}]}"#
        #expect(try JWKSet(json: Array(mixed.utf8)).keys.map(\.algorithm) == ["EdDSA"])
        #expect(throws: CryptographyError.self) { try JWKSet(json: Array(#"{"keys":[{"kty":"EC","crv":"P-256","x":"AA","y":"AA"}]}"#.utf8)) }
        #expect(throws: CryptographyError.self) { try JWKSet(json: Array(#"{"keys":[]}"#.utf8)) }
        #expect(throws: CryptographyError.self) { try JWKSet(json: Array("[]".utf8)) }
    }

    @Test("EdDSA (RFC 8037 A.4)")
    func edDSA() throws {
        let keys = JWKSet([JSONWebKey(id: nil, try Ed25519PublicKey(jwkX: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"))])
        let input = "eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc"
        let signature = "hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg"
        let key = try Ed25519PublicKey(jwkX: "11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo")
        #expect(key.verify(try #require(Base64URL.decode(signature)), of: Array(input.utf8)))
        #expect(!key.verify(try #require(Base64URL.decode(signature)), of: Array(input.utf8) + [0]))
        #expect(keys.keys.first?.algorithm == "EdDSA")
    }
}
