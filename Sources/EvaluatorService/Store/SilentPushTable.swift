import DurableWork
import GRDB
import ServiceKit
import Storage

/// Silent pushes to devices that have a limit (`silent_push_max_per_hour`), and what waits for it: the due items of the kind `silent_push` (EVAL-43).
enum SilentPushTable {
    static let kind = DueItemKind.silentPush

    /// A step of its own: stores of version 0.1.0 have no silent pushes.
    static let migration = Migration(
        "0006 silent pushes",
        """
        CREATE TABLE silent_pushes (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          push_device_id TEXT NOT NULL,
          notification_id TEXT NOT NULL,
          sync_type TEXT NOT NULL,
          sent_at_ms INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, user_id, push_device_id, notification_id)
        ) WITHOUT ROWID;
        CREATE INDEX silent_pushes_by_time ON silent_pushes (sent_at_ms);
        """)

    /// A push to a device with a limit.
    struct Sent {
        var device: SilentPushDevice
        var syncType: String
        /// Milliseconds.
        var acceptedAt: Int64
        var sentAt: Instant
    }

    /// The pushes of all devices since an instant, in the order of their times.
    static func pushes(since start: Instant, _ database: Database) throws -> [Sent] {
        try database.rows(
            """
            SELECT organization_id, app_id, user_id, push_device_id, sync_type, notification_id, sent_at_ms FROM silent_pushes
            WHERE sent_at_ms > ? ORDER BY sent_at_ms
            """, [start]
        ) {
            Sent(
                device: SilentPushDevice(user: UserKey(organization: $0[0], app: $0[1], id: $0[2]), pushDeviceID: $0[3]), syncType: $0[4],
                acceptedAt: NotificationID.time(of: $0[5]) ?? 0, sentAt: $0[6])
        }
    }

    /// Counts the pushes, and lets the newest one of each kind wait alone.
    static func apply(_ changes: [SilentPushChange], _ database: Database) throws {
        for change in changes {
            try replace(change, database)
            for device in change.counted {
                try database.run(
                    """
                    INSERT OR REPLACE INTO silent_pushes
                      (organization_id, app_id, user_id, push_device_id, notification_id, sync_type, sent_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?)
                    """, change.user.arguments + [device, change.notificationID, change.syncType, change.now])
            }
            guard let until = change.waitsUntil, !change.waiting.isEmpty else { continue }
            let details = WaitingSilentPush.Details(
                notificationID: change.notificationID, syncType: change.syncType, pushDeviceIDs: change.waiting,
                number: change.number + 1, expiresAt: change.expiresAt)
            try DueItemTable.insert(
                kind, of: change.user, dueAt: until, eventRow: change.eventRow, ordinal: change.ordinal, since: change.now, details: details.text,
                database)
        }
    }

    /// Takes the devices of this push out of what older pushes of its kind wait for.
    private static func replace(_ change: SilentPushChange, _ database: Database) throws {
        let waiting: [(row: Int64, details: String, event: Int64?, ordinal: Int)] = try database.rows(
            "SELECT id, details, event_row, ordinal FROM due_items WHERE organization_id = ? AND app_id = ? AND user_id = ? AND kind = ?",
            change.user.arguments + [kind.rawValue]
        ) { ($0[0], $0[1], $0[2], $0[3]) }
        for item in waiting {
            // One that cannot be read is quarantined when it is due.
            guard var details = try? WaitingSilentPush.Details(item.details), details.syncType == change.syncType,
                details.time <= NotificationID.time(of: change.notificationID) ?? 0
            else { continue }
            let before = details.pushDeviceIDs.count
            details.pushDeviceIDs.removeAll { change.sent.contains($0) || change.waiting.contains($0) }
            if details.pushDeviceIDs.isEmpty {
                _ = try DueItemTable.items.remove([item.row], database)
                if let event = item.event {
                    try DecisionTable.append("\(change.notificationID) took its place", eventRow: event, ordinal: item.ordinal, database)
                }
            } else if details.pushDeviceIDs.count < before {
                try database.run("UPDATE due_items SET details = ? WHERE id = ?", [details.text, item.row])
            }
        }
    }

    /// The items of these rows that exist.
    ///
    /// - Throws: ``UnreadableDueItem``.
    static func read(_ rows: [Int64], _ database: Database) throws -> [WaitingSilentPush] {
        try database.rows("\(select) WHERE id IN (SELECT value FROM json_each(?)) ORDER BY due_at_ms, id", [JSONArray.text(rows)], waiting)
    }

    /// All that waits and can be read.
    static func waiting(_ database: Database) throws -> [WaitingSilentPush] {
        try database.rows("\(select) WHERE kind = ?", [kind.rawValue]) { try? waiting($0) }.compactMap(\.self)
    }

    private static let select = "SELECT id, event_row, ordinal, organization_id, app_id, user_id, details FROM due_items"

    private static func waiting(_ row: Row) throws -> WaitingSilentPush {
        guard let eventRow: Int64 = row[1] else { throw UnreadableDueItem("the event of the silent push is not stored") }
        return WaitingSilentPush(
            row: row[0], eventRow: eventRow, ordinal: row[2], user: UserKey(organization: row[3], app: row[4], id: row[5]),
            details: try WaitingSilentPush.Details(row[6]))
    }

    /// Removes what waits of an event.
    ///
    /// - Parameter ordinal: of a decision; nil: of all.
    /// - Returns: whether something waited.
    @discardableResult
    static func remove(eventRow: Int64, ordinal: Int? = nil, _ database: Database) throws -> Bool {
        try database.countChanges(
            "DELETE FROM due_items WHERE event_row = ? AND +kind = ? AND ordinal = coalesce(?, ordinal)", [eventRow, kind.rawValue, ordinal]) > 0
    }

    // MARK: Retention, user data

    /// Deletes the times that count no more.
    ///
    /// - Returns: how many.
    static func deleteOld(_ store: Store, now: Instant) async throws -> Int {
        try await store.write { try $0.countChanges("DELETE FROM silent_pushes WHERE sent_at_ms < ?", [now - .seconds(3_600)]) }
    }

    static let userData = UserDataTable.indexed(
        "silent_pushes",
        export: UserDataTable.rows(
            ["push_device_id": "push_device_id", "sync_type": "sync_type", "sent_at_ms": "sent_at_ms"],
            from: "silent_pushes WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3"),
        erasing: "DELETE FROM silent_pushes WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3")
}
