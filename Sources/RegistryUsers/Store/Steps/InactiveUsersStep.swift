import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Whether a user is inactive is asked for every user of every send; the few who are have an index of their own, so that nobody's row
    /// is read for it.
    static let inactiveUsers = Migration(
        "0014 inactive users",
        "CREATE INDEX users_inactive ON users (organization_id, app_id, user_id) WHERE status <> 'active';")
}
