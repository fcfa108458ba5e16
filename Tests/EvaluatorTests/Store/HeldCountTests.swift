import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("How much waits is known without counting it")
struct HeldCountTests {
    private func counted(_ evaluator: EvaluatorUnderTest) async throws -> Int {
        let (known, counted) = try await evaluator.store.read {
            (try HeldTable.count($0), try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM held") ?? -1)
        }
        #expect(known == counted)
        return known
    }

    @Test("OBS-02 EVAL-22 The count follows holds, releases, holds anew and erasures, of each app by itself")
    func follows() async throws {
        try await withSleepers("ann", "ben", "eve") { evaluator in
            #expect(try await counted(evaluator) == 0)
            try await evaluator.submit(
                NightShift.mention("e1", of: "ann", "ben", "eve", priority: .high), NightShift.mention("e2", of: "ann", priority: .normal))
            try await evaluator.settled()
            #expect(try await counted(evaluator) == 4)
            let other = CommonV1.Tenant(organizationId: "org_1", appId: "other")
            let organization = CommonV1.Tenant(organizationId: "org_1", appId: "")
            #expect(try await evaluator.store.read { try HeldTable.count(tenant: ChatApp.tenant, $0) } == 4)
            #expect(try await evaluator.store.read { try HeldTable.count(tenant: other, $0) } == 0)
            #expect(try await evaluator.store.read { try HeldTable.count(tenant: organization, $0) } == 4)
            let eve = StoredUser(organization: "org_1", app: "chat", id: "eve")
            #expect(try await evaluator.store.write { try HeldTable.erase(user: eve, $0) } == 1)
            #expect(try await counted(evaluator) == 3)
            evaluator.peers.with { $0.settings["ben"]?.quietUntil = (NightShift.morning + .seconds(60)).milliseconds }
            try await evaluator.wait(until: NightShift.morning)
            #expect(try await counted(evaluator) == 1)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_waiting 1"))
            try await evaluator.wait(until: NightShift.morning + .seconds(60))
            #expect(try await counted(evaluator) == 0)
        }
    }

    @Test("OBS-02 What waited under an earlier version is in the count from the start, and no count reads what waits")
    func earlier() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appendingPathComponent("evaluator.sqlite").path
            let steps = EvaluatorMigrations.all
            let step = try steps.firstIndex { $0.name == HeldTable.countsMigration.name }.unwrapped()
            let old = try Store(path: path, migrations: Array(steps.prefix(step)), readers: 1)
            try await old.write { database in
                try database.execute(
                    sql: """
                        INSERT INTO events (id, organization_id, app_id, event_id, carillon_event_id, event_type, accepted_at_ms,
                          accepted_monotonic_ns, state, payload) VALUES (1, 'o', 'a', 'e', 'c', 't', 0, 0, 1, x'');
                        INSERT INTO held (event_row, ordinal, organization_id, app_id, user_id, type_id, priority, action, held_at_ms, until_ms,
                          timezone, release_at_ms)
                        VALUES (1, 0, 'o', 'a', 'u', 't', 3, 'hold', 0, 9, 'UTC', 9), (1, 1, 'o', 'a', 'v', 't', 3, 'hold', 0, 9, 'UTC', 9);
                        """)
            }
            await old.close()
            let store = try Store(path: path, migrations: steps, readers: 1)
            #expect(try await store.read { try HeldTable.count($0) } == 2)
            let plan = try await store.read { database in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + HeldTable.countSQL, arguments: ["", "", "", ""]).map {
                    $0["detail"] as String
                }
            }
            #expect(plan.allSatisfy { $0.contains("held_counts") }, "\(plan)")
            await store.close()
        }
    }
}
