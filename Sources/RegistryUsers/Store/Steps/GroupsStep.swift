import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Named groups and their members (REG-05). A group of kind `role` has no rows of members: whoever has the role is one.
    static let groups = Migration(
        "0018 groups",
        """
        CREATE TABLE user_groups (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            group_id TEXT NOT NULL,
            name TEXT NOT NULL,
            kind TEXT NOT NULL,
            role TEXT NOT NULL,
            UNIQUE (organization_id, app_id, group_id)
        );
        CREATE TABLE group_members (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            group_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, group_id, user_id)
        ) WITHOUT ROWID;
        CREATE INDEX groups_of_user ON group_members (organization_id, app_id, user_id, group_id);
        """)
}
