import CarillonAPI
import Cryptography
import Foundation
import RPC
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Service keys of host systems")
struct ServiceKeyTests {
    @Test("GW-03 a key is answered once, and stored and found by its hash")
    func keys() async throws {
        let fixture = try await RegistryFixture()
        let created = try await fixture.tenants.createServiceKey(
            .init(appId: "acme-chat", name: "chat server", scopes: [.events, .directory, .telemetry]))
        #expect(created.secret.hasPrefix("sk_") && created.key?.tenant == RegistryFixture.tenant)
        #expect(try fixture.storedBytes().range(of: Data(created.secret.utf8)) == nil)
        let gateway = RegistryV1.Tenants.Client(fixture.channel(service: "gateway"))
        let verified = try await gateway.verifyServiceKey(.init(secretHash: "sha256:" + SHA256.hexadecimal(created.secret)))
        #expect(verified.key == created.key)
        #expect(await reason { _ = try await gateway.verifyServiceKey(.init(secretHash: "sha256:00")) } == "unauthenticated")
        #expect(
            await reason {
                _ = try await fixture.tenants.createServiceKey(.init(appId: "acme-chat", name: "x", scopes: [.init(rawValue: 99)]))
            } == "invalid_value")
        #expect(
            await reason { _ = try await fixture.tenants.createServiceKey(.init(appId: "acme-chat", name: "x")) } == "invalid_argument")
        for blank in ["", " ", "\u{200B}"] {
            #expect(
                await reason { _ = try await fixture.tenants.createServiceKey(.init(appId: "acme-chat", name: blank, scopes: [.events])) }
                    == "invalid_argument")
        }
        // SEC-10.
        #expect(try await fixture.audit() == ["service_key.created \(created.key?.keyId ?? "") service:operator"])
    }

    @Test("GW-04 GW-03 a repeated call with the same idempotency key gets the same service key, without its secret")
    func askedAgain() async throws {
        let fixture = try await RegistryFixture()
        func create(_ name: String) async throws -> RegistryV1.CreateServiceKeyResponse {
            try await fixture.tenants.createServiceKey(
                .init(appId: "acme-chat", name: name, scopes: [.events]), options: .init(metadata: ["idempotency-key": "k"]))
        }
        let first = try await create("host")
        #expect(first.secret.hasPrefix("sk_"))
        #expect(try await create("host") == .init(key: first.key))
        #expect(await reason { _ = try await create("another") } == "idempotency_mismatch")
        #expect(try fixture.storedBytes().range(of: Data(first.secret.utf8)) == nil)
        #expect(try await fixture.tenants.listServiceKeys(.init(tenant: RegistryFixture.tenant)).keys.count == 1)
    }

    @Test("REG-02 GW-03 an app's issuer and keys are stored; unusable keys are refused")
    func issuer() async throws {
        let fixture = try await RegistryFixture()
        var app = RegistryFixture.app()
        let keys = try JWKSet([JSONWebKey(id: "k1", P256PrivateKey.generate().publicKey)]).json
        app.auth = .init(issuer: "https://id.acme.example", jwks: keys)
        #expect(try await fixture.tenants.upsertApp(.init(app: app)).app?.auth == app.auth)
        app.auth?.jwks = #"{"keys": []}"#
        let faulty = app
        let error = await #expect(throws: RPCError.self) { try await fixture.tenants.upsertApp(.init(app: faulty)) }
        #expect(error?.reason == "invalid_key_set" && error?.field == "app.auth.jwks")
        #expect(try await fixture.tenants.getApp(.init(appId: "acme-chat")).app?.auth?.jwks == keys)
    }

    @Test("REG-02 GW-03 an issuer may publish its keys at an https address, in place of keys that are given")
    func publishedKeys() async throws {
        let fixture = try await RegistryFixture()
        var app = RegistryFixture.app()
        app.auth = .init(issuer: "https://id.acme.example", jwksUrl: "https://id.acme.example/jwks.json")
        #expect(try await fixture.tenants.upsertApp(.init(app: app)).app?.auth == app.auth)
        #expect(try await fixture.tenants.getApp(.init(appId: "acme-chat")).app?.auth == app.auth)
        for (url, keys) in [
            ("http://id.acme.example/jwks.json", ""),
            ("https://id.acme.example/jwks.json", try JWKSet([JSONWebKey(id: "k1", P256PrivateKey.generate().publicKey)]).json),
        ] {
            app.auth = .init(issuer: "https://id.acme.example", jwks: keys, jwksUrl: url)
            let faulty = app
            let error = await #expect(throws: RPCError.self) { try await fixture.tenants.upsertApp(.init(app: faulty)) }
            #expect(error?.reason == "invalid_value" && error?.field == "app.auth.jwks_url")
        }
    }
}
