import Cryptography
package import Storage

extension RegistryMigrations {
    /// Capabilities that are on for some users first (ARCH-11).
    package static let featureFlags = Migration(
        "0013 feature flags",
        """
        CREATE TABLE feature_flags (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            name TEXT NOT NULL,
            value TEXT NOT NULL,
            user_ids TEXT NOT NULL,
            percent INTEGER NOT NULL,
            otherwise TEXT NOT NULL,
            PRIMARY KEY (organization_id, app_id, name)
        ) WITHOUT ROWID;
        """)
}
