import CarillonAPI
import ServiceKit
import Storage

/// A row of `consents`.
struct ConsentRecord: FetchableRecord, PersistableRecord {
    static let databaseTableName = "consents"
    /// Prefix of an erased guardian's key; the consent's id follows.
    static let erasedPrefix = "erased "

    var consent: Consent

    init(_ consent: Consent) { self.consent = consent }

    init(row: Row) throws {
        let (decision, key): (String?, String) = (row["decision"], row["guardian_key"])
        consent = Consent(
            child: StoredUser(row: row), consentId: row["consent_id"],
            guardian: ConsentGuardian(
                userId: row["guardian_user_id"], email: row["guardian_email"], erasedKey: key.hasPrefix(Self.erasedPrefix) ? key : ""),
            method: try .init(stored: row["method"]),
            state: ConsentState(
                status: try .init(stored: row["status"]), decision: try decision.map(ConsentStatus.init(stored:)), decidedAtMs: row["decided_at_ms"],
                requestedAtMs: row["requested_at_ms"]),
            evidence: row["evidence"], linkNumber: row["link_number"], linkExpiresAtMs: row["link_expires_at_ms"],
            linkUsedAtMs: row["link_used_at_ms"])
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
        container["requested_at_ms"] = consent.state.requestedAtMs
        container["decided_at_ms"] = consent.state.decidedAtMs
        container["evidence"] = consent.evidence
        container["link_number"] = consent.linkNumber
        container["link_expires_at_ms"] = consent.linkExpiresAtMs
        container["link_used_at_ms"] = consent.linkUsedAtMs
    }
}
