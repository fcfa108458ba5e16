import RegistryTenants
import Storage

extension RegistryMigrations {
    /// Devices, and what is remembered of their tokens. A device's token lives in `token_hash` and, sealed, in `address`; neither is ever
    /// the token (SEC-01).
    static let devices = Migration(
        "0003 devices",
        """
        CREATE TABLE devices (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL UNIQUE,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            device_type TEXT NOT NULL,
            platform TEXT NOT NULL,
            platform_version TEXT NOT NULL,
            device_model TEXT NOT NULL,
            device_name TEXT NOT NULL,
            push_token_type TEXT NOT NULL,
            token_provider TEXT NOT NULL,
            token_hash BLOB,
            address BLOB,
            address_environment INTEGER NOT NULL,
            address_version INTEGER NOT NULL,
            status TEXT NOT NULL,
            revoked_reason TEXT NOT NULL DEFAULT '',
            deactivated_by TEXT NOT NULL DEFAULT '',
            is_valid INTEGER NOT NULL DEFAULT 0,
            supports_rich_content INTEGER NOT NULL,
            supports_notification_actions INTEGER NOT NULL,
            supports_silent_push INTEGER NOT NULL,
            max_payload_size INTEGER NOT NULL,
            notifications_enabled INTEGER NOT NULL,
            badge_enabled INTEGER NOT NULL,
            sound_enabled INTEGER NOT NULL,
            alerts_enabled INTEGER NOT NULL,
            app_version TEXT NOT NULL,
            app_build_number TEXT NOT NULL,
            sdk_version TEXT NOT NULL,
            timezone TEXT NOT NULL,
            locale TEXT NOT NULL,
            is_primary INTEGER NOT NULL DEFAULT 0,
            permission_status TEXT NOT NULL,
            registered_at_ms INTEGER NOT NULL,
            last_registered_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            last_used_at_ms INTEGER NOT NULL,
            last_validated_at_ms INTEGER,
            last_success_at_ms INTEGER,
            last_failure_at_ms INTEGER,
            failure_count INTEGER NOT NULL DEFAULT 0,
            failure_reason TEXT NOT NULL DEFAULT '',
            revoked_at_ms INTEGER,
            deactivated_at_ms INTEGER,
            UNIQUE (organization_id, app_id, user_id, device_id)
        );
        CREATE UNIQUE INDEX devices_by_live_token ON devices (app_id, token_hash)
            WHERE token_hash IS NOT NULL AND status <> 'revoked';
        CREATE INDEX devices_by_failures ON devices (failure_count, id) WHERE failure_count > 0;

        -- Tokens that a device no longer has, kept for audit and never sendable (REG-18, C-39).
        CREATE TABLE revoked_tokens (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            device_id TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            push_token_type TEXT NOT NULL,
            token_hash BLOB NOT NULL,
            reason TEXT NOT NULL,
            registered_at_ms INTEGER NOT NULL,
            revoked_at_ms INTEGER NOT NULL
        );
        CREATE INDEX revoked_tokens_by_user ON revoked_tokens (organization_id, app_id, user_id);
        CREATE INDEX revoked_tokens_by_age ON revoked_tokens (revoked_at_ms);

        -- Attempts whose failure was counted, so that a repeated report counts once (REG-21, ARCH-04).
        CREATE TABLE counted_failures (
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            attempt_id TEXT NOT NULL,
            counted_at_ms INTEGER NOT NULL,
            PRIMARY KEY (organization_id, app_id, attempt_id)
        ) WITHOUT ROWID;

        -- "Dead" reports that wait for an operator (REG-20, mass guard).
        CREATE TABLE held_invalidations (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            provider TEXT NOT NULL,
            push_device_id TEXT NOT NULL,
            address_version INTEGER NOT NULL,
            reason TEXT NOT NULL,
            observed_at_ms INTEGER NOT NULL,
            held_at_ms INTEGER NOT NULL,
            UNIQUE (organization_id, app_id, provider, push_device_id)
        );
        """)
}
