import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// How long dead tokens stayed in sending (`stale_token_age`, OBS-08).
enum StaleTokenAge {
    /// A step of its own: earlier stores have verdicts without it.
    static let migration = Migration(
        "0012 ages of dead tokens",
        """
        -- When the provider called the token dead; NULL: it did not, or an earlier version did not note it.
        ALTER TABLE invalidation_journal ADD COLUMN observed_at_ms INTEGER;
        """)

    /// The longest time from a verdict to the end of sending: of the verdicts of the last days, and of those that wait; nil: there is none.
    static func longest(_ tenant: CommonV1.Tenant, now: Instant, _ database: Database) throws -> Duration? {
        let longest = try database.firstRow(
            """
            SELECT max(age) FROM (
              SELECT invalidated_at_ms - coalesce(observed_at_ms, invalidated_at_ms) AS age FROM invalidation_journal
              WHERE app_id = ?1 AND organization_id = ?2
              UNION ALL SELECT ?3 - observed_at_ms FROM pending_invalidations WHERE organization_id = ?2 AND app_id = ?1)
            """, [tenant.appId, tenant.organizationId, now]
        ) { $0[0] as Int64? }
        return (longest ?? nil).map { .milliseconds(max(0, $0)) }
    }
}
