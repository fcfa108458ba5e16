import CarillonAPI
import Cryptography
import JSON
import Logging
import OutboundHTTP
import Protobuf
import RPC
import ServiceKit
import TestConditions
import TestHTTPSServer
import Testing

@testable import GatewayService

/// Users' tokens whose issuer publishes its keys on a real HTTPS server.
@Suite("GW-03 Keys of an issuer's HTTPS server", .timeLimit(.minutes(2)))
struct PublishedKeysTests {
    private static let now = Instant(milliseconds: 1_770_000_000_000)
    private let clock = VirtualClock(start: Self.now)
    private let log = LogLines()

    /// - Parameters:
    ///   - url: where the app's issuer publishes its keys.
    ///   - body: gets what authenticates the callers.
    private func withAuthenticator(
        _ server: HTTPSServer, url: String, allowing hosts: [String] = ["localhost"], trusts: Bool = true,
        _ body: (Authenticator) async throws -> Void
    ) async throws {
        let client = OutboundClient.ofIssuers(hosts: OutboundHosts(allowing: hosts), caFile: trusts ? server.caPath : nil)
        let log = log
        let published = PublishedKeySets(
            clock: clock, metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in log.handler }
        ) { try await client.get($0, mostBytes: $1) }
        let peers = ScriptedPeers { request in
            guard request is RegistryV1.GetAppRequest else { return nil }
            return RegistryV1.GetAppResponse(
                app: .init(appId: "acme-chat", organizationId: "acme", auth: .init(issuer: "https://issuer.example.com", jwksUrl: url)))
        }
        let tenants = RegistryV1.Tenants.Client(peers)
        let authenticator = Authenticator(
            apps: TokenIssuers(tenants: tenants, access: .init(peers), published: published, metrics: MetricsRegistry()),
            keys: HostKeyDirectory(tenants: tenants, metrics: MetricsRegistry()),
            directory: DirectoryRoles(registry: .init(peers), metrics: MetricsRegistry()),
            platform: PlatformIssuer(issuer: "https://platform.example.com", audience: nil, keys: JWKSet([]), keysURL: url), clock: clock)
        do { try await body(authenticator) } catch {
            await client.close()
            throw error
        }
        await client.close()
    }

    /// Publishes the set of some keys.
    private func publish(_ keys: [String: P256PrivateKey], on server: HTTPSServer) async throws {
        let set = try JWKSet(keys.map { JSONWebKey(id: $0.key, $0.value.publicKey) }).json
        let client = OutboundClient(hosts: OutboundHosts(allowing: ["localhost"]), caFile: server.caPath, concurrency: 1)
        try await client.post(server.url("publish/jwks"), headers: ["Content-Type": "application/json"], body: Array(set.utf8))
        await client.close()
    }

    private func authorization(_ keyID: String, _ key: P256PrivateKey, issuer: String = "https://issuer.example.com") throws -> String {
        let claims: [String: ClaimValue] = [
            "iss": .string(issuer), "sub": "ann", "app_id": "acme-chat", "roles": ["member", "system_admin"],
            "exp": .integer(Self.now.milliseconds / 1_000 + 86_400),
        ]
        return "Bearer \(try JWT.signES256(header: ["kid": .string(keyID)], claims: claims, key: key))"
    }

    private func reason(_ authenticator: Authenticator, _ authorization: String) async -> ErrorReason? {
        do {
            _ = try await authenticator.authenticate(authorization: authorization, actingFor: nil)
            return nil
        } catch {
            return (error as? APIError)?.reason ?? .internalError
        }
    }

    @Test("GW-03 SEC-13 A user of a published key signs in; after a rotation the new key opens and the old one does not")
    func rotation() async throws {
        let server = try await HTTPSServer()
        let (old, new) = (try P256PrivateKey.generate(), try P256PrivateKey.generate())
        try await publish(["old": old], on: server)
        try await withAuthenticator(server, url: server.url("published/jwks")) { authenticator in
            let caller = try await authenticator.authenticate(authorization: try authorization("old", old), actingFor: nil)
            #expect(try caller.requireUser().id == "ann")
            try await publish(["new": new], on: server)
            clock.advance(by: .seconds(30))
            let rotated = await reason(authenticator, try authorization("new", new))
            #expect(rotated == nil)
            let revoked = await reason(authenticator, try authorization("old", old))
            #expect(revoked == .unauthenticated)
            let forged = await reason(authenticator, try authorization("new", old))
            #expect(forged == .unauthenticated)
        }
    }

    @Test("ROLE-01 The platform's issuer may publish its keys, too")
    func platform() async throws {
        let server = try await HTTPSServer()
        let key = try P256PrivateKey.generate()
        try await publish(["p": key], on: server)
        try await withAuthenticator(server, url: server.url("published/jwks")) { authenticator in
            let right = await reason(authenticator, try authorization("p", key, issuer: "https://platform.example.com"))
            #expect(right == nil)
            let stranger = try P256PrivateKey.generate()
            let wrong = await reason(authenticator, try authorization("p", stranger, issuer: "https://platform.example.com"))
            #expect(wrong == .unauthenticated)
        }
    }

    /// A path of the server, and words of the log.
    private static let unusableAnswers = [
        ("bytes/70000", "tooLarge"), ("status/500", "500"), ("bytes/10", "JWK set"), ("slow", "unreachable"), ("to/http://localhost/", "refused"),
    ]

    @Test(
        "GW-03 SEC-07 A set that is too large, late, redirected without TLS or none at all is not used: the token is unavailable",
        arguments: unusableAnswers)
    func unusable(path: String, words: String) async throws {
        let server = try await HTTPSServer()
        let key = try P256PrivateKey.generate()
        try await withAuthenticator(server, url: server.url(path)) { authenticator in
            let answer = await reason(authenticator, try authorization("k", key))
            #expect(answer == .unavailable)
        }
        #expect(log.texts(.warning).contains { $0.contains(words) }, "\(log.texts)")
    }

    @Test("SEC-03 SEC-07 Keys are read neither from a host that is not allowed nor without a trusted certificate", arguments: [true, false])
    func refused(isAllowed: Bool) async throws {
        let server = try await HTTPSServer()
        let key = try P256PrivateKey.generate()
        try await publish(["k": key], on: server)
        try await withAuthenticator(
            server, url: server.url("published/jwks"), allowing: isAllowed ? ["localhost"] : [], trusts: !isAllowed
        ) { authenticator in
            let answer = await reason(authenticator, try authorization("k", key))
            #expect(answer == .unavailable)
        }
        #expect(log.texts(.warning).contains { $0.contains(isAllowed ? "unreachable" : "refused") }, "\(log.texts)")
    }
}
