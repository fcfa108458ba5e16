import CarillonAPI
import ServiceKit
import Storage

/// The states of push devices. The state of a push's first device is in the push's row of `notifications`; others have rows of their own.
enum DeviceTable {
    /// Columns of both tables that reports change, for a `CREATE TABLE`.
    static let stateColumns = """
        sequence INTEGER NOT NULL DEFAULT 0,
        attempts INTEGER NOT NULL DEFAULT 0,
        sent_at_ms INTEGER,
        delivered_at_ms INTEGER,
        displayed_at_ms INTEGER,
        opened_at_ms INTEGER,
        dismissed_at_ms INTEGER,
        failed_at_ms INTEGER,
        failure_reason TEXT NOT NULL DEFAULT '',
        provider_code TEXT NOT NULL DEFAULT '',
        provider_message TEXT NOT NULL DEFAULT '',
        provider_message_id TEXT NOT NULL DEFAULT '',
        provider_latency_ms INTEGER NOT NULL DEFAULT 0,
        delivery_evidence TEXT NOT NULL DEFAULT '',
        action_taken TEXT NOT NULL DEFAULT '',
        opens INTEGER NOT NULL DEFAULT 0,
        clamped INTEGER NOT NULL DEFAULT 0
        """

    /// Columns in the order of ``state(_:from:)``, without the first three: `push_device_id`, `push_id` and the status.
    private static let columns = """
        device_id, platform, provider, sequence, attempts, sent_at_ms, delivered_at_ms, displayed_at_ms, opened_at_ms, dismissed_at_ms,
        failed_at_ms, failure_reason, provider_code, provider_message_id, provider_latency_ms, delivery_evidence, action_taken, opens,
        clamped, provider_message, payload_changes
        """
    /// Of `notifications`, in the order of ``state(_:from:)``.
    static let firstColumns = "push_device_id, push_id, device_status, \(columns)"
    /// Of `devices`.
    private static let rowColumns = "push_device_id, push_id, status, \(columns)"

    private static let firstOfNotification = "SELECT \(firstColumns) FROM notifications WHERE id = ? AND push_device_id <> ''"
    private static let rowsOfNotification = "SELECT \(rowColumns) FROM devices WHERE notification_row = ?"
    private static let row = "\(rowsOfNotification) AND push_device_id = ?"

    /// What payloads lost, of both tables.
    static let payloadMigration = Migration(
        "payload changes",
        """
        ALTER TABLE devices ADD COLUMN payload_changes TEXT NOT NULL DEFAULT '';
        ALTER TABLE notifications ADD COLUMN payload_changes TEXT NOT NULL DEFAULT '';
        """)

    /// Inserts a device without reports.
    ///
    /// - Parameter createdAt: The push's creation, which the delivery log's indexes need.
    static func insert(_ state: DeviceState, notificationRow: Int64, createdAt: Instant, tenant: Int64, _ database: Database) throws {
        try database.runDirectly(
            """
            INSERT INTO devices (notification_row, push_device_id, tenant, device_id, push_id, platform, provider, status, created_at_ms)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """
        ) { values in
            values.add(notificationRow)
            values.add(state.pushDeviceID)
            values.add(tenant)
            values.add(state.deviceID)
            values.add(state.pushID)
            values.add(state.platform)
            values.add(state.provider)
            values.add(Int64(state.status.rawValue))
            values.add(createdAt)
        }
    }

    /// A report on a device. It changes some of the columns only.
    enum Report {
        /// The dispatcher's. The first attempt of a first device is stored in the same row.
        case outcome(firstAttempt: ReceiptsV1.Outcome?)
        case client

        fileprivate var updates: Updates {
            switch self {
            case .outcome: outcomeUpdates
            case .client: clientUpdates
            }
        }
    }

    /// The statements that store a report on a device. Constants, because statements are found by the address of their SQL.
    fileprivate struct Updates {
        /// Of a first device.
        var first: String
        /// Of another device.
        var row: String

        init(_ changes: String) {
            first = "UPDATE notifications SET status = ?, device_status = ?, \(changes) WHERE id = ?"
            row = "UPDATE devices SET status = ?, \(changes) WHERE notification_row = ? AND push_device_id = ?"
        }
    }

    private static let outcomeChanges = """
        provider = ?, sequence = ?, attempts = ?, sent_at_ms = ?, failed_at_ms = ?, failure_reason = ?, provider_code = ?,
        provider_message = ?, provider_message_id = ?, provider_latency_ms = ?, delivery_evidence = ?, delivered_at_ms = ?,
        payload_changes = ?
        """
    private static let outcomeUpdates = Updates(outcomeChanges)
    private static let clientUpdates = Updates(
        """
        delivered_at_ms = ?, displayed_at_ms = ?, opened_at_ms = ?, dismissed_at_ms = ?, delivery_evidence = ?, action_taken = ?,
        opens = ?, clamped = ?
        """)
    private static let firstAttemptUpdate = """
        UPDATE notifications SET status = ?, device_status = ?, \(outcomeChanges), \(AttemptTable.firstChanges) WHERE id = ?
        """

    /// Stores a device's state after a report, and the status of its push. A skipped push stays skipped.
    static func store(_ device: LedgerDevice, after report: Report, of key: NotificationKey, _ database: Database) throws {
        if device.place == .new { try insert(device.state, notificationRow: key.row, createdAt: key.createdAt, tenant: key.tenant, database) }
        guard device.place == .notification else {
            try database.runDirectly(report.updates.row) {
                $0.add(Int64(device.state.status.rawValue))
                device.state.add(report, to: &$0)
                $0.add(key.row)
                $0.add(device.state.pushDeviceID)
            }
            let status = try pushStatus(of: key, database)
            guard status != key.status else { return }
            return try database.runDirectly("UPDATE notifications SET status = ? WHERE id = ?") {
                $0.add(Int64(status.rawValue))
                $0.add(key.row)
            }
        }
        let status = try pushStatus(of: key, first: device.state.status, database)
        if case .outcome(let attempt?) = report {
            return try database.runDirectly(firstAttemptUpdate) {
                $0.add(Int64(status.rawValue))
                $0.add(Int64(device.state.status.rawValue))
                device.state.add(report, to: &$0)
                AttemptTable.addFirst(attempt, of: device.state, to: &$0)
                $0.add(key.row)
            }
        }
        try database.runDirectly(report.updates.first) {
            $0.add(Int64(status.rawValue))
            $0.add(Int64(device.state.status.rawValue))
            device.state.add(report, to: &$0)
            $0.add(key.row)
        }
    }

    /// The status of a push, from the statuses of its devices.
    ///
    /// - Parameter first: The first device's status; nil: the stored one.
    private static func pushStatus(
        of key: NotificationKey, first: CommonV1.DeliveryStatus? = nil, _ database: Database
    ) throws -> CommonV1.DeliveryStatus {
        // A client's report on a deferred notification does not end the deferral.
        guard key.skipReason == .unspecified, key.status != .held else { return key.status }
        if let first, !key.hasMoreDevices { return .ofPush(CollectionOfOne(first)) }
        var statuses = first.map { [$0] } ?? []
        try database.readDirectly(
            """
            SELECT status FROM devices WHERE notification_row = ?1
            UNION ALL SELECT device_status FROM notifications WHERE id = ?1 AND push_device_id <> '' AND ?2
            """
        ) {
            $0.add(key.row)
            $0.add(first == nil)
        } _: {
            statuses.append(.init(rawValue: Int32(clamping: $0.number(0))))
        }
        return .ofPush(statuses)
    }

    /// A further device of a notification; nil when it has none of that id.
    static func find(_ pushDeviceID: String, of key: NotificationKey, _ database: Database) throws -> DeviceState? {
        var found: DeviceState?
        try database.readDirectly(row) {
            $0.add(key.row)
            $0.add(pushDeviceID)
        } _: {
            found = state($0, from: 0)
        }
        return found
    }

    /// The first device of a notification; nil when it has none.
    static func first(notificationRow: Int64, _ database: Database) throws -> LedgerDevice? {
        var found: LedgerDevice?
        try database.readDirectly(firstOfNotification) {
            $0.add(notificationRow)
        } _: {
            found = LedgerDevice(state: state($0, from: 0), place: .notification)
        }
        return found
    }

    /// The devices of a notification, in the order of their ids.
    static func all(notificationRow: Int64, _ database: Database) throws -> [LedgerDevice] {
        var devices: [LedgerDevice] = []
        if let first = try first(notificationRow: notificationRow, database) { devices.append(first) }
        try database.readDirectly(rowsOfNotification) {
            $0.add(notificationRow)
        } _: {
            devices.append(LedgerDevice(state: state($0, from: 0), place: .row))
        }
        return devices.sorted { $0.state.pushDeviceID < $1.state.pushDeviceID }
    }

    /// Whether a provider accepted the notification for one of its devices, or a device reported it.
    static func wasSent(notificationRow: Int64, _ database: Database) throws -> Bool {
        try all(notificationRow: notificationRow, database).contains { $0.state.sentAt != nil || $0.state.deliveryEvidence == .device }
    }

    /// The state in a row's columns.
    ///
    /// - Parameter first: Index of the first column.
    static func state(_ row: borrowing StatementRow, from first: Int32) -> DeviceState {
        DeviceState(
            pushDeviceID: row.text(first), deviceID: row.text(first + 3), platform: row.text(first + 4), provider: row.text(first + 5),
            pushID: row.text(first + 1), status: .init(rawValue: Int32(clamping: row.number(first + 2))), sequence: row.number(first + 6),
            attempts: Int(row.number(first + 7)), sentAt: row.optionalInstant(first + 8), deliveredAt: row.optionalInstant(first + 9),
            displayedAt: row.optionalInstant(first + 10), openedAt: row.optionalInstant(first + 11), dismissedAt: row.optionalInstant(first + 12),
            failedAt: row.optionalInstant(first + 13), failureReason: row.text(first + 14), providerCode: row.text(first + 15),
            providerMessageID: row.text(first + 16), providerLatencyMs: Int32(clamping: row.number(first + 17)),
            deliveryEvidence: .init(name: row.text(first + 18)) ?? .unspecified, actionTaken: row.text(first + 19),
            opens: Int(row.number(first + 20)),
            isClamped: row.flag(first + 21), providerMessage: row.text(first + 22), payloadChanges: row.text(first + 23))
    }
}

extension DeviceState {
    /// Adds the values that a report changes, in the order of its columns.
    fileprivate func add(_ report: DeviceTable.Report, to values: inout StatementValues) {
        switch report {
        case .outcome:
            values.add(provider)
            values.add(sequence)
            values.add(Int64(attempts))
            values.add(sentAt)
            values.add(failedAt)
            values.add(failureReason)
            values.add(providerCode)
            values.add(providerMessage)
            values.add(providerMessageID)
            values.add(Int64(providerLatencyMs))
            values.add(deliveryEvidence.name)
            values.add(deliveredAt)
            values.add(payloadChanges)
        case .client:
            values.add(deliveredAt)
            values.add(displayedAt)
            values.add(openedAt)
            values.add(dismissedAt)
            values.add(deliveryEvidence.name)
            values.add(actionTaken)
            values.add(Int64(opens))
            values.add(isClamped)
        }
    }
}
