import CarillonAPI
import DurableWork
import GRDB
import Protobuf
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

/// Pushes of apps that keep nothing of what is finished.
@Suite struct ForgottenPushTests {
    let now = TestPushes.start

    /// Settles deliveries of an app that keeps nothing.
    private func settle(
        _ deliveries: [ClaimedDelivery], _ change: DeliverySettlement.Change = .sent, in fixture: QueueFixture, forgetting: Bool = true
    ) async throws {
        var settlement = Settlement(now: now)
        for delivery in deliveries { settlement.deliveries.append(.init(row: delivery.row, change: change, attempts: 1, sequence: 1)) }
        if forgetting { settlement.forgetting = [TestPushes.tenant] }
        try await fixture.queue.settle(settlement)
    }

    /// The pushes that still have a message or a user.
    private func kept(_ fixture: QueueFixture) async throws -> [String] {
        try await fixture.store.read {
            try String.fetchAll($0, sql: "SELECT push_id FROM pushes WHERE length(message) > 0 OR user_id <> '' ORDER BY 1")
        }
    }

    @Test("RCPT-20 ACC-099 A push loses content and user with its last delivery, and is known as before; another app keeps its own")
    func lastDelivery() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"]), TestPushes.push("p2", devices: ["c"]))
        let claimed = try await fixture.claim()
        #expect(claimed.map(\.pushDeviceID) == ["a", "b", "c"])
        try await settle([claimed[0]], in: fixture)
        #expect(try await kept(fixture) == ["p1", "p2"], "a device of p1 waits")
        try await settle([claimed[1]], .retry(at: now + .seconds(5), code: "503"), in: fixture)
        #expect(try await kept(fixture) == ["p1", "p2"])
        try await settle([claimed[2]], in: fixture, forgetting: false)
        #expect(try await kept(fixture) == ["p1", "p2"])
        _ = try await fixture.queue.housekeep(now: now + .seconds(5))
        let again = try await fixture.claim()
        try await settle(again, .failed(reason: "rejected", code: "", deadLetterUntil: nil), in: fixture)
        #expect(try await kept(fixture) == ["p2"])
        // The evaluator enqueues again, because it got no answer.
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"])).inserted == 0)
        #expect(try await kept(fixture) == ["p2"])
        await fixture.store.close()
    }

    @Test("RCPT-20 DISP-26 A device that a forgotten push gets later has the whole push; a dead letter stays readable")
    func laterDevice() async throws {
        let fixture = try await QueueFixture()
        try await fixture.enqueue(TestPushes.push("p1", devices: ["a"]))
        try await settle(try await fixture.claim(), in: fixture)
        #expect(try await kept(fixture) == [])
        #expect(try await fixture.enqueue(TestPushes.push("p1", devices: ["a", "b"])).inserted == 1)
        let claimed = try await fixture.claim()
        let message = try DispatcherV1.Push(bytes: #require(claimed.first?.message))
        #expect(claimed.map(\.pushDeviceID) == ["b"] && message.targets.map { $0.device?.pushDeviceId ?? "" } == ["b"])
        #expect(message.contents == TestPushes.push("p1").contents && message.userId == TestPushes.push("p1").userId)
        try await settle(claimed, .failed(reason: "rejected", code: "", deadLetterUntil: now + .days(1)), in: fixture)
        #expect(try await kept(fixture) == ["p1"])
        await fixture.store.close()
    }
}
