import CarillonAPI
import ServiceKit

/// The status of a guardian's consent for a child, in the contract (PREF-17).
typealias ConsentStatus = PreferencesV1.ConsentStatus.Known

/// An action on a consent.
typealias ConsentAction = PreferencesV1.ConsentAction.Known

extension ConsentAction {
    /// The action in the audit log (SEC-10).
    var auditAction: AuditAction {
        switch self {
        case .request: .consentRequested
        case .grant: .consentGranted
        case .deny: .consentDenied
        case .revoke: .consentRevoked
        }
    }
}

/// How a guardian made a decision.
typealias ConsentMethod = PreferencesV1.ConsentMethod.Known

/// The state of a guardian's consent: a value without I/O.
///
/// A decision stays in force while the guardian is asked again.
struct ConsentState: Sendable, Hashable {
    var status: ConsentStatus
    /// The decision in force: `granted`, `denied` or `revoked`; nil before the first one, and after the guardianship ended.
    var decision: ConsentStatus?
    /// Time of the decision, or of the end of the guardianship.
    var decidedAt: Instant?
    var requestedAt: Instant

    /// - Parameters:
    ///   - state: nil for a guardian who was neither asked nor decided.
    ///   - isInForce: whether this guardian's decision is the child's latest. Repeating a decision in force changes nothing.
    /// - Throws: `conflict` for a denial after a grant, which would be a revocation.
    static func after(
        _ action: ConsentAction, from state: ConsentState?, isInForce: Bool, at now: Instant
    ) throws(APIError) -> ConsentState {
        switch (action, state?.status) {
        case (.request, .granted?):
            // There is nothing to ask. A link to a granted consent lets the guardian revoke it.
            return state ?? ConsentState(status: .pending, requestedAt: now)
        case (.request, _):
            return ConsentState(status: .pending, decision: state?.decision, decidedAt: state?.decidedAt, requestedAt: now)
        case (.deny, .granted?):
            throw APIError(.conflict, field: "action", "the consent is granted; revoke it")
        case (.grant, _): return decided(.granted, state, isInForce: isInForce, at: now)
        case (.deny, _): return decided(.denied, state, isInForce: isInForce, at: now)
        // A guardian who denied has nothing to revoke, unless another guardian granted since.
        case (.revoke, .denied?) where isInForce: return state ?? decided(.denied, nil, isInForce: false, at: now)
        case (.revoke, _): return decided(.revoked, state, isInForce: isInForce, at: now)
        }
    }

    /// The state after the guardianship ended: a grant is no longer in force, and does not count as a refusal against another guardian's grant.
    ///
    /// - Returns: nil without a grant: a refusal stays.
    func afterGuardianship(endedAt: Instant) -> ConsentState? {
        guard decision == .granted else { return nil }
        return ConsentState(status: .revoked, decidedAt: endedAt, requestedAt: requestedAt)
    }

    private static func decided(_ decision: ConsentStatus, _ state: ConsentState?, isInForce: Bool, at now: Instant) -> ConsentState {
        if let state, state.status == decision, isInForce { return state }
        return ConsentState(status: decision, decision: decision, decidedAt: now, requestedAt: state?.requestedAt ?? now)
    }
}

/// A decision and its time.
struct ConsentDecision: Sendable, Hashable {
    var status: ConsentStatus
    var at: Instant

    /// The decision in force for a child with several guardians: the latest. One guardian's grant is enough, and any guardian may revoke it. Of two
    /// decisions in the same millisecond the refusal counts.
    static func inForce(_ decisions: some Sequence<ConsentDecision>) -> ConsentDecision? {
        decisions.max { ($0.at, $0.status == .granted ? 0 : 1) < ($1.at, $1.status == .granted ? 0 : 1) }
    }
}
