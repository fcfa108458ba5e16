import GRDB
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DurableWork

@Suite("Tables without an index by user")
struct TableScanTests {
    private let folder: TemporaryFolder
    private let store: Store
    private let ann = UserKey(organization: "org", app: "chat", id: "ann")

    init() throws {
        folder = try TemporaryFolder()
        let schema = Migration(
            "rows",
            """
            CREATE TABLE things (a INTEGER, b INTEGER, user_id TEXT, PRIMARY KEY (a, b)) WITHOUT ROWID;
            CREATE TABLE texts (organization_id TEXT, app_id TEXT, user_id TEXT, context TEXT,
              PRIMARY KEY (organization_id, app_id, user_id, context)) WITHOUT ROWID;
            """)
        store = try Store(path: folder.file("a.sqlite"), migrations: [schema])
    }

    private func fill() async throws {
        try await store.write { database in
            for number in 0..<25 {
                try database.execute(
                    sql: "INSERT INTO things VALUES (?, ?, ?)", arguments: [number / 6, number % 6, number % 5 == 0 ? "ann" : "ben"])
            }
            for (app, user) in [("chat", "u1"), ("chat", "u2"), ("chat", "u3"), ("shop", "u1")] {
                for context in ["x", "y"] { try database.execute(sql: "INSERT INTO texts VALUES ('org', ?, ?, ?)", arguments: [app, user, context]) }
            }
        }
    }

    @Test("PRIV-11 a table is gone through once, in readings of so many rows")
    func windows() async throws {
        try await fill()
        var windows: [[String]] = []
        try await TableScan("things", key: ["a", "b"], window: 4).run(for: ann, store) { window, database in
            try String.fetchAll(
                database, sql: "SELECT a || '.' || b FROM things WHERE \(window.condition) ORDER BY a, b", arguments: window.arguments)
        } found: {
            windows.append($0)
        }
        #expect(windows.map(\.count) == [4, 4, 4, 4, 4, 4, 1])
        #expect(windows.flatMap(\.self) == (0..<25).map { "\($0 / 6).\($0 % 6)" })
    }

    @Test("PRIV-09 PRIV-11 the user's rows are disclosed and deleted wherever in the table they lie, and no other")
    func rows() async throws {
        try await fill()
        let scan = TableScan("things", key: ["a", "b"], window: 4)
        let table = UserDataTable(
            "things", export: UserDataTable.rows(["a": "a", "b": "b"], from: "things WHERE user_id = ?3", scanning: scan),
            erase: UserDataTable.deleting(scanning: scan, where: "user_id = ?3"))
        var disclosed: [String] = []
        try await table.export(ann, store) { disclosed += $0 }
        #expect(disclosed == [0, 5, 10, 15, 20].map { #"{"a":\#($0 / 6),"b":\#($0 % 6)}"# })
        #expect(try await table.erase(ann, store) == 5)
        #expect(try await table.erase(ann, store) == 0)
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM things") } == 20)
    }

    @Test("PRIV-09 a table whose key begins with the app is gone through for that app alone")
    func withinApp() async throws {
        try await fill()
        let erase = UserDataTable.deleting(
            scanning: TableScan("texts", key: ["user_id", "context"], of: .texts, scope: .app, window: 2), where: "context = 'y'")
        #expect(try await erase(ann, store) == 3)
        let left = try await store.read { try String.fetchAll($0, sql: "SELECT app_id || user_id || context FROM texts ORDER BY 1") }
        #expect(left == ["chatu1x", "chatu2x", "chatu3x", "shopu1x", "shopu1y"])
    }

    @Test("PRIV-11 the rows of one user, and rows beside them, are read in windows of the user's own")
    func withinUser() async throws {
        try await fill()
        try await store.write { database in
            for number in 0..<9 { try database.execute(sql: "INSERT INTO texts VALUES ('org', 'chat', 'ann', 'c' || ?)", arguments: [number]) }
        }
        var windows: [[String]] = []
        let export = UserDataTable.rows(
            ["context": "t.context", "b": "b"],
            from: "texts t CROSS JOIN things ON a = 0 AND b < 2 WHERE t.organization_id = ?1 AND t.app_id = ?2 AND t.user_id = ?3",
            scanning: TableScan("texts t", key: ["t.context"], of: .texts, scope: .user, window: 4))
        try await export(ann, store) { windows.append($0) }
        #expect(windows.map(\.count) == [8, 8, 2])
        #expect(windows.flatMap(\.self) == (0..<9).flatMap { c in (0..<2).map { #"{"context":"c\#(c)","b":\#($0)}"# } })
    }

    @Test("A whole table is gone through for nobody in particular, rows with negative keys and empty texts included")
    func wholeTable() async throws {
        try await fill()
        try await store.write { try $0.execute(sql: "INSERT INTO things VALUES (-5, 1, 'ben'); INSERT INTO texts VALUES ('', '', '', 'x')") }
        var found = 0
        try await TableScan("things", key: ["a", "b"], window: 4).run(store) { window, database in
            try Int64.fetchAll(database, sql: "SELECT a FROM things WHERE \(window.condition)", arguments: window.arguments)
        } found: {
            found += $0.count
        }
        #expect(found == 26)
        var texts = 0
        try await TableScan("texts", key: ["organization_id", "app_id", "user_id", "context"], of: .texts, window: 3).run(store) { window, database in
            try String.fetchAll(database, sql: "SELECT context FROM texts WHERE \(window.condition)", arguments: window.arguments)
        } found: {
            texts += $0.count
        }
        #expect(texts == 9)
    }
}
