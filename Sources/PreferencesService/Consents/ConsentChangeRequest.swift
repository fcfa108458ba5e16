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
    func apply(to guardian: ConsentGuardian, newID: String, _ database: Database) throws -> ConsentRow {
        let rows = try ConsentRows.all(of: userId, tenant: tenant, database)
        let known = rows.first { $0.guardian.key == guardian.key }
        if known == nil, rows.count >= ConsentRows.mostOfChild {
            throw APIError(.conflict, field: "child_user_id", "\(rows.count) guardians were asked about this child, and there is no room for more")
        }
        var row =
            known
            ?? ConsentRow(
                tenant: tenant, userId: userId, consentId: newID, guardian: guardian, method: .emailConfirmation,
                state: ConsentState(status: .pending, requestedAtMs: nowMs))
        if !guardian.email.isEmpty { row.guardian.email = guardian.email }
        if action == .request {
            row.method = guardian.email.isEmpty ? .accountSwitch : .emailConfirmation
        } else {
            row.method = .accountSwitch
        }
        try advance(&row, from: known, among: rows, evidence: "in the name of \(authority.name), request \(requestID)", database)
        // A guardian needs no link to their own account.
        if action == .request, case .agent = authority {
            row.linkNumber += 1
            row.linkExpiresAtMs = nowMs + ConsentLink.lifetimeMs
            row.linkUsedAtMs = nil
            try ConsentRows.write(row, database)
        }
        return row
    }

    /// Notes what the holder of a link decided. The link is spent with it.
    ///
    /// - Throws: `consent_link_spent`, `consent_link_expired`.
    func apply(_ link: ConsentLink, to known: ConsentRow, _ database: Database) throws -> ConsentRow {
        guard link.number == known.linkNumber, known.linkUsedAtMs == nil else {
            throw APIError(.consentLinkSpent, "this link was used already, or a later one took its place; ask for a new one")
        }
        guard nowMs < link.expiresAtMs else {
            throw APIError(.consentLinkExpired, "this link worked until \(Instant(milliseconds: link.expiresAtMs).rfc3339); ask for a new one")
        }
        var row = known
        row.linkUsedAtMs = nowMs
        row.method = .emailConfirmation
        let rows = try ConsentRows.all(of: userId, tenant: tenant, database)
        try advance(
            &row, from: known, among: rows,
            evidence: "by link \(link.number), which worked until "
                + "\(Instant(milliseconds: link.expiresAtMs).rfc3339), request \(requestID)", database)
        return row
    }

    private func advance(
        _ row: inout ConsentRow, from known: ConsentRow?, among rows: [ConsentRow], evidence: String, _ database: Database
    ) throws {
        try UserErasure.refuseErased(userId, tenant: tenant, nowMs: nowMs, database)
        let decisions = rows.compactMap { row in
            row.state.decision.map { ConsentDecision(status: $0, atMs: row.state.decidedAtMs ?? 0) }
        }
        let isInForce = known.map { known in
            known.state.decision.map { ConsentDecision(status: $0, atMs: known.state.decidedAtMs ?? 0) }
                == ConsentDecision.inForce(decisions)
        }
        row.state = try ConsentState.after(action, from: known?.state, isInForce: isInForce ?? false, atMs: nowMs)
        guard row.state != known?.state || row.linkUsedAtMs != known?.linkUsedAtMs else { return }
        if row.state.decidedAtMs != known?.state.decidedAtMs { row.evidence = evidence }
        try ConsentRows.write(row, database)
        try ConsentRows.add(
            .init(
                atMs: nowMs, action: action.rawValue, oldStatus: known?.state.status.rawValue ?? "", newStatus: row.state.status.rawValue,
                actor: authority.name, evidence: evidence), to: row, database)
        guard row.state.status != known?.state.status else { return }
        // The guardian is not named: what is told of a child goes with the child.
        try telemetry.raise(
            "push_consent_changed", about: ChangedUser(organization: tenant.organization, app: tenant.app, user: userId), mode: telemetryMode,
            atMs: nowMs,
            [
                "user_id": .text(userId), "consent_id": .text(row.consentId), "old_status": .text(known?.state.status.rawValue ?? ""),
                "new_status": .text(row.state.status.rawValue),
            ], database)
    }
}
