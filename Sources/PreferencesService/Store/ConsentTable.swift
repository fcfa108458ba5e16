import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The table `consents`: a row for each guardian who was asked about a child.
enum ConsentTable {
    static let watched = WatchedTable("consents", columns: ["status"], newRows: "TRUE")
    /// Prefix of an erased guardian's key; the consent's id follows.
    static let erasedPrefix = "erased "

    /// All consents of a child, first asked first.
    static func all(of child: UserKey, _ database: Database) throws -> [Consent] {
        try database.rows(
            "SELECT * FROM consents WHERE organization_id = ? AND app_id = ? AND user_id = ? ORDER BY requested_at_ms, consent_id", child.arguments
        ) { try ConsentRecord(row: $0).consent }
    }

    static func find(_ consentId: String, _ database: Database) throws -> Consent? {
        try database.firstRow("SELECT * FROM consents WHERE consent_id = ?", [consentId]) { try ConsentRecord(row: $0).consent }
    }

    static func save(_ consent: Consent, _ database: Database) throws { try ConsentRecord(consent).insert(database, onConflict: .replace) }

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

/// A row of `consents`.
private struct ConsentRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "consents"

    var consent: Consent

    init(_ consent: Consent) { self.consent = consent }

    init(row: Row) throws {
        let (decision, key): (String?, String) = (row["decision"], row["guardian_key"])
        consent = Consent(
            child: UserKey(row: row), consentId: row["consent_id"],
            guardian: ConsentGuardian(
                userId: row["guardian_user_id"], email: row["guardian_email"], erasedKey: key.hasPrefix(ConsentTable.erasedPrefix) ? key : ""),
            method: try .init(stored: row["method"]),
            state: ConsentState(
                status: try .init(stored: row["status"]), decision: try decision.map(ConsentStatus.init(stored:)), decidedAt: row["decided_at_ms"],
                requestedAt: row["requested_at_ms"]),
            evidence: row["evidence"], linkNumber: row["link_number"], linkExpiresAt: row["link_expires_at_ms"],
            linkUsedAt: row["link_used_at_ms"])
    }

    func encode(to container: inout PersistenceContainer) {
        consent.child.encode(to: &container)
        container["guardian_key"] = consent.guardian.key
        container["consent_id"] = consent.consentId
        container["guardian_user_id"] = consent.guardian.userId
        container["guardian_email"] = consent.guardian.email
        container["method"] = consent.method.name
        container["status"] = consent.state.status.name
        container["decision"] = consent.state.decision?.name
        container["requested_at_ms"] = consent.state.requestedAt
        container["decided_at_ms"] = consent.state.decidedAt
        container["evidence"] = consent.evidence
        container["link_number"] = consent.linkNumber
        container["link_expires_at_ms"] = consent.linkExpiresAt
        container["link_used_at_ms"] = consent.linkUsedAt
    }
}
