import CarillonAPI
import DurableWork
import GRDB
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
              expires_at_ms, state, updated_at_ms, data) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT (organization_id, app_id, item_id) DO UPDATE SET
              kind = excluded.kind, owner_user_id = excluded.owner_user_id, assignee_user_id = excluded.assignee_user_id, title = excluded.title,
              due_date = excluded.due_date, due_at_ms = excluded.due_at_ms, starts_at_ms = excluded.starts_at_ms,
              expires_at_ms = excluded.expires_at_ms, state = excluded.state, updated_at_ms = excluded.updated_at_ms,
              data = excluded.data
            WHERE updated_at_ms <= excluded.updated_at_ms
            """,
            [
                tenant.organizationId, tenant.appId, item.id, item.kind, item.owner, item.assignee, item.title, item.dueDate?.description, item.dueAt,
                item.startsAt, item.expiresAt, item.state.number, item.updatedAt, item.data,
            ]) > 0
    }

    static func delete(_ id: String, of tenant: CommonV1.Tenant, _ database: Database) throws {
        try database.run(
            "DELETE FROM items WHERE organization_id = ? AND app_id = ? AND item_id = ?", [tenant.organizationId, tenant.appId, id])
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

    /// Deletes items of an app that are over, and were not changed since an instant.
    ///
    /// - Returns: how many.
    static func deleteOld(_ tenant: CommonV1.Tenant, before: Instant, today: LocalDate, limit: Int, _ database: Database) throws -> Int {
        try database.countChanges(
            """
            DELETE FROM items WHERE id IN (
              SELECT id FROM items WHERE organization_id = ? AND app_id = ? AND updated_at_ms < ?
                AND (state <> ? OR due_date < ? OR starts_at_ms < ? OR expires_at_ms < ?) LIMIT ?)
            """,
            [
                tenant.organizationId, tenant.appId, before, EvaluatorV1.ItemState.Known.pending.number, today.description, before, before, limit,
            ])
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
