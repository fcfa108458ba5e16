import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage

/// What reports and alerts tell of tracked items (EVAL-47 to EVAL-50).
extension ItemTable {
    static let reportsMigration = Migration(
        "0009 reports about items",
        """
        -- 1: an alert or a warning told of the item as it is; 2: an alert told of its streak. Neither tells of it again.
        ALTER TABLE items ADD COLUMN told INTEGER NOT NULL DEFAULT 0;
        -- When it was or is due, for the order of an owner's items.
        ALTER TABLE items ADD COLUMN time_ms INTEGER NOT NULL DEFAULT 0;
        UPDATE items SET time_ms = coalesce(due_at_ms, (unixepoch(due_date) + 86399) * 1000, updated_at_ms);
        CREATE INDEX items_resolved ON items (organization_id, app_id, owner_user_id, kind, time_ms, id) WHERE state IN (\(resolvedStates));
        DROP INDEX items_by_assignee;
        CREATE INDEX items_by_assignee ON items (organization_id, app_id, assignee_user_id, kind, state) WHERE assignee_user_id <> '';
        -- Those that the retention of content has not emptied.
        CREATE INDEX items_with_content ON items (organization_id, app_id, updated_at_ms) WHERE title <> '';
        """)

    /// More than a person has on a day, or than documents that expire.
    private static let mostInReport = 1_000
    private typealias State = EvaluatorV1.ItemState.Known

    /// The items of a kind that begin from an instant on, and that a user gives: those assigned to the user, and the user's own ones without another
    /// assignee. Cancelled ones are left out.
    static func sessions(_ kind: String, of user: UserKey, from instant: Instant, _ database: Database) throws -> [ClassSession] {
        let isOf = "organization_id = ? AND app_id = ? AND"
        return try database.rows(
            """
            SELECT starts_at_ms, title, json_extract(data, '$.student_count') FROM items
            WHERE id IN (SELECT id FROM items WHERE \(isOf) assignee_user_id = ? AND assignee_user_id <> '' AND kind = ?
              UNION ALL SELECT id FROM items WHERE \(isOf) owner_user_id = ? AND assignee_user_id = '' AND kind = ?)
              AND starts_at_ms >= ? AND state <> ? ORDER BY starts_at_ms, id LIMIT \(mostInReport)
            """, user.arguments + [kind] + user.arguments + [kind, instant, State.cancelled.number]
        ) { ClassSession(startsAt: $0[0], title: $0[1], studentCount: $0[2]) }
    }

    /// How many pending items of a kind are assigned to a user.
    static func pendingCount(_ kind: String, for user: UserKey, _ database: Database) throws -> Int {
        try database.firstRow(
            """
            SELECT count(*) FROM items INDEXED BY items_by_assignee
            WHERE organization_id = ? AND app_id = ? AND assignee_user_id = ? AND assignee_user_id <> '' AND kind = ? AND state = ?
            """, user.arguments + [kind, State.pending.number]
        ) { $0[0] } ?? 0
    }

    /// The users to whom a rule tells of pending items of some kinds, each once.
    static func readers(
        _ rule: ItemReportRule, of tenant: CommonV1.Tenant, kinds: [String], now: Instant, _ database: Database
    ) throws -> [String] {
        let (user, condition, arguments): (String, String, StatementArguments) =
            switch rule {
            case .daySummary: ("CASE assignee_user_id WHEN '' THEN owner_user_id ELSE assignee_user_id END", "starts_at_ms > ?", [now])
            case .digest: ("assignee_user_id", "assignee_user_id <> ''", [])
            case .expiryWarning: ("owner_user_id", "expires_at_ms > ?", [now])
            }
        return try database.rows(
            """
            SELECT DISTINCT \(user) FROM items
            WHERE organization_id = ? AND app_id = ? AND kind IN (SELECT value FROM json_each(?)) AND state = ? AND \(condition)
            """, [tenant.organizationId, tenant.appId, JSONArray.text(kinds), State.pending.number] + arguments
        ) { $0[0] }
    }

    /// The pending items of an owner that are of some kinds and expire after an instant, the first ones first.
    static func expiring(of owner: UserKey, kinds: [String], after now: Instant, _ database: Database) throws -> [ExpiringItem] {
        try database.rows(
            """
            SELECT id, kind, expires_at_ms, told FROM items INDEXED BY items_by_owner
            WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND expires_at_ms > ? AND state = ?
              AND kind IN (SELECT value FROM json_each(?))
            ORDER BY expires_at_ms, id LIMIT \(mostInReport)
            """, owner.arguments + [now, State.pending.number, JSONArray.text(kinds)]
        ) { ExpiringItem(row: $0[0], kind: $0[1], expiresAt: $0[2], isTold: $0[3]) }
    }

    /// Enough to see whether a streak needs an alert.
    private static let mostInStreak = 200
    /// Done and missed.
    static let resolvedStates = [State.done, .missed].map { String($0.number) }.joined(separator: ", ")

    /// The items of an owner that are done or missed, in the order of their times. The newest, where there are very many.
    static func resolvedItems(_ kind: String, of owner: UserKey, _ database: Database) throws -> [MissedStreak.Item] {
        try database.rows(
            """
            SELECT id, item_id, state = \(State.missed.number), told <> 0 FROM items INDEXED BY items_resolved
            WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND kind = ? AND state IN (\(resolvedStates))
            ORDER BY time_ms DESC, id DESC LIMIT \(mostInStreak)
            """, owner.arguments + [kind]
        ) { MissedStreak.Item(row: $0[0], id: $0[1], isMissed: $0[2], isTold: $0[3]) }.reversed()
    }

    /// How many owners have a streak of missed items at present, of which an alert told this assignee.
    static func alertCount(_ kind: String, for user: UserKey, _ database: Database) throws -> Int {
        let owners: [String] = try database.rows(
            """
            SELECT DISTINCT owner_user_id FROM items INDEXED BY items_by_assignee
            WHERE organization_id = ? AND app_id = ? AND assignee_user_id = ? AND assignee_user_id <> '' AND kind = ? AND state = ? AND told = 1
            """, user.arguments + [kind, State.missed.number]
        ) { $0[0] }
        return try owners.count { owner in
            let items = try resolvedItems(kind, of: UserKey(owner, of: user.tenant), database)
            return items.last.flatMap { MissedStreak(around: $0.id, in: items) }?.items.contains(where: \.isTold) ?? false
        }
    }

    /// - Parameter mark: 1 of what an alert or a warning names, 2 of the rest of a streak.
    static func markTold(_ rows: some Sequence<Int64>, as mark: Int = 1, _ database: Database) throws {
        for row in rows { try database.run("UPDATE items SET told = ? WHERE id = ?", [mark, row]) }
    }

    /// The marks of an owner's items of a kind are no longer true.
    static func forgetTold(_ kind: String, of owner: UserKey, _ database: Database) throws {
        try database.run(
            """
            UPDATE items SET told = 0 WHERE id IN (SELECT id FROM items INDEXED BY items_resolved
              WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND kind = ? AND state IN (\(resolvedStates)) AND told <> 0)
            """, owner.arguments + [kind])
    }

    /// The stored state of an item; nil: there is none.
    static func state(of id: String, of tenant: CommonV1.Tenant, _ database: Database) throws -> EvaluatorV1.ItemState.Known? {
        try database.firstRow(
            "SELECT state FROM items WHERE organization_id = ? AND app_id = ? AND item_id = ?", [tenant.organizationId, tenant.appId, id]
        ) { EvaluatorV1.ItemState(rawValue: $0[0]).known } ?? nil
    }
}
