import CarillonAPI

/// What one guardian has said of one child, as the outside sees it (PREF-17).
typealias ConsentStatus = PreferencesV1.ConsentStatus.Known

/// What happens to a consent.
typealias ConsentAction = PreferencesV1.ConsentAction.Known

extension ConsentAction {
    /// As the audit log names it (SEC-10).
    var auditAction: String {
        switch self {
        case .request: "consent.requested"
        case .grant: "consent.granted"
        case .deny: "consent.denied"
        case .revoke: "consent.revoked"
        }
    }
}

/// How guardians decide.
typealias ConsentMethod = PreferencesV1.ConsentMethod.Known

/// Where one guardian's consent stands: a value without I/O.
///
/// A decision stays in force while the guardian is asked again, so that asking takes nothing away and gives nothing back.
struct ConsentState: Sendable, Hashable {
    var status: ConsentStatus
    /// The decision that counts: `granted`, `denied` or `revoked`; nil before the first, and after a guardianship that ended.
    var decision: ConsentStatus?
    /// When it was decided, or ended.
    var decidedAtMs: Int64?
    var requestedAtMs: Int64

    /// - Parameters:
    ///   - state: nil for a guardian who was neither asked nor decided.
    ///   - isInForce: this guardian's decision is the child's latest. One that is in force and said again changes nothing.
    /// - Throws: `conflict` for the denial of what was granted: that is a revocation.
    static func after(
        _ action: ConsentAction, from state: ConsentState?, isInForce: Bool, atMs: Int64
    ) throws(APIError) -> ConsentState {
        switch (action, state?.status) {
        case (.request, .granted?):
            // Nothing to ask; a link to what was granted still lets the guardian revoke it.
            return state ?? ConsentState(status: .pending, requestedAtMs: atMs)
        case (.request, _):
            return ConsentState(status: .pending, decision: state?.decision, decidedAtMs: state?.decidedAtMs, requestedAtMs: atMs)
        case (.deny, .granted?):
            throw APIError(.conflict, field: "action", "the consent is granted; revoke it")
        case (.grant, _): return decided(.granted, state, isInForce: isInForce, atMs)
        case (.deny, _): return decided(.denied, state, isInForce: isInForce, atMs)
        // Who denied has nothing to revoke, unless somebody else granted since.
        case (.revoke, .denied?) where isInForce: return state ?? decided(.denied, nil, isInForce: false, atMs)
        case (.revoke, _): return decided(.revoked, state, isInForce: isInForce, atMs)
        }
    }

    /// A guardian whose guardianship ended: what they granted counts no more, and is no refusal that would stand against another's grant.
    ///
    /// - Returns: nil where they granted nothing: a refusal stays.
    func afterGuardianship(endedAtMs: Int64) -> ConsentState? {
        guard decision == .granted else { return nil }
        return ConsentState(status: .revoked, decidedAtMs: endedAtMs, requestedAtMs: requestedAtMs)
    }

    private static func decided(_ decision: ConsentStatus, _ state: ConsentState?, isInForce: Bool, _ atMs: Int64) -> ConsentState {
        if let state, state.status == decision, isInForce { return state }
        return ConsentState(status: decision, decision: decision, decidedAtMs: atMs, requestedAtMs: state?.requestedAtMs ?? atMs)
    }
}

/// A decision and when it was made.
struct ConsentDecision: Sendable, Hashable {
    var status: ConsentStatus
    var atMs: Int64

    /// The one that counts for a child with several guardians: the latest. One guardian's grant is enough, any guardian may take it back,
    /// and of two in the same millisecond the refusal counts.
    static func inForce(_ decisions: some Sequence<ConsentDecision>) -> ConsentDecision? {
        decisions.max { ($0.atMs, $0.status == .granted ? 0 : 1) < ($1.atMs, $1.status == .granted ? 0 : 1) }
    }
}
