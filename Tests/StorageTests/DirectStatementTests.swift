import Foundation
import GRDB
import Storage
import TestFolders
import Testing

@Suite("Statements that are given their values directly")
struct DirectStatementTests {
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(
            path: folder.file("a.sqlite"),
            migrations: [Migration("rows", "CREATE TABLE row (name TEXT NOT NULL UNIQUE, number INTEGER, flag INTEGER NOT NULL, bytes BLOB)")])
    }

    private static let insert = "INSERT INTO row (name, number, flag, bytes) VALUES (?, ?, ?, ?)"

    private func write(_ name: String, number: Int64? = nil, flag: Bool = false, bytes: [UInt8]? = nil) async throws {
        try await store.write { database in
            try database.runDirectly(Self.insert) {
                $0.add(name)
                $0.add(number)
                $0.add(flag)
                $0.add(bytes)
            }
        }
    }

    @Test("What is given is what is read", arguments: ["", "plain", "żółć 🔔", "a text that is longer than fifteen bytes"])
    func values(_ name: String) async throws {
        try await write(name, number: .min, flag: true, bytes: [0, 255])
        let isAsGiven = try await store.read { database in
            guard let row = try Row.fetchOne(database, sql: "SELECT * FROM row") else { return false }
            return row["name"] == name && row["number"] == Int64.min && row["flag"] == true && row["bytes"] == Data([0, 255])
        }
        #expect(isAsGiven)
    }

    @Test("Nil is NULL, and no bytes are a value; neither takes what the call before it had")
    func absence() async throws {
        try await write("before", number: 7, bytes: [1])
        try await write("nil")
        try await write("empty", number: 0, bytes: [])
        let kinds = try await store.read { try String.fetchAll($0, sql: "SELECT name || typeof(number) || typeof(bytes) FROM row ORDER BY rowid") }
        #expect(kinds == ["beforeintegerblob", "nilnullnull", "emptyintegerblob"])
    }

    @Test("What SQLite refuses is told with its reason, and the statement serves the next call")
    func refusal() async throws {
        try await write("once")
        await #expect {
            try await write("once")
        } throws: {
            "\($0)".contains("UNIQUE constraint failed: row.name")
        }
        try await write("twice")
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM row") } == 2)
    }

    @Test("All rows of a statement are read in order, and what fails between them is told")
    func allRows() async throws {
        try await write("a", number: 3)
        try await write("b", number: .min)
        let names = try await store.read { database in
            var names: [String] = []
            try database.readDirectly("SELECT name FROM row WHERE number < ? ORDER BY name DESC") {
                $0.add(7 as Int64)
            } _: {
                names.append($0.text(0))
            }
            return names
        }
        #expect(names == ["b", "a"])
        await #expect {
            try await store.read { try $0.readDirectly("SELECT abs(number) FROM row ORDER BY name", { _ in }, { _ in }) }
        } throws: {
            "\($0)".contains("integer overflow")
        }
    }

    @Test("A statement belongs to its text and its connection, whatever text or connection was at their address before")
    func texts() async throws {
        // A text of its own memory each time, which the next one may take.
        for number in 0..<2_000 {
            let found = try await store.read { try $0.oneRowDirectly("SELECT 'a text of its own memory', \(number)", { _ in }, { $0.number(1) }) }
            #expect(found == Int64(number))
        }
        for number in 0..<20 {
            let other = try Store(
                path: folder.file("\(number).sqlite"), migrations: [Migration("values", "CREATE TABLE value AS SELECT \(number) AS number")])
            #expect(try await other.read { try $0.oneRowDirectly("SELECT number FROM value", { _ in }, { $0.number(0) }) } == Int64(number))
            await other.close()
        }
    }

    @Test("A row is read as it is, NULL as nil; no row is an error")
    func rows() async throws {
        let sql = "SELECT ?, NULL, 1, 0 WHERE ?"
        let read: @Sendable (Bool) async throws -> [String] = { [store] hasRow in
            try await store.read { database in
                try database.oneRowDirectly(sql) {
                    $0.add("some text")
                    $0.add(hasRow)
                } _: {
                    [
                        $0.text(0), $0.text(1), $0.optionalText(1) ?? "nil", "\($0.number(1))",
                        "\($0.optionalNumber(1).map(String.init) ?? "nil")", "\($0.optionalNumber(2) ?? 7)",
                        "\($0.optionalFlag(1).map(String.init) ?? "nil")", "\($0.flag(1))", "\($0.flag(2))", "\($0.flag(3))",
                    ]
                }
            }
        }
        #expect(try await read(true) == ["some text", "", "nil", "0", "nil", "1", "nil", "false", "true", "false"])
        await #expect(throws: (any Error).self) { try await read(false) }
        #expect(try await read(true).first == "some text")
    }
}
