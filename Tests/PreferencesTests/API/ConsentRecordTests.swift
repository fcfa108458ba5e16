import CarillonAPI
import Foundation
import RPC
import ServiceKit
import Testing

@testable import PreferencesService

@Suite("Audit and history of consents")
struct ConsentRecordTests {
    private let family: FamilySteps
    init() async throws { family = try await FamilySteps() }

    @Test("SEC-10 every change is audited with child, actor and link; a refused request, and one without a change, is not")
    func audited() async throws {
        let audit = family.fixture.audit
        let asked = try await family.ask(email: "mum@example.com")
        let link = try await family.link(of: asked)
        try await family.answer("grant", by: link)
        try await family.answer("grant", by: link)
        family.later()
        try await family.decide("deny", as: "dad")
        try await family.decide("deny", as: "dad")
        try await family.decide("revoke", as: "dad")
        try await family.ask("revoke", email: "mum@example.com")
        #expect(await reason { try await family.ask("grant", email: "mum@example.com") } == "forbidden")
        #expect(await reason { try await family.decide("grant", as: "eve") } == "not_found")
        #expect(await reason { try await family.answer("deny", by: link) } == "consent_link_spent")
        #expect(
            audit.all == [
                "consent.requested sam service:operator", "consent.granted sam service:operator", "consent.denied sam user:dad",
                "consent.revoked sam service:operator",
            ])
        #expect(audit.details[1] == "\(asked.consentId): pending → granted, by link 1")
        #expect(audit.details.allSatisfy { !$0.contains("mum") && !$0.contains("dad") }, "\(audit.details)")
    }

    @Test("SEC-10 without the audit record the change is not made, and the link stays unused")
    func unrecorded() async throws {
        let link = try await family.link(of: try await family.ask(email: "mum@example.com"))
        family.fixture.audit.setAway(true)
        #expect(await reason { try await family.answer("grant", by: link) } == "unavailable")
        #expect(await reason { try await family.decide("grant", as: "dad") } == "unavailable")
        #expect(await reason { try await family.ask(of: "dad") } == "unavailable")
        #expect(try await family.consents().map(\.status) == [.pending])
        family.fixture.audit.setAway(false)
        #expect(try await family.answer("grant", by: link).status == .granted)
    }

    @Test("PREF-17 a used link answers its decision again, decides nothing else, and does not repeat a decision that was revoked")
    func repeated() async throws {
        let link = try await family.link(of: try await family.ask(email: "mum@example.com"))
        let granted = try await family.answer("grant", by: link)
        family.later()
        #expect(try await family.answer("grant", by: link) == granted)
        #expect(await reason { try await family.answer("deny", by: link) } == "consent_link_spent")
        // Also after the link's expiry.
        family.fixture.clock.advance(by: .seconds(8 * 86_400))
        #expect(try await family.answer("grant", by: link) == granted)
        #expect(try await family.consents().first?.history.count == 2)
        try await family.ask("revoke", email: "mum@example.com")
        #expect(await reason { try await family.answer("grant", by: link) } == "consent_link_spent")
        #expect(try await !family.mayPush())
        let second = try await family.link(of: try await family.ask(email: "mum@example.com"))
        #expect(await reason { try await family.answer("grant", by: link) } == "consent_link_spent")
        #expect(try await family.answer("deny", by: second).status == .denied)
    }

    @Test("PREF-17 a consent keeps the method of its decision while the guardian is asked again")
    func method() async throws {
        func method() async throws -> String? { try await family.consents().first?.method.name }
        try await family.decide("grant", as: "mum")
        #expect(try await method() == "guardian_account_switch")
        let link = try await family.link(of: try await family.ask(of: "mum", email: "mum@example.com"))
        #expect(try await method() == "guardian_account_switch")
        family.later()
        try await family.answer("revoke", by: link)
        #expect(try await method() == "email_confirmation")
        try await family.decide("request", as: "mum")
        #expect(try await method() == "email_confirmation")
        // A revocation by an agent does not change it, either.
        try await family.ask("revoke", of: "mum")
        #expect(try await method() == "email_confirmation")
        family.later()
        try await family.decide("grant", as: "mum")
        #expect(try await method() == "guardian_account_switch")
    }

    @Test("PREF-17 before a decision the method is that of the last request")
    func pendingMethod() async throws {
        #expect(try await family.ask(of: "mum").method == .guardianAccountSwitch)
        #expect(try await family.ask(of: "mum", email: "mum@example.com").method == .emailConfirmation)
    }

    // MARK: Export

    private func export(_ user: String) async throws -> [String: [[String: Any]]] {
        let data = PreferencesV1.UserData.Client(family.fixture.channel(actingAs: user, role: "member"))
        let sections = try await data.exportOwnData(.init()) { responses in
            var sections: [CommonV1.UserDataSection] = []
            for try await response in responses { if let section = response.section { sections.append(section) } }
            return sections
        }
        return try Dictionary(
            sections.map { section in
                (section.name, try section.rows.map { try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any] ?? [:] })
            }
        ) { $1 }
    }

    @Test("PRIV-07 PRIV-11 a child's export lacks the guardian's mail address; a guardian's export has their consents")
    func exported() async throws {
        let link = try await family.link(of: try await family.ask(of: "mum", email: "mum@example.com"))
        try await family.ask(email: "gran@example.com")
        try await family.answer("grant", by: link)
        let child = try await export("sam")
        #expect(child["consents"]?.count == 2 && child["consent_changes"]?.count == 3)
        #expect(!"\(child)".contains("@example.com"))
        #expect(child["consents"]?.first { $0["guardian_user_id"] as? String == "mum" }?["status"] as? String == "granted")
        #expect(child["consents_given"] == nil)

        let given = try #require(try await export("mum")["consents_given"])
        #expect(given.count == 1 && given[0]["child_user_id"] as? String == "sam" && given[0]["guardian_email"] as? String == "mum@example.com")
        #expect(given[0]["status"] as? String == "granted")
        let history = try #require(given[0]["history"] as? [[String: Any]])
        #expect(history.compactMap { $0["action"] as? String } == ["request", "grant"])
        #expect(try await export("dad")["consents_given"] == nil)
    }
}
