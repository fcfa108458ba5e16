import ServiceKit
import Synchronization

/// Batches of the decision outbox that both peers have, until they are deleted. The next commit of decisions deletes them: SQLite overwrites what is
/// deleted, and the pages that new batches take in the same transaction are written once instead of twice.
final class DeliveredBatches: Sendable {
    /// How long batches wait for a commit.
    static let patience = Duration.milliseconds(50)

    /// Batches wait for a commit.
    let signal = WorkSignal()
    private let ids = Mutex<[Int64]>([])

    var count: Int { ids.withLock { $0.count } }

    func add(_ added: [Int64]) { ids.withLock { $0 += added } }

    /// Takes all ids, to delete the batches.
    func take() -> [Int64] {
        ids.withLock { ids in
            defer { ids = [] }
            return ids
        }
    }
}
