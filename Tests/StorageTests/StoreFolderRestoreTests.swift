import Foundation
import GRDB
import Storage
import Synchronization
import TestFolders
import Testing

/// A restore of several stores that is cut off at any point is whole, or was never begun, or can be taken up again.
@Suite("Restoring the stores of a folder")
struct StoreFolderRestoreTests {
    /// Stops a restore before a change on disk, as a crash would: nothing is done afterwards, the clean-up neither.
    private final class Crash: Sendable {
        struct Happened: Error {}
        private let steps = Mutex<[String]>([])
        private let point: Int

        init(beforeStep point: Int) { self.point = point }

        func step(_ name: String) throws {
            let count = steps.withLock { steps in
                steps.append(name)
                return steps.count
            }
            if count > point { throw Happened() }
        }

        var reached: [String] { steps.withLock { $0 } }
    }

    private static let stores = ["one.sqlite", "three.sqlite", "two.sqlite"]
    /// A store that the backup lacks.
    private static let removed = ["four.sqlite"]
    private static let record = RestoreRecord(
        backup: "/backups/nightly", createdAt: "2026-02-01T00:00:00.000Z", stores: stores, removed: removed, suffix: ".before")
    let folder: TemporaryFolder
    private let template: String
    private let backups: [String: String]

    /// Three stores with rows, and backups of two of them and of a store that is not there. The last rows of one store are in its write-ahead log
    /// alone.
    init() throws {
        folder = try TemporaryFolder()
        template = folder.file("template")
        backups = Dictionary(uniqueKeysWithValues: Self.stores.map { [folder] in ($0, folder.file("backups/\($0)")) })
        for path in [template, folder.file("backups")] { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }
    }

    private func fill(_ path: String, _ ids: [String]) async throws -> Store {
        let store = try Store(path: path, migrations: [devices])
        try await store.write { database in
            for id in ids { try database.execute(sql: "INSERT INTO device (id) VALUES (?)", arguments: [id]) }
        }
        return store
    }

    private func prepare() async throws {
        for (name, path) in backups {
            let store = try await fill(folder.file("source-\(name)"), ["restored"])
            try await store.backup(to: path)
            await store.close()
        }
        for name in ["one", "four"] { await (try await fill(template + "/\(name).sqlite", ["old"])).close() }
        let two = try await fill(folder.file("two.sqlite"), ["old"])
        for ending in ["", "-wal"] {
            try FileManager.default.copyItem(atPath: folder.file("two.sqlite") + ending, toPath: template + "/two.sqlite" + ending)
        }
        await two.close()
    }

    private func ids(_ path: String) async throws -> [String] {
        let store = try Store(path: path, migrations: [devices])
        let found = try await store.read { try String.fetchAll($0, sql: "SELECT id FROM device ORDER BY id") }
        await store.close()
        return found
    }

    /// - Returns: what was called before each step.
    private func crash(beforeStep point: Int, in target: String) throws -> [String] {
        let crash = Crash(beforeStep: point)
        let restore = try StoreFolderRestore(folder: target, stores: Self.stores, removed: Self.removed, step: crash.step)
        do {
            try restore.run(from: backups, record: Self.record)
        } catch is Crash.Happened {}
        return crash.reached
    }

    @Test("DR-04 a restore that is cut off before any of its steps left all stores old, or says so and ends with all of them restored")
    func everyPoint() async throws {
        try await prepare()
        var (untouched, unfinished) = (0, 0)
        for point in 0..<100 {
            let target = folder.file("run-\(point)")
            try FileManager.default.copyItem(atPath: template, toPath: target)
            let reached = try crash(beforeStep: point, in: target)
            if reached.count <= point { break }
            if try RestoreRecord.read(in: target) == nil {
                untouched += 1
                #expect(try await ids(target + "/one.sqlite") == ["old"], "\(reached)")
                #expect(try await ids(target + "/two.sqlite") == ["old"], "\(reached)")
                #expect(try await ids(target + "/four.sqlite") == ["old"], "\(reached)")
                #expect(!FileManager.default.fileExists(atPath: target + "/three.sqlite"))
                #expect(try StoreFolderRestore.finish(in: target) == nil)
                // The restore can be begun again.
                #expect(try crash(beforeStep: 100, in: target).last == "forget the record")
            } else {
                unfinished += 1
                // Cut off once more where it goes on, and once more after that.
                for again in 0..<2 {
                    let crash = Crash(beforeStep: again)
                    #expect(throws: Crash.Happened.self) { try StoreFolderRestore.finish(in: target, step: crash.step) }
                    if try RestoreRecord.read(in: target) == nil || crash.reached.last == "forget the record" { break }
                }
                #expect(try StoreFolderRestore.finish(in: target) == Self.record, "\(reached)")
            }
            #expect(try RestoreRecord.read(in: target) == nil)
            for name in Self.stores { #expect(try await ids(target + "/" + name) == ["restored"], "\(name) \(reached)") }
            #expect(!FileManager.default.fileExists(atPath: target + "/four.sqlite"), "\(reached)")
            for name in ["one.sqlite", "two.sqlite", "four.sqlite"] {
                #expect(try await ids(target + "/" + name + ".before") == ["old"], "\(name) \(reached)")
            }
            #expect(try FileManager.default.contentsOfDirectory(atPath: target).filter { $0.hasSuffix(".restored") } == [], "\(reached)")
        }
        // Three copies and the record; three stores that are kept, at least one of them with its log, three that are replaced, and the record again.
        #expect(untouched == 4 && unfinished >= 8)
    }

    @Test("DR-04 a copy that fails leaves the stores and nothing else; a decided restore whose copy is gone says so")
    func failures() async throws {
        try await prepare()
        let before = try FileManager.default.contentsOfDirectory(atPath: template).sorted()
        try Data("no store".utf8).write(to: URL(filePath: folder.file("backups/two.sqlite")))
        #expect(throws: StoreError.self) { _ = try crash(beforeStep: 100, in: template) }
        let locks = (Self.stores + Self.removed).map { $0 + ".lock" }
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: template).filter { !locks.contains($0) }.sorted()
                == before.filter { !locks.contains($0) })

        let target = folder.file("gone")
        try FileManager.default.createDirectory(atPath: target, withIntermediateDirectories: true)
        try JSONEncoder().encode(Self.record).write(to: URL(filePath: target + "/restore.json"))
        let error = #expect(throws: StoreError.self) { try StoreFolderRestore.finish(in: target) }
        #expect("\(try #require(error))".contains("one.sqlite.restored"))
        #expect(try RestoreRecord.read(in: target) != nil)
        try Data("{".utf8).write(to: URL(filePath: target + "/restore.json"))
        #expect(throws: StoreError.self) { try RestoreRecord.read(in: target) }
    }
}
