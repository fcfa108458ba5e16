import CarillonAPI
import Cryptography
import GRDB
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DurableWork

@Suite("Erased users of a batch")
struct ErasedUsersTests {
    private static let now = Instant(milliseconds: 1_780_000_000_000)
    private let folder: TemporaryFolder
    private let store: Store

    init() throws {
        folder = try TemporaryFolder()
        store = try Store(path: folder.file("a.sqlite"), migrations: [ErasedUsers.migration])
    }

    private static func user(_ id: String, app: String = "chat") -> UserKey { UserKey(organization: "org", app: app, id: id) }

    @Test("PRIV-09 a batch learns of its own users alone, however many were erased; a namesake in another app is somebody else")
    func batch() async throws {
        let found = try await store.write { database in
            for number in 0..<500 { try ErasedUsers.add(Self.user("gone \(number)"), at: Self.now, database) }
            try ErasedUsers.add(Self.user("other", app: "shop"), at: Self.now, database)
            return try ErasedUsers.among(
                [Self.user("gone 7"), Self.user("gone 7"), Self.user("stays"), Self.user("gone 8", app: "shop"), Self.user("other")],
                at: Self.now, database)
        }
        #expect(found.contains(Self.user("gone 7")) && !found.isEmpty)
        for user in [Self.user("stays"), Self.user("gone 8", app: "shop"), Self.user("other")] { #expect(!found.contains(user)) }
        #expect(throws: APIError.self) { try found.refuse(Self.user("gone 7"), field: "actor_id") }
        try found.refuse(Self.user("stays"), field: "actor_id")
        let later = try await store.read { try ErasedUsers.among([Self.user("gone 7")], at: Self.now + ErasedUsers.lifetime, $0) }
        #expect(later.isEmpty && !later.contains(Self.user("gone 7")))
    }

    @Test("PRIV-09 a tombstone does not tell whose it is: another store has another hash of the same user")
    func salted() async throws {
        let other = try Store(path: folder.file("b.sqlite"), migrations: [ErasedUsers.migration])
        var hashes: Set<String> = [SHA256.hexadecimal("org\u{0}chat\u{0}ann")]
        for store in [store, other] {
            _ = try await store.write { try ErasedUsers.add(Self.user("ann"), at: Self.now, $0) }
            let found = try await store.read { try String.fetchAll($0, sql: "SELECT user_hash FROM erased_users") }
            #expect(found.count == 1)
            hashes.formUnion(found)
        }
        #expect(hashes.count == 3)
        await other.close()
    }

    @Test("PRIV-09 tombstones are found after a restart")
    func restart() async throws {
        _ = try await store.write { try ErasedUsers.add(Self.user("ann"), at: Self.now, $0) }
        await store.close()
        let reopened = try Store(path: folder.file("a.sqlite"), migrations: [ErasedUsers.migration])
        let found = try await reopened.read { try ErasedUsers.among([Self.user("ann"), Self.user("ben")], at: Self.now, $0) }
        #expect(found.contains(Self.user("ann")) && !found.contains(Self.user("ben")))
        await reopened.close()
    }

    @Test("PRIV-09 each user of a batch is looked up by the key: nothing else of the table is read")
    func plan() async throws {
        let plan = try await store.read { database in
            try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + ErasedUsers.amongSQL, arguments: ["org", "chat", "[]", 0]).map {
                $0["detail"] as String
            }
        }
        #expect(plan.contains("SEARCH erased_users USING PRIMARY KEY (organization_id=? AND app_id=? AND user_hash=?)"), "\(plan)")
    }

    @Test("PRIV-09 while nobody is erased a batch is not even looked at")
    func nobody() async throws {
        let asked = try await store.write { database in
            var asked = 0
            func users() -> [UserKey] {
                asked += 1
                return [Self.user("ann")]
            }
            #expect(try ErasedUsers.among(users(), at: Self.now, database).isEmpty)
            try ErasedUsers.add(Self.user("ann"), at: Self.now, database)
            #expect(try ErasedUsers.among(users(), at: Self.now, database).contains(Self.user("ann")))
            return asked
        }
        #expect(asked == 1)
    }
}
