import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import TestFolders
import Testing

@Suite("Tables with users' data")
struct UserDataTablesTests {
    private static let now = Instant(milliseconds: 1_780_000_000_000)
    private static let own = "organization_id = ?1 AND app_id = ?2 AND user_id = ?3"
    private let folder: TemporaryFolder
    private let store: Store
    private let ann = UserKey(organization: "org", app: "chat", id: "ann")

    init() async throws {
        folder = try TemporaryFolder()
        let columns = "(organization_id TEXT, app_id TEXT, user_id TEXT, word TEXT)"
        store = try Store(
            path: folder.file("a.sqlite"),
            migrations: [Migration("words", "CREATE TABLE few \(columns); CREATE TABLE many \(columns);"), ErasedUsers.migration])
        try await store.write { database in
            for table in ["few", "many"] {
                for user in ["ann", "ben"] {
                    try database.execute(sql: "INSERT INTO \(table) VALUES ('org', 'chat', ?, ?)", arguments: [user, "\(table) of \(user)"])
                }
            }
        }
    }

    private func tables(erasingMany erase: @escaping UserDataTable.Erase) -> UserDataTables {
        UserDataTables(
            service: "words",
            tables: [
                UserDataTable("many", export: UserDataTable.rows(columns: ["word"], from: "many WHERE \(Self.own)"), erase: erase),
                .indexed(
                    "few", export: UserDataTable.rows(columns: ["word"], from: "few WHERE \(Self.own)"), erasing: "DELETE FROM few WHERE \(Self.own)"),
            ],
            views: [("words_of_others", { _, _, found in try await found([#"{"word":"of ben"}"#]) })],
            withoutUsers: ["erased_users", "erased_users_salt"])
    }

    private func left(in table: String) async throws -> [String] {
        try await store.read { try String.fetchAll($0, sql: "SELECT word FROM \(table) ORDER BY word") }
    }

    @Test("PRIV-09 the tables that an index finds are erased with the tombstone in one transaction, the others after it; both may be repeated")
    func erasure() async throws {
        struct Trouble: Error {}
        let failing = tables(erasingMany: { _, _ in throw Trouble() })
        let ann = ann
        let atOnce = try await store.write { database in
            try ErasedUsers.add(ann, at: Self.now, database)
            return try failing.eraseAtOnce(ann, database)
        }
        #expect(atOnce == ["few": 1])
        await #expect(throws: Trouble.self) { try await failing.eraseInPortions(ann, store) }
        #expect(try await left(in: "few") == ["few of ben"])
        #expect(try await left(in: "many") == ["many of ann", "many of ben"])

        let working = tables(erasingMany: UserDataTable.deleting(from: "many", where: Self.own))
        #expect(try await store.write { try working.eraseAtOnce(ann, $0) } == ["few": 0])
        #expect(try await working.eraseInPortions(ann, store) == ["many": 1])
        #expect(try await left(in: "many") == ["many of ben"])
    }

    @Test("PRIV-11 an export has a section for each table with rows of the user, and the views after them; it is audited before the first row")
    func export() async throws {
        let exports = UserDataExport(tables(erasingMany: { _, _ in 0 }), of: store, clock: VirtualClock(start: Self.now))
        var steps: [String] = []
        try await exports.run(for: ann) {
            steps.append("audit")
        } write: {
            steps.append("\($0.name) \($0.rows)")
        }
        #expect(
            steps == [
                "audit", #"many ["{\"word\":\"many of ann\"}"]"#, #"few ["{\"word\":\"few of ann\"}"]"#,
                #"words_of_others ["{\"word\":\"of ben\"}"]"#,
            ])
        // The limit counts exports of all callers.
        for _ in 1..<ExportRateLimit.most { try await exports.run(for: ann, record: {}, write: { _ in }) }
        await #expect(throws: APIError.self) { try await exports.run(for: ann, record: {}, write: { _ in }) }
    }
}
