import CarillonAPI
import Cryptography
import Logging
import RPC
import ServiceKit
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("What the gateway authenticates an app's clients with")
struct AppAccessTests {
    private static let secret = "a secret that the issuer and Carillon share"

    private func put(_ fixture: RegistryFixture) async throws {
        var app = RegistryFixture.app()
        app.auth = .init(issuer: "https://id.acme.example", sharedSecret: Self.secret)
        _ = try await fixture.tenants.upsertApp(.init(app: app))
    }

    private func secret(_ fixture: RegistryFixture) async throws -> String {
        String(decoding: try await fixture.access.getTokenSecret(.init(appId: "acme-chat")).secret, as: UTF8.self)
    }

    @Test("GW-03 SEC-13 a token secret whose key is lost is 503, and a page says what to put again, once a while; the secret put again works")
    func lostKey() async throws {
        let fixture = try await RegistryFixture()
        try await put(fixture)
        #expect(try await secret(fixture) == Self.secret)
        // As after a restore without the keys.
        let (path, lost) = (fixture.folder + "/address-keyring.json", fixture.keyRing.currentKeyID)
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)
        try fixture.keyRing.reloadIfChanged()
        for _ in 0..<3 { #expect(await reason { _ = try await secret(fixture) } == "unavailable") }
        let pages = fixture.logLines.texts(.critical)
        #expect(pages.count == 1)
        for part in ["alert=page", "app=acme-chat", "`carillon apps issuer acme-chat --shared-secret FILE`", lost] {
            #expect(pages.first?.contains(part) == true, "\(part)")
        }
        #expect(pages.allSatisfy { !$0.contains(Self.secret) })
        fixture.clock.advance(by: .seconds(900))
        _ = await reason { _ = try await secret(fixture) }
        #expect(fixture.logLines.texts(.critical).count == 2)
        try await put(fixture)
        #expect(try await secret(fixture) == Self.secret)
    }
}
