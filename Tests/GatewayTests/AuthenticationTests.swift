import CarillonAPI
import Cryptography
import Foundation
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import GatewayService

/// A registry that knows one app and one service key.
private struct OneAppRegistry: RPCChannel {
    let keys: JWKSet
    let secretHash: String

    func unary<Request: Message, Response: Message>(
        _ method: MethodDescriptor, _ request: Request, options: CallOptions
    ) async throws -> Response {
        switch request {
        case let request as RegistryV1.GetAppRequest:
            guard request.appId == "acme-chat" else { throw RPCError(code: .notFound, message: "no such app") }
            var app = RegistryV1.App()
            app.appId = "acme-chat"
            app.organizationId = "acme"
            app.auth = .init(issuer: "https://issuer.example.com", jwks: try keys.json, hasSharedSecret: true)
            return RegistryV1.GetAppResponse(app: app) as! Response
        case is RegistryV1.GetTokenSecretRequest:
            return RegistryV1.GetTokenSecretResponse(secret: Array(AuthenticationTests.secret.utf8)) as! Response
        case let request as RegistryV1.VerifyServiceKeyRequest:
            guard request.secretHash == secretHash else { throw RPCError(code: .notFound, message: "no such key") }
            return RegistryV1.VerifyServiceKeyResponse(
                key: .init(keyId: "k1", organizationId: "acme", appId: "acme-chat", scopes: ["events", "act_as_user"])) as! Response
        case let request as RegistryV1.GetUserRequest:
            let people: [String: (roles: [String], status: String)] = [
                "ann": (["teacher"], "active"), "ben": (["subscriber_admin"], "active"), "cat": (["system_admin"], "inactive"),
                "dan": ([], "active"),
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

    private var authenticator: Authenticator {
        let channel = OneAppRegistry(
            keys: JWKSet([JSONWebKey(id: "k", key.publicKey)]), secretHash: "sha256:" + SHA256.hexadecimal("sk_right"))
        let (registry, access) = (RegistryV1.Registry.Client(channel), RegistryV1.AppAccess.Client(channel))
        return Authenticator(
            apps: AppDirectory(registry: registry, access: access, metrics: MetricsRegistry()),
            keys: HostKeyDirectory(registry: registry, metrics: MetricsRegistry()),
            directory: DirectoryRoles(registry: registry, metrics: MetricsRegistry()),
            platform: PlatformIssuer(issuer: Self.platform, keys: JWKSet([JSONWebKey(id: "p", platformKey.publicKey)])),
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

    @Test("GW-03 A user's token speaks for its subject, and never as the automated sender")
    func user() async throws {
        let caller = try await authenticator.authenticate(authorization: "Bearer \(try token())", actingFor: nil)
        #expect(caller == .user(id: "ann", tenant: .init(organizationId: "acme", appId: "acme-chat"), roles: ["member"], deviceID: ""))
    }

    @Test("GW-03 An issuer that shares a secret signs with HS256; neither another secret nor a public key taken for one opens anything")
    func sharedSecret() async throws {
        let claims: [String: ClaimValue] = [
            "iss": "https://issuer.example.com", "sub": "ann", "app_id": "acme-chat", "exp": .integer(Self.now.milliseconds / 1_000 + 60),
        ]
        func caller(_ secret: [UInt8], _ header: [String: ClaimValue] = [:]) async throws -> Caller {
            try await authenticator.authenticate(
                authorization: "Bearer \(try JWT.signHS256(header: header, claims: claims, secret: secret))", actingFor: nil)
        }
        for header: [String: ClaimValue] in [[:], ["kid": "any"]] {
            #expect(try await caller(Array(Self.secret.utf8), header).requireUser().id == "ann")
        }
        for wrong in [Array("another secret, which is as long as it".utf8), [], key.publicKey.x963, Array(try key.publicKeyPEM.utf8)] {
            await #expect { _ = try await caller(wrong, ["kid": "k"]) } throws: { ($0 as? APIError)?.reason == .unauthenticated }
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
        #expect(caller.actor.roles == expected.split(separator: " ").map(String.init))
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
        #expect(free.actor == .init(userId: "root", roles: ["system_admin"], platform: true))
        #expect(throws: APIError.self) { try free.requireUser() }
        #expect(throws: APIError.self) { try free.requireScope("events") }
        // Where they look first, and no more than that. What a directory says of a namesake is of another.
        let looking = try await authenticator.authenticate(
            authorization: "Bearer \(platformToken(["app_id": "acme-chat", "sub": "ann", "roles": ["system_admin", "member"]]))", actingFor: nil)
        #expect(looking.actor == .init(userId: "ann", organizationId: "acme", appId: "acme-chat", roles: ["system_admin"], platform: true))
        #expect(looking.identity != (try await authenticator.authenticate(authorization: "Bearer \(token())", actingFor: nil)).identity)
        let appAdmin = try await authenticator.authenticate(
            authorization: "Bearer \(token(["roles": ["system_admin"], "sub": "stranger"]))", actingFor: nil)
        #expect(appAdmin.actor.roles == ["system_admin"] && !appAdmin.actor.platform)
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

    @Test(
        "GW-03 SEC-04 Anything wrong with a credential is 401 without detail",
        arguments: ["expired", "stranger", "issuer", "app", "none", "basic", "garbage", "key"])
    func refused(kind: String) async throws {
        let header: String? =
            switch kind {
            case "expired": "Bearer \(try token(["exp": .integer(Self.now.milliseconds / 1_000 - 3_600)]))"
            case "stranger": "Bearer \(try token(signedBy: stranger))"
            case "issuer": "Bearer \(try token(["iss": "https://other.example.com"]))"
            case "app": "Bearer \(try token(["app_id": "unknown"]))"
            case "none": nil
            case "basic": "Basic dXNlcjpwYXNz"
            case "key": "Bearer sk_wrong"
            default: "Bearer a.b.c"
            }
        await #expect { _ = try await authenticator.authenticate(authorization: header, actingFor: nil) } throws: { error in
            (error as? APIError)?.reason == .unauthenticated
        }
    }

    @Test("GW-03 A service key is the host system, and a user only with scope and X-User-Id")
    func serviceKey() async throws {
        let host = try await authenticator.authenticate(authorization: "Bearer sk_right", actingFor: nil)
        #expect(host.actor.roles == ["system"])
        #expect(throws: APIError.self) { try host.requireUser() }
        try host.requireScope("events")
        #expect(throws: APIError.self) { try host.requireScope("directory") }
        let user = try await authenticator.authenticate(authorization: "Bearer sk_right", actingFor: "ann")
        #expect(try user.requireUser().id == "ann")
        #expect(throws: APIError.self) { try user.requireScope("events") }
    }
}

@Suite("GW-02 Errors")
struct ErrorMappingTests {
    @Test("GW-02 Every error becomes a row of the table, mapped by its reason")
    func mapping() {
        #expect(ErrorMiddleware.apiError(APIError(.invalidTimezone, field: "timezone", "x")).reason.httpStatus == 422)
        let remote = RPCError.withReason(code: .notFound, reason: "not_found", message: "no such device")
        #expect(ErrorMiddleware.apiError(remote).reason == .notFound)
        #expect(ErrorMiddleware.apiError(RPCError(code: .unavailable, message: "registry is down")).reason.httpStatus == 503)
        #expect(ErrorMiddleware.apiError(RPCError(code: .deadlineExceeded, message: "late")).reason.httpStatus == 504)
        struct Unexpected: Error {}
        let unexpected = ErrorMiddleware.apiError(Unexpected())
        #expect(unexpected.reason.httpStatus == 500)
        #expect(!unexpected.message.contains("Unexpected()"))
    }
}
