import Cryptography
public import ServiceKit
public import Storage

/// Erasure, export and clean-up of idempotency records.
///
/// The records of a user's own calls have the user as principal. Records of host systems and operators may name the user inside the encoded
/// answer. Protobuf stores a string behind its length, so a search for the length and the id finds whole ids and never parts of others.
public enum IdempotencyRecords {
    /// A table may hold the keys of a week, and erasure searches each answer.
    private static let scan = TableScan("idempotency_keys", key: ["id"])

    private static let own = "organization_id = ?1 AND app_id = ?2 AND principal = 'user:' || ?3"

    /// Deletes the records of a user's calls, and the records whose answers name the user. A repeated call then runs again and meets the user's
    /// tombstone.
    ///
    /// Answers that may name the user belong to callers of the user's app, to services without an app, and to administrators of other apps whose
    /// call accessed this app. In any other record an equal id belongs to a user of another app.
    ///
    /// - Parameter address: another name of the user, such as an e-mail address; empty: none.
    /// - Returns: the number of deleted records.
    public static func erase(_ user: UserKey, andNaming address: String = "", _ store: Store) async throws -> Int {
        let naming = [user.id, address].filter { !$0.isEmpty }.map { "instr(response, x'\(Hexadecimal.encode(field($0)))') > 0" }
        let tenant = Hexadecimal.encode(Array(user.tenant.text.utf8))
        let condition = """
            (\(own) OR (\(naming.joined(separator: " OR "))) AND (
                organization_id = ?1 AND app_id = ?2 OR organization_id = '' AND app_id = '' AND accessed_tenants = ''
                OR accessed_tenants <> '' AND instr(accessed_tenants, CAST(x'\(tenant)' AS TEXT)) > 0))
            """
        return try await UserDataTable.deleting(scanning: scan, where: condition)(user, store)
    }

    /// A string as protobuf encodes it: its length as a varint, then its bytes.
    private static func field(_ text: String) -> [UInt8] {
        var (length, bytes) = (text.utf8.count, [UInt8]())
        while length > 0x7f {
            bytes.append(UInt8(length & 0x7f) | 0x80)
            length >>= 7
        }
        return bytes + [UInt8(length)] + Array(text.utf8)
    }

    /// The table in the export and erasure of a user. The user's own keys are exported.
    ///
    /// - Parameter address: as for ``erase(_:andNaming:_:)``.
    public static func table(andNaming address: String = "") -> UserDataTable {
        UserDataTable(
            "idempotency_keys", userColumns: ["principal"],
            export: UserDataTable.rows(columns: ["method", "key", "expires_at_ms"], from: "idempotency_keys WHERE \(own)"),
            erase: { try await erase($0, andNaming: address, $1) })
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
