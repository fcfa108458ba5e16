import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage

/// Counters that wait for the registry, in batches of one call each. New counts are added to the open batch. A closed batch does not grow, so that a
/// repeated call is the same. A batch has one row for a device.
enum DeviceCountersTable {
    static let schema = """
        CREATE TABLE device_counters (
          batch INTEGER NOT NULL,
          tenant INTEGER NOT NULL,
          push_device_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          sent INTEGER NOT NULL,
          delivered INTEGER NOT NULL,
          opened INTEGER NOT NULL,
          -- Number of the DeliveryStatus of the device's newest notification, and the notification's creation.
          status INTEGER NOT NULL,
          notification_at_ms INTEGER NOT NULL,
          PRIMARY KEY (batch, tenant, push_device_id)
        ) WITHOUT ROWID;
        -- One row: the ledger's name for the registry, the number of the open batch, and the number of additions to it, which is at least
        -- the number of its devices.
        CREATE TABLE device_counter_batches (
          id INTEGER PRIMARY KEY CHECK (id = 1),
          ledger_id TEXT NOT NULL,
          open_batch INTEGER NOT NULL,
          devices INTEGER NOT NULL
        );
        INSERT INTO device_counter_batches (id, ledger_id, open_batch, devices) VALUES (1, 'ledger_' || lower(hex(randomblob(16))), 1, 0);
        """

    /// Additions after which a batch is closed. It may then have nearly twice as many devices, or a few that were counted often. Small, so that
    /// registrations hardly wait for the batch's transaction at the registry (decision 0033).
    private static let fullBatch = 250

    /// Adds changes to the counters that wait for the registry.
    static func add(_ changes: DeviceCounterChanges, _ database: Database) throws {
        var rest = Array(changes.counters)[...]
        while !rest.isEmpty {
            let part = rest.prefix(fullBatch)
            let batch = try open(for: part.count, database)
            for (device, counters) in part { try add(counters, of: device, to: batch, database) }
            rest = rest.dropFirst(part.count)
        }
    }

    private static let addition = """
        INSERT INTO device_counters (batch, tenant, push_device_id, user_id, sent, delivered, opened, status, notification_at_ms)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (batch, tenant, push_device_id) DO UPDATE SET
          sent = sent + excluded.sent, delivered = delivered + excluded.delivered, opened = opened + excluded.opened,
          status = CASE WHEN excluded.notification_at_ms >= notification_at_ms THEN excluded.status ELSE status END,
          notification_at_ms = max(notification_at_ms, excluded.notification_at_ms)
        """

    /// Adds to a device's counters in a batch.
    private static func add(
        _ counters: DeviceCounterChanges.Counters, of device: DeviceCounterChanges.Key, to batch: Int64, _ database: Database
    ) throws {
        try database.runDirectly(addition) { values in
            values.add(batch)
            values.add(device.tenant)
            values.add(device.pushDeviceID)
            values.add(counters.userID)
            values.add(counters.sent)
            values.add(counters.delivered)
            values.add(counters.opened)
            values.add(Int64(counters.status.rawValue))
            values.add(counters.notificationAt)
        }
    }

    /// The number of the open batch, to add some devices to it. A full batch is closed first.
    private static func open(for devices: Int, _ database: Database) throws -> Int64 {
        try database.run(
            """
            UPDATE device_counter_batches SET open_batch = open_batch + (devices >= \(fullBatch)),
              devices = CASE WHEN devices >= \(fullBatch) THEN 0 ELSE devices END + ?
            """, [devices])
        return try database.firstRow("SELECT open_batch FROM device_counter_batches") { $0[0] as Int64 } ?? 0
    }

    /// Closes the open batch, so that it can be delivered.
    ///
    /// - Parameter now: its milliseconds are the next batch's number, when they are greater than the next one in turn. So a store that is restored
    ///   from a backup does not repeat numbers that the registry has counted meanwhile.
    static func close(now: Instant, _ database: Database) throws {
        try database.run("UPDATE device_counter_batches SET open_batch = max(open_batch + (devices > 0), ?), devices = 0", [now.milliseconds])
    }

    /// The oldest closed batch; nil when nothing waits.
    static func oldest(_ database: Database) throws -> RegistryV1.CountDeliveriesRequest? {
        let first = try database.firstRow(
            "SELECT b.ledger_id, (SELECT min(batch) FROM device_counters WHERE batch < b.open_batch) FROM device_counter_batches AS b"
        ) { (ledgerID: $0[0] as String, batch: $0[1] as Int64?) }
        guard let first, let batch = first.batch else { return nil }
        var devices: [RegistryV1.DeviceDeliveries] = []
        try database.readDirectly(
            """
            SELECT organization_id, app_id, push_device_id, sent, delivered, opened, status, notification_at_ms
            FROM device_counters JOIN tenants ON id = tenant WHERE batch = ? ORDER BY tenant, push_device_id
            """
        ) {
            $0.add(batch)
        } _: { row in
            devices.append(
                RegistryV1.DeviceDeliveries(
                    tenant: CommonV1.Tenant(organizationId: row.text(0), appId: row.text(1)), pushDeviceId: row.text(2),
                    sent: UInt32(clamping: row.number(3)), delivered: UInt32(clamping: row.number(4)), opened: UInt32(clamping: row.number(5)),
                    lastDeliveryStatus: .init(rawValue: Int32(clamping: row.number(6))), lastNotificationAtMs: row.number(7)))
        }
        return .init(ledgerId: first.ledgerID, sequence: batch, devices: devices)
    }

    /// Moves the second half of a closed batch into a new batch after all others. Allowed only when the registry has refused the batch with a reason:
    /// it identifies batches by number, so a counted batch must not change.
    static func divide(_ batch: Int64, devices: Int, now: Instant, _ database: Database) throws {
        try close(now: now, database)
        try database.run(
            """
            UPDATE device_counters SET batch = (SELECT open_batch FROM device_counter_batches)
            WHERE batch = ?1 AND (tenant, push_device_id) IN (
                SELECT tenant, push_device_id FROM device_counters WHERE batch = ?1 ORDER BY tenant, push_device_id LIMIT -1 OFFSET ?2)
            """, [batch, devices / 2])
        try database.run("UPDATE device_counter_batches SET open_batch = open_batch + 1")
    }

    /// Deletes a batch that the registry has counted, and moves permanently refused devices to the quarantine.
    ///
    /// - Parameters:
    ///   - refused: By index in the batch's call.
    ///   - quarantine: Of the store.
    /// - Returns: The quarantined devices. A device whose user was erased meanwhile is not among them.
    static func deleteDelivered(
        _ batch: RegistryV1.CountDeliveriesRequest, refused: [Int: DeliveryRefusal], into quarantine: Quarantine, _ database: Database
    ) throws -> [QuarantinedMessage] {
        var messages: [QuarantinedMessage] = []
        for (place, refusal) in refused.sorted(by: { $0.key < $1.key }) where batch.devices.indices.contains(place) {
            let device = batch.devices[place]
            let tenant = device.tenant ?? .init()
            let user = try database.firstRow(
                "SELECT user_id FROM device_counters WHERE batch = ? AND tenant = \(TenantTable.number) AND push_device_id = ?",
                [batch.sequence, tenant.organizationId, tenant.appId, device.pushDeviceId]
            ) { $0[0] as String }
            guard let user else { continue }
            messages.append(
                QuarantinedMessage(
                    outbox: outbox, peer: "registry", tenant: tenant, users: [user], refusal: refusal, bytes: try device.bytes()))
        }
        try database.run("DELETE FROM device_counters WHERE batch = ?", [batch.sequence])
        return try quarantine.insert(messages, database)
    }

    /// Name in the quarantine.
    private static let outbox = "device_counters"

    /// Returns counters from the quarantine to the open batch.
    ///
    /// - Parameter countersChanged: Wakes the reporter.
    static func quarantineSource(countersChanged: WorkSignal) -> QuarantineSource {
        QuarantineSource(outbox: outbox, restored: { _ in countersChanged.signal() }) { message, tenant, users, database in
            let device = try RegistryV1.DeviceDeliveries(bytes: message)
            let key = DeviceCounterChanges.Key(tenant: try TenantTable.findOrInsert(tenant, database), pushDeviceID: device.pushDeviceId)
            let counters = DeviceCounterChanges.Counters(
                userID: users.first ?? "", sent: Int64(device.sent), delivered: Int64(device.delivered), opened: Int64(device.opened),
                status: device.lastDeliveryStatus, notificationAt: Instant(milliseconds: device.lastNotificationAtMs))
            try add(counters, of: key, to: try open(for: 1, database), database)
        }
    }
}
