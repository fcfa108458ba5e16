import CarillonAPI
import RPC
import ServiceKit

@testable import PreferencesService

/// Steps about the child `sam`, whose guardians are `mum` and `dad`, and `uncle` where he is related.
struct FamilySteps: Sendable {
    let fixture: PreferencesFixture
    let tenant = PreferencesFixture.tenant

    init() async throws {
        fixture = try await PreferencesFixture(
            users: [
                "sam": .init(roles: ["student"], isKnown: true, guardianConsentRequired: true), "mum": .init(isKnown: true),
                "dad": .init(isKnown: true), "uncle": .init(isKnown: true),
            ], guardians: ["sam": ["mum", "dad"]])
    }

    /// A guardian decides in their account.
    @discardableResult
    func decide(_ action: String, as guardian: String) async throws -> PreferencesV1.Consent {
        try await put(fixture.consents(actingAs: guardian), action)
    }

    /// The operator asks a guardian.
    @discardableResult
    func ask(_ action: String = "request", of guardian: String = "", email: String = "") async throws -> PreferencesV1.Consent {
        try await put(fixture.consents, action, guardian, email)
    }

    private func put(
        _ caller: PreferencesV1.Consents.Client, _ action: String, _ guardian: String = "", _ email: String = ""
    ) async throws -> PreferencesV1.Consent {
        try await caller.putConsent(
            .init(tenant: tenant, childUserId: "sam", guardianUserId: guardian, guardianEmail: email, action: .word(action))
        ).consent ?? .init()
    }

    func link(of consent: PreferencesV1.Consent) async throws -> String {
        try await fixture.consents.getConsentLink(.init(tenant: tenant, consentId: consent.consentId)).linkToken
    }

    @discardableResult
    func answer(_ decision: String, by link: String) async throws -> PreferencesV1.Consent {
        try await fixture.consents.answerConsentLink(.init(linkToken: link, decision: .word(decision))).consent ?? .init()
    }

    func mayPush() async throws -> Bool { try await fixture.check("sam", "mention", consentRequired: true).gate == .unspecified }

    func consents() async throws -> [PreferencesV1.Consent] {
        try await fixture.consents.listConsents(.init(tenant: tenant, childUserId: "sam")).consents
    }

    func erase(_ user: String, email: String = "") async throws -> [String: Int64] {
        try await fixture.userData.eraseUser(.init(tenant: tenant, userId: user, email: email)).erased
    }

    func later() { fixture.clock.advance(by: .seconds(1)) }

    var now: Instant { fixture.clock.now }
}
