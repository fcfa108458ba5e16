import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Notices before a device is purged (REG-24), and registrations counted by day (OBS-08).
    static let noticesAndCounts = Migration(
        "0020 purge notices and registration counts",
        """
        -- Who is to be told that a device will be purged. `pending` ones wait for a channel that carries e-mail.
        CREATE TABLE purge_notices (
            push_device_id TEXT PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            state TEXT NOT NULL,
            noticed_at_ms INTEGER NOT NULL,
            purge_at_ms INTEGER NOT NULL
        ) WITHOUT ROWID;
        CREATE INDEX purge_notices_by_user ON purge_notices (organization_id, app_id, user_id);
        CREATE INDEX purge_notices_pending ON purge_notices (noticed_at_ms) WHERE state = 'pending';

        CREATE TABLE registration_counts (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            -- Days since 1970, UTC.
            day INTEGER NOT NULL,
            attempted INTEGER NOT NULL,
            taken INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, day)
        ) WITHOUT ROWID;
        """)
}
