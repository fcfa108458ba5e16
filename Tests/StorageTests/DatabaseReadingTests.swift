import GRDB
import Storage
import TestFolders
import Testing

@Suite("Rows of cached statements")
struct DatabaseReadingTests {
    @Test("Rows are read in order, the first one alone, and changes are counted")
    func reading() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(
            path: folder.file("a.sqlite"), migrations: [Migration("words", "CREATE TABLE words (id INTEGER PRIMARY KEY, word TEXT)")])
        try await store.write { database in
            for word in ["one", "two", "three"] { try database.run("INSERT INTO words (word) VALUES (?)", [word]) }
            #expect(try database.rows("SELECT word FROM words ORDER BY id") { $0[0] as String } == ["one", "two", "three"])
            #expect(try database.firstRow("SELECT word FROM words WHERE id > ? ORDER BY id", [1]) { $0[0] as String } == "two")
            #expect(try database.firstRow("SELECT word FROM words WHERE id > ?", [3]) { $0[0] as String } == nil)
            let ids = JSONArray.text([1, 3] as [Int64])
            #expect(try database.countChanges("DELETE FROM words WHERE id IN (SELECT value FROM json_each(?))", [ids]) == 2)
            #expect(try database.rows("SELECT word FROM words") { $0[0] as String } == ["two"])
        }
        await store.close()
    }

    @Test("An error while a row is read ends the reading, and the statement can be used again")
    func failure() async throws {
        struct Unreadable: Error {}
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.file("a.sqlite"), migrations: [Migration("none", "CREATE TABLE none (id INTEGER)")])
        try await store.read { database in
            let numbers = "SELECT value FROM json_each('[1,2,3]')"
            func notTwo(_ row: Row) throws -> Int {
                guard row[0] != 2 else { throw Unreadable() }
                return row[0]
            }
            #expect(throws: Unreadable.self) { try database.rows(numbers, [], notTwo) }
            let all = try database.rows(numbers) { $0[0] as Int }
            #expect(all == [1, 2, 3])
        }
        await store.close()
    }
}
