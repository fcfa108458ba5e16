public import ServiceKit
public import Storage

/// How a table is gone through that may hold much: window by window, each in a reading of its own. Nobody holds a reader for long, and between
/// two windows the store's log can be folded into the file. A table without an index by user is gone through whole, by its primary key.
public struct TableScan: Sendable {
    /// Rows of a window, where nothing else is said.
    public static let usualWindow = 1_000

    /// The table.
    public let table: String
    /// Columns of its primary key, or those of them that differ within ``scope``.
    public let key: [String]
    private let scope: String
    private let beginning: [DatabaseValue]
    private let window: Int

    /// What a key's columns hold.
    public enum Values: Sendable {
        case numbers
        /// Never all of them empty.
        case texts
    }

    /// Which rows are gone through.
    public enum Scope: Sendable {
        case everything
        /// Those of the user's app; the key is what follows organization and app in an index.
        case app
        /// The user's own; the key is what follows organization, app and user in an index.
        case user
    }

    /// A walk.
    ///
    /// - Parameters:
    ///   - table: the table; an alias and an index may be named with it.
    ///   - key: with the alias where there is one.
    ///   - window: rows of one reading.
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

    /// Some rows that follow each other.
    public struct Window: Sendable {
        /// Which rows they are, for a `WHERE`.
        public let condition: String
        /// ?1 to ?3 as ``StoredUser/arguments``, then those of the condition.
        public let arguments: StatementArguments
    }

    /// Goes through the table as it is by then: rows that are added behind the window may be seen, rows that stay are.
    ///
    /// - Parameters:
    ///   - read: looks for something in a window.
    ///   - found: takes what was found, outside of the reading; not called for nothing.
    public func run<Found: Sendable>(
        for user: StoredUser, _ store: Store, read: @escaping @Sendable (Window, Database) throws -> [Found],
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

    /// Goes through the whole table, for no user in particular.
    public func run<Found: Sendable>(
        _ store: Store, read: @escaping @Sendable (Window, Database) throws -> [Found], found: ([Found]) async throws -> Void
    ) async throws {
        try await run(for: StoredUser(organization: "", app: "", id: ""), store, read: read, found: found)
    }

    /// Where a row is, by ``key``: ?1 to ?3 are the user's, then come the key's values.
    var place: String { "\(scope)(\(columns)) = (\(parameters(from: 4)))" }

    private var columns: String { key.joined(separator: ", ") }

    private func parameters(from first: Int) -> String { key.indices.map { "?\(first + $0)" }.joined(separator: ", ") }

    /// - Returns: the key of the window's last row; nil for the last window.
    private func end(of from: [DatabaseValue], _ user: StoredUser, _ database: Database) throws -> [DatabaseValue]? {
        try Row.fetchOne(
            database,
            sql: """
                SELECT \(columns) FROM \(table) WHERE \(scope)(\(columns)) > (\(parameters(from: 4))) ORDER BY \(columns) LIMIT 1 OFFSET \(window - 1)
                """, arguments: user.arguments + StatementArguments(from)
        ).map { Array($0.databaseValues) }
    }

    private func window(_ from: [DatabaseValue], _ last: [DatabaseValue]?, _ user: StoredUser) -> Window {
        let end = last == nil ? "" : " AND (\(columns)) <= (\(parameters(from: 4 + key.count)))"
        return Window(
            condition: "\(scope)(\(columns)) > (\(parameters(from: 4)))\(end)",
            arguments: user.arguments + StatementArguments(from) + StatementArguments(last ?? []))
    }
}
