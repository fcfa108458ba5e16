import Cryptography
import Foundation
import ServiceKit

/// Whose tokens make a `system_admin` of the whole platform (ROLE-01): `platform_issuer.issuer`, `platform_issuer.jwks`, and, where the issuer
/// signs for other services too, `platform_issuer.audience`. An app's own issuer makes one of the app's organization. Without these settings
/// only the operator's command line reaches every organization.
struct PlatformIssuer: Sendable {
    /// The `iss` claim. An app whose issuer is called the same cannot sign in its name: these keys alone count for it.
    let issuer: String
    /// What the `aud` claim must include; nil for anything.
    let audience: String?
    let keys: JWKSet

    /// Reads the settings; nil where there are none.
    ///
    /// - Throws: ``ConfigurationError`` for one without the other, and for a file that cannot be read or holds no public key.
    init?(_ config: ServiceConfig) throws {
        let issuer = try config.optionalString("platform_issuer.issuer")
        let path = try config.optionalString("platform_issuer.jwks")
        audience = try config.optionalString("platform_issuer.audience")
        switch (issuer, path) {
        case (nil, nil): return nil
        case (let issuer?, let path?):
            guard !issuer.isEmpty else {
                throw ConfigurationError("platform_issuer.issuer is empty; it is the iss claim of the platform's tokens")
            }
            self.issuer = issuer
            keys = try Self.keys(path)
        default: throw ConfigurationError("platform_issuer.issuer and platform_issuer.jwks are set together or not at all")
        }
    }

    init(issuer: String, audience: String? = nil, keys: JWKSet) {
        self.issuer = issuer
        self.audience = audience
        self.keys = keys
    }

    private static func keys(_ path: String) throws -> JWKSet {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError("platform_issuer.jwks '\(path)' cannot be read; it is a file with a JWK set")
        }
        do {
            return try JWKSet(json: Array(data))
        } catch {
            throw ConfigurationError("platform_issuer.jwks '\(path)' cannot be used: \(error)")
        }
    }
}
