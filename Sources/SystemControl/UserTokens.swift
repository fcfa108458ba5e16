public import CarillonAPI
import Cryptography
public import Foundation
import JSON
public import ServiceKit

/// Signs access tokens for users of the demo apps, as a customer's own sign-in service would.
public struct UserTokens: Sendable {
    /// `kid` of the issuer's key.
    static let keyID = "demo"
    /// The `iss` claim.
    public static let issuer = "https://issuer.example.com"

    private let key: P256PrivateKey
    /// The public keys in the form of an app's `auth.jwks`.
    public let publicKeys: String

    /// Reads the issuer of a run folder.
    public init(runFolder: URL) throws {
        let url = runFolder.appending(path: "issuer/key.pem")
        do {
            key = try P256PrivateKey(pem: String(contentsOf: url, encoding: .utf8))
            publicKeys = try String(contentsOf: runFolder.appending(path: "issuer/jwks.json"), encoding: .utf8)
        } catch {
            throw SystemError.unusableKey(url.path, error, runFolder: runFolder.path)
        }
    }

    /// The issuer as an app's `auth` names it.
    public var tokenIssuer: RegistryV1.TokenIssuer { .init(issuer: Self.issuer, jwks: publicKeys) }

    /// A token for one user of one app.
    ///
    /// - Parameters:
    ///   - audience: what the app's issuer demands in `aud`; empty for nothing.
    ///   - now: the time of issue, the system's own (virtual in test mode).
    ///   - lifetime: seconds until it expires.
    public func token(
        user: String, app: String, roles: [String] = ["member"], device: String? = nil, audience: String = "", now: Instant,
        lifetime: Int64 = 30 * 86_400
    ) throws -> String {
        var claims: [String: ClaimValue] = [
            "iss": .string(Self.issuer), "sub": .string(user), "app_id": .string(app), "roles": .array(roles.map { .string($0) }),
            "iat": .integer(now.milliseconds / 1000), "exp": .integer(now.milliseconds / 1000 + lifetime),
        ]
        if let device { claims["device_id"] = .string(device) }
        if !audience.isEmpty { claims["aud"] = .string(audience) }
        return try JWT.signES256(header: ["kid": .string(Self.keyID), "typ": "JWT"], claims: claims, key: key)
    }
}

extension RegistryV1.TokenIssuer {
    /// Why the gateway refuses a token of an app with this issuer; nil if it accepts the token.
    public func refusal(of token: String, now: Instant) -> String? {
        let expected = JWT.Expectations(issuer: issuer.isEmpty ? nil : issuer, audience: audience.isEmpty ? nil : audience)
        if let keys = try? JWKSet(json: Array(jwks.utf8)),
            (try? JWT.verify(token, keys: keys, now: now.milliseconds / 1000, expecting: expected)) != nil
        {
            return nil
        }
        if !jwksUrl.isEmpty { return "its issuer publishes its keys at \(jwksUrl)" }
        if jwks.isEmpty, !hasSharedSecret { return "it has no issuer" }
        return issuer.isEmpty || issuer == UserTokens.issuer ? "its issuer has other keys" : "its issuer is \(issuer)"
    }

    /// Whether it is the demo issuer of a run folder.
    public var isDemo: Bool { issuer == UserTokens.issuer && !hasSharedSecret }
}
