import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage
import Synchronization
import TestFolders
import Testing

@testable import DispatcherService

/// What only the queue in the store does. What every engine does is in ``QueueContractTests``.
@Suite struct PushQueueTests {
    let now = TestPushes.start

    @Test("DISP-28 deliveries are in the index of ends once one of them may have ended, those of a former run too, and each expires at its end")
    func listing() async throws {
        let fixture = try await QueueFixture()
        func listed(_ fixture: QueueFixture) async throws -> [String] {
            try await fixture.store.read { try String.fetchAll($0, sql: "SELECT push_device_id FROM deliveries WHERE listed = 1 ORDER BY 1") }
        }
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a"], expiresAt: now + .seconds(10)))
        try await fixture.enqueue(TestPushes.push("p2", devices: ["b"], priority: .low, expiresAt: now + .seconds(20)))
        // The first housekeeping after a start.
        #expect(try await fixture.queue.housekeep(now: now).nextDue == now + .seconds(10))
        #expect(try await listed(fixture) == ["a", "b"])
        try await fixture.enqueue(TestPushes.push("p3", devices: ["c"], expiresAt: now + .seconds(30)))
        try await fixture.enqueue(TestPushes.push("p4", devices: ["d"], expiresAt: now + .seconds(25)))
        let first = try await fixture.queue.housekeep(now: now + .seconds(10))
        #expect(first.expired == 1 && first.nextDue == now + .seconds(20) && first.isComplete)
        #expect(try await listed(fixture) == ["a", "b"])
        let sent = try await fixture.claim(limit: 1)[0]
        #expect(sent.pushDeviceID == "c")
        try await fixture.settle(sent, .sent)
        let second = try await fixture.queue.housekeep(now: now + .seconds(24))
        #expect(second.expired == 1 && second.nextDue == now + .seconds(25))
        let again = try await fixture.restart()
        #expect(try await again.queue.housekeep(now: now + .seconds(25)).expired == 1)
        #expect(try await listed(again) == ["a", "b", "d"], "what was sent before its end never was")
        #expect(try await again.queue.housekeep(now: now + .seconds(60)).nextDue == nil)
    }

    @Test("DISP-28 only bands with new deliveries are indexed when one of them may have ended")
    func bandsOfExpiry() async throws {
        let fixture = try await QueueFixture()
        _ = try await fixture.queue.housekeep(now: now)
        try await fixture.enqueue(
            TestPushes.push("p1", devices: ["a"], expiresAt: now + .seconds(10)), TestPushes.push("p2", devices: ["b"]),
            TestPushes.push("p3", devices: ["c"], priority: .low))
        let effect = try await fixture.queue.housekeep(now: now + .seconds(10))
        #expect(effect.expired == 1 && effect.nextDue == now + .seconds(3_600))
        let indexed = try await fixture.store.read {
            try String.fetchAll($0, sql: "SELECT push_device_id FROM deliveries WHERE listed = 1 ORDER BY 1")
        }
        #expect(indexed == ["a", "b"])
        #expect(try await fixture.queue.housekeep(now: now + .seconds(3_600)).expired == 2)
    }

    @Test("DISP-25 finished pushes are removed once they could not be enqueued again, dead letters after their retention")
    func prune() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("sent"), TestPushes.push("dead"), TestPushes.push("open"))
        let claimed = try await fixture.claim()
        try await fixture.settle(claimed[0], .sent)
        try await fixture.settle(claimed[1], .failed(reason: "attempts_used_up", code: "", deadLetterUntil: now + .seconds(86_400)))
        func delete(at now: Instant) async throws -> Int { try await fixture.store.write { try PushTable.deleteFinished(by: now, limit: 10, $0) } }
        #expect(try await delete(at: now + .seconds(3_599)) == 0)
        #expect(try await delete(at: now + .seconds(3_600)) == 1)
        #expect(try await delete(at: now + .seconds(86_400)) == 1)
        #expect(try await fixture.queue.counts().leased == 1, "what is in flight is never removed")
    }

    @Test("DISP-26 a delivery leaves with what was enqueued, whether it is claimed at once, from the store, or with a call that came later")
    func recent() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a"]))
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"]))
        try await fixture.enqueue(TestPushes.push("p2", devices: ["c"]))
        let routes: [Int64: Route] = Dictionary(uniqueKeysWithValues: try await fixture.queue.readyRoutes().map { ($0.row, $0.route) })
        let first = try await fixture.claim()
        #expect(first.map { $0.recent != nil } == [false, false, true], "more devices change the stored push")
        let again = try await fixture.restart()
        let second = try await again.claim()
        #expect(second.allSatisfy { $0.recent == nil })
        for claimed in [first, second] {
            let decoded = await InFlightDelivery.decode(claimed, routes: routes)
            #expect(decoded.unreadable.isEmpty)
            #expect(
                decoded.deliveries.map { "\($0.push.message.pushId) \($0.device.pushDeviceId) \($0.content.title)" } == [
                    "p1 a Bob", "p1 b Bob", "p2 c Bob",
                ])
        }
    }

    @Test("DISP-30 a delivery that was claimed at once and came back is claimed with what was said of it, though its push is still in memory")
    func recentOnce() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"]))
        let first = try await fixture.claim(limit: 1)[0]
        try await fixture.settle(first, .release, attempts: 0)
        let again = try await fixture.claim()
        #expect(again.map(\.pushDeviceID) == ["a", "b"])
        #expect(again.map { $0.recent != nil } == [false, true])
        #expect(again.map(\.sequence) == [1, 0])
    }

    @Test("What is settled or given back while deliveries are counted makes none vanish and none count twice")
    func countsMeanwhile() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("p3"), TestPushes.push("p4"))
        let claimed = try await fixture.claim(limit: 3)
        let ledger = fixture.queue.ledger.withLock { $0 }
        try await fixture.settle(claimed[0], .sent)
        try await fixture.settle(claimed[1], .retry(at: now + .seconds(5), code: ""))
        let counts = try await fixture.queue.counts(of: nil, ledger)
        #expect(counts.queued == 1 && counts.leased == 1 && counts.waiting == 1)
        #expect(try await fixture.queue.counts(of: CommonV1.Tenant(organizationId: "org", appId: "other"), ledger).leased == 0)
    }

    @Test("DISP-01 claims use the index of ready deliveries, expiry that of the ending ones: finished rows cost nothing")
    func plans() async throws {
        let fixture = try await QueueFixture()
        let plans = try await fixture.store.read { database in
            try [
                "SELECT delivery_row FROM deliveries WHERE state = 0 AND route_row = 1 ORDER BY rank, position LIMIT 5",
                "SELECT min(due_at_ms) FROM deliveries WHERE state = 2",
                "SELECT min(expires_at_ms) FROM deliveries WHERE listed = 1 AND state IN (0, 2) AND expires_at_ms > 5",
                "SELECT delivery_row FROM deliveries d WHERE d.listed = 1 AND d.state IN (0, 2) AND d.expires_at_ms <= 5",
            ].map { sql in
                try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql).map { $0["detail"] as String }.joined(separator: "; ")
            }
        }
        for (plan, index) in zip(plans, ["ready", "waiting", "ending", "ending"]) {
            #expect(plan.contains("deliveries_\(index)"), "\(plan)")
        }
        #expect(!plans[0].contains("TEMP B-TREE"), "\(plans[0])")
    }

    @Test("OBS-09 an app's counts, and the requeue of a push by its id, look at no other app's waiting or dead deliveries")
    func plansOfApps() async throws {
        let fixture = try await QueueFixture()
        func plan(_ sql: String) async throws -> String {
            try await fixture.store.read { database in
                let arguments = StatementArguments(repeatElement("x", count: sql.count(where: { $0 == "?" })))
                return try Row.fetchAll(database, sql: "EXPLAIN QUERY PLAN " + sql, arguments: arguments).map { $0["detail"] as String }
                    .joined(separator: "; ")
            }
        }
        let indexes: [DeliveryTable.Count: String] = [
            .waiting: "deliveries_waiting_by_route", .dead: "deliveries_dead_by_route",
        ]
        for (count, index) in indexes {
            let ofApp = try await plan(DeliveryTable.countSQL(count, ofApp: true))
            #expect(ofApp.contains("INDEX \(index)"), "\(ofApp)")
            #expect(ofApp.contains("(route_row=?)"), "\(ofApp)")
            let ofAll = try await plan(DeliveryTable.countSQL(count, ofApp: false))
            #expect(ofAll.contains("INDEX deliveries_"), "\(ofAll)")
        }
        let onePush = try await plan(DeliveryTable.deadLetterSQL(ofOnePush: true))
        #expect(onePush.contains("SEARCH p USING INDEX sqlite_autoindex_pushes_1 (push_id=?"), "\(onePush)")
        #expect(onePush.contains("SEARCH d USING INDEX deliveries_dead (delivery_row>? AND delivery_row<?)"), "\(onePush)")
        let dropped = try await plan(DeliveryTable.droppedSQL(ofOnePush: true))
        #expect(dropped.contains("SEARCH d USING INDEX deliveries_dead (delivery_row>? AND delivery_row<?)"), "\(dropped)")
        let outbox = try await plan(Outbox<ReceiptsV1.Outcome>.depthSQL(ofApp: true))
        #expect(outbox.contains("COVERING INDEX outcome_outbox_by_app (organization_id=? AND app_id=?)"), "\(outbox)")
    }
}
