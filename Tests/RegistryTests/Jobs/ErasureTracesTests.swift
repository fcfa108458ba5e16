import CarillonAPI
import DurableWork
import GRDB
import RPC
import ServiceKit
import Storage
import Synchronization
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Large and indirect data of an erased user")
struct ErasureTracesTests {
    let fixture: RegistryFixture
    private let tenant = RegistryFixture.tenant

    init() async throws { fixture = try await RegistryFixture() }

    @Test(
        "PRIV-09 GW-04 erasure deletes stored answers to administrators of other apps about the user, not those about another user with the same id")
    func answersElsewhere() async throws {
        let shop = CommonV1.Tenant(organizationId: "org_acme", appId: "acme-shop")
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-shop", organizationId: "org_acme", name: "Shop", apnsTopic: "com.acme.shop")))
        let phone = try await fixture.register("usr_gone", device: "phone", token: 1)
        let namesake = RegistryV1.Registry.Client(fixture.channel(actingAs: "usr_gone", app: "acme-shop", role: "member"))
        var registration = RegistryFixture.iPhone("usr_gone", device: "tablet", token: 2)
        registration.tenant = shop
        let tablet = try await namesake.registerDevice(registration, options: .init(metadata: ["idempotency-key": "namesake's own"])).device!
        let root = fixture.channel(actingAs: "root", app: "acme-shop", role: "system_admin")
        let administration = RegistryV1.DeviceAdministration.Client(root)
        for (device, key) in [(phone, "about the user"), (tablet, "about the namesake")] {
            _ = try await administration.revokeToken(
                .init(pushDeviceId: device.pushDeviceId, reason: "lost"), options: .init(metadata: ["idempotency-key": key]))
        }
        func keys() async throws -> [String] {
            try await fixture.store.read { try String.fetchAll($0, sql: "SELECT key FROM idempotency_keys ORDER BY key") }
        }
        #expect(try await keys() == ["about the namesake", "about the user", "namesake's own"])
        let erasure = try #require(try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "usr_gone")).erasure)
        #expect(erasure.services.first?.erased["idempotency_keys"] == 1)
        #expect(try await keys() == ["about the namesake", "namesake's own"])
    }

    /// Counts the records that each transaction changed.
    private final class Changes: TransactionObserver, Sendable {
        private let counts = Mutex((now: 0, all: [Int]()))
        var all: [Int] { counts.withLock { $0.all } }
        func observes(eventsOfKind eventKind: DatabaseEventKind) -> Bool { if case .update("audit_log", _) = eventKind { true } else { false } }
        func databaseDidChange(with event: DatabaseEvent) { counts.withLock { $0.now += 1 } }
        func databaseDidRollback(_ database: Database) { counts.withLock { $0.now = 0 } }
        func databaseDidCommit(_ database: Database) {
            counts.withLock { counts in
                if counts.now > 0 { counts.all.append(counts.now) }
                counts.now = 0
            }
        }
    }

    @Test("PRIV-09 SEC-10 the job that renames erased users in the audit log works in batches, each a short transaction")
    func sweep() async throws {
        let now = fixture.clock.now
        _ = try await fixture.userData.eraseUser(.init(tenant: self.tenant, userId: "usr_gone"))
        func record(_ user: String, _ subject: String, count: Int, age: Duration = .zero) async throws {
            try await fixture.store.write { database in
                for _ in 0..<count {
                    try AuditTable.record(
                        .userRead, subject: subject, by: AuditActor(name: user, origin: "", tenant: tenant), tenant: tenant,
                        at: now - age,
                        in: database)
                }
            }
        }
        try await record("user:usr_gone", "x", count: 3, age: .days(3))
        try await record("user:usr_gone", "usr_stays", count: 70)
        try await record("user:usr_stays", "usr_stays", count: 45)
        try await record("user:usr_stays", "usr_gone", count: 70)
        let changes = Changes()
        fixture.store.observe(changes)
        #expect(try await fixture.tombstones.sweepAuditLog(fixture.store, now: now, batch: 50) == 140)
        #expect(changes.all.reduce(0, +) == 140 && changes.all.allSatisfy { $0 <= 50 }, "\(changes.all)")
        let left = try await fixture.store.read { database in
            try Int.fetchOne(database, sql: "SELECT count(*) FROM audit_log WHERE actor = 'user:usr_gone' OR subject = 'usr_gone'")
        }
        #expect(left == 3, "older ones were looked through before")
        #expect(try await fixture.tombstones.sweepAuditLog(fixture.store, now: now, batch: 50) == 0)
    }

    @Test("PRIV-09 PRIV-11 a user with thousands of channels and records is exported and erased completely, and nobody else is")
    func many() async throws {
        let count = 10_100
        try await fixture.store.write { database in
            for (table, column) in [("channel_members", "channel_id"), ("thread_followers", "thread_id")] {
                for user in ["usr_gone", "usr_stays"] {
                    try database.execute(
                        sql: """
                            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
                            INSERT INTO \(table) (organization_id, app_id, \(column), user_id) SELECT ?, ?, 'c' || i, ? FROM n
                            """, arguments: [count, tenant.organizationId, tenant.appId, user])
                }
            }
            for number in 0..<1_200 {
                let (actor, subject) = number % 3 == 0 ? ("user:usr_gone", "x") : ("user:usr_stays", number % 3 == 1 ? "usr_gone" : "usr_stays")
                try AuditTable.record(
                    .userRead, subject: subject, by: AuditActor(name: actor, origin: "", tenant: tenant), tenant: tenant,
                    at: Instant(milliseconds: 1), in: database)
            }
        }
        let own = RegistryV1.UserData.Client(fixture.channel(actingAs: "usr_gone", role: "member"))
        let rows = try await own.exportOwnData(.init()) { responses in
            var rows: [String: [String]] = [:]
            for try await response in responses { rows[response.section?.name ?? "", default: []] += response.section?.rows ?? [] }
            return rows
        }
        // The export itself is the last record.
        #expect(rows.mapValues(\.count) == ["channel_members": count, "thread_followers": count, "audit_log": 801])
        #expect(Set(rows["channel_members"] ?? []).count == count)
        let erased = try #require(try await fixture.userData.eraseUser(.init(tenant: self.tenant, userId: "usr_gone")).erasure).services[0].erased
        #expect(erased["channel_members"] == Int64(count) && erased["thread_followers"] == Int64(count) && erased["audit_log"] == 801)
        let left = try await fixture.store.read { database in
            try String.fetchAll(database, sql: "SELECT user_id || ' ' || count(*) FROM channel_members GROUP BY user_id")
        }
        #expect(left == ["usr_stays \(count)"])
    }

    @Test("PRIV-11 a user's data is exported once a minute on average, by any callers together")
    func pace() async throws {
        _ = try await fixture.register("usr_1", device: "phone", token: 1)
        let own = RegistryV1.UserData.Client(fixture.channel(actingAs: "usr_1", role: "member"))
        func read() async -> String? { await reason { try await own.exportOwnData(.init()) { for try await _ in $0 {} } } }
        func readByOperator(_ user: String) async -> String? {
            await reason { try await fixture.userData.exportUser(.init(tenant: tenant, userId: user)) { for try await _ in $0 {} } }
        }
        for _ in 0..<ExportRateLimit.most { #expect(await readByOperator("usr_1") == nil) }
        let before = try await fixture.audit()
        #expect(await read() == "rate_limited")
        #expect(await readByOperator("usr_1") == "rate_limited")
        #expect(try await fixture.audit() == before)
        #expect(await readByOperator("usr_2") == nil)
        fixture.clock.advance(by: ExportRateLimit.interval)
        #expect(await read() == nil)
    }
}
