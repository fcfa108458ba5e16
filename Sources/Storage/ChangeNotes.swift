import GRDB
import Synchronization

/// Collects on the writer's connection whose watched rows a transaction touches: whoever changes a row, no path can forget to say so.
final class ChangeNotes: Sendable {
    /// What the triggers call.
    private let function: String
    private let mostUsers: Int
    private let noted: Mutex<StoreChanges>

    /// - Parameters:
    ///   - number: of these notes among those of their store.
    ///   - mostUsers: More count as everybody.
    init(number: Int, mostUsers: Int = StoreChanges.mostUsers) {
        function = "note_change_\(number)"
        self.mostUsers = mostUsers
        noted = Mutex(StoreChanges(mostUsers: mostUsers))
    }

    /// Sets the triggers up.
    func install(_ tables: [WatchedTable], in database: Database) throws {
        database.add(
            function: DatabaseFunction(function, argumentCount: 3) { [self] values in
                if let organization = String.fromDatabaseValue(values[0]), let app = String.fromDatabaseValue(values[1]),
                    let user = String.fromDatabaseValue(values[2])
                {
                    noted.withLock { $0.insert(ChangedUser(organization: organization, app: app, user: user)) }
                }
                return nil
            })
        for table in tables { try database.execute(sql: table.triggers(calling: function)) }
    }

    /// What was noted since the last time. A call that failed and was undone alone may have left its notes: caches then forget users whose rows are
    /// as they were, which costs a read and no more.
    func take() -> StoreChanges {
        noted.withLock { noted in
            defer { noted = StoreChanges(mostUsers: mostUsers) }
            return noted
        }
    }
}
