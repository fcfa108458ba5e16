import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Notifications with several pushes: snoozed, escalated or summarized ones. Each push is a row.
extension NotificationTable {
    /// What a record of a stored notification needs of one of its pushes.
    struct Recorded {
        var row: Int64
        /// Empty: the notification was skipped, or is deferred.
        var pushID: String
        var number: Int64
        /// Whether a newer push follows.
        var isSuperseded: Bool
        var badge: Int32
        var status: CommonV1.DeliveryStatus
        var createdAt: Instant
    }

    private static let recordedSQL = """
        SELECT id, push_id, push_number, superseded, badge, status, created_at_ms FROM notifications
        WHERE tenant = ? AND notification_id = ? ORDER BY push_number
        """

    /// The pushes of a notification in the order in which they were recorded.
    static func recorded(_ notificationID: String, of tenant: Int64, _ database: Database) throws -> [Recorded] {
        var pushes: [Recorded] = []
        try database.readDirectly(recordedSQL) {
            $0.add(tenant)
            $0.add(notificationID)
        } _: {
            pushes.append(
                Recorded(
                    row: $0.number(0), pushID: $0.text(1), number: $0.number(2), isSuperseded: $0.flag(3), badge: Int32(clamping: $0.number(4)),
                    status: .init(rawValue: Int32(clamping: $0.number(5))), createdAt: $0.instant(6)))
        }
        return pushes
    }

    private static let furtherInsertion = """
        INSERT INTO notifications
          (tenant, notification_id, push_number, superseded, push_id, event_id, user_id, type_id, category_id, channel_id, message_id, priority,
           title, body, skip_reason, status, badge, created_at_ms, expires_at_ms, push_device_id, device_id, platform, provider, device_status,
           email)
        SELECT tenant, notification_id, ?2, ?3, ?4, event_id, user_id, type_id, category_id, channel_id, message_id, ?5,
           ?6, ?7, 0, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?8, email FROM notifications WHERE id = ?1
        """
    private static let supersession = "UPDATE notifications SET superseded = 1 WHERE id = ?"

    /// Inserts a further push of a stored notification, with its first device. Event, type and user are the notification's.
    ///
    /// - Parameter pushes: the stored pushes, in the order in which they were recorded.
    /// - Returns: its row.
    static func insertFurther(
        _ record: ReceiptsV1.NotificationRecord, after pushes: [Recorded], badge: Int32, _ database: Database
    ) throws -> Int64 {
        let (first, last, newest) = (pushes[0], pushes[pushes.count - 1], pushes.first { !$0.isSuperseded } ?? pushes[0])
        // Records may arrive in another order than they were made.
        let isNewest = Instant(milliseconds: record.createdAtMs) >= newest.createdAt
        if isNewest { try database.runDirectly(supersession) { $0.add(newest.row) } }
        let device = record.pushedDevices.first
        try database.runDirectly(furtherInsertion) { values in
            values.add(first.row)
            values.add(last.number + 1)
            values.add(!isNewest)
            values.add(record.pushId)
            values.add(Int64(record.priority.rawValue))
            values.add(record.title)
            values.add(record.body)
            values.add(Int64(CommonV1.DeliveryStatus.pending.rawValue))
            values.add(Int64(badge))
            values.add(record.createdAtMs)
            values.add(record.expiresAtMs)
            values.add(device?.pushDeviceId ?? "")
            values.add(device?.deviceId ?? "")
            values.add(device?.platform ?? "")
            values.add(device?.provider ?? "")
        }
        return database.lastInsertedRowID
    }

    /// What the notification of a stored push is about; nil: the push is not stored.
    static func subject(row: Int64, _ database: Database) throws -> NotificationSubject? {
        try database.firstRow("SELECT notification_id, event_id, channel_id, message_id FROM notifications WHERE id = ?", [row]) {
            NotificationSubject(notificationID: $0[0], eventID: $0[1], channelID: $0[2], messageID: $0[3])
        }
    }

    /// One push of a notification.
    struct PushRow {
        var row: Int64
        var createdAt: Instant
    }

    private static let pushesOfRow = """
        SELECT p.id, p.created_at_ms FROM notifications n JOIN notifications p ON p.notification_id = n.notification_id AND p.tenant = n.tenant
        WHERE n.id = ? ORDER BY p.push_number
        """

    /// All pushes of the notification that a row belongs to, the oldest first.
    static func pushes(ofRow row: Int64, _ database: Database) throws -> [PushRow] {
        var pushes: [PushRow] = []
        try database.readDirectly(pushesOfRow) {
            $0.add(row)
        } _: {
            pushes.append(PushRow(row: $0.number(0), createdAt: $0.instant(1)))
        }
        if pushes.count > 1 { pushes.sort { $0.createdAt < $1.createdAt } }
        return pushes
    }
}
