import CarillonAPI
import JetStream
import ServiceKit
import TestConditions
import TestNATS
import Testing

@testable import DispatcherService

/// Test pushes of several dispatchers: a call that is repeated with its key may come to another one.
@Suite struct SharedTestPushTests {
    let now = TestPushes.start

    private func test(_ id: String, user: String = "alice") -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: ["a", "b"], user: user)
        push.notificationId = id
        push.test = true
        return push
    }

    /// Runs the body while a queue follows the others.
    private func following(_ queue: ContractQueue, _ body: () async throws -> Void) async throws {
        let follower = Task { if let stream = queue.stream { try? await stream.queue.followTestPushes(stream.session) } }
        defer { follower.cancel() }
        try await body()
    }

    private func states(_ queue: ContractQueue, _ prefix: String) async throws -> [DeliveryState]? {
        try await queue.queue.push(idPrefix: prefix)?.deliveries.map(\.state)
    }

    @Test("GW-04 any dispatcher knows a test push and its outcomes, also one that starts later")
    func shared() async throws {
        let server = try await TestServer()
        let (first, second) = (try await ContractQueue(.jetstream, server: server), try await ContractQueue(.jetstream, server: server))
        try await following(second) {
            try await first.enqueue(test("test_1_abc"))
            try await eventually("the other one knows it") { try await states(second, "test_1_") == [.queued, .queued] }
            #expect(try await states(second, "test_2_") == nil)
            let claimed = try await first.claim()
            try await first.settle(claimed[0], .sent)
            try await first.settle(claimed[1], .failed(reason: "x", code: "BadDeviceToken", deadLetterUntil: nil))
            try await eventually("and its outcomes") { try await states(second, "test_1_") == [.sent, .failed] }
        }
        let third = try await ContractQueue(.jetstream, server: server)
        try await following(third) {
            try await eventually("a new one, too") { try await states(third, "test_1_") == [.sent, .failed] }
            #expect(try await third.queue.push(idPrefix: "test_1_")?.deliveries[1].providerCode == "BadDeviceToken")
            #expect(try await third.queue.push(idPrefix: "test_1_")?.message == test("test_1_abc"))
        }
    }

    @Test("PRIV-09 an erasure removes the user's test pushes from the bucket")
    func erasure() async throws {
        let queue = try await ContractQueue(.jetstream)
        try await queue.enqueue(test("test_1_abc"), test("test_2_abc", user: "bob"))
        try await queue.settle(try await queue.claim(limit: 1)[0], .sent)
        _ = try await queue.stream?.queue.erase(user: "alice", of: TestPushes.tenant)
        #expect(try await queue.queue.push(idPrefix: "test_1_") == nil)
        #expect(try await queue.stream?.session.testPushes.keys() == ["test_2_abc"])
    }

    @Test("Without NATS news of test pushes wait, and are told with a heartbeat")
    func retold() async throws {
        let server = try await TestServer()
        let queue = try await ContractQueue(.jetstream, server: server)
        try await queue.enqueue(test("test_1_abc"))
        let claimed = try await queue.claim()
        try await server.kill()
        try await queue.settle(claimed[0], .sent)
        try await server.start()
        try await eventually("it is told") {
            if queue.stream?.queue.connection.isConnected == true { await queue.stream?.queue.repeatSteps() }
            return (try? await queue.stream?.session.testPushes.get("test_1_abc.0")) != nil
        }
    }
}
