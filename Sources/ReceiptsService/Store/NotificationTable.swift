import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// The ledger's rows of notifications.
enum NotificationTable {
    /// A notification that is to be recorded.
    struct Item: Sendable {
        /// Its place in the call.
        var index: Int
        var record: ReceiptsV1.NotificationRecord
        var rule: LedgerRule
    }

    /// Records notifications in one transaction.
    ///
    /// - Parameter count: Number of items of the whole call.
    /// - Returns: The badges by index in the call; ``BadgeRule/noBadge`` for items without one.
    static func record(_ items: [Item], of count: Int, at now: Instant, _ database: Database) throws -> [Int32] {
        var (statistics, tenants) = (StatisticsChanges(), TenantNumbers())
        var badges = [Int32](repeating: BadgeRule.noBadge, count: count)
        let erased = try ErasedUsers.among(items.lazy.map { UserKey($0.record.userId, of: $0.record.tenant) }, at: now, database)
        for item in items {
            // The user was erased meanwhile (PRIV-09).
            if !erased.isEmpty, erased.contains(UserKey(item.record.userId, of: item.record.tenant)) { continue }
            if item.rule.isKept {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                badges[item.index] = try record(item.record, of: tenant, rule: item.rule.badge, statistics: &statistics, database)
            } else if item.rule.badge.counters != nil {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                badges[item.index] = try countUnread(item.record, of: tenant, rule: item.rule.badge, database)
            }
        }
        try StatisticsTable.add(statistics, database)
        return badges
    }

    private static let insertion = """
        INSERT INTO notifications
          (tenant, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id, priority, title, body,
           skip_reason, status, badge, created_at_ms, expires_at_ms, push_device_id, device_id, platform, provider, device_status)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (notification_id, tenant) DO NOTHING
        """

    /// Records a notification with its devices, and changes the counts.
    ///
    /// A deferred notification is recorded again when its deferral ends (EVAL-22). The new record then replaces the stored one.
    ///
    /// - Returns: The badge afterwards. For a notification that was recorded before, the stored badge; nothing changes then.
    private static func record(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, rule: BadgeRule, statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Int32 {
        let counter = rule.counter(of: record)
        let badge = try badge(of: record, adding: counter, tenant, rule: rule, database)
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
        }
        guard database.changesCount > 0 else {
            return try recordAgain(record, of: tenant, rule: rule, statistics: &statistics, database)
        }
        statistics.recorded(record, tenant: tenant)
        try insertMoreDevices(of: record, tenant, row: database.lastInsertedRowID, createdAt: record.createdAtMs, &statistics, database)
        if let counter { try UnreadCounterTable.add(1, to: counter, tenant, userID: record.userId, database) }
        return badge
    }

    /// Records a notification that is stored already.
    ///
    /// - Returns: The badge: the stored one, unless its deferral ended.
    private static func recordAgain(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, rule: BadgeRule, statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Int32 {
        guard let known = try find(record.notificationId, of: tenant, database) else { return BadgeRule.noBadge }
        let isOver = known.status == .held && !record.held
        return isOver ? try release(record, of: tenant, known, rule: rule, statistics: &statistics, database) : known.badge
    }

    /// The stored record of a notification.
    private struct Recorded {
        var row: Int64
        var badge: Int32
        var status: CommonV1.DeliveryStatus
        var createdAt: Int64
    }

    private static func find(_ notificationID: String, of tenant: Int64, _ database: Database) throws -> Recorded? {
        var known: Recorded?
        try database.readDirectly(
            "SELECT id, badge, status, created_at_ms FROM notifications WHERE tenant = ? AND notification_id = ?"
        ) {
            $0.add(tenant)
            $0.add(notificationID)
        } _: {
            known = Recorded(
                row: $0.number(0), badge: Int32(clamping: $0.number(1)), status: .init(rawValue: Int32(clamping: $0.number(2))),
                createdAt: $0.number(3))
        }
        return known
    }

    /// Records the end of a deferral. The notification was counted as unread when it was deferred.
    private static func release(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, _ known: Recorded, rule: BadgeRule, statistics: inout StatisticsChanges,
        _ database: Database
    ) throws -> Int32 {
        let badge = try badge(of: record, tenant, rule: rule, database)
        let first = record.pushedDevices.first
        try database.cachedStatement(
            sql: """
                UPDATE notifications SET push_id = ?, title = ?, body = ?, skip_reason = ?, status = ?, badge = ?,
                  push_device_id = ?, device_id = ?, platform = ?, provider = ?, device_status = ? WHERE id = ?
                """
        ).execute(arguments: [
            record.pushId, record.title, record.body, record.skipReason.rawValue, record.initialStatus.rawValue, badge,
            first?.pushDeviceId ?? "", first?.deviceId ?? "", first?.platform ?? "", first?.provider ?? "",
            CommonV1.DeliveryStatus.pending.rawValue, known.row,
        ])
        statistics.released(record, tenant: tenant)
        try insertMoreDevices(of: record, tenant, row: known.row, createdAt: known.createdAt, &statistics, database)
        return badge
    }

    /// - Parameter counter: A counter that is about to grow by one.
    private static func badge(
        of record: ReceiptsV1.NotificationRecord, adding counter: String? = nil, _ tenant: Int64, rule: BadgeRule, _ database: Database
    ) throws -> Int32 {
        guard rule.counters != nil else { return BadgeRule.noBadge }
        var values = try UnreadCounterTable.read(tenant, userID: record.userId, database)
        if let counter { values[counter, default: 0] += 1 }
        return rule.badge(values)
    }

    /// Inserts all devices except the first, and counts all of them.
    ///
    /// - Parameter createdAt: The notification's.
    private static func insertMoreDevices(
        of record: ReceiptsV1.NotificationRecord, _ tenant: Int64, row: Int64, createdAt: Int64, _ statistics: inout StatisticsChanges,
        _ database: Database
    ) throws {
        for (place, device) in record.pushedDevices.enumerated() {
            statistics.device(nil, .pending, tenant: tenant)
            guard place > 0 else { continue }
            let state = DeviceState(
                pushDeviceID: device.pushDeviceId, deviceID: device.deviceId, platform: device.platform, provider: device.provider,
                pushID: record.pushId)
            try DeviceTable.insert(state, notificationRow: row, createdAt: createdAt, tenant: tenant, database)
        }
    }

    /// Counts a notification of an app without a ledger (PRIV-10): only the unread counter changes. A repeated delivery counts twice, because no row
    /// identifies it.
    ///
    /// - Returns: the badge after it.
    private static func countUnread(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, rule: BadgeRule, _ database: Database
    ) throws -> Int32 {
        if let counter = rule.counter(of: record) { try UnreadCounterTable.add(1, to: counter, tenant, userID: record.userId, database) }
        return try badge(of: record, tenant, rule: rule, database)
    }
}

// MARK: Finding

extension NotificationTable {
    private static let keyColumns = """
        id, tenant, user_id, push_id, created_at_ms, skip_reason, status, EXISTS (SELECT 1 FROM devices WHERE notification_row = notifications.id),
          attempt_id
        """
    private static let keyColumnCount: Int32 = 9

    private static let byID = "SELECT \(keyColumns) FROM notifications WHERE tenant = ? AND notification_id = ?"
    private static let byPushID = """
        SELECT \(keyColumns) FROM notifications INDEXED BY notifications_by_push WHERE push_id = ? AND push_id <> '' AND tenant = ?
        """

    static func find(_ tenant: Int64, notificationID: String, _ database: Database) throws -> NotificationKey? {
        try find(by: byID, database) {
            $0.add(tenant)
            $0.add(notificationID)
        }
    }

    static func find(_ tenant: Int64, pushID: String, _ database: Database) throws -> NotificationKey? {
        guard !pushID.isEmpty else { return nil }
        return try find(by: byPushID, database) {
            $0.add(pushID)
            $0.add(tenant)
        }
    }

    private static func find(
        by sql: String, _ database: Database, _ give: (inout StatementValues) -> Void
    ) throws -> NotificationKey? {
        var key: NotificationKey?
        try database.readDirectly(sql, give) { key = self.key($0) }
        return key
    }

    private static let forOutcome = """
        SELECT \(keyColumns), push_device_id = ?3, device_status, device_id, platform, provider
        FROM notifications WHERE tenant = ?1 AND notification_id = ?2
        """

    /// A notification, and the state of one of its devices where that is known.
    static func find(
        _ tenant: Int64, notificationID: String, pushDeviceID: String, _ database: Database
    ) throws -> (key: NotificationKey, device: LedgerDevice?)? {
        var found: (key: NotificationKey, device: LedgerDevice?)?
        var isFirst = false
        try database.readDirectly(forOutcome) {
            $0.add(tenant)
            $0.add(notificationID)
            $0.add(pushDeviceID)
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

    private static func key(_ row: borrowing StatementRow) -> NotificationKey {
        NotificationKey(
            row: row.number(0), tenant: row.number(1), userID: row.text(2), pushID: row.text(3), createdAt: row.number(4),
            skipReason: .init(rawValue: Int32(clamping: row.number(5))), status: .init(rawValue: Int32(clamping: row.number(6))),
            hasMoreDevices: row.flag(7), firstAttemptID: row.text(8))
    }
}

extension ReceiptsV1.NotificationRecord {
    /// The first status: a pushed notification is pending until its devices report.
    fileprivate var initialStatus: CommonV1.DeliveryStatus {
        if skipReason != .unspecified { return .skipped }
        return held ? .held : .pending
    }

    /// Devices that it is pushed to, without repetitions.
    fileprivate var pushedDevices: [ReceiptsV1.RecordedDevice] {
        guard initialStatus == .pending else { return [] }
        guard devices.count > 1 else { return devices }
        var seen: Set<String> = []
        return devices.filter { seen.insert($0.pushDeviceId).inserted }
    }
}
