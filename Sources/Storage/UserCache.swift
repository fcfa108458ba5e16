public import Synchronization

/// A user's value in a ``UserCache``.
public protocol UserCacheValue: Sendable {
    /// A point in time. Storage has no type for it.
    associatedtype ReadTime: Comparable & Sendable
    /// Approximate memory, in bytes.
    var bytes: Int { get }
    /// When it was read, by the domain's clock.
    var readAt: ReadTime { get }
}

/// A cache of values by user, until a commit changes the user's rows (ARCH-09). A lookup of a thousand users reads only the missing ones from the
/// store. Values end with their rows and not with time, unlike those of the gateway's `TTLCache`, whose values belong to another service.
///
/// The store invalidates it (``Store/watch(_:cache:)``): a change of a watched row drops its user after the commit and before the call is answered.
/// Each commit has a number. A value that was read before the last commit that changed its user is not cached.
///
/// Everything is inlinable: a lookup of a thousand users must know the size of a value.
public final class UserCache<Value: UserCacheValue>: Sendable {
    @usableFromInline
    struct App: Hashable {
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
        @usableFromInline var tenants: [App: Int] = [:]
        /// Two generations: recently used values, and older ones. When the young generation is full, it replaces the old one.
        @usableFromInline var young: [Key: Value] = [:]
        @usableFromInline var old: [Key: Value] = [:]
        /// Memory of the young generation, in bytes.
        @usableFromInline var youngBytes = 0
        /// Number of commits that changed watched rows.
        @usableFromInline var commits: UInt64 = 0
        /// The last commit that changed a user, by the user's hash modulo the size.
        @usableFromInline var changedIn = [UInt64](repeating: 0, count: 4_096)
        /// The last commit that changed too many users to name.
        @usableFromInline var allChangedIn: UInt64 = 0

        @inlinable
        init() {}

        @inlinable
        mutating func tenant(_ organization: String, _ app: String) -> Int {
            let tenant = App(organization: organization, app: app)
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

    /// The result of a lookup.
    public struct Found: Sendable {
        /// The values in the order of the users; nil: to be read from the store.
        public var known: [Value?]
        /// The last commit before the lookup, for ``UserCache/keep(_:organization:app:readAfter:)``.
        public var commit: UInt64

        @inlinable
        init(known: [Value?], commit: UInt64) { (self.known, self.commit) = (known, commit) }
    }

    @usableFromInline let mostUsers: Int
    @usableFromInline let mostBytes: Int
    @usableFromInline let state: Mutex<State>

    /// - Parameters:
    ///   - mostUsers: the most users in the cache.
    ///   - mostBytes: the most memory, by ``UserCacheValue/bytes``.
    @inlinable
    public init(mostUsers: Int, mostBytes: Int) {
        self.mostUsers = mostUsers
        self.mostBytes = mostBytes
        state = Mutex(State())
    }

    /// Looks users up. Call it before the read transaction for the missing users, not inside it: the transaction may see an older state than the
    /// commit in the result.
    ///
    /// - Parameter since: ignores values read at this instant or before.
    @inlinable
    public func find(_ users: some Sequence<String>, organization: String, app: String, since: Value.ReadTime) -> Found {
        state.withLock { state in
            var found = Found(known: [], commit: state.commits)
            found.known.reserveCapacity(users.underestimatedCount)
            let tenant = state.tenant(organization, app)
            for user in users {
                found.known.append(state.find(Key(tenant: tenant, userId: user)).flatMap { $0.readAt > since ? $0 : nil })
            }
            return found
        }
    }

    /// Caches values that were read after ``find(_:organization:app:since:)``, except those of users that changed meanwhile.
    @inlinable
    public func keep(_ read: some Sequence<(key: String, value: Value)>, organization: String, app: String, readAfter commit: UInt64) {
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

    /// Cached users, for tests and metrics.
    public var count: Int { state.withLock { $0.young.count + $0.old.count } }

    /// Drops the users that a commit changed.
    func forget(_ changes: StoreChanges) {
        state.withLock { state in
            state.commits += 1
            guard !changes.everything else { return state.forgetEverything() }
            var (last, number) = (App(organization: "", app: ""), Int?.none)
            for changed in changes.users {
                // Users of one commit share their app, mostly.
                let tenant = App(organization: changed.organization, app: changed.app)
                if number == nil || tenant != last { (last, number) = (tenant, state.tenant(tenant.organization, tenant.app)) }
                if let number { state.forget(Key(tenant: number, userId: changed.user)) }
            }
        }
    }
}
