import GRDB
import ServiceKit
import Synchronization

/// Notices new rows of a table, on the writer's thread, and gives a signal after their commit. It does not see rows of direct statements.
final class NewRowObserver: TransactionObserver, Sendable {
    private let table: String
    private let signal: WorkSignal
    private let hasNews = Atomic<Bool>(false)

    init(table: String, signal: WorkSignal) {
        self.table = table
        self.signal = signal
    }

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool {
        if case .insert(let tableName) = eventKind { tableName == table } else { false }
    }

    func databaseDidChange(with event: DatabaseEvent) { hasNews.store(true, ordering: .relaxed) }

    func databaseDidCommit(_ database: Database) {
        if hasNews.exchange(false, ordering: .relaxed) { signal.signal() }
    }

    func databaseDidRollback(_ database: Database) { hasNews.store(false, ordering: .relaxed) }
}
