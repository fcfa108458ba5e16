import RegistryTenants
import Storage

extension RegistryMigrations {
    /// The end of a browser's subscription is in `devices.expires_at_ms` alone, as that of any token (REG-40).
    static let subscriptionEnds = Migration("subscription ends", "ALTER TABLE web_subscriptions DROP COLUMN expires_at_ms;")
}
