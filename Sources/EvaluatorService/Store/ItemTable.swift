import CarillonAPI
import DurableWork
import GRDB
import JSON
import ServiceKit
import Storage

/// Tracked items of host systems (EVAL-45).
enum ItemTable {
    /// A step of its own: stores of version 0.1.0 have no items.
    static let migration = Migration(
        "0007 items",
        """
        CREATE TABLE items (
          id INTEGER PRIMARY KEY,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          item_id TEXT NOT NULL,
          kind TEXT NOT NULL,
          owner_user_id TEXT NOT NULL,
          -- Empty: the owner.
          assignee_user_id TEXT NOT NULL,
          title TEXT NOT NULL,
          -- The day, as YYYY-MM-DD; NULL: none.
          due_date TEXT,
          due_at_ms INTEGER,
          starts_at_ms INTEGER,
          expires_at_ms INTEGER,
          -- Number of the ItemState.
          state INTEGER NOT NULL,
          updated_at_ms INTEGER NOT NULL,
          -- JSON object of texts.
          data TEXT NOT NULL,
          UNIQUE (organization_id, app_id, item_id)
        );
        CREATE INDEX items_by_owner ON items (organization_id, app_id, owner_user_id, due_date);
        CREATE INDEX items_by_assignee ON items (organization_id, app_id, assignee_user_id) WHERE assignee_user_id <> '';
        CREATE INDEX items_by_change ON items (organization_id, app_id, updated_at_ms);
        """)

    /// Stores an item, unless a newer change is stored.
    ///
    /// - Returns: whether it is stored.
    static func upsert(_ item: TrackedItem, of tenant: CommonV1.Tenant, _ database: Database) throws -> Bool {
        try database.countChanges(
            """
            INSERT INTO items (organization_id, app_id, item_id, kind, owner_user_id, assignee_user_id, title, due_date, due_at_ms, starts_at_ms,
              expires_at_ms, state, updated_at_ms, data, time_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, item_id) DO UPDATE SET
              kind = excluded.kind, owner_user_id = excluded.owner_user_id, assignee_user_id = excluded.assignee_user_id, title = excluded.title,
              due_date = excluded.due_date, due_at_ms = excluded.due_at_ms, starts_at_ms = excluded.starts_at_ms,
              expires_at_ms = excluded.expires_at_ms, state = excluded.state, updated_at_ms = excluded.updated_at_ms,
              data = excluded.data, time_ms = excluded.time_ms,
              -- Of another owner, in another state, or with another time, it is news again.
              told = CASE WHEN expires_at_ms IS excluded.expires_at_ms AND state = excluded.state AND kind = excluded.kind
                AND owner_user_id = excluded.owner_user_id THEN told ELSE 0 END
            WHERE updated_at_ms <= excluded.updated_at_ms
            """,
            [
                tenant.organizationId, tenant.appId, item.id, item.kind, item.owner, item.assignee, item.title, item.dueDate?.description, item.dueAt,
                item.startsAt, item.expiresAt, item.state.number, item.updatedAt, item.data, item.time,
            ]) > 0
    }

    static func delete(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            "DELETE FROM items WHERE organization_id = ? AND app_id = ? AND item_id = ?", [tenant.organizationId, tenant.appId, id])
    }

    /// Items in the order of their ids.
    ///
    /// - Parameters:
    ///   - filter: each field that is set narrows them.
    ///   - id: of the last one of the page before.
    static func page(
        _ filter: EvaluatorV1.ListItemsRequest, _ state: EvaluatorV1.ItemState.Known?, of tenant: CommonV1.Tenant, after id: String, limit: Int,
        _ database: Database
    ) throws -> [EvaluatorV1.Item] {
        var conditions = ["organization_id = ?", "app_id = ?"]
        var arguments: StatementArguments = [tenant.organizationId, tenant.appId]
        func add(_ condition: String, _ value: some DatabaseValueConvertible) {
            conditions.append(condition)
            arguments += [value]
        }
        if filter.itemId.isEmpty { add("item_id > ?", id) } else { add("item_id = ?", filter.itemId) }
        // The few items of a user are sorted, instead of reading all items in their order.
        var index = ""
        if !filter.assigneeUserId.isEmpty {
            add("assignee_user_id = ? AND assignee_user_id <> ''", filter.assigneeUserId)
            index = "INDEXED BY items_by_assignee"
        }
        if !filter.ownerUserId.isEmpty {
            add("owner_user_id = ?", filter.ownerUserId)
            index = "INDEXED BY items_by_owner"
        }
        if !filter.kind.isEmpty { add("kind = ?", filter.kind) }
        if let state { add("state = ?", state.number) }
        arguments += [limit]
        return try database.rows(
            """
            SELECT item_id, kind, owner_user_id, assignee_user_id, title, due_date, due_at_ms, starts_at_ms, expires_at_ms, state, updated_at_ms, data
            FROM items \(filter.itemId.isEmpty ? index : "") WHERE \(conditions.joined(separator: " AND ")) ORDER BY item_id LIMIT ?
            """, arguments
        ) { row in
            let dueAt: Int64? = row[6]
            return EvaluatorV1.Item(
                itemId: row[0], kind: row[1], ownerUserId: row[2], assigneeUserId: row[3], title: row[4],
                // The day of an instant is the store's own.
                dueDate: dueAt == nil ? row[5] ?? "" : "", dueAtMs: dueAt ?? 0, startsAtMs: row[7] ?? 0, expiresAtMs: row[8] ?? 0,
                state: EvaluatorV1.ItemState(rawValue: row[9]), updatedAtMs: row[10],
                data: try JSONElement(parsing: row[11] as String).members?.compactMapValues(\.string) ?? [:])
        }
    }

    /// More than a person has on a day.
    private static let mostInReminder = 1_000

    /// The pending items of an owner that are due between two days, in the order of their times. Those with a day alone come last.
    static func pending(of owner: UserKey, on days: ClosedRange<LocalDate>, _ database: Database) throws -> [DueReminder.Item] {
        try database.rows(
            """
            SELECT kind, title, due_date, due_at_ms FROM items INDEXED BY items_by_owner
            WHERE organization_id = ? AND app_id = ? AND owner_user_id = ? AND due_date BETWEEN ? AND ? AND state = ?
            ORDER BY due_at_ms IS NULL, due_at_ms, id LIMIT \(mostInReminder)
            """,
            owner.arguments + [days.lowerBound.description, days.upperBound.description, EvaluatorV1.ItemState.Known.pending.number]
        ) { DueReminder.Item(kind: $0[0], title: $0[1], date: ($0[2] as String?).flatMap { LocalDate($0) }, dueAt: $0[3]) }
    }

    // MARK: Retention, user data

    /// The apps that have items.
    static func tenants(_ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT DISTINCT organization_id, app_id FROM items") { CommonV1.Tenant(organizationId: $0[0], appId: $0[1]) }
    }

    /// What is over, and was not changed since an instant. The arguments are the tenant's, the instant, its day, and the instant twice.
    private static let isOld = """
        organization_id = ? AND app_id = ? AND updated_at_ms < ?
          AND (state <> \(EvaluatorV1.ItemState.Known.pending.number) OR due_date < ? OR starts_at_ms < ? OR expires_at_ms < ?)
        """

    private static func old(_ tenant: CommonV1.Tenant, _ before: Instant, _ day: LocalDate) -> StatementArguments {
        [tenant.organizationId, tenant.appId, before, day.description, before, before]
    }

    /// Deletes items of an app that are over.
    ///
    /// - Parameters:
    ///   - before: the instant, and the day that it is on by the organization's clock.
    ///   - keepingEmptied: leaves what ``emptyOld(_:before:of:limit:_:)`` emptied.
    /// - Returns: how many.
    static func deleteOld(
        _ tenant: CommonV1.Tenant, before: (instant: Instant, day: LocalDate), keepingEmptied: Bool, limit: Int, _ database: Database
    ) throws -> Int {
        let table = keepingEmptied ? "items INDEXED BY items_with_content WHERE title <> '' AND" : "items INDEXED BY items_by_change WHERE"
        return try database.countChanges(
            "DELETE FROM items WHERE id IN (SELECT id FROM \(table) \(isOld) LIMIT ?)", old(tenant, before.instant, before.day) + [limit])
    }

    /// Empties titles and data of items that are done or missed. They stay: streaks are made of them (EVAL-48).
    ///
    /// - Returns: how many.
    static func emptyOld(
        _ tenant: CommonV1.Tenant, before: (instant: Instant, day: LocalDate), of kind: String, limit: Int, _ database: Database
    ) throws -> Int {
        try database.countChanges(
            """
            UPDATE items SET title = '', data = '{}' WHERE id IN (
              SELECT id FROM items INDEXED BY items_with_content WHERE title <> '' AND \(isOld) AND kind = ? AND state IN (\(resolvedStates)) LIMIT ?)
            """, old(tenant, before.instant, before.day) + [kind, limit])
    }

    /// Items of an owner go with the owner; those that the user must act on stay, without the user.
    static let userData = UserDataTable.indexed(
        "items", userColumns: ["owner_user_id", "assignee_user_id"],
        export: UserDataTable.rows(
            [
                "item_id": "item_id", "kind": "kind", "owner_user_id": "owner_user_id", "assignee_user_id": "assignee_user_id",
                "title": "title", "state": "state", "due_date": "due_date",
                "due_at_ms": "due_at_ms", "starts_at_ms": "starts_at_ms", "expires_at_ms": "expires_at_ms", "updated_at_ms": "updated_at_ms",
                "data": "json(data)",
            ],
            from: """
                items WHERE id IN (
                  SELECT id FROM items WHERE organization_id = ?1 AND app_id = ?2 AND owner_user_id = ?3
                  UNION SELECT id FROM items WHERE organization_id = ?1 AND app_id = ?2 AND assignee_user_id = ?3 AND assignee_user_id <> '')
                """)
    ) { user, database in
        let isOf = "organization_id = ? AND app_id = ? AND"
        let owned = try database.countChanges("DELETE FROM items WHERE \(isOf) owner_user_id = ?", user.arguments)
        return owned
            + (try database.countChanges(
                "UPDATE items SET assignee_user_id = '' WHERE \(isOf) assignee_user_id = ? AND assignee_user_id <> ''", user.arguments))
    }
}
