import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// The table `consent_changes`: the history of consents. Rows are never changed.
enum ConsentChangeTable {
    static func insert(_ entry: PreferencesV1.ConsentChange, to consent: Consent, _ database: Database) throws {
        try database.run(
            """
            INSERT INTO consent_changes (organization_id, app_id, user_id, consent_id, at_ms, action, old_status, new_status, actor,
                evidence) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            consent.child.arguments + [
                consent.consentId, entry.atMs, entry.action.name, entry.oldStatus.name, entry.newStatus.name, entry.actor, entry.evidence,
            ])
    }

    /// The newest changes of one consent (``Consent/shownChanges``), newest first.
    static func newest(of consent: Consent, _ database: Database) throws -> [PreferencesV1.ConsentChange] {
        try database.rows(
            """
            SELECT at_ms, action, old_status, new_status, actor, evidence FROM consent_changes
            WHERE organization_id = ? AND app_id = ? AND user_id = ? AND consent_id = ? ORDER BY id DESC LIMIT \(Consent.shownChanges)
            """, consent.child.arguments + [consent.consentId]
        ) {
            .init(
                atMs: $0[0], action: try .init(stored: $0[1]), oldStatus: try .init(stored: $0[2]), newStatus: try .init(stored: $0[3]),
                actor: $0[4], evidence: $0[5])
        }
    }
}
