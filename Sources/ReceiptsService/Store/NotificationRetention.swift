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
    /// - Parameter keepsOpen: keeps open notifications, for a retention of 0 days.
    /// - Returns: how many; fewer than ``notificationsPerWrite`` when nothing is left.
    static func delete(_ tenant: CommonV1.Tenant, before: Instant, keepsOpen: Bool, _ database: Database) throws -> Int {
        let number = try TenantTable.findOrInsert(tenant, database)
        try PurgeTable.advance(number, to: before, database)
        let rows = try NotificationTable.old(number, before: before, keepsOpen: keepsOpen, limit: notificationsPerWrite, database)
        var statistics = StatisticsChanges()
        for row in try rows.flatMap({ try NotificationTable.pushes(ofRow: $0, database).map(\.row) }) {
            try DeviceTable.cancelOpen(notificationRow: row, of: number, &statistics, database)
            try ClientReportTable.delete(notificationRow: row, database)
            try MessageReceiptTable.delete(notificationRow: row, database)
            try OfferedActionsTable.delete(notificationRow: row, database)
            try ReportedActionTable.delete(notificationRow: row, database)
            try AttemptTable.delete(notificationRow: row, database)
            try DeviceTable.delete(notificationRow: row, database)
            try NotificationTable.delete(row: row, database)
        }
        try StatisticsTable.add(statistics, database)
        return rows.count
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

    /// Whether an unknown id may be of a deleted or anonymized notification. The time in the id decides, so an id that Carillon did not make gives
    /// false.
    static func mayHaveHad(_ id: String, _ tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        guard let milliseconds = id.split(separator: "_").last.flatMap({ ULID($0) })?.milliseconds else { return false }
        let made = Instant(milliseconds: milliseconds)
        let limits = [try PurgeTable.before(tenant, database), try RetentionProgressTable.before(.users, tenant, database)]
        return limits.contains { $0.map { made < $0 } ?? false }
    }
}
