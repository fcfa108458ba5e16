public import Storage

/// One table's part in what a store holds of a user: how it is disclosed (PRIV-11), and how it is erased (PRIV-09).
///
/// In every condition ?1 is the organization, ?2 the app and ?3 the user's id (``StoredUser/arguments``).
public struct UserDataTable: Sendable {
    /// Reads rows, a JSON object each.
    public typealias Disclose = @Sendable (StoredUser, Database) throws -> [String]
    /// Erases in transactions of its own, each a short one; may be repeated. Answers how many rows it removed or changed.
    public typealias Erase = @Sendable (StoredUser, Store) async throws -> Int

    /// The table, and the section of the disclosure.
    public let name: String
    /// Columns that can hold the user's id; a test of each store compares them with its schema.
    public let userColumns: [String]
    let disclose: Disclose
    let erase: Erase

    /// A table that is disclosed and erased in ways of its own.
    ///
    /// - Parameter disclose: nil where its rows say nothing of the user that another section does not.
    public init(_ name: String, userColumns: [String] = ["user_id"], disclose: Disclose? = nil, erase: @escaping Erase) {
        self.name = name
        self.userColumns = userColumns
        self.disclose = disclose ?? { _, _ in [] }
        self.erase = erase
    }

    /// Rows of one transaction.
    public static let page = 500

    /// What `SELECT json_object(…) FROM table WHERE …` finds.
    ///
    /// - Parameter members: names of the object's members and where their values come from.
    public static func rows(_ members: KeyValuePairs<String, String>, from source: String) -> Disclose {
        let object = members.map { "'\($0.key)', \($0.value)" }.joined(separator: ", ")
        return { user, database in
            try String.fetchAll(database, sql: "SELECT json_object(\(object)) FROM \(source)", arguments: user.arguments)
        }
    }

    /// Deletes rows by their key, found by reading outside of any transaction where there is no index for it: writers do not wait for a scan.
    ///
    /// - Parameters:
    ///   - key: columns of the primary key; all of them numbers.
    ///   - condition: which rows are the user's.
    public static func deleting(from table: String, key: [String], where condition: String) -> Erase {
        let columns = key.joined(separator: ", ")
        let place = "(\(columns)) = (\(key.map { _ in "?" }.joined(separator: ", ")))"
        return { user, store in
            let found = try await store.read { database in
                try Row.fetchAll(database, sql: "SELECT \(columns) FROM \(table) WHERE \(condition)", arguments: user.arguments).map { row in
                    key.indices.map { row[$0] as Int64 }
                }
            }
            for start in stride(from: 0, to: found.count, by: page) {
                let part = found[start..<min(start + page, found.count)]
                try await store.write { database in
                    let delete = try database.cachedStatement(sql: "DELETE FROM \(table) WHERE \(place)")
                    for row in part { try delete.execute(arguments: StatementArguments(row)) }
                }
            }
            return found.count
        }
    }

    /// Deletes what a condition finds by an index, in one transaction.
    public static func deleting(from table: String, where condition: String) -> Erase {
        { user, store in
            try await store.write { database in
                try database.execute(sql: "DELETE FROM \(table) WHERE \(condition)", arguments: user.arguments)
                return database.changesCount
            }
        }
    }
}
