import CarillonAPI
public import GRDB
public import ServiceKit
public import Storage

/// A table that can hold a user's data: how its rows are exported (PRIV-11) and erased (PRIV-09).
///
/// In every condition ?1 is the organization, ?2 the app and ?3 the user's id (``UserKey/arguments``).
public struct UserDataTable: Sendable {
    /// Reads a user's rows as JSON objects, and passes them on as it finds them.
    public typealias Export = @Sendable (UserKey, Store, _ found: ([String]) async throws -> Void) async throws -> Void
    /// Erases a user's rows in short transactions; may be repeated. Returns the number of rows that it deleted or changed.
    public typealias Erase = @Sendable (UserKey, Store) async throws -> Int
    /// Erases inside a transaction of the caller; may be repeated. Returns the number of rows that it deleted or changed.
    public typealias EraseAtOnce = @Sendable (UserKey, Database) throws -> Int

    /// The table, and the section of the export.
    public let name: String
    /// Columns that can hold the user's id; a test of each store compares them with its schema.
    public let userColumns: [String]
    /// Tables whose rows SQLite deletes with those of this table, by a foreign key.
    public let dependents: Set<String>
    /// Exports a user's rows.
    public let export: Export
    /// Erases the user from the table.
    public let erase: Erase
    /// The same inside a transaction of the caller, where an index finds the rows; nil: the table is erased in portions.
    public let eraseAtOnce: EraseAtOnce?

    /// A table with its own export and erasure.
    ///
    /// - Parameters:
    ///   - dependents: as ``dependents``.
    ///   - export: nil where another section exports the same data.
    public init(
        _ name: String, userColumns: [String] = ["user_id"], dependents: Set<String> = [], export: Export? = nil, erase: @escaping Erase
    ) {
        self.init(name, userColumns, dependents, export, erase, atOnce: nil)
    }

    private init(
        _ name: String, _ userColumns: [String], _ dependents: Set<String>, _ export: Export?, _ erase: @escaping Erase, atOnce: EraseAtOnce?
    ) {
        self.name = name
        self.userColumns = userColumns
        self.dependents = dependents
        self.export = export ?? { _, _, _ in }
        self.erase = erase
        eraseAtOnce = atOnce
    }

    /// A table whose rows an index finds, so that one transaction can erase them together with those of other tables.
    ///
    /// - Parameters:
    ///   - export: nil where another section exports the same data.
    ///   - statement: deletes or changes the user's rows.
    public static func indexed(
        _ name: String, userColumns: [String] = ["user_id"], export: Export? = nil, erasing statement: String
    ) -> UserDataTable {
        indexed(name, userColumns: userColumns, export: export) { user, database in
            try database.execute(sql: statement, arguments: user.arguments)
            return database.changesCount
        }
    }

    /// As ``indexed(_:userColumns:export:erasing:)``, for an erasure that is more than one statement or has further arguments.
    ///
    /// - Parameter dependents: as ``dependents``.
    public static func indexed(
        _ name: String, userColumns: [String] = ["user_id"], dependents: Set<String> = [], export: Export? = nil,
        erase: @escaping EraseAtOnce
    ) -> UserDataTable {
        UserDataTable(
            name, userColumns, dependents, export, { user, store in try await store.write { try erase(user, $0) } }, atOnce: erase)
    }

    /// Rows of one transaction.
    public static let page = 500

    /// Exports the rows of `SELECT json_object(…) FROM table WHERE …`.
    ///
    /// - Parameters:
    ///   - members: names of the object's members and where their values come from.
    ///   - source: the table, what is joined to it, and which rows are the user's.
    ///   - scan: for a table without an index by user; nil: one query finds the rows.
    public static func rows(_ members: KeyValuePairs<String, String>, from source: String, scanning scan: TableScan? = nil) -> Export {
        rows(columns: [], members, from: source, scanning: scan)
    }

    /// Exports the rows of `SELECT json_object(…) FROM table WHERE …`.
    ///
    /// - Parameters:
    ///   - columns: members of the object that have the names of their columns.
    ///   - others: names of further members and where their values come from.
    ///   - source: as above.
    ///   - scan: as above.
    public static func rows(
        columns: [String], _ others: KeyValuePairs<String, String> = [:], from source: String, scanning scan: TableScan? = nil
    ) -> Export {
        let members = columns.map { "'\($0)', \($0)" } + others.map { "'\($0.key)', \($0.value)" }
        let sql = "SELECT json_object(\(members.joined(separator: ", "))) FROM \(source)"
        return { user, store, found in
            guard let scan else {
                let rows = try await store.read { try String.fetchAll($0, sql: sql, arguments: user.arguments) }
                return rows.isEmpty ? () : try await found(rows)
            }
            try await scan.run(
                for: user, store, read: { try String.fetchAll($1, sql: "\(sql) AND \($0.condition)", arguments: $0.arguments) }, found: found)
        }
    }

    /// Exports a column with an enumeration's number as the value's name. `unspecified` becomes an empty text, an unknown number its digits.
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
    ///   - scan: reads the table.
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

    /// Processes rows, in transactions of ``page`` rows.
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
    public static let quarantine = quarantineTable { _, _ in }

    /// A service's ``Quarantine``, with rows that its messages refer to.
    ///
    /// - Parameter drop: deletes or changes the rows that the user's messages refer to, before the messages are deleted.
    public static func quarantineTable(dropping drop: @escaping @Sendable (UserKey, Database) throws -> Void) -> UserDataTable {
        indexed(
            Quarantine.table, userColumns: [], dependents: [Quarantine.usersTable],
            export: rows(
                columns: ["outbox", "peer", "reason", "detail", "first_at_ms", "last_at_ms"],
                from: "\(Quarantine.table) WHERE \(Quarantine.ofUser)")
        ) { user, database in
            try drop(user, database)
            return try database.countChanges("DELETE FROM \(Quarantine.table) WHERE \(Quarantine.ofUser)", user.arguments)
        }
    }
}
