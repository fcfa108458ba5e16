public import Synchronization

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
///
/// Everything is inlinable: the look-ups of a thousand users must know how large a value is.
public final class UserCache<Value: UserCacheValue>: Sendable {
    @usableFromInline
    struct Tenant: Hashable {
        @usableFromInline var organization: String
        @usableFromInline var app: String

        @inlinable
        init(organization: String, app: String) { (self.organization, self.app) = (organization, app) }
    }

    @usableFromInline
    struct Key: Hashable {
        @usableFromInline var tenant: Int
        @usableFromInline var userId: String

        @inlinable
        init(tenant: Int, userId: String) { (self.tenant, self.userId) = (tenant, userId) }
    }

    @usableFromInline
    struct State {
        /// Short names for organization and app.
        @usableFromInline var tenants: [Tenant: Int] = [:]
        /// Those asked about lately, and those before: when the young are many enough, the old are forgotten.
        @usableFromInline var young: [Key: Value] = [:]
        @usableFromInline var old: [Key: Value] = [:]
        /// What the young take.
        @usableFromInline var youngBytes = 0
        /// Commits that changed watched rows, counted.
        @usableFromInline var commits: UInt64 = 0
        /// For users by hash: the last commit that changed one of them.
        @usableFromInline var changedIn = [UInt64](repeating: 0, count: 4_096)
        /// The last commit that changed more users than are named.
        @usableFromInline var allChangedIn: UInt64 = 0

        @inlinable
        init() {}

        @inlinable
        mutating func tenant(_ organization: String, _ app: String) -> Int {
            let tenant = Tenant(organization: organization, app: app)
            if let number = tenants[tenant] { return number }
            tenants[tenant] = tenants.count
            return tenants.count - 1
        }

        @inlinable
        func slot(_ key: Key) -> Int { key.hashValue & (changedIn.count - 1) }

        @inlinable
        mutating func find(_ key: Key) -> Value? {
            if let known = young[key] { return known }
            guard let known = old.removeValue(forKey: key) else { return nil }
            add(known, key)
            return known
        }

        @inlinable
        mutating func keep(_ known: Value, _ key: Key, mostUsers: Int, mostBytes: Int) {
            if young.count >= mostUsers / 2 || youngBytes >= mostBytes / 2 { (old, young, youngBytes) = (young, [:], 0) }
            add(known, key)
        }

        @inlinable
        mutating func add(_ known: Value, _ key: Key) {
            youngBytes += known.bytes - (young.updateValue(known, forKey: key)?.bytes ?? 0)
        }

        @inlinable
        mutating func forget(_ key: Key) {
            youngBytes -= young.removeValue(forKey: key)?.bytes ?? 0
            old[key] = nil
            changedIn[slot(key)] = commits
        }

        @inlinable
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

        @inlinable
        init(known: [Value?], commit: UInt64) { (self.known, self.commit) = (known, commit) }
    }

    @usableFromInline let mostUsers: Int
    @usableFromInline let mostBytes: Int
    @usableFromInline let state: Mutex<State>

    /// - Parameters:
    ///   - mostUsers: The most users in mind.
    ///   - mostBytes: The most memory for them, by their values' own account.
    @inlinable
    public init(mostUsers: Int, mostBytes: Int) {
        self.mostUsers = mostUsers
        self.mostBytes = mostBytes
        state = Mutex(State())
    }

    /// The users as far as they are in mind. Ask before the store is read for the rest, never from within that reading: what it sees may be
    /// older than the commit that is named here.
    ///
    /// - Parameter since: what was read at this instant or before counts no more, in milliseconds since 1970.
    @inlinable
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
    @inlinable
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
            var (last, number) = (Tenant(organization: "", app: ""), Int?.none)
            for changed in changes.users {
                // Users of one commit share their app, mostly.
                let tenant = Tenant(organization: changed.organization, app: changed.app)
                if number == nil || tenant != last { (last, number) = (tenant, state.tenant(tenant.organization, tenant.app)) }
                if let number { state.forget(Key(tenant: number, userId: changed.user)) }
            }
        }
    }
}
