public import CarillonAPI
public import Cryptography
import JSON

/// Verifies the access tokens of users: JWTs of their app's issuer (GW-03). The gateway does, and a service that agents call without a gateway.
public struct AccessTokenVerifier: Sendable {
    /// A user as a token names one.
    public struct User: Sendable, Hashable {
        public var id: String
        public var tenant: CommonV1.Tenant
        public var roles: [CommonV1.Role]
        /// The device that the token was issued to; empty when the token does not name one.
        public var deviceID: String

        /// The user for the services.
        public var actor: CommonV1.Actor {
            CommonV1.Actor(userId: id, organizationId: tenant.organizationId, appId: tenant.appId, roles: roles, deviceId: deviceID)
        }
    }

    private let issuers: TokenIssuers
    private let directory: DirectoryRoles
    private let clock: any DomainClock

    /// - Parameters:
    ///   - issuers: of the apps.
    ///   - directory: limits the roles of tokens.
    public init(issuers: TokenIssuers, directory: DirectoryRoles, clock: any DomainClock) {
        self.issuers = issuers
        self.directory = directory
        self.clock = clock
    }

    /// Roles that a token may claim (ROLE-01). `system` is not for users.
    private static let personalRoles: Set<CommonV1.Role> = [.systemAdmin, .orgAdmin, .staff, .member]
    /// The claims that are read (GW-03).
    private static let usedClaims: Set<String> = ["iss", "sub", "aud", "exp", "nbf", "app_id", "roles", "device_id"]

    // MARK: Headers

    /// The credential in the value of an `Authorization` header; nil without a bearer credential.
    public static func bearer(_ authorization: String?) -> String? {
        guard let authorization, authorization.utf8.count > 7, authorization.prefix(7).lowercased() == "bearer " else { return nil }
        // Bytes: comparing the characters of 9 KB takes milliseconds, and everybody may send them.
        var credential = Substring(authorization).utf8.dropFirst(7)
        while credential.first.map(isBlank) == true { credential.removeFirst() }
        while credential.last.map(isBlank) == true { credential.removeLast() }
        return String(Substring(credential))
    }

    /// Space and tab (RFC 9110 §5.6.3).
    private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Whether a credential looks like a token, and not like a key.
    public static func isToken(_ credential: String) -> Bool { credential.utf8.count { $0 == UInt8(ascii: ".") } == 2 }

    /// When a token expires that was verified before; nil for another credential.
    public static func expiry(ofVerified credential: String) -> Instant? {
        guard isToken(credential), let seconds = (try? JWT.decode(credential, claims: ["exp"]))?.expiresAt else { return nil }
        return Instant(milliseconds: seconds * 1_000)
    }

    // MARK: Verification

    /// Reads a token. It is not verified.
    ///
    /// - Throws: `unauthenticated`.
    public static func decode(_ token: String) throws(APIError) -> JWT.Decoded {
        do throws(JWTError) {
            return try JWT.decode(token, claims: usedClaims)
        } catch {
            throw APIError(.unauthenticated, "the bearer token is \(error)")
        }
    }

    /// The user of a token.
    ///
    /// - Throws: `unauthenticated`. For a token with a valid signature the error names the reason. No error reveals which apps exist (SEC-04,
    ///   docs/decisions/0040-error-details-for-refused-callers.md).
    public func user(of claimed: JWT.Decoded) async throws -> User {
        guard let appID = claimed.claims["app_id"]?.string else {
            throw APIError(.unauthenticated, "the token has no claim 'app_id' that is a string")
        }
        // Malformed app ids are not looked up.
        guard TenantID.canBeApp(appID), let app = try await issuers.app(appID) else { throw Self.unverified }
        try verify(
            claimed, keys: try await issuers.keys(of: app, for: claimed),
            expecting: .init(issuer: app.issuer.isEmpty ? nil : app.issuer, audience: app.audience.isEmpty ? nil : app.audience))
        let (subject, deviceID) = (try Self.subject(of: claimed), try Self.deviceID(of: claimed))
        guard HostID.canBeUser(subject) else {
            throw APIError(.unauthenticated, "claim 'sub' is no user id: \(HostID.userWords)")
        }
        let roles = (claimed.claims["roles"]?.strings ?? []).compactMap { CommonV1.Role(name: $0) }.filter(Self.personalRoles.contains)
        return User(
            id: subject, tenant: app.tenant,
            roles: try await directory.narrowed(roles.isEmpty ? [.member] : roles, user: subject, tenant: app.tenant), deviceID: deviceID)
    }

    /// Verifies the signature first: without a valid signature all errors look the same.
    public func verify(_ claimed: JWT.Decoded, keys: JWKSet, expecting: JWT.Expectations) throws(APIError) {
        do throws(JWTError) {
            try JWT.verify(claimed, keys: keys, now: clock.now.milliseconds / 1_000, expecting: expecting, verified: issuers.verified)
        } catch {
            switch error {
            case .malformed, .unsupportedAlgorithm, .unknownKey, .badSignature: throw Self.unverified
            case .invalidClaim, .expired, .notYetValid, .wrongIssuer, .wrongAudience:
                throw APIError(.unauthenticated, "the token has a valid signature, but is refused: \(error)")
            }
        }
    }

    /// The subject of a token. Ids hold no control characters (SEC-06).
    public static func subject(of token: JWT.Decoded) throws(APIError) -> String {
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

    private static let unverified = APIError(
        .unauthenticated,
        "the token is not signed by a key of the app that its claim 'app_id' names; accepted are ES256, RS256, EdDSA and HS256")
}
