import ServiceKit
import Storage
import Synchronization

/// Users with a push that failed, heard from receipts (``ServiceKit/ChangeWatcher``). ``Escalations`` asks about their pushes at once
/// (EVAL-26). After a start, and after an interrupted stream, every user counts as one.
final class FailedPushes: ChangeListener {
    private struct State {
        var users = StoreChanges()
        var isInStep = false
    }

    private let signal: WorkSignal
    private let state = Mutex(State())

    /// - Parameter signal: wakes the ``DueItemWorker``.
    init(waking signal: WorkSignal) { self.signal = signal }

    /// Takes the users to review.
    func take() -> StoreChanges {
        state.withLock { state in
            defer { state.users = StoreChanges() }
            return state.users
        }
    }

    /// Adds users again that could not be reviewed.
    func giveBack(_ users: StoreChanges) { state.withLock { $0.users.formUnion(users) } }

    func heard(_ changes: StoreChanges) {
        let isNews = state.withLock { state in
            if !state.isInStep { state.users.insertEverything() }
            state.isInStep = true
            state.users.formUnion(changes)
            return !state.users.isEmpty
        }
        if isNews { signal.signal() }
    }

    func lost() { state.withLock { $0.isInStep = false } }
}
