import CSQLite
import Foundation
import GRDB
import GRDBSQLite
import TestFolders
import Testing

@testable import Storage

@Suite("Collected writes of the write-ahead log")
struct WALWriteBufferTests {
    private let folder: TemporaryFolder
    private let path: String

    init() throws {
        #expect(WALWriteBuffer.isInstalled == 0)
        folder = try TemporaryFolder()
        path = folder.file("a.sqlite")
    }

    private func open(synchronous: String = "FULL") throws -> DatabaseQueue {
        let queue = try DatabaseQueue(path: path)
        try queue.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA synchronous = \(synchronous)")
        }
        return queue
    }

    /// What the rows are, and whether the file is sound.
    private func state(_ database: Database) throws -> String {
        let rows = try String.fetchOne(database, sql: "SELECT count(*) || ' ' || total(number) || ' ' || total(length(bytes)) FROM row")
        return try "\(rows ?? "")  \(String.fetchOne(database, sql: "PRAGMA integrity_check") ?? "")"
    }

    @Test(
        "Are there for other connections and after a crash, whether pages were spilled, written again or undone",
        arguments: ["FULL", "NORMAL", "OFF"])
    func whole(synchronous: String) throws {
        let (writer, reader) = (try open(synchronous: synchronous), try open())
        try writer.write { try $0.execute(sql: "CREATE TABLE row (id INTEGER PRIMARY KEY, number INTEGER UNIQUE, bytes BLOB)") }
        for round in 0..<24 {
            let before = try reader.read(state)
            let after = try writer.writeWithoutTransaction { database in
                // With few pages in memory, SQLite writes pages before the commit, reads them again, and writes them again.
                try database.execute(sql: "PRAGMA cache_size = \(round % 3 == 0 ? 10 : 2_000)")
                try database.beginTransaction()
                for number in 0..<(round % 5 == 0 ? 1 : 300) {
                    let id = (number * 7_919 + round * 31) % 2_000
                    try database.execute(
                        sql: "INSERT OR REPLACE INTO row VALUES (?, ?, randomblob(?))",
                        arguments: [id, round * 2_000 + id, (id * 37 + round) % 3_000])
                }
                let inside = try state(database)
                #expect(try reader.read(state) == before)
                if round % 7 == 3 {
                    try database.rollback()
                    return before
                }
                try database.commit()
                return inside
            }
            #expect(try reader.read(state) == after)
            // What a crash would leave: the file and its log. SQLite checks the checksums of the log's frames, and reads what is right.
            let copy = folder.file("copy\(round).sqlite")
            for suffix in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + suffix, toPath: copy + suffix) }
            #expect(try DatabaseQueue(path: copy).read(state) == after)
        }
    }

    /// System calls of this thread that wrote.
    private func writes() throws -> Int {
        let counters = try String(contentsOfFile: "/proc/thread-self/io", encoding: .utf8)
        return try #require(counters.split(separator: "\n").first { $0.hasPrefix("syscw: ") }.flatMap { Int($0.dropFirst(7)) })
    }

    @Test("Are few for a transaction of many pages")
    func few() throws {
        try open().writeWithoutTransaction { database in
            try database.execute(sql: "CREATE TABLE row (bytes BLOB)")
            try database.beginTransaction()
            for _ in 0..<300 { try database.execute(sql: "INSERT INTO row VALUES (randomblob(4000))") }
            let before = try writes()
            try database.commit()
            // Some 300 frames of 4 KiB: SQLite alone makes 604.
            #expect(try (1...20).contains(writes() - before))
        }
    }

    /// A log whose file refuses each write in this way.
    private func withRefusingFile(
        _ refuse: @escaping @convention(c) (UnsafeMutablePointer<sqlite3_file>?, UnsafeRawPointer?, Int32, sqlite3_int64) -> Int32,
        _ body: (UnsafeMutablePointer<WALFile>) -> Void
    ) {
        var methods = sqlite3_io_methods()
        methods.xWrite = refuse
        let wal = UnsafeMutableRawPointer.allocate(byteCount: WALFile.bytes + MemoryLayout<sqlite3_file>.stride, alignment: 16)
            .assumingMemoryBound(to: WALFile.self)
        defer {
            wal.pointee.collected?.deallocate()
            UnsafeMutableRawPointer(wal).deallocate()
        }
        wal.initialize(to: WALFile())
        withUnsafePointer(to: methods) { methods in
            wal.systemFile.initialize(to: sqlite3_file(pMethods: methods))
            body(wal)
        }
    }

    @Test("That fail at a read are an error that undoes the whole transaction, names a full disk, and are not written later")
    func full() {
        func fails(_ wal: UnsafeMutablePointer<WALFile>, with code: Int32) {
            let frame = [UInt8](repeating: 0, count: 4_096)
            #expect(wal.write(frame, 24, at: 32) == SQLITE_OK && wal.write(frame, 4_096, at: 56) == SQLITE_OK)
            var reads = 0
            func read() -> Int32 {
                wal.flushed { _ in
                    reads += 1
                    return SQLITE_OK
                }
            }
            #expect(read() == code && reads == 0)
            #expect(read() == SQLITE_OK && reads == 1)
        }
        // `SQLITE_IOERR_SHMSIZE`: for `SQLITE_FULL`, SQLite may undo one statement and commit the others.
        withRefusingFile({ _, _, _, _ in SQLITE_FULL }) { fails($0, with: 4_874) }
        // `SQLITE_IOERR_WRITE`
        withRefusingFile({ _, _, _, _ in 778 }) { fails($0, with: 778) }
    }

    @Test("That a quota or the limit of the process refuses are a full disk; other errors are none")
    func limits() {
        func write(_ wal: UnsafeMutablePointer<WALFile>) -> Int32 {
            // The header of a frame that commits is written at once.
            let header = [UInt8](repeating: 1, count: 24)
            return wal.write(header, 24, at: 32)
        }
        // Each as SQLite's own file does it: the code of a failed write, and the system's error number.
        withRefusingFile({ _, _, _, _ in
            errno = EFBIG
            return 778
        }) { #expect(write($0) == SQLITE_FULL) }
        withRefusingFile({ _, _, _, _ in
            errno = EDQUOT
            return 778
        }) { #expect(write($0) == SQLITE_FULL) }
        withRefusingFile({ _, _, _, _ in
            errno = EIO
            return 778
        }) { #expect(write($0) == 778) }
    }
}
