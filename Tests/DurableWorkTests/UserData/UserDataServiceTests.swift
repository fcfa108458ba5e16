import CarillonAPI
import DurableWork
import GRDB
import Logging
import RPC
import ServiceKit
import Storage
import TestFolders
import Testing

@Suite("Erasure in a service's store")
struct UserDataServiceTests {
    private struct NoAudit: AuditSink {
        func record(_ event: AuditEvent, _ context: ServerContext) async throws {}
    }

    @Test("PRIV-09 a message that a publisher moves to the quarantine while its user is erased does not stay there")
    func quarantinedMeanwhile() async throws {
        let folder = try TemporaryFolder()
        let store = try Store(path: folder.file("a.sqlite"), migrations: [ErasedUsers.migration, Quarantine.migration])
        let tenant = CommonV1.Tenant(organizationId: "org", appId: "chat")
        let now = Instant(milliseconds: 1_780_000_000_000)
        let clock = VirtualClock(start: now)
        let quarantine = try await Quarantine(
            store: store, clock: clock, metrics: MetricsRegistry(), logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() })
        let outbox = UserDataTable(
            "outbox",
            erase: { user, store in
                let refusal = DeliveryRefusal(error: APIError(.invalidValue, "refused"), tries: 1, first: now, last: now)
                let message = QuarantinedMessage(outbox: "outbox", peer: "peer", tenant: tenant, users: [user.id], refusal: refusal, bytes: [1])
                let kept = try await store.write { try quarantine.insert([message], $0) }
                #expect(kept.isEmpty)
                return 0
            })
        let tables = UserDataTables(service: "receipts", tables: [outbox, .quarantine], withoutUsers: ["erased_users", "erased_users_salt"])
        let service = UserDataService(
            UserDataContract(
                tables, erase: ReceiptsV1.UserData.Method.eraseUser, export: ReceiptsV1.UserData.Method.exportUser,
                exportOwn: ReceiptsV1.UserData.Method.exportOwnData),
            store: store, audit: NoAudit(), clock: clock)
        let client = ReceiptsV1.UserData.Client(InProcessChannel(services: [service], principal: Principal(service: "registry")))
        #expect(try await client.eraseUser(.init(tenant: tenant, userId: "ann")).erased == ["outbox": 0, "quarantine": 0])
        #expect(try await store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM quarantine") } == 0)
        await store.close()
    }
}
