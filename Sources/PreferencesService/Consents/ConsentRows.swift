import CarillonAPI
import ServiceKit
import Storage

/// One row of `consents`.
struct ConsentRow: Sendable, Hashable {
    var tenant: Tenant
    /// The child.
    var userId: String
    var consentId: String
    var guardian: ConsentGuardian
    var method: ConsentMethod
    var state: ConsentState
    /// How the last decision came in, in words.
    var evidence = ""
    var linkNumber: Int64 = 0
    var linkExpiresAtMs: Int64?
    var linkUsedAtMs: Int64?
}

/// Whom a consent is asked of: an account, an address, or both.
struct ConsentGuardian: Sendable, Hashable {
    var userId: String
    /// Lower case.
    var email: String
    /// What stands for a guardian who was erased and whose refusal is kept; empty for any other.
    var erasedKey = ""

    var isErased: Bool { !erasedKey.isEmpty }

    /// What tells guardians of one child apart: the account where there is one.
    var key: String { isErased ? erasedKey : userId.isEmpty ? "email \(email)" : "user \(userId)" }
}

/// Rows of `consents` and `consent_changes`.
enum ConsentRows {
    /// The most guardians asked about one child: more are a mistake or an attack.
    static let mostOfChild = 20
    /// Lines of the record that are shown of one consent.
    static let shownChanges = 50

    private static let columns = """
        organization_id, app_id, user_id, consent_id, guardian_user_id, guardian_email, method, status, decision, requested_at_ms,
        decided_at_ms, evidence, link_number, link_expires_at_ms, link_used_at_ms, guardian_key
        """
    /// Before the consent's id, in the key of a guardian who was erased.
    static let erasedPrefix = "erased "

    static let consentedSQL = """
        SELECT c.user_id, c.decision, c.decided_at_ms FROM json_each(?) AS wanted
        CROSS JOIN consents AS c ON c.organization_id = ? AND c.app_id = ? AND c.user_id = wanted.value
        WHERE c.decision IS NOT NULL
        """

    private static func read(_ row: Row) throws -> ConsentRow {
        guard let method = ConsentMethod(rawValue: row[6]), let status = ConsentStatus(rawValue: row[7]) else {
            throw DatabaseError(message: "consents holds a method or status this version does not know")
        }
        let decision: String? = row[8]
        let key: String = row[15]
        return ConsentRow(
            tenant: Tenant(organization: row[0], app: row[1]), userId: row[2], consentId: row[3],
            guardian: ConsentGuardian(userId: row[4], email: row[5], erasedKey: key.hasPrefix(erasedPrefix) ? key : ""), method: method,
            state: ConsentState(
                status: status, decision: decision.flatMap(ConsentStatus.init(rawValue:)), decidedAtMs: row[10], requestedAtMs: row[9]),
            evidence: row[11], linkNumber: row[12], linkExpiresAtMs: row[13], linkUsedAtMs: row[14])
    }

    /// All of a child's, first asked first.
    static func all(of userId: String, tenant: Tenant, _ database: Database) throws -> [ConsentRow] {
        let rows = try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT \(columns) FROM consents WHERE organization_id = ? AND app_id = ? AND user_id = ?
                    ORDER BY requested_at_ms, consent_id
                    """), arguments: [tenant.organization, tenant.app, userId])
        return try rows.map(read)
    }

    static func find(_ consentId: String, _ database: Database) throws -> ConsentRow? {
        try Row.fetchOne(
            database.cachedStatement(sql: "SELECT \(columns) FROM consents WHERE consent_id = ?"), arguments: [consentId]
        ).map(read)
    }

    static func write(_ row: ConsentRow, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT OR REPLACE INTO consents (\(columns)) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                row.tenant.organization, row.tenant.app, row.userId, row.consentId, row.guardian.userId, row.guardian.email,
                row.method.rawValue, row.state.status.rawValue, row.state.decision?.rawValue, row.state.requestedAtMs,
                row.state.decidedAtMs, row.evidence, row.linkNumber, row.linkExpiresAtMs, row.linkUsedAtMs, row.guardian.key,
            ])
    }

    // MARK: What is in force

    /// Which of these children have a consent in force.
    static func consented(_ children: Set<String>, tenant: Tenant, _ database: Database) throws -> Set<String> {
        guard !children.isEmpty else { return [] }
        var decisions: [String: [ConsentDecision]] = [:]
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: consentedSQL), arguments: [JSONArray.text(children), tenant.organization, tenant.app])
        while let row = try rows.next() {
            guard let status = ConsentStatus(rawValue: row[1]) else {
                throw DatabaseError(message: "consents.decision holds a value this version does not know")
            }
            decisions[row[0], default: []].append(ConsentDecision(status: status, atMs: row[2]))
        }
        return Set(decisions.filter { ConsentDecision.inForce($0.value)?.status == .granted }.keys)
    }

    static func hasConsent(_ userId: String, tenant: Tenant, _ database: Database) throws -> Bool {
        try !consented([userId], tenant: tenant, database).isEmpty
    }

    // MARK: The record

    static func add(_ change: PreferencesV1.ConsentChange, to row: ConsentRow, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO consent_changes (organization_id, app_id, user_id, consent_id, at_ms, action, old_status, new_status, actor,
                    evidence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(
            arguments: [
                row.tenant.organization, row.tenant.app, row.userId, row.consentId, change.atMs, change.action, change.oldStatus,
                change.newStatus, change.actor, change.evidence,
            ])
    }

    /// Newest first.
    static func changes(of row: ConsentRow, _ database: Database) throws -> [PreferencesV1.ConsentChange] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: """
                    SELECT at_ms, action, old_status, new_status, actor, evidence FROM consent_changes
                    WHERE organization_id = ? AND app_id = ? AND user_id = ? AND consent_id = ? ORDER BY id DESC LIMIT \(shownChanges)
                    """), arguments: [row.tenant.organization, row.tenant.app, row.userId, row.consentId]
        ).map { .init(atMs: $0[0], action: $0[1], oldStatus: $0[2], newStatus: $0[3], actor: $0[4], evidence: $0[5]) }
    }
}

extension ConsentRow {
    func message(history: [PreferencesV1.ConsentChange] = []) -> PreferencesV1.Consent {
        .init(
            tenant: .init(organizationId: tenant.organization, appId: tenant.app), consentId: consentId, childUserId: userId,
            guardianUserId: guardian.userId, guardianEmail: guardian.email, method: method.rawValue, status: state.status.rawValue,
            requestedAtMs: state.requestedAtMs, decidedAtMs: state.decidedAtMs, evidence: evidence, linkNumber: linkNumber,
            linkExpiresAtMs: linkExpiresAtMs, linkUsedAtMs: linkUsedAtMs, history: history)
    }
}
