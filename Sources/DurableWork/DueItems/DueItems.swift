package import CarillonAPI
package import GRDB
package import ServiceKit
package import Storage

/// An item that fell due.
package struct DueItem: Sendable, Hashable {
    /// Its row in the table. No other item ever gets it.
    package let row: Int64
    package let dueAt: Instant
    /// The user, or the app alone: then the id is empty.
    package let user: UserKey

    package init(row: Int64, dueAt: Instant, user: UserKey) {
        self.row = row
        self.dueAt = dueAt
        self.user = user
    }
}

/// The table of a service's items that each fall due at an instant of the domain clock, such as notifications that wait for the end of quiet hours.
/// An item has a kind, and one user or none. The service adds columns of its own.
///
/// An item is inserted in the transaction of its cause. The transaction of its effect deletes the item, or sets a later `due_at_ms`. So after a crash
/// the item is due still, or it had its effect. One worker settles the items of a table. It wakes at ``nextDue(_:)``, as a
/// ``MaintenanceJob/init(_:retryAfter:in:batch:next:_:)`` does.
///
/// An item is often read in one transaction and settled in a later one. Meanwhile it may be cancelled, or its user erased. Rows are never used
/// again, so that ``remove(_:_:)`` and ``postpone(_:to:_:)`` then change no other item (decision 0123).
///
/// One index has the items of each kind by due time. A scan reads only what is due, and a kind with many due items delays no other kind.
package struct DueItems: Sendable {
    /// The table.
    package let table: String
    /// The table with the number of items of each app and kind.
    package var countTable: String { "\(table)_counts" }
    private let columns: String

    /// - Parameters:
    ///   - table: the name; an item of it is a section of the user's export.
    ///   - columns: definitions of the item's own columns, and constraints of the table.
    package init(table: String, columns: String) {
        self.table = table
        self.columns = columns
    }

    /// The statements that make the table.
    package var schema: String {
        """
        CREATE TABLE \(table) (
          -- AUTOINCREMENT: a worker may know the row of an item that is gone.
          id INTEGER PRIMARY KEY AUTOINCREMENT,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          -- Empty: the item has no user.
          user_id TEXT NOT NULL,
          kind TEXT NOT NULL,
          -- Milliseconds since 1970.
          due_at_ms INTEGER NOT NULL,
          \(columns)
        );
        CREATE INDEX \(table)_by_due_time ON \(table) (kind, due_at_ms, organization_id, app_id, user_id);
        CREATE INDEX \(table)_by_user ON \(table) (organization_id, app_id, user_id, kind);

        -- The number of items of each app and kind. A count would read all items. Triggers keep it.
        CREATE TABLE \(countTable) (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          kind TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id, kind)
        ) WITHOUT ROWID;
        CREATE TRIGGER \(table)_added AFTER INSERT ON \(table) BEGIN
          INSERT INTO \(countTable) VALUES (NEW.organization_id, NEW.app_id, NEW.kind, 1)
          ON CONFLICT (organization_id, app_id, kind) DO UPDATE SET count = count + 1;
        END;
        CREATE TRIGGER \(table)_removed AFTER DELETE ON \(table) BEGIN
          UPDATE \(countTable) SET count = count - 1
          WHERE organization_id = OLD.organization_id AND app_id = OLD.app_id AND kind = OLD.kind;
        END;
        """
    }

    /// The kinds of the items in the table, in order: one step through the index for each kind.
    package func kinds(_ database: Database) throws -> [String] {
        var kinds: [String] = []
        while let next = try String.fetchOne(
            database.cachedStatement(sql: "SELECT min(kind) FROM \(table) WHERE kind > ?"), arguments: [kinds.last ?? ""])
        {
            kinds.append(next)
        }
        return kinds
    }

    /// The items of a kind that are due at an instant: the earliest first, and user by user. Items of one user that fall due together stay together,
    /// unless they alone are more than `limit`. Items without a user are not kept together.
    ///
    /// - Parameter limit: items at most.
    package func due(_ kind: String, at now: Instant, limit: Int, _ database: Database) throws -> [DueItem] {
        let items = try database.rows(
            """
            SELECT id, due_at_ms, organization_id, app_id, user_id FROM \(table) WHERE kind = ? AND due_at_ms <= ?
            ORDER BY due_at_ms, organization_id, app_id, user_id LIMIT ?
            """, [kind, now, limit + 1]
        ) { DueItem(row: $0[0], dueAt: $0[1], user: UserKey(organization: $0[2], app: $0[3], id: $0[4])) }
        guard items.count > limit, let next = items.last else { return items }
        guard !next.user.id.isEmpty else { return Array(items[..<limit]) }
        let last = items.lastIndex { $0.dueAt != next.dueAt || $0.user != next.user } ?? limit - 1
        return Array(items[...last])
    }

    /// The earliest due time of all kinds; nil: no item waits.
    package func nextDue(_ database: Database) throws -> Instant? {
        try kinds(database).compactMap { kind in
            try Int64.fetchOne(database.cachedStatement(sql: "SELECT min(due_at_ms) FROM \(table) WHERE kind = ?"), arguments: [kind])
        }.min().map(Instant.init(milliseconds:))
    }

    /// Deletes items.
    ///
    /// - Returns: the number of deleted items; fewer where some are gone, for example because their user was erased meanwhile.
    package func remove(_ rows: [Int64], _ database: Database) throws -> Int {
        let statement = try database.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ?")
        return try rows.reduce(0) { count, row in
            try statement.execute(arguments: [row])
            return count + database.changesCount
        }
    }

    /// Gives items a later due time, those that are not gone.
    package func postpone(_ rows: [Int64], to dueAt: Instant, _ database: Database) throws {
        for row in rows { try database.run("UPDATE \(table) SET due_at_ms = ? WHERE id = ?", [dueAt, row]) }
    }

    /// The number of items of a kind: of one app, or of all apps where the tenant names none.
    package func count(_ kind: String, of tenant: CommonV1.Tenant = .init(), _ database: Database) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: countSQL), arguments: [kind, tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]) ?? 0
    }

    /// The arguments are the kind, the app's id, twice, and the organization's, twice; empty: all.
    package var countSQL: String {
        "SELECT coalesce(sum(count), 0) FROM \(countTable) WHERE kind = ? AND (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)"
    }

    /// The apps that have items of a kind.
    package func tenants(_ kind: String, _ database: Database) throws -> [CommonV1.Tenant] {
        try database.rows("SELECT organization_id, app_id FROM \(countTable) WHERE kind = ? AND count > 0", [kind]) {
            CommonV1.Tenant(organizationId: $0[0], appId: $0[1])
        }
    }

    /// Gives a signal after each transaction that adds an item, before its calls are answered: the item may be due earlier than all others. Not for
    /// items that a direct statement adds. Ends when the returned observer is released. Blocks until running writes are done: call it while the
    /// service starts.
    package func wake(_ signal: WorkSignal, in store: Store) -> any Sendable {
        let observer = NewRowObserver(table: table, signal: signal)
        store.observe(observer)
        return observer
    }

    /// The table in the export and erasure of a user. Erasure deletes the user's items: they have no effect (PRIV-09).
    package func userData(export: UserDataTable.Export?) -> UserDataTable {
        .indexed(table, export: export, erasing: "DELETE FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3")
    }
}
