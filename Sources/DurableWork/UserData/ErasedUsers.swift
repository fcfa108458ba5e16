public import CarillonAPI
import Cryptography
import Foundation
public import GRDB
public import ServiceKit
public import Storage

/// Tombstones of erased users: a hash of the user and the time of the erasure. For 30 days no repeated or replayed request stores anything of such
/// a user (PRIV-09).
///
/// Every transaction that stores something of users asks ``among(_:at:_:)``, also one that stores the outcome of work that began before the
/// erasure. A row about an erased user is refused, or is stored without the name where it counts without one, such as the outcome of a push.
///
/// The registry, which has erasures with their progress, keeps its own tombstones, with the ``lifetime`` and the ``refusal(erasedAt:field:)`` of
/// these. It hashes with the key of its key ring, because its audit log names erased users by the hash for years.
///
/// User ids can be guessed, so each store salts its hashes. Without the salt a hash names nobody, and hashes of two stores cannot be matched
/// (docs/decisions/0069-salted-tombstones.md).
public enum ErasedUsers {
    /// How long a tombstone lasts.
    public static let lifetime = Duration.days(30)

    /// The tables, as a step of a store's schema.
    public static let migration = Migration("erased users") { database in
        try database.execute(sql: schema)
        try database.execute(sql: "INSERT INTO erased_users_salt (salt) VALUES (?)", arguments: [Data(SecureRandom.bytes(saltBytes))])
    }

    private static let saltBytes = 16

    private static let schema = """
        CREATE TABLE erased_users (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- SHA-256 of salt, organization, app and user id.
            user_hash TEXT NOT NULL,
            erased_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_hash)
        ) WITHOUT ROWID;
        CREATE INDEX erased_users_by_age ON erased_users (erased_at_ms);
        -- One row.
        CREATE TABLE erased_users_salt (salt BLOB NOT NULL);
        """

    /// Adds a tombstone. An earlier one stays as it is.
    ///
    /// - Returns: the time of the earlier erasure; nil: there was none.
    @discardableResult
    public static func add(_ user: UserKey, at now: Instant, _ database: Database) throws -> Instant? {
        if let before = try erasure(of: user, at: now, database) { return before }
        let salt = try database.firstRow("SELECT salt FROM erased_users_salt") { try $0.bytes(at: 0) }
        guard let salt else {
            throw APIError(.internalError, "the store has no salt of tombstones")
        }
        try database.run(
            "INSERT OR REPLACE INTO erased_users (organization_id, app_id, user_hash, erased_at_ms) VALUES (?, ?, ?, ?)",
            [user.organization, user.app, UserHashes(salt, user.tenant).hash(user.id), now])
        return nil
    }

    /// Refuses a user who was erased.
    ///
    /// - Throws: `conflict`.
    public static func refuse(_ user: UserKey, at now: Instant, _ database: Database, field: String = "user_id") throws {
        guard let erasedAt = try erasure(of: user, at: now, database) else { return }
        throw refusal(erasedAt: erasedAt, field: field)
    }

    /// Looks up the erased among the users of a batch. Call it in the transaction of the effect. The cost grows with the batch, not with the number
    /// of tombstones.
    ///
    /// - Parameter users: all users that the snapshot is asked about. Not evaluated while the store has no tombstone, which is the usual case.
    public static func among<Users: Sequence>(
        _ users: @autoclosure () throws -> Users, at now: Instant, _ database: Database
    ) throws -> Snapshot where Users.Element == UserKey {
        guard let salt = try saltIfAny(database) else { return Snapshot() }
        let asked = Set(try users())
        var erased: [UserKey: Instant] = [:]
        for (tenant, users) in Dictionary(grouping: asked, by: \.tenant) {
            // Most apps have no tombstone; no hashes for them.
            let ofApp: StatementArguments = [tenant.organizationId, tenant.appId]
            let hasAny = try database.firstRow("SELECT 1 FROM erased_users WHERE organization_id = ? AND app_id = ? LIMIT 1", ofApp) { _ in true }
            guard hasAny == true else { continue }
            let hashes = UserHashes(salt, tenant)
            let byHash = Dictionary(users.map { (hashes.hash($0.id), $0) }, uniquingKeysWith: { first, _ in first })
            let found = try database.rows(amongSQL, ofApp + [JSONArray.text(byHash.keys), oldest(now)]) { (byHash[$0[0]], $0[1] as Instant) }
            for case (let user?, let erasedAt) in found { erased[user] = erasedAt }
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
        try database.countChanges(
            """
            DELETE FROM erased_users WHERE (organization_id, app_id, user_hash) IN (
                SELECT organization_id, app_id, user_hash FROM erased_users INDEXED BY erased_users_by_age
                WHERE erased_at_ms <= ? ORDER BY erased_at_ms LIMIT ?)
            """, [oldest(now), limit])
    }

    /// The erased among some users, at one instant.
    public struct Snapshot: Sendable {
        fileprivate var erased: [UserKey: Instant] = [:]
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
            guard let erasedAt = erasure(of: user) else { return }
            throw ErasedUsers.refusal(erasedAt: erasedAt, field: field)
        }

        private func erasure(of user: UserKey) -> Instant? {
            assert(asked?.contains(user) ?? true, "the erased were not asked for among users of this batch")
            return erased[user]
        }
    }

    private static func erasure(of user: UserKey, at now: Instant, _ database: Database) throws -> Instant? {
        guard let salt = try saltIfAny(database) else { return nil }
        return try database.firstRow(
            "SELECT erased_at_ms FROM erased_users WHERE organization_id = ? AND app_id = ? AND user_hash = ? AND erased_at_ms > ?",
            [user.organization, user.app, UserHashes(salt, user.tenant).hash(user.id), oldest(now)]
        ) { $0[0] }
    }

    /// The salt; nil while the store has no tombstone, as most stores, so that no hash is computed.
    private static func saltIfAny(_ database: Database) throws -> [UInt8]? {
        try database.firstRow("SELECT salt FROM erased_users_salt WHERE EXISTS (SELECT 1 FROM erased_users)") { try $0.bytes(at: 0) }
    }

    /// The answer to a request that would store something of an erased user: `conflict`.
    ///
    /// - Parameter field: of the request, with the user.
    public static func refusal(erasedAt: Instant, field: String) -> APIError {
        APIError(.conflict, field: field, "the user was erased; nothing of them is stored before \((erasedAt + lifetime).rfc3339)")
    }

    private static func oldest(_ now: Instant) -> Instant { now - lifetime }

    /// Hashes the ids of an app's users.
    private struct UserHashes {
        private let prefix: [UInt8]

        init(_ salt: [UInt8], _ tenant: CommonV1.Tenant) {
            // Ids have no NUL.
            prefix = salt + "\(tenant.organizationId)\u{0}\(tenant.appId)\u{0}".utf8
        }

        func hash(_ id: String) -> String { SHA256.hexadecimal(prefix + id.utf8) }
    }
}
