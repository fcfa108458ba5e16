import CarillonAPI
import Cryptography
import Foundation
import HTTPTypes
import JSON
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

/// A registry that knows one app and one service key.
private struct OneAppRegistry: RPCChannel {
    let keys: JWKSet
    let secretHash: String
    var audience = ""
    /// The registry cannot open the app's shared secret.
    var hasLostSecret = false

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        switch request {
        case let request as RegistryV1.GetAppRequest:
            guard request.appId == "acme-chat" else { throw RPCError(code: .notFound, message: "no such app") }
            var app = RegistryV1.App()
            app.appId = "acme-chat"
            app.organizationId = "acme"
            app.auth = .init(issuer: "https://issuer.example.com", jwks: try keys.json, audience: audience, hasSharedSecret: true)
            return RegistryV1.GetAppResponse(app: app) as! Response
        case is RegistryV1.GetTokenSecretRequest:
            guard !hasLostSecret else { throw RPCError(code: .unavailable, message: "the secret cannot be opened") }
            return RegistryV1.GetTokenSecretResponse(secret: Array(AuthenticationTests.secret.utf8)) as! Response
        case let request as RegistryV1.VerifyServiceKeyRequest:
            guard request.secretHash == secretHash else { throw RPCError(code: .notFound, message: "no such key") }
            return RegistryV1.VerifyServiceKeyResponse(
                key: .init(keyId: "k1", tenant: .init(organizationId: "acme", appId: "acme-chat"), scopes: [.events, .actAsUser])) as! Response
        case let request as RegistryV1.GetUserRequest:
            let people: [String: (roles: [String], status: RegistryV1.UserStatus)] = [
                "ann": (["teacher"], .active), "ben": (["subscriber_admin"], .active), "cat": (["system_admin"], .inactive),
                "dan": ([], .active),
            ]
            guard let person = people[request.userId] else { throw RPCError(code: .notFound, message: "no such user") }
            return RegistryV1.GetUserResponse(
                user: .init(userId: request.userId, roles: person.roles, status: person.status)) as! Response
        default: throw RPCError(code: .unimplemented, message: method.path)
        }
    }

    func serverStreaming<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions, onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }

    func clientStreaming<Request: Message, Response: Message>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void
    ) async throws -> Response { throw RPCError(code: .unimplemented, message: method.path) }

    func bidirectional<Request: Message, Response: Message, Result: Sendable>(
        _ method: MethodDescriptor, options: CallOptions, requests: @escaping @Sendable (RequestWriter<Request>) async throws -> Void,
        onResponse: (ResponseStream<Response>) async throws -> Result
    ) async throws -> Result { throw RPCError(code: .unimplemented, message: method.path) }
}

@Suite("GW-03 Authentication")
struct AuthenticationTests {
    private let key = try! P256PrivateKey.generate()
    private let stranger = try! P256PrivateKey.generate()
    static let secret = "a secret that the issuer and Carillon share"
    private static let now = Instant(milliseconds: 1_770_000_000_000)

    private var authenticator: Authenticator { authenticating() }

    private func authenticating(audience: String = "", platformAudience: String? = nil, hasLostSecret: Bool = false) -> Authenticator {
        let channel = OneAppRegistry(
            keys: JWKSet([JSONWebKey(id: "k", key.publicKey)]), secretHash: "sha256:" + SHA256.hexadecimal("sk_right"), audience: audience,
            hasLostSecret: hasLostSecret)
        let (tenants, access) = (RegistryV1.Tenants.Client(channel), RegistryV1.AppAccess.Client(channel))
        return Authenticator(
            apps: TokenIssuers(tenants: tenants, access: access, metrics: MetricsRegistry()),
            keys: HostKeyDirectory(tenants: tenants, metrics: MetricsRegistry()),
            directory: DirectoryRoles(registry: .init(channel), metrics: MetricsRegistry()),
            platform: PlatformIssuer(
                issuer: Self.platform, audience: platformAudience, keys: JWKSet([JSONWebKey(id: "p", platformKey.publicKey)])),
            clock: VirtualClock(start: Self.now))
    }
    private let platformKey = try! P256PrivateKey.generate()
    private static let platform = "https://platform.example.com"

    private func token(_ changes: [String: ClaimValue] = [:], signedBy signer: P256PrivateKey? = nil) throws -> String {
        let claims: [String: ClaimValue] = [
            "iss": "https://issuer.example.com", "sub": "ann", "app_id": "acme-chat", "roles": ["member", "system"],
            "exp": .integer(Self.now.milliseconds / 1_000 + 60),
        ]
        return try JWT.signES256(header: ["kid": "k"], claims: claims.merging(changes) { $1 }, key: signer ?? key)
    }

    private static func tokenHS256(header: [String: ClaimValue], claims: [String: ClaimValue], secret: [UInt8]) -> String {
        let parts = [header.merging(["alg": "HS256"]) { $1 }, claims].map { Base64URL.encode(Array(ClaimValue.object($0).text.utf8)) }
        let input = parts.joined(separator: ".")
        return input + "." + Base64URL.encode(HMACSHA256.authenticationCode(for: Array(input.utf8), key: secret))
    }

    @Test("GW-03 A user's token speaks for its subject, and never as the automated sender")
    func user() async throws {
        let caller = try await authenticator.authenticate(authorization: "Bearer \(try token())", actingFor: nil)
        #expect(caller == .user(id: "ann", tenant: .init(organizationId: "acme", appId: "acme-chat"), roles: [.member], deviceID: ""))
    }

    @Test("GW-03 An issuer that shares a secret signs with HS256; neither another secret nor a public key taken for one opens anything")
    func sharedSecret() async throws {
        let claims: [String: ClaimValue] = [
            "iss": "https://issuer.example.com", "sub": "ann", "app_id": "acme-chat", "exp": .integer(Self.now.milliseconds / 1_000 + 60),
        ]
        func caller(_ secret: [UInt8], _ header: [String: ClaimValue] = [:]) async throws -> Caller {
            try await authenticator.authenticate(
                authorization: "Bearer \(Self.tokenHS256(header: header, claims: claims, secret: secret))", actingFor: nil)
        }
        for header: [String: ClaimValue] in [[:], ["kid": "any"]] {
            #expect(try await caller(Array(Self.secret.utf8), header).requireUser().id == "ann")
        }
        for wrong in [Array("another secret, which is as long as it".utf8), [], key.publicKey.x963, Array(try key.publicKeyPEM.utf8)] {
            await #expect { _ = try await caller(wrong, ["kid": "k"]) } throws: { ($0 as? APIError)?.reason == .unauthenticated }
        }
    }

    @Test("GW-03 While an app's shared secret is lost, tokens of its published keys are taken; those of the secret are unavailable, not refused")
    func lostSecret() async throws {
        let authenticator = authenticating(hasLostSecret: true)
        let caller = try await authenticator.authenticate(authorization: "Bearer \(try token())", actingFor: nil)
        #expect(try caller.requireUser().id == "ann")
        let platform = try await authenticator.authenticate(
            authorization: "Bearer \(platformToken(["app_id": "acme-chat"]))", actingFor: nil)
        #expect(platform.actor.appId == "acme-chat")
        let claims: [String: ClaimValue] = [
            "iss": "https://issuer.example.com", "sub": "ann", "app_id": "acme-chat", "exp": .integer(Self.now.milliseconds / 1_000 + 60),
        ]
        let shared = Self.tokenHS256(header: [:], claims: claims, secret: Array(Self.secret.utf8))
        await #expect { _ = try await authenticator.authenticate(authorization: "Bearer \(shared)", actingFor: nil) } throws: {
            ($0 as? RPCError)?.code == .unavailable
        }
    }

    @Test(
        "ROLE-04 Of the token's roles and the directory's the narrower count; where the directory is silent, the token's",
        arguments: [
            ("ann", "system_admin", "staff"), ("ann", "org_admin member", "member staff"), ("ann", "staff", "staff"), ("ann", "member", "member"),
            ("ben", "system_admin", "org_admin"), ("ben", "staff", "staff"), ("cat", "system_admin", "member"),
            ("dan", "org_admin", "org_admin"), ("stranger", "system_admin", "system_admin"),
        ])
    func narrower(user: String, claimed: String, expected: String) async throws {
        let roles = claimed.split(separator: " ").map { ClaimValue.string(String($0)) }
        let token = try token(["sub": .string(user), "roles": .array(roles)])
        let caller = try await authenticator.authenticate(authorization: "Bearer \(token)", actingFor: nil)
        #expect(caller.actor.roles == expected.split(separator: " ").map(String.init).compactMap { CommonV1.Role(name: $0) })
    }

    private func platformToken(_ changes: [String: ClaimValue] = [:], without: String = "", signedBy signer: P256PrivateKey? = nil) throws -> String {
        var claims: [String: ClaimValue] = [
            "iss": .string(Self.platform), "sub": "root", "roles": ["system_admin"], "exp": .integer(Self.now.milliseconds / 1_000 + 60),
        ]
        claims.merge(changes) { $1 }
        claims[without] = nil
        return try JWT.signES256(header: ["typ": "JWT"], claims: claims, key: signer ?? platformKey)
    }

    @Test("ROLE-01 The platform's own issuer makes administrators of the platform, who are no app's users; an app's issuer makes none")
    func platformAdministrators() async throws {
        let free = try await authenticator.authenticate(authorization: "Bearer \(platformToken())", actingFor: nil)
        #expect(free == .platform(id: "root", tenant: .init()))
        #expect(free.actor == .init(userId: "root", roles: [.systemAdmin], platform: true))
        #expect(throws: APIError.self) { try free.requireUser() }
        #expect(throws: APIError.self) { try free.requireScope(.events) }
        // Where they look first, and no more than that. What a directory says of a namesake is of another.
        let looking = try await authenticator.authenticate(
            authorization: "Bearer \(platformToken(["app_id": "acme-chat", "sub": "ann", "roles": ["system_admin", "member"]]))", actingFor: nil)
        #expect(looking.actor == .init(userId: "ann", organizationId: "acme", appId: "acme-chat", roles: [.systemAdmin], platform: true))
        #expect(looking.identity != (try await authenticator.authenticate(authorization: "Bearer \(token())", actingFor: nil)).identity)
        let appAdmin = try await authenticator.authenticate(
            authorization: "Bearer \(token(["roles": ["system_admin"], "sub": "stranger"]))", actingFor: nil)
        #expect(appAdmin.actor.roles == [.systemAdmin] && !appAdmin.actor.platform)
    }

    @Test(
        "ROLE-01 SEC-04 Nobody else signs in the platform's name: 401",
        arguments: ["app key", "stranger", "app token in its name", "no role", "member", "unknown app", "expired", "no subject", "not configured"])
    func platformForgeries(kind: String) async throws {
        let token =
            switch kind {
            case "app key": try platformToken(["app_id": "acme-chat"], signedBy: key)
            case "stranger": try platformToken(signedBy: stranger)
            case "app token in its name": try token(["iss": .string(Self.platform), "roles": ["system_admin"]])
            case "no role": try platformToken(without: "roles")
            case "member": try platformToken(["roles": ["member"]])
            case "unknown app": try platformToken(["app_id": "unknown"])
            case "expired": try platformToken(["exp": .integer(Self.now.milliseconds / 1_000 - 3_600)])
            case "no subject": try platformToken(without: "sub")
            default: try platformToken()
            }
        var authenticator = authenticator
        if kind == "not configured" { authenticator.platform = nil }
        await #expect { _ = try await authenticator.authenticate(authorization: "Bearer \(token)", actingFor: nil) } throws: {
            ($0 as? APIError)?.reason == .unauthenticated
        }
    }

    @Test(
        "ROLE-01 A platform issuer that is half configured, or whose keys cannot be used, is named at the start",
        arguments: ["issuer alone", "jwks alone", "empty issuer", "no file", "no JSON", "no key", "good", "none"])
    func platformSettings(kind: String) throws {
        let path = FileManager.default.temporaryDirectory.appending(path: "jwks-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        let text =
            switch kind {
            case "no JSON": "secret"
            case "no key": #"{"keys":[]}"#
            default: try JWKSet([JSONWebKey(id: "p", platformKey.publicKey)]).json
            }
        if kind != "no file" { try Data(text.utf8).write(to: URL(filePath: path)) }
        var values = ["platform_issuer.issuer": Self.platform, "platform_issuer.jwks": path]
        switch kind {
        case "issuer alone": values["platform_issuer.jwks"] = nil
        case "jwks alone": values["platform_issuer.issuer"] = nil
        case "empty issuer": values["platform_issuer.issuer"] = ""
        case "none": values = [:]
        default: break
        }
        let config = ServiceConfig(service: "gateway", values: values)
        switch kind {
        case "good": #expect(try PlatformIssuer(config)?.keys.keys.count == 1)
        case "none": #expect(try PlatformIssuer(config) == nil)
        default: #expect { _ = try PlatformIssuer(config) } throws: { "\($0)".contains("platform_issuer.") }
        }
    }

    /// What a refused caller is told; nil for one that was let in.
    private func refusal(_ header: String?, audience: String = "") async throws -> String? {
        do {
            _ = try await authenticating(audience: audience).authenticate(authorization: header, actingFor: nil)
            return nil
        } catch let error as APIError where error.reason == .unauthenticated { return error.message }
    }

    private static let unsigned =
        "the token is not signed by a key of the app that its claim 'app_id' names; accepted are ES256, RS256, EdDSA and HS256"

    private static let oddSubject = "claim 'sub' is no user id: 1 to 200 letters, digits and . _ : % @ -, and neither . nor .."
    private static let oddDevice = "claim 'device_id' is no device id: 1 to 128 letters, digits and . _ : -, and neither . nor .."

    @Test(
        "GW-03 SEC-04 A wrong credential is 401; only the bearer of a token that the issuer signed is told the fault, nobody learns of apps and keys",
        arguments: [
            ("expired", "the token has a valid signature, but is refused: expired at 1769996400 (seconds since the epoch); get a fresh token"),
            ("issuer", "the token has a valid signature, but is refused: issuer 'https://other.example.com' is not the one expected"),
            ("early", "the token has a valid signature, but is refused: not valid before 1770003600 (seconds since the epoch); check the clocks"),
            ("no end", "the token has a valid signature, but is refused: claim 'exp' is missing or has the wrong type"),
            ("stranger", unsigned), ("stranger's, expired", unsigned), ("app", unsigned), ("odd app", unsigned), ("algorithm", unsigned),
            ("no app", "the token has no claim 'app_id' that is a string"),
            ("no subject", "the token has no claim 'sub' that is a string and not empty"),
            ("NUL", "claim 'sub' holds a control character, and no user's id does"),
            ("odd subject", oddSubject), ("long subject", oddSubject), ("foreign subject", oddSubject), ("NUL in device", oddDevice),
            ("odd device", oddDevice),
            ("garbage", "the bearer token is not a signed JWT: 1 part instead of three"),
            ("deep", "the bearer token is not a signed JWT: the claims part is not JSON: nested deeper than 16 levels"),
            ("key", "the service key is not valid"), ("none", "an Authorization header with a bearer token is required"),
            ("basic", "an Authorization header with a bearer token is required"),
        ])
    func refused(kind: String, expected: String) async throws {
        let now = Self.now.milliseconds / 1_000
        let header: String? =
            switch kind {
            case "expired": "Bearer \(try token(["exp": .integer(now - 3_600)]))"
            case "early": "Bearer \(try token(["nbf": .integer(now + 3_600)]))"
            case "no end": "Bearer \(try token(["exp": "soon"]))"
            case "stranger": "Bearer \(try token(signedBy: stranger))"
            case "stranger's, expired": "Bearer \(try token(["exp": .integer(now - 3_600)], signedBy: stranger))"
            case "issuer": "Bearer \(try token(["iss": "https://other.example.com"]))"
            case "app": "Bearer \(try token(["app_id": "unknown"]))"
            case "odd app": "Bearer \(try token(["app_id": "acme\u{0}chat"]))"
            case "no app": "Bearer \(try token(["app_id": 7]))"
            case "no subject": "Bearer \(try token(["sub": ""]))"
            case "NUL": "Bearer \(try token(["sub": "an\u{0}n"]))"
            case "odd subject": "Bearer \(try token(["sub": "ann|7"]))"
            case "long subject": "Bearer \(try token(["sub": .string(String(repeating: "a", count: 201))]))"
            case "foreign subject": "Bearer \(try token(["sub": "änn"]))"
            case "odd device": "Bearer \(try token(["device_id": "d 1"]))"
            case "NUL in device": "Bearer \(try token(["device_id": "d\u{0}"]))"
            case "algorithm": "Bearer \(Base64URL.encode(Array(#"{"alg":"none"}"#.utf8))).\(try token().split(separator: ".")[1])."
            case "deep":
                "Bearer e30." + Base64URL.encode(Array((String(repeating: "[", count: 900) + String(repeating: "]", count: 900)).utf8)) + ".AA"
            case "none": nil
            case "basic": "Basic dXNlcjpwYXNz"
            case "key": "Bearer sk_wrong"
            default: "Bearer garbage"
            }
        #expect(try await refusal(header) == expected)
    }

    @Test("RFC 8725 §3.9 Where an app names an audience, tokens for others are refused, and told so; without one any is taken")
    func audience() async throws {
        let tokens: [(ClaimValue?, Bool)] = [("push", true), (["x", "push"], true), ("x", false), (["x"], false), ([], false), (nil, false)]
        for (audience, isTaken) in tokens {
            let text = "Bearer \(try token(audience.map { ["aud": $0] } ?? [:]))"
            let told = try await refusal(text, audience: "push")
            #expect((told == nil) == isTaken, "\(String(describing: audience)): \(String(describing: told))")
            if let told { #expect(told.hasPrefix("the token has a valid signature, but is refused: audience")) }
            #expect(try await refusal(text) == nil)
        }
        let platform = authenticating(platformAudience: "carillon")
        _ = try await platform.authenticate(authorization: "Bearer \(platformToken(["aud": "carillon"]))", actingFor: nil)
        await #expect(throws: APIError.self) { try await platform.authenticate(authorization: "Bearer \(platformToken())", actingFor: nil) }
    }

    @Test("RFC 6750 §3 A 401 says how to sign in, and why a token that was shown is refused, in characters that a header may hold")
    func challenge() {
        let error = APIError(.unauthenticated, "issuer '\"ä\\' is\nwrong" + String(repeating: "x", count: 500))
        #expect(BearerChallenge.text(for: error, showedCredential: false) == #"Bearer realm="carillon""#)
        let text = BearerChallenge.text(for: error, showedCredential: true)
        #expect(text.hasPrefix(#"Bearer realm="carillon", error="invalid_token", error_description="issuer ''?'' is?wrongxxx"#), "\(text)")
        #expect(text.utf8.count < 300 && text.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    }

    @Test("GW-03 A service key is the host system, and a user only with scope and X-User-Id")
    func serviceKey() async throws {
        let host = try await authenticator.authenticate(authorization: "Bearer sk_right", actingFor: nil)
        #expect(host.actor.roles == [.system])
        #expect(throws: APIError.self) { try host.requireUser() }
        try host.requireScope(.events)
        #expect(throws: APIError.self) { try host.requireScope(.directory) }
        let user = try await authenticator.authenticate(authorization: "Bearer sk_right", actingFor: "ann")
        #expect(try user.requireUser().id == "ann")
        #expect(throws: APIError.self) { try user.requireScope(.events) }
    }
}

@Suite("GW-02 Errors")
struct ErrorMappingTests {
    @Test("GW-02 Every error becomes a row of the table, mapped by its reason")
    func mapping() {
        #expect(ErrorMiddleware.apiError(APIError(.invalidTimezone, field: "timezone", "x")).reason.httpStatus == 422)
        let remote = RPCError.withReason(code: .notFound, reason: "not_found", field: "push_device_id", message: "no such device")
        let known = ErrorMiddleware.apiError(remote)
        #expect(known.reason == .notFound && known.message == "no such device" && known.field == "push_device_id")
        #expect(ErrorMiddleware.apiError(RPCError(code: .unavailable, message: "registry is down")).reason.httpStatus == 503)
        #expect(ErrorMiddleware.apiError(RPCError(code: .deadlineExceeded, message: "late")).reason.httpStatus == 504)
        struct Unexpected: Error {}
        let unexpected = ErrorMiddleware.apiError(Unexpected())
        #expect(unexpected.reason.httpStatus == 500)
        #expect(!unexpected.message.contains("Unexpected()"))
    }

    @Test("GW-02 GW-04 A 504 says that a change may have taken effect, and how a POST is repeated safely; a reading is just tried again")
    func mayHaveTakenEffect() {
        let late = RPCError(code: .deadlineExceeded, message: "late")
        let post = ErrorMiddleware.apiError(late, to: .post).message
        #expect(post.contains("may have taken effect") && post.contains("with the same Idempotency-Key"))
        let delete = ErrorMiddleware.apiError(late, to: .delete).message
        #expect(delete.contains("may have taken effect") && !delete.contains("Idempotency-Key"))
        #expect(!ErrorMiddleware.apiError(late, to: .get).message.contains("taken effect"))
    }

    @Test(
        "GW-02 SEC-04 What the runtime says of a call that did not come through names services and addresses: callers are told in general terms",
        arguments: [
            Status.Code.unavailable, .deadlineExceeded, .internalError, .unknown, .dataLoss, .unimplemented, .notFound, .permissionDenied,
            .unauthenticated, .resourceExhausted, .aborted, .cancelled,
        ])
    func internals(code: Status.Code) {
        let inside = "registry at 127.0.0.1:7101: connection reset (error set): Connection refused (errno: 111)"
        let told = ErrorMiddleware.apiError(RPCError(code: code, message: inside))
        for word in ["registry", "127.0.0.1", "7101", "errno", "111"] { #expect(!told.message.contains(word), "\(told)") }
        #expect(!told.message.isEmpty)
        if code == .unavailable { #expect(told.retryAfter == .seconds(1)) }
    }
}
