public import CarillonAPI
import Cryptography
public import ServiceKit
public import Storage

/// Tombstones of erased users: a hash of the user and the time of the erasure. For 30 days no repeated or replayed request stores anything of such
/// a user (PRIV-09).
///
/// Every transaction that stores something of users asks ``among(_:at:_:)``, also one that stores the outcome of work that began before the
/// erasure. A row about an erased user is refused, or is stored without the name where it counts without one, such as the outcome of a push.
///
/// The registry, which has erasures with their progress, keeps its own tombstones, with the ``lifetime`` and the ``refusal(erasedAt:field:)`` of
/// these.
public enum ErasedUsers {
    /// How long a tombstone lasts.
    public static let lifetime = Duration.days(30)

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
        CREATE INDEX erased_users_by_age ON erased_users (erased_at_ms);
        """

    /// Adds a tombstone. An earlier one stays as it is.
    ///
    /// - Returns: the time of the earlier erasure, in milliseconds since 1970; nil: there was none.
    @discardableResult
    public static func add(_ user: UserKey, at now: Instant, _ database: Database) throws -> Int64? {
        if let before = try erasure(of: user, at: now, database) { return before }
        try database.cachedStatement(
            sql: "INSERT OR REPLACE INTO erased_users (organization_id, app_id, user_hash, erased_at_ms) VALUES (?, ?, ?, ?)"
        ).execute(arguments: [user.organization, user.app, hash(user), now.milliseconds])
        return nil
    }

    /// Refuses a user who was erased.
    ///
    /// - Throws: `conflict`.
    public static func refuse(_ user: UserKey, at now: Instant, _ database: Database, field: String = "user_id") throws {
        guard let erasedAtMs = try erasure(of: user, at: now, database) else { return }
        throw refusal(erasedAt: Instant(milliseconds: erasedAtMs), field: field)
    }

    /// Looks up the erased among the users of a batch. Call it in the transaction of the effect. The cost grows with the batch, not with the number
    /// of tombstones.
    ///
    /// - Parameter users: all users that the snapshot is asked about. Not evaluated while the store has no tombstone, which is the usual case.
    public static func among<Users: Sequence>(
        _ users: @autoclosure () throws -> Users, at now: Instant, _ database: Database
    ) throws -> Snapshot where Users.Element == UserKey {
        guard try hasAny(database) else { return Snapshot() }
        let asked = Set(try users())
        var erased: [UserKey: Int64] = [:]
        for (tenant, users) in Dictionary(grouping: asked, by: { [$0.organization, $0.app] }) {
            // Most apps have no tombstone; no hashes for them.
            let isAnybodys = try Bool.fetchOne(
                database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_users WHERE organization_id = ? AND app_id = ?)"),
                arguments: StatementArguments(tenant))
            guard isAnybodys == true else { continue }
            let byHash = Dictionary(users.map { (hash($0), $0) }, uniquingKeysWith: { first, _ in first })
            let rows = try Row.fetchCursor(
                database.cachedStatement(sql: amongSQL), arguments: StatementArguments(tenant) + [JSONArray.text(byHash.keys), oldest(now)])
            while let row = try rows.next() { if let user = byHash[row[0]] { erased[user] = row[1] } }
        }
        return Snapshot(erased: erased, asked: asked)
    }

    /// The erased among some users, as a ``Quarantine`` asks.
    public static let lookup: Quarantine.ErasedLookup = { users, now, database in Set(try among(users, at: now, database).erased.keys) }

    /// One lookup by key for each user.
    static let amongSQL = """
        SELECT user_hash, erased_at_ms FROM erased_users
        WHERE organization_id = ? AND app_id = ? AND user_hash IN (SELECT value FROM json_each(?)) AND erased_at_ms > ?
        """

    /// Deletes tombstones older than ``lifetime``.
    ///
    /// - Returns: the number of deleted tombstones, at most `limit`.
    public static func purge(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.cachedStatement(
            sql: """
                DELETE FROM erased_users WHERE (organization_id, app_id, user_hash) IN (
                    SELECT organization_id, app_id, user_hash FROM erased_users INDEXED BY erased_users_by_age
                    WHERE erased_at_ms <= ? ORDER BY erased_at_ms LIMIT ?)
                """
        ).execute(arguments: [oldest(now), limit])
        return database.changesCount
    }

    /// The erased among some users, at one instant.
    public struct Snapshot: Sendable {
        fileprivate var erased: [UserKey: Int64] = [:]
        /// Nil while the store has no tombstone.
        fileprivate var asked: Set<UserKey>?

        /// None of the users was erased: the usual case.
        public var isEmpty: Bool { erased.isEmpty }

        /// Whether a user of the batch was erased.
        public func contains(_ user: UserKey) -> Bool { erasure(of: user) != nil }

        /// Refuses a user who was erased, as ``ErasedUsers/refuse(_:at:_:field:)``.
        ///
        /// - Throws: `conflict`.
        public func refuse(_ user: UserKey, field: String) throws {
            guard let erasedAtMs = erasure(of: user) else { return }
            throw ErasedUsers.refusal(erasedAt: Instant(milliseconds: erasedAtMs), field: field)
        }

        private func erasure(of user: UserKey) -> Int64? {
            assert(asked?.contains(user) ?? true, "the erased were not asked for among users of this batch")
            return erased[user]
        }
    }

    private static func erasure(of user: UserKey, at now: Instant, _ database: Database) throws -> Int64? {
        guard try hasAny(database) else { return nil }
        return try Int64.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT erased_at_ms FROM erased_users
                    WHERE organization_id = ? AND app_id = ? AND user_hash = ? AND erased_at_ms > ?
                    """),
            arguments: [user.organization, user.app, hash(user), oldest(now)])
    }

    /// Most stores have no tombstone; this check saves the hash.
    private static func hasAny(_ database: Database) throws -> Bool {
        try Bool.fetchOne(database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_users)")) == true
    }

    /// The answer to a request that would store something of an erased user: `conflict`.
    ///
    /// - Parameter field: of the request, with the user.
    public static func refusal(erasedAt: Instant, field: String) -> APIError {
        APIError(.conflict, field: field, "the user was erased; nothing of them is stored before \((erasedAt + lifetime).rfc3339)")
    }

    private static func oldest(_ now: Instant) -> Int64 { (now - lifetime).milliseconds }

    private static func hash(_ user: UserKey) -> String {
        SHA256.hexadecimal([user.organization, user.app, user.id].joined(separator: "\u{0}"))
    }
}
