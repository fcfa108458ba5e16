import CarillonAPI
import GRDB
import ServiceKit
import Storage
import TestFolders
import Testing

@testable import DispatcherService

@Suite("Dead letters of the queue") struct DeadLetterTests {
    let now = TestPushes.start

    @Test("DISP-25 DISP-01 a dead letter that the queue would not keep any longer is requeued as long as it is wanted, and waits as long again")
    func deadLettersOfLimitedAge() async throws {
        let fixture = try await QueueFixture()
        var push = try TestPushes.newPush(TestPushes.push("p1", expiresAt: now + .seconds(86_400)))
        push.queuedUntil = now + .seconds(60)
        _ = try await fixture.queue.enqueue([push], now: now)
        for delivery in try await fixture.claim() {
            try await fixture.settle(
                delivery, .failed(reason: "attempts_used_up", code: "UNAVAILABLE", deadLetterUntil: now + .seconds(200_000)), attempts: 5)
        }
        let all = DeadLetterSelection(tenant: TestPushes.tenant, pushIDs: nil)
        #expect(try await fixture.queue.requeue(all, now: now + .seconds(120)).requeued == 1)
        let until = try await fixture.store.read { try Int64.fetchOne($0, sql: "SELECT expires_at_ms FROM deliveries") }
        #expect(until == (now + .seconds(180)).milliseconds)
        for delivery in try await fixture.claim() {
            try await fixture.settle(
                delivery, .failed(reason: "attempts_used_up", code: "UNAVAILABLE", deadLetterUntil: now + .seconds(200_000)), attempts: 5)
        }
        #expect(try await fixture.queue.requeue(all, now: now + .seconds(86_401)).requeued == 0, "nobody wants it any more")
    }

    @Test("DISP-25 a dead letter is listed, requeued with fresh attempts, and then no dead letter any more")
    func deadLetters() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1"), TestPushes.push("p2", expiresAt: now + .seconds(5)))
        for delivery in try await fixture.claim() {
            try await fixture.settle(
                delivery, .failed(reason: "attempts_used_up", code: "UNAVAILABLE", deadLetterUntil: now + .seconds(86_400)), attempts: 5)
        }
        let listed = try await fixture.queue.deadLetters(of: TestPushes.tenant, after: 0, limit: 10)
        #expect(listed.map(\.pushID) == ["p1", "p2"])
        #expect(listed[0].attempts == 5)
        #expect(listed[0].providerCode == "UNAVAILABLE")
        let effect = try await fixture.queue.requeue(
            DeadLetterSelection(tenant: TestPushes.tenant, pushIDs: nil), now: now + .seconds(10))
        #expect(effect.requeued == 1, "p2 is past its time to live")
        let again = try await fixture.claim()
        #expect(again.map(\.attempts) == [0])
        #expect(again[0].sequence == 1, "sequence numbers go on: receipts must not take it for old news")
        #expect(try await fixture.queue.counts().deadLetters == 1)
    }

    @Test("DISP-25 a requeue of some pushes leaves other dead letters as they are, of other pushes and of other apps")
    func requeueOfSome() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", devices: ["dev_1", "dev_2"]), TestPushes.push("p2"), TestPushes.push("p3"))
        for delivery in try await fixture.claim() {
            try await fixture.settle(
                delivery, .failed(reason: "attempts_used_up", code: "UNAVAILABLE", deadLetterUntil: now + .seconds(86_400)), attempts: 5)
        }
        func requeue(_ ids: [String], app: String?) async throws -> Int {
            let some = DeadLetterSelection(tenant: app.map { .init(organizationId: "org", appId: $0) }, pushIDs: ids)
            return try await fixture.queue.requeue(some, now: now + .seconds(10)).requeued
        }
        #expect(try await requeue(["p1", "p3"], app: "other") == 0)
        #expect(try await requeue(["p3", "p1", "nope", "p1"], app: "chat") == 3)
        #expect(try await fixture.claim().map(\.pushDeviceID) == ["dev_1", "dev_2", "dev_1"], "in the order in which they were enqueued")
        #expect(try await fixture.queue.counts().deadLetters == 1)
        #expect(try await requeue(["p2"], app: nil) == 1)
    }
}
