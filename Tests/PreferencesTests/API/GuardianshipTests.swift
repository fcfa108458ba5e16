import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import PreferencesService

@Suite("Guardians who leave")
struct GuardianshipTests {
    private let family: FamilySteps
    init() async throws { family = try await FamilySteps() }

    // MARK: Erased

    @Test("PREF-17 PRIV-05 PRIV-09 erasing a guardian who revoked does not restore an older grant; the refusal stays without a name")
    func refusalStays() async throws {
        family.fixture.relate("uncle", "sam")
        try await family.decide("grant", as: "mum")
        family.later()
        try await family.decide("revoke", as: "uncle")
        let link = try await family.link(of: try await family.ask(of: "uncle", email: "uncle@example.com"))
        #expect(try await !family.mayPush())
        #expect(try await !family.fixture.places(of: "uncle").isEmpty)
        #expect(try await family.erase("uncle")["consents"] == 1)
        #expect(try await family.fixture.places(of: "uncle").isEmpty)
        #expect(try await !family.mayPush())
        let kept = try #require(try await family.consents().first { $0.guardianUserId.isEmpty })
        #expect(kept.status == .revoked && kept.guardianEmail.isEmpty && kept.history.isEmpty && kept.linkExpiresAtMs == nil)
        // The erased guardian cannot decide.
        #expect(await reason { try await family.answer("grant", by: link) } == "not_found")
        #expect(await reason { _ = try await family.link(of: kept) } == "not_found")
        #expect(try await family.erase("uncle")["consents"] == 0)
        // The other guardian's new decision counts.
        family.later()
        #expect(try await family.decide("grant", as: "mum").status == .granted)
        #expect(try await family.mayPush())
    }

    @Test("PREF-17 PRIV-09 a refusal stays also behind a later grant, because that guardian may be erased, too")
    func refusalBehindGrant() async throws {
        family.fixture.relate("uncle", "sam")
        for (action, guardian) in [("grant", "mum"), ("deny", "dad"), ("grant", "uncle")] {
            try await family.decide(action, as: guardian)
            family.later()
        }
        #expect(try await family.mayPush())
        _ = try await family.erase("dad")
        #expect(try await family.mayPush())
        #expect(try await family.erase("uncle")["consents"] == 1)
        #expect(try await !family.mayPush())
        #expect(try await family.consents().map(\.status.name).sorted() == ["denied", "granted"])
    }

    @Test(
        "PREF-17 PRIV-09 erasing the owner of an address deletes its consents; an older refusal stays without it; consents of accounts stay"
    )
    func addresses() async throws {
        let gran = "Gran@Example.com"
        let key = CallOptions(metadata: ["idempotency-key": "k"])
        let link = try await family.link(of: try await family.ask(email: gran))
        try await family.answer("grant", by: link)
        // The same address beside an account, and in an idempotency record.
        try await family.ask(of: "mum", email: gran)
        _ = try await family.fixture.consents.putConsent(
            .init(tenant: family.tenant, childUserId: "sam", guardianEmail: gran, action: .request), options: key)
        #expect(try await family.mayPush())
        #expect(try await family.erase("gran")["consents"] == 0)
        #expect(try await family.mayPush(), "without the address nobody knows that it was hers")

        let erased = try await family.erase("gran", email: "GRAN@example.com")
        #expect(erased["consents"] == 1 && erased["idempotency_keys"] == 1)
        #expect(try await !family.mayPush())
        #expect(try await family.fixture.places(of: "gran@example.com") == ["consents.guardian_email"])
        #expect(try await family.consents().map(\.guardianUserId) == ["mum"])
        #expect(await reason { try await family.answer("revoke", by: link) } == "not_found")

        // For 30 days the address cannot be asked again; the account can.
        #expect(await reason { try await family.ask(email: gran) } == "conflict")
        #expect(await reason { try await family.ask(of: "mum", email: gran) } == nil)
        #expect(await reason { try await family.ask(email: "other@example.com") } == nil)
        family.fixture.clock.advance(by: ErasedUsers.lifetime)
        #expect(await reason { try await family.ask(email: gran) } == nil)
    }

    @Test("PREF-17 PRIV-09 a refusal by the link of an address stays without a name when the owner is erased")
    func refusalOfAddress() async throws {
        try await family.decide("grant", as: "mum")
        family.later()
        try await family.answer("deny", by: try await family.link(of: try await family.ask(email: "gran@example.com")))
        #expect(try await !family.mayPush())
        #expect(try await family.erase("gran", email: "gran@example.com")["consents"] == 1)
        #expect(try await !family.mayPush())
        #expect(try await family.fixture.places(of: "gran@example.com").isEmpty)
    }

    @Test("PREF-17 refusals of erased guardians do not count for the limit of guardians")
    func room() async throws {
        for number in 0..<Consent.mostOfChild { try await family.ask(email: "guardian\(number)@example.com") }
        await #expect { try await family.ask(of: "mum") } throws: { error in
            let refusal = (error as? RPCError).map { APIError($0) }
            return refusal?.reason == .conflict && refusal?.message.contains("20 guardians were asked about this child, and there is no room") == true
        }
        try await family.fixture.store.write { database in
            try database.execute(sql: "UPDATE consents SET guardian_user_id = 'gone', decision = 'denied', status = 'denied', decided_at_ms = 1")
        }
        #expect(try await family.erase("gone")["consents"] == Int64(Consent.mostOfChild))
        #expect(await reason { try await family.ask(of: "mum") } == nil)
    }

    // MARK: Not a guardian any more

    @Test("PREF-17 PREF-25 ROLE-01 the link of a former guardian decides nothing and stays unused")
    func linkOfStranger() async throws {
        let link = try await family.link(of: try await family.ask(of: "dad", email: "dad@example.com"))
        family.fixture.unrelate("dad", "sam")
        for decision in ["grant", "deny", "revoke"] {
            #expect(await reason { try await family.answer(decision, by: link) } == "forbidden", "\(decision)")
        }
        #expect(try await !family.mayPush())
        #expect(try await family.consents().map(\.status) == [.pending])
        family.fixture.relate("dad", "sam")
        #expect(try await family.answer("grant", by: link).status == .granted)
        #expect(try await family.mayPush())
    }

    @Test("PREF-17 REG-04 the end of a guardianship revokes its grant; a refusal stays")
    func grantEnds() async throws {
        let fixture = family.fixture
        try await family.decide("grant", as: "mum")
        let endedAtMs = family.now.milliseconds
        fixture.unrelate("mum", "sam")
        try await fixture.tellEnd(of: "mum", "sam", atMs: endedAtMs)
        #expect(try await !family.mayPush())
        let ended = try #require(try await family.consents().first)
        #expect(ended.status == .revoked && ended.evidence.contains("guardianship ended") && ended.decidedAtMs == endedAtMs)
        #expect(ended.history.first.map { "\($0.actor): \($0.oldStatus) \($0.action) \($0.newStatus)" } == "service:registry: granted revoke revoked")
        #expect(fixture.audit.all.last == "consent.revoked sam service:registry")

        // A repeated message, and one about a guardian without a grant.
        let (history, records) = (ended.history.count, fixture.audit.all.count)
        try await fixture.tellEnd(of: "mum", "sam", atMs: endedAtMs)
        try await fixture.tellEnd(of: "uncle", "sam", atMs: endedAtMs)
        #expect(try await family.consents().first?.history.count == history && fixture.audit.all.count == records)

        family.later()
        try await family.decide("grant", as: "dad")
        // It is no refusal against another guardian's grant, earlier or later.
        try await fixture.tellEnd(of: "mum", "sam", atMs: family.now.milliseconds + 1)
        #expect(try await family.mayPush())
        family.later()
        try await family.decide("revoke", as: "dad")
        fixture.unrelate("dad", "sam")
        try await fixture.tellEnd(of: "dad", "sam", atMs: family.now.milliseconds)
        #expect(try await !family.mayPush())
        #expect(try await family.consents().map(\.status) == [.revoked, .revoked])
    }

    @Test("PREF-17 another guardian's grant stays in force when one guardianship ends")
    func othersGrant() async throws {
        try await family.decide("grant", as: "mum")
        family.later()
        try await family.decide("grant", as: "dad")
        family.fixture.unrelate("dad", "sam")
        try await family.fixture.tellEnd(of: "dad", "sam", atMs: family.now.milliseconds)
        #expect(try await family.mayPush())
    }

    @Test("PREF-17 an old message does not revoke the grant of somebody who is a guardian again, but that of a former guardian")
    func oldMessages() async throws {
        let fixture = family.fixture
        let endedAtMs = family.now.milliseconds
        family.later()
        try await family.decide("grant", as: "mum")
        try await fixture.tellEnd(of: "mum", "sam", atMs: endedAtMs)
        #expect(try await family.mayPush())
        fixture.unrelate("mum", "sam")
        try await fixture.tellEnd(of: "mum", "sam", atMs: endedAtMs)
        #expect(try await !family.mayPush())
    }

    @Test("PREF-17 a grant at the same time as the end of the guardianship is not stored, from the account or by the link", arguments: [false, true])
    func crossing(byLink: Bool) async throws {
        let fixture = family.fixture
        let link = try await family.link(of: try await family.ask(of: "mum", email: "mum@example.com"))
        let endedAtMs = family.now.milliseconds
        fixture.afterNextAnswerAboutGuardians {
            fixture.unrelate("mum", "sam")
            try await fixture.tellEnd(of: "mum", "sam", atMs: endedAtMs)
        }
        let refusal = await reason {
            if byLink { try await family.answer("grant", by: link) } else { try await family.decide("grant", as: "mum") }
        }
        #expect(refusal == (byLink ? "forbidden" : "not_found"))
        #expect(try await !family.mayPush())
    }

    @Test("ARCH-16 guardianships without users are rejected one by one")
    func badInput() async throws {
        #expect(try await family.fixture.tellEnd(of: "", "sam", atMs: 1) == "invalid_argument guardian_user_id")
        #expect(try await family.fixture.tellEnd(of: "mum", "a b", atMs: 1) == "invalid_value child_user_id")
        #expect(try await family.fixture.tellEnd(of: "mum", "sam", atMs: -1) == "invalid_value ended_at_ms")
    }
}
