import Foundation
import GRDB
import Storage
import TestConditions
import TestFolders
import Testing

@testable import struct Storage.CheckpointSchedule

@Suite("When a store makes checkpoints")
struct CheckpointScheduleTests {
    @Test("A long log is checkpointed in the background, and the writer checkpoints the frames that it appended meanwhile")
    func beside() {
        var schedule = CheckpointSchedule(usual: 1_600)
        #expect(schedule.next(length: 1_599) == .nothing)
        #expect(schedule.next(length: 1_600) == .checkpointInBackground)
        #expect(schedule.next(length: 2_000) == .nothing)
        schedule.backgroundEnded()
        #expect(schedule.next(length: 2_050) == .finish)
        schedule.finished(checkpointed: 2_050)
        // The next transaction restarted the log.
        #expect(schedule.next(length: 3) == .nothing)
        #expect(schedule.next(length: 1_600) == .checkpointInBackground)
    }

    @Test("A log that grows faster than it is checkpointed makes the writer wait")
    func tooFast() {
        var schedule = CheckpointSchedule(usual: 1_600)
        #expect(schedule.next(length: 1_600) == .checkpointInBackground)
        #expect(schedule.next(length: 6_399) == .nothing)
        #expect(schedule.next(length: 6_400) == .waitAndFinish)
        schedule.backgroundEnded()
        schedule.finished(checkpointed: 6_400)
        #expect(schedule.next(length: 6_450) == .nothing)
    }

    @Test("A log that is still read is tried again soon: by the writer when little is left, else in the background")
    func readers() {
        var schedule = CheckpointSchedule(usual: 1_600)
        #expect(schedule.next(length: 1_600) == .checkpointInBackground)
        schedule.backgroundEnded()
        #expect(schedule.next(length: 1_700) == .finish)
        schedule.finished(checkpointed: 1_700)
        #expect(schedule.next(length: 1_799) == .nothing)
        #expect(schedule.next(length: 1_800) == .finish)
        // An old state is still read: the file holds no more than that.
        schedule.finished(checkpointed: 1_700)
        #expect(schedule.next(length: 1_899) == .nothing)
        #expect(schedule.next(length: 1_900) == .checkpointInBackground)
    }

    @Test("PRIV-09 A truncation comes at once for a short log, and after a background checkpoint for a long one; requests share it")
    func truncation() {
        var schedule = CheckpointSchedule(usual: 1_600)
        #expect(schedule.next(length: 50) == .nothing)
        #expect(schedule.requestTruncation() == true)
        #expect(schedule.requestTruncation() == false)
        #expect(schedule.next(length: 50) == .truncate)
        schedule.truncated()
        #expect(schedule.next(length: 500) == .nothing)
        #expect(schedule.requestTruncation() == true)
        #expect(schedule.next(length: 500) == .checkpointInBackground)
        schedule.backgroundEnded()
        #expect(schedule.next(length: 510) == .finish)
        schedule.finished(checkpointed: 510)
        #expect(schedule.isTruncationDue)
        #expect(schedule.next(length: 510) == .truncate)
        // A reader prevents it: nothing is tried before the time of the next attempt.
        schedule.finished(checkpointed: 510)
        schedule.truncationFailed()
        #expect(schedule.requestTruncation() == false)
        #expect(schedule.next(length: 510) == .nothing)
        schedule.retryTruncation()
        #expect(schedule.next(length: 510) == .truncate)
    }
}

@Suite("A store's log")
struct StoreLogTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    private static let logPages = 64

    private func fill(_ store: Store, calls: Int) async throws {
        let note = String(repeating: "x", count: 3_000)
        for _ in 0..<calls {
            try await store.write {
                try $0.execute(sql: "INSERT INTO device (id, note) VALUES (lower(hex(randomblob(16))), ?)", arguments: [note])
            }
        }
    }

    private func logBytes(_ path: String) -> Int { (try? FileManager.default.attributesOfItem(atPath: path + "-wal")[.size] as? Int) ?? 0 }

    @Test("Does not grow with what is written, and all of it is there after a crash")
    func bounded() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices], logPages: Self.logPages)
        // A frame is a page with a head of 24 bytes; a call here writes three or four.
        let longest = (4 * Self.logPages + 8) * (4_096 + 24) + 32
        for _ in 0..<20 {
            try await fill(store, calls: 50)
            #expect(logBytes(path) <= longest)
        }
        // What a crash leaves: the files as they are.
        for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: folder.file("b.sqlite" + suffix)) }
        await store.close()
        let copy = try Store(path: folder.file("b.sqlite"), migrations: [devices])
        let found = try await copy.read { database in
            (try Int.fetchOne(database, sql: "SELECT count(*) FROM device"), try String.fetchOne(database, sql: "PRAGMA integrity_check"))
        }
        #expect(found == (1_000, "ok"))
        await copy.close()
    }

    @Test("Is checkpointed when the writer has nothing more to write")
    func idle() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices], logPages: Self.logPages)
        let before = try Data(contentsOf: URL(fileURLWithPath: path)).count
        try await fill(store, calls: 40)
        try await eventually("the log is checkpointed into the file") { try Data(contentsOf: URL(fileURLWithPath: path)).count > before }
        await store.close()
    }

    private func contains(_ text: String, _ path: String) -> Bool {
        (try? Data(contentsOf: URL(fileURLWithPath: path)))?.range(of: Data(text.utf8)) != nil
    }

    @Test("PRIV-09 Is empty soon after a request, without the erased text, also where a reader needs it at first or it is long", arguments: [1, 40])
    func emptied(calls: Int) async throws {
        let (path, text) = (folder.file("a.sqlite"), "a text of an erased user")
        let store = try Store(path: path, migrations: [devices], logPages: Self.logPages)
        try await store.write { try $0.execute(sql: "INSERT INTO device (id, note) VALUES ('dev_1', ?)", arguments: [text]) }
        #expect(contains(text, path + "-wal"))
        let (started, start) = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        let reading = Task {
            try await store.read { database in
                let note = try String.fetchOne(database, sql: "SELECT note FROM device WHERE id = 'dev_1'")
                start.yield()
                mayEnd.wait()
                return note
            }
        }
        for await _ in started { break }
        try await store.write { try $0.execute(sql: "UPDATE device SET note = '' WHERE id = 'dev_1'") }
        try await fill(store, calls: calls)
        for _ in 0..<3 { store.emptyLogSoon() }
        // Writes go on, and the reader keeps its state.
        try await fill(store, calls: 1)
        #expect(logBytes(path) > 0)
        mayEnd.signal()
        #expect(try await reading.value == text)
        try await eventually("the log is empty") { logBytes(path) == 0 }
        #expect(!contains(text, path + "-wal"))
        try await fill(store, calls: 1)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device") } == calls + 3)
        #expect(try await store.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
        await store.close()
    }

    @Test("That is read from stays whole for the reader, and is checkpointed when the reader is done")
    func reader() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices], logPages: Self.logPages)
        try await fill(store, calls: 1)
        let (started, start) = AsyncStream<Void>.makeStream()
        let mayEnd = DispatchSemaphore(value: 0)
        let reading = Task {
            try await store.read { database in
                let before = try Int.fetchOne(database, sql: "SELECT count(*) FROM device")
                start.yield()
                mayEnd.wait()
                return (before, try Int.fetchOne(database, sql: "SELECT count(*) FROM device"))
            }
        }
        for await _ in started { break }
        try await fill(store, calls: 400)
        mayEnd.signal()
        #expect(try await reading.value == (1, 1))
        #expect(logBytes(path) > 4 * Self.logPages * 4_096)
        // The next ones restart the log, and it is truncated to its usual length.
        try await fill(store, calls: 100)
        #expect(logBytes(path) <= 4 * Self.logPages * (4_096 + 24))
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device") } == 501)
        await store.close()
    }
}
