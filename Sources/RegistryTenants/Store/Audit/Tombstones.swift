package import CarillonAPI
package import Cryptography
import DurableWork
package import GRDB
package import ServiceKit
import Storage

/// Users who were erased in the last 30 days. No data of them is stored, so that no repeated call restores them (PRIV-09).
package struct Tombstones: Sendable {
    package static let lifetime = ErasedUsers.lifetime

    private let keyRing: KeyRing

    package init(keyRing: KeyRing) { self.keyRing = keyRing }

    /// The keyed hash of a user: a reader of the store without the key cannot find out whether a certain user was erased.
    package func hash(_ userId: String, _ tenant: CommonV1.Tenant) -> String {
        let text = [tenant.organizationId, tenant.appId, userId].joined(separator: "\u{0}")
        return Hexadecimal.encode(keyRing.keyedHash(SHA256.hash(text)))
    }

    /// The name that replaces an erased user's in records that stay.
    package func pseudonym(of userId: String, _ tenant: CommonV1.Tenant) -> String { "erased:" + hash(userId, tenant).prefix(32) }

    /// Refuses to store data of an erased user.
    ///
    /// - Throws: `conflict`.
    package func refuse(_ userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws {
        guard try hasAny(now: now, database), let erasedAt = try erasure(of: userId, tenant: tenant, now: now, database) else { return }
        throw ErasedUsers.refusal(erasedAt: erasedAt, field: "user_id")
    }

    /// The users who are not erased. One erased member of a list must not stop the others.
    package func living(_ userIds: [String], tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> [String] {
        guard !userIds.isEmpty, try hasAny(now: now, database) else { return userIds }
        return try userIds.filter { try erasure(of: $0, tenant: tenant, now: now, database) == nil }
    }

    /// The erased ones of some users of any tenants, for the quarantine.
    package func erased(_ users: Set<UserKey>, at now: Instant, _ database: Database) throws -> Set<UserKey> {
        guard !users.isEmpty, try hasAny(now: now, database) else { return [] }
        return try users.filter { user in
            let tenant = user.tenant
            return try erasure(of: user.id, tenant: tenant, now: now, database) != nil
        }
    }

    /// Whether any user is erased. Usually none is, and no hash is computed.
    package func hasAny(now: Instant, _ database: Database) throws -> Bool {
        try database.firstRow("SELECT 1 FROM erasures WHERE requested_at_ms > ? LIMIT 1", [now - Self.lifetime]) { _ in true } ?? false
    }

    private func erasure(of userId: String, tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Instant? {
        try database.firstRow(
            """
            SELECT requested_at_ms FROM erasures WHERE organization_id = ? AND app_id = ? AND user_hash = ? AND requested_at_ms > ?
            """, [tenant.organizationId, tenant.appId, hash(userId, tenant), now - Self.lifetime]
        ) { $0[0] as Instant }
    }

    /// Deletes finished erasures after 30 days.
    ///
    /// - Returns: how many, at most `limit`.
    package static func purge(now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM erasures WHERE erasure_id IN (
                SELECT erasure_id FROM erasures INDEXED BY erasures_by_age WHERE requested_at_ms <= ? AND user_id = '' LIMIT ?)
            """, [now - lifetime, limit])
    }
}
