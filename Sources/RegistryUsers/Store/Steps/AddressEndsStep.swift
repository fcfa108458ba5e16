import RegistryTenants
import Storage

extension RegistryMigrations {
    /// One place says when a device's token ends, for sends and for the worker that waits for the next end (REG-40), and addresses that start
    /// Live Activities have an age.
    static let addressEnds = Migration(
        "address ends",
        """
        UPDATE devices SET expires_at_ms = (
                SELECT s.expires_at_ms FROM web_subscriptions AS s WHERE s.push_device_id = devices.push_device_id)
            WHERE push_device_id IN (
                    SELECT push_device_id FROM web_subscriptions WHERE expires_at_ms IS NOT NULL AND unsubscribed_at_ms IS NULL)
                AND push_token_type = 'web_push' AND address IS NOT NULL;
        DROP INDEX web_subscriptions_by_expiry;
        DROP INDEX devices_by_expiry;
        CREATE INDEX devices_by_end ON devices (expires_at_ms) WHERE status = 'active' AND expires_at_ms IS NOT NULL;

        UPDATE activity_addresses SET expires_at_ms = updated_at_ms + 2592000000 WHERE kind = 'push_to_start';
        DROP INDEX activity_addresses_by_expiry;
        CREATE INDEX activity_addresses_by_end ON activity_addresses (expires_at_ms) WHERE expires_at_ms IS NOT NULL;
        """)
}
