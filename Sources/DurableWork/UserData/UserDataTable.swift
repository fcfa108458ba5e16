import CarillonAPI
public import ServiceKit
public import Storage

/// One table's part in what a store holds of a user: how it is disclosed (PRIV-11), and how it is erased (PRIV-09).
///
/// In every condition ?1 is the organization, ?2 the app and ?3 the user's id (``StoredUser/arguments``).
public struct UserDataTable: Sendable {
    /// Reads rows, a JSON object each, and hands them on as they are found.
    public typealias Export = @Sendable (StoredUser, Store, _ found: ([String]) async throws -> Void) async throws -> Void
    /// Erases in transactions of its own, each a short one; may be repeated. Answers how many rows it removed or changed.
    public typealias Erase = @Sendable (StoredUser, Store) async throws -> Int

    /// The table, and the section of the disclosure.
    public let name: String
    /// Columns that can hold the user's id; a test of each store compares them with its schema.
    public let userColumns: [String]
    /// Finds what there is of a user, as JSON objects.
    public let export: Export
    let erase: Erase

    /// A table that is disclosed and erased in ways of its own.
    ///
    /// - Parameter disclose: nil where its rows say nothing of the user that another section does not.
    public init(_ name: String, userColumns: [String] = ["user_id"], export: Export? = nil, erase: @escaping Erase) {
        self.name = name
        self.userColumns = userColumns
        self.export = export ?? { _, _, _ in }
        self.erase = erase
    }

    /// Rows of one transaction.
    public static let page = 500

    /// What `SELECT json_object(…) FROM table WHERE …` finds.
    ///
    /// - Parameters:
    ///   - members: names of the object's members and where their values come from.
    ///   - source: the table, what is joined to it, and which rows are the user's.
    ///   - walk: how the table is gone through where it has no index by user; nil: the rows are found at once.
    public static func rows(_ members: KeyValuePairs<String, String>, from source: String, scanning scan: TableScan? = nil) -> Export {
        let sql = "SELECT json_object(\(members.map { "'\($0.key)', \($0.value)" }.joined(separator: ", "))) FROM \(source)"
        return { user, store, found in
            guard let scan else {
                let rows = try await store.read { try String.fetchAll($0, sql: sql, arguments: user.arguments) }
                return rows.isEmpty ? () : try await found(rows)
            }
            try await scan.run(
                for: user, store, read: { try String.fetchAll($1, sql: "\(sql) AND \($0.condition)", arguments: $0.arguments) }, found: found)
        }
    }

    /// What a column that holds an enumeration's number is disclosed as: the value's name, as everywhere else; empty for "unspecified", and the
    /// number in digits where this version has no name for it.
    ///
    /// - Parameter values: of the enumeration, each with its number.
    public static func word(_ column: String, of values: [(number: Int32, name: String)]) -> String {
        let words = values.map { "WHEN \($0.number) THEN '\($0.number == 0 ? "" : $0.name)'" }.joined(separator: " ")
        return "CASE \(column) \(words) ELSE CAST(\(column) AS TEXT) END"
    }

    /// A column with a `SkipReason`.
    public static func skipReason(_ column: String) -> String {
        word(column, of: CommonV1.SkipReason.allCases.map { ($0.rawValue, $0.name) })
    }

    /// A column with a `DeliveryStatus`.
    public static func deliveryStatus(_ column: String) -> String {
        word(column, of: CommonV1.DeliveryStatus.allCases.map { ($0.rawValue, $0.name) })
    }

    /// A column with a `Priority`.
    public static func priority(_ column: String) -> String {
        word(column, of: CommonV1.Priority.allCases.map { ($0.rawValue, $0.name) })
    }

    /// Deletes rows of a table that has no index by user. They are found by reading, outside of any transaction, and deleted by their key:
    /// writers do not wait for a scan.
    ///
    /// - Parameters:
    ///   - walk: how the table is gone through.
    ///   - condition: which rows are the user's.
    public static func deleting(scanning scan: TableScan, where condition: String) -> Erase {
        let columns = scan.key.joined(separator: ", ")
        return { user, store in
            var deleted = 0
            try await scan.run(for: user, store) { window, database in
                try Row.fetchAll(
                    database, sql: "SELECT \(columns) FROM \(scan.table) WHERE \(condition) AND \(window.condition)", arguments: window.arguments
                ).map { Array($0.databaseValues) }
            } found: { found in
                deleted += found.count
                try await inPortions(of: found, store) { key, database in
                    try database.cachedStatement(sql: "DELETE FROM \(scan.table) WHERE \(scan.place)").execute(
                        arguments: user.arguments + StatementArguments(key))
                }
            }
            return deleted
        }
    }

    /// Does something to each of some rows, in transactions of ``page`` rows.
    public static func inPortions<Found: Sendable>(
        of found: [Found], _ store: Store, _ body: @escaping @Sendable (Found, Database) throws -> Void
    ) async throws {
        for start in stride(from: 0, to: found.count, by: page) {
            let part = found[start..<min(start + page, found.count)]
            try await store.write { database in for item in part { try body(item, database) } }
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

    /// A service's ``Quarantine``.
    public static let quarantine = UserDataTable(
        Quarantine.table, userColumns: Quarantine.userColumns,
        export: rows(
            [
                "outbox": "outbox", "peer": "peer", "reason": "reason", "detail": "detail", "first_at_ms": "first_at_ms",
                "last_at_ms": "last_at_ms",
            ], from: "\(Quarantine.table) WHERE \(Quarantine.ofUser)"),
        erase: deleting(from: Quarantine.table, where: Quarantine.ofUser))
}
