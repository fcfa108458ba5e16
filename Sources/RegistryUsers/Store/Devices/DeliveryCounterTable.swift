import CarillonAPI
import GRDB
import RegistryTenants
import ServiceKit
import Storage

/// The table `delivery_counters`, with one row for each device.
enum DeliveryCounterTable {
    static let table = "delivery_counters"

    /// Adds to a device's counters, also of a device that a verdict removed and an undo may restore. An unknown device has no counters.
    static func add(_ item: RegistryV1.DeviceDeliveries, _ database: Database) throws {
        let tenant = item.tenant ?? .init()
        try database.runDirectly(
            """
            INSERT INTO delivery_counters (push_device_id, organization_id, app_id, sent, delivered, opened, last_status, last_notification_at_ms)
            SELECT ?6, ?7, ?8, ?1, ?2, ?3, ?4, ?5 WHERE EXISTS (
                SELECT 1 FROM devices WHERE push_device_id = ?6 AND organization_id = ?7 AND app_id = ?8
                UNION ALL SELECT 1 FROM invalidation_journal
                WHERE push_device_id = ?6 AND organization_id = ?7 AND app_id = ?8 AND device IS NOT NULL)
            ON CONFLICT (push_device_id) DO UPDATE SET
                sent = sent + excluded.sent, delivered = delivered + excluded.delivered, opened = opened + excluded.opened,
                last_status = CASE WHEN excluded.last_status <> 0 AND excluded.last_notification_at_ms >= last_notification_at_ms
                    THEN excluded.last_status ELSE last_status END,
                last_notification_at_ms = max(last_notification_at_ms, excluded.last_notification_at_ms)
            """
        ) { values in
            for count in [item.sent, item.delivered, item.opened] { values.add(Int64(count)) }
            values.add(Int64(item.lastDeliveryStatus.rawValue))
            values.add(item.lastNotificationAtMs)
            for text in [item.pushDeviceId, tenant.organizationId, tenant.appId] { values.add(text) }
        }
    }
}

/// The table `counted_ledgers`: the last counted call of each ledger.
enum CountedLedgerTable {
    /// Marks a call as counted.
    ///
    /// - Returns: whether it was not counted before.
    static func markIfNew(_ sequence: Int64, of ledger: String, _ database: Database) throws -> Bool {
        try database.countChanges(
            """
            INSERT INTO counted_ledgers (ledger_id, sequence) VALUES (?, ?)
            ON CONFLICT (ledger_id) DO UPDATE SET sequence = excluded.sequence WHERE excluded.sequence > counted_ledgers.sequence
            """, [ledger, sequence]) > 0
    }
}
