import GRDB
import ServiceKit
import Storage

extension Outbox {
    /// Erases a user from an outbox whose rows hold many items (``OutboxPolicy/UserIndex/none``). Exports nothing: the peer, or another table of
    /// this store, exports the same data.
    ///
    /// - Parameter anonymized: an item without the user's name.
    package static func userData(anonymized: @escaping @Sendable (Item) -> Item) -> UserDataTable {
        UserDataTable(table, userColumns: ["user_id", "other_user_id"]) { user, store in
            var erased = 0
            // While the peer answers, rows leave within moments, so the scan reads few.
            let scan = TableScan(table, key: ["outbox_row"], window: 50)
            try await scan.run(for: user, store) { window, database in
                try Row.fetchAll(
                    database,
                    // The unary plus keeps SQLite on the primary key: with the app's index each window would read all rows of the app.
                    sql: "SELECT outbox_row, message FROM \(table) WHERE +organization_id = ?1 AND +app_id = ?2 AND \(window.condition)",
                    arguments: window.arguments
                ).compactMap { row -> Int64? in
                    // The publisher moves unreadable rows to the quarantine.
                    let items = (try? Item.items(of: row.bytes(at: 1))) ?? []
                    return items.contains { $0.users.contains(user.id) } ? row[0] : nil
                }
            } found: { rows in
                for row in rows { erased += try await store.write { try erase(user, row: row, anonymized, $0) } }
            }
            return erased
        }
    }

    /// Erases a user from an outbox whose rows hold one item each (``OutboxPolicy/UserIndex/rows``). Exports nothing, for the same reason.
    package static var indexedUserData: UserDataTable {
        .indexed(table, userColumns: ["user_id", "other_user_id"], erasing: "DELETE FROM \(table) WHERE \(rowsOfUser)")
    }

    /// Selects the rows that name a user: organization, app and user are the first three arguments. Each part of the union uses an index.
    private static var rowsOfUser: String {
        """
        outbox_row IN (
            SELECT outbox_row FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
            UNION ALL
            SELECT outbox_row FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND other_user_id = ?3 AND other_user_id <> '')
        """
    }

    /// Reads the row again: meanwhile the peer may have taken some of its items.
    private static func erase(_ user: UserKey, row: Int64, _ anonymized: (Item) -> Item, _ database: Database) throws -> Int {
        guard var items = try Self.items(row: row, database) else { return 0 }
        let own = items.indices.filter { items[$0].users.contains(user.id) }
        for place in own { items[place] = anonymized(items[place]) }
        if !own.isEmpty { try replace(row: row, by: items, database) }
        return own.count
    }
}
