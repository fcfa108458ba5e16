import CarillonAPI
import Cryptography
import ServiceKit
import Storage

/// The right to erasure, as far as this store is concerned (PRIV-09).
///
/// Everything of a user goes, answers remembered for their idempotency keys included. What stays is a tombstone: the hash of who it
/// was and when, so that a request that is repeated or replayed does not bring the user back for 30 days.
enum UserErasure {
    static let tombstoneLifetimeMs: Int64 = 30 * 86_400_000

    /// Every table that holds rows of a user. A test walks the schema and finds those that are missing here.
    static let tables =
        [
            "documents", "channel_settings", "permission_states", "permission_changes", "prompt_outcomes", "prompt_activity",
            "consents", "consent_changes",
        ] + outboxes

    /// Tables of what others are about to be told.
    static let outboxes = [PushSwitchOutbox.table, TelemetrySource.outbox]

    /// Erases a user.
    ///
    /// - Returns: rows removed by table, and when the user was erased first, where that was before.
    static func erase(_ userId: String, tenant: Tenant, nowMs: Int64, _ database: Database) throws -> (rows: [String: Int64], before: Int64?) {
        let before = try tombstone(of: userId, tenant: tenant, nowMs: nowMs, database)
        var rows: [String: Int64] = [:]
        for table in tables {
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ?")
                .execute(arguments: [tenant.organization, tenant.app, userId])
            rows[table] = Int64(database.changesCount)
        }
        rows["consents", default: 0] += try ConsentRows.forget(guardian: userId, tenant: tenant, database)
        try database.cachedStatement(sql: "DELETE FROM idempotency_keys WHERE organization_id = ? AND app_id = ? AND principal = ?")
            .execute(arguments: [tenant.organization, tenant.app, "user:\(userId)"])
        rows["idempotency_keys"] = Int64(database.changesCount)
        if before == nil {
            try database.cachedStatement(
                sql: "INSERT OR REPLACE INTO erased_users (organization_id, app_id, user_hash, erased_at_ms) VALUES (?, ?, ?, ?)"
            ).execute(arguments: [tenant.organization, tenant.app, hash(userId, tenant), nowMs])
        }
        return (rows, before)
    }

    /// Refuses to store anything of a user who was erased not long ago.
    ///
    /// - Throws: `conflict`.
    static func refuseErased(_ userId: String, tenant: Tenant, nowMs: Int64, _ database: Database) throws {
        guard let erasedAtMs = try tombstone(of: userId, tenant: tenant, nowMs: nowMs, database) else { return }
        let until = Instant(milliseconds: erasedAtMs + tombstoneLifetimeMs).rfc3339
        throw APIError(.conflict, field: "user_id", "the user was erased; nothing of them is stored before \(until)")
    }

    /// Forgets tombstones that have served their time.
    static func purgeTombstones(nowMs: Int64, _ database: Database) throws {
        try database.execute(sql: "DELETE FROM erased_users WHERE erased_at_ms <= ?", arguments: [nowMs - tombstoneLifetimeMs])
    }

    private static func tombstone(of userId: String, tenant: Tenant, nowMs: Int64, _ database: Database) throws -> Int64? {
        // Nobody erased is the usual case, and costs no hash.
        guard try Bool.fetchOne(database.cachedStatement(sql: "SELECT EXISTS (SELECT 1 FROM erased_users)")) == true else { return nil }
        return try Int64.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT erased_at_ms FROM erased_users
                    WHERE organization_id = ? AND app_id = ? AND user_hash = ? AND erased_at_ms > ?
                    """),
            arguments: [tenant.organization, tenant.app, hash(userId, tenant), nowMs - tombstoneLifetimeMs])
    }

    private static func hash(_ userId: String, _ tenant: Tenant) -> String {
        SHA256.hexadecimal([tenant.organization, tenant.app, userId].joined(separator: "\u{0}"))
    }

    static let tombstonesSQL = """
        CREATE TABLE erased_users (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- SHA-256 of organization, app and user id.
            user_hash TEXT NOT NULL,
            erased_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_hash)
        ) WITHOUT ROWID;
        """
}
