import Cryptography
package import Storage

extension RegistryMigrations {
    /// What apps add to their profiles' catalogues: one row an app, the whole of it, since it is read and written as a whole. And what
    /// the web needs to know of an app (REG-02).
    package static let ownCatalogues = Migration(
        "0012 own catalogues",
        """
        ALTER TABLE apps ADD COLUMN expo_project TEXT NOT NULL DEFAULT '';
        ALTER TABLE apps ADD COLUMN vapid_public_key TEXT NOT NULL DEFAULT '';
        ALTER TABLE apps ADD COLUMN web_fallback_base_url TEXT NOT NULL DEFAULT '';
        ALTER TABLE apps ADD COLUMN allowed_origins TEXT NOT NULL DEFAULT '[]';
        ALTER TABLE apps ADD COLUMN service_worker_path TEXT NOT NULL DEFAULT '';
        CREATE TABLE own_catalogues (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            content BLOB NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        """)
}
