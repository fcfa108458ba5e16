public import GRDB
public import ServiceKit
import Storage

/// Erasure, export and clean-up of idempotency records.
///
/// The records of a user's own calls have the user as principal. Responses to host systems and operators may name the user, too
/// (``RecordedResponse``).
public enum IdempotencyRecords {
    private static let own = "organization_id = ?1 AND app_id = ?2 AND principal = 'user:' || ?3"

    /// Deletes the records of a user's calls, and the records whose responses name the user. Both are found by an index. A repeated call then runs
    /// again and meets the user's tombstone.
    ///
    /// Responses that may name the user belong to callers of the user's app, to services without an app, and to administrators of other apps whose
    /// call accessed this app. In any other record an equal id belongs to a user of another app.
    ///
    /// - Parameter address: another name of the user, such as an e-mail address; empty: none.
    /// - Returns: the number of deleted records.
    public static func erase(_ user: UserKey, andNaming address: String = "", _ database: Database) throws -> Int {
        try database.countChanges(eraseSQL, user.arguments + [user.tenant.text, address])
    }

    /// The arguments are the user's, the tenant's text, and the address.
    static let eraseSQL = """
        DELETE FROM idempotency_keys WHERE id IN (
            SELECT id FROM idempotency_keys WHERE \(own)
            UNION SELECT record FROM idempotency_users WHERE tenant IN (?4, '') AND name IN (?3, ?5))
        """

    /// The table in the export and erasure of a user. The user's own keys are exported.
    ///
    /// - Parameter address: as for ``erase(_:andNaming:_:)``.
    public static func table(andNaming address: String = "") -> UserDataTable {
        .indexed(
            "idempotency_keys", userColumns: ["principal"], dependents: ["idempotency_users"],
            export: UserDataTable.rows(columns: ["method", "key", "expires_at_ms"], from: "idempotency_keys WHERE \(own)")
        ) { try erase($0, andNaming: address, $1) }
    }

    /// Deletes expired records.
    ///
    /// - Returns: the number of deleted records, at most `limit`.
    public static func purge(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM idempotency_keys WHERE id IN (
                SELECT id FROM idempotency_keys WHERE expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?)
            """, [now, limit])
    }
}
