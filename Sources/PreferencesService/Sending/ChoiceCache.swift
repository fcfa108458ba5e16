import Storage

/// Cached choices of users: a send to a thousand users reads only the missing ones from the store.
struct ChoiceCache: Sendable {
    /// The most users in mind. Most never chose anything, and take some 200 bytes.
    static let mostUsers = 500_000
    /// The most memory for users in mind, in bytes, with what equal users share counted for each of them: some have many channels, and opted
    /// out at times of their own. 400,000 usual users count as a third of it, and take 0.3 GB.
    static let mostBytes = 1 << 30
    /// What ``SendChecks`` keeps of a user. Each choice is a new version of the document, and so is each change of a channel.
    static let tables = [
        WatchedTable(
            "documents",
            columns: ["push_enabled", "email_enabled", "choices", "promotional_opt_in", "language", "opted_out_at_ms", "version"], newRows: "TRUE")
    ]

    let sets = ChoiceSets()
    private let users: UserCache<KnownChoices>

    /// - Parameter limit: the most users in mind.
    init(limit: Int = ChoiceCache.mostUsers) { users = UserCache(mostUsers: limit, mostBytes: Self.mostBytes) }

    /// Hears of the store's changes from now on. Blocks: call it while building.
    func watch(_ store: Store) throws { try store.watch(Self.tables, cache: users) }

    /// The users in this order, as far as they are in mind.
    ///
    /// - Parameter since: what was read before this instant counts no more (`preference_cache_ttl_seconds`).
    func find(_ users: some Sequence<String>, tenant: Tenant, since: Int64) -> UserCache<KnownChoices>.Found {
        self.users.find(users, organization: tenant.organization, app: tenant.app, since: since)
    }

    /// Keeps what was read from the store after ``find(_:tenant:since:)``, but for those who changed meanwhile.
    func keep(_ read: [String: KnownChoices], tenant: Tenant, readAfter commit: UInt64) {
        users.keep(read, organization: tenant.organization, app: tenant.app, readAfter: commit)
    }

    /// Users in mind, for tests and metrics.
    var count: Int { users.count }
}
