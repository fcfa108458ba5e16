import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// Applies an app's retention to its notifications: empties old ones (PRIV-01), anonymizes them (PRIV-08) and at last deletes them (RCPT-19). Each
/// call takes some of them, the oldest first, and stores how far it came.
enum NotificationRetention {
    /// Notifications that one call changes or deletes, in some milliseconds, so that other writes get their turn.
    static let notificationsPerWrite = Anonymization.notificationsPerWrite

    /// Every app that ever had a notification in the ledger.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows(
            "SELECT organization_id, app_id FROM tenants JOIN statistics ON tenant = id WHERE name = ?", [StatisticName.notifications.text]
        ) { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// Deletes the oldest notifications created before an instant, with their devices, attempts and reports. Statistics stay; open notifications
    /// count as cancelled.
    ///
    /// - Returns: how many; fewer than ``notificationsPerWrite`` when nothing is left.
    static func delete(_ tenant: CommonV1.Tenant, before: Instant, _ database: Database) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        try PurgeTable.advance(number, to: before, database)
        let rows = try NotificationTable.old(number, before: before, limit: notificationsPerWrite, database)
        var statistics = StatisticsChanges()
        for row in try rows.flatMap({ try NotificationTable.pushes(ofRow: $0, database).map(\.row) }) {
            try DeviceTable.cancelOpen(notificationRow: row, of: number, &statistics, database)
            try delete(push: row, database)
        }
        try StatisticsTable.add(statistics, database)
        return rows.count
    }

    private static func delete(push row: Int64, _ database: Database) throws {
        try ClientReportTable.delete(notificationRow: row, database)
        try MessageReceiptTable.delete(notificationRow: row, database)
        try OfferedActionsTable.delete(notificationRow: row, database)
        try ReportedActionTable.delete(notificationRow: row, database)
        try AttemptTable.delete(notificationRow: row, database)
        try DeviceTable.delete(notificationRow: row, database)
        try NotificationTable.delete(row: row, database)
    }

    // MARK: A retention of no days

    /// Applies an app's rule to a notification, if it is resolved.
    ///
    /// - Parameter tenant: number of the app.
    /// - Returns: whether it was deleted.
    static func resolve(
        _ notificationID: String, of tenant: Int64, _ rule: ResolvedRule, at now: Instant, _ database: Database
    ) throws -> Bool {
        guard rule != .stays, let row = try NotificationTable.resolved(notificationID, of: tenant, at: now, database) else { return false }
        switch rule {
        case .stays: return false
        case .losesTexts:
            for push in try NotificationTable.pushes(ofRow: row, database) { try NotificationTable.empty(row: push.row, database) }
            return false
        case .isDeleted:
            try deleteResolved(row, at: now, database)
            return true
        }
    }

    /// Deletes the oldest resolved notifications of an app that keeps none of them. Nearly all were deleted with the report that resolved them. The
    /// others waited for a time: for a receipt that the provider did not give, or for the end of a mail in place of a push.
    ///
    /// - Returns: how many; fewer than ``notificationsPerWrite`` when nothing is left.
    static func deleteResolved(of tenant: CommonV1.Tenant, at now: Instant, _ database: Database) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        let rows = try NotificationTable.resolved(number, at: now, limit: notificationsPerWrite, database)
        for row in rows { try deleteResolved(row, at: now, database) }
        return rows.count
    }

    private static func deleteResolved(_ row: Int64, at now: Instant, _ database: Database) throws {
        for push in try NotificationTable.pushes(ofRow: row, database) {
            try ResolvedNotificationTable.insert(ofPush: push.row, at: now, database)
            try delete(push: push.row, database)
        }
    }

    /// Empties title and body of some notifications created before an instant.
    ///
    /// - Returns: how many; fewer than ``notificationsPerWrite`` when nothing is left.
    static func empty(_ tenant: CommonV1.Tenant, before: Instant, _ database: Database) throws -> Int {
        try some(.content, tenant, before: before, database) { notifications in
            for notification in notifications {
                try NotificationTable.empty(row: notification.row, database)
                try OfferedActionsTable.delete(notificationRow: notification.row, database)
            }
        }
    }

    /// Replaces the users of some notifications created before an instant by pseudonyms, with the key of the current quarter.
    ///
    /// - Returns: how many; fewer than ``notificationsPerWrite`` when nothing is left.
    static func anonymize(_ tenant: CommonV1.Tenant, before: Instant, now: Instant, ids: IdentifierSource, _ database: Database) throws -> Int {
        try some(.users, tenant, before: before, database) { notifications in
            guard !notifications.isEmpty else { return }
            let key = try PseudonymKeyTable.key(at: now, database)
            let named = notifications.map { (row: $0.row, pseudonym: Pseudonym.make("anon:", of: UserKey($0.userID, of: tenant), key: key)) }
            try Anonymization.anonymize(named, tenant: tenant, ids: ids, database)
        }
    }

    private static func some(
        _ kind: RetentionProgressTable.Kind, _ tenant: CommonV1.Tenant, before: Instant, _ database: Database,
        _ work: ([NotificationTable.Aged]) throws -> Void
    ) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        let from = try RetentionProgressTable.before(kind, tenant, database) ?? Instant(milliseconds: 0)
        let notifications = try NotificationTable.aged(kind, number, from: from, before: before, limit: notificationsPerWrite, database)
        try work(notifications)
        // The next call starts at the last one's instant, because further notifications may have the same instant.
        let reached = notifications.count == notificationsPerWrite ? notifications.last?.createdAt ?? before : before
        try RetentionProgressTable.advance(kind, number, to: reached, database)
        return notifications.count
    }

    /// Whether an unknown id may be of a deleted or anonymized notification. The id of one that was deleted when it was resolved is known for a day.
    /// Else the time in the id decides, so an id that Carillon did not make gives false.
    static func mayHaveHad(_ id: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        if try ResolvedNotificationTable.has(id, tenant, database) { return true }
        guard let milliseconds = id.split(separator: "_").last.flatMap({ ULID($0) })?.milliseconds else { return false }
        let made = Instant(milliseconds: milliseconds)
        let limits = [try PurgeTable.before(tenant, database), try RetentionProgressTable.before(.users, tenant, database)]
        return limits.contains { $0.map { made < $0 } ?? false }
    }
}
