import CarillonAPI
import ServiceKit
import Storage

/// What becomes of consents when a guardian is erased (PRIV-09).
extension PreferencesTransaction {
    /// Removes what a guardian who is erased has said: a grant that nobody stands behind any more does not count. Their refusals stay without a
    /// name: without them an older grant of another guardian would count again (PREF-17).
    ///
    /// - Returns: how many consents were removed, or lost the name.
    func forgetGuardian(_ user: StoredUser) throws -> Int64 {
        try forgetGuardian(
            where: "organization_id = ? AND app_id = ? AND guardian_user_id = ? AND guardian_user_id <> ''", user.arguments)
    }

    /// The same for consents that were asked of an address and of no account: the address was the erased user's (decision 0034). Consents that
    /// were asked of an account by way of the same address are that account's.
    ///
    /// - Parameters:
    ///   - address: in lower case, as consents are written.
    ///   - user: the erased one.
    func forgetGuardian(address: String, of user: StoredUser) throws -> Int64 {
        try forgetGuardian(
            where: "organization_id = ? AND app_id = ? AND guardian_email = ? AND guardian_email <> '' AND guardian_user_id = ''",
            [user.organization, user.app, address])
    }

    private func forgetGuardian(where theirs: String, _ key: StatementArguments) throws -> Int64 {
        try database.cachedStatement(
            sql: """
                DELETE FROM consent_changes WHERE (organization_id, app_id, user_id, consent_id) IN (
                    SELECT organization_id, app_id, user_id, consent_id FROM consents WHERE \(theirs))
                """
        ).execute(arguments: key)
        try database.cachedStatement(
            sql: "DELETE FROM consents WHERE \(theirs) AND (decision IS NULL OR decision = '\(ConsentStatus.granted.name)')"
        ).execute(arguments: key)
        let removed = database.changesCount
        // The key is the consent's own id, and no hash of the guardian, so that nobody finds out who it was. The link is void.
        try database.cachedStatement(
            sql: """
                UPDATE consents SET guardian_key = '\(ConsentRecord.erasedPrefix)' || consent_id, guardian_user_id = '', guardian_email = '',
                    status = decision, evidence = 'by a guardian who was erased since', link_expires_at_ms = NULL, link_used_at_ms = NULL
                WHERE \(theirs)
                """
        ).execute(arguments: key)
        return Int64(removed + database.changesCount)
    }
}
