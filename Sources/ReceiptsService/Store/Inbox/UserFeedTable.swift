import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `user_feed`: changes of notification centres, in their order, for the streams of open apps (GW-06). A row is written in the transaction
/// of its change, and only for an entry of a centre. It has no badges: each stream reads the current badge.
///
/// The rows name organization and app by text, so that the store tells whose rows a commit added (``watched``).
enum UserFeedTable {
    static let migration = Migration(
        "0016 feed of users",
        """
        CREATE TABLE user_feed (
          -- The position in the feed. AUTOINCREMENT: readers go by rising positions, and rows are deleted.
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          -- Number of the UserEventKind.
          kind INTEGER NOT NULL,
          -- Empty: several entries, those created up to until_ms.
          notification_id TEXT NOT NULL,
          -- Of several entries; empty: of all categories.
          category_id TEXT NOT NULL,
          until_ms INTEGER NOT NULL,
          created_at_ms INTEGER NOT NULL
        );
        -- The feed of a user, in the order of the positions.
        CREATE INDEX user_feed_by_user ON user_feed (user_id, organization_id, app_id);
        """)

    /// What devices close (``WithdrawnNotifications``).
    static let deviceMigration = Migration(
        "0017 devices in the feed of users",
        """
        -- The device on which the entry was read or dismissed: the app's id, or the server's. Empty: unknown.
        ALTER TABLE user_feed ADD COLUMN device_id TEXT NOT NULL DEFAULT '';
        -- Under which devices show the push of the entry. Empty: unknown.
        ALTER TABLE inbox_entries ADD COLUMN tag TEXT NOT NULL DEFAULT '';
        """)

    /// New rows wake the streams of their users. Deleted rows do not: retention deletes a day's rows, which no stream reads any more.
    static let watched = WatchedTable("user_feed", columns: [], newRows: "TRUE", deletedRows: nil)

    /// How long a row is kept at least. A client that was away for longer reads the centre again.
    static let lifetime = Duration.days(1)
    /// Events of one read.
    static let eventsPerRead = 50
    /// Events that a client may have missed. With more, reading the centre again costs less.
    static let mostMissed = 500

    // MARK: Writing

    private static let insertion = """
        INSERT INTO user_feed (organization_id, app_id, user_id, kind, notification_id, category_id, until_ms, created_at_ms, device_id)
        SELECT organization_id, app_id, ?, ?, ?, ?, ?, ?, ? FROM tenants WHERE id = ?
        """

    /// Adds a change of an entry.
    ///
    /// - Parameters:
    ///   - device: where the user made it; empty: unknown.
    ///   - now: the time of the write, by which the row is kept; not that of the mark.
    static func insert(
        _ kind: ReceiptsV1.UserEventKind.Known, _ notificationID: String, on device: String = "", userID: String, _ tenant: Int64,
        at now: Instant, _ database: Database
    ) throws {
        try insert(kind, notificationID, category: "", until: 0, on: device, userID: userID, tenant, at: now, database)
    }

    /// Adds that several entries were read.
    static func insert(_ all: InboxMarkAll, userID: String, _ tenant: Int64, at now: Instant, _ database: Database) throws {
        try insert(
            .readAll, "", category: all.categoryID, until: all.until.milliseconds, on: all.deviceID, userID: userID, tenant, at: now, database)
    }

    private static func insert(
        _ kind: ReceiptsV1.UserEventKind.Known, _ notificationID: String, category: String, until: Int64, on device: String, userID: String,
        _ tenant: Int64, at now: Instant, _ database: Database
    ) throws {
        try database.runDirectly(insertion) {
            $0.add(userID)
            $0.add(Int64(kind.number))
            $0.add(notificationID)
            $0.add(category)
            $0.add(until)
            $0.add(now.milliseconds)
            $0.add(device)
            $0.add(tenant)
        }
    }

    // MARK: Reading

    /// The position of the last row that was ever stored.
    static func end(_ database: Database) throws -> Int64 {
        try database.firstRow("SELECT seq FROM sqlite_sequence WHERE name = 'user_feed'") { $0[0] as Int64 } ?? 0
    }

    /// Whether all of a user's rows behind a position are there. Rows go in the order of their positions; an erasure takes others, and a client may
    /// then read its centre without need.
    static func hasAll(of user: UserKey, after position: Int64, _ database: Database) throws -> Bool {
        let end = try end(database)
        // Ahead of the feed: the store was restored from a backup.
        guard position >= 0, position <= end else { return false }
        let first = try database.firstRow("SELECT MIN(id) FROM user_feed") { $0[0] as Int64? } ?? nil
        guard position >= (first ?? end + 1) - 1 else { return false }
        let missed = try database.firstRow(
            "SELECT COUNT(*) FROM (SELECT 1 FROM user_feed INDEXED BY user_feed_by_user \(own) AND id > ?4 LIMIT \(mostMissed + 1))",
            arguments(of: user, after: position)
        ) { $0[0] as Int }
        return missed ?? 0 <= mostMissed
    }

    private static let own = "WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"

    private static func arguments(of user: UserKey, after position: Int64) -> StatementArguments {
        [user.organization, user.app, user.id, position]
    }

    /// A part of a user's feed.
    struct Part: Sendable {
        /// Without their entries.
        var events: [ReceiptsV1.UserEvent]
        /// The position behind the part.
        var position: Int64
        /// Whether more may be stored behind it.
        var hasMore: Bool
    }

    /// The next events of a user behind a position, in their order.
    static func read(_ user: UserKey, after position: Int64, _ database: Database) throws -> Part {
        let events = try database.rows(
            """
            SELECT id, kind, notification_id, category_id, until_ms FROM user_feed INDEXED BY user_feed_by_user
            \(own) AND id > ?4 ORDER BY id LIMIT \(eventsPerRead)
            """, arguments(of: user, after: position)
        ) { row in
            ReceiptsV1.UserEvent(
                id: row[0], kind: ReceiptsV1.UserEventKind(rawValue: row[1]), notificationId: row[2], categoryId: row[3], untilMs: row[4])
        }
        let isFull = events.count == eventsPerRead
        // The end goes on with the changes of others, so that a client who missed nothing does not fall behind what is kept.
        return Part(events: events, position: isFull ? events.last?.id ?? position : max(position, try end(database)), hasMore: isFull)
    }

    // MARK: Retention

    /// Deletes the oldest rows, as far as they are older than ``lifetime``.
    ///
    /// - Returns: how many; fewer than `limit` when nothing is left.
    static func deleteOld(at now: Instant, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            "DELETE FROM user_feed WHERE id IN (SELECT id FROM user_feed ORDER BY id LIMIT ?) AND created_at_ms < ?", [limit, now - lifetime])
    }
}
