import CarillonAPI
import Cryptography
import Foundation
import JSON
import RPC
import ServiceKit

/// Authenticates the caller by the `Authorization` header.
struct Authenticator: Sendable {
    let apps: AppDirectory
    let keys: HostKeyDirectory
    let directory: DirectoryRoles
    /// The platform's own issuer; nil where it has none.
    var platform: PlatformIssuer?
    let clock: any DomainClock

    /// - Parameters:
    ///   - authorization: the header's value.
    ///   - actingFor: the `X-User-Id` header: the user for whom a service key with the scope `act_as_user` calls.
    /// - Throws: `unauthenticated`. For a token with a valid signature the error names the reason. No error reveals which apps and keys exist
    ///   (SEC-04, docs/decisions/0040-error-details-for-refused-callers.md).
    func authenticate(authorization: String?, actingFor userID: String?) async throws -> Caller {
        guard let authorization, authorization.utf8.count > 7, authorization.prefix(7).lowercased() == "bearer " else {
            throw APIError(.unauthenticated, "an Authorization header with a bearer token is required")
        }
        let credential = String(authorization.dropFirst(7)).trimmingCharacters(in: .whitespaces)
        return credential.hasPrefix("sk_") ? try await host(credential, actingFor: userID) : try await user(credential)
    }

    private func user(_ token: String) async throws -> Caller {
        let claimed: JWT.Decoded
        do throws(JWTError) {
            claimed = try JWT.decode(token, claims: Self.usedClaims)
        } catch {
            throw APIError(.unauthenticated, "the bearer token is \(error)")
        }
        if let platform, claimed.issuer == platform.issuer { return try await administrator(claimed, of: platform) }
        guard let appID = claimed.claims["app_id"]?.string else {
            throw APIError(.unauthenticated, "the token has no claim 'app_id' that is a string")
        }
        // Malformed app ids are not looked up.
        guard TenantID.canBeApp(appID), let app = try await apps.app(appID) else { throw Self.unverified }
        try verify(
            claimed, keys: try await apps.keys(of: app, algorithm: claimed.algorithm),
            expecting: .init(issuer: app.issuer.isEmpty ? nil : app.issuer, audience: app.audience.isEmpty ? nil : app.audience))
        let (subject, deviceID) = (try Self.subject(of: claimed), try Self.deviceID(of: claimed))
        guard HostID.canBeUser(subject) else {
            throw APIError(.unauthenticated, "claim 'sub' is no user id: \(HostID.userWords)")
        }
        let roles = (claimed.claims["roles"]?.strings ?? []).compactMap { CommonV1.Role(name: $0) }.filter(Self.personalRoles.contains)
        return .user(
            id: subject, tenant: app.tenant,
            roles: try await directory.narrowed(roles.isEmpty ? [.member] : roles, user: subject, tenant: app.tenant), deviceID: deviceID)
    }

    /// The caller of a token of the platform's issuer: an administrator of the platform, who is no user of any app.
    private func administrator(_ claimed: JWT.Decoded, of platform: PlatformIssuer) async throws -> Caller {
        try verify(claimed, keys: platform.keys, expecting: .init(issuer: platform.issuer, audience: platform.audience))
        let subject = try Self.subject(of: claimed)
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

    /// Verifies the signature first: without a valid signature all errors look the same.
    private func verify(_ claimed: JWT.Decoded, keys: JWKSet, expecting: JWT.Expectations) throws(APIError) {
        do throws(JWTError) {
            try JWT.verify(claimed, keys: keys, now: clock.now.milliseconds / 1_000, expecting: expecting)
        } catch {
            switch error {
            case .malformed, .unsupportedAlgorithm, .unknownKey, .badSignature: throw Self.unverified
            case .invalidClaim, .expired, .notYetValid, .wrongIssuer, .wrongAudience:
                throw APIError(.unauthenticated, "the token has a valid signature, but is refused: \(error)")
            }
        }
    }

    /// The subject of the token. Ids hold no control characters (SEC-06).
    private static func subject(of token: JWT.Decoded) throws(APIError) -> String {
        guard let subject = token.subject, !subject.isEmpty else {
            throw APIError(.unauthenticated, "the token has no claim 'sub' that is a string and not empty")
        }
        guard !FreeText.hasControlCharacters(subject) else {
            throw APIError(.unauthenticated, "claim 'sub' holds a control character, and no user's id does")
        }
        return subject
    }

    private static func deviceID(of token: JWT.Decoded) throws(APIError) -> String {
        let deviceID = token.claims["device_id"]?.string ?? ""
        guard deviceID.isEmpty || HostID.canBeDevice(deviceID) else {
            throw APIError(.unauthenticated, "claim 'device_id' is no device id: \(HostID.deviceWords)")
        }
        return deviceID
    }

    private func host(_ secret: String, actingFor userID: String?) async throws -> Caller {
        guard let key = try await keys.key(hash: "sha256:" + SHA256.hexadecimal(secret)), key.revokedAtMs == nil else { throw Self.refused }
        guard let tenant = key.tenant else { throw Self.refused }
        guard let userID, !userID.isEmpty else { return .host(keyID: key.keyId, tenant: tenant, scopes: key.scopes) }
        guard key.scopes.contains(.actAsUser) else { throw APIError(.forbidden, "the service key lacks the scope act_as_user") }
        guard HostID.canBeUser(userID) else {
            throw APIError(.invalidValue, field: "X-User-Id", "is \(HostID.userWords)")
        }
        return .user(id: userID, tenant: tenant, roles: [.member], deviceID: "")
    }

    /// Roles that a token may claim (ROLE-01). `system` is not for users.
    private static let personalRoles: Set<CommonV1.Role> = [.systemAdmin, .orgAdmin, .staff, .member]
    /// The claims that are read (GW-03).
    private static let usedClaims: Set<String> = ["iss", "sub", "aud", "exp", "nbf", "app_id", "roles", "device_id"]

    private static let refused = APIError(.unauthenticated, "the service key is not valid")
    private static let unverified = APIError(
        .unauthenticated,
        "the token is not signed by a key of the app that its claim 'app_id' names; accepted are ES256, RS256, EdDSA and HS256")
}
