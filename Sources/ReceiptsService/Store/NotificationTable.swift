import CarillonAPI
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
    /// - Parameter count: Of the whole call: as many badges are answered, by place.
    /// - Returns: The badges; ``BadgeRule/noBadge`` where nothing is known of one.
    static func record(_ items: [Item], of count: Int, at now: Instant, _ database: Database) throws -> [Int32] {
        var statistics = StatisticsChanges()
        var badges = [Int32](repeating: BadgeRule.noBadge, count: count)
        let erased = try ErasedUsers.among(items.lazy.map { StoredUser($0.record.userId, of: $0.record.tenant) }, at: now, database)
        for item in items {
            // The user was erased while the notification was on its way (PRIV-09).
            if erased.contains(StoredUser(item.record.userId, of: item.record.tenant)) { continue }
            badges[item.index] =
                item.rule.isKept
                ? try record(item.record, rule: item.rule.badge, statistics: &statistics, database)
                : try countUnread(item.record, rule: item.rule.badge, database)
        }
        try statistics.apply(database)
        return badges
    }

    /// Records a notification, its devices and what it counts.
    ///
    /// What was held is recorded again when its end is decided (EVAL-22): then it takes the place of what is there.
    ///
    /// - Returns: The badge after it: the stored one when it was recorded before, and then nothing is changed.
    private static func record(
        _ record: ReceiptsV1.NotificationRecord, rule: BadgeRule, statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Int32 {
        let tenant = record.tenant ?? .init()
        let known = try Row.fetchOne(
            database.cachedStatement(
                sql: "SELECT id, badge, status FROM notifications WHERE organization_id = ? AND app_id = ? AND notification_id = ?"),
            arguments: [tenant.organizationId, tenant.appId, record.notificationId])
        if let known {
            let isOver = known[2] as Int32 == CommonV1.DeliveryStatus.held.rawValue && !record.held
            return isOver ? try release(record, row: known[0], rule: rule, statistics: &statistics, database) : known[1]
        }

        if let counter = rule.counter(of: record) {
            try UnreadCounterTable.add(1, to: counter, tenant, userID: record.userId, database)
        }
        let badge = try badge(of: record, rule: rule, database)
        try database.cachedStatement(
            sql: """
                INSERT INTO notifications
                  (organization_id, app_id, notification_id, push_id, event_id, user_id, type_id, category_id, channel_id, message_id,
                   priority, title, body, skip_reason, status, badge, created_at_ms, expires_at_ms)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
                """
        ).execute(arguments: [
            tenant.organizationId, tenant.appId, record.notificationId, record.pushId, record.eventId, record.userId, record.typeId,
            record.categoryId, record.channelId, record.messageId, record.priority.rawValue, record.title, record.body,
            record.skipReason.rawValue, record.initialStatus.rawValue, badge, record.createdAtMs, record.expiresAtMs,
        ])
        let row = database.lastInsertedRowID
        statistics.recorded(record, tenant: tenant)
        try insertDevices(of: record, row: row, statistics: &statistics, database)
        return badge
    }

    /// The end of a hold. It was counted as unread when it came.
    private static func release(
        _ record: ReceiptsV1.NotificationRecord, row: Int64, rule: BadgeRule, statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Int32 {
        let badge = try badge(of: record, rule: rule, database)
        try database.cachedStatement(
            sql: "UPDATE notifications SET push_id = ?, title = ?, body = ?, skip_reason = ?, status = ?, badge = ? WHERE id = ?"
        ).execute(arguments: [
            record.pushId, record.title, record.body, record.skipReason.rawValue, record.initialStatus.rawValue, badge, row,
        ])
        statistics.released(record, tenant: record.tenant ?? .init())
        try insertDevices(of: record, row: row, statistics: &statistics, database)
        return badge
    }

    private static func badge(of record: ReceiptsV1.NotificationRecord, rule: BadgeRule, _ database: Database) throws -> Int32 {
        guard rule.counters != nil else { return BadgeRule.noBadge }
        return rule.badge(try UnreadCounterTable.read(record.tenant ?? .init(), userID: record.userId, database))
    }

    private static func insertDevices(
        of record: ReceiptsV1.NotificationRecord, row: Int64, statistics: inout StatisticsChanges, _ database: Database
    ) throws {
        guard record.initialStatus == .pending else { return }
        let tenant = record.tenant ?? .init()
        for device in record.devices {
            var state = DeviceState()
            state.pushDeviceID = device.pushDeviceId
            state.deviceID = device.deviceId
            state.platform = device.platform
            state.provider = device.provider
            state.pushID = record.pushId
            try DeviceTable.insert(state, notificationRow: row, createdAt: record.createdAtMs, tenant: tenant, database)
            statistics.device(nil, .pending, tenant: tenant)
        }
    }

    /// Counts a notification of an app that keeps nothing of what it delivers (PRIV-10): the badge moves, where the app has one, and no row tells
    /// of it. Nothing knows a repeated one again, so a hand-over that comes twice counts twice.
    ///
    /// - Returns: the badge after it.
    private static func countUnread(_ record: ReceiptsV1.NotificationRecord, rule: BadgeRule, _ database: Database) throws -> Int32 {
        guard rule.counters != nil else { return BadgeRule.noBadge }
        let tenant = record.tenant ?? .init()
        if let counter = rule.counter(of: record) { try UnreadCounterTable.add(1, to: counter, tenant, userID: record.userId, database) }
        return rule.badge(try UnreadCounterTable.read(tenant, userID: record.userId, database))
    }

    static func find(_ tenant: CommonV1.Tenant, notificationID: String, _ database: Database) throws -> NotificationKey? {
        try find(column: "notification_id", value: notificationID, tenant, database)
    }

    static func find(_ tenant: CommonV1.Tenant, pushID: String, _ database: Database) throws -> NotificationKey? {
        pushID.isEmpty ? nil : try find(column: "push_id <> '' AND push_id", value: pushID, tenant, database)
    }

    private static func find(
        column: String, value: String, _ tenant: CommonV1.Tenant, _ database: Database
    ) throws -> NotificationKey? {
        let row = try Row.fetchOne(
            database.cachedStatement(
                sql: """
                    SELECT id, user_id, push_id, created_at_ms, skip_reason, status FROM notifications
                    WHERE organization_id = ? AND app_id = ? AND \(column) = ?
                    """),
            arguments: [tenant.organizationId, tenant.appId, value])
        return row.map {
            NotificationKey(
                row: $0[0], userID: $0[1], pushID: $0[2], createdAt: $0[3], skipReason: .init(rawValue: $0[4]),
                status: .init(rawValue: $0[5]))
        }
    }

    /// Sets the status of the push from those of its devices, where it changed. What was skipped stays skipped.
    static func refreshStatus(of key: NotificationKey, _ database: Database) throws {
        guard key.skipReason == .unspecified else { return }
        let statuses = try Int32.fetchAll(
            database.cachedStatement(sql: "SELECT status FROM devices WHERE notification_row = ?"), arguments: [key.row])
        let status = CommonV1.DeliveryStatus.ofPush(statuses.map(CommonV1.DeliveryStatus.init(rawValue:)))
        guard status != key.status else { return }
        try database.cachedStatement(sql: "UPDATE notifications SET status = ? WHERE id = ?")
            .execute(arguments: [status.rawValue, key.row])
    }
}

extension ReceiptsV1.NotificationRecord {
    /// Where it begins: what is pushed is pending, until its devices say more.
    fileprivate var initialStatus: CommonV1.DeliveryStatus {
        if skipReason != .unspecified { return .skipped }
        return held ? .held : .pending
    }
}
