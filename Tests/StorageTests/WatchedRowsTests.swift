import Storage
import Synchronization
import TestFolders
import Testing

/// Collects what a store tells, and answers when it is told to.
private final class Gate: CommitGate {
    let told = Mutex<[StoreChanges]>([])
    let held = Mutex<[@Sendable () -> Void]?>(nil)

    func committed(_ changes: StoreChanges, answer: @escaping @Sendable () -> Void) {
        told.withLock { if !changes.isEmpty { $0.append(changes) } }
        let isHeld = held.withLock { held in
            held?.append(answer)
            return held != nil
        }
        if !isHeld { answer() }
    }

    func hold() { held.withLock { $0 = [] } }

    func release() {
        let answers = held.withLock { held in
            defer { held = nil }
            return held ?? []
        }
        for answer in answers { answer() }
    }
}

private final class Answered: Sendable {
    let count = Mutex(0)
}

@Suite("ARCH-09 Watched rows")
struct WatchedRowsTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let gate = Gate()

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
            gate: gate)
    }

    private func run(_ sql: String) async throws { try await store.write { try $0.execute(sql: sql) } }

    /// Users told of since the last look, by commit.
    private func told() -> [[String]] {
        gate.told.withLock { told in
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

    @Test("ARCH-09 nobody is answered before the gate lets them: not who changed a row, nor who found it changed")
    func answers() async throws {
        gate.hold()
        let answered = Answered()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<2 {
                group.addTask { [store] in
                    try await store.write {
                        try $0.execute(
                            sql: "INSERT INTO setting VALUES ('acme', 'chat', 'ann', 'sound', 'on', 0) ON CONFLICT DO UPDATE SET value = 'on'")
                    }
                    answered.count.withLock { $0 += 1 }
                }
            }
            group.addTask { [store] in
                try await store.settled()
                answered.count.withLock { $0 += 1 }
            }
            // The rows are on disk, and whoever reads sees them.
            while try await store.read({ try Int.fetchOne($0, sql: "SELECT count(*) FROM setting") }) == 0 { await Task.yield() }
            #expect(answered.count.withLock { $0 } == 0)
            await #expect(throws: (any Error).self) { try await run("INSERT INTO nowhere VALUES (1)") }
            while gate.held.withLock({ $0?.count ?? 0 }) == 0 { await Task.yield() }
            gate.release()
            try await group.waitForAll()
        }
        #expect(answered.count.withLock { $0 } == 3)
        await store.close()
    }
}
