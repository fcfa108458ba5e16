import RegistryTenants
import Storage

extension RegistryMigrations {
    /// When a device may be asked about again: a day after a probe of which nothing was heard, a cycle after one that failed (REG-19).
    static let tokenValidation = Migration("0010 token validation", "ALTER TABLE devices ADD COLUMN next_probe_at_ms INTEGER;")
}
