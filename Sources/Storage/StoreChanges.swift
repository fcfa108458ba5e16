/// A user with changed rows. Not ServiceKit's `UserKey`, which holds a tenant of the contracts: this target imports no contracts.
public struct ChangedUser: Sendable, Hashable {
    public var organization: String
    public var app: String
    public var user: String

    /// Organization and app are those of the changed row (ARCH-07).
    public init(organization: String, app: String, user: String) {
        self.organization = organization
        self.app = app
        self.user = user
    }

    /// Users of one commit nearly always share organization and app.
    public func hash(into hasher: inout Hasher) { hasher.combine(user) }
}

/// The users whose watched rows transactions changed.
public struct StoreChanges: Sendable, Hashable {
    /// Most users that are named to another process; with more, everything counts as changed.
    public static let mostUsers = 2_000

    public private(set) var users: Set<ChangedUser> = []
    /// Too many users changed to name them: everything counts as changed.
    public private(set) var everything = false
    private let mostUsers: Int

    /// No changes.
    ///
    /// - Parameter mostUsers: the most users that are named.
    public init(mostUsers: Int = StoreChanges.mostUsers) { self.mostUsers = mostUsers }

    /// Changes of these users.
    public init(_ users: some Sequence<ChangedUser>) {
        self.init()
        for user in users { insert(user) }
    }

    public var isEmpty: Bool { users.isEmpty && !everything }

    /// Adds a user.
    public mutating func insert(_ user: ChangedUser) {
        guard !everything else { return }
        users.insert(user)
        if users.count > mostUsers { insertEverything() }
    }

    /// Marks everything as changed.
    public mutating func insertEverything() {
        users = []
        everything = true
    }

    /// Adds other changes.
    public mutating func formUnion(_ others: StoreChanges) {
        guard !others.everything else { return insertEverything() }
        for user in others.users { insert(user) }
    }
}

/// A table whose rows belong to users (`organization_id`, `app_id`, `user_id`), with its watched columns.
public struct WatchedTable: Sendable, Hashable {
    let name: String
    let columns: [String]
    let newRows: String?
    let deletedRows: String?

    /// - Parameters:
    ///   - columns: columns whose changes count. The three of the owner always count.
    ///   - newRows: the new rows that count, as an SQL condition on `NEW`; nil: none.
    ///   - deletedRows: the deleted rows that count, as an SQL condition on `OLD`; nil: none.
    public init(_ name: String, columns: [String], newRows: String?, deletedRows: String? = "TRUE") {
        self.name = name
        self.columns = columns
        self.newRows = newRows
        self.deletedRows = deletedRows
    }

    private static let owner = ["organization_id", "app_id", "user_id"]

    /// Temporary triggers of one connection; the file does not store them.
    ///
    /// - Parameter function: the SQL function that they call, and the prefix of their names.
    func triggers(calling function: String) -> String {
        func note(_ row: String) -> String { "SELECT \(function)(\(Self.owner.map { "\(row).\($0)" }.joined(separator: ", ")))" }
        func differs(_ columns: [String]) -> String { columns.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ") }
        // One call for an unchanged owner: a function call from SQL costs more than the comparison.
        let notes = "\(note("OLD")); \(note("NEW")) WHERE \(differs(Self.owner));"
        let watched = Self.owner + columns
        var triggers = [
            """
            CREATE TEMP TRIGGER \(function)_\(name)_updates AFTER UPDATE OF \(watched.joined(separator: ", ")) ON \(name) WHEN \(differs(watched))
            BEGIN \(notes) END;
            """
        ]
        if let deletedRows {
            triggers.append("CREATE TEMP TRIGGER \(function)_\(name)_deletes AFTER DELETE ON \(name) WHEN \(deletedRows) BEGIN \(note("OLD")); END;")
        }
        if let newRows {
            triggers.append("CREATE TEMP TRIGGER \(function)_\(name)_inserts AFTER INSERT ON \(name) WHEN \(newRows) BEGIN \(note("NEW")); END;")
        }
        return triggers.joined(separator: "\n")
    }
}
