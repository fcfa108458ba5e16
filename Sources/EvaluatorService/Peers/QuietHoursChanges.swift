import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// Users whose quiet hours may end at another time, while notifications are deferred (EVAL-22). The end depends on the user's preferences, heard from
/// the preferences service (``ServiceKit/ChangeWatcher``), the user's zone in the registry (``directory``), and the policy of the app. The
/// ``QuietHoursReview`` reviews these users.
///
/// After a start, and after an interrupted stream of changes, every user counts as changed.
final class QuietHoursChanges: ChangeListener {
    /// The users and apps to review.
    struct Changed: Sendable {
        /// Most changes in the registry do not concern zones. It is cheaper to name many users than to review all who have deferred notifications.
        var users = StoreChanges(mostUsers: 50_000)
        /// Apps with all of their users.
        var tenants: Set<CommonV1.Tenant> = []

        mutating func formUnion(_ others: Changed) {
            users.formUnion(others.users)
            tenants.formUnion(others.tenants)
        }
    }

    private enum Source: Sendable { case preferences, registry }

    private struct State {
        var changes = Changed()
        var heard: UInt64 = 0
        var inStep: Set<Source> = []
    }

    /// Wakes the ``DueItemWorker``: a user changed, or a notification was deferred.
    let signal: WorkSignal
    private let state: Mutex<State>

    /// - Parameter activity: of the process.
    init(activity: ActivityTracker) {
        signal = WorkSignal(activity: activity)
        var state = State()
        state.changes.users.insertEverything()
        self.state = Mutex(state)
    }

    /// The number of changes that were heard. An answer of preferences is up to date if the number is the same before the question and now.
    var sequence: UInt64 { state.withLock { $0.heard } }

    /// Takes the users and apps to review.
    func take() -> Changed {
        state.withLock { state in
            defer { state.changes = Changed() }
            return state.changes
        }
    }

    /// Adds users and apps again that could not be reviewed.
    func giveBack(_ changes: Changed) { state.withLock { $0.changes.formUnion(changes) } }

    /// Deferred notifications were stored.
    ///
    /// - Parameter heard: ``sequence`` before preferences were asked. If it has changed since, the answers may be outdated, and the users of the
    ///   notifications are reviewed.
    func added(_ deferred: [DeferredNotification], decidedAt heard: UInt64) {
        guard !deferred.isEmpty else { return }
        state.withLock { state in
            if state.heard != heard { for item in deferred { state.changes.users.insert(UserKey(item.userID, of: item.tenant)) } }
        }
        signal.signal()
    }

    /// The policy of an app changed: quiet hours may end at another time for all of its users.
    func policyChanged(of tenant: CommonV1.Tenant) {
        state.withLock { state in
            state.heard += 1
            state.changes.tenants.insert(tenant)
        }
        signal.signal()
    }

    // MARK: Changes in preferences and registry

    /// See ``ServiceKit/ChangeListener``.
    func heard(_ changes: StoreChanges) { heard(changes, from: .preferences) }

    /// See ``ServiceKit/ChangeListener``.
    func lost() { lost(.preferences) }

    /// Hears of changes in the registry, users' zones among them.
    var directory: any ChangeListener { Directory(changes: self) }

    private struct Directory: ChangeListener {
        let changes: QuietHoursChanges

        func heard(_ changes: StoreChanges) { self.changes.heard(changes, from: .registry) }
        func lost() { changes.lost(.registry) }
    }

    private func heard(_ changes: StoreChanges, from source: Source) {
        let isNews = state.withLock { state in
            var news = changes
            if state.inStep.insert(source).inserted { news.insertEverything() }
            guard !news.isEmpty else { return false }
            state.heard += 1
            state.changes.users.formUnion(news)
            return true
        }
        if isNews { signal.signal() }
    }

    private func lost(_ source: Source) {
        state.withLock { state in
            state.inStep.remove(source)
            state.heard += 1
        }
    }
}
