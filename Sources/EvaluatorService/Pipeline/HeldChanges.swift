import ServiceKit
import Storage
import Synchronization

/// Whose preferences changed while something waits for the end of their quiet hours (EVAL-22): it listens to preferences' changes beside the
/// cache of answers (ARCH-09), and tells the worker that releases.
///
/// What cannot be known counts as changed: everybody after a start, and everybody after the stream of changes was interrupted.
public final class HeldChanges: ChangeHolder {
    private struct State {
        /// To be looked at.
        var changes = StoreChanges()
        var heard: UInt64 = 0
        var isInStep = false
        var beats: UInt64 = 0
    }

    /// Given when there is something to look at, and when something new waits.
    let signal: WorkSignal
    private let state: Mutex<State>

    /// - Parameter activity: of the process.
    public init(activity: ActivityTracker) {
        signal = WorkSignal(activity: activity)
        var state = State()
        state.changes.insertEverything()
        self.state = Mutex(state)
    }

    /// Counts what was heard: as long as it stays, an answer that was asked for meanwhile is as good as one of now.
    var sequence: UInt64 { state.withLock { $0.heard } }

    /// Whoever is to be looked at, handed over to the caller.
    func take() -> StoreChanges {
        state.withLock { state in
            defer { state.changes = StoreChanges() }
            return state.changes
        }
    }

    /// They could not be looked at.
    func giveBack(_ changes: StoreChanges) { state.withLock { $0.changes.formUnion(changes) } }

    /// Something was stored that waits.
    ///
    /// - Parameter heard: ``sequence`` before preferences were asked. Who was heard of since is looked at again: the answer may be of before.
    func added(_ held: [HeldNotification], decidedAt heard: UInt64) {
        guard !held.isEmpty else { return }
        state.withLock { state in
            if state.heard != heard { state.changes.formUnion(StoreChanges(held.map(\.owner))) }
        }
        signal.signal()
    }

    // MARK: What preferences tell

    /// See ``ServiceKit/ChangeHolder``. Nothing is trusted for a time here, so that beats are only counted.
    public func beat() -> UInt64 {
        state.withLock { state in
            state.beats += 1
            return state.beats
        }
    }

    /// See ``ServiceKit/ChangeHolder``.
    public func heard(_ changes: StoreChanges, echoOf beat: UInt64, lease: Duration) {
        let isNews = state.withLock { state in
            var news = changes
            if !state.isInStep { news.insertEverything() }
            state.isInStep = true
            guard !news.isEmpty else { return false }
            state.heard += 1
            state.changes.formUnion(news)
            return true
        }
        if isNews { signal.signal() }
    }

    /// See ``ServiceKit/ChangeHolder``.
    public func lost() {
        state.withLock { state in
            state.isInStep = false
            state.heard += 1
        }
    }
}

extension HeldNotification {
    /// Whose it is, as preferences name users that changed.
    var owner: ChangedUser { ChangedUser(organization: tenant.organizationId, app: tenant.appId, user: userID) }
}
