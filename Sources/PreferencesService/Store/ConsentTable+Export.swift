import DurableWork
import GRDB
import ServiceKit
import Storage

/// Consents in data exports of children and guardians (PRIV-11).
extension ConsentTable {
    /// Columns of consents in the child's export, without the guardian's mail address (PRIV-07).
    static let exportedColumns = decisionColumns + ["guardian_user_id"]
    /// Columns of the consents' history in the child's export.
    static let exportedChangeColumns = changeColumns + ["consent_id"]

    /// The consents that a user was asked for as a guardian, each with the newest lines of its history, as JSON objects.
    static func given(by user: UserKey, _ database: Database) throws -> [String] {
        try database.rows(givenSQL, user.arguments) { $0[0] as String }
    }

    private static let givenSQL = """
        SELECT json_object(\(members(decisionColumns + ["guardian_email"])), 'child_user_id', user_id, 'history', json((
            SELECT json_group_array(json_object(\(members(changeColumns)))) FROM (
                SELECT * FROM (
                    SELECT * FROM consent_changes AS h
                    WHERE h.organization_id = c.organization_id AND h.app_id = c.app_id AND h.user_id = c.user_id AND h.consent_id = c.consent_id
                    ORDER BY id DESC LIMIT \(exportedChanges)) ORDER BY id))))
        FROM consents AS c WHERE organization_id = ? AND app_id = ? AND guardian_user_id = ? AND guardian_user_id <> ''
        ORDER BY requested_at_ms, consent_id
        """

    /// Most lines of the history that are exported with one consent.
    private static let exportedChanges = 1_000

    private static let decisionColumns = [
        "consent_id", "method", "status", "decision", "requested_at_ms", "decided_at_ms", "evidence", "link_number", "link_expires_at_ms",
        "link_used_at_ms",
    ]
    private static let changeColumns = ["at_ms", "action", "old_status", "new_status", "actor", "evidence"]

    private static func members(_ columns: [String]) -> String { columns.map { "'\($0)', \($0)" }.joined(separator: ", ") }
}
