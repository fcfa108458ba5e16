import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Who is looking at what.
    static let presence = Migration(
        "0004 presence",
        """
        CREATE TABLE presence (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            status TEXT NOT NULL,
            active_channel TEXT NOT NULL,
            last_activity_at_ms INTEGER NOT NULL,
            reported_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, user_id, device_id)
        ) WITHOUT ROWID;
        CREATE INDEX presence_by_age ON presence (reported_at_ms);
        """)
}
