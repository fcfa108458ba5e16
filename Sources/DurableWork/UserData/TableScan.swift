public import GRDB
public import ServiceKit
public import Storage

/// Reads a large table in windows, in the order of its primary key. Each window is a read transaction of its own: no scan keeps a reader for long,
/// and checkpoints of the write-ahead log can finish between two windows. For tables without an index by user, among others.
public struct TableScan: Sendable {
    /// Rows of a window by default.
    public static let usualWindow = 1_000

    /// The table.
    public let table: String
    /// Columns of its primary key, or those of them that differ within ``scope``.
    public let key: [String]
    private let scope: String
    private let beginning: [DatabaseValue]
    private let window: Int

    /// The type of the key's columns.
    public enum Values: Sendable {
        case numbers
        /// At least one column of each row is not empty.
        case texts
    }

    /// The rows that a scan reads.
    public enum Scope: Sendable {
        case everything
        /// The rows of the user's app. The key is the columns that follow organization and app in an index.
        case app
        /// The user's rows. The key is the columns that follow organization, app and user in an index.
        case user
    }

    /// A scan.
    ///
    /// - Parameters:
    ///   - table: the table, with an alias and `INDEXED BY` where needed.
    ///   - key: the columns, with the alias where there is one.
    ///   - window: rows of one read transaction.
    public init(_ table: String, key: [String], of values: Values = .numbers, scope: Scope = .everything, window: Int = usualWindow) {
        self.table = table
        self.key = key
        self.window = window
        let alias = key.first?.firstIndex(of: ".").map { key[0][...$0] } ?? ""
        self.scope =
            switch scope {
            case .everything: ""
            case .app: "\(alias)organization_id = ?1 AND \(alias)app_id = ?2 AND "
            case .user: "\(alias)organization_id = ?1 AND \(alias)app_id = ?2 AND \(alias)user_id = ?3 AND "
            }
        let first: DatabaseValue =
            switch values {
            case .numbers: Int64.min.databaseValue
            case .texts: "".databaseValue
            }
        beginning = key.map { _ in first }
    }

    /// Consecutive rows.
    public struct Window: Sendable {
        /// Selects the window's rows, for a `WHERE`.
        public let condition: String
        /// ?1 to ?3 as ``UserKey/arguments``, then those of the condition.
        public let arguments: StatementArguments
    }

    /// Reads the table window by window. Rows that exist for the whole scan are read; rows that are added meanwhile may be.
    ///
    /// - Parameters:
    ///   - read: reads a window.
    ///   - found: takes the results of a window outside the read transaction. Not called for an empty window.
    public func run<Found: Sendable>(
        for user: UserKey, _ store: Store, read: @escaping @Sendable (Window, Database) throws -> [Found],
        found: ([Found]) async throws -> Void
    ) async throws {
        var after: [DatabaseValue]? = beginning
        while let from = after {
            let (items, last) = try await store.read { database in
                let last = try end(of: from, user, database)
                return (try read(self.window(from, last, user), database), last)
            }
            if !items.isEmpty { try await found(items) }
            after = last
            try Task.checkCancellation()
        }
    }

    /// Reads the whole table, for no particular user.
    public func run<Found: Sendable>(
        _ store: Store, read: @escaping @Sendable (Window, Database) throws -> [Found], found: ([Found]) async throws -> Void
    ) async throws {
        try await run(for: UserKey(organization: "", app: "", id: ""), store, read: read, found: found)
    }

    /// Selects one row by ``key``: ?1 to ?3 are the user's, the key's values follow.
    var place: String { "\(scope)(\(columns)) = (\(parameters(from: 4)))" }

    private var columns: String { key.joined(separator: ", ") }

    private func parameters(from first: Int) -> String { key.indices.map { "?\(first + $0)" }.joined(separator: ", ") }

    /// - Returns: the key of the window's last row; nil for the last window.
    private func end(of from: [DatabaseValue], _ user: UserKey, _ database: Database) throws -> [DatabaseValue]? {
        try Row.fetchOne(
            database,
            sql: """
                SELECT \(columns) FROM \(table) WHERE \(scope)(\(columns)) > (\(parameters(from: 4))) ORDER BY \(columns) LIMIT 1 OFFSET \(window - 1)
                """, arguments: user.arguments + StatementArguments(from)
        ).map { Array($0.databaseValues) }
    }

    private func window(_ from: [DatabaseValue], _ last: [DatabaseValue]?, _ user: UserKey) -> Window {
        let end = last == nil ? "" : " AND (\(columns)) <= (\(parameters(from: 4 + key.count)))"
        return Window(
            condition: "\(scope)(\(columns)) > (\(parameters(from: 4)))\(end)",
            arguments: user.arguments + StatementArguments(from) + StatementArguments(last ?? []))
    }
}
