import RegistryTenants
import Storage

extension RegistryMigrations {
    /// The jobs find what is due without reading every device: each index holds the devices of one status, by the time that counts.
    static let jobIndexes = Migration(
        "0009 job indexes",
        """
        CREATE INDEX devices_active_by_use ON devices (app_id, last_used_at_ms) WHERE status = 'active';
        CREATE INDEX devices_dead_by_time ON devices (app_id, last_failure_at_ms) WHERE status IN ('expired', 'invalid');
        CREATE INDEX devices_revoked_by_time ON devices (app_id, revoked_at_ms) WHERE status = 'revoked';
        DROP INDEX devices_by_failures;
        CREATE INDEX devices_by_failures ON devices (app_id, failure_count) WHERE failure_count > 0;
        """)
}
