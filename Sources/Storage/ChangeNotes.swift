import GRDB
import Synchronization

/// Collects the users whose watched rows a transaction changes, by triggers on the writer's connection: no code that writes can forget to report.
final class ChangeNotes: Sendable {
    /// The SQL function that the triggers call.
    private let function: String
    private let mostUsers: Int
    private let noted: Mutex<StoreChanges>

    /// - Parameters:
    ///   - number: makes the names of the function and the triggers unique in the store.
    ///   - mostUsers: the most users that are named; with more, everything counts as changed.
    init(number: Int, mostUsers: Int = StoreChanges.mostUsers) {
        function = "note_change_\(number)"
        self.mostUsers = mostUsers
        noted = Mutex(StoreChanges(mostUsers: mostUsers))
    }

    /// Creates the triggers.
    func install(_ tables: [WatchedTable], in database: Database) throws {
        database.add(
            function: DatabaseFunction(function, argumentCount: 3) { [self] values in
                if let organization = String.fromDatabaseValue(values[0]), let app = String.fromDatabaseValue(values[1]),
                    let user = String.fromDatabaseValue(values[2])
                {
                    insert(ChangedUser(organization: organization, app: app, user: user))
                }
                return nil
            })
        for table in tables { try database.execute(sql: table.triggers(calling: function)) }
    }

    /// Adds a user whom no trigger names.
    func insert(_ user: ChangedUser) { noted.withLock { $0.insert(user) } }

    /// The changes since the last call. They may include those of a failed call that was undone: a cache then drops unchanged users, which costs one
    /// read.
    func take() -> StoreChanges {
        noted.withLock { noted in
            defer { noted = StoreChanges(mostUsers: mostUsers) }
            return noted
        }
    }
}
