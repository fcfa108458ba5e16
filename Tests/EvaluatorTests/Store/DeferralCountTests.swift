import CarillonAPI
import DurableWork
import GRDB
import ServiceKit
import Storage
import Testing

@testable import EvaluatorService

@Suite("The number of deferred notifications is known without a count")
struct DeferralCountTests {
    private func counted(_ evaluator: EvaluatorFixture) async throws -> Int {
        let (known, counted) = try await evaluator.store.read {
            (try DeferralTable.count($0), try Int.fetchOne($0, sql: "SELECT COUNT(*) FROM due_items") ?? -1)
        }
        #expect(known == counted)
        return known
    }

    @Test("OBS-02 EVAL-22 The count follows deferrals, releases, renewed deferrals and erasures, of each app by itself")
    func follows() async throws {
        try await withSleepers("ann", "ben", "eve") { evaluator in
            #expect(try await counted(evaluator) == 0)
            try await evaluator.submit(
                NightShift.mention("e1", of: "ann", "ben", "eve", priority: .high), NightShift.mention("e2", of: "ann", priority: .normal))
            try await evaluator.settled()
            #expect(try await counted(evaluator) == 4)
            let other = CommonV1.Tenant(organizationId: "org_1", appId: "other")
            let organization = CommonV1.Tenant(organizationId: "org_1", appId: "")
            #expect(try await evaluator.store.read { try DeferralTable.count(of: ChatApp.tenant, $0) } == 4)
            #expect(try await evaluator.store.read { try DeferralTable.count(of: other, $0) } == 0)
            #expect(try await evaluator.store.read { try DeferralTable.count(of: organization, $0) } == 4)
            let eve = UserKey(organization: "org_1", app: "chat", id: "eve")
            #expect(try await evaluator.store.write { try DueItemTable.items.userData(export: nil).eraseAtOnce?(eve, $0) } == 1)
            #expect(try await counted(evaluator) == 3)
            evaluator.peers.with { $0.settings["ben"]?.quietUntil = (NightShift.morning + .seconds(60)).milliseconds }
            try await evaluator.wait(until: NightShift.morning)
            #expect(try await counted(evaluator) == 1)
            #expect(evaluator.metrics.prometheusText().contains("carillon_notifications_deferred_now 1"))
            try await evaluator.wait(until: NightShift.morning + .seconds(60))
            #expect(try await counted(evaluator) == 0)
        }
    }

    @Test("OBS-02 No count reads the deferrals")
    func plan() async throws {
        try await withSleepers("ann") { evaluator in
            let plan = try await evaluator.store.read { database in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + DueItemTable.items.countSQL, arguments: ["", "", "", "", ""]).map {
                    $0["detail"] as String
                }
            }
            #expect(plan.allSatisfy { $0.contains(DueItemTable.items.countTable) }, "\(plan)")
        }
    }
}
