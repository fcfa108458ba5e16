import Cryptography
package import Storage

extension RegistryMigrations {
    /// Keys of host systems, as hashes.
    package static let serviceKeys = Migration(
        "0005 service keys",
        """
        CREATE TABLE service_keys (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            key_id TEXT NOT NULL UNIQUE,
            secret_hash TEXT NOT NULL UNIQUE,
            name TEXT NOT NULL,
            scopes TEXT NOT NULL,
            created_at_ms INTEGER NOT NULL,
            revoked_at_ms INTEGER
        );
        """)
}
