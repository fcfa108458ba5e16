import GRDB
import Storage
import TestFolders
import Testing

@Suite("ARCH-09 Cached users")
struct UserCacheTests {
    private struct Note: UserCacheValue {
        var text: String
        var bytes: Int { 100 }
        var readAt = 0
    }

    private let folder: TemporaryFolder
    private let store: Store
    private let cache = UserCache<Note>(mostUsers: 200_000, mostBytes: 1 << 30)
    /// For changes that no trigger names.
    private let forget: @Sendable (ChangedUser) -> Void

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(
            path: folder.file("a.sqlite"),
            migrations: [
                Migration(
                    "rows",
                    """
                    CREATE TABLE note (organization_id TEXT NOT NULL, app_id TEXT NOT NULL, user_id TEXT NOT NULL, text TEXT NOT NULL,
                        seen INTEGER NOT NULL DEFAULT 0);
                    INSERT INTO note (organization_id, app_id, user_id, text) VALUES ('acme', 'chat', 'ann', 'old'), ('acme', 'chat', 'ben', 'old'), ('acme', 'mail', 'ann', 'old');
                    """)
            ])
        forget = try store.watch([WatchedTable("note", columns: ["text"], newRows: "TRUE")], cache: cache)
    }

    private func keep(_ users: [String], app: String = "chat") {
        let found = cache.find(users, organization: "acme", app: app, since: -1)
        cache.keep(
            Dictionary(uniqueKeysWithValues: users.map { ($0, Note(text: "old")) }), organization: "acme", app: app, readAfter: found.commit)
    }

    private func known(_ users: String..., app: String = "chat") -> [Bool] {
        cache.find(users, organization: "acme", app: app, since: -1).known.map { $0 != nil }
    }

    private func run(_ sql: String) async throws { try await store.write { try $0.execute(sql: sql) } }

    @Test("ARCH-09 a write that has been answered has been forgotten, for those whom it concerns, in their app alone")
    func changes() async throws {
        keep(["ann", "ben"])
        keep(["ann"], app: "mail")
        try await run("UPDATE note SET text = 'new' WHERE user_id = 'ann' AND app_id = 'chat'")
        #expect(known("ann", "ben") == [false, true])
        #expect(known("ann", app: "mail") == [true])
        try await run("UPDATE note SET seen = 1")
        #expect(known("ben") == [true])
        try await run("DELETE FROM note WHERE user_id = 'ben'")
        #expect(known("ben") == [false])
    }

    @Test("ARCH-09 a user whom the writing code names is forgotten when the write is committed, late readers included, and no other one")
    func namedUsers() async throws {
        keep(["ann", "ben"])
        let found = cache.find(["ann"], organization: "acme", app: "chat", since: -1)
        try await store.write { [forget] database in
            try database.execute(sql: "UPDATE note SET seen = 1")
            forget(ChangedUser(organization: "acme", app: "chat", user: "ann"))
        }
        cache.keep(["ann": Note(text: "old")], organization: "acme", app: "chat", readAfter: found.commit)
        #expect(known("ann", "ben") == [false, true])
    }

    @Test("ARCH-09 what was read before a commit and comes after it is not believed; what was read later is")
    func lateReader() async throws {
        let found = cache.find(["ann"], organization: "acme", app: "chat", since: -1)
        try await run("UPDATE note SET text = 'new'")
        cache.keep(["ann": Note(text: "old")], organization: "acme", app: "chat", readAfter: found.commit)
        #expect(known("ann") == [false])
        keep(["ann"])
        #expect(known("ann") == [true])
    }

    @Test("ARCH-09 a change of more users than are named forgets everybody, and late readers of anybody")
    func everybody() async throws {
        keep(["zoe"])
        let found = cache.find(["eve"], organization: "acme", app: "chat", since: -1)
        try await run(
            """
            INSERT INTO note (organization_id, app_id, user_id, text)
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i <= 50000) SELECT 'acme', 'chat', 'user' || i, '' FROM n
            """)
        cache.keep(["eve": Note(text: "old")], organization: "acme", app: "chat", readAfter: found.commit)
        #expect(known("zoe", "eve") == [false, false])
    }

    @Test("ARCH-09 beyond its limit a cache forgets those nobody asked about lately")
    func limit() {
        let cache = UserCache<Note>(mostUsers: 100, mostBytes: 1 << 30)
        for number in 0..<1_000 {
            cache.keep(["user\(number)": Note(text: "")], organization: "acme", app: "chat", readAfter: 0)
            _ = cache.find(["user0"], organization: "acme", app: "chat", since: -1)
        }
        #expect((50...101).contains(cache.count))
        #expect(
            cache.find(["user0", "user500", "user999"], organization: "acme", app: "chat", since: -1).known.map { $0 != nil } == [true, false, true])
    }
}
