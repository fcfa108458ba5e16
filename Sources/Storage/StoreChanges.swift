/// A user of whom rows changed.
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

    /// Those of one commit differ in their user, nearly always.
    public func hash(into hasher: inout Hasher) { hasher.combine(user) }
}

/// Of whom transactions changed something.
public struct StoreChanges: Sendable, Hashable {
    /// More users are not worth naming to another process: then everything counts as changed.
    public static let mostUsers = 2_000

    public private(set) var users: Set<ChangedUser> = []
    /// Of too many users to name.
    public private(set) var everything = false
    private let mostUsers: Int

    /// No changes.
    ///
    /// - Parameter mostUsers: More are not worth naming to those who are told.
    public init(mostUsers: Int = StoreChanges.mostUsers) { self.mostUsers = mostUsers }

    /// Changes of these users.
    public init(_ users: some Sequence<ChangedUser>) {
        self.init()
        for user in users { insert(user) }
    }

    public var isEmpty: Bool { users.isEmpty && !everything }

    /// One more user.
    public mutating func insert(_ user: ChangedUser) {
        guard !everything else { return }
        users.insert(user)
        if users.count > mostUsers { insertEverything() }
    }

    /// Everything changed.
    public mutating func insertEverything() {
        users = []
        everything = true
    }

    /// These and others.
    public mutating func formUnion(_ others: StoreChanges) {
        guard !others.everything else { return insertEverything() }
        for user in others.users { insert(user) }
    }
}

/// A table whose rows belong to users (`organization_id`, `app_id`, `user_id`), and what of it is watched.
public struct WatchedTable: Sendable, Hashable {
    let name: String
    let columns: [String]
    let oftenChanged: [String]
    let newRows: String?

    /// - Parameters:
    ///   - columns: a change of one of these counts; those three are watched anyway. Deleted rows always count.
    ///   - oftenChanged: the same, of columns that a busy statement changes without the others: it compares only these.
    ///   - newRows: which new rows count, as an SQL condition on `NEW`; nil: none.
    public init(_ name: String, columns: [String], oftenChanged: [String] = [], newRows: String?) {
        self.name = name
        self.columns = columns
        self.oftenChanged = oftenChanged
        self.newRows = newRows
    }

    private static let owner = ["organization_id", "app_id", "user_id"]

    /// Triggers of one connection; the file knows nothing of them.
    ///
    /// - Parameter function: what they call; their names begin with it.
    func triggers(calling function: String) -> String {
        func note(_ row: String) -> String { "SELECT \(function)(\(Self.owner.map { "\(row).\($0)" }.joined(separator: ", ")))" }
        func differs(_ columns: [String]) -> String { columns.map { "OLD.\($0) IS NOT NEW.\($0)" }.joined(separator: " OR ") }
        // The same owner is told once: a function that is called from SQL costs more than the comparison.
        let notes = "\(note("OLD")); \(note("NEW")) WHERE \(differs(Self.owner));"
        var triggers = [("updates", Self.owner + columns), ("changes", oftenChanged)].filter { !$0.1.isEmpty }.map { kind, columns in
            """
            CREATE TEMP TRIGGER \(function)_\(name)_\(kind) AFTER UPDATE OF \(columns.joined(separator: ", ")) ON \(name) WHEN \(differs(columns))
            BEGIN \(notes) END;
            """
        }
        triggers.append(
            "CREATE TEMP TRIGGER \(function)_\(name)_deletes AFTER DELETE ON \(name) BEGIN \(note("OLD")); END;")
        if let newRows {
            triggers.append("CREATE TEMP TRIGGER \(function)_\(name)_inserts AFTER INSERT ON \(name) WHEN \(newRows) BEGIN \(note("NEW")); END;")
        }
        return triggers.joined(separator: "\n")
    }
}
