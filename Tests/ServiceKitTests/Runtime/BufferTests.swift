import Foundation
import GRDB
import Logging
import NIOPosix
import Storage
import TestConditions
import TestFolders
import Testing

@testable import ServiceKit

@Suite("A store whose rows are a buffer")
struct BufferTests {
    private static let rows = [Migration("0001 rows", "CREATE TABLE waiting (text TEXT NOT NULL)")]
    private let folder: TemporaryFolder
    private let log = LogLines()
    private var path: String { folder.file("stores/gateway.sqlite") }

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("key-of-gateway", to: "keys/gateway")
        try FileManager.default.createDirectory(atPath: folder.file("stores"), withIntermediateDirectories: true)
    }

    private func runtime() throws -> ServiceRuntime {
        try ServiceRuntime(
            definition: ServiceDefinition(name: "gateway", defaultPort: 7106), config: ServiceConfig(service: "gateway"),
            runFolder: RunFolder(path: folder.path), logger: Logger(label: "gateway") { _ in log.handler },
            clock: VirtualClock(start: Instant(milliseconds: 1_770_000_000_000)), activity: ActivityTracker(),
            group: MultiThreadedEventLoopGroup.singleton)
    }

    private func open(_ runtime: ServiceRuntime) throws -> Result<Store, StoreError> {
        try runtime.openBuffer(migrations: Self.rows, holding: "rows that wait") { database in
            _ = try String.fetchAll(database, sql: "SELECT text FROM waiting")
        }
    }

    /// Starts once, with a row for the next start.
    private func fill() async throws {
        let runtime = try runtime()
        let store = try open(runtime).get()
        try await store.write { try $0.execute(sql: "INSERT INTO waiting VALUES ('a')") }
        await runtime.close()
    }

    /// The rows of the next start, which can write as well.
    private func rowsOfNextStart() async throws -> [String] {
        let runtime = try runtime()
        let store = try open(runtime).get()
        let found = try await store.read { try String.fetchAll($0, sql: "SELECT text FROM waiting") }
        try await store.write { try $0.execute(sql: "INSERT INTO waiting VALUES ('new')") }
        await runtime.close()
        return found
    }

    private var setAside: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: folder.file("stores")).filter { $0.contains(".unusable-") }.sorted()
        }
    }

    /// What is wrong with a file.
    enum Fault: String, CaseIterable, Sendable {
        case firstPage, garbage, rows, foreignTable, newer
    }

    private func spoil(_ fault: Fault) throws {
        func overwrite(from: Int, bytes: Int) throws {
            var contents = try Data(contentsOf: URL(filePath: path))
            let end = min(from + bytes, contents.count)
            contents.replaceSubrange(from..<end, with: Data(repeating: 0x5A, count: end - from))
            try contents.write(to: URL(filePath: path))
        }
        switch fault {
        case .firstPage: try overwrite(from: 0, bytes: 4_096)
        case .rows: try overwrite(from: 4_096, bytes: 1 << 20)
        case .garbage: try Data(String(repeating: "this is no database\n", count: 300).utf8).write(to: URL(filePath: path))
        case .foreignTable, .newer:
            try FileManager.default.removeItem(atPath: path)
            let other = try DatabaseQueue(path: path)
            let sql =
                fault == .newer
                ? "CREATE TABLE grdb_migrations (identifier TEXT NOT NULL PRIMARY KEY); INSERT INTO grdb_migrations VALUES ('0009 later')"
                : "CREATE TABLE waiting (other INTEGER)"
            try other.write { try $0.execute(sql: sql) }
            try other.close()
        }
    }

    @Test("DR-03 A file that cannot be used is set aside with a page, and the service begins with an empty store", arguments: Fault.allCases)
    func unusable(_ fault: Fault) async throws {
        try await fill()
        try spoil(fault)
        let spoiled = try Data(contentsOf: URL(filePath: path))
        let found = try await rowsOfNextStart()
        #expect(found.isEmpty)
        let names = try setAside
        #expect(names.first == "gateway.sqlite.unusable-20260202T024000.000Z", "\(names)")
        let kept = try Data(contentsOf: URL(filePath: folder.file("stores/\(names.first ?? "")")))
        // SQLite opens the others, and writes to their headers.
        if fault == .firstPage || fault == .garbage { #expect(kept == spoiled) }
        let told = log.texts(.error)
        #expect(told.count == 1, "\(told)")
        for words in ["alert=page", path, "rows that wait", names.first ?? "-"] { #expect(told.first?.contains(words) == true, "\(told)") }
        #expect(told.first?.contains("remedy=") == true && told.first?.contains("backup in its place") == false, "\(told)")
        // The start after it is as any other.
        let next = try await rowsOfNextStart()
        let errors = log.texts(.error).count
        #expect(next == ["new"] && errors == 1)
    }

    @Test("DR-03 A second unusable file at the same time takes no name of the first")
    func twice() async throws {
        for _ in 0..<2 {
            try spoil(.garbage)
            let found = try await rowsOfNextStart()
            #expect(found.isEmpty)
        }
        let names = try setAside.filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
        #expect(names == ["gateway.sqlite.unusable-20260202T024000.000Z", "gateway.sqlite.unusable-20260202T024000.000Z-2"])
    }

    @Test("DR-03 A file that is gone is a page, and the service begins with an empty store")
    func gone() async throws {
        try await fill()
        #expect(log.texts(.error).isEmpty)
        try FileManager.default.removeItem(atPath: path)
        let found = try await rowsOfNextStart()
        #expect(found.isEmpty)
        let told = log.texts(.error)
        #expect(told.count == 1 && told[0].contains("alert=page") && told[0].contains("rows that wait"), "\(told)")
        #expect(told.first?.contains("remedy=") == true && told.first?.contains("start_empty") == false, "it has begun empty: \(told)")
    }

    @Test("DR-03 Where no file can be opened, the service starts without a store, says why with a page, and leaves all as it is")
    func noStore() async throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        let runtime = try runtime()
        let opened = try open(runtime)
        guard case .failure(let error) = opened else {
            Issue.record("opened a folder")
            return
        }
        #expect("\(error)".contains(path))
        let told = log.texts(.error)
        #expect(told.count == 1 && told[0].contains("alert=page") && told[0].contains("works without it"), "\(told)")
        let names = try setAside
        #expect(names.isEmpty)
        await runtime.close()
    }

    @Test("DR-03 A file that another process has is no reason to go without it: the start is refused")
    func inUse() async throws {
        let owner = try Store(path: path, migrations: Self.rows)
        let runtime = try runtime()
        let error = #expect(throws: StoreError.self) { try open(runtime) }
        let text = "\(try #require(error))"
        #expect(text.contains("in use by pid"))
        await runtime.close()
        await owner.close()
    }
}
