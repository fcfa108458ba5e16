import ServiceKit
import Synchronization

/// Batches of the decision outbox that both peers have, until they are deleted. The next commit of decisions deletes them: SQLite overwrites what is
/// deleted, and the pages that new batches take in the same transaction are written once instead of twice.
final class DeliveredBatches: Sendable {
    private struct State {
        /// Wait for a commit.
        var waiting: [Int64] = []
        /// Their deletion is on its way to the store.
        var leaving: Set<Int64> = []
    }

    /// How long batches wait for a commit.
    static let patience = Duration.milliseconds(50)

    /// Batches wait for a commit.
    let signal = WorkSignal()
    private let state = Mutex(State())

    /// How many wait for a commit.
    var count: Int { state.withLock { $0.waiting.count } }

    /// The batches that are delivered, but may still be in the store.
    var ids: Set<Int64> { state.withLock { $0.leaving.union($0.waiting) } }

    func add(_ added: [Int64]) { state.withLock { $0.waiting += added } }

    /// Takes all ids that wait, to delete the batches. Ends with ``deleted(_:)`` or ``giveBack(_:)``.
    func take() -> [Int64] {
        state.withLock { state in
            defer { state.waiting = [] }
            state.leaving.formUnion(state.waiting)
            return state.waiting
        }
    }

    /// The batches are not in the store any more.
    func deleted(_ ids: [Int64]) { state.withLock { $0.leaving.subtract(ids) } }

    /// The batches could not be deleted.
    func giveBack(_ ids: [Int64]) {
        guard !ids.isEmpty else { return }
        state.withLock { state in
            state.leaving.subtract(ids)
            state.waiting += ids
        }
        signal.signal()
    }
}
