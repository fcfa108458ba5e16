import CarillonAPI
import RPC
import ServiceKit
import Storage

/// Who changes a consent, and with what right (ROLE-01): decisions are the guardian's alone.
enum ConsentAuthority: Sendable, Hashable {
    /// A guardian with an account.
    case guardian(userId: String)
    /// A host system or an operator: may ask a guardian, and may revoke, which takes away and gives nothing.
    case agent(name: String)
    /// Whoever holds the signed link.
    case link

    /// As the record names them.
    var name: String {
        switch self {
        case .guardian(let userId): "user:\(userId)"
        case .agent(let name): name
        case .link: "link"
        }
    }

    /// - Throws: `forbidden`, naming what is missing.
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

/// One change of a child's consent, ready to be made in a transaction.
struct ConsentChangeRequest: Sendable {
    var tenant: Tenant
    /// The child.
    var userId: String
    var action: ConsentAction
    var authority: ConsentAuthority
    /// Where the change came from, for the record.
    var requestID: String
    var nowMs: Int64
    /// What the app wants to hear of it, and who tells.
    var telemetryMode: TelemetryMode
    var telemetry: TelemetrySource

    /// Asks a guardian, or notes what they decided in their account.
    ///
    /// - Parameter newID: of a guardian's first consent.
    func step(to guardian: ConsentGuardian, newID: String, _ database: Database) throws -> ConsentStep {
        if guardian.userId.isEmpty { try UserErasure.refuseErased(address: guardian.email, tenant: tenant, nowMs: nowMs, database) }
        let rows = try ConsentRows.all(of: userId, tenant: tenant, database)
        let known = rows.first { $0.guardian.key == guardian.key }
        if known == nil, rows.count(where: { !$0.guardian.isErased }) >= ConsentRows.mostOfChild {
            throw APIError(
                .conflict, field: "child_user_id", "\(ConsentRows.mostOfChild) guardians were asked about this child, and there is no room for more")
        }
        let method: ConsentMethod = guardian.email.isEmpty ? .accountSwitch : .emailConfirmation
        var row =
            known
            ?? ConsentRow(
                tenant: tenant, userId: userId, consentId: newID, guardian: guardian, method: method,
                state: ConsentState(status: .pending, requestedAtMs: nowMs))
        if !guardian.email.isEmpty { row.guardian.email = guardian.email }
        // How a decision came in stays with it, also while the guardian is asked again.
        if action == .request, row.state.decision == nil { row.method = method }
        var step = try advance(row, from: known, among: rows, evidence: "in the name of \(authority.name), request \(requestID)", database)
        if step.isDecision, case .guardian = authority { step.after.method = .accountSwitch }
        // A guardian needs no link to their own account.
        if action == .request, case .agent = authority {
            step.after.linkNumber += 1
            step.after.linkExpiresAtMs = nowMs + ConsentLink.lifetimeMs
            step.after.linkUsedAtMs = nil
        }
        return step
    }

    /// Notes what the holder of a link decided. The link is spent with it: only the same decision may be said again, and changes nothing.
    ///
    /// - Throws: `consent_link_spent`, `consent_link_expired`.
    func step(_ link: ConsentLink, to known: ConsentRow, _ database: Database) throws -> ConsentStep {
        guard link.number == known.linkNumber, try known.linkUsedAtMs == nil || isMade(by: link, known, database) else {
            throw APIError(.consentLinkSpent, "this link was used already, or a later one took its place; ask for a new one")
        }
        guard known.linkUsedAtMs == nil else { return ConsentStep(before: known, after: known) }
        guard nowMs < link.expiresAtMs else {
            throw APIError(.consentLinkExpired, "this link worked until \(Instant(milliseconds: link.expiresAtMs).rfc3339); ask for a new one")
        }
        var row = known
        row.linkUsedAtMs = nowMs
        let rows = try ConsentRows.all(of: userId, tenant: tenant, database)
        var step = try advance(
            row, from: known, among: rows,
            evidence: "by link \(link.number), which worked until "
                + "\(Instant(milliseconds: link.expiresAtMs).rfc3339), request \(requestID)", database)
        if step.isDecision { step.after.method = .emailConfirmation }
        return step
    }

    /// Takes back what somebody granted whose guardianship has ended.
    ///
    /// - Returns: nil where they granted nothing.
    func step(afterGuardianshipOf known: ConsentRow, endedAtMs: Int64) -> ConsentStep? {
        guard let state = known.state.afterGuardianship(endedAtMs: endedAtMs) else { return nil }
        var row = known
        row.state = state
        row.evidence = "the guardianship ended at \(Instant(milliseconds: endedAtMs).rfc3339)"
        return ConsentStep(before: known, after: row, line: line(from: known, to: row, evidence: row.evidence))
    }

    /// Whether this is the decision that the used link made, and it still stands.
    private func isMade(by link: ConsentLink, _ known: ConsentRow, _ database: Database) throws -> Bool {
        let made = try ConsentRows.changes(of: known, database).first { $0.actor == authority.name && $0.atMs == known.linkUsedAtMs }
        return made?.action == action.rawValue && made?.newStatus == known.state.status.rawValue
    }

    private func advance(
        _ row: ConsentRow, from known: ConsentRow?, among rows: [ConsentRow], evidence: String, _ database: Database
    ) throws -> ConsentStep {
        try UserErasure.refuseErased(userId, tenant: tenant, nowMs: nowMs, database)
        let decisions = rows.compactMap { row in
            row.state.decision.map { ConsentDecision(status: $0, atMs: row.state.decidedAtMs ?? 0) }
        }
        let isInForce = known.map { known in
            known.state.decision.map { ConsentDecision(status: $0, atMs: known.state.decidedAtMs ?? 0) }
                == ConsentDecision.inForce(decisions)
        }
        var row = row
        row.state = try ConsentState.after(action, from: known?.state, isInForce: isInForce ?? false, atMs: nowMs)
        guard row.state != known?.state || row.linkUsedAtMs != known?.linkUsedAtMs else { return ConsentStep(before: known, after: row) }
        if row.state.decidedAtMs != known?.state.decidedAtMs { row.evidence = evidence }
        return ConsentStep(before: known, after: row, line: line(from: known, to: row, evidence: evidence))
    }

    private func line(from known: ConsentRow?, to row: ConsentRow, evidence: String) -> PreferencesV1.ConsentChange {
        .init(
            atMs: nowMs, action: action.rawValue, oldStatus: known?.state.status.rawValue ?? "", newStatus: row.state.status.rawValue,
            actor: authority.name, evidence: evidence)
    }
}
