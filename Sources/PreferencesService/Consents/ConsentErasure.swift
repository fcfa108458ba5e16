import ServiceKit
import Storage

/// What becomes of consents when a guardian is erased (PRIV-09).
extension ConsentRows {
    /// Removes what a guardian who is erased has said: a consent that nobody stands behind any more is none. Their refusals stay without a
    /// name: without them an older grant of another guardian would count again (PREF-17).
    ///
    /// - Returns: how many consents were removed, or lost the name.
    static func forget(guardian userId: String, tenant: Tenant, _ database: Database) throws -> Int64 {
        try forget(
            where: "organization_id = ? AND app_id = ? AND guardian_user_id = ? AND guardian_user_id <> ''",
            [tenant.organization, tenant.app, userId], database)
    }

    /// The same for what was asked of an address and of no account: the address was the erased user's (decision 0034). What an account was
    /// asked by way of the same address is that account's.
    ///
    /// - Parameter address: in lower case, as consents are written.
    static func forget(address: String, tenant: Tenant, _ database: Database) throws -> Int64 {
        try forget(
            where: "organization_id = ? AND app_id = ? AND guardian_email = ? AND guardian_email <> '' AND guardian_user_id = ''",
            [tenant.organization, tenant.app, address], database)
    }

    private static func forget(where theirs: String, _ key: StatementArguments, _ database: Database) throws -> Int64 {
        try database.cachedStatement(
            sql: """
                DELETE FROM consent_changes WHERE (organization_id, app_id, user_id, consent_id) IN (
                    SELECT organization_id, app_id, user_id, consent_id FROM consents WHERE \(theirs))
                """
        ).execute(arguments: key)
        try database.cachedStatement(
            sql: "DELETE FROM consents WHERE \(theirs) AND (decision IS NULL OR decision = '\(ConsentStatus.granted.rawValue)')"
        ).execute(arguments: key)
        let removed = database.changesCount
        // The consent's own id is in the key, and no hash of the guardian, so that nobody finds out whom it stood for. The link is void.
        try database.cachedStatement(
            sql: """
                UPDATE consents SET guardian_key = '\(erasedPrefix)' || consent_id, guardian_user_id = '', guardian_email = '',
                    status = decision, evidence = 'by a guardian who was erased since', link_expires_at_ms = NULL, link_used_at_ms = NULL
                WHERE \(theirs)
                """
        ).execute(arguments: key)
        return Int64(removed + database.changesCount)
    }
}
