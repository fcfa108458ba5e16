import CarillonAPI
import DurableWork
import Protobuf
import Providers
import ServiceKit
import Storage
import TestConditions
import TestFolders
import TestNATS
import Testing

@testable import DispatcherService

/// What every engine of the queue does.
@Suite struct QueueContractTests {
    let now = TestPushes.start

    @Test("DISP-26 enqueue is idempotent on push and device, also after the delivery is finished", arguments: QueueEngine.allCases)
    func idempotent(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"])).inserted == 2)
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["b", "c"])).inserted == 1)
        let claimed = try await fixture.claim()
        #expect(claimed.map(\.pushDeviceID) == ["a", "b", "c"])
        for delivery in claimed { try await fixture.settle(delivery, .sent) }
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b", "c"])).inserted == 0)
        #expect(try await fixture.claim().isEmpty)
    }

    @Test("DISP-01 blocking and high leave before normal, normal before low, and first in first out within a band", arguments: QueueEngine.allCases)
    func order(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(
            TestPushes.push("low", priority: .low), TestPushes.push("n1", priority: .normal), TestPushes.push("h1", priority: .high),
            TestPushes.push("n2", priority: .normal), TestPushes.push("b1", priority: .blocking))
        let first = try await fixture.claim(limit: 3)
        #expect(try first.map { try $0.pushID } == ["h1", "b1", "n1"])
        let rest = try await fixture.claim()
        #expect(try rest.map { try $0.pushID } == ["n2", "low"])
    }

    @Test("DR-06 what shows nothing leaves last: silent pushes and probes, behind pushes of low priority", arguments: QueueEngine.allCases)
    func silentLast(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        var (silent, probe) = (TestPushes.push("silent", priority: .high), TestPushes.push("probe", priority: .low))
        silent.silentPush = true
        probe.notificationId = ""
        try await fixture.enqueue(silent, probe, TestPushes.push("low", priority: .low), TestPushes.push("normal", priority: .normal))
        let first = try await fixture.claim(limit: 2)
        #expect(try first.map { try $0.pushID } == ["normal", "low"])
        let rest = try await fixture.claim()
        #expect(try rest.map { try $0.pushID } == ["silent", "probe"])
    }

    @Test(
        "DISP-30 after an outage retries are ready at once and at their old places; those that wait for something else are not",
        arguments: QueueEngine.allCases)
    func endRetryWaits(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"), TestPushes.push("p3"))
        let claimed = try await fixture.claim(limit: 2)
        try await fixture.settle(claimed[0], .retry(at: now + .seconds(30), code: "503"))
        try await fixture.settle(claimed[1], .retry(at: now + .seconds(30), code: "TooManyRequests"))
        let ready = try await fixture.queue.endRetryWaits(onRoutes: Set(claimed.map(\.routeRow)), after: ["503"])
        #expect(ready.count == 1)
        let again = try await fixture.claim()
        #expect(try again.map { try $0.pushID } == ["p1", "p3"])
    }

    @Test("DISP-02 a leased delivery is claimed once", arguments: QueueEngine.allCases)
    func leasedOnce(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1"))
        #expect(try await fixture.claim().count == 1)
        #expect(try await fixture.claim().isEmpty)
        #expect(try await fixture.queue.counts().leased == 1)
    }

    @Test(
        "DISP-26 ACC-124 a process that dies with deliveries in flight sends them all after its restart, and what was sent never again",
        arguments: QueueEngine.allCases)
    func kill(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine) { $0.ackWait = .seconds(3) }
        _ = try await fixture.queue.enqueue((0..<500).map { try TestPushes.newPush(TestPushes.push("p\($0)")) }, now: now)
        try await fixture.arrive()
        let claimed = try await fixture.claim(limit: 500)
        for delivery in claimed.prefix(200) { try await fixture.settle(delivery, .sent) }
        let again = try await fixture.restart()
        _ = try await again.queue.releaseAllLeases()
        // Rows of a queue that processes share are those of a process.
        let unsent = try claimed.dropFirst(200).map { try $0.name }
        #expect(try await again.claimAll(300).map { try $0.name }.sorted() == unsent.sorted())
    }

    @Test("DISP-02 an expired lease is given back, one of a delivery in flight is not", arguments: QueueEngine.allCases)
    func expiredLease(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let claimed = try await fixture.claim()
        let later = now + .seconds(61)
        #expect(try await fixture.queue.requeueExpiredLeases(now: now + .seconds(59), except: []).isEmpty)
        #expect(try await fixture.queue.requeueExpiredLeases(now: later, except: [claimed[0].row]).count == 1)
        #expect(try await fixture.claim().map(\.row) == [claimed[1].row])
    }

    @Test("DISP-23 a delivery between two attempts waits for its time and goes to the tail (T33)", arguments: QueueEngine.allCases)
    func waiting(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
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

    @Test(
        "DISP-30 deliveries that were lost on trial are leased after the others, and given back at their old place", arguments: QueueEngine.allCases)
    func avoiding(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
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

    @Test(
        "GW-06 a test push that expires, or that nobody can send, is told to nobody: the ledger has no notification of it",
        arguments: QueueEngine.allCases)
    func testPushes(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        func test(_ id: String, device: String) -> DispatcherV1.Push {
            var push = TestPushes.push(id, devices: [device], expiresAt: now + .seconds(10))
            push.notificationId = id
            push.test = true
            return push
        }
        try await fixture.enqueue(test("test_1", device: "dev_1"), test("test_2", device: "unserved_1"))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        #expect(try await fixture.outcomes().isEmpty)
    }

    @Test("DISP-28 past its time to live a delivery expires without an attempt, and receipts hear of it", arguments: QueueEngine.allCases)
    func expiry(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1", expiresAt: now + .seconds(10)), TestPushes.push("p2"))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(9)).nextDue == now + .seconds(10))
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        let outcome = try #require(try await fixture.outcomes().first)
        #expect(outcome.pushId == "p1")
        #expect(outcome.status == .expired)
        #expect(outcome.sequence == 1)
        #expect(try await fixture.claim().count == 1)
    }

    @Test("DISP-04 cancelled before the send: ended with its outcome; in flight: no further attempt", arguments: QueueEngine.allCases)
    func cancel(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2"))
        let inFlight = try await fixture.claim(limit: 1)[0]
        let ended = try await fixture.queue.cancel(
            ["notif_p1", "notif_p2", "notif_unknown"], of: TestPushes.tenant, now: now)
        #expect(ended.compactMap(\.self).sorted() == [0, 0, 1])
        #expect(try await fixture.outcomes().map(\.status) == [.cancelled])
        try await fixture.settle(inFlight, .retry(at: now, code: "timeout"))
        _ = try await fixture.queue.housekeep(now: now)
        #expect(try await fixture.claim().map(\.isCancelled) == [true])
    }

    @Test(
        "EVAL-52 a push that comes after its cancellation ends without an attempt, also a further one of the notification; others are sent",
        arguments: QueueEngine.allCases)
    func cancelledBefore(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        #expect(try await fixture.queue.cancel(["notif_p1"], of: TestPushes.tenant, now: now) == [0])
        try await fixture.enqueue(TestPushes.push("p1", devices: ["dev_1", "dev_2"]), TestPushes.push("p2"))
        #expect(try await fixture.claim().map { try $0.push.pushId } == ["p2"])
        #expect(try await fixture.outcomes().map(\.status) == [.cancelled, .cancelled])
        #expect(try await fixture.queue.unsent(ofNotification: "notif_p1", of: TestPushes.tenant).isEmpty)
    }

    @Test("ARCH-07 a tenant cancels and lists what is its own", arguments: QueueEngine.allCases)
    func tenants(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let other = CommonV1.Tenant(organizationId: "other", appId: "chat")
        try await fixture.enqueue(TestPushes.push("p1"))
        #expect(try await fixture.queue.cancel(["notif_p1"], of: other, now: now) == [0])
        let delivery = try await fixture.claim()[0]
        try await fixture.settle(delivery, .failed(reason: "attempts_used_up", code: "500", deadLetterUntil: now + .seconds(100)))
        #expect(try await fixture.queue.deadLetters(of: other, after: 0, limit: 10).isEmpty)
        #expect(try await fixture.queue.deadLetters(of: TestPushes.tenant, after: 0, limit: 10).count == 1)
        #expect(try await fixture.queue.deadLetters(of: nil, after: 0, limit: 10).count == 1)
    }

    @Test(
        "PRIV-09 an erasure deletes a user's dead letters, and withdraws those of others that the user sent or that are about the user",
        arguments: QueueEngine.allCases)
    func erasedDeadLetters(_ engine: QueueEngine) async throws {
        func push(_ id: String, user: String = "bob", sender: String = "carol", about: String = "") -> DispatcherV1.Push {
            var push = TestPushes.push(id, user: user)
            push.contents[0].data["sender_id"] = sender
            push.aboutUserId = about
            return push
        }
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("own", user: "gone"), push("sent", sender: "gone"), push("about", about: "gone"), push("other"))
        for delivery in try await fixture.claim() {
            try await fixture.settle(delivery, .failed(reason: "x", code: "500", deadLetterUntil: now + .days(1)), attempts: 4)
        }
        try await eventually("all are dead letters") {
            let counts = try await fixture.queue.counts()
            return counts.deadLetters == 4 && counts.queued == 0
        }
        #expect(try await fixture.erase("gone") == 3)
        let left = try await fixture.queue.deadLetters(of: TestPushes.tenant, after: 0, limit: 10)
        #expect(Set(left.map(\.pushID)) == ["sent", "about", "other"] && left.allSatisfy { $0.attempts == 4 && $0.providerCode == "500" })
        #expect(try await fixture.erase("gone") == 0)
        #expect(try await fixture.queue.requeue(DeadLetterSelection(tenant: TestPushes.tenant), now: now).requeued == 3)
        try await fixture.arrive()
        let pushes = try await fixture.claim().map { try $0.push }
        #expect(pushes.count == 3 && pushes.allSatisfy { !$0.isAbout("gone") })
        #expect(Set(pushes.filter(\.isWithdrawn).map(\.pushId)) == ["sent", "about"])
        #expect(Set(pushes.flatMap(\.contents).map(\.body)) == ["", "hello from other"])
    }

    @Test(
        "DISP-25 dead letters are listed and dropped by provider, reason, code and time; a dropped one is gone, and its push is not sent again",
        arguments: QueueEngine.allCases)
    func droppedDeadLetters(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1", devices: ["dev_1", "fcm_1"]), TestPushes.push("p2"), TestPushes.push("p3"))
        for delivery in try await fixture.claim() {
            let code = delivery.pushDeviceID == "fcm_1" ? "UNAVAILABLE" : "InternalServerError"
            let (isLast, reason) = (try delivery.pushID == "p3", try delivery.pushID == "p2" ? "rejected" : "attempts_used_up")
            try await fixture.settle(
                delivery, .failed(reason: reason, code: code, deadLetterUntil: now + .days(1)), attempts: 4, now: isLast ? now + .seconds(60) : now)
        }
        func named(_ change: (inout DeadLetterFilter) -> Void) async throws -> Set<String> {
            var filter = DeadLetterFilter()
            change(&filter)
            let found = try await fixture.queue.deadLetters(of: TestPushes.tenant, matching: filter, after: 0, limit: 10)
            return Set(found.map { "\($0.pushID) \($0.pushDeviceID) \($0.provider?.rawValue ?? "")" })
        }
        #expect(try await named { $0.provider = .fcm } == ["p1 fcm_1 fcm"])
        #expect(try await named { $0.reason = "rejected" } == ["p2 dev_1 apns"])
        #expect(try await named { $0.providerCode = "UNAVAILABLE" } == ["p1 fcm_1 fcm"])
        #expect(try await named { $0.failedFrom = now + .seconds(60) } == ["p3 dev_1 apns"])
        #expect(try await named { $0.failedBefore = now + .seconds(60) }.count == 3)
        var selection = DeadLetterSelection(tenant: TestPushes.tenant)
        selection.filter.provider = .fcm
        #expect(try await fixture.queue.drop(selection) == 1)
        #expect(try await fixture.queue.drop(selection) == 0)
        let other = DeadLetterSelection(tenant: .init(organizationId: "other", appId: "chat"), pushIDs: ["p1"])
        #expect(try await fixture.queue.drop(other) == 0)
        #expect(try await fixture.queue.drop(DeadLetterSelection(tenant: TestPushes.tenant, pushIDs: ["p1", "nope", "p1"])) == 1)
        #expect(try await named { _ in } == ["p2 dev_1 apns", "p3 dev_1 apns"])
        // Dropped ones are neither requeued nor, when their push comes again, sent.
        selection.filter = DeadLetterFilter(reason: "attempts_used_up")
        #expect(try await fixture.queue.requeue(selection, now: now + .seconds(90)).requeued == 1)
        try await fixture.enqueue(TestPushes.push("p1", devices: ["dev_1", "fcm_1"]))
        #expect(try await fixture.claimAll(1).map { try $0.pushID } == ["p3"])
    }

    @Test("DISP-35 an address that no sender serves is reported as failed, once", arguments: QueueEngine.allCases)
    func noSender(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        let effect = try await fixture.enqueue(TestPushes.push("p1", devices: ["unserved_1", "dev_1"]))
        #expect(effect.wroteReports)
        #expect(try await fixture.claim().map(\.pushDeviceID) == ["dev_1"])
        try await fixture.enqueue(TestPushes.push("p1", devices: ["unserved_1", "dev_1"]))
        #expect(try await fixture.outcomes().map(\.failureReason) == ["provider_not_enabled"])
    }

    @Test("DISP-02 DISP-28 what is in flight neither expires nor is cancelled; when it comes back it expires", arguments: QueueEngine.allCases)
    func expiryInFlight(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(TestPushes.push("p1", expiresAt: now + .seconds(10)))
        let inFlight = try await fixture.claim()[0]
        #expect(inFlight.queuedUntil == now + .seconds(10))
        let late = try await fixture.queue.housekeep(now: now + .seconds(10))
        #expect(late.expired == 0 && late.nextDue == nil, "nothing is due that could end")
        #expect(try await fixture.queue.cancel(["notif_p1"], of: TestPushes.tenant, now: now) == [0])
        try await fixture.settle(inFlight, .release, attempts: 0)
        #expect(try await fixture.queue.housekeep(now: now + .seconds(10)).expired == 1)
        #expect(try await fixture.outcomes().map(\.status) == [.expired])
    }

    @Test("DISP-01 a claim skips any number of leased deliveries that stand before others", arguments: QueueEngine.allCases)
    func manyLeased(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        _ = try await fixture.queue.enqueue((0..<40).map { try TestPushes.newPush(TestPushes.push("p\($0)", devices: ["a", "b"])) }, now: now)
        try await fixture.arrive()
        let first = try await fixture.claim(limit: 1)[0]
        #expect(try await fixture.claim(limit: 70).count == 70)
        try await fixture.settle(first, .release, attempts: 0)
        let rest = try await fixture.claim(limit: 5)
        #expect(rest.first?.row == first.row && rest.count == 5)
        #expect(try await fixture.claim().count == 5)
    }

    @Test("DISP-01 a claim goes on behind the last one, and finds what was enqueued since", arguments: QueueEngine.allCases)
    func claimsInSteps(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
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
}
