import CarillonAPI
import ServiceKit
import Storage

extension PreferencesTransaction {
    /// All consents of a child, first asked first.
    func consents(of child: StoredUser) throws -> [Consent] {
        try ConsentRecord.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT * FROM consents WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY requested_at_ms, consent_id
                    """), arguments: child.arguments
        ).map(\.consent)
    }

    func consent(_ consentId: String) throws -> Consent? {
        try ConsentRecord.fetchOne(
            database.cachedStatement(sql: "SELECT * FROM consents WHERE consent_id = ?"), arguments: [consentId]
        )?.consent
    }

    // MARK: Changes

    /// The effect of a change on a guardian's consent.
    ///
    /// - Throws: as ``ConsentChangeRequest/step(to:among:newID:)``; `conflict` for a child, or the owner of an address, who was erased.
    func step(_ change: ConsentChangeRequest, to guardian: ConsentGuardian, newID: String) throws -> ConsentStep {
        if guardian.userId.isEmpty { try refuseErased(address: guardian.email, of: change.child, at: change.now) }
        try refuseErased(change.child, at: change.now)
        return try change.step(to: guardian, among: try consents(of: change.child), newID: newID)
    }

    /// The effect of a decision by a link's holder on the link's consent.
    ///
    /// - Throws: as ``ConsentChangeRequest/step(_:to:among:history:)``; `conflict` for a child who was erased.
    func step(_ change: ConsentChangeRequest, by link: ConsentLink, to known: Consent) throws -> ConsentStep {
        try refuseErased(change.child, at: change.now)
        let history = known.linkUsedAtMs == nil ? [] : try changes(of: known)
        return try change.step(link, to: known, among: try consents(of: change.child), history: history)
    }

    /// Writes a change of a consent: the consent, the line of its history, and the telemetry event.
    func save(_ step: ConsentStep, of change: ConsentChangeRequest) throws {
        guard step.isChange else { return }
        try ConsentRecord(step.after).insert(database, onConflict: .replace)
        if let line = step.line { try add(line, to: step.after) }
        if let event = step.event { try raise(event, about: change.child, mode: change.telemetryMode, atMs: change.now.milliseconds) }
    }

    // MARK: Consents in force

    static let decisionsSQL = """
        SELECT c.user_id, c.decision, c.decided_at_ms FROM json_each(?) AS wanted
        CROSS JOIN consents AS c ON c.organization_id = ? AND c.app_id = ? AND c.user_id = wanted.value
        WHERE c.decision IS NOT NULL
        """

    /// The children among `children` with a consent in force.
    func consented(among children: Set<String>, tenant: Tenant) throws -> Set<String> {
        guard !children.isEmpty else { return [] }
        var decisions: [String: [ConsentDecision]] = [:]
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: Self.decisionsSQL), arguments: [JSONArray.text(children), tenant.organization, tenant.app])
        while let row = try rows.next() {
            decisions[row[0], default: []].append(ConsentDecision(status: try .init(stored: row[1]), atMs: row[2]))
        }
        return Set(decisions.filter { ConsentDecision.inForce($0.value)?.status == .granted }.keys)
    }

    func hasConsent(_ child: StoredUser) throws -> Bool {
        try !consented(among: [child.id], tenant: Tenant(organization: child.organization, app: child.app)).isEmpty
    }

    // MARK: History

    private func add(_ line: PreferencesV1.ConsentChange, to consent: Consent) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO consent_changes (organization_id, app_id, user_id, consent_id, at_ms, action, old_status, new_status, actor,
                    evidence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: consent.child.arguments + [
                consent.consentId, line.atMs, line.action.name, line.oldStatus.name, line.newStatus.name, line.actor, line.evidence,
            ])
    }

    /// The history of one consent, newest first.
    func changes(of consent: Consent) throws -> [PreferencesV1.ConsentChange] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT at_ms, action, old_status, new_status, actor, evidence FROM consent_changes
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND consent_id = ? ORDER BY id DESC LIMIT \(Consent.shownChanges)
                    """), arguments: consent.child.arguments + [consent.consentId]
        ).map {
            .init(
                atMs: $0[0], action: try .init(stored: $0[1]), oldStatus: try .init(stored: $0[2]), newStatus: try .init(stored: $0[3]),
                actor: $0[4], evidence: $0[5])
        }
    }
}
