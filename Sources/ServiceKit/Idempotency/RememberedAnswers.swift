import Foundation
public import Storage

/// What answers remembered under idempotency keys hold of a user, and what goes with time.
///
/// A user's own answers are theirs by their principal. A host system's or an operator's name the user somewhere inside: strings of a message
/// are stored behind their length, so an id is found as one whole string, and never as a part of another.
public enum RememberedAnswers {
    /// Rows of one transaction.
    private static let page = 500

    private static let own = "organization_id = ?1 AND app_id = ?2 AND principal = 'user:' || ?3"

    /// Forgets every answer that is the user's or names them. The call that such a key stood for is made anew when it is repeated, and meets
    /// the tombstone.
    ///
    /// - Returns: how many.
    public static func erase(_ user: StoredUser, _ store: Store) async throws -> Int {
        let ids = try await store.read { database in
            try Int64.fetchAll(database, sql: "SELECT id FROM idempotency_keys WHERE \(own)", arguments: user.arguments)
                + naming(user, database)
        }
        for start in stride(from: 0, to: ids.count, by: page) {
            let part = ids[start..<min(start + page, ids.count)]
            try await store.write { database in
                let delete = try database.cachedStatement(sql: "DELETE FROM idempotency_keys WHERE id = ?")
                for id in part { try delete.execute(arguments: [id]) }
            }
        }
        return Set(ids).count
    }

    /// Answers to others that name the user: callers of the app itself, services that call for themselves and belong to no app, and
    /// administrators of other apps who were let at this one. Whom the answers of anybody else name is a namesake.
    private static func naming(_ user: StoredUser, _ database: Database) throws -> [Int64] {
        let name = Data(field(user.id))
        return try Int64.fetchAll(
            database,
            sql: """
                SELECT id FROM idempotency_keys
                WHERE (organization_id = ? AND app_id = ? OR organization_id = '' AND app_id = '' AND reached = '') AND instr(response, ?) > 0
                """, arguments: [user.organization, user.app, name])
            + Int64.fetchAll(
                database,
                sql: """
                    SELECT id FROM idempotency_keys INDEXED BY idempotency_keys_reaching
                    WHERE reached <> '' AND instr(reached, ?) > 0 AND instr(response, ?) > 0
                    """, arguments: [reach(user.organization, user.app), name])
    }

    /// An app beside the caller's own that a call was let at.
    static func reach(_ organization: String, _ app: String) -> String { JSONArray.text([organization, app]) }

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
