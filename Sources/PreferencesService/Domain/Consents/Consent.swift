import CarillonAPI
import ServiceKit

/// One guardian's consent to pushes for one child, as it is stored.
struct Consent: Sendable, Hashable {
    /// The child.
    var child: StoredUser
    var consentId: String
    var guardian: ConsentGuardian
    var method: ConsentMethod
    var state: ConsentState
    /// How the last decision came in, in words.
    var evidence = ""
    var linkNumber: Int64 = 0
    var linkExpiresAtMs: Int64?
    var linkUsedAtMs: Int64?

    /// The most guardians asked about one child: more are a mistake or an attack.
    static let mostOfChild = 20
    /// Lines of the record that are shown of one consent.
    static let shownChanges = 50

    /// The decision; nil before the first.
    var decision: ConsentDecision? {
        state.decision.map { ConsentDecision(status: $0, atMs: state.decidedAtMs ?? 0) }
    }

    var tenant: CommonV1.Tenant { .init(organizationId: child.organization, appId: child.app) }

    func message(history: [PreferencesV1.ConsentChange] = []) -> PreferencesV1.Consent {
        .init(
            tenant: tenant, consentId: consentId, childUserId: child.id, guardianUserId: guardian.userId, guardianEmail: guardian.email,
            method: .init(method), status: .init(state.status), requestedAtMs: state.requestedAtMs, decidedAtMs: state.decidedAtMs,
            evidence: evidence, linkNumber: linkNumber, linkExpiresAtMs: linkExpiresAtMs, linkUsedAtMs: linkUsedAtMs, history: history)
    }
}

/// The guardian of whom a consent is asked: an account, an address, or both.
struct ConsentGuardian: Sendable, Hashable {
    var userId: String
    /// Lower case.
    var email: String
    /// The key of a guardian who was erased and whose refusal is kept; empty for any other.
    var erasedKey = ""

    var isErased: Bool { !erasedKey.isEmpty }

    /// Tells guardians of one child apart: the account where there is one.
    var key: String { isErased ? erasedKey : userId.isEmpty ? "email \(email)" : "user \(userId)" }
}
