import Cryptography
package import Storage

extension RegistryMigrations {
    /// What apps' issuers sign HS256 tokens with (GW-03): sealed as tokens are.
    package static let tokenSecrets = Migration(
        "0023 token secrets",
        """
        CREATE TABLE token_secrets (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL UNIQUE,
            address BLOB NOT NULL,
            updated_at_ms INTEGER NOT NULL
        );
        """)
}
