public import CarillonAPI
public import ServiceKit
public import Storage

/// Every table of a service's store that can hold something of a user: what is exported (PRIV-11) and erased (PRIV-09). A test of each store compares
/// it with the schema.
public struct UserDataTables: Sendable {
    /// The service, as the audit log names it: `evaluator`.
    public let service: String
    /// In the order in which export and erasure go through them.
    public let tables: [UserDataTable]
    /// Tables without data of users, or with data that another table has, too. The ``UserDataTable/dependents`` of the tables are among them.
    public let withoutUsers: Set<String>
    private let views: [(name: String, export: UserDataTable.Export)]

    /// A declaration.
    ///
    /// - Parameter views: further sections of the export, with rows of these tables that belong to other users too.
    public init(
        service: String, tables: [UserDataTable], views: [(name: String, export: UserDataTable.Export)] = [], withoutUsers: Set<String>
    ) {
        self.service = service
        self.tables = tables
        self.views = views
        self.withoutUsers = tables.reduce(into: withoutUsers) { $0.formUnion($1.dependents) }
    }

    /// Exports a user's rows, in sections that each fit a message.
    ///
    /// - Throws: errors of the store, and what `write` throws.
    public func export(_ user: UserKey, _ store: Store, _ write: (CommonV1.UserDataSection) async throws -> Void) async throws {
        for (name, export) in tables.map({ (name: $0.name, export: $0.export) }) + views {
            try await export(user, store) { rows in
                for section in CommonV1.UserDataSection.parts(rows, of: name) { try await write(section) }
            }
        }
    }

    /// Erases a user from all tables whose rows an index finds, inside a transaction of the caller. Call it in the transaction of the tombstone, so
    /// that no concurrent change leaves a row behind. May be repeated.
    ///
    /// - Returns: the number of deleted or changed rows by table.
    public func eraseAtOnce(_ user: UserKey, _ database: Database) throws -> [String: Int64] {
        var erased: [String: Int64] = [:]
        for table in tables { if let erase = table.eraseAtOnce { erased[table.name] = Int64(try erase(user, database)) } }
        return erased
    }

    /// Erases a user from the other tables, in order and in short transactions: rows that no index finds, or that may be many. Writers do not wait.
    /// May be repeated. Call it after ``eraseAtOnce(_:_:)``. The store's log is emptied soon afterwards.
    ///
    /// - Returns: the number of deleted or changed rows by table.
    public func eraseInPortions(_ user: UserKey, _ store: Store) async throws -> [String: Int64] {
        var erased: [String: Int64] = [:]
        for table in tables where table.eraseAtOnce == nil { erased[table.name] = Int64(try await table.erase(user, store)) }
        store.emptyLogSoon()
        return erased
    }
}
