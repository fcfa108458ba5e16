import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Guardians' consent")
struct ConsentTests {
    let fixture: PreferencesFixture
    private let tenant = PreferencesFixture.tenant

    init() async throws {
        fixture = try await PreferencesFixture(
            users: [
                "sam": .init(roles: ["student"], isKnown: true, guardianConsentRequired: true), "mum": .init(isKnown: true),
                "dad": .init(isKnown: true),
            ], guardians: ["sam": ["mum", "dad"]])
    }

    @discardableResult
    private func put(
        _ action: String, as caller: PreferencesV1.Consents.Client? = nil, guardian: String = "", email: String = "", key: String? = nil
    ) async throws -> PreferencesV1.PutConsentResponse {
        try await (caller ?? fixture.consents).putConsent(
            .init(tenant: tenant, childUserId: "sam", guardianUserId: guardian, guardianEmail: email, action: .word(action)),
            options: CallOptions(metadata: key.map { ["idempotency-key": $0] } ?? [:]))
    }

    /// The newest link.
    private func link(
        _ response: PreferencesV1.PutConsentResponse, as caller: PreferencesV1.Consents.Client? = nil
    ) async throws -> String {
        try await (caller ?? fixture.consents).getConsentLink(.init(tenant: tenant, consentId: response.consent?.consentId ?? "")).linkToken
    }

    private func decide(_ decision: String, _ token: String) async throws -> PreferencesV1.Consent {
        try #require(try await fixture.consents.answerConsentLink(.init(linkToken: token, decision: .word(decision))).consent)
    }

    /// Whether a push to the child passes the gate, for two types at once.
    private func mayPush() async throws -> Bool {
        let gates = [
            try await fixture.check("sam", "mention", consentRequired: true).gate,
            try await fixture.check("sam", "security_alert", "mention", consentRequired: true).gate,
        ]
        #expect(gates[0] == gates[1] && [.unspecified, .consentMissing].contains(gates[0]))
        return gates[0] == .unspecified
    }

    @Test("PREF-17 PRIV-05 without a consent nothing is pushed to a child, whatever the type; other users need none")
    func gate() async throws {
        #expect(try await !mayPush())
        #expect(try await fixture.check("sam", "mention").gate == .unspecified)
        try await put("request", guardian: "mum")
        #expect(try await !mayPush())
        try await put("grant", as: fixture.consents(actingAs: "mum"))
        #expect(try await mayPush())
        // A consent counts for its child only.
        #expect(try await fixture.check("lea", "mention", consentRequired: true).gate == .consentMissing)
    }

    @Test("PREF-17 a missing consent has priority over the gate of promotions")
    func order() async throws {
        let fixture = try await PreferencesFixture { catalogue in
            for index in catalogue.types.indices where catalogue.types[index].typeId == "mention" { catalogue.types[index].promotional = true }
        }
        #expect(try await fixture.check("sam", "mention", consentRequired: true).gate == .consentMissing)
        #expect(try await fixture.check("sam", "mention").gate == .promotionalNotOptedIn)
    }

    @Test("PREF-17 the switch in the guardian's account grants, and revokes at once")
    func accountSwitch() async throws {
        let mum = fixture.consents(actingAs: "mum")
        let granted = try #require(try await put("grant", as: mum).consent)
        #expect(granted.status == .granted && granted.method == .guardianAccountSwitch && granted.guardianUserId == "mum")
        #expect(granted.requestedAtMs == fixture.clock.now.milliseconds && granted.decidedAtMs == granted.requestedAtMs)
        #expect(granted.evidence.contains("user:mum"))
        #expect(try await mayPush())
        fixture.clock.advance(by: .seconds(1))
        #expect(try await put("revoke", as: mum).consent?.status == .revoked)
        #expect(try await !mayPush())
        #expect(await reason { try await put("deny", as: mum) } == nil)
    }

    @Test("PREF-17 a link is valid for one decision and seven days, and a new link replaces it")
    func link() async throws {
        let asked = try await put("request", email: "Mum@Example.com")
        #expect(asked.consent?.status == .pending && asked.consent?.method == .emailConfirmation)
        #expect(asked.consent?.guardianEmail == "mum@example.com")
        #expect(asked.consent?.linkExpiresAtMs == fixture.clock.now.milliseconds + 7 * 86_400_000)
        let first = try await link(asked)
        let granted = try await decide("grant", first)
        #expect(granted.status == .granted && granted.method == .emailConfirmation && granted.evidence.contains("link 1"))
        #expect(try await mayPush())
        #expect(await reason { _ = try await decide("revoke", first) } == "consent_link_spent")
        #expect(await reason { _ = try await link(asked) } == "consent_link_spent")
        // With a new link a guardian without an account can revoke a grant.
        let second = try await put("request", email: "mum@example.com")
        #expect(second.consent?.status == .granted && second.consent?.consentId == granted.consentId)
        let superseded = try await link(second)
        let third = try await link(try await put("request", email: "mum@example.com"))
        #expect(await reason { _ = try await decide("revoke", superseded) } == "consent_link_spent")
        fixture.clock.advance(by: .seconds(7 * 86_400 - 1))
        #expect(try await mayPush())
        #expect(try await decide("revoke", third).status == .revoked)
        #expect(try await !mayPush())

        let fourth = try await put("request", email: "mum@example.com")
        #expect(fourth.consent?.status == .pending)
        let expired = try await link(fourth)
        fixture.clock.advance(by: .seconds(7 * 86_400))
        #expect(await reason { _ = try await decide("grant", expired) } == "consent_link_expired")
        #expect(try await !mayPush())
    }

    @Test("PREF-17 a forged or foreign link is not found, and a link cannot request a consent")
    func badLinks() async throws {
        let token = try await link(try await put("request", email: "mum@example.com"))
        #expect(await reason { _ = try await decide("grant", String(token.dropFirst())) } == "not_found")
        #expect(await reason { _ = try await decide("grant", "") } == "not_found")
        let elsewhere = fixture.links.token(for: .init(consentId: "consent_of_nobody", number: 1, expiresAt: Instant(milliseconds: .max)))
        #expect(await reason { _ = try await decide("grant", elsewhere) } == "not_found")
        #expect(await reason { _ = try await decide("request", token) } == "invalid_value")
        #expect(await reason { _ = try await decide("maybe", token) } == "invalid_value")
        #expect(await reason { _ = try await decide("", token) } == "invalid_argument")
        // None of these calls used the link.
        #expect(try await decide("deny", token).status == .denied)
    }

    @Test("PREF-17 any guardian may revoke another one's grant, and the latest decision counts")
    func severalGuardians() async throws {
        let (mum, dad) = (fixture.consents(actingAs: "mum"), fixture.consents(actingAs: "dad"))
        try await put("grant", as: mum)
        fixture.clock.advance(by: .seconds(1))
        try await put("revoke", as: dad)
        #expect(try await !mayPush())
        // A new request does not change a refusal.
        try await put("request", guardian: "dad")
        #expect(try await !mayPush())
        fixture.clock.advance(by: .seconds(1))
        try await put("grant", as: mum)
        #expect(try await mayPush())
        fixture.clock.advance(by: .seconds(1))
        try await put("revoke", as: dad)
        #expect(try await !mayPush())
    }

    @Test("ROLE-01 PREF-17 only the guardian decides: not the host system, an operator, an administrator, a stranger or the child")
    func authority() async throws {
        let host = fixture.consents(actingAs: "")
        for agent in [host, fixture.consents] {
            for action in ["grant", "deny"] {
                #expect(await reason { try await put(action, as: agent, guardian: "mum") } == "forbidden")
            }
        }
        for stranger in ["eve", "sam"] {
            for action in ["request", "grant", "deny", "revoke"] {
                #expect(await reason { try await put(action, as: fixture.consents(actingAs: stranger)) } == "not_found")
            }
        }
        let admin = fixture.consents(actingAs: "root", roles: ["system_admin"])
        #expect(await reason { try await put("grant", as: admin) } == "not_found")
        #expect(await reason { try await put("grant", as: fixture.consents(actingAs: "mum"), guardian: "dad") } == "forbidden")
        // A former guardian decides nothing.
        fixture.unrelate("mum", "sam")
        #expect(await reason { try await put("grant", as: fixture.consents(actingAs: "mum")) } == "not_found")
        #expect(await reason { try await put("request", as: host, guardian: "mum") } == "invalid_value")
        #expect(try await !mayPush())
    }

    @Test("PREF-17 only the sender of the mail gets the link: not a guardian in their account, and never the child")
    func whoGetsLinks() async throws {
        let host = fixture.consents(actingAs: "")
        let asked = try await put("request", as: host, email: "mum@example.com")
        #expect(try await link(asked, as: host) == link(asked))
        for user in ["mum", "sam", "eve"] {
            #expect(await reason { _ = try await link(asked, as: fixture.consents(actingAs: user)) } == "not_found", "\(user)")
        }
        // A guardian's own request makes no link.
        let unlinked = try await put("request", as: fixture.consents(actingAs: "mum"))
        #expect(await reason { _ = try await link(unlinked) } == "not_found")
        let foreign = await reason {
            _ = try await fixture.consents.getConsentLink(
                .init(tenant: .init(organizationId: "org_other", appId: "acme-chat"), consentId: asked.consent?.consentId ?? ""))
        }
        #expect(foreign == "not_found")
        let own = try await fixture.consents(actingAs: "sam").listConsents(.init(tenant: tenant, childUserId: "sam"))
        #expect(own.consents.map(\.guardianEmail) == ["", ""] && own.required && !own.satisfied)
        let seen = try await fixture.consents(actingAs: "dad").listConsents(.init(tenant: tenant, childUserId: "sam"))
        #expect(seen.consents.map(\.guardianEmail).contains("mum@example.com"))
        for stranger in ["eve", "lea"] {
            let answer = await reason { _ = try await fixture.consents(actingAs: stranger).listConsents(.init(tenant: tenant, childUserId: "sam")) }
            #expect(answer == "not_found")
        }
    }

    @Test("PREF-17 ARCH-16 refusals have field and rule, and nothing is stored")
    func badInput() async throws {
        #expect(await reason { try await put("") } == "invalid_argument")
        #expect(await reason { try await put("approve", guardian: "mum") } == "invalid_value")
        #expect(await reason { try await put("request") } == "invalid_argument")
        for email in ["mum", "@example.com", "mum@", "a@b@c", "mum @example.com", String(repeating: "m", count: 320) + "@e.com"] {
            #expect(await reason { try await put("request", email: email) } == "invalid_value", "\(email)")
        }
        let unknown = await reason {
            _ = try await fixture.consents.putConsent(
                .init(tenant: tenant, childUserId: "nobody", guardianEmail: "mum@example.com", action: .request))
        }
        #expect(unknown == "not_found")
        #expect(try await fixture.store.read { try ConsentTable.all(of: UserKey("sam", of: PreferencesFixture.tenant), $0) } == [])
    }

    @Test("GW-04 SEC-01 a request repeated with its idempotency key makes no second link; no link is in the store")
    func idempotency() async throws {
        let first = try await put("request", email: "mum@example.com", key: "k1")
        let token = try await link(first)
        #expect(try await put("request", email: "mum@example.com", key: "k1") == first)
        #expect(first.consent?.linkNumber == 1)
        #expect(try await link(first) == token)
        let signature = token.split(separator: ".").last.map(String.init) ?? token
        for name in try FileManager.default.contentsOfDirectory(atPath: fixture.folder) where name.hasPrefix("preferences.sqlite") {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: fixture.folder + "/" + name))
            #expect(bytes.range(of: Data(signature.utf8)) == nil, "\(name)")
        }
        #expect(await reason { try await put("request", email: "dad@example.com", key: "k1") } == "idempotency_mismatch")
    }

    @Test("SEC-10 the history has actor, action and time, and is never changed")
    func record() async throws {
        let token = try await link(
            try await put("request", as: fixture.consents(actingAs: ""), guardian: "mum", email: "mum@example.com"))
        fixture.clock.advance(by: .seconds(1))
        _ = try await decide("grant", token)
        fixture.clock.advance(by: .seconds(1))
        try await put("revoke", as: fixture.consents(actingAs: "mum"))
        let history = try await fixture.consents.listConsents(.init(tenant: tenant, childUserId: "sam")).consents.first?.history ?? []
        #expect(
            history.map { "\($0.actor): \($0.oldStatus) \($0.action) \($0.newStatus)" } == [
                "user:mum: granted revoke revoked", "link: pending grant granted", "host:  request pending",
            ])
        #expect(Set(history.map(\.atMs)).count == 3)
    }

    @Test("PREF-17 PREF-04 a child's document has the state of the consent; documents of other users have none")
    func document() async throws {
        #expect(try await fixture.document("sam").guardianConsent == .required)
        try await put("grant", as: fixture.consents(actingAs: "mum"))
        #expect(try await fixture.document("sam").guardianConsent == .granted)
        #expect(try await fixture.update("sam") { $0.emailEnabled = false }.guardianConsent == .granted)
        #expect(try await fixture.document("mum").guardianConsent == .unspecified)
    }

    @Test("PRIV-09 erasure of a child deletes its consents, and erasure of a guardian their grants")
    func erasure() async throws {
        try await put("grant", as: fixture.consents(actingAs: "mum"))
        let erased = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "mum")).erased
        #expect(erased["consents"] == 1)
        #expect(try await !mayPush())
        try await put("grant", as: fixture.consents(actingAs: "dad"))
        let token = try await link(try await put("request", guardian: "dad"))
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "sam"))
        #expect(try await !mayPush())
        #expect(await reason { _ = try await decide("grant", token) } == "not_found")
        #expect(await reason { try await put("grant", as: fixture.consents(actingAs: "dad")) } == "conflict")
    }

    @Test("PREF-17 questions about children use the primary key")
    func plan() async throws {
        let plan = try await fixture.store.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + ConsentTable.decisionsSQL, arguments: ["[]", "", ""])
                .map { $0["detail"] as String }
        }
        #expect(plan.contains { $0.contains("c USING PRIMARY KEY") }, "\(plan)")
    }

    @Test("ROLE-01 PREF-17 an administrator of the child's app is no guardian there, even with a guardian's id")
    func namesakes() async throws {
        let sibling = PreferencesV1.Consents.Client(fixture.channel(actingAs: "mum", app: "acme-shop", role: "system_admin"))
        for action in ["grant", "deny", "revoke"] { #expect(await reason { try await put(action, as: sibling) } == "not_found") }
        let mum = PreferencesV1.Consents.Client(fixture.channel(actingAs: "mum", role: "member"))
        #expect(try await put("grant", as: mum).consent?.status == .granted)
    }
}
