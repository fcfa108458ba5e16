import CarillonAPI
import Cryptography
public import Storage

/// Who was erased from a store not long ago: the hash of who it was and when, so that no repeated or replayed request brings the user
/// back for 30 days (PRIV-09).
public enum ErasedUsers {
    /// How long nothing of an erased user is stored.
    public static let lifetime = Duration.seconds(30 * 86_400)

    /// The table, as a step of a store's schema.
    public static let migration = Migration("erased users", sql)

    /// The statement that makes the table.
    public static let sql = """
        CREATE TABLE erased_users (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- SHA-256 of organization, app and user id.
            user_hash TEXT NOT NULL,
            erased_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_hash)
        ) WITHOUT ROWID;
        """

    /// Remembers that a user was erased; the first time counts.
    ///
    /// - Returns: when the user was erased before, in milliseconds; nil for the first time.
    @discardableResult
    public static func add(_ user: StoredUser, at now: Instant, _ database: Database) throws -> Int64? {
        if let before = try erasure(of: user, at: now, database) { return before }
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO erased_users (organization_id, app_id, user_hash, erased_at_ms) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [user.organization, user.app, hash(user), now.milliseconds])
        return nil
    }

    /// Refuses to store anything of a user who was erased.
    ///
    /// - Throws: `conflict`.
    public static func refuse(_ user: StoredUser, at now: Instant, _ database: Database, field: String = "user_id") throws {
        guard let erasedAtMs = try erasure(of: user, at: now, database) else { return }
        throw refusal(erasedAtMs: erasedAtMs, field: field)
    }

    /// Those who are erased at an instant, for work on many users at a time.
    public static func all(at now: Instant, _ database: Database) throws -> Snapshot {
        let rows = try Row.fetchCursor(
            database.cachedStatement(sql: "SELECT user_hash, erased_at_ms FROM erased_users WHERE erased_at_ms > ?"),
            arguments: [oldest(now)])
        var erased: [String: Int64] = [:]
        while let row = try rows.next() { erased[row[0]] = row[1] }
        return Snapshot(erased: erased)
    }

    /// Forgets those whose time is over.
    public static func purge(at now: Instant, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM erased_users WHERE erased_at_ms <= ?", arguments: [oldest(now)])
    }

    /// The erased users of one instant.
    public struct Snapshot: Sendable {
        fileprivate let erased: [String: Int64]

        /// Nobody: the usual case.
        public var isEmpty: Bool { erased.isEmpty }

        /// Whether a user is among them.
        public func contains(_ user: StoredUser) -> Bool { !erased.isEmpty && erased[ErasedUsers.hash(user)] != nil }

        /// Refuses one of them, as ``ErasedUsers/refuse(_:at:_:field:)``.
        ///
        /// - Throws: `conflict`.
        public func refuse(_ user: StoredUser, field: String) throws {
            guard !erased.isEmpty, let erasedAtMs = erased[ErasedUsers.hash(user)] else { return }
            throw ErasedUsers.refusal(erasedAtMs: erasedAtMs, field: field)
        }
    }

    private static func erasure(of user: StoredUser, at now: Instant, _ database: Database) throws -> Int64? {
        // Nobody erased is the usual case, and costs no hash.
        guard try Bool.fetchOne(database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_users)")) == true else { return nil }
        return try Int64.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT erased_at_ms FROM erased_users
                    WHERE organization_id = ? AND app_id = ? AND user_hash = ? AND erased_at_ms > ?
                    """),
            arguments: [user.organization, user.app, hash(user), oldest(now)])
    }

    private static func refusal(erasedAtMs: Int64, field: String) -> APIError {
        let until = (Instant(milliseconds: erasedAtMs) + lifetime).rfc3339
        return APIError(.conflict, field: field, "the user was erased; nothing of them is stored before \(until)")
    }

    private static func oldest(_ now: Instant) -> Int64 { (now - lifetime).milliseconds }

    private static func hash(_ user: StoredUser) -> String {
        SHA256.hexadecimal([user.organization, user.app, user.id].joined(separator: "\u{0}"))
    }
}
