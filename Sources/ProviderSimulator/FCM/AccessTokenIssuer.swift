import Cryptography
import Foundation
import JSON
import NIOCore
import Providers
import ServiceKit

/// Google's token endpoint: exchanges assertions for access tokens and keeps the grants (providers.md §2.1).
struct AccessTokenIssuer {
    struct Grant {
        let projectID: String
        let expiresAt: Instant
    }

    /// Life of a granted token in seconds.
    static let lifetime: Int64 = 3599
    /// Audience that every Google library signs, whatever the account's `token_uri` says.
    static let googleAudience = "https://oauth2.googleapis.com/token"
    private static let scopes: Set<String> = [
        "https://www.googleapis.com/auth/firebase.messaging", "https://www.googleapis.com/auth/cloud-platform",
    ]

    private var grants: [String: Grant] = [:]

    /// The grant of a token; nil for an unknown or expired token.
    func grant(for token: String, now: Instant) -> Grant? {
        guard let grant = grants[token], now < grant.expiresAt else { return nil }
        return grant
    }

    /// The answer to one exchange.
    ///
    /// - Parameter audience: this endpoint's own URL.
    mutating func exchange(_ form: String, trust: TrustStore, audience: String, now: Instant) -> Answer {
        let fields = FormFields(form[...])
        guard fields["grant_type"] == "urn:ietf:params:oauth:grant-type:jwt-bearer" else {
            return Self.refused("unsupported_grant_type", "Invalid grant_type: \(fields["grant_type"] ?? "")")
        }
        guard let token = try? JWT.decode(fields["assertion"] ?? ""), token.algorithm == "RS256" else {
            return Self.refused("invalid_grant", "Invalid JWT: Failed to parse.")
        }
        guard let account = trust.fcmAccounts[token.issuer ?? ""] else {
            return Self.refused("invalid_grant", "Invalid grant: account not found")
        }
        guard account.publicKey.verify(token.signature, of: token.signingInput) else {
            return Self.refused("invalid_grant", "Invalid JWT Signature.")
        }
        guard !token.audience.isEmpty, token.audience.allSatisfy({ $0 == audience || $0 == Self.googleAudience }) else {
            return Self.refused("invalid_grant", "Invalid JWT: aud must be \(audience)")
        }
        let seconds = now.milliseconds / 1000
        guard let issuedAt = token.claims["iat"]?.integer, let expiresAt = token.claims["exp"]?.integer, issuedAt <= seconds + 60,
            expiresAt > seconds, expiresAt - issuedAt <= 3600
        else {
            return Self.refused(
                "invalid_grant", "Invalid JWT: Token must be a short-lived token (60 minutes) and in a reasonable timeframe.")
        }
        let scopes = (token.claims["scope"]?.string ?? "").split(separator: " ").map(String.init)
        guard !Self.scopes.isDisjoint(with: scopes) else {
            return Self.refused("invalid_scope", "Invalid OAuth scope or ID token audience provided.")
        }
        return grant(projectID: account.projectID, now: now)
    }

    private mutating func grant(projectID: String, now: Instant) -> Answer {
        grants = grants.filter { $0.value.expiresAt > now }
        let token = "ya29." + Base64URL.encode(SecureRandom.bytes(48))
        grants[token] = Grant(projectID: projectID, expiresAt: now + .seconds(Self.lifetime))
        var writer = JSONWriter(capacity: 192)
        writer.object { writer in
            writer.member("access_token", token)
            writer.member("expires_in", Int(Self.lifetime))
            writer.member("token_type", "Bearer")
        }
        return Answer(status: 200, headers: [("content-type", "application/json")], body: ByteBuffer(bytes: writer.bytes))
    }

    static func refused(_ error: String, _ description: String) -> Answer {
        var writer = JSONWriter(capacity: 192)
        writer.object { writer in
            writer.member("error", error)
            writer.member("error_description", description)
        }
        return Answer(
            status: 400, reason: error, headers: [("content-type", "application/json")], body: ByteBuffer(bytes: writer.bytes),
            violatedRule: "oauth.\(error)")
    }
}
