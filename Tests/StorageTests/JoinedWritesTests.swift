import Foundation
import GRDB
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

@Suite("Joined writes")
struct JoinedWritesTests {
    private struct Refused: Error {}

    /// What runs did.
    private final class Runs: Sendable {
        /// The items of each run.
        let items = Mutex<[[String]]>([])
        let commits = Atomic<Int>(0)

        var sizes: [Int] { items.withLock { $0.map(\.count) } }
    }

    /// Keeps the writer of a store busy until it is released.
    private final class BusyWriter: Sendable {
        private let gate = DispatchSemaphore(value: 0)
        private let started = Atomic<Bool>(false)

        var isBusy: Bool { started.load(ordering: .acquiring) }

        func hold(_ store: Store) async throws {
            try await store.write { [self] _ in
                started.store(true, ordering: .releasing)
                #expect(gate.wait(timeout: .now() + 60) == .success)
            }
        }

        func release() { gate.signal() }
    }

    let folder: TemporaryFolder
    let store: Store
    private let runs = Runs()

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
    }

    /// Inserts devices. Ids that begin with `bad` are refused; an id that is stored is an error of SQLite.
    private func writes(mostItems: Int = 100, mostWaiting: Int = 100) -> JoinedWrites<String, String> {
        JoinedWrites(in: store, mostItems: mostItems, mostWaiting: mostWaiting) { [runs] ids, database in
            runs.items.withLock { $0.append(ids) }
            let answers = try ids.map { id -> Result<String, any Error> in
                if id.hasPrefix("bad") { return .failure(Refused()) }
                try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: [id])
                return .success("stored")
            }
            return .init(answers: answers) { runs.commits.add(1, ordering: .releasing) }
        }
    }

    /// Writes items that wait for a busy writer together.
    ///
    /// - Returns: sorted, each item with its answer, and the runs that were committed before it.
    private func answers(to ids: [String], _ writes: JoinedWrites<String, String>) async throws -> [String] {
        let (store, writer) = (store, BusyWriter())
        let earlier = runs.sizes
        async let held: Void = writer.hold(store)
        try await eventually("the writer is busy") { writer.isBusy }
        let answers = try await withThrowingTaskGroup(of: String.self) { group in
            for id in ids {
                group.addTask { [runs] in
                    do {
                        let answer = try await writes.write(id)
                        return "\(id) \(answer) \(min(runs.commits.load(ordering: .acquiring), 1))"
                    } catch {
                        return "\(id) \(error is Refused ? "refused" : error is DatabaseError ? "failed" : "\(error)")"
                    }
                }
            }
            try await eventually("all wait") { writes.waitingItems == ids.count }
            #expect(runs.sizes == earlier)
            writer.release()
            return try await group.reduce(into: [String]()) { $0.append($1) }
        }
        try await held
        return answers.sorted()
    }

    private func stored() async throws -> [String] {
        try await store.read { try String.fetchAll($0, sql: "SELECT id FROM device ORDER BY id") }
    }

    @Test("ARCH-16 items that wait together are written by one run; each call gets its own answer after the commit, and a refused one fails alone")
    func together() async throws {
        let writes = writes()
        #expect(try await answers(to: ["a", "bad", "b"], writes) == ["a stored 1", "b stored 1", "bad refused"])
        #expect(runs.sizes == [3])
        #expect(try await stored() == ["a", "b"])
        // One that comes alone does not wait for others.
        #expect(try await writes.write("c") == "stored")
        #expect(runs.sizes == [3, 1])
        #expect(writes.waitingItems == 0)
        await store.close()
    }

    @Test("An item that SQLite refuses fails alone: the others of its run are written")
    func broken() async throws {
        let writes = writes()
        _ = try await writes.write("b")
        #expect(try await answers(to: ["a", "b", "c"], writes) == ["a stored 1", "b failed", "c stored 1"])
        #expect(try await stored() == ["a", "b", "c"])
        #expect(runs.sizes == [1, 3, 1, 1, 1])
        await store.close()
    }

    @Test("A run takes no more items than its most")
    func bounded() async throws {
        let ids = (0..<5).map { "dev_\($0)" }
        #expect(try await answers(to: ids, writes(mostItems: 2)) == ids.map { "\($0) stored 1" })
        #expect(runs.sizes == [2, 2, 1])
        #expect(try await stored() == ids)
        await store.close()
    }

    @Test("ARCH-03 ARCH-16 While so many items wait as may, a further one is refused, also where its batch has room; then it is taken")
    func overloaded() async throws {
        let writes = writes(mostWaiting: 2)
        let (store, writer) = (store, BusyWriter())
        async let held: Void = writer.hold(store)
        try await eventually("the writer is busy") { writer.isBusy }
        async let first = writes.write("a")
        async let second = writes.write("b")
        try await eventually("both wait") { writes.waitingItems == 2 }
        do {
            _ = try await writes.write("c")
            Issue.record("a third item was taken")
        } catch StoreError.overloaded(_, let waiting) {
            #expect(waiting == 2)
        }
        writer.release()
        let answers = try await [first, second]
        #expect(answers == ["stored", "stored"])
        try await held
        #expect(try await writes.write("c") == "stored")
        #expect(try await stored() == ["a", "b", "c"])
        #expect(writes.waitingItems == 0)
        await store.close()
    }

    @Test("A closed store refuses each item, and keeps none")
    func closed() async throws {
        let writes = writes()
        await store.close()
        for id in ["a", "b"] {
            do {
                _ = try await writes.write(id)
                Issue.record("\(id) was written")
            } catch StoreError.closed {}
        }
        #expect(writes.waitingItems == 0 && runs.sizes == [])
    }
}
