import CarillonAPI
import Cryptography
import JSON
import RPC
import ServiceKit

/// Authenticates the caller by the `Authorization` header.
struct Authenticator: Sendable {
    let apps: TokenIssuers
    let keys: HostKeyDirectory
    let directory: DirectoryRoles
    /// The platform's own issuer; nil where it has none.
    var platform: PlatformIssuer?
    let clock: any DomainClock

    private var users: AccessTokenVerifier { AccessTokenVerifier(issuers: apps, directory: directory, clock: clock) }

    /// - Parameters:
    ///   - authorization: the header's value.
    ///   - actingFor: the `X-User-Id` header: the user for whom a service key with the scope `act_as_user` calls.
    ///   - forEvents: as of ``HostKeyDirectory/key(hash:forEvents:)``.
    /// - Throws: `unauthenticated`. For a token with a valid signature the error names the reason. No error reveals which apps and keys exist
    ///   (SEC-04, docs/decisions/0040-error-details-for-refused-callers.md).
    func authenticate(authorization: String?, actingFor userID: String?, forEvents: Bool = false) async throws -> Caller {
        guard let credential = AccessTokenVerifier.bearer(authorization) else {
            throw APIError(.unauthenticated, "an Authorization header with a bearer token is required")
        }
        guard credential.hasPrefix("sk_") else { return try await user(credential) }
        return try await host(credential, actingFor: userID, forEvents: forEvents)
    }

    private func user(_ token: String) async throws -> Caller {
        let claimed = try AccessTokenVerifier.decode(token)
        if let platform, claimed.issuer == platform.issuer { return try await administrator(claimed, of: platform) }
        let user = try await users.user(of: claimed)
        return .user(id: user.id, tenant: user.tenant, roles: user.roles, deviceID: user.deviceID)
    }

    /// The caller of a token of the platform's issuer: an administrator of the platform, who is no user of any app.
    private func administrator(_ claimed: JWT.Decoded, of platform: PlatformIssuer) async throws -> Caller {
        let keys = if let url = platform.keysURL { try await apps.keys(at: url, for: claimed) } else { platform.keys }
        try users.verify(claimed, keys: keys, expecting: .init(issuer: platform.issuer, audience: platform.audience))
        let subject = try AccessTokenVerifier.subject(of: claimed)
        guard claimed.claims["roles"]?.strings?.contains(CommonV1.Role.systemAdmin.name) == true else {
            throw APIError(.unauthenticated, "tokens of the platform's issuer have 'system_admin' among their 'roles'")
        }
        // The default app of the administrator's requests.
        guard let appID = claimed.claims["app_id"]?.string else { return .platform(id: subject, tenant: .init()) }
        guard !FreeText.hasControlCharacters(appID), let app = try await apps.app(appID) else {
            throw APIError(.unauthenticated, "claim 'app_id' names no app")
        }
        return .platform(id: subject, tenant: app.tenant)
    }

    private func host(_ secret: String, actingFor userID: String?, forEvents: Bool) async throws -> Caller {
        let key = try await keys.key(hash: "sha256:" + SHA256.hexadecimal(secret), forEvents: forEvents)
        guard let key, key.revokedAtMs == nil else { throw Self.refused }
        guard let tenant = key.tenant else { throw Self.refused }
        guard let userID, !userID.isEmpty else { return .host(keyID: key.keyId, tenant: tenant, scopes: key.scopes) }
        guard key.scopes.contains(.actAsUser) else { throw APIError(.forbidden, "the service key lacks the scope act_as_user") }
        guard HostID.canBeUser(userID) else {
            throw APIError(.invalidValue, field: "X-User-Id", "is \(HostID.userWords)")
        }
        return .user(id: userID, tenant: tenant, roles: [.member], deviceID: "")
    }

    private static let refused = APIError(.unauthenticated, "the service key is not valid")
}
