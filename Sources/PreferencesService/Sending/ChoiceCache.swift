import Storage
import Synchronization

/// Users' choices in mind (ARCH-09), so that a send to a thousand people reads those alone that nobody asked about lately.
///
/// It watches the store: whatever changes a document, through whichever call, is forgotten when the transaction is on disk and before
/// anybody is told of it. A reader who looked at the store before such a commit and comes back after it is not believed: each commit
/// has a number, and what was read before the last commit that concerns a user is not kept. Channel settings have no rows that could
/// be watched; each change of them is also a new version of the user's document.
final class ChoiceCache: TransactionObserver, Sendable {
    /// The most users in mind. Most never chose anything, and take some 200 bytes.
    static let mostUsers = 500_000
    /// The most memory for users in mind, in bytes, with what equal users share counted for each of them: some have many channels, and opted
    /// out at times of their own. 400,000 usual users count as a third of it, and take 0.3 GB.
    static let mostBytes = 1 << 30

    private struct Key: Hashable {
        var tenant: Int
        var userId: String
    }

    private struct State {
        /// Short names for organization and app.
        var tenants: [Tenant: Int] = [:]
        /// Those asked about lately, and those before: when the young are many enough, the old are forgotten.
        var young: [Key: KnownChoices] = [:]
        var old: [Key: KnownChoices] = [:]
        /// What the young take.
        var youngBytes = 0
        /// Commits that changed documents, counted.
        var commits: UInt64 = 0
        /// For users by hash: the last commit that changed one of them.
        var changedIn = [UInt64](repeating: 0, count: 4_096)
        /// The last commit of which it is not known whom it changed.
        var allChangedIn: UInt64 = 0

        mutating func key(_ userId: String, _ tenant: Tenant) -> Key {
            if let number = tenants[tenant] { return Key(tenant: number, userId: userId) }
            tenants[tenant] = tenants.count
            return Key(tenant: tenants.count - 1, userId: userId)
        }

        func slot(_ key: Key) -> Int { key.hashValue & (changedIn.count - 1) }

        mutating func find(_ key: Key) -> KnownChoices? {
            if let known = young[key] { return known }
            guard let known = old.removeValue(forKey: key) else { return nil }
            add(known, key)
            return known
        }

        mutating func keep(_ known: KnownChoices, _ key: Key, limit: Int) {
            if young.count >= limit / 2 || youngBytes >= ChoiceCache.mostBytes / 2 { (old, young, youngBytes) = (young, [:], 0) }
            add(known, key)
        }

        private mutating func add(_ known: KnownChoices, _ key: Key) {
            youngBytes += known.bytes - (young.updateValue(known, forKey: key)?.bytes ?? 0)
        }

        mutating func forget(_ key: Key) {
            youngBytes -= young.removeValue(forKey: key)?.bytes ?? 0
            old[key] = nil
            changedIn[slot(key)] = commits
        }

        mutating func forgetRows(_ rows: Set<Int64>) {
            young = young.filter { !rows.contains($0.value.row) }
            youngBytes = young.values.reduce(0) { $0 + $1.bytes }
            old = old.filter { !rows.contains($0.value.row) }
            allChangedIn = commits
        }
    }

    /// Rows of `documents` that the open transaction changed.
    private struct OpenChanges {
        var written: Set<Int64> = []
        var removed: Set<Int64> = []
    }

    /// What was found of some users.
    struct Found {
        /// Nil: to be read from the store.
        var known: [KnownChoices?]
        /// The last commit before the look; hand it to ``keep(_:tenant:readAfter:)``.
        var commit: UInt64
    }

    let sets = ChoiceSets()
    private let limit: Int
    private let state = Mutex(State())
    private let open = Mutex(OpenChanges())

    /// - Parameter limit: the most users in mind.
    init(limit: Int = ChoiceCache.mostUsers) { self.limit = limit }

    /// The users in this order, as far as they are in mind.
    ///
    /// - Parameter since: what was read before this instant counts no more (`preference_cache_ttl_seconds`).
    func find(_ users: some Sequence<String>, tenant: Tenant, since: Int64) -> Found {
        state.withLock { state in
            var found = Found(known: [], commit: state.commits)
            found.known.reserveCapacity(users.underestimatedCount)
            for user in users {
                let key = state.key(user, tenant)
                let known = state.find(key)
                found.known.append(known.flatMap { $0.readAtMs > since ? $0 : nil })
            }
            return found
        }
    }

    /// Keeps what was read from the store after ``find(_:tenant:since:)``, but for those who changed meanwhile.
    func keep(_ read: [String: KnownChoices], tenant: Tenant, readAfter commit: UInt64) {
        state.withLock { state in
            guard state.allChangedIn <= commit else { return }
            for (user, known) in read {
                let key = state.key(user, tenant)
                guard state.changedIn[state.slot(key)] <= commit else { continue }
                state.keep(known, key, limit: limit)
            }
        }
    }

    /// Users in mind, for tests and metrics.
    var count: Int { state.withLock { $0.young.count + $0.old.count } }

    // MARK: The store's changes, told on the writer's thread

    func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { eventKind.tableName == "documents" }

    func databaseDidChange(with event: DatabaseEvent) {
        let row = event.rowID
        if event.kind == .delete {
            _ = open.withLock { $0.removed.insert(row) }
        } else {
            _ = open.withLock { $0.written.insert(row) }
        }
    }

    func databaseDidRollback(_ database: Database) {
        open.withLock { $0 = OpenChanges() }
    }

    func databaseDidCommit(_ database: Database) {
        let changes = open.withLock { open in
            defer { open = OpenChanges() }
            return open
        }
        guard !changes.written.isEmpty || !changes.removed.isEmpty else { return }
        // Whose rows cannot be told any more are looked for by their rows, and nothing is believed that was read before.
        var removed = changes.removed
        var written: [(userId: String, tenant: Tenant)] = []
        for row in changes.written {
            if let owner = try? Self.owner(of: row, database) { written.append(owner) } else { removed.insert(row) }
        }
        state.withLock { state in
            state.commits += 1
            for owner in written {
                let key = state.key(owner.userId, owner.tenant)
                state.forget(key)
            }
            if !removed.isEmpty { state.forgetRows(removed) }
        }
    }

    private static func owner(of row: Int64, _ database: Database) throws -> (userId: String, tenant: Tenant)? {
        try Row.fetchOne(
            database.cachedStatement(sql: "SELECT organization_id, app_id, user_id FROM documents WHERE id = ?"), arguments: [row]
        ).map { ($0[2], Tenant(organization: $0[0], app: $0[1])) }
    }
}
