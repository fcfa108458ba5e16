import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Notifications for queries, with the receipts of all their pushes. Text, status and push id are the newest push's.
extension NotificationTable {
    /// A push without a text of its own has that of the notification's entry in the centre.
    private static let viewColumns = """
        id, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id,
        priority, \(text("title")), \(text("body")), skip_reason, status, created_at_ms, expires_at_ms, email
        """

    private static func text(_ column: String) -> String {
        """
        CASE WHEN title <> '' OR body <> '' THEN \(column) ELSE COALESCE((
          SELECT e.\(column) FROM inbox_entries e
          WHERE e.notification_id = notifications.notification_id AND e.tenant = notifications.tenant), '') END AS \(column)
        """
    }

    /// SQL that is true for the newest push of a notification.
    private static let isNewest = "superseded = 0"

    static func view(
        _ tenant: CommonV1.Tenant, notificationID: String, userID: String, _ database: Database
    ) throws -> ReceiptsV1.NotificationView? {
        try database.firstRow(
            """
            SELECT \(viewColumns) FROM notifications
            WHERE tenant = \(TenantTable.number) AND notification_id = ? AND (? = '' OR user_id = ?) AND \(isNewest)
            """, [tenant.organizationId, tenant.appId, notificationID, userID, userID]
        ) { try view($0, tenant, withAttempts: true, database) }
    }

    /// The filters of a query; empty and 0 do not filter. The newest notification comes first.
    struct ViewQuery: Sendable {
        var tenant: CommonV1.Tenant
        var userID: String
        var eventID: String
        var status: CommonV1.DeliveryStatus
        /// Of the creation of the newest push.
        var bounds: TimeBounds
        var page: Page
        /// The position of ``page``.
        var after: PageToken?
    }

    /// One page.
    static func views(_ query: ViewQuery, _ database: Database) throws -> PagePart<ReceiptsV1.NotificationView> {
        var conditions = ["tenant = \(TenantTable.number)", isNewest]
        var arguments: StatementArguments = [query.tenant.organizationId, query.tenant.appId]
        func add(_ condition: String, _ value: some DatabaseValueConvertible) {
            conditions.append(condition)
            arguments += [value]
        }
        if !query.userID.isEmpty { add("user_id = ?", query.userID) }
        if !query.eventID.isEmpty { add("event_id = ?", query.eventID) }
        if query.status != .unspecified {
            // The index has no pending and sent notifications. A query for them reads all notifications, newest first.
            add([.pending, .sent].contains(query.status) ? "status = ?" : "indexed_status = ?", query.status.rawValue)
        }
        if let from = query.bounds.from { add("created_at_ms >= ?", from) }
        if let until = query.bounds.until { add("created_at_ms < ?", until) }
        if let after = query.after {
            conditions.append("(created_at_ms, id) < (?, ?)")
            arguments += [after.createdAt, after.row]
        }
        arguments += [query.page.limit]
        let found = try database.rows(
            """
            SELECT \(viewColumns) FROM notifications WHERE \(conditions.joined(separator: " AND "))
            ORDER BY created_at_ms DESC, id DESC LIMIT ?
            """, arguments
        ) { (view: try view($0, query.tenant, withAttempts: false, database), position: PageToken(createdAt: $0["created_at_ms"], row: $0["id"])) }
        let part = query.page.cut(found, at: \.position)
        return PagePart(items: part.items.map(\.view), nextToken: part.nextToken)
    }

    /// - Parameter row: of the newest push.
    private static func view(
        _ row: Row, _ tenant: CommonV1.Tenant, withAttempts: Bool, _ database: Database
    ) throws -> ReceiptsV1.NotificationView {
        let pushes = try pushes(ofRow: row["id"], database)
        var receipts: [ReceiptsV1.DeviceReceipt] = []
        for push in pushes {
            for device in try DeviceTable.all(notificationRow: push.row, database) {
                var receipt = receipt(device.state, of: row, createdAt: push.createdAt)
                if withAttempts { receipt.attemptLog = try AttemptTable.all(of: receipt.pushDeviceId, notificationRow: push.row, database) }
                receipts.append(receipt)
            }
        }
        var messages: [ReceiptsV1.DeviceReceipt] = []
        for push in pushes {
            for var receipt in try MessageReceiptTable.receipts(notificationRow: push.row, database) {
                receipt.notificationId = row["notification_id"]
                receipt.userId = row["user_id"]
                receipt.createdAtMs = push.createdAt.milliseconds
                messages.append(receipt)
            }
        }
        return ReceiptsV1.NotificationView(
            tenant: tenant, notificationId: row["notification_id"],
            pushId: row["push_id"], eventId: row["event_id"], userId: row["user_id"], typeId: row["type_id"],
            categoryId: row["category_id"], channelId: row["channel_id"], messageId: row["message_id"], title: row["title"],
            body: row["body"], status: .init(rawValue: row["status"]), skipReason: .init(rawValue: row["skip_reason"]),
            createdAtMs: pushes.first?.createdAt.milliseconds ?? row["created_at_ms"], expiresAtMs: row["expires_at_ms"], receipts: receipts,
            priority: .init(rawValue: row["priority"]), email: .init(rawValue: row["email"]), messageReceipts: messages)
    }

    /// - Parameter createdAt: of the push.
    private static func receipt(_ state: DeviceState, of row: Row, createdAt: Instant) -> ReceiptsV1.DeviceReceipt {
        // A device's times are not shown before the time of sending: its clock may be behind, and its report may arrive before the provider's
        // answer.
        func onDevice(_ instant: Instant?) -> Int64? { instant.map { max($0, state.sentAt ?? $0).milliseconds } }
        return ReceiptsV1.DeviceReceipt(
            pushDeviceId: state.pushDeviceID, deviceId: state.deviceID, pushId: state.pushID, status: state.status,
            provider: state.provider, platform: state.platform, sentToProviderAtMs: state.sentAt?.milliseconds,
            deliveredToDeviceAtMs: onDevice(state.deliveredAt), displayedAtMs: onDevice(state.displayedAt), openedAtMs: onDevice(state.openedAt),
            dismissedAtMs: onDevice(state.dismissedAt), failedAtMs: state.failedAt?.milliseconds, failureReason: state.failureReason,
            providerErrorCode: state.providerCode, providerMessageId: state.providerMessageID,
            providerLatencyMs: state.providerLatencyMs,
            deliveryLatencyMs: state.deliveredAt.map { Int32(clamping: ($0 - createdAt).wholeMilliseconds) } ?? 0,
            deliveryEvidence: state.deliveryEvidence, actionTaken: state.actionTaken, attempts: Int32(clamping: state.attempts),
            channel: "push", opens: Int32(clamping: state.opens), clamped: state.isClamped, notificationId: row["notification_id"],
            userId: row["user_id"], providerErrorMessage: state.providerMessage,
            retryCount: Int32(clamping: max(0, state.attempts - 1)), createdAtMs: createdAt.milliseconds,
            payloadChanges: state.payloadChanges)
    }
}
