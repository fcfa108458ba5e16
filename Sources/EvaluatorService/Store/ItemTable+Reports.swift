import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// What reports and alerts tell of tracked items (EVAL-47 to EVAL-50).
extension ItemTable {
    static let toldMigration = Migration(
        "0009 items that a report told of",
        """
        -- 1: an alert or a warning told of the item as it is, and tells of it no more.
        ALTER TABLE items ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
        """)

    /// More than a person has on a day, or than documents that expire.
    private static let mostInReport = 1_000
    private typealias State = EvaluatorV1.ItemState.Known

    /// The items that a user must act on: those assigned to the user, and the user's own ones without another assignee. The arguments are the user's,
    /// twice.
    private static let isForUser = """
        id IN (SELECT id FROM items WHERE organization_id = ? AND app_id = ? AND assignee_user_id = ? AND assignee_user_id <> ''
          UNION ALL SELECT id FROM items WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND assignee_user_id = '')
        """

    /// The items of a kind that begin from an instant on, and that a user must act on. Cancelled ones are left out.
    static func sessions(_ kind: String, of user: UserKey, from instant: Instant, _ database: Database) throws -> [ClassSession] {
        try database.rows(
            """
            SELECT starts_at_ms, title, json_extract(data, '$.student_count') FROM items
            WHERE \(isForUser) AND kind = ? AND starts_at_ms >= ? AND state <> ? ORDER BY starts_at_ms, id LIMIT \(mostInReport)
            """, user.arguments + user.arguments + [kind, instant, State.cancelled.number]
        ) { ClassSession(startsAt: $0[0], title: $0[1], studentCount: ($0[2] as String?).flatMap { Int($0) }) }
    }

    /// How many pending items of a kind a user must act on.
    static func pendingCount(_ kind: String, for user: UserKey, _ database: Database) throws -> Int {
        try database.firstRow(
            "SELECT count(*) FROM items WHERE \(isForUser) AND kind = ? AND state = ?",
            user.arguments + user.arguments + [kind, State.pending.number]
        ) { $0[0] } ?? 0
    }

    /// The pending items of an owner that expire after an instant, the first ones first.
    static func expiring(of owner: UserKey, after now: Instant, _ database: Database) throws -> [ExpiringItem] {
        try database.rows(
            """
            SELECT id, kind, expires_at_ms, told FROM items INDEXED BY items_by_owner
            WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND expires_at_ms > ? AND state = ?
            ORDER BY expires_at_ms, id LIMIT \(mostInReport)
            """, owner.arguments + [now, State.pending.number]
        ) { ExpiringItem(row: $0[0], kind: $0[1], expiresAt: $0[2], isTold: $0[3]) }
    }

    /// The items of an owner that are done or missed, in the order of their times. The newest are kept where there are very many.
    static func resolved(_ kind: String, of owner: UserKey, _ database: Database) throws -> [MissedStreak.Item] {
        try database.rows(
            """
            SELECT id, item_id, state = \(State.missed.number), told FROM items INDEXED BY items_by_owner
            WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND kind = ? AND state IN (?, ?)
            ORDER BY \(time) DESC, id DESC LIMIT \(mostInReport)
            """, owner.arguments + [kind, State.done.number, State.missed.number]
        ) { MissedStreak.Item(row: $0[0], id: $0[1], isMissed: $0[2], isTold: $0[3]) }.reversed()
    }

    /// When an item was or is due, for the order of an owner's items. A day counts until its end.
    private static let time = "coalesce(due_at_ms, (unixepoch(due_date) + 86399) * 1000, updated_at_ms)"

    /// How many owners have a streak of missed items at present of which an alert told this user.
    static func alertCount(_ kind: String, for user: UserKey, _ database: Database) throws -> Int {
        let owners: [String] = try database.rows(
            "SELECT DISTINCT owner_user_id FROM items WHERE \(isForUser) AND kind = ? AND state = ? AND told = 1",
            user.arguments + user.arguments + [kind, State.missed.number]
        ) { $0[0] }
        return try owners.count { owner in
            let items = try resolved(kind, of: UserKey(owner, of: user.tenant), database)
            return items.last.flatMap { MissedStreak(around: $0.id, in: items) }?.items.contains(where: \.isTold) ?? false
        }
    }

    static func markTold(_ rows: some Sequence<Int64>, _ database: Database) throws {
        for row in rows { try database.run("UPDATE items SET told = 1 WHERE id = ?", [row]) }
    }
}
