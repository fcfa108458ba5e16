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

@Suite struct PushQueueTests {
    let now = TestPushes.start

    @Test("DISP-26 enqueue is idempotent on push and device, also after the delivery is finished")
    func idempotent() async throws {
        let fixture = try await QueueFixture()
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"])).inserted == 2)
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["b", "c"])).inserted == 1)
        let claimed = try await fixture.claim()
        #expect(claimed.map(\.pushDeviceID) == ["a", "b", "c"])
        for delivery in claimed { try await fixture.settle(delivery, .sent) }
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b", "c"])).inserted == 0)
        #expect(try await fixture.claim().isEmpty)
    }

    @Test("DISP-01 blocking and high leave before normal, normal before low, and first in first out within a band")
    func order() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(
            TestPushes.push("low", priority: .low), TestPushes.push("n1", priority: .normal), TestPushes.push("h1", priority: .high),
            TestPushes.push("n2", priority: .normal), TestPushes.push("b1", priority: .blocking))
        let first = try await fixture.claim(limit: 3)
        #expect(try first.map { try $0.pushID } == ["h1", "b1", "n1"])
        let rest = try await fixture.claim()
        #expect(try rest.map { try $0.pushID } == ["n2", "low"])
    }

    @Test("DISP-02 a leased delivery is claimed once")
    func leasedOnce() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"))
        #expect(try await fixture.claim().count == 1)
        #expect(try await fixture.claim().isEmpty)
        #expect(try await fixture.queue.counts().leased == 1)
    }

    @Test("DISP-26 ACC-124 a process that dies with deliveries in flight sends them all after its restart, and what was sent never again")
    func kill() async throws {
        let fixture = try await QueueFixture()
        for index in 0..<500 { try await fixture.enqueue(TestPushes.push("p\(index)")) }
        let claimed = try await fixture.claim(limit: 500)
        for delivery in claimed.prefix(200) { try await fixture.settle(delivery, .sent) }
        let again = try await fixture.restart()
        _ = try await again.queue.releaseAllLeases()
        #expect(Set(try await again.claim(limit: 1_000).map(\.row)) == Set(claimed.dropFirst(200).map(\.row)))
    }

    @Test("DISP-02 an expired lease is given back, one of a delivery in flight is not")
    func expiredLease() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let claimed = try await fixture.claim()
        let later = now + .seconds(61)
        #expect(try await fixture.queue.requeueExpiredLeases(now: now + .seconds(59), except: []).isEmpty)
        #expect(try await fixture.queue.requeueExpiredLeases(now: later, except: [claimed[0].row]).count == 1)
        #expect(try await fixture.claim().map(\.row) == [claimed[1].row])
    }

    @Test("DISP-23 a delivery between two attempts waits for its time and goes to the tail (T33)")
    func waiting() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"))
        let first = try await fixture.claim()[0]
        try await fixture.settle(first, .retry(at: now + .seconds(5), code: "InternalServerError"))
        try await fixture.enqueue(TestPushes.push("p2"))
        let early = try await fixture.queue.housekeep(now: now + .milliseconds(4_999))
        #expect(early.ready.isEmpty)
        #expect(early.nextDue == now + .seconds(5))
        let due = try await fixture.queue.housekeep(now: now + .seconds(5))
        #expect(due.ready.count == 1)
        let claimed = try await fixture.claim()
        #expect(claimed.map(\.attempts) == [0, 1])
        #expect(claimed[1].sequence == 1)
    }

    @Test("DISP-30 deliveries that were lost on trial are leased after the others, and given back at their old place")
    func avoiding() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("p3"))
        let route = try #require(try await fixture.queue.readyRoutes().first?.row)
        func claim(_ limit: Int, avoiding: Set<Int64>) async throws -> [ClaimedDelivery] {
            try await fixture.queue.claim([ClaimRequest(routeRow: route, limit: limit, avoiding: avoiding)], leaseUntil: now + .seconds(60))
        }
        let first = try await claim(1, avoiding: [])[0]
        try await fixture.settle(first, .release, attempts: 0)
        let others = try await claim(1, avoiding: [first.row])
        #expect(try others.map { try $0.pushID } == ["p2"])
        try await fixture.settle(others[0], .release, attempts: 0)
        let rest = try await claim(3, avoiding: [first.row, others[0].row])
        #expect(try rest.map { try $0.pushID } == ["p3", "p1", "p2"])
        #expect(rest.map(\.sequence) == [0, 1, 1], "what was said of them is followed by more")
        for delivery in rest { try await fixture.settle(delivery, .release, attempts: 0) }
        #expect(try await fixture.claim().map(\.row) == [first.row, others[0].row, rest[0].row])
        #expect(try await fixture.queue.counts().leased == 3)
    }

    @Test("GW-06 a test push that expires, or that nobody can send, is told to nobody: the ledger has no notification of it")
    func testPushes() async throws {
        let fixture = try await QueueFixture()
        func test(_ id: String, device: String) -> DispatcherV1.Push {
            var push = TestPushes.push(id, devices: [device], expiresAt: now + .seconds(10))
            push.notificationId = id
            push.test = true
            return push
        }
        try await fixture.enqueue(test("test_1", device: "dev_1"), test("test_2", device: "web_1"))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        #expect(try await fixture.outcomes().isEmpty)
    }

    @Test("DISP-28 past its time to live a delivery expires without an attempt, and receipts hear of it")
    func expiry() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", expiresAt: now + .seconds(10)), TestPushes.push("p2"))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(9)).nextDue == now + .seconds(10))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        let outcome = try #require(try await fixture.outcomes().first)
        #expect(outcome.pushId == "p1")
        #expect(outcome.status == .expired)
        #expect(outcome.sequence == 1)
        #expect(try await fixture.claim().count == 1)
    }

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

    @Test("DISP-04 cancelled before the send: ended with its outcome; in flight: no further attempt")
    func cancel() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let inFlight = try await fixture.claim(limit: 1)[0]
        let ended = try await fixture.queue.cancel(
            ["notif_p1", "notif_p2", "notif_unknown"], of: TestPushes.tenant, now: now)
        #expect(ended == 1)
        #expect(try await fixture.outcomes().map(\.status) == [.cancelled])
        try await fixture.settle(inFlight, .retry(at: now, code: "timeout"))
        _ = try await fixture.queue.housekeep(now: now)
        #expect(try await fixture.claim().map(\.isCancelled) == [true])
    }

    @Test("ARCH-07 a tenant cancels and lists what is its own")
    func tenants() async throws {
        let fixture = try await QueueFixture()
        let other = CommonV1.Tenant(organizationId: "other", appId: "chat")
        try await fixture.enqueue(TestPushes.push("p1"))
        #expect(try await fixture.queue.cancel(["notif_p1"], of: other, now: now) == 0)
        let delivery = try await fixture.claim()[0]
        try await fixture.settle(delivery, .failed(reason: "attempts_used_up", code: "500", deadLetterUntil: now + .seconds(100)))
        #expect(try await fixture.queue.deadLetters(of: other, after: 0, limit: 10).isEmpty)
        #expect(try await fixture.queue.deadLetters(of: TestPushes.tenant, after: 0, limit: 10).count == 1)
        #expect(try await fixture.queue.deadLetters(of: nil, after: 0, limit: 10).count == 1)
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

    @Test("DISP-35 an address that no sender serves is reported as failed, once")
    func noSender() async throws {
        let fixture = try await QueueFixture()
        let effect = try await fixture.enqueue(TestPushes.push("p1", devices: ["web_1", "dev_1"]))
        #expect(effect.wroteReports)
        #expect(try await fixture.claim().map(\.pushDeviceID) == ["dev_1"])
        try await fixture.enqueue(TestPushes.push("p1", devices: ["web_1", "dev_1"]))
        #expect(try await fixture.outcomes().map(\.failureReason) == ["provider_not_enabled"])
    }

    @Test("DISP-02 DISP-28 what is in flight neither expires nor is cancelled; when it comes back it expires")
    func expiryInFlight() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", expiresAt: now + .seconds(10)))
        let inFlight = try await fixture.claim()[0]
        #expect(inFlight.queuedUntil == now + .seconds(10))
        let late = try await fixture.queue.housekeep(now: now + .seconds(10))
        #expect(late.expired == 0 && late.nextDue == nil, "nothing is due that could end")
        #expect(try await fixture.queue.cancel(["notif_p1"], of: TestPushes.tenant, now: now) == 0)
        try await fixture.settle(inFlight, .release, attempts: 0)
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        #expect(try await fixture.outcomes().map(\.status) == [.expired])
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

    @Test("DISP-01 a claim skips any number of leased deliveries that stand before others")
    func manyLeased() async throws {
        let fixture = try await QueueFixture()
        _ = try await fixture.queue.enqueue((0..<40).map { try TestPushes.newPush(TestPushes.push("p\($0)", devices: ["a", "b"])) }, now: now)
        let first = try await fixture.claim(limit: 1)[0]
        #expect(try await fixture.claim(limit: 70).count == 70)
        try await fixture.settle(first, .release, attempts: 0)
        let rest = try await fixture.claim(limit: 5)
        #expect(rest.first?.row == first.row && rest.count == 5)
        #expect(try await fixture.claim().count == 5)
    }

    @Test("DISP-01 a claim goes on behind the last one, and finds what was enqueued since")
    func claimsInSteps() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("low", priority: .low))
        #expect(try await fixture.claim(limit: 1).count == 1)
        try await fixture.enqueue(TestPushes.push("p3"))
        let rest = try await fixture.claim(limit: 2)
        #expect(try rest.map { try $0.pushID } == ["p2", "p3"])
        let counts = try await fixture.queue.counts()
        #expect(counts.queued == 1 && counts.leased == 3 && counts.oldestQueuedAt == now)
        #expect(try await fixture.claim().count == 1)
        #expect(try await fixture.queue.counts().oldestQueuedAt == nil)
        #expect(try await fixture.queue.unsent(ofNotification: "notif_p1", of: TestPushes.tenant).map(\.state) == [.leased])
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
        let outbox = try await plan(Outbox<ReceiptsV1.Outcome>.depthSQL(ofApp: true))
        #expect(outbox.contains("COVERING INDEX outcome_outbox_by_app (organization_id=? AND app_id=?)"), "\(outbox)")
    }
}

extension ClaimedDelivery {
    /// The id of its push.
    fileprivate var pushID: String {
        get throws { try recent?.message.pushId ?? DispatcherV1.Push(bytes: message ?? []).pushId }
    }
}
