import Foundation
import GRDB
import Storage
import TestConditions
import TestFolders
import Testing

@Suite("The file of a store")
struct StoreFileTests {
    let folder: TemporaryFolder
    init() throws { folder = try TemporaryFolder() }

    @Test("ARCH-03 applies each migration once, in order")
    func migrations() async throws {
        let path = folder.file("a.sqlite")
        let first = try Store(path: path, migrations: [devices])
        try await first.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('dev_1')") }
        await first.close()
        let second = try Store(
            path: path,
            migrations: [
                devices, Migration("2026-02-colour", "ALTER TABLE device ADD COLUMN colour TEXT NOT NULL DEFAULT 'red'"),
                Migration("2026-03-blue") { try $0.execute(sql: "UPDATE device SET colour = 'blue'") },
            ])
        #expect(try await second.read { try String.fetchOne($0, sql: "SELECT colour FROM device") } == "blue")
        await second.close()
    }

    @Test("ARCH-03 refuses a file that a newer version wrote, and names it and what is unknown")
    func newer() async throws {
        let path = folder.file("a.sqlite")
        let newer = try Store(path: path, migrations: [devices, Migration("2027-01-later", "CREATE TABLE later (x)")])
        await newer.close()
        let error = #expect(throws: StoreError.self) { try Store(path: path, migrations: [devices]) }
        let text = "\(try #require(error))"
        #expect(text.contains(path) && text.contains("2027-01-later") && text.contains("start that version"))
        // The refused attempt left nothing behind: the newer version opens it again.
        await (try Store(path: path, migrations: [devices, Migration("2027-01-later", "")])).close()
    }

    @Test("A failing migration names itself and changes nothing")
    func failingMigration() async throws {
        let path = folder.file("a.sqlite")
        let error = #expect(throws: StoreError.self) {
            try Store(path: path, migrations: [devices, Migration("2026-02-typo", "CREATE TABLE a (x); CREATE TABEL b (x)")])
        }
        #expect("\(try #require(error))".contains("2026-02-typo"))
        let store = try Store(path: path, migrations: [devices])
        #expect(try await store.read { try $0.tableExists("a") } == false)
        await store.close()
    }

    @Test("Belongs to one process at a time; a second one is told the pid")
    func ownership() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices])
        let error = #expect(throws: StoreError.self) { try Store(path: path, migrations: [devices]) }
        let text = "\(try #require(error))"
        #expect(text.contains("in use by pid \(getpid())") && text.contains("--scale SERVICE=1"))
        await store.close()
        await (try Store(path: path, migrations: [devices])).close()
    }

    @Test("A missing folder, a folder in its place, a text file and a damaged file are named with a remedy")
    func unusable() async throws {
        func message(_ path: String) throws -> String {
            "\(try #require(#expect(throws: StoreError.self) { try Store(path: path, migrations: [devices]) }))"
        }
        let missing = try message(folder.file("nowhere/a.sqlite"))
        #expect(missing.contains("nowhere does not exist") && missing.contains("create the folder"))

        try FileManager.default.createDirectory(atPath: folder.file("b.sqlite"), withIntermediateDirectories: true)
        #expect(try message(folder.file("b.sqlite")).contains("cannot open, read or write the store"))

        try String(repeating: "this is no database\n", count: 300).write(toFile: folder.file("c.sqlite"), atomically: true, encoding: .utf8)
        #expect(try message(folder.file("c.sqlite")).contains("not a usable SQLite database"))
    }

    @Test("Another connection that holds the lock for too long is STORAGE_BUSY; the call can be repeated")
    func busy() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices])
        let intruder = try intruder(path)
        try await intruder.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let error = await #expect(throws: StoreError.self) {
            try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('dev_1')") }
        }
        #expect("\(try #require(error))".contains("STORAGE_BUSY"))
        try await intruder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('dev_1')") }
        try intruder.close()
        await store.close()
    }

    @Test("ARCH-03 nobody waits for a lock longer than the first who did")
    func busyTogether() async throws {
        let path = folder.file("a.sqlite")
        var limits = GroupCommitLimits()
        limits.callsPerTransaction = 1
        let store = try Store(path: path, migrations: [devices], limits: limits)
        let intruder = try intruder(path)
        try await intruder.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<3 {
                group.addTask {
                    do {
                        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"]) }
                        return false
                    } catch StoreError.busy {
                        return true
                    }
                }
            }
            #expect(try await group.next() == true)
            // From here on a transaction could begin.
            try await intruder.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
            for try await isBusy in group { #expect(isBusy) }
        }
        try intruder.close()
        await store.close()
    }

    /// Another connection, which takes no lock it would have to wait for.
    private func intruder(_ path: String) throws -> DatabaseQueue {
        var impatient = Configuration()
        impatient.busyMode = .immediateError
        impatient.allowsUnsafeTransactions = true
        return try DatabaseQueue(path: path, configuration: impatient)
    }

    @Test("A full disk fails the calls that need it, keeps what was answered, and is over when there is room again")
    func diskFull() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('kept')") }
        let before = try await store.write { database -> Int in
            let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
            try database.execute(sql: "PRAGMA max_page_count = \(pages)")
            return pages
        }
        let note = String(repeating: "x", count: 100_000)
        for _ in 0..<2 {
            await #expect {
                try await store.write { try $0.execute(sql: "INSERT INTO device (id, note) VALUES ('big', ?)", arguments: [note]) }
            } throws: {
                if case StoreError.diskFull = $0 { true } else { false }
            }
        }
        let kept = try await store.read { try String.fetchAll($0, sql: "SELECT id FROM device") }
        #expect(kept == ["kept"])
        let log = folder.file("a.sqlite-wal")
        try await eventually("the log gives its room back") {
            try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int == 0
        }
        try await store.write { try $0.execute(sql: "PRAGMA max_page_count = \(before + 1_000)") }
        try await store.write { try $0.execute(sql: "INSERT INTO device (id, note) VALUES ('big', ?)", arguments: [note]) }
        await store.close()
    }

    @Test("A damaged page is a corrupt store to who meets it")
    func damagedPage() async throws {
        let path = folder.file("a.sqlite")
        let first = try Store(path: path, migrations: [devices])
        try await first.write { database in
            for number in 0..<2_000 { try database.execute(sql: "INSERT INTO device (id, note) VALUES (?, 'note')", arguments: ["dev_\(number)"]) }
        }
        let root = try await first.read { try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'device'") ?? 0 }
        await first.close()
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: UInt64((root - 1) * 4_096))
        try file.write(contentsOf: Data(repeating: 0xa5, count: 4_096))
        try file.close()
        let second = try Store(path: path, migrations: [devices])
        await #expect {
            _ = try await second.read { try Int.fetchOne($0, sql: "SELECT count(note) FROM device") }
        } throws: {
            if case StoreError.corrupt = $0 { true } else { false }
        }
        await second.close()
    }

    @Test("A backup taken beside writes is a whole store")
    func backup() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        try await store.write { database in
            for number in 0..<2_000 {
                try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: ["dev_\(number)"])
            }
        }
        async let more: Void = store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('beside')") }
        let target = folder.file("copy.sqlite")
        try await store.backup(to: target)
        try await more
        await #expect(throws: StoreError.self) { try await store.backup(to: target) }
        await store.close()
        let copy = try Store(path: target, migrations: [devices])
        #expect(try await copy.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM device") ?? 0 } >= 2_000)
        await copy.close()
        #expect(!FileManager.default.fileExists(atPath: target + ".partial"))
    }

    private func rights(_ path: String) throws -> Int? {
        try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    }

    @Test("SEC-01 a store, its log and its backup are for their owner alone")
    func rights() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices])
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('one')") }
        let target = folder.file("copy.sqlite")
        try await store.backup(to: target)
        for file in [path, path + "-wal", path + ".lock", target] { #expect(try rights(file) == 0o600, "\(file)") }
        await store.close()
    }

    @Test("DR-04 a backup is one file that can be read where nothing can be written")
    func single() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('one')") }
        let target = folder.file("copy.sqlite")
        try await store.backup(to: target)
        await store.close()
        // As SQLite's file format has it: 1 for the old journal, 2 for a log beside the file.
        let header = try #require(FileManager.default.contents(atPath: target))
        #expect(header[18] == 1 && header[19] == 1)
        try StoreBackup.check(target)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("copy") } == ["copy.sqlite"])
    }

    @Test("DR-04 a store that somebody runs is copied by nobody else; without an owner it is copied with what its log holds")
    func copyWithoutOwner() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices])
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('one')") }
        #expect(throws: StoreError.self) { try StoreBackup.copy(path, to: folder.file("none.sqlite")) }
        // As a crash would leave them: the row is in the log alone.
        for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + ending, toPath: folder.file("crashed.sqlite") + ending) }
        await store.close()
        let target = folder.file("copy.sqlite")
        try StoreBackup.copy(folder.file("crashed.sqlite"), to: target)
        #expect(try await ids(target) == ["one"])
        #expect(throws: StoreError.self) { try StoreBackup.copy(folder.file("nothing.sqlite"), to: folder.file("none.sqlite")) }
        #expect(!FileManager.default.fileExists(atPath: folder.file("nothing.sqlite")))
    }

    @Test("DR-04 a damaged copy, an empty one and what is no store are told from a sound backup")
    func damagedBackup() async throws {
        let store = try Store(path: folder.file("a.sqlite"), migrations: [devices])
        try await store.write { database in
            for number in 0..<2_000 { try database.execute(sql: "INSERT INTO device (id, note) VALUES (?, 'note')", arguments: ["dev_\(number)"]) }
        }
        let target = folder.file("copy.sqlite")
        try await store.backup(to: target)
        await store.close()
        try StoreBackup.check(target)
        let sound = try #require(FileManager.default.contents(atPath: target))
        var flipped = sound
        for position in stride(from: 4_096 * 2, to: 4_096 * 3, by: 7) { flipped[position] ^= 0xff }
        for (what, bytes) in [("damaged", flipped), ("cut", sound.prefix(sound.count / 2)), ("empty", Data()), ("text", Data("hello".utf8))] {
            let path = folder.file(what)
            try bytes.write(to: URL(filePath: path))
            #expect(throws: StoreError.self, "\(what)") { try StoreBackup.check(path) }
        }
        let other = try DatabaseQueue(path: folder.file("other.sqlite"))
        try await other.write { try $0.execute(sql: "CREATE TABLE something (id)") }
        try other.close()
        #expect(throws: StoreError.self) { try StoreBackup.check(folder.file("other.sqlite")) }
    }

    @Test("DR-04 a restored store is as it was at the backup; the one before is kept with its log, and nothing is replaced under its owner")
    func restore() async throws {
        let path = folder.file("a.sqlite")
        let store = try Store(path: path, migrations: [devices])
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('before')") }
        let backup = folder.file("copy.sqlite")
        try await store.backup(to: backup)
        try await store.write { try $0.execute(sql: "INSERT INTO device (id) VALUES ('after')") }
        #expect(throws: StoreError.self) { try StoreFolderRestore(folder: folder.path, stores: ["a.sqlite"]) }
        for ending in ["", "-wal"] { try FileManager.default.copyItem(atPath: path + ending, toPath: folder.file("kept") + ending) }
        await store.close()
        // As a crash would leave it.
        for ending in ["", "-wal"] {
            try? FileManager.default.removeItem(atPath: path + ending)
            try FileManager.default.moveItem(atPath: folder.file("kept") + ending, toPath: path + ending)
        }

        do {
            let record = RestoreRecord(backup: folder.path, createdAt: "2026-02-01T00:00:00.000Z", stores: ["a.sqlite"], suffix: ".before")
            let restore = try StoreFolderRestore(folder: folder.path, stores: ["a.sqlite"])
            #expect(restore.occupied == ["a.sqlite"])
            #expect(throws: StoreError.self) { try Store(path: path, migrations: [devices]) }
            #expect(throws: StoreError.self) { try restore.run(from: ["a.sqlite": folder.file("nothing")], record: record) }
            try restore.run(from: ["a.sqlite": backup], record: record)
        }
        #expect(try await ids(path) == ["before"])
        #expect(try await ids(path + ".before") == ["after", "before"])
        #expect(try rights(path) == 0o600)
    }

    private func ids(_ path: String) async throws -> [String] {
        let store = try Store(path: path, migrations: [devices])
        let found = try await store.read { try String.fetchAll($0, sql: "SELECT id FROM device ORDER BY id") }
        await store.close()
        return found
    }
}
