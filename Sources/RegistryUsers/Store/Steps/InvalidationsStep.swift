import RegistryTenants
import Storage

extension RegistryMigrations {
    /// What makes the death of tokens reversible (REG-20, trap T20).
    static let invalidations = Migration(
        "0008 invalidation journal",
        """
        -- What verdicts took out of sending, for as long as an operator may undo it. Where the verdict removed the row, `device` is
        -- that row in JSON, and its token's hash and sealed address stand beside; else these three are empty.
        CREATE TABLE invalidation_journal (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            address_version INTEGER NOT NULL,
            reason TEXT NOT NULL,
            device TEXT,
            token_hash BLOB,
            address BLOB,
            invalidated_at_ms INTEGER NOT NULL
        );
        CREATE INDEX invalidation_journal_by_provider ON invalidation_journal (app_id, provider, invalidated_at_ms);
        CREATE INDEX invalidation_journal_by_owner ON invalidation_journal (app_id, user_id, device_id);
        CREATE INDEX invalidation_journal_by_token ON invalidation_journal (app_id, token_hash) WHERE token_hash IS NOT NULL;
        CREATE INDEX invalidation_journal_by_age ON invalidation_journal (invalidated_at_ms);
        CREATE INDEX invalidation_journal_by_device ON invalidation_journal (push_device_id);
        ALTER TABLE held_invalidations ADD COLUMN verdict TEXT NOT NULL DEFAULT 'dead';

        -- Where verdicts wait, or are believed for a while without asking. No row: the guard decides.
        CREATE TABLE invalidation_modes (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            mode TEXT NOT NULL,
            until_ms INTEGER,
            reason TEXT NOT NULL,
            since_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, provider)
        ) WITHOUT ROWID;
        -- What waited already goes on waiting.
        INSERT INTO invalidation_modes (organization_id, app_id, provider, mode, until_ms, reason, since_ms)
            SELECT organization_id, app_id, provider, 'paused', NULL, 'held before the upgrade', min(held_at_ms)
            FROM held_invalidations GROUP BY organization_id, app_id, provider;
        """)
}
