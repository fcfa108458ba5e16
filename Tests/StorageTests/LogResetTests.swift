import Foundation
import GRDB
import Synchronization
import TestFolders
import Testing

@testable import Storage

/// SQLite's WAL-reset bug (https://sqlite.org/wal.html#walresetbug, fixed in 3.51.3) needs a checkpoint that begins on one connection when all of
/// the log is in the file, while another connection restarts the log. These tests fail where such a checkpoint could begin.
@Suite("A background checkpoint never begins when all of the log is in the file")
struct LogResetTests {
    // MARK: The decision, through random histories

    /// A log as SQLite keeps it, a writer, a reader, and passes beside them, in one order out of many.
    private struct Model {
        /// Frames in the log, and how many of them are in the file.
        var (frames, checkpointed) = (0, 0)
        /// What a reader still reads: frames behind it are not checkpointed; nil: nobody reads.
        var reader: Int?
        /// What the writer's last commit told.
        var told = 0

        /// - Parameter isTold: the writer has told of it already; at the latest it does before the next one.
        mutating func commit(_ count: Int, isTold: Bool) {
            told = frames
            // A writer that finds all of it checkpointed, and no reader, restarts it.
            if checkpointed == frames, reader == nil { (frames, checkpointed) = (0, 0) }
            frames += count
            if isTold { told = frames }
        }

        /// A passive checkpoint of what was in the log when it began.
        mutating func checkpoint(through seen: Int) { checkpointed = max(checkpointed, min(seen, reader ?? seen)) }
    }

    @Test("However commits, readers and passes follow each other", arguments: 0..<200)
    func histories(seed: UInt64) {
        var dice = Dice(state: seed)
        var (log, schedule) = (Model(), CheckpointSchedule(usual: [32, 64, 1_600][Int(seed % 3)]))
        let mostFrames = schedule.usual / 4 + 2
        var (passes, truncations) = (0, 0)
        for _ in 0..<2_000 {
            log.commit(dice.roll(1...mostFrames), isTold: true)
            switch dice.roll(0...19) {
            case 0: log.reader = dice.roll(log.checkpointed...log.frames)
            case 1...3: log.reader = nil
            default: break
            }
            if dice.roll(0...9) == 0 { _ = schedule.requestTruncation() }
            if dice.roll(0...9) == 0 { schedule.retryTruncation() }
            // After the first step a truncation may be due.
            for step in 0..<2 where step == 0 || schedule.isTruncationDue {
                if step > 0 { log.told = log.frames }
                switch schedule.next(length: log.told) {
                case .nothing: continue
                case .truncate:
                    truncations += 1
                    log.checkpoint(through: log.frames)
                    if log.checkpointed == log.frames, log.reader == nil {
                        (log.frames, log.checkpointed, log.told) = (0, 0, 0)
                        schedule.truncated()
                    } else {
                        schedule.finished(checkpointed: log.checkpointed)
                        schedule.truncationFailed()
                    }
                case .finish:
                    log.checkpoint(through: log.frames)
                    schedule.finished(checkpointed: log.checkpointed)
                case .waitAndFinish: Issue.record("no background checkpoint runs at this moment")
                case .checkpointInBackground:
                    func commitBeside() {
                        log.commit(dice.roll(1...mostFrames), isTold: dice.roll(0...3) > 0)
                        _ = schedule.next(length: log.told)
                    }
                    var before = 0
                    repeat {
                        #expect(log.checkpointed < log.frames, "a pass begins although all of the log is in the file")
                        passes += 1
                        let seen = log.frames
                        for _ in 0..<dice.roll(0...3) { commitBeside() }
                        log.checkpoint(through: seen)
                        // The writer goes on between a pass and the look at the length of the log.
                        let checkpointed = min(seen, log.checkpointed)
                        for _ in 0..<dice.roll(0...2) { commitBeside() }
                        guard schedule.continues(length: log.told, checkpointed: checkpointed, before: before) else { break }
                        before = checkpointed
                    } while true
                    schedule.backgroundEnded()
                }
            }
        }
        #expect(passes > 10 && truncations > 10)
    }

    // MARK: The store, by SQLite's own index of the log

    /// The head of the log's index in shared memory (https://sqlite.org/walformat.html#the_wal_index_file_format): frames of the log, and how many of
    /// them are in the file. In the machine's byte order.
    private struct LogIndex: Sendable {
        /// Open until the store is closed: closing any descriptor of the file would take SQLite's locks on it from the process.
        let file: FileHandle

        func read() throws -> (frames: UInt32, checkpointed: UInt32) {
            try file.seek(toOffset: 0)
            let head = try file.read(upToCount: 100) ?? Data()
            func number(at offset: Int) -> UInt32 { head.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: offset, as: UInt32.self) } }
            return head.count == 100 ? (number(at: 16), number(at: 96)) : (0, 0)
        }
    }

    @Test("While a writer, readers and the checkpointer are at work")
    func store() throws {
        let folder = try TemporaryFolder()
        let path = folder.file("a.sqlite")
        var configuration = Configuration()
        configuration.maximumReaderCount = 2
        let pool = try DatabasePool(path: path, configuration: configuration)
        try pool.write { try $0.execute(sql: "CREATE TABLE t (id INTEGER PRIMARY KEY, note BLOB)") }
        let index = LogIndex(file: try FileHandle(forReadingFrom: URL(fileURLWithPath: path + "-shm")))
        let passes = Atomic<Int>(0)
        let wrong = Mutex<[String]>([])
        let log = try WALCheckpointer(pool: pool, usualLength: 32) {
            passes.add(1, ordering: .relaxed)
            do {
                let (frames, checkpointed) = try index.read()
                if checkpointed >= frames { wrong.withLock { $0.append("all \(frames) frames are in the file") } }
            } catch {
                wrong.withLock { $0.append("\(error)") }
            }
        }
        let isOver = Atomic<Bool>(false)
        let readers = DispatchGroup()
        for _ in 0..<2 {
            DispatchQueue.global().async(group: readers) {
                while !isOver.load(ordering: .relaxed) { _ = try? pool.read { try Int.fetchOne($0, sql: "SELECT sum(length(note)) FROM t") } }
            }
        }
        var dice = Dice(state: 7)
        for _ in 0..<3_000 {
            let (bytes, key) = (dice.roll(10...20_000), dice.roll(1...50))
            try pool.writeWithoutTransaction { database in
                try database.inTransaction {
                    try database.execute(sql: "INSERT OR REPLACE INTO t VALUES (?, zeroblob(?))", arguments: [key, bytes])
                    return .commit
                }
                log.afterTransaction(on: database)
            }
        }
        isOver.store(true, ordering: .relaxed)
        readers.wait()
        try log.stop()
        #expect(passes.load(ordering: .relaxed) > 20)
        #expect(wrong.withLock { $0 } == [])
        #expect(try pool.read { try String.fetchOne($0, sql: "PRAGMA integrity_check") } == "ok")
        try pool.close()
        try index.file.close()
    }

    // MARK: Everybody else

    @Test("Nobody else makes checkpoints, or opens a store's file")
    func others() throws {
        // The folder; the store when it is closed, on its writer, after the folder has stopped; the file of a backup, which is nobody else's yet.
        let known = ["WALCheckpointer", "Store", "StoreBackup", "StoreBackup+Values"].map { "Sources/Storage/\($0).swift" }
        let marks = ["checkpoint(", "wal_checkpoint", "wal_autocheckpoint", "sqlite3_wal_", "DatabaseQueue(", "DatabasePool("]
        var found: [String] = []
        for folder in ["Sources", "services"] {
            let base = ProjectFolder.root.appending(path: folder)
            for case let path as String in try #require(FileManager.default.enumerator(atPath: base.path)) where path.hasSuffix(".swift") {
                let name = "\(folder)/\(path)"
                guard !known.contains(name) else { continue }
                let text = try String(contentsOf: base.appending(path: path), encoding: .utf8)
                for mark in marks where text.contains(mark) { found.append("\(name): \(mark)") }
            }
        }
        #expect(found == [])
        let store = try String(contentsOf: ProjectFolder.root.appending(path: "Sources/Storage/Store.swift"), encoding: .utf8)
        #expect(store.components(separatedBy: "checkpoint(").count == 2 && !store.contains("wal_"))
    }
}

/// Repeatable chance (SplitMix64).
private struct Dice {
    var state: UInt64

    mutating func roll(_ range: ClosedRange<Int>) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return range.lowerBound + Int((value ^ (value >> 31)) % UInt64(range.count))
    }
}
