import Cryptography
import Foundation
import ServiceKit

/// The issuer whose `system_admin` tokens are valid for the whole platform (ROLE-01): `platform_issuer.issuer`, `platform_issuer.jwks`, and, where
/// the issuer signs for other services too, `platform_issuer.audience`. A `system_admin` token of an app's issuer is valid for the app's
/// organization. Without these settings only the operator's command line has access to all organizations.
struct PlatformIssuer: Sendable {
    /// The `iss` claim. Only these keys verify its tokens, even if an app's issuer has the same name.
    let issuer: String
    /// The required `aud` claim; nil: any.
    let audience: String?
    let keys: JWKSet
    /// Where the issuer publishes them; nil: ``keys`` count.
    let keysURL: String?

    /// Reads the settings; nil without them.
    ///
    /// - Throws: ``ConfigurationError`` when only one of issuer and keys is set, and for an unreadable file or one without a public key.
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
            // Whether it can be read is seen when a token comes: the issuer may be away while the gateway starts.
            keysURL = path.hasPrefix("https://") ? path : nil
            keys = try keysURL == nil ? Self.keys(path) : JWKSet([])
        default: throw ConfigurationError("platform_issuer.issuer and platform_issuer.jwks are set together or not at all")
        }
    }

    init(issuer: String, audience: String? = nil, keys: JWKSet, keysURL: String? = nil) {
        self.issuer = issuer
        self.audience = audience
        self.keys = keys
        self.keysURL = keysURL
    }

    private static func keys(_ path: String) throws -> JWKSet {
        guard let data = FileManager.default.contents(atPath: path) else {
            throw ConfigurationError("platform_issuer.jwks '\(path)' cannot be read; it is a file with a JWK set, or its https address")
        }
        do {
            return try JWKSet(json: Array(data))
        } catch {
            throw ConfigurationError("platform_issuer.jwks '\(path)' cannot be used: \(error)")
        }
    }
}
