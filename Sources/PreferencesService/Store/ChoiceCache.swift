import CarillonAPI
import GRDB
import ServiceKit
import Storage
import Synchronization

extension UserChoices: UserCacheValue {}

/// Cached choices of users: a send to a thousand users reads only the missing ones from the store.
struct ChoiceCache: Sendable {
    /// The most users in the cache.
    static let mostUsers = 500_000
    /// The most memory for cached users, in bytes by ``UserChoices/bytes``: 256 MiB. A user who never chose anything counts 200 bytes, so 500,000 of
    /// them take 100 MB. A user with quiet hours and a few switches counts about 950, so the limit is 280,000 of them. They take less, because users
    /// with equal choices share one set, which counts for each of them.
    static let mostBytes = 256 << 20

    let sets = ChoiceSets()
    private let users: UserCache<UserChoices>

    /// - Parameter limit: the most users in the cache.
    init(limit: Int = ChoiceCache.mostUsers) { users = UserCache(mostUsers: limit, mostBytes: Self.mostBytes) }

    /// Follows the store's changes from now on. Blocks: call it while building.
    func watch(_ store: Store) throws { try store.watch([DocumentTable.watched], cache: users) }

    /// The users in this order, nil for those that are not cached.
    ///
    /// - Parameter since: entries that were read before this instant do not count (`preference_cache_ttl_seconds`).
    func find(_ users: some Sequence<String>, tenant: CommonV1.Tenant, since: Instant) -> UserCache<UserChoices>.Found {
        self.users.find(users, organization: tenant.organizationId, app: tenant.appId, since: since)
    }

    /// Caches users that were read from the store after ``find(_:tenant:since:)``, except those who changed meanwhile.
    func keep(_ read: [String: UserChoices], tenant: CommonV1.Tenant, readAfter commit: UInt64) {
        users.keep(read, organization: tenant.organizationId, app: tenant.appId, readAfter: commit)
    }

    /// Cached users, for tests and metrics.
    var count: Int { users.count }
}

/// Makes equal choices one object.
final class ChoiceSets: Sendable {
    private struct Key: Hashable {
        var pushEnabled, emailEnabled, promotionalOptIn: Bool
        /// The stored bytes of `StoredChoices`.
        var choices: [UInt8]
    }

    /// The most sets. Opt-outs have times, so each user who opted out may need a set of their own. At the limit all sets are dropped, and the next
    /// user of each set is decoded again.
    static let mostSets = 50_000

    private let sets = Mutex<[Key: ChoiceSet]>([:])

    /// The set of one row of `documents`, whose columns begin at `first` (``DocumentTable/columns``).
    func set(_ row: Row, from first: Int) throws -> ChoiceSet {
        let choices = try row.bytes(at: first + 2)
        let key = Key(pushEnabled: row[first], emailEnabled: row[first + 1], promotionalOptIn: row[first + 3], choices: choices)
        if let known = sets.withLock({ $0[key] }) { return known }
        var document = PreferenceDocument(
            pushEnabled: key.pushEnabled, emailEnabled: key.emailEnabled, promotionalOptIn: key.promotionalOptIn)
        // An empty blob means no choices.
        if !choices.isEmpty { document.choices = try choices.withUnsafeBytes { try PreferencesV1.StoredChoices(decoding: $0) } }
        let new = ChoiceSet(document, storedBytes: choices.count)
        return sets.withLock { sets in
            if sets.count >= Self.mostSets { sets = [:] }
            sets[key] = new
            return new
        }
    }
}
