package import CarillonAPI
package import GRDB
package import ServiceKit
import Storage

/// A table of items that each fall due at an instant of the domain clock, such as notifications that wait for the end of quiet hours. Each item has
/// one user. The service adds columns of its own.
///
/// An item is inserted in the transaction of its cause. The transaction of its effect deletes the item, or sets a later `due_at_ms`. So after a crash
/// the item is due still, or it had its effect. One worker settles the items of a table. It wakes at ``nextDue(_:)``, as a
/// ``MaintenanceJob/init(_:retryAfter:in:batch:next:_:)`` does.
package struct DueItems: Sendable {
    /// The table.
    package let table: String
    /// The table with the number of items of each app.
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
          id INTEGER PRIMARY KEY,
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          user_id TEXT NOT NULL,
          -- Milliseconds since 1970.
          due_at_ms INTEGER NOT NULL,
          \(columns)
        );
        CREATE INDEX \(table)_by_due_time ON \(table) (due_at_ms, organization_id, app_id, user_id);
        CREATE INDEX \(table)_by_user ON \(table) (organization_id, app_id, user_id);

        -- The number of items of each app. A count would read all items. Triggers keep it.
        CREATE TABLE \(countTable) (
          organization_id TEXT NOT NULL,
          app_id TEXT NOT NULL,
          count INTEGER NOT NULL,
          PRIMARY KEY (organization_id, app_id)
        ) WITHOUT ROWID;
        CREATE TRIGGER \(table)_added AFTER INSERT ON \(table) BEGIN
          INSERT INTO \(countTable) VALUES (NEW.organization_id, NEW.app_id, 1)
          ON CONFLICT (organization_id, app_id) DO UPDATE SET count = count + 1;
        END;
        CREATE TRIGGER \(table)_removed AFTER DELETE ON \(table) BEGIN
          UPDATE \(countTable) SET count = count - 1 WHERE organization_id = OLD.organization_id AND app_id = OLD.app_id;
        END;
        """
    }

    /// The rows of items that are due at an instant: the earliest first, and user by user. Items of one user that fall due together stay together,
    /// unless they alone are more than `limit`.
    ///
    /// - Parameter limit: rows at most.
    package func due(at now: Instant, limit: Int, _ database: Database) throws -> [Int64] {
        let rows = try database.rows(
            """
            SELECT id, due_at_ms, organization_id, app_id, user_id FROM \(table) WHERE due_at_ms <= ?
            ORDER BY due_at_ms, organization_id, app_id, user_id LIMIT ?
            """, [now, limit + 1]
        ) { (id: $0[0] as Int64, at: $0[1] as Int64, user: UserKey(organization: $0[2], app: $0[3], id: $0[4])) }
        guard rows.count > limit, let next = rows.last else { return rows.map(\.id) }
        let last = rows.lastIndex { $0.at != next.at || $0.user != next.user } ?? limit - 1
        return rows[...last].map(\.id)
    }

    /// The earliest due time; nil: no item waits.
    package func nextDue(_ database: Database) throws -> Instant? {
        try Int64.fetchOne(database.cachedStatement(sql: "SELECT min(due_at_ms) FROM \(table)")).map(Instant.init(milliseconds:))
    }

    /// Deletes items.
    ///
    /// - Returns: the number of deleted items; fewer where a user was erased meanwhile.
    package func remove(_ rows: [Int64], _ database: Database) throws -> Int {
        let statement = try database.cachedStatement(sql: "DELETE FROM \(table) WHERE id = ?")
        return try rows.reduce(0) { count, row in
            try statement.execute(arguments: [row])
            return count + database.changesCount
        }
    }

    /// The number of items: of one app, or of all apps where the tenant names none.
    package func count(of tenant: CommonV1.Tenant = .init(), _ database: Database) throws -> Int {
        try Int.fetchOne(
            database.cachedStatement(sql: countSQL), arguments: [tenant.appId, tenant.appId, tenant.organizationId, tenant.organizationId]) ?? 0
    }

    /// The arguments are the app's id, twice, and the organization's, twice; empty: all.
    package var countSQL: String {
        "SELECT coalesce(sum(count), 0) FROM \(countTable) WHERE (? = '' OR app_id = ?) AND (? = '' OR organization_id = ?)"
    }

    /// The table in the export and erasure of a user. Erasure deletes the user's items: they have no effect (PRIV-09).
    package func userData(export: UserDataTable.Export?) -> UserDataTable {
        .indexed(table, export: export, erasing: "DELETE FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3")
    }
}
