import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// Erasure of a guardian from consents and their history (PRIV-09).
extension ConsentTable {
    /// Deletes the grants of an erased guardian. Refusals stay without a name, because without them an older grant of another guardian would be in
    /// force again (PREF-17).
    ///
    /// - Returns: The number of consents that were deleted or lost the name.
    static func eraseGuardian(_ user: UserKey, _ database: Database) throws -> Int64 {
        try eraseGuardian(
            where: "organization_id = ? AND app_id = ? AND guardian_user_id = ? AND guardian_user_id <> ''", user.arguments, database)
    }

    /// The same for consents of guardians who are known by the erased user's address only (decision 0034). Consents of an account with the same
    /// address belong to that account and stay.
    ///
    /// - Parameters:
    ///   - address: In lower case, as consents store it.
    ///   - user: The erased user.
    static func eraseGuardian(address: String, of user: UserKey, _ database: Database) throws -> Int64 {
        try eraseGuardian(
            where: "organization_id = ? AND app_id = ? AND guardian_email = ? AND guardian_email <> '' AND guardian_user_id = ''",
            [user.organization, user.app, address], database)
    }

    private static func eraseGuardian(where theirs: String, _ key: StatementArguments, _ database: Database) throws -> Int64 {
        try database.run(
            """
            DELETE FROM consent_changes WHERE (organization_id, app_id, user_id, consent_id) IN (
                SELECT organization_id, app_id, user_id, consent_id FROM consents WHERE \(theirs))
            """, key)
        let removed = try database.countChanges(
            "DELETE FROM consents WHERE \(theirs) AND (decision IS NULL OR decision = '\(ConsentStatus.granted.name)')", key)
        // The new key is the consent's id and not a hash of the guardian, so that it does not identify the guardian. The link becomes invalid.
        let unnamed = try database.countChanges(
            """
            UPDATE consents SET guardian_key = '\(erasedPrefix)' || consent_id, guardian_user_id = '', guardian_email = '',
                status = decision, evidence = 'by a guardian who was erased since', link_expires_at_ms = NULL, link_used_at_ms = NULL
            WHERE \(theirs)
            """, key)
        return Int64(removed + unnamed)
    }
}
