import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

/// The dispatcher's queue, with gates before two of its calls and after one.
private final class DoorQueue: PushQueue {
    let queue: any PushQueue
    let renewals = Gate()
    let settlements = Gate()
    /// After the call: the settlement is stored, and its caller waits.
    let settled = Gate()

    init(_ queue: any PushQueue) { self.queue = queue }

    func renewLeases(_ rows: [Int64], until: Instant) async throws {
        await renewals.pass()
        try await queue.renewLeases(rows, until: until)
    }

    func settle(_ settlement: Settlement) async throws {
        await settlements.pass()
        try await queue.settle(settlement)
        await settled.pass()
    }

    func enqueue(_ pushes: [NewPush], now: Instant) async throws -> EnqueueEffect { try await queue.enqueue(pushes, now: now) }
    func claim(_ requests: [ClaimRequest], leaseUntil: Instant) async throws -> [ClaimedDelivery] {
        try await queue.claim(requests, leaseUntil: leaseUntil)
    }
    func housekeep(now: Instant) async throws -> HousekeepingEffect { try await queue.housekeep(now: now) }
    func moveRetriesBack(by duration: Duration) async throws { try await queue.moveRetriesBack(by: duration) }
    func releaseAllLeases() async throws -> Int { try await queue.releaseAllLeases() }
    func requeueExpiredLeases(now: Instant, except inFlight: Set<Int64>) async throws -> [ReadyRoute] {
        try await queue.requeueExpiredLeases(now: now, except: inFlight)
    }
    func cancel(_ notificationIDs: [String], of tenant: CommonV1.Tenant, now: Instant) async throws -> Int {
        try await queue.cancel(notificationIDs, of: tenant, now: now)
    }
    func readyRoutes() async throws -> [ReadyRoute] { try await queue.readyRoutes() }
    func counts(of app: CommonV1.Tenant?) async throws -> QueueCounts { try await queue.counts(of: app) }
    func unsent(ofNotification id: String, of tenant: CommonV1.Tenant) async throws -> [UnsentEntry] {
        try await queue.unsent(ofNotification: id, of: tenant)
    }
    func push(idPrefix: String) async throws -> StoredPush? { try await queue.push(idPrefix: idPrefix) }
    func deadLetters(of tenant: CommonV1.Tenant?, after row: Int64, limit: Int) async throws -> [DeadLetterEntry] {
        try await queue.deadLetters(of: tenant, after: row, limit: limit)
    }
    func requeue(_ selection: DeadLetterSelection, now: Instant) async throws -> RequeueEffect { try await queue.requeue(selection, now: now) }
    func forgetOldPushes() { queue.forgetOldPushes() }
}

@Suite struct LeaseTests {
    @Test("DISP-02 What is released, claimed and sent again before its release has returned stays in flight, and its answer counts")
    func claimedBeforeReleased() async throws {
        var made: DoorQueue?
        try await withFixture(
            credentials: false,
            makeQueue: { queue in
                let door = DoorQueue(queue)
                made = door
                return door
            }
        ) { fixture in
            let door = try #require(made)
            try await fixture.putAPNsKey("KEY0000009", trusted: false)
            door.settled.close()
            try await fixture.enqueue([TestPushes.push("first")])
            try await fixture.until("released, and the engine not told yet") { door.settled.arrived == 1 }
            try await fixture.putAPNsKey("KEY0000001")
            // Its route is ready again with this one.
            try await fixture.enqueue([TestPushes.push("second", devices: ["dev_2"])])
            try await fixture.until("both are out") { try await fixture.requests("apns").count == 3 }
            // Their answers wait behind the door.
            door.settled.open()
            try await fixture.until("both are sent") { fixture.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
        }
    }

    @Test("T39 What got to its lane while leases were renewed is not taken back and sent a second time")
    func handedOverMeanwhile() async throws {
        var made: DoorQueue?
        try await withFixture(makeQueue: { queue in
            let door = DoorQueue(queue)
            made = door
            return door
        }) { fixture in
            let door = try #require(made)
            // One is answered and cannot be stored: it stays in flight, so there is a lease to renew.
            door.settlements.close()
            try await fixture.enqueue([TestPushes.push("first")])
            try await fixture.until("answered") { door.settlements.arrived == 1 }
            // The next one is claimed, and its check takes longer than its lease.
            try await fixture.fault("apns", action: .withhold, token: TestPushes.token(of: "dev_2"))
            fixture.peers.checkGate.close()
            let asked = fixture.peers.checkGate.arrived
            try await fixture.enqueue([TestPushes.push("second", devices: ["dev_2"])])
            try await fixture.until("asked about") { fixture.peers.checkGate.arrived == asked + 1 }
            fixture.clock.set(fixture.clock.now + .seconds(120))
            try await fixture.until("the first look at leases") { door.renewals.arrived == 1 }
            door.renewals.close()
            fixture.clock.set(fixture.clock.now + .seconds(60))
            try await fixture.until("the second one") { door.renewals.arrived == 2 }
            // It is checked and leaves while the first one's lease is renewed.
            fixture.peers.checkGate.open()
            try await fixture.until("second is out") {
                try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_2") }.count == 1
            }
            try await fixture.until("second is in flight") { await fixture.components.engine.claimedNotSent == 0 }
            door.settlements.open()
            try await fixture.until("first is written down") { fixture.peers.statuses()["dev_1"] == .sent }
            door.renewals.open()
            try await fixture.quiet()
            #expect(try await fixture.requests("apns").filter { $0.token == TestPushes.token(of: "dev_2") }.count == 1)
            #expect(try await fixture.status().leased == 1)
            try await fixture.advance(by: .seconds(31))
            try await fixture.until("sent after its time-out") { fixture.peers.statuses()["dev_2"] == .sent }
        }
    }
}
