import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Indexes for the decisions of operators and for the maintenance jobs.
    static let decisionIndexes = Migration(
        "0011 decision indexes",
        """
        CREATE INDEX revoked_tokens_by_device ON revoked_tokens (push_device_id, revoked_at_ms);
        CREATE INDEX held_invalidations_by_device ON held_invalidations (push_device_id);
        CREATE INDEX counted_failures_by_age ON counted_failures (counted_at_ms);
        CREATE INDEX devices_fcm_by_use ON devices (app_id, last_used_at_ms) WHERE status = 'active' AND push_token_type = 'fcm';
        CREATE INDEX audit_log_by_subject ON audit_log (subject, action, at_ms);
        """)
}
