import CarillonAPI
import Cryptography
import Providers
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Listed credentials")
struct CredentialListTests {
    private func listed(_ fixture: DispatcherFixture) async throws -> [DispatcherV1.Credential] {
        try await fixture.components.pushes.listCredentials(.init(tenant: TestPushes.tenant), context: DispatcherFixture.context).credentials
    }

    @Test("DISP-33 SEC-02 a listed credential has what operators recognize its account by, and no secret")
    func details() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.put(.expo, ["project": "@owner/slug", "access_token": "hidden-token"])
            try await fixture.put(
                .smtp, ["host": "mail.example.com", "from": "push@example.com", "username": "push", "password": "hidden-password"])
            try await fixture.put(.webhook, ["url": "https://hook.example.com/hidden?key=hidden", "secret": "hidden-secret-of-a-webhook"])
            let vapid = try P256PrivateKey.generate()
            try await fixture.put(
                ProviderID(rawValue: WebPushAddress.word), ["private_key_pem": try vapid.pem, "subject": "mailto:push@example.com"])
            let listed = try await listed(fixture)
            #expect(
                Dictionary(uniqueKeysWithValues: listed.map { ($0.provider, $0.details) }) == [
                    "apns": ["key_id": "KEY0000001", "team_id": "TEAM000001", "topic": DispatcherFixture.topic],
                    "expo": ["project": "@owner/slug"],
                    "smtp": ["host": "mail.example.com:587", "from": "push@example.com", "username": "push"],
                    "webhook": ["host": "hook.example.com"],
                    "web_push": ["public_key": Base64URL.encode(vapid.publicKey.x963), "subject": "mailto:push@example.com"],
                ])
            #expect(listed.allSatisfy { $0.secretSource == "store" && $0.secrets.isEmpty && $0.problem.isEmpty && !$0.unreadable })
            #expect(!"\(listed)".contains("hidden") && !"\(listed)".contains("PRIVATE"))
        }
    }

    @Test("DISP-33 a key has the dates of its first and last put and of its reminder after 365 days; a replaced one has no reminder and no details")
    func dates() async throws {
        try await withFixture(credentials: false) { fixture in
            let (start, fields) = (TestPushes.start, try await fixture.apnsKey("KEY0000001"))
            try await fixture.put(.apns, fields)
            fixture.clock.advance(by: .days(10))
            try await fixture.put(.apns, fields)
            let again = try #require(try await listed(fixture).first)
            #expect(again.createdAtMs == start.milliseconds && again.putAtMs == (start + .days(10)).milliseconds)
            #expect(again.rotationDueAtMs == (start + .days(365)).milliseconds && !again.rotationDue)
            try await fixture.putAPNsKey("KEY0000002")
            let both = try await listed(fixture)
            #expect(both.map { $0.details["key_id"] } == ["KEY0000002", nil])
            #expect(both.map(\.rotationDueAtMs) == [(start + .days(375)).milliseconds, nil] && both.map(\.secretSource) == ["store", ""])
        }
    }

    @Test("DISP-33 SEC-02 a credential that cannot be opened says why before a push waits for it")
    func unreadable() async throws {
        let folder = try TemporaryFolder()
        let (store, path) = (try folder.openStore(), folder.file("ring.json"))
        let ring = try KeyRing.create(at: path)
        let draft = CredentialDraft(provider: .expo, fields: ["project": "@owner/slug"])
        _ = try await CredentialStore(store: store, keyRing: ring, adapters: try .own()).put(draft, of: TestPushes.tenant, now: TestPushes.start)
        let lost = ring.currentKeyID
        _ = try KeyRing.rotate(at: path)
        try KeyRing.retire(lost, at: path)
        let again = try await CredentialStore(store: store, keyRing: try KeyRing(path: path), adapters: try .own())
        let credential = try #require(try await again.list(of: TestPushes.tenant).first)
        #expect(credential.unreadable && credential.problem.contains(lost) && credential.details.isEmpty)
        await store.close()
    }
}
