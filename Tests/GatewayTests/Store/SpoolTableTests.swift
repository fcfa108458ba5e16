import CarillonAPI
import Foundation
import GRDB
import Protobuf
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import GatewayService

@Suite("The table of the spool")
struct SpoolTableTests {
    private func open(_ path: String) throws -> Store { try Store(path: path, migrations: GatewayMigrations.all) }

    private func oldest(
        _ store: Store, of tenant: CommonV1.Tenant = SpooledRequests.chat, except passedOver: Set<Int64> = [], limit: Int = 10, bytes: Int = 1_000_000
    ) async throws -> [SpooledRow] {
        try await store.read { try SpoolTable.oldest(of: tenant, except: passedOver, limit: limit, bytes: bytes, $0) }
    }

    @Test("DR-03 A spool whose first page is gone is read with that of an empty one, as docs/operations.md says")
    func firstPage() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder.file("gateway.sqlite"))
        let requests = try (0..<300).map { try SpooledRequests.request(["e\($0)"], key: "k\($0)") }
        try await store.write { database in for request in requests { try SpoolTable.insert(request, database) } }
        await store.close()
        await (try open(folder.file("empty.sqlite"))).close()

        let empty = try Data(contentsOf: URL(filePath: folder.file("empty.sqlite")))
        var file = try Data(contentsOf: URL(filePath: folder.file("gateway.sqlite")))
        file.replaceSubrange(0..<4_096, with: empty.prefix(4_096))
        // The length of the file counts, and not that in the header.
        file.replaceSubrange(92..<96, with: Data(count: 4))
        try file.write(to: URL(filePath: folder.file("repaired.sqlite")))
        let repaired = try open(folder.file("repaired.sqlite"))
        let rows = try await oldest(repaired, limit: 1_000)
        #expect(rows.map(\.request) == requests)
        await repaired.close()
    }

    @Test("DR-03 Requests are read in the order of acceptance, app by app, also by the next process; those that left do not come again")
    func order() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder.file("gateway.sqlite"))
        var requests = [
            try SpooledRequests.request(["a", "b"], key: "k"), try SpooledRequests.request(["x"], of: SpooledRequests.forum),
            try SpooledRequests.request(["c"], at: SpooledRequests.start + .seconds(1)),
        ]
        requests[0].refused = [0, 1]
        for request in requests { try await store.write { try SpoolTable.insert(request, $0) } }
        await store.close()

        let again = try open(folder.file("gateway.sqlite"))
        let rows = try await oldest(again)
        #expect(rows.map(\.request) == [requests[0], requests[2]])
        let forum = try await oldest(again, of: SpooledRequests.forum)
        #expect(forum.map(\.request) == [requests[1]])
        // A part of them: others may be passed over, and their bytes are bounded.
        let later = try await oldest(again, except: [rows[0].number])
        #expect(later == [rows[1]])
        let one = try await oldest(again, limit: 1)
        let few = try await oldest(again, bytes: 1)
        #expect(one == [rows[0]] && few == [rows[0]])
        let contents = try await again.read { try SpoolContents.read($0) }
        var counted = SpoolContents()
        for request in requests { try counted.take(request, SpoolLimits(), now: SpooledRequests.start) }
        #expect(contents == counted)
        let behind = try await again.read { [number = rows[0].number] in
            try SpoolTable.oldest(of: SpooledRequests.chat, after: number, except: [], limit: 10, bytes: 1_000_000, $0)
        }
        #expect(behind == [rows[1]])
        // The rows of another app stay, also those with lower numbers.
        let settled = SettledRows.App(upTo: rows[0].number, others: [rows[1].number])
        func delete() async throws -> Int { try await again.write { try SpoolTable.delete(settled, of: SpooledRequests.chat, limit: 1, $0) } }
        let deleted = [try await delete(), try await delete(), try await delete()]
        #expect(deleted == [1, 1, 0])
        let (left, others) = (try await oldest(again), try await oldest(again, of: SpooledRequests.forum))
        #expect(left.isEmpty && others == forum)
        await again.close()
    }

    @Test("DR-03 A spool of the first version has its requests in this one, with no event that was refused")
    func upgrade() async throws {
        let folder = try TemporaryFolder()
        let request = try SpooledRequests.request(["a"])
        let old = try Store(path: folder.file("gateway.sqlite"), migrations: [GatewayMigrations.all[0]])
        try await old.write {
            try $0.execute(
                sql: """
                    INSERT INTO spool (
                        organization_id, app_id, received_at_ms, events, idempotency_key, request_id, traceparent, origin, actor, request)
                    VALUES (?, ?, ?, 1, '', ?, '', ?, ?, ?)
                    """,
                arguments: [
                    request.tenant.organizationId, request.tenant.appId, request.receivedAt.milliseconds, request.requestID, request.origin,
                    Data(request.actor), Data(request.request),
                ])
        }
        await old.close()
        let store = try open(folder.file("gateway.sqlite"))
        let rows = try await oldest(store)
        #expect(rows.map(\.request) == [request])
        await store.close()
    }

    @Test("GW-04 DR-03 A key stands for one request of its app and caller, also of another key or device of the caller")
    func keys() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder.file("gateway.sqlite"))
        func insert(_ request: SpooledRequest) async throws -> Bool { try await store.write { try SpoolTable.insertOnce(request, $0) } }
        let first = try SpooledRequests.request(["a"], key: "k")
        var device = first
        device.actor = try CommonV1.Actor(organizationId: "acme", appId: "acme-chat", roles: [.system], deviceId: "d2").bytes()
        var user = try SpooledRequests.request(["b"], key: "k")
        user.actor = try CommonV1.Actor(userId: "ann", organizationId: "acme", appId: "acme-chat", roles: [.system]).bytes()
        let (isNew, isNewOnDevice, isNewOfUser) = (try await insert(first), try await insert(device), try await insert(user))
        #expect(isNew && !isNewOnDevice && isNewOfUser)
        let other = try SpooledRequests.request(["b"], key: "k")
        let error = await #expect(throws: APIError.self) { try await insert(other) }
        #expect(error?.reason == .idempotencyMismatch)
        let elsewhere = try await insert(try SpooledRequests.request(["b"], of: SpooledRequests.forum, key: "k"))
        // Without a key each is new.
        let keyless = [try await insert(try SpooledRequests.request(["x"])), try await insert(try SpooledRequests.request(["x"]))]
        #expect(elsewhere && keyless == [true, true])
        let rows = try await oldest(store)
        #expect(rows.map(\.request.idempotencyKey) == ["k", "k", "", ""])
        await store.close()
    }

    @Test("DR-02 DR-03 A file as a crash leaves it, with a torn last record, has every acknowledged request and nothing of the torn one")
    func tornRecord() async throws {
        let folder = try TemporaryFolder()
        let store = try open(folder.file("gateway.sqlite"))
        let acknowledged = try (0..<3).map { try SpooledRequests.request(["e\($0)"]) }
        for request in acknowledged { try await store.write { try SpoolTable.insert(request, $0) } }
        let log = folder.file("gateway.sqlite-wal")
        let durable = try #require(FileManager.default.contents(atPath: log)).count
        let torn = try SpooledRequests.request((0..<50).map { "torn-\($0)" })
        try await store.write { try SpoolTable.insert(torn, $0) }
        let file = try #require(FileManager.default.contents(atPath: folder.file("gateway.sqlite")))
        let whole = try #require(FileManager.default.contents(atPath: log))
        try #require(whole.count > durable)
        await store.close()

        // The process was killed, and the machine lost power, while the last record was being written.
        let crashed = try TemporaryFolder()
        try file.write(to: URL(fileURLWithPath: crashed.file("gateway.sqlite")))
        try whole.prefix(durable + (whole.count - durable) / 2).write(to: URL(fileURLWithPath: crashed.file("gateway.sqlite-wal")))
        let next = try open(crashed.file("gateway.sqlite"))
        let found = try await oldest(next)
        #expect(found.map(\.request) == acknowledged)
        // It goes on behind them.
        try await next.write { try SpoolTable.insert(torn, $0) }
        let more = try await oldest(next)
        #expect(more.map(\.request) == acknowledged + [torn])
        await next.close()
    }
}
