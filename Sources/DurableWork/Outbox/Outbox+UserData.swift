import ServiceKit
import Storage

extension Outbox {
    /// The outbox's part in the erasure of a user. Nothing of it is disclosed: peers are about to have it, or another table says it.
    ///
    /// - Parameter anonymized: an item without the user's name, for an outbox whose rows hold many.
    package static func userData(anonymized: @escaping @Sendable (Item) -> Item = { $0 }) -> UserDataTable {
        switch Item.policy.userIndex {
        case .rows:
            UserDataTable(
                table, userColumns: ["user_id", "other_user_id"],
                erase: UserDataTable.deleting(from: table, where: rowsOfUser))
        case .none:
            UserDataTable(table, userColumns: ["user_id", "other_user_id"]) { user, store in
                var erased = 0
                // Rows leave within moments while the peer is there, so few are read.
                let scan = TableScan(table, key: ["outbox_row"], window: 50)
                try await scan.run(for: user, store) { window, database in
                    try Row.fetchAll(
                        database,
                        // By the key: with the app's index each window would go through all rows of the app.
                        sql: "SELECT outbox_row, message FROM \(table) WHERE +organization_id = ?1 AND +app_id = ?2 AND \(window.condition)",
                        arguments: window.arguments
                    ).compactMap { row -> Int64? in
                        // The publisher sets a row aside that cannot be read.
                        let items = (try? Item.items(of: row.bytes(at: 1))) ?? []
                        return items.contains { $0.users.contains(user.id) } ? row[0] : nil
                    }
                } found: { rows in
                    for row in rows { erased += try await store.write { try erase(user, row: row, anonymized, $0) } }
                }
                return erased
            }
        }
    }

    /// The rows that name a user: organization, app and user are the first three arguments. Each half has an index of its own.
    package static var rowsOfUser: String {
        """
        outbox_row IN (
            SELECT outbox_row FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND user_id = ?3
            UNION ALL
            SELECT outbox_row FROM \(table) WHERE organization_id = ?1 AND app_id = ?2 AND other_user_id = ?3 AND other_user_id <> '')
        """
    }

    /// The row as it is by now: the peer may have some of its items meanwhile.
    private static func erase(_ user: StoredUser, row: Int64, _ anonymized: (Item) -> Item, _ database: Database) throws -> Int {
        guard var items = try Self.items(row: row, database) else { return 0 }
        let own = items.indices.filter { items[$0].users.contains(user.id) }
        for place in own { items[place] = anonymized(items[place]) }
        if !own.isEmpty { try replace(row: row, by: items, database) }
        return own.count
    }
}
