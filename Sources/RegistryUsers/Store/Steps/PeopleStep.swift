import RegistryTenants
import Storage

extension RegistryMigrations {
    /// What REG-03 knows of people beside their names, and their roles in a form that can be looked up from the role's side: of active
    /// users alone, because nobody asks for the others.
    static let people = Migration(
        "0016 people and their roles",
        """
        ALTER TABLE users ADD COLUMN birth_date TEXT;
        ALTER TABLE users ADD COLUMN under_13 INTEGER;
        ALTER TABLE users ADD COLUMN emoji_ok INTEGER;
        ALTER TABLE users ADD COLUMN reduce_motion INTEGER NOT NULL DEFAULT 0;
        CREATE INDEX active_users_of_organization ON users (organization_id, user_id) WHERE status = 'active';
        CREATE TABLE user_roles (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            role TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, role, user_id)
        ) WITHOUT ROWID;
        INSERT OR IGNORE INTO user_roles (organization_id, app_id, role, user_id)
            SELECT u.organization_id, u.app_id, r.value, u.user_id FROM users AS u, json_each(u.roles) AS r WHERE u.status = 'active';
        """)
}
