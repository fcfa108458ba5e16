import Foundation
import GRDB
import Storage
import Synchronization
import TestConditions
import TestFolders
import Testing

let devices = Migration(
    "2026-01-devices",
    "CREATE TABLE device (rowid INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, note TEXT)")

@Suite("A store")
struct StoreTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private func count(_ store: Store) async throws -> Int {
        try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device") ?? -1 }
    }

    @Test("OBS-02 each transaction on disk is told, with how long it took and how many calls shared it; one that failed is not")
    func commits() async throws {
        let seen = Mutex<[(Duration, Int)]>([])
        let store = try Store(
            path: folder.file("a.sqlite"), migrations: [devices], onCommit: { took, calls in seen.withLock { $0.append((took, calls)) } })
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<50 {
                group.addTask { try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["\(index)"]) } }
            }
            try await group.waitForAll()
        }
        let before = seen.withLock { $0 }
        #expect(before.reduce(0) { $0 + $1.1 } == 50)
        #expect(before.allSatisfy { $0.0 > .zero })
        await #expect(throws: (any Error).self) { try await store.write { try $0.execute(sql: "INSERT INTO nowhere VALUES (1)") } }
        #expect(seen.withLock { $0.count } == before.count)
        await store.close()
    }

    @Test("ARCH-03 runs with WAL, synchronous FULL and foreign keys")
    func durability() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        let settings = try await store.write { database in
            try ["synchronous", "journal_mode", "foreign_keys"].map {
                try String.fetchOne(database, sql: "PRAGMA \($0)") ?? ""
            }
        }
        #expect(settings == ["2", "wal", "1"])
        await store.close()
    }

    @Test("Keeps what was written across closing and opening")
    func reopen() async throws {
        let path = folder.file("a.sqlite")
        let first = try Store(path: path, migrations: [devices])
        try await first.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('dev_1')") }
        await first.close()
        await first.close()
        // The log was checkpointed into the file.
        #expect((FileManager.default.contents(atPath: path + "-wal") ?? Data()).isEmpty)
        let second = try Store(path: path, migrations: [devices])
        #expect(try await count(second) == 1)
        await second.close()
        await #expect(throws: StoreError.self) { try await second.read { _ in } }
        await #expect(throws: StoreError.self) { try await second.write { _ in } }
    }

    @Test("T52 many concurrent writes all arrive, and a failing one fails alone")
    func groupCommit() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        let failed = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<500 {
                group.addTask {
                    do {
                        try await store.write { database in
                            // Every tenth collides with the fixed id after having written a row of its own.
                            try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"])
                            if number % 10 == 0 {
                                try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"])
                            }
                        }
                        return false
                    } catch let error as DatabaseError {
                        #expect(error.resultCode == .SQLITE_CONSTRAINT)
                        return true
                    }
                }
            }
            return try await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
        }
        #expect(failed == 50)
        #expect(try await count(store) == 450)
        await store.close()
    }

    @Test("The first call of a transaction that fails is undone alone")
    func firstFails() async throws {
        let sizes = Mutex<[Int]>([])
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices], onCommit: { _, calls in sizes.withLock { $0.append(calls) } })
        let gate = DispatchSemaphore(value: 0)
        let started = Atomic<Bool>(false)
        async let blocker: Void = store.write { _ in
            started.store(true, ordering: .relaxed)
            #expect(gate.wait(timeout: .now() + 60) == .success)
        }
        try await eventually("the writer is busy") { started.load(ordering: .relaxed) }
        struct Refused: Error {}
        async let first: Void = store.write { database in
            try database.execute(sql: "INSERT INTO device (id) VALUES ('first')")
            throw Refused()
        }
        try await eventually("the first call waits") { store.waitingWrites == 1 }
        async let second: Void = store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('second')") }
        async let third: Void = store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('third')") }
        try await eventually("all wait") { store.waitingWrites == 3 }
        gate.signal()
        do {
            try await first
            Issue.record("the first call did not fail")
        } catch is Refused {}
        _ = try await (blocker, second, third)
        #expect(try await store.read { try String.fetchAll($0, sql: "SELECT id FROM device ORDER BY id") } == ["second", "third"])
        #expect(sizes.withLock(\.self) == [1, 3])
        await store.close()
    }

    @Test("A call that ends the shared transaction takes nobody's answer with it")
    func transactionEnded() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        let failed = await withTaskGroup(of: Int?.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let result: Void? = try? await store.write { database in
                        if number == 25 { try database.execute(sql: "ROLLBACK") }
                        try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"])
                    }
                    return result == nil ? number : nil
                }
            }
            return await group.reduce(into: Set<Int>()) { if let number = $1 { $0.insert(number) } }
        }
        // What was answered with success is there; what failed is repeated and then is there as well.
        for number in 0..<50 where !failed.contains(number) {
            let found = try await store.read {
                try Bool.fetchOne($0, sql: "SELECT EXISTS (SELECT 1 FROM device WHERE id = ?)", arguments: ["dev_\(number)"])
            }
            #expect(found == true, "dev_\(number) was acknowledged and lost")
        }
        #expect(failed.contains(25))
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('after')") }
        await store.close()
    }

    @Test("Refuses calls beyond its bound instead of letting them pile up")
    func overload() async throws {
        var limits = GroupCommitLimits()
        limits.waitingCalls = 3
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices], limits: limits)
        let gate = DispatchSemaphore(value: 0)
        let started = DispatchSemaphore(value: 0)
        async let blocker: Void = store.write { _ in
            started.signal()
            #expect(gate.wait(timeout: .now() + 10) == .success)
        }
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                #expect(started.wait(timeout: .now() + 10) == .success)
                continuation.resume()
            }
        }
        await withTaskGroup(of: Bool.self) { group in
            for _ in 0..<10 {
                group.addTask {
                    do {
                        try await store.write { _ in }
                        return true
                    } catch StoreError.overloaded {
                        // The first refusal proves that three wait: let the writer go on.
                        gate.signal()
                        return false
                    } catch {
                        Issue.record(error)
                        return false
                    }
                }
            }
            let accepted = await group.reduce(into: 0) { $0 += $1 ? 1 : 0 }
            #expect(accepted >= 3 && accepted < 10)
        }
        try await blocker
        await store.close()
    }

    @Test("Reads see everything that was acknowledged, and run beside the writer")
    func readYourWrites() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        for number in 1...20 {
            try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"]) }
            #expect(try await count(store) == number)
        }
        let inside = DispatchSemaphore(value: 0)
        async let slowWrite: Void = store.write { _ in #expect(inside.wait(timeout: .now() + 10) == .success) }
        #expect(try await count(store) == 20)
        inside.signal()
        try await slowWrite
        await store.close()
    }
}
