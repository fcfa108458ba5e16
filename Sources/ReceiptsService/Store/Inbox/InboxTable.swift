import CarillonAPI
import GRDB
import ServiceKit
import Storage

/// The table `inbox_entries`: the notification centre (RCPT-10). Apps are named by their numbers (``TenantTable``).
///
/// An entry has the text that its user reads; the row of the push in `notifications` has one only where it differs. The state of the push is not
/// copied: it is read from that row. The entry has its own retention, so it outlives the row or goes before it.
///
/// Every change of what is unread changes the user's counter in the same transaction (``BadgeRule/inboxCounter``), and every change that the list
/// shows is in the user's feed (``UserFeedTable``).
enum InboxTable {
    static let migration = Migration(
        "0006 notification centre",
        """
        CREATE TABLE inbox_entries (
          id INTEGER PRIMARY KEY,
          tenant INTEGER NOT NULL,
          user_id TEXT NOT NULL,
          notification_id TEXT NOT NULL,
          type_id TEXT NOT NULL,
          category_id TEXT NOT NULL,
          title TEXT NOT NULL,
          body TEXT NOT NULL,
          deep_link TEXT NOT NULL,
          fallback_deep_link TEXT NOT NULL,
          entity_type TEXT NOT NULL,
          entity_id TEXT NOT NULL,
          created_at_ms INTEGER NOT NULL,
          read_at_ms INTEGER,
          dismissed_at_ms INTEGER,
          -- The entity was deleted, or the notification was cancelled.
          withdrawn_at_ms INTEGER,
          -- 1: not in the list.
          hidden INTEGER GENERATED ALWAYS AS (dismissed_at_ms IS NOT NULL OR withdrawn_at_ms IS NOT NULL) VIRTUAL,
          UNIQUE (notification_id, tenant)
        );
        -- The order of the list. Erasure uses its beginning.
        CREATE INDEX inbox_entries_by_user ON inbox_entries (user_id, tenant, hidden, created_at_ms);
        CREATE INDEX inbox_entries_unread ON inbox_entries (user_id, tenant, created_at_ms) WHERE read_at_ms IS NULL AND hidden = 0;
        -- For retention.
        CREATE INDEX inbox_entries_by_creation ON inbox_entries (tenant, created_at_ms);
        CREATE INDEX inbox_entries_by_entity ON inbox_entries (entity_id, tenant, entity_type) WHERE entity_id <> '';

        \(InboxMarkTable.schema)

        -- Entities that hosts deleted, for entries that arrive later.
        CREATE TABLE inbox_deleted_entities (
          tenant INTEGER NOT NULL,
          entity_type TEXT NOT NULL,
          entity_id TEXT NOT NULL,
          deleted_at_ms INTEGER NOT NULL,
          PRIMARY KEY (entity_id, tenant, entity_type)
        ) WITHOUT ROWID;
        """)

    /// Bytes of a tag at most. Usual ones are ids.
    private static let longestTag = 128

    private static let insertion = """
        INSERT INTO inbox_entries
          (tenant, user_id, notification_id, type_id, category_id, title, body, deep_link, fallback_deep_link, entity_type, entity_id, created_at_ms,
           tag)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
        ON CONFLICT (notification_id, tenant) DO NOTHING
        """

    /// Inserts the entry of a notification, and applies what is known of it already: marks that came earlier, and the deletion of its entity.
    ///
    /// - Returns: false for an entry that the centre has, or had.
    static func insert(
        _ entry: ReceiptsV1.RecordedInboxEntry, of record: ReceiptsV1.NotificationRecord, _ tenant: Int64, at now: Instant, _ database: Database
    ) throws -> Bool {
        try database.runDirectly(insertion) { values in
            values.add(tenant)
            values.add(record.userId)
            values.add(record.notificationId)
            values.add(record.typeId)
            values.add(record.categoryId)
            values.add(entry.title)
            values.add(entry.body)
            values.add(entry.deepLink)
            values.add(entry.fallbackDeepLink)
            values.add(entry.entityType)
            values.add(entry.entityId)
            values.add(record.createdAtMs)
            values.add(entry.tag.utf8.count <= longestTag ? entry.tag : "")
        }
        guard database.changesCount > 0 else { return false }
        try UnreadCounterTable.add(1, to: BadgeRule.inboxCounter, tenant, userID: record.userId, database)
        try UserFeedTable.insert(.added, record.notificationId, userID: record.userId, tenant, at: now, database)
        for mark in try InboxMarkTable.take(record.notificationId, userID: record.userId, tenant, database) {
            try self.mark(mark, userID: record.userId, tenant, at: now, database)
        }
        let createdAt = Instant(milliseconds: record.createdAtMs)
        if !entry.entityId.isEmpty, let deletedAt = try deletion(of: entry, tenant, database), deletedAt >= createdAt {
            try withdraw(record.notificationId, tenant, at: deletedAt, now: now, database)
        }
        return true
    }

    // MARK: Marks

    /// What a mark needs of an entry.
    private struct Marked {
        var row: Int64
        var userID: String
        var createdAt: Instant
        var readAt: Instant?
        var dismissedAt: Instant?
        var isHidden: Bool

        var isUnread: Bool { readAt == nil && !isHidden }
    }

    private static let markedSQL = """
        SELECT id, user_id, created_at_ms, read_at_ms, dismissed_at_ms, hidden FROM inbox_entries WHERE notification_id = ? AND tenant = ?
        """

    private static func marked(_ notificationID: String, _ tenant: Int64, _ database: Database) throws -> Marked? {
        var found: Marked?
        try database.readDirectly(markedSQL) {
            $0.add(notificationID)
            $0.add(tenant)
        } _: {
            found = Marked(
                row: $0.number(0), userID: $0.text(1), createdAt: $0.instant(2), readAt: $0.optionalInstant(3), dismissedAt: $0.optionalInstant(4),
                isHidden: $0.flag(5))
        }
        return found
    }

    private static let readUpdate = "UPDATE inbox_entries SET read_at_ms = ? WHERE id = ?"
    private static let dismissedUpdate = "UPDATE inbox_entries SET dismissed_at_ms = ? WHERE id = ?"

    /// Whether an entry is there, and whose it is.
    enum Presence {
        case own, another, missing
    }

    /// Marks an entry. The earliest time of each kind stays (RCPT-12).
    ///
    /// - Parameter userID: the only user whose entry is marked.
    @discardableResult
    static func mark(
        _ mark: InboxMark, userID: String, _ tenant: Int64, at now: Instant, _ database: Database
    ) throws -> Presence {
        guard let entry = try marked(mark.notificationID, tenant, database) else { return .missing }
        guard entry.userID == userID else { return .another }
        let (instant, _) = ClientReportTime.read(mark.occurredAt, created: entry.createdAt, now: now)
        let (update, known): (String, Instant?) =
            switch mark.kind {
            case .read: (readUpdate, entry.readAt)
            case .dismissed: (dismissedUpdate, entry.dismissedAt)
            }
        if let known, known <= instant { return .own }
        try database.runDirectly(update) {
            $0.add(instant)
            $0.add(entry.row)
        }
        if entry.isUnread { try countLess(1, userID: userID, tenant, database) }
        // A change that the list shows: not a second mark, nor one of an entry that has left it.
        if mark.kind == .dismissed ? !entry.isHidden : entry.isUnread {
            try UserFeedTable.insert(
                mark.kind.event, mark.notificationID, on: mark.deviceID, userID: userID, tenant, at: now, database)
        }
        return .own
    }

    /// Marks a user's entries as read.
    static func markAll(_ all: InboxMarkAll, userID: String, _ tenant: Int64, at now: Instant, _ database: Database) throws {
        let ofCategory = all.categoryID.isEmpty ? "" : "AND category_id = ?5"
        var arguments: StatementArguments = [all.readAt, userID, tenant, all.until]
        if !all.categoryID.isEmpty { arguments += [all.categoryID] }
        func update(_ index: String, where condition: String) -> String {
            """
            UPDATE inbox_entries INDEXED BY \(index) SET read_at_ms = MAX(created_at_ms, ?1)
            WHERE user_id = ?2 AND tenant = ?3 AND hidden = 0 AND created_at_ms <= ?4 \(ofCategory) AND \(condition)
            """
        }
        // A mark that another device made later, and that arrived earlier.
        try database.run(update("inbox_entries_by_user", where: "read_at_ms > MAX(created_at_ms, ?1)"), arguments)
        let read = try database.countChanges(update("inbox_entries_unread", where: "read_at_ms IS NULL"), arguments)
        guard read > 0 else { return }
        try countLess(Int64(read), userID: userID, tenant, database)
        try UserFeedTable.insert(all, userID: userID, tenant, at: now, database)
    }

    /// Marks the entry of a notification whose push was opened as read (RCPT-07).
    ///
    /// - Parameters:
    ///   - key: of the push.
    ///   - notificationID: empty: it is looked up.
    ///   - device: the device on which it was opened; empty: unknown.
    static func markOpened(
        _ key: NotificationKey, notificationID: String = "", on device: String, at instant: Instant, now: Instant, _ database: Database
    ) throws {
        let known = try notificationID.isEmpty ? NotificationTable.notificationID(ofRow: key.row, database) : notificationID
        guard let id = known else { return }
        try mark(
            .init(notificationID: id, kind: .read, occurredAt: instant, deviceID: device), userID: key.userID, key.tenant, at: now, database)
    }

    /// The number of a user's unread entries, counted.
    static func countUnread(_ tenant: Int64, userID: String, _ database: Database) throws -> Int64 {
        try database.oneRowDirectly(
            """
            SELECT count(*) FROM inbox_entries INDEXED BY inbox_entries_unread
            WHERE user_id = ? AND tenant = ? AND read_at_ms IS NULL AND hidden = 0
            """
        ) {
            $0.add(userID)
            $0.add(tenant)
        } _: {
            $0.number(0)
        }
    }

    static func countLess(_ change: Int64, userID: String, _ tenant: Int64, _ database: Database) throws {
        guard change > 0 else { return }
        try UnreadCounterTable.add(-change, to: BadgeRule.inboxCounter, tenant, userID: userID, database)
    }

    // MARK: Withdrawal

    /// Takes the entry of a cancelled notification out of the list. Its target does not exist from then on.
    ///
    /// - Parameter instant: the cancellation, or the deletion of the entity.
    static func withdraw(_ notificationID: String, _ tenant: Int64, at instant: Instant, now: Instant, _ database: Database) throws {
        guard let entry = try marked(notificationID, tenant, database) else { return }
        try database.run("UPDATE inbox_entries SET withdrawn_at_ms = ? WHERE id = ? AND withdrawn_at_ms IS NULL", [instant, entry.row])
        try leavesList(entry, notificationID, tenant, at: now, database)
    }

    private static func leavesList(_ entry: Marked, _ notificationID: String, _ tenant: Int64, at now: Instant, _ database: Database) throws {
        if entry.isUnread { try countLess(1, userID: entry.userID, tenant, database) }
        if !entry.isHidden { try UserFeedTable.insert(.withdrawn, notificationID, userID: entry.userID, tenant, at: now, database) }
    }

    /// Deletes the entry of a notification whose text names an erased user.
    static func delete(_ notificationID: String, _ tenant: Int64, at now: Instant, _ database: Database) throws {
        guard let entry = try marked(notificationID, tenant, database) else { return }
        try database.run("DELETE FROM inbox_entries WHERE id = ?", [entry.row])
        try leavesList(entry, notificationID, tenant, at: now, database)
    }

    private static let deletionSQL = "SELECT deleted_at_ms FROM inbox_deleted_entities WHERE entity_id = ? AND tenant = ? AND entity_type = ?"

    private static func deletion(of entry: ReceiptsV1.RecordedInboxEntry, _ tenant: Int64, _ database: Database) throws -> Instant? {
        var deletedAt: Instant?
        try database.readDirectly(deletionSQL) {
            $0.add(entry.entityId)
            $0.add(tenant)
            $0.add(entry.entityType)
        } _: {
            deletedAt = $0.instant(0)
        }
        return deletedAt
    }

    /// Withdraws some of the entries about a deleted entity, and remembers the deletion for entries that arrive later.
    ///
    /// - Parameter limit: most entries.
    /// - Returns: how many were withdrawn; fewer than `limit` when none is left.
    static func withdraw(
        entityType: String, entityID: String, _ tenant: Int64, deletedAt: Instant, limit: Int, at now: Instant, _ database: Database
    ) throws -> Int {
        try database.run(
            """
            INSERT INTO inbox_deleted_entities (tenant, entity_type, entity_id, deleted_at_ms) VALUES (?, ?, ?, ?)
            ON CONFLICT (entity_id, tenant, entity_type) DO UPDATE SET deleted_at_ms = MAX(deleted_at_ms, excluded.deleted_at_ms)
            """, [tenant, entityType, entityID, deletedAt])
        let ids = try database.rows(
            """
            SELECT notification_id FROM inbox_entries INDEXED BY inbox_entries_by_entity
            WHERE entity_id = ? AND entity_id <> '' AND tenant = ? AND entity_type = ? AND created_at_ms <= ? AND withdrawn_at_ms IS NULL LIMIT ?
            """, [entityID, tenant, entityType, deletedAt, limit]
        ) { $0[0] as String }
        for id in ids { try withdraw(id, tenant, at: deletedAt, now: now, database) }
        return ids.count
    }
}
