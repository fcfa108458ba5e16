import RegistryTenants
import Storage

extension RegistryMigrations {
    /// When a token ends by its own date, where the provider said so (REG-40).
    static let tokenExpiry = Migration(
        "token expiry",
        """
        ALTER TABLE devices ADD COLUMN expires_at_ms INTEGER;
        CREATE INDEX devices_by_expiry ON devices (app_id, expires_at_ms) WHERE expires_at_ms IS NOT NULL AND status = 'active';
        """)
}
