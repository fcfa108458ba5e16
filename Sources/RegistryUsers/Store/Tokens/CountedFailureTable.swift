import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `counted_failures`: attempts with a counted failure, so that a repeated report counts once.
enum CountedFailureTable {
    /// Marks an attempt's failure as counted.
    ///
    /// - Returns: whether it was not counted before.
    static func markIfNew(_ attemptId: String, of tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Bool {
        try database.countChanges(
            "INSERT OR IGNORE INTO counted_failures (organization_id, app_id, attempt_id, counted_at_ms) VALUES (?, ?, ?, ?)",
            [tenant.organizationId, tenant.appId, attemptId, now.milliseconds]) == 1
    }

    /// Deletes rows from before an instant, of all apps.
    ///
    /// - Returns: how many, at most `limit`.
    static func purge(before: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM counted_failures WHERE (organization_id, app_id, attempt_id) IN (
                SELECT organization_id, app_id, attempt_id FROM counted_failures INDEXED BY counted_failures_by_age
                WHERE counted_at_ms < ? LIMIT ?)
            """, [before, limit])
    }
}
