import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `consents`: a row for each guardian who was asked about a child.
enum ConsentTable {
    static let watched = WatchedTable("consents", columns: ["status"], newRows: "TRUE")
    /// Prefix of an erased guardian's key; the consent's id follows.
    static let erasedPrefix = "erased "

    /// In the order in which rows are read and written.
    private static let columns = """
        organization_id, app_id, user_id, guardian_key, consent_id, guardian_user_id, guardian_email, method, status, decision, requested_at_ms,
        decided_at_ms, evidence, link_number, link_expires_at_ms, link_used_at_ms
        """

    /// Reads ``columns``.
    private static func consent(_ row: Row) throws -> Consent {
        let (key, decision): (String, String?) = (row[3], row[9])
        return Consent(
            child: UserKey(organization: row[0], app: row[1], id: row[2]), consentId: row[4],
            guardian: ConsentGuardian(userId: row[5], email: row[6], erasedKey: key.hasPrefix(erasedPrefix) ? key : ""),
            method: try .init(stored: row[7]),
            state: ConsentState(
                status: try .init(stored: row[8]), decision: try decision.map(ConsentStatus.init(stored:)), decidedAt: row[11], requestedAt: row[10]),
            evidence: row[12], linkNumber: row[13], linkExpiresAt: row[14], linkUsedAt: row[15])
    }

    /// All consents of a child, first asked first.
    static func all(of child: UserKey, _ database: Database) throws -> [Consent] {
        try database.rows(
            """
            SELECT \(columns) FROM consents WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY requested_at_ms, consent_id
            """, child.arguments, consent)
    }

    static func find(_ consentId: String, _ database: Database) throws -> Consent? {
        try database.firstRow("SELECT \(columns) FROM consents WHERE consent_id = ?", [consentId], consent)
    }

    static func save(_ consent: Consent, _ database: Database) throws {
        try database.run(
            "INSERT OR REPLACE INTO consents (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            consent.child.arguments + [
                consent.guardian.key, consent.consentId, consent.guardian.userId, consent.guardian.email, consent.method.name,
                consent.state.status.name, consent.state.decision?.name, consent.state.requestedAt, consent.state.decidedAt, consent.evidence,
                consent.linkNumber, consent.linkExpiresAt, consent.linkUsedAt,
            ])
    }

    // MARK: Consents in force

    static let decisionsSQL = """
        SELECT c.user_id, c.decision, c.decided_at_ms FROM json_each(?) AS wanted
        CROSS JOIN consents AS c ON c.organization_id = ? AND c.app_id = ? AND c.user_id = wanted.value
        WHERE c.decision IS NOT NULL
        """

    /// The children among `children` with a consent in force.
    static func consented(among children: Set<String>, tenant: CommonV1.Tenant, _ database: Database) throws -> Set<String> {
        guard !children.isEmpty else { return [] }
        var decisions: [String: [ConsentDecision]] = [:]
        let made = try database.rows(decisionsSQL, [JSONArray.text(children), tenant.organizationId, tenant.appId]) {
            (child: $0[0] as String, decision: ConsentDecision(status: try .init(stored: $0[1]), at: $0[2]))
        }
        for (child, decision) in made { decisions[child, default: []].append(decision) }
        return Set(decisions.filter { ConsentDecision.inForce($0.value)?.status == .granted }.keys)
    }

    static func hasConsent(_ child: UserKey, _ database: Database) throws -> Bool {
        try !consented(among: [child.id], tenant: child.tenant, database).isEmpty
    }
}
