import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Push on and off as users have it in their settings (REG-30).
    static let pushSwitches = Migration(
        "push switches",
        """
        -- Those who ever turned push off, or on again.
        CREATE TABLE push_switches (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            is_off INTEGER NOT NULL,
            changed_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id)
        ) WITHOUT ROWID;
        -- The user's switch; the device's own is `notifications_enabled`.
        ALTER TABLE devices ADD COLUMN push_off INTEGER NOT NULL DEFAULT 0;
        """)
}
