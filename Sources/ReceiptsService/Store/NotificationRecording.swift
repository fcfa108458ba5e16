import CarillonAPI
import DurableWork
import ServiceKit
import Storage

/// Records notifications in the ledger, each with its devices, the user's unread counter and the counts.
enum NotificationRecording {
    /// A notification that is to be recorded.
    struct Item: Sendable {
        /// Its place in the call.
        var index: Int
        var record: ReceiptsV1.NotificationRecord
        var rule: LedgerRule
    }

    /// What the pushes of the notifications need.
    struct Result: Sendable {
        /// By index in the call; ``BadgeRule/noBadge`` for items without one.
        var badges: [Int32]
        /// Of devices with more of a category than they show without a summary.
        var groups: [ReceiptsV1.DeviceGroup] = []
        /// What the devices of badge updates close.
        var withdrawn: [ReceiptsV1.WithdrawnNotification] = []
        /// Events that the decisions raised.
        var telemetry = TakenTelemetry(dropped: 0)
        /// New entries of notification centres.
        var entries = 0
        /// Whether a mail must be looked at earlier than all before (``FallbackMailTable``).
        var hasEarlierMail = false
        /// Skipped notifications that were deleted at once (``ResolvedRule``).
        var deleted = 0
    }

    /// A recorded notification.
    private struct Recorded {
        var badge: Int32
        /// When its push fell due, or was found to be none, where that is news. A deferral, a repeated record and a further push are no news.
        var decidedAt: Instant?
        /// Recorded before: nothing changed.
        var isRepeated = false
    }

    /// Records notifications in one transaction.
    ///
    /// - Parameter count: Number of items of the whole call.
    static func record(_ items: [Item], of count: Int, at now: Instant, _ database: Database) throws -> Result {
        var (statistics, tenants, raised) = (StatisticsChanges(), TenantNumbers(), [RaisedTelemetry]())
        var (webhooks, badgeApps) = (TelemetryWebhookTable.Apps(at: now), ShownBadgeTable.Apps())
        var result = Result(badges: [Int32](repeating: BadgeRule.noBadge, count: count))
        let erased = try ErasedUsers.among(items.lazy.map { UserKey($0.record.userId, of: $0.record.tenant) }, at: now, database)
        for item in items {
            // The user was erased meanwhile (PRIV-09).
            if !erased.isEmpty, erased.contains(UserKey(item.record.userId, of: item.record.tenant)) { continue }
            if item.rule.withdrawsFromDevices, item.record.isBadgeUpdate, item.record.showsBadge {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                result.withdrawn += try WithdrawnNotifications.named(at: item.index, of: item.record, tenant, database)
            }
            let badge = item.rule.badge.of(item.record)
            var isUnread = badge.counter(of: item.record) != nil
            if badge.counters != nil {
                try keepBadge(item, tenants.findOrInsert(item.record.tenant ?? .init(), database), isUnread: isUnread, &badgeApps, database)
            }
            // Before the badge, which may count it.
            if item.rule.hasInbox, let entry = item.record.inboxEntry {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                if try InboxTable.insert(entry, of: item.record, tenant, at: now, database) {
                    result.entries += 1
                    isUnread = isUnread || badge.counters == [BadgeRule.inboxCounter]
                }
            }
            if item.rule.isKept {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                var isCounted = false
                if item.rule.resolved == .isDeleted {
                    // Repeated after its end: nothing changes.
                    if let known = try ResolvedNotificationTable.badge(of: item.record, tenant, database) {
                        result.badges[item.index] = known
                        continue
                    }
                    isCounted = try ResolvedNotificationTable.has(item.record.notificationId, of: tenant, database)
                    // Only a push adds to a notification, as in `recordAgain`.
                    if isCounted, item.record.initialStatus != .pending || item.record.pushId.isEmpty { continue }
                }
                let kept = try item.rule.hasInbox ? withoutTextOfEntry(item.record, of: tenant, database) : item.record
                let recorded = try record(kept, of: tenant, rule: badge, isCounted, at: now, statistics: &statistics, database)
                result.badges[item.index] = recorded.badge
                if !recorded.isRepeated { try updateBadge(item, recorded.badge, isUnread: isUnread, tenant, database) }
                if let decidedAt = recorded.decidedAt {
                    if try takeMail(item, decidedAt: decidedAt, at: now, database) { result.hasEarlierMail = true }
                    if let event = RaisedTelemetry(item.record, item.rule.telemetry) { raised.append(event) }
                    if item.rule.telemetry.mode != .off, !item.record.silentPush, try webhooks.has(item.record.tenant ?? .init(), database),
                        let event = RaisedTelemetry(channelsOf: item.record, item.rule.telemetry)
                    {
                        raised.append(event)
                    }
                }
                result.groups += try groups(item, tenant, at: now, database)
                if item.record.initialStatus == .skipped,
                    try NotificationRetention.resolve(item.record.notificationId, of: tenant, item.rule.resolved, at: now, database)
                {
                    result.deleted += 1
                }
                continue
            }
            // A repeated record repeats the mail. The dispatcher knows its id.
            if let mail = item.record.mail, mail.atOnce, !item.record.held {
                try Outbox<DispatcherV1.PersonMessage>.insert(DispatcherV1.PersonMessage(mail, of: item.record), database)
            }
            if badge.counters != nil {
                let tenant = try tenants.findOrInsert(item.record.tenant ?? .init(), database)
                result.badges[item.index] = try countUnread(item.record, of: tenant, rule: badge, database)
                try updateBadge(item, result.badges[item.index], isUnread: isUnread, tenant, database)
            }
        }
        try StatisticsTable.add(statistics, database)
        result.telemetry = try TelemetryTable.raise(raised, at: now, database)
        return result
    }

    /// Stores what the user's devices show, where the notification changes the badge without showing it (RCPT-17).
    private static func keepBadge(
        _ item: Item, _ tenant: Int64, isUnread: Bool, _ apps: inout ShownBadgeTable.Apps, _ database: Database
    ) throws {
        guard let rule = item.rule.badgeUpdates else { return }
        try apps.note(item.rule.badge, rule, of: tenant, database)
        let mayCount = isUnread || (item.rule.hasInbox && item.record.inboxEntry != nil)
        if mayCount, !item.record.showsBadge { try ShownBadgeTable.keep(tenant, userID: item.record.userId, database) }
    }

    /// Lets the user's other devices learn of the badge, in apps that push it (RCPT-17).
    private static func updateBadge(_ item: Item, _ badge: Int32, isUnread: Bool, _ tenant: Int64, _ database: Database) throws {
        guard let rule = item.rule.badgeUpdates else { return }
        let effect = rule.effect(of: item.record, badge: badge, isUnread: isUnread)
        try BadgeUpdateTable.recorded(item.record, effect, of: tenant, rule, database)
    }

    /// Hands over the mail of a notification, or keeps it until no device got the push (DISP-32).
    ///
    /// - Returns: whether it must be looked at earlier than all before.
    private static func takeMail(_ item: Item, decidedAt: Instant, at now: Instant, _ database: Database) throws -> Bool {
        let record = item.record
        guard let mail = record.mail, !mail.title.isEmpty else { return false }
        guard !mail.atOnce else {
            try Outbox<DispatcherV1.PersonMessage>.insert(DispatcherV1.PersonMessage(mail, of: record), database)
            return false
        }
        guard record.initialStatus == .pending, !record.pushId.isEmpty else { return false }
        return try FallbackMailTable.insert(mail, of: record, rule: item.rule.fallback, dueAt: decidedAt, at: now, database) != nil
    }

    /// The devices of a notification that have more of its category than the policy lets them show without a summary (EVAL-54).
    private static func groups(_ item: Item, _ tenant: Int64, at now: Instant, _ database: Database) throws -> [ReceiptsV1.DeviceGroup] {
        let (record, most) = (item.record, item.rule.deviceGroupMax)
        guard most > 0, record.initialStatus == .pending, !record.pushId.isEmpty, !record.silentPush, !record.categoryId.isEmpty else { return [] }
        let groups = try NotificationTable.deviceGroups(ofUser: record.userId, tenant, category: record.categoryId, at: now, database)
        return record.pushedDevices.compactMap { device in
            let count = groups.count(on: device.pushDeviceId)
            guard count > most else { return nil }
            return ReceiptsV1.DeviceGroup(index: UInt32(item.index), pushDeviceId: device.pushDeviceId, count: UInt32(count))
        }
    }

    /// Records a notification with its devices, and changes the counts.
    ///
    /// A deferred notification is recorded again when its deferral ends (EVAL-22). The new record then replaces the stored one. A record with another
    /// push id is a further push of the notification (EVAL-41).
    ///
    /// - Parameter isCounted: the notification was counted with an earlier push, and deleted when that was resolved (``ResolvedRule``).
    /// - Returns: The badge afterwards. For a push that was recorded before, its stored badge; nothing changes then.
    private static func record(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, rule: BadgeRule, _ isCounted: Bool, at now: Instant,
        statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Recorded {
        let counter = isCounted ? nil : rule.counter(of: record)
        let badge = try badge(of: record, adding: counter, tenant, rule: rule, database)
        guard let row = try NotificationTable.insert(record, of: tenant, badge: badge, database) else {
            return try recordAgain(record, of: tenant, rule: rule, at: now, statistics: &statistics, database)
        }
        if !isCounted { statistics.recorded(record, tenant: tenant) }
        try OfferedActionsTable.insert(record, row: row, database)
        let createdAt = Instant(milliseconds: record.createdAtMs)
        try insertMoreDevices(of: record, tenant, row: row, createdAt: createdAt, &statistics, database)
        if let counter { try UnreadCounterTable.add(1, to: counter, tenant, userID: record.userId, database) }
        return Recorded(badge: badge, decidedAt: record.held || isCounted ? nil : createdAt)
    }

    /// Records a notification that is stored already.
    ///
    /// - Returns: The badge: the stored one, unless its deferral ended, or the push is a further one.
    private static func recordAgain(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, rule: BadgeRule, at now: Instant, statistics: inout StatisticsChanges,
        _ database: Database
    ) throws -> Recorded {
        let pushes = try NotificationTable.recorded(record.notificationId, of: tenant, database)
        guard let first = pushes.first else { return Recorded(badge: BadgeRule.noBadge) }
        if first.status == .held, !record.held {
            let badge = try release(record, of: tenant, first, rule: rule, statistics: &statistics, database)
            if record.skipReason == .cancelled || record.skipReason == .relationshipEnded {
                try InboxTable.withdraw(record.notificationId, tenant, at: now, now: now, database)
            }
            // The record has the time of the deferral.
            return Recorded(badge: badge, decidedAt: now)
        }
        if let known = pushes.first(where: { $0.pushID == record.pushId }) { return Recorded(badge: known.badge, isRepeated: true) }
        // Only a push adds to a notification: not its deferral, nor a decision to skip it.
        guard record.initialStatus == .pending, !record.pushId.isEmpty else {
            return Recorded(badge: first.badge, isRepeated: true)
        }
        // The notification was counted, also as unread, with its first push.
        let badge = try badge(of: record, tenant, rule: rule, database)
        let row = try NotificationTable.insertFurther(record, after: pushes, badge: badge, database)
        try OfferedActionsTable.insert(record, row: row, database)
        let createdAt = Instant(milliseconds: record.createdAtMs)
        try insertMoreDevices(of: record, tenant, row: row, createdAt: createdAt, &statistics, database)
        return Recorded(badge: badge)
    }

    /// Records the end of a deferral. The notification was counted as unread when it was deferred.
    private static func release(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, _ known: NotificationTable.Recorded, rule: BadgeRule,
        statistics: inout StatisticsChanges, _ database: Database
    ) throws -> Int32 {
        let badge = try badge(of: record, tenant, rule: rule, database)
        try NotificationTable.release(record, row: known.row, badge: badge, database)
        try OfferedActionsTable.insert(record, row: known.row, database)
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
    /// - Parameter createdAt: The push's.
    private static func insertMoreDevices(
        of record: ReceiptsV1.NotificationRecord, _ tenant: Int64, row: Int64, createdAt: Instant, _ statistics: inout StatisticsChanges,
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

    /// The record without a text that the entry in the notification centre has, too: the text is stored once.
    private static func withoutTextOfEntry(
        _ record: ReceiptsV1.NotificationRecord, of tenant: Int64, _ database: Database
    ) throws -> ReceiptsV1.NotificationRecord {
        guard !record.title.isEmpty || !record.body.isEmpty,
            try InboxTable.hasText(record.title, record.body, of: record.notificationId, tenant, database)
        else { return record }
        var record = record
        (record.title, record.body) = ("", "")
        return record
    }
}
