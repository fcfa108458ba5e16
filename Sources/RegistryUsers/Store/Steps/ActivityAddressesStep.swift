import RegistryTenants
import Storage

extension RegistryMigrations {
    /// What Live Activities are updated and started by: addresses of a device with a life of their own, so that no ordinary push finds them.
    static let activityAddresses = Migration(
        "0022 activity addresses",
        """
        CREATE TABLE activity_addresses (
            id INTEGER PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            address_id TEXT NOT NULL UNIQUE,
            push_device_id TEXT NOT NULL,
            user_id TEXT NOT NULL,
            kind TEXT NOT NULL,
            name TEXT NOT NULL,
            environment INTEGER NOT NULL,
            token_hash BLOB NOT NULL,
            address BLOB NOT NULL,
            version INTEGER NOT NULL,
            registered_at_ms INTEGER NOT NULL,
            updated_at_ms INTEGER NOT NULL,
            expires_at_ms INTEGER,
            UNIQUE (push_device_id, kind, name),
            UNIQUE (app_id, token_hash)
        );
        CREATE INDEX activity_addresses_by_user ON activity_addresses (organization_id, app_id, user_id);
        CREATE INDEX activity_addresses_by_expiry ON activity_addresses (app_id, expires_at_ms) WHERE expires_at_ms IS NOT NULL;
        CREATE TRIGGER activity_addresses_go_with_device AFTER DELETE ON devices
        BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER activity_addresses_go_with_owner AFTER UPDATE OF status ON devices WHEN NEW.status = 'revoked'
        BEGIN DELETE FROM activity_addresses WHERE push_device_id = OLD.push_device_id; END;
        """)
}
