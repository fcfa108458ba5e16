import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `notifications`: a row for each push of a notification, so most notifications have one. A row has the first device of its push and that
/// device's first attempt, too. Apps are named by their numbers (``TenantTable``).
enum NotificationTable {
    private static let insertion = """
        INSERT INTO notifications
          (tenant, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id, priority, title, body,
           skip_reason, status, badge, created_at_ms, expires_at_ms, push_device_id, device_id, platform, provider, device_status, email)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (notification_id, tenant, push_number) DO NOTHING
        """

    /// Inserts a notification with its first push and that push's first device.
    ///
    /// - Returns: its row; nil for a notification that was recorded before.
    static func insert(_ record: ReceiptsV1.NotificationRecord, of tenant: Int64, badge: Int32, _ database: Database) throws -> Int64? {
        let first = record.pushedDevices.first
        try database.runDirectly(insertion) { values in
            values.add(tenant)
            values.add(record.notificationId)
            values.add(record.pushId)
            values.add(record.eventId)
            values.add(record.userId)
            values.add(record.typeId)
            values.add(record.categoryId)
            values.add(record.channelId)
            values.add(record.messageId)
            values.add(Int64(record.priority.rawValue))
            values.add(record.title)
            values.add(record.body)
            values.add(Int64(record.skipReason.rawValue))
            values.add(Int64(record.initialStatus.rawValue))
            values.add(Int64(badge))
            values.add(record.createdAtMs)
            values.add(record.expiresAtMs)
            values.add(first?.pushDeviceId ?? "")
            values.add(first?.deviceId ?? "")
            values.add(first?.platform ?? "")
            values.add(first?.provider ?? "")
            values.add(Int64(CommonV1.DeliveryStatus.pending.rawValue))
            values.add(Int64(record.email.rawValue))
        }
        return database.changesCount > 0 ? database.lastInsertedRowID : nil
    }

    /// Replaces the record of a deferred notification by that of its release.
    static func release(_ record: ReceiptsV1.NotificationRecord, row: Int64, badge: Int32, _ database: Database) throws {
        let first = record.pushedDevices.first
        try database.run(
            """
            UPDATE notifications SET push_id = ?, title = ?, body = ?, skip_reason = ?, status = ?, badge = ?,
              push_device_id = ?, device_id = ?, platform = ?, provider = ?, device_status = ?, email = ? WHERE id = ?
            """,
            [
                record.pushId, record.title, record.body, record.skipReason.rawValue, record.initialStatus.rawValue, badge,
                first?.pushDeviceId ?? "", first?.deviceId ?? "", first?.platform ?? "", first?.provider ?? "",
                CommonV1.DeliveryStatus.pending.rawValue, record.email.rawValue, row,
            ])
    }

    // MARK: Finding

    private static let keyColumns = """
        id, tenant, user_id, push_id, created_at_ms, skip_reason, status, EXISTS (SELECT 1 FROM devices WHERE notification_row = notifications.id),
          attempt_id, type_id, priority
        """
    private static let keyColumnCount: Int32 = 11

    private static let byID = "SELECT \(keyColumns) FROM notifications WHERE tenant = ? AND notification_id = ? ORDER BY push_number DESC"
    private static let byPushID = """
        SELECT \(keyColumns) FROM notifications INDEXED BY notifications_by_push WHERE push_id = ? AND push_id <> '' AND tenant = ?
        """

    /// The pushes of a notification, the newest first; empty for an unknown notification.
    static func pushes(_ tenant: Int64, notificationID: String, _ database: Database) throws -> [NotificationKey] {
        var keys: [NotificationKey] = []
        try database.readDirectly(byID) {
            $0.add(tenant)
            $0.add(notificationID)
        } _: {
            keys.append(key($0))
        }
        // Of pushes of one instant, the one that was recorded last stays the newest: the sort is stable.
        if keys.count > 1 { keys.sort { $0.createdAt > $1.createdAt } }
        return keys
    }

    static func find(_ tenant: Int64, pushID: String, _ database: Database) throws -> NotificationKey? {
        guard !pushID.isEmpty else { return nil }
        var key: NotificationKey?
        try database.readDirectly(byPushID) {
            $0.add(pushID)
            $0.add(tenant)
        } _: {
            key = self.key($0)
        }
        return key
    }

    private static let forOutcome = """
        SELECT \(keyColumns), push_device_id = ?3, device_status, device_id, platform, provider
        FROM notifications WHERE tenant = ?1 AND notification_id = ?2 AND push_id = ?4
        """

    /// A push of a notification, and the state of one of its devices where that is known.
    static func find(
        _ tenant: Int64, notificationID: String, pushID: String, pushDeviceID: String, _ database: Database
    ) throws -> (key: NotificationKey, device: LedgerDevice?)? {
        var found: (key: NotificationKey, device: LedgerDevice?)?
        var isFirst = false
        try database.readDirectly(forOutcome) {
            $0.add(tenant)
            $0.add(notificationID)
            $0.add(pushDeviceID)
            $0.add(pushID)
        } _: { row in
            let key = key(row)
            isFirst = row.flag(keyColumnCount)
            let status = CommonV1.DeliveryStatus(rawValue: Int32(clamping: row.number(keyColumnCount + 1)))
            var device: LedgerDevice?
            // Most outcomes are the first report on a device: the rest of its state is as in a new one.
            if isFirst, status == .pending, key.firstAttemptID.isEmpty {
                let state = DeviceState(
                    pushDeviceID: pushDeviceID, deviceID: row.text(keyColumnCount + 2), platform: row.text(keyColumnCount + 3),
                    provider: row.text(keyColumnCount + 4), pushID: key.pushID)
                device = LedgerDevice(state: state, place: .notification)
            }
            found = (key, device)
        }
        if let key = found?.key, found?.device == nil {
            if isFirst {
                found?.device = try DeviceTable.first(notificationRow: key.row, database)
            } else if key.hasMoreDevices {
                found?.device = try DeviceTable.find(pushDeviceID, of: key, database).map { LedgerDevice(state: $0, place: .row) }
            }
        }
        return found
    }

    private static let withFirstDevice = "SELECT \(keyColumns), \(DeviceTable.firstColumns) FROM notifications"
    private static let withDevicesByID = "\(withFirstDevice) WHERE tenant = ? AND notification_id = ? ORDER BY push_number DESC"
    private static let withDevicesByPushID = """
        \(withFirstDevice) INDEXED BY notifications_by_push WHERE push_id = ? AND push_id <> '' AND tenant = ?
        """

    /// The pushes of a notification with their devices, the newest first; empty for an unknown notification.
    static func pushesWithDevices(_ tenant: Int64, notificationID: String, _ database: Database) throws -> [LedgerPush] {
        var pushes = try withDevices(withDevicesByID, database) {
            $0.add(tenant)
            $0.add(notificationID)
        }
        // As in `pushes`.
        if pushes.count > 1 { pushes.sort { $0.key.createdAt > $1.key.createdAt } }
        return pushes
    }

    static func findWithDevices(_ tenant: Int64, pushID: String, _ database: Database) throws -> LedgerPush? {
        guard !pushID.isEmpty else { return nil }
        return try withDevices(withDevicesByPushID, database) {
            $0.add(pushID)
            $0.add(tenant)
        }.last
    }

    /// Most pushes have one device, which comes with the push's row.
    private static func withDevices(
        _ sql: String, _ database: Database, _ give: (inout StatementValues) -> Void
    ) throws -> [LedgerPush] {
        var pushes: [LedgerPush] = []
        try database.readDirectly(sql, give) { row in
            let first = DeviceTable.state(row, from: keyColumnCount)
            pushes.append(
                LedgerPush(key: key(row), devices: first.pushDeviceID.isEmpty ? [] : [LedgerDevice(state: first, place: .notification)]))
        }
        for index in pushes.indices where pushes[index].key.hasMoreDevices {
            pushes[index].devices = try DeviceTable.all(notificationRow: pushes[index].key.row, database)
        }
        return pushes
    }

    private static let idOfRow = "SELECT notification_id FROM notifications WHERE id = ?"

    /// The notification that a push belongs to.
    static func notificationID(ofRow row: Int64, _ database: Database) throws -> String? {
        var id: String?
        try database.readDirectly(idOfRow) {
            $0.add(row)
        } _: {
            id = $0.text(0)
        }
        return id
    }

    private static func key(_ row: borrowing StatementRow) -> NotificationKey {
        NotificationKey(
            row: row.number(0), tenant: row.number(1), userID: row.text(2), pushID: row.text(3), createdAt: row.instant(4),
            skipReason: .init(rawValue: Int32(clamping: row.number(5))), status: .init(rawValue: Int32(clamping: row.number(6))),
            hasMoreDevices: row.flag(7), firstAttemptID: row.text(8), typeID: row.text(9),
            priority: .init(rawValue: Int32(clamping: row.number(10))))
    }
}
