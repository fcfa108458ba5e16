import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Users, channels, threads and who belongs to them (REG-03).
    static let directory = Migration(
        "0002 users and directory",
        """
        CREATE TABLE users (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            roles TEXT NOT NULL,
            display_name TEXT NOT NULL,
            email TEXT,
            locale TEXT,
            timezone TEXT,
            status TEXT NOT NULL,
            inactive_reason TEXT NOT NULL,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, user_id)
        );
        CREATE TABLE channels (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            name TEXT NOT NULL,
            channel_type TEXT NOT NULL,
            UNIQUE (organization_id, app_id, channel_id)
        );
        CREATE TABLE channel_members (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, channel_id, user_id)
        ) WITHOUT ROWID;
        CREATE TABLE threads (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            thread_id TEXT NOT NULL,
            channel_id TEXT NOT NULL,
            UNIQUE (organization_id, app_id, thread_id)
        );
        CREATE TABLE thread_followers (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            thread_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, thread_id, user_id)
        ) WITHOUT ROWID;
        """)
}
