import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Dead tokens counted by day (REG-33): the journal, which they were counted from, forgets who logged out or was erased.
    static let expiredTokenCounts = Migration(
        "expired token counts",
        """
        CREATE TABLE expired_token_counts (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- Days since 1970, UTC.
            day INTEGER NOT NULL,
            tokens INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, day)
        ) WITHOUT ROWID;
        INSERT INTO expired_token_counts (organization_id, app_id, day, tokens)
            SELECT organization_id, app_id, invalidated_at_ms / 86400000, count(*) FROM invalidation_journal GROUP BY 1, 2, 3;
        """)
}
