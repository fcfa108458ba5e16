import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The notifications that a user's devices close: the user read or dismissed them on another device, or the sender withdrew them (RCPT-12,
/// decision 0148).
///
/// They are in the user's feed, which is kept for a day. Each push of the badge names them again: providers drop silent pushes, and a device that was
/// away gets the newest one alone. A device that closes a notification twice changes nothing.
enum WithdrawnNotifications {
    /// Most that a push names. With their ids and usual tags they have less than 2 KiB.
    static let most = 20
    /// Newest rows of the feed that are looked at. A user with more changes reads the centre.
    private static let rowsLookedAt = 500
    /// Newest unread entries whose tags are looked at. Devices show fewer.
    private static let unreadLookedAt = 100

    /// The newest changes of a user's feed but the new entries.
    private static let changes = """
        SELECT kind, notification_id, category_id, until_ms, device_id, created_at_ms FROM (
          SELECT * FROM user_feed INDEXED BY user_feed_by_user
          WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3 ORDER BY id DESC LIMIT \(rowsLookedAt))
        WHERE kind <> \(ReceiptsV1.UserEventKind.Known.added.number) ORDER BY id DESC
        """

    /// A change of the feed.
    private struct Change {
        var kind: Int32
        var notificationID: String
        var categoryID: String
        var until: Instant
        var deviceID: String
        var at: Instant
    }

    /// Whether something was read, dismissed or withdrawn since an instant.
    static func has(_ user: UserKey, since instant: Instant, _ database: Database) throws -> Bool {
        let newest = try database.firstRow("\(changes) LIMIT 1", [user.organization, user.app, user.id]) { Instant(milliseconds: $0[5]) }
        return newest.map { $0 >= instant } ?? false
    }

    /// What the devices of a badge update close, the newest change first.
    ///
    /// - Parameter index: of the record in its call.
    static func named(
        at index: Int, of record: ReceiptsV1.NotificationRecord, _ tenant: Int64, _ database: Database
    ) throws -> [ReceiptsV1.WithdrawnNotification] {
        let (user, app) = (record.userId, record.tenant ?? .init())
        // An entry that was read and then dismissed has two changes.
        let changes = try database.rows("\(Self.changes) LIMIT \(3 * most)", [app.organizationId, app.appId, user]) {
            Change(
                kind: $0[0], notificationID: $0[1], categoryID: $0[2], until: Instant(milliseconds: $0[3]), deviceID: $0[4],
                at: Instant(milliseconds: $0[5]))
        }
        guard !changes.isEmpty else { return [] }
        // Android closes by the tag alone, and a type may show all its notifications under one: the unread one stays.
        var kept = Set(
            try database.rows(
                """
                SELECT tag FROM inbox_entries INDEXED BY inbox_entries_unread
                WHERE user_id = ? AND tenant = ? AND read_at_ms IS NULL AND hidden = 0 ORDER BY created_at_ms DESC LIMIT \(unreadLookedAt)
                """, [user, tenant]
            ) { $0[0] as String })
        var (named, known): ([ReceiptsV1.WithdrawnNotification], Set<String>) = ([], [])
        for change in changes {
            for entry in try entries(of: change, user: user, tenant, database) where named.count < most && known.insert(entry.id).inserted {
                if try isSentAgain(entry.id, since: change.at, tenant, database) {
                    kept.insert(entry.tag)
                } else {
                    named.append(.init(index: UInt32(index), notificationId: entry.id, tag: entry.tag, deviceId: change.deviceID))
                }
            }
        }
        for place in named.indices where kept.contains(named[place].tag) { named[place].tag = "" }
        return named
    }

    /// Whether a notification was pushed once more after a change: a snoozed one is read by its snooze, and stays on the screen when it is back.
    private static func isSentAgain(_ notificationID: String, since instant: Instant, _ tenant: Int64, _ database: Database) throws -> Bool {
        let found = try database.firstRow(
            "SELECT 1 FROM notifications WHERE notification_id = ? AND tenant = ? AND push_number > 0 AND created_at_ms > ?",
            [notificationID, tenant, instant]
        ) { _ in true }
        return found != nil
    }

    /// The entries that a change is about, the newest first. One whose entry was deleted has no tag any more.
    private static func entries(
        of change: Change, user: String, _ tenant: Int64, _ database: Database
    ) throws -> [(id: String, tag: String)] {
        guard change.kind == ReceiptsV1.UserEventKind.Known.readAll.number else {
            let tag = try database.firstRow(
                "SELECT tag FROM inbox_entries WHERE notification_id = ? AND tenant = ?", [change.notificationID, tenant]
            ) { $0[0] as String }
            return [(change.notificationID, tag ?? "")]
        }
        return try database.rows(
            """
            SELECT notification_id, tag FROM inbox_entries INDEXED BY inbox_entries_by_user
            WHERE user_id = ?1 AND tenant = ?2 AND hidden = 0 AND created_at_ms <= ?3 AND read_at_ms IS NOT NULL AND (?4 = '' OR category_id = ?4)
            ORDER BY created_at_ms DESC LIMIT \(most)
            """, [user, tenant, change.until, change.categoryID]
        ) { (id: $0[0] as String, tag: $0[1] as String) }
    }
}
