import CarillonAPI
import Storage

/// The ledger's rows of push devices.
enum DeviceTable {
    private static let columns = """
        push_device_id, device_id, push_id, platform, provider, status, sequence, attempts, sent_at_ms, delivered_at_ms,
        displayed_at_ms, opened_at_ms, dismissed_at_ms, failed_at_ms, failure_reason, provider_code, provider_message_id,
        provider_latency_ms, delivery_evidence, action_taken, opens, clamped, provider_message
        """

    /// A fresh row: everything that reports fill in is still empty.
    ///
    /// - Parameter createdAt: The notification's; it stands here too, for the delivery log's index.
    static func insert(
        _ state: DeviceState, notificationRow: Int64, createdAt: Int64, tenant: CommonV1.Tenant, _ database: Database
    ) throws {
        try database.cachedStatement(
            sql: """
                INSERT INTO devices
                  (notification_row, push_device_id, organization_id, app_id, device_id, push_id, platform, provider, status,
                   created_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            notificationRow, state.pushDeviceID, tenant.organizationId, tenant.appId, state.deviceID, state.pushID, state.platform,
            state.provider, state.status.rawValue, createdAt,
        ])
    }

    static func update(_ state: DeviceState, notificationRow: Int64, _ database: Database) throws {
        try database.cachedStatement(
            sql: """
                UPDATE devices SET provider = ?, status = ?, sequence = ?, attempts = ?, sent_at_ms = ?, delivered_at_ms = ?,
                  displayed_at_ms = ?, opened_at_ms = ?, dismissed_at_ms = ?, failed_at_ms = ?, failure_reason = ?,
                  provider_code = ?, provider_message_id = ?, provider_latency_ms = ?, delivery_evidence = ?, action_taken = ?,
                  opens = ?, clamped = ?, provider_message = ?
                WHERE notification_row = ? AND push_device_id = ?
                """
        ).execute(arguments: [
            state.provider, state.status.rawValue, state.sequence, state.attempts, state.sentAt, state.deliveredAt,
            state.displayedAt, state.openedAt, state.dismissedAt, state.failedAt, state.failureReason, state.providerCode,
            state.providerMessageID, state.providerLatency, state.deliveryEvidence, state.actionTaken, state.opens,
            state.isClamped, state.providerMessage, notificationRow, state.pushDeviceID,
        ])
    }

    static func find(_ pushDeviceID: String, notificationRow: Int64, _ database: Database) throws -> DeviceState? {
        try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT \(columns) FROM devices WHERE notification_row = ? AND push_device_id = ?"),
            arguments: [notificationRow, pushDeviceID]
        ).map(state)
    }

    static func all(notificationRow: Int64, _ database: Database) throws -> [DeviceState] {
        try Row.fetchAll(
            database.cachedStatement(
                sql: "SELECT \(columns) FROM devices WHERE notification_row = ? ORDER BY push_device_id"),
            arguments: [notificationRow]
        ).map(state)
    }

    private static func state(_ row: Row) -> DeviceState {
        DeviceState(
            pushDeviceID: row[0], deviceID: row[1], platform: row[3], provider: row[4], pushID: row[2],
            status: .init(rawValue: row[5]), sequence: row[6], attempts: row[7], sentAt: row[8], deliveredAt: row[9],
            displayedAt: row[10], openedAt: row[11], dismissedAt: row[12], failedAt: row[13], failureReason: row[14],
            providerCode: row[15], providerMessageID: row[16], providerLatency: row[17], deliveryEvidence: row[18],
            actionTaken: row[19], opens: row[20], isClamped: row[21],
            providerMessage: row[22])
    }
}
