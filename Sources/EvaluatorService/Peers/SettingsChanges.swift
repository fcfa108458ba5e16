import CarillonAPI
import ServiceKit
import Storage
import Synchronization

/// Users whose preferences or zone may have changed, and apps whose policy did. What is due for them may be due at another time: deferred
/// notifications (EVAL-22), and reports about tracked items.
///
/// Preferences tell of their users (``ServiceKit/ChangeWatcher``), and the registry of its own (``directory``). Each ``Reader`` takes the changes for
/// itself. After a start, and after an interrupted stream of changes, every user counts as changed.
final class SettingsChanges: ChangeListener {
    /// Who reviews what is due.
    enum Reader: Sendable, CaseIterable { case deferrals, reports }

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
        var changes: [Reader: Changed] = [:]
        var heard: UInt64 = 0
        var inStep: Set<Source> = []

        /// Adds to what each reader finds.
        mutating func change(_ add: (inout Changed) -> Void) {
            for reader in Reader.allCases { add(&changes[reader, default: Changed()]) }
        }
    }

    /// Wakes the ``DueItemWorker``: a user changed, or a notification was deferred.
    let signal: WorkSignal
    private let state: Mutex<State>

    /// - Parameter activity: of the process.
    init(activity: ActivityTracker) {
        signal = WorkSignal(activity: activity)
        var everything = Changed()
        everything.users.insertEverything()
        state = Mutex(State(changes: Dictionary(uniqueKeysWithValues: Reader.allCases.map { ($0, everything) })))
    }

    /// The number of changes that were heard. A peer's answer is up to date if the number is the same before the question and now.
    var sequence: UInt64 { state.withLock { $0.heard } }

    /// Takes the users and apps to review.
    func take(for reader: Reader) -> Changed { state.withLock { $0.changes.removeValue(forKey: reader) ?? Changed() } }

    /// Adds users and apps again that could not be reviewed.
    func giveBack(_ changes: Changed, for reader: Reader) { state.withLock { $0.changes[reader, default: Changed()].formUnion(changes) } }

    /// Deferred notifications were stored.
    ///
    /// - Parameter heard: ``sequence`` before registry and preferences were asked. If it has changed since, the answers may be outdated, and the
    ///   users of the notifications are reviewed.
    func added(_ deferred: [DeferredNotification], decidedAt heard: UInt64) {
        guard !deferred.isEmpty else { return }
        state.withLock { state in
            guard state.heard != heard else { return }
            for item in deferred { state.changes[.deferrals, default: Changed()].users.insert(UserKey(item.userID, of: item.tenant)) }
        }
        signal.signal()
    }

    /// The policy of an app changed: what is due for its users may be due at another time.
    func policyChanged(of tenant: CommonV1.Tenant) {
        state.withLock { state in
            state.heard += 1
            state.change { $0.tenants.insert(tenant) }
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
        let changes: SettingsChanges

        func heard(_ changes: StoreChanges) { self.changes.heard(changes, from: .registry) }
        func lost() { changes.lost(.registry) }
    }

    private func heard(_ changes: StoreChanges, from source: Source) {
        let isNews = state.withLock { state in
            var news = changes
            if state.inStep.insert(source).inserted { news.insertEverything() }
            guard !news.isEmpty else { return false }
            state.heard += 1
            state.change { $0.users.formUnion(news) }
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
