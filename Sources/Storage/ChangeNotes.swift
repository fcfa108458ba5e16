import GRDB
import Synchronization

/// Collects on the writer's connection whose watched rows a transaction touches: whoever changes a row, no path can forget to say so.
final class ChangeNotes: Sendable {
    /// What the triggers call.
    static let function = "note_changed_user"

    let gate: any CommitGate
    private let noted = Mutex(StoreChanges())

    init(gate: any CommitGate) { self.gate = gate }

    /// Sets the triggers up.
    func install(_ tables: [WatchedTable], in database: Database) throws {
        database.add(
            function: DatabaseFunction(Self.function, argumentCount: 3) { [self] values in
                if let organization = String.fromDatabaseValue(values[0]), let app = String.fromDatabaseValue(values[1]),
                    let user = String.fromDatabaseValue(values[2])
                {
                    noted.withLock { $0.insert(ChangedUser(organization: organization, app: app, user: user)) }
                }
                return nil
            })
        for table in tables { try database.execute(sql: table.triggers) }
    }

    /// What was noted since the last time. A call that failed and was undone alone may have left notes: they forbid more than they must.
    func take() -> StoreChanges {
        noted.withLock { noted in
            defer { noted = StoreChanges() }
            return noted
        }
    }
}
