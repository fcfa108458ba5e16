import RegistryTenants
import Storage

extension RegistryMigrations {
    /// What the ledger counted of devices (RCPT-08). A table beside `devices`: a registration does not write it, and whoever watches devices
    /// does not hear of it.
    static let deliveryCounters = Migration(
        "delivery counters",
        """
        -- No row: nothing was counted yet.
        CREATE TABLE delivery_counters (
            push_device_id TEXT NOT NULL PRIMARY KEY,
            organization_id TEXT NOT NULL,
            app_id TEXT NOT NULL,
            sent INTEGER NOT NULL,
            delivered INTEGER NOT NULL,
            opened INTEGER NOT NULL,
            -- Number of the DeliveryStatus of the newest notification, and when that was created.
            last_status INTEGER NOT NULL,
            last_notification_at_ms INTEGER NOT NULL
        ) WITHOUT ROWID;
        -- A device that a verdict removed may be brought back, and its counters with it.
        CREATE TRIGGER delivery_counters_go_with_device AFTER DELETE ON devices
        WHEN NOT EXISTS (SELECT 1 FROM invalidation_journal WHERE push_device_id = OLD.push_device_id AND device IS NOT NULL)
        BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;
        CREATE TRIGGER delivery_counters_go_with_journal AFTER DELETE ON invalidation_journal
        WHEN OLD.device IS NOT NULL AND NOT EXISTS (SELECT 1 FROM devices WHERE push_device_id = OLD.push_device_id)
        BEGIN DELETE FROM delivery_counters WHERE push_device_id = OLD.push_device_id; END;

        -- The last call of each ledger that was counted, so that a repeated one counts once (ARCH-04).
        CREATE TABLE counted_ledgers (
            ledger_id TEXT NOT NULL PRIMARY KEY,
            sequence INTEGER NOT NULL
        ) WITHOUT ROWID;
        """)
}
