import Synchronization

/// What a ``UserCache`` keeps of a user.
public protocol UserCacheValue: Sendable {
    /// Memory it takes, about, in bytes.
    var bytes: Int { get }
    /// When it was read, by the domain's clock, in milliseconds since 1970.
    var readAtMs: Int64 { get }
}

/// What was read of users, in mind until a commit changes it (ARCH-09), so that a look at a thousand people reads those alone that nobody asked
/// about lately.
///
/// A store tells it of commits (``Store/watch(_:cache:)``): whatever changes a watched row, through whichever call, is forgotten when the
/// transaction is on disk and before anybody is told of it. A reader who looked at the store before such a commit and comes back after it is
/// not believed: each commit has a number, and what was read before the last commit that concerns a user is not kept.
public final class UserCache<Value: UserCacheValue>: Sendable {
    private struct Tenant: Hashable {
        var organization: String
        var app: String
    }

    private struct Key: Hashable {
        var tenant: Int
        var userId: String
    }

    private struct State {
        /// Short names for organization and app.
        var tenants: [Tenant: Int] = [:]
        /// Those asked about lately, and those before: when the young are many enough, the old are forgotten.
        var young: [Key: Value] = [:]
        var old: [Key: Value] = [:]
        /// What the young take.
        var youngBytes = 0
        /// Commits that changed watched rows, counted.
        var commits: UInt64 = 0
        /// For users by hash: the last commit that changed one of them.
        var changedIn = [UInt64](repeating: 0, count: 4_096)
        /// The last commit that changed more users than are named.
        var allChangedIn: UInt64 = 0

        mutating func tenant(_ organization: String, _ app: String) -> Int {
            let tenant = Tenant(organization: organization, app: app)
            if let number = tenants[tenant] { return number }
            tenants[tenant] = tenants.count
            return tenants.count - 1
        }

        func slot(_ key: Key) -> Int { key.hashValue & (changedIn.count - 1) }

        mutating func find(_ key: Key) -> Value? {
            if let known = young[key] { return known }
            guard let known = old.removeValue(forKey: key) else { return nil }
            add(known, key)
            return known
        }

        mutating func keep(_ known: Value, _ key: Key, mostUsers: Int, mostBytes: Int) {
            if young.count >= mostUsers / 2 || youngBytes >= mostBytes / 2 { (old, young, youngBytes) = (young, [:], 0) }
            add(known, key)
        }

        private mutating func add(_ known: Value, _ key: Key) {
            youngBytes += known.bytes - (young.updateValue(known, forKey: key)?.bytes ?? 0)
        }

        mutating func forget(_ key: Key) {
            youngBytes -= young.removeValue(forKey: key)?.bytes ?? 0
            old[key] = nil
            changedIn[slot(key)] = commits
        }

        mutating func forgetEverything() {
            (young, old, youngBytes) = ([:], [:], 0)
            allChangedIn = commits
        }
    }

    /// What was found of some users.
    public struct Found: Sendable {
        /// In their order; nil: to be read from the store.
        public var known: [Value?]
        /// The last commit before the look; hand it to ``UserCache/keep(_:organization:app:readAfter:)``.
        public var commit: UInt64
    }

    private let mostUsers: Int
    private let mostBytes: Int
    private let state = Mutex(State())

    /// - Parameters:
    ///   - mostUsers: The most users in mind.
    ///   - mostBytes: The most memory for them, by their values' own account.
    public init(mostUsers: Int, mostBytes: Int) {
        self.mostUsers = mostUsers
        self.mostBytes = mostBytes
    }

    /// The users as far as they are in mind. Ask before the store is read for the rest, never from within that reading: what it sees may be
    /// older than the commit that is named here.
    ///
    /// - Parameter since: what was read at this instant or before counts no more, in milliseconds since 1970.
    public func find(_ users: some Sequence<String>, organization: String, app: String, since: Int64) -> Found {
        state.withLock { state in
            var found = Found(known: [], commit: state.commits)
            found.known.reserveCapacity(users.underestimatedCount)
            let tenant = state.tenant(organization, app)
            for user in users {
                found.known.append(state.find(Key(tenant: tenant, userId: user)).flatMap { $0.readAtMs > since ? $0 : nil })
            }
            return found
        }
    }

    /// Keeps what was read from the store after ``find(_:organization:app:since:)``, but for those who changed meanwhile.
    public func keep(_ read: [String: Value], organization: String, app: String, readAfter commit: UInt64) {
        state.withLock { state in
            guard state.allChangedIn <= commit else { return }
            let tenant = state.tenant(organization, app)
            for (user, known) in read {
                let key = Key(tenant: tenant, userId: user)
                guard state.changedIn[state.slot(key)] <= commit else { continue }
                state.keep(known, key, mostUsers: mostUsers, mostBytes: mostBytes)
            }
        }
    }

    /// Users in mind, for tests and metrics.
    public var count: Int { state.withLock { $0.young.count + $0.old.count } }

    /// What a commit changed.
    func forget(_ changes: StoreChanges) {
        state.withLock { state in
            state.commits += 1
            guard !changes.everything else { return state.forgetEverything() }
            for changed in changes.users {
                let tenant = state.tenant(changed.organization, changed.app)
                state.forget(Key(tenant: tenant, userId: changed.user))
            }
        }
    }
}
