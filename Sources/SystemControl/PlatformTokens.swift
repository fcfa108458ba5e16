import CarillonAPI
import Cryptography
public import Foundation
import JSON
public import ServiceKit

/// Signs access tokens for administrators of the whole platform, as its own sign-in service would (ROLE-01).
public struct PlatformTokens: Sendable {
    /// `kid` of the issuer's key.
    static let keyID = "platform"
    /// The `iss` claim.
    static let issuer = "https://platform.example.com"
    /// Within the run folder.
    static let keyFile = "issuer/platform-key.pem"
    static let publicKeysFile = "issuer/platform-jwks.json"

    private let key: P256PrivateKey

    /// Reads the platform's issuer of a run folder.
    public init(runFolder: URL) throws {
        let url = runFolder.appending(path: Self.keyFile)
        do {
            key = try P256PrivateKey(pem: String(contentsOf: url, encoding: .utf8))
        } catch {
            throw SystemError.unusableKey(url.path, error, runFolder: runFolder.path)
        }
    }

    /// The first part of the names of the gateway's settings for an issuer.
    static let settingPrefix = "platform_issuer."

    /// The gateway's settings for this issuer.
    static func gatewaySettings(runFolder: URL) -> [String: String] {
        ["\(settingPrefix)issuer": issuer, "\(settingPrefix)jwks": runFolder.appending(path: publicKeysFile).path]
    }

    /// A token for one administrator.
    ///
    /// - Parameters:
    ///   - app: the default app of the administrator's requests; nil for none.
    ///   - now: the time of issue, the system's own (virtual in test mode).
    ///   - lifetime: seconds until it expires.
    public func token(administrator: String, app: String? = nil, now: Instant, lifetime: Int64 = 30 * 86_400) throws -> String {
        var claims: [String: ClaimValue] = [
            "iss": .string(Self.issuer), "sub": .string(administrator), "roles": .array([.string(CommonV1.Role.systemAdmin.name)]),
            "iat": .integer(now.milliseconds / 1000), "exp": .integer(now.milliseconds / 1000 + lifetime),
        ]
        if let app { claims["app_id"] = .string(app) }
        return try JWT.signES256(header: ["kid": .string(Self.keyID), "typ": "JWT"], claims: claims, key: key)
    }
}
