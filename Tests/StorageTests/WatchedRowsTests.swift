import GRDB
import Storage
import Synchronization
import TestFolders
import Testing

/// Collects what a store tells.
private final class Listener: Sendable {
    let told = Mutex<[StoreChanges]>([])

    func hear(_ changes: StoreChanges) { told.withLock { $0.append(changes) } }
}

@Suite("ARCH-09 Watched rows")
struct WatchedRowsTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let listener = Listener()

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(
            path: folder.file("a.sqlite"),
            migrations: [
                Migration(
                    "rows",
                    """
                    CREATE TABLE account (organization_id TEXT NOT NULL, app_id TEXT NOT NULL, user_id TEXT NOT NULL, PRIMARY KEY (user_id));
                    CREATE TABLE setting (organization_id TEXT NOT NULL, app_id TEXT NOT NULL,
                        user_id TEXT NOT NULL REFERENCES account ON DELETE CASCADE, name TEXT, value TEXT, seen INTEGER,
                        PRIMARY KEY (user_id, name)) WITHOUT ROWID;
                    INSERT INTO account VALUES ('acme', 'chat', 'ann'), ('acme', 'chat', 'ben');
                    """)
            ])
        try store.watch(
            [WatchedTable("setting", columns: ["value"], newRows: "TRUE"), WatchedTable("account", columns: [], newRows: "NEW.user_id = 'dan'")],
            hear: listener.hear)
    }

    private func run(_ sql: String) async throws { try await store.write { try $0.execute(sql: sql) } }

    /// Users told of since the last look, by commit.
    private func told() -> [[String]] {
        listener.told.withLock { told in
            defer { told = [] }
            return told.map { $0.everything ? ["*"] : $0.users.map(\.user).sorted() }
        }
    }

    @Test("ARCH-09 new rows, changed columns, deleted rows and what goes with them are told; what stays as it was is not")
    func rows() async throws {
        try await run("INSERT INTO setting VALUES ('acme', 'chat', 'ann', 'sound', 'on', 0)")
        #expect(told() == [["ann"]])
        try await run("UPDATE setting SET seen = 1, value = 'on'")
        #expect(told() == [])
        try await run("INSERT INTO setting VALUES ('acme', 'chat', 'ann', 'sound', 'off', 0) ON CONFLICT DO UPDATE SET value = excluded.value")
        #expect(told() == [["ann"]])
        try await run("UPDATE setting SET user_id = 'ben'")
        #expect(told() == [["ann", "ben"]])
        try await run("INSERT INTO account VALUES ('acme', 'chat', 'cem'), ('acme', 'chat', 'dan')")
        #expect(told() == [["dan"]])
        try await run("DELETE FROM account WHERE user_id = 'ben'")
        #expect(told() == [["ben"]])
        await store.close()
    }

    @Test("ARCH-09 of deleted rows those are told that count", arguments: [("OLD.value = 'on'", ["ann"]), (nil, [])] as [(String?, [String])])
    func deletedRows(_ counting: String?, users: [String]) async throws {
        let other = Listener()
        try store.watch([WatchedTable("setting", columns: [], newRows: nil, deletedRows: counting)], hear: other.hear)
        try await run("INSERT INTO setting VALUES ('acme', 'chat', 'ann', 'sound', 'on', 0), ('acme', 'chat', 'ben', 'sound', 'off', 0)")
        try await run("DELETE FROM setting")
        #expect(told() == [["ann", "ben"], ["ann", "ben"]])
        let found = other.told.withLock { told in told.flatMap { $0.users.map(\.user) } }
        #expect(found == users)
        await store.close()
    }

    @Test("ARCH-09 a listener is told the names of as many users as it asks for, and of more than those that everything changed")
    func mostUsers() async throws {
        let long = Listener()
        try store.watch([WatchedTable("account", columns: [], newRows: "TRUE")], mostUsers: Store.mostInProcess, hear: long.hear)
        try store.watch([WatchedTable("account", columns: [], newRows: "TRUE")], hear: listener.hear)
        let users = StoreChanges.mostUsers + 1
        try await run(
            """
            WITH RECURSIVE numbers (number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < \(users))
            INSERT INTO account SELECT 'acme', 'chat', 'user' || number FROM numbers
            """)
        #expect(told() == [["*"]])
        let named = long.told.withLock { $0.map(\.users.count) }
        #expect(named == [users])
        await store.close()
    }

    @Test("ARCH-09 a change is told before the caller who made it is answered; one that was undone is not")
    func order() async throws {
        try await run("INSERT INTO setting VALUES ('acme', 'chat', 'ann', 'sound', 'on', 0)")
        #expect(told() == [["ann"]], "told when the call came back")
        await #expect(throws: (any Error).self) {
            try await run("UPDATE setting SET value = 'off'; INSERT INTO nowhere VALUES (1)")
        }
        #expect(told() == [])
        await store.close()
    }
}
