import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Who is whose guardian (REG-04). Relationships that ended stay, so that what was sent can be explained.
    static let relationships = Migration(
        "0017 relationships",
        """
        CREATE TABLE relationships (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            relationship_id TEXT NOT NULL,
            guardian_user_id TEXT NOT NULL,
            child_user_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            status TEXT NOT NULL,
            verified_at_ms INTEGER,
            ended_at_ms INTEGER,
            created_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, relationship_id),
            UNIQUE (organization_id, app_id, child_user_id, guardian_user_id, kind)
        );
        CREATE INDEX relationships_of_guardian ON relationships (organization_id, app_id, guardian_user_id, child_user_id);
        """)
}
