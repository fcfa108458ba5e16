import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

/// What every engine of the queue does with collapse keys.
@Suite("EVAL-55 Collapse keys in the queue") struct CollapseContractTests {
    private let now = TestPushes.start

    /// - Parameter after: when it was made, in milliseconds after the start.
    private func push(
        _ id: String, devices: [String] = ["dev_1"], key: String = "score", after: Int64 = 0, tenant: CommonV1.Tenant = TestPushes.tenant
    ) -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: devices, tenant: tenant)
        push.collapseId = key
        push.createdAtMs += after
        return push
    }

    /// The deliveries that would be sent.
    private func sendable(_ claimed: [ClaimedDelivery]) throws -> [String] { try claimed.filter { !$0.isReplaced }.map { try $0.name } }

    @Test(
        "EVAL-55 of the unsent pushes to a device with one collapse key the newest is sent; other keys, devices and apps keep theirs",
        arguments: QueueEngine.allCases)
    func newest(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(
            push("old", devices: ["dev_1", "dev_2"]), push("other", key: "weather"), push("plain", key: ""), push("plain2", key: ""),
            push("foreign", tenant: .init(organizationId: "other", appId: "chat")))
        try await fixture.enqueue(push("new", after: 1))
        let claimed = try await fixture.claim()
        #expect(
            try sendable(claimed).sorted() == ["foreign/dev_1", "new/dev_1", "old/dev_2", "other/dev_1", "plain/dev_1", "plain2/dev_1"])
    }

    @Test("EVAL-55 the last one of a call replaces the ones before", arguments: QueueEngine.allCases)
    func oneCall(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("p1"), push("p2"), push("p3"))
        let claimed = try await fixture.claim()
        #expect(try sendable(claimed) == ["p3/dev_1"])
    }

    @Test("EVAL-55 a push in flight is not touched, and when it fails it is not sent after the newer one", arguments: QueueEngine.allCases)
    func inFlight(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("old"))
        let old = try await fixture.claim()[0]
        #expect(!old.isReplaced)
        #expect(try await fixture.enqueue(push("new", after: 1)).replaced == 0)
        let new = try await fixture.claim()[0]
        #expect(try new.pushID == "new" && !new.isReplaced)
        try await fixture.settle(new, .sent)
        try await fixture.settle(old, .retry(at: now + .seconds(1), code: "timeout"))
        _ = try await fixture.queue.housekeep(now: now + .seconds(1))
        #expect(try await fixture.claim().map(\.isReplaced) == [true])
    }

    @Test("EVAL-55 a call that is repeated late does not make its push the newest again", arguments: QueueEngine.allCases)
    func repeated(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("old"))
        try await fixture.enqueue(push("new", after: 1))
        try await fixture.enqueue(push("old"))
        let claimed = try await fixture.claim()
        #expect(try sendable(claimed) == ["new/dev_1"])
    }

    @Test("EVAL-55 a push that was cancelled before it came replaces none", arguments: QueueEngine.allCases)
    func cancelled(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        _ = try await fixture.queue.cancel(["notif_new"], of: TestPushes.tenant, now: now)
        try await fixture.enqueue(push("old"))
        try await fixture.enqueue(push("new", after: 1))
        let claimed = try await fixture.claim()
        #expect(try sendable(claimed) == ["old/dev_1"])
    }

    @Test("EVAL-55 DISP-25 a dead letter that a newer push replaced is not requeued", arguments: QueueEngine.allCases)
    func deadLetter(_ engine: QueueEngine) async throws {
        let fixture = try await ContractQueue(engine)
        try await fixture.enqueue(push("old"))
        let old = try await fixture.claim()[0]
        try await fixture.settle(old, .failed(reason: "x", code: "500", deadLetterUntil: now + .days(1)), attempts: 4)
        try await eventually("it is a dead letter") {
            let counts = try await fixture.queue.counts()
            return counts.deadLetters == 1 && counts.queued == 0
        }
        try await fixture.enqueue(push("new", after: 1))
        #expect(try await fixture.queue.requeue(DeadLetterSelection(tenant: TestPushes.tenant), now: now).requeued == 0)
        let claimed = try await fixture.claim()
        #expect(try sendable(claimed) == ["new/dev_1"])
    }

    @Test("EVAL-55 ARCH-13 what the store's queue replaces ends at once, with one outcome that says why, and is no longer counted")
    func outcome() async throws {
        let fixture = try await ContractQueue(.sqlite)
        try await fixture.enqueue(push("old"))
        let effect = try await fixture.enqueue(push("new", after: 1))
        #expect(effect.replaced == 1 && effect.wroteReports && effect.inserted == 1)
        let outcomes = try await fixture.outcomes()
        #expect(outcomes.map(\.pushId) == ["old"])
        #expect(outcomes.map(\.status) == [.cancelled] && outcomes.map(\.skipReason) == [.cancelled])
        #expect(outcomes.map(\.failureReason) == ["replaced_by_collapse_key"] && outcomes.map(\.sequence) == [1])
        #expect(try await fixture.queue.counts().queued == 1)
        #expect(try await fixture.queue.unsent(ofNotification: "notif_old", of: TestPushes.tenant).isEmpty)
        // After a restart, too.
        let again = try await fixture.restart()
        #expect(try await again.claim().map { try $0.pushID } == ["new"])
    }
}
