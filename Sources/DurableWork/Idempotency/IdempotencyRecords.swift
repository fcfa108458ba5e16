import Cryptography
public import ServiceKit
public import Storage

/// What answers remembered under idempotency keys hold of a user, and what goes with time.
///
/// A user's own answers are theirs by their principal. A host system's or an operator's name the user somewhere inside: strings of a message
/// are stored behind their length, so an id is found as one whole string, and never as a part of another.
public enum IdempotencyRecords {
    /// Keys of a week may be many, and each is looked into.
    private static let scan = TableScan("idempotency_keys", key: ["id"])

    private static let own = "organization_id = ?1 AND app_id = ?2 AND principal = 'user:' || ?3"

    /// Forgets every answer that is the user's or names them. The call that such a key stood for is made anew when it is repeated, and meets
    /// the tombstone.
    ///
    /// Answers to others that name the user: to callers of the app itself, to services that call for themselves and belong to no app, and to
    /// administrators of other apps who were let at this one. Whom the answers of anybody else name is a namesake.
    ///
    /// - Parameter address: another name of the user; empty: there is none.
    /// - Returns: how many.
    public static func erase(_ user: StoredUser, andNaming address: String = "", _ store: Store) async throws -> Int {
        let naming = [user.id, address].filter { !$0.isEmpty }.map { "instr(response, x'\(Hexadecimal.encode(field($0)))') > 0" }
        let reached = Hexadecimal.encode(Array(Tenant(organization: user.organization, app: user.app).text.utf8))
        let condition = """
            (\(own) OR (\(naming.joined(separator: " OR "))) AND (
                organization_id = ?1 AND app_id = ?2 OR organization_id = '' AND app_id = '' AND reached = ''
                OR reached <> '' AND instr(reached, CAST(x'\(reached)' AS TEXT)) > 0))
            """
        return try await UserDataTable.deleting(scanning: scan, where: condition)(user, store)
    }

    /// A string as a message holds it: its length as a varint, then its bytes.
    private static func field(_ text: String) -> [UInt8] {
        var (length, bytes) = (text.utf8.count, [UInt8]())
        while length > 0x7f {
            bytes.append(UInt8(length & 0x7f) | 0x80)
            length >>= 7
        }
        return bytes + [UInt8(length)] + Array(text.utf8)
    }

    /// The user's own keys, a JSON object each.
    public static func rows(of user: StoredUser, _ database: Database) throws -> [String] {
        try String.fetchAll(
            database, sql: "SELECT json_object('method', method, 'key', key, 'expires_at_ms', expires_at_ms) FROM idempotency_keys WHERE \(own)",
            arguments: user.arguments)
    }

    /// Deletes answers whose time is over.
    ///
    /// - Returns: how many, at most `limit`.
    public static func purge(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.cachedStatement(
            sql: """
                DELETE FROM idempotency_keys WHERE id IN (
                    SELECT id FROM idempotency_keys WHERE expires_at_ms <= ? ORDER BY expires_at_ms LIMIT ?)
                """
        ).execute(arguments: [now.milliseconds, limit])
        return database.changesCount
    }
}
