import CarillonAPI
import ServiceKit

/// The caller who changes a consent, and the actions that the caller may take (ROLE-01): only the guardian decides.
enum ConsentAuthority: Sendable, Hashable {
    /// A guardian with an account.
    case guardian(userId: String)
    /// A host system or an operator: may ask a guardian and may revoke a consent.
    case agent(name: String)
    /// The holder of a signed link.
    case link

    /// The caller's name in records.
    var name: String {
        switch self {
        case .guardian(let userId): "user:\(userId)"
        case .agent(let name): name
        case .link: "link"
        }
    }

    /// - Throws: `forbidden` for an action that the caller may not take.
    func check(_ action: ConsentAction) throws(APIError) {
        switch (self, action) {
        case (.guardian, _), (.agent, .request), (.agent, .revoke), (.link, .grant), (.link, .deny), (.link, .revoke): return
        case (.agent, _):
            throw APIError(.forbidden, field: "action", "consent.decide: only a guardian grants or denies, in their account or by the link")
        case (.link, .request):
            throw APIError(.invalidValue, field: "decision", "is one of grant, deny, revoke")
        }
    }
}

/// A change of a child's consent, to be applied in a transaction.
struct ConsentChangeRequest: Sendable {
    var child: UserKey
    var action: ConsentAction
    var authority: ConsentAuthority
    /// The request that asked for the change, for the record.
    var requestID: String
    var now: Instant
    /// The app's telemetry mode.
    var telemetryMode: TelemetryMode

    /// Asks a guardian, or records a decision that the guardian made with their account.
    ///
    /// - Parameters:
    ///   - consents: all consents of the child.
    ///   - newID: the id of a guardian's first consent.
    func step(to guardian: ConsentGuardian, among consents: [Consent], newID: String) throws(APIError) -> ConsentStep {
        let known = consents.first { $0.guardian.key == guardian.key }
        if known == nil, consents.count(where: { !$0.guardian.isErased }) >= Consent.mostOfChild {
            throw APIError(
                .conflict, field: "child_user_id", "\(Consent.mostOfChild) guardians were asked about this child, and there is no room for more")
        }
        let method: ConsentMethod = guardian.email.isEmpty ? .guardianAccountSwitch : .emailConfirmation
        var consent =
            known
            ?? Consent(
                child: child, consentId: newID, guardian: guardian, method: method,
                state: ConsentState(status: .pending, requestedAt: now))
        if !guardian.email.isEmpty { consent.guardian.email = guardian.email }
        // The decision keeps its method while the guardian is asked again.
        if action == .request, consent.state.decision == nil { consent.method = method }
        var step = try advance(consent, from: known, among: consents, evidence: "in the name of \(authority.name), request \(requestID)")
        if step.isDecision, case .guardian = authority { step.after.method = .guardianAccountSwitch }
        // A guardian needs no link to their own account.
        if action == .request, case .agent = authority {
            step.after.linkNumber += 1
            step.after.linkExpiresAt = now + ConsentLink.lifetime
            step.after.linkUsedAt = nil
        }
        return step
    }

    /// Records the decision of a link's holder. A link is valid for one decision; repeating the same decision changes nothing.
    ///
    /// - Parameters:
    ///   - consents: all consents of the child.
    ///   - history: changes of the link's consent; read only for a used link.
    /// - Throws: `consent_link_spent`, `consent_link_expired`.
    func step(
        _ link: ConsentLink, to known: Consent, among consents: [Consent], history: [PreferencesV1.ConsentChange]
    ) throws(APIError) -> ConsentStep {
        guard link.number == known.linkNumber, known.linkUsedAt == nil || isMade(known, history) else {
            throw APIError(.consentLinkSpent, "this link was used already, or a later one took its place; ask for a new one")
        }
        guard known.linkUsedAt == nil else { return ConsentStep(before: known, after: known) }
        guard now < link.expiresAt else {
            throw APIError(.consentLinkExpired, "this link worked until \(link.expiresAt.rfc3339); ask for a new one")
        }
        var consent = known
        consent.linkUsedAt = now
        var step = try advance(
            consent, from: known, among: consents,
            evidence: "by link \(link.number), which worked until "
                + "\(link.expiresAt.rfc3339), request \(requestID)")
        if step.isDecision { step.after.method = .emailConfirmation }
        return step
    }

    /// Revokes the grant of a former guardian.
    ///
    /// - Returns: nil where the guardian granted nothing.
    func step(afterGuardianshipOf known: Consent, endedAt: Instant) -> ConsentStep? {
        guard let state = known.state.afterGuardianship(endedAt: endedAt) else { return nil }
        var consent = known
        consent.state = state
        consent.evidence = "the guardianship ended at \(endedAt.rfc3339)"
        return ConsentStep(before: known, after: consent, entry: entry(from: known, to: consent, evidence: consent.evidence))
    }

    /// Whether this is the decision that was made with the used link, and it is still in force.
    private func isMade(_ known: Consent, _ history: [PreferencesV1.ConsentChange]) -> Bool {
        let made = history.first { $0.actor == authority.name && $0.atMs == known.linkUsedAt?.milliseconds }
        return made?.action.known == action && made?.newStatus.known == known.state.status
    }

    private func advance(
        _ consent: Consent, from known: Consent?, among consents: [Consent], evidence: String
    ) throws(APIError) -> ConsentStep {
        let isInForce = known.map { $0.decision == ConsentDecision.inForce(consents.compactMap(\.decision)) } ?? false
        var consent = consent
        consent.state = try ConsentState.after(action, from: known?.state, isInForce: isInForce, at: now)
        guard consent.state != known?.state || consent.linkUsedAt != known?.linkUsedAt else { return ConsentStep(before: known, after: consent) }
        if consent.state.decidedAt != known?.state.decidedAt { consent.evidence = evidence }
        return ConsentStep(before: known, after: consent, entry: entry(from: known, to: consent, evidence: evidence))
    }

    private func entry(from known: Consent?, to consent: Consent, evidence: String) -> PreferencesV1.ConsentChange {
        .init(
            atMs: now.milliseconds, action: .init(action), oldStatus: known.map { .init($0.state.status) } ?? .unspecified,
            newStatus: .init(consent.state.status), actor: authority.name, evidence: evidence)
    }

    /// The audit record of a step; nil for a step without a change. It has neither the guardian's name nor address: the erasure of a child anonymizes
    /// the subject of records, not their details (SEC-14).
    func audited(_ step: ConsentStep) -> AuditEvent? {
        guard step.isChange else { return nil }
        var words = "\(step.after.consentId): \(step.before?.state.status.name ?? "new") → \(step.after.state.status.name)"
        if case .link = authority { words += ", by link \(step.after.linkNumber)" }
        return AuditEvent(action.auditAction, subject: child.id, details: words, tenant: step.after.tenant)
    }
}
