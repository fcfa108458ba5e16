import CarillonAPI
import ServiceKit

/// A guardian's stored consent to pushes for a child.
struct Consent: Sendable, Hashable {
    /// The child.
    var child: UserKey
    var consentId: String
    var guardian: ConsentGuardian
    var method: ConsentMethod
    var state: ConsentState
    /// How the last decision was made, in words.
    var evidence = ""
    var linkNumber: Int64 = 0
    var linkExpiresAt: Instant?
    var linkUsedAt: Instant?

    /// Most guardians of a child. More are a mistake or an attack.
    static let mostOfChild = 20
    /// Most changes of a consent in an answer.
    static let shownChanges = 50

    /// The decision; nil before the first.
    var decision: ConsentDecision? {
        state.decision.map { ConsentDecision(status: $0, at: state.decidedAt ?? Instant(milliseconds: 0)) }
    }

    var tenant: CommonV1.Tenant { child.tenant }

    func message(history: [PreferencesV1.ConsentChange] = []) -> PreferencesV1.Consent {
        .init(
            tenant: tenant, consentId: consentId, childUserId: child.id, guardianUserId: guardian.userId, guardianEmail: guardian.email,
            method: .init(method), status: .init(state.status), requestedAtMs: state.requestedAt.milliseconds,
            decidedAtMs: state.decidedAt?.milliseconds, evidence: evidence, linkNumber: linkNumber, linkExpiresAtMs: linkExpiresAt?.milliseconds,
            linkUsedAtMs: linkUsedAt?.milliseconds, history: history)
    }
}

/// The guardian of a consent: an account, an e-mail address, or both.
struct ConsentGuardian: Sendable, Hashable {
    var userId: String
    /// Lower case.
    var email: String
    /// The key of an erased guardian whose refusal stays; empty for others.
    var erasedKey = ""

    var isErased: Bool { !erasedKey.isEmpty }

    /// Identifies a guardian among those of a child: by the account, else by the address.
    var key: String { isErased ? erasedKey : userId.isEmpty ? "email \(email)" : "user \(userId)" }
}
