import CarillonAPI
import Cryptography
import Foundation
import RPC
import ServiceKit

/// Finds out who calls, from the `Authorization` header.
struct Authenticator: Sendable {
    let apps: AppDirectory
    let keys: HostKeyDirectory
    let directory: DirectoryRoles
    /// The platform's own issuer; nil where it has none.
    var platform: PlatformIssuer?
    let clock: any DomainClock

    /// - Parameters:
    ///   - authorization: the header as it came.
    ///   - actingFor: the `X-User-Id` header: a service key with the scope `act_as_user` speaks for this user.
    /// - Throws: `unauthenticated`, without saying what was wrong with the credential (SEC-04).
    func authenticate(authorization: String?, actingFor userID: String?) async throws -> Caller {
        guard let authorization, authorization.count > 7, authorization.prefix(7).lowercased() == "bearer " else {
            throw APIError(.unauthenticated, "an Authorization header with a bearer token is required")
        }
        let credential = String(authorization.dropFirst(7)).trimmingCharacters(in: .whitespaces)
        return credential.hasPrefix("sk_") ? try await host(credential, actingFor: userID) : try await user(credential)
    }

    private func user(_ token: String) async throws -> Caller {
        do {
            let claimed = try JWT.decode(token)
            if let platform, claimed.issuer == platform.issuer { return try await administrator(token, of: platform) }
            guard let appID = claimed.claims["app_id"]?.string, let app = try await apps.app(appID), let keys = app.keys else { throw Self.refused }
            let expecting = JWT.Expectations(issuer: app.issuer.isEmpty ? nil : app.issuer)
            let verified = try JWT.verify(token, keys: keys, now: clock.now.milliseconds / 1_000, expecting: expecting)
            guard let subject = verified.subject, !subject.isEmpty else { throw Self.refused }
            let roles = (verified.claims["roles"]?.strings ?? ["member"]).filter(Self.knownRoles.contains)
            return .user(
                id: subject, tenant: app.tenant,
                roles: try await directory.narrowed(roles.isEmpty ? ["member"] : roles, user: subject, tenant: app.tenant),
                deviceID: verified.claims["device_id"]?.string ?? "")
        } catch is JWTError {
            throw Self.refused
        }
    }

    /// Whom the platform's own issuer vouches for. The directory of no app says what they may do, and they are nobody's user.
    private func administrator(_ token: String, of platform: PlatformIssuer) async throws -> Caller {
        let expecting = JWT.Expectations(issuer: platform.issuer)
        let verified = try JWT.verify(token, keys: platform.keys, now: clock.now.milliseconds / 1_000, expecting: expecting)
        guard let subject = verified.subject, !subject.isEmpty, verified.claims["roles"]?.strings?.contains("system_admin") == true else {
            throw Self.refused
        }
        // Where an administrator looks unless a request names an app.
        guard let appID = verified.claims["app_id"]?.string else { return .platform(id: subject, tenant: .init()) }
        guard let app = try await apps.app(appID) else { throw Self.refused }
        return .platform(id: subject, tenant: app.tenant)
    }

    private func host(_ secret: String, actingFor userID: String?) async throws -> Caller {
        guard let key = try await keys.key(hash: "sha256:" + SHA256.hexadecimal(secret)), key.revokedAtMs == nil else { throw Self.refused }
        let tenant = CommonV1.Tenant(organizationId: key.organizationId, appId: key.appId)
        guard let userID, !userID.isEmpty else { return .host(keyID: key.keyId, tenant: tenant, scopes: key.scopes) }
        guard key.scopes.contains("act_as_user") else { throw APIError(.forbidden, "the service key lacks the scope act_as_user") }
        return .user(id: userID, tenant: tenant, roles: ["member"], deviceID: "")
    }

    /// Roles a token may claim (ROLE-01). `system` is no user's.
    private static let knownRoles: Set<String> = ["system_admin", "org_admin", "staff", "member"]
    private static let refused = APIError(.unauthenticated, "the credential is not valid")
}
