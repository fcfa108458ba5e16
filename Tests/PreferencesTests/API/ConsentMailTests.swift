import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Mails that ask guardians for consent")
struct ConsentMailTests {
    private let tenant = PreferencesFixture.tenant

    private func fixture(channel: String, base: PolicyValue = .text("https://lms.example/app")) async throws -> PreferencesFixture {
        try await PreferencesFixture(
            overrides: ["fallback_channel": .text(channel), "web_fallback_base_url": base],
            users: ["sam": .init(roles: ["student"], isKnown: true, guardianConsentRequired: true), "mum": .init(isKnown: true)],
            guardians: ["sam": ["mum"]])
    }

    private func ask(_ fixture: PreferencesFixture, guardian: String = "", email: String = "mum@example.com") async throws {
        _ = try await fixture.consents.putConsent(
            .init(tenant: tenant, childUserId: "sam", guardianUserId: guardian, guardianEmail: email, action: .request))
    }

    /// The messages for the dispatcher.
    private func messages(_ fixture: PreferencesFixture) async throws -> [DispatcherV1.PersonMessage] {
        let requests = try await fixture.store.read { database in
            try database.rows("SELECT message FROM person_message_outbox ORDER BY outbox_row", []) { try $0.bytes(at: 0) }
        }
        return try requests.flatMap { try DispatcherV1.PersonMessage.items(of: $0) }
    }

    @Test("PREF-17 DISP-32 a guardian with an address gets a mail with the link, a new one for each request, and the link in it decides")
    func mail() async throws {
        let fixture = try await fixture(channel: "smtp")
        try await ask(fixture)
        try await ask(fixture)
        let sent = try await messages(fixture)
        #expect(sent.map(\.email) == ["mum@example.com", "mum@example.com"] && Set(sent.map(\.messageId)).count == 2)
        #expect(sent.allSatisfy { $0.kind == .consent && $0.userId == "sam" && $0.deepLink.hasPrefix("https://lms.example/app/consents/") })
        let token = String(sent[1].deepLink.dropFirst("https://lms.example/app/consents/".count))
        let consent = try await fixture.consents.answerConsentLink(.init(linkToken: token, decision: .grant)).consent
        #expect(consent?.status == .granted)
        // The decision is no request.
        #expect(try await messages(fixture).count == 2)
    }

    @Test(
        "PREF-17 DISP-32 nobody is mailed without an address, without a channel, and without an address of the app's pages",
        arguments: ["address", "channel", "base"])
    func none(_ missing: String) async throws {
        let fixture = try await fixture(
            channel: missing == "channel" ? "none" : "smtp", base: missing == "base" ? .null : .text("https://lms.example"))
        if missing == "address" { try await ask(fixture, guardian: "mum", email: "") } else { try await ask(fixture) }
        #expect(try await messages(fixture).isEmpty)
    }
}
