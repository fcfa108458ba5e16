import ServiceKit
import Storage

/// The right to erasure, as far as this store is concerned (PRIV-09).
///
/// Everything of a user goes, answers remembered for idempotency keys included. What stays is a tombstone, so that a request that is repeated
/// or replayed does not bring the user back for 30 days.
enum UserErasure {
    /// Every table that holds rows of a user. A test walks the schema and finds those that are missing here.
    static let tables =
        [
            "documents", "channel_settings", "permission_states", "permission_changes", "prompt_outcomes", "prompt_activity",
            "consents", "consent_changes",
        ] + outboxes

    /// Tables of what others are about to be told, or will not take.
    static let outboxes = [PushSwitchOutbox.table, TelemetrySource.outbox, Quarantine.table]

    /// Erases a user.
    ///
    /// - Parameter address: the user's, in lower case; empty: none is known.
    /// - Returns: rows removed by table, and when the user was erased first, where that was before.
    static func erase(
        _ userId: String, address: String, tenant: Tenant, nowMs: Int64, _ database: Database
    ) throws -> (rows: [String: Int64], before: Int64?) {
        let before = try ErasedUsers.add(tenant.user(userId), at: Instant(milliseconds: nowMs), database)
        var rows: [String: Int64] = [:]
        for table in tables {
            try database.cachedStatement(sql: "DELETE FROM \(table) WHERE organization_id = ? AND app_id = ? AND user_id = ?")
                .execute(arguments: [tenant.organization, tenant.app, userId])
            rows[table] = Int64(database.changesCount)
        }
        rows["consents", default: 0] += try ConsentRows.forget(guardian: userId, tenant: tenant, database)
        if !address.isEmpty {
            try ErasedUsers.add(owner(of: address, tenant), at: Instant(milliseconds: nowMs), database)
            rows["consents", default: 0] += try ConsentRows.forget(address: address, tenant: tenant, database)
        }
        return (rows, before)
    }

    /// Refuses to ask an address anything whose owner was erased not long ago.
    ///
    /// - Throws: `conflict`.
    static func refuseErased(address: String, tenant: Tenant, nowMs: Int64, _ database: Database) throws {
        try ErasedUsers.refuse(owner(of: address, tenant), at: Instant(milliseconds: nowMs), database, field: "guardian_email")
    }

    /// Whoever an address belongs to; no user's id has a space in it.
    private static func owner(of address: String, _ tenant: Tenant) -> StoredUser { tenant.user("email \(address)") }

    /// Refuses to store anything of a user who was erased not long ago.
    ///
    /// - Throws: `conflict`.
    static func refuseErased(_ userId: String, tenant: Tenant, nowMs: Int64, _ database: Database) throws {
        try ErasedUsers.refuse(tenant.user(userId), at: Instant(milliseconds: nowMs), database)
    }
}
