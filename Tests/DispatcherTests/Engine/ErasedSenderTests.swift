import CarillonAPI
import DurableWork
import ServiceKit
import Storage
import Testing

@testable import DispatcherService

@Suite("Pushes whose sender is erased")
struct ErasedSenderTests {
    private func push(_ id: String, from sender: String, to device: String) -> DispatcherV1.Push {
        var push = TestPushes.push(id, devices: [device], user: "bob")
        push.contents[0].data["sender_id"] = sender
        return push
    }

    @Test("PRIV-09 a push that waits is not sent after its sender was erased, and the ledger gets its end; pushes from others are sent")
    func withdrawn() async throws {
        try await withFixture(credentials: false) { fixture in
            try await fixture.enqueue([push("p1", from: "alice", to: "dev_1"), push("p2", from: "carol", to: "dev_2")])
            try await fixture.quiet()
            let user = UserKey("alice", of: TestPushes.tenant)
            try await fixture.store.write { _ = try ErasedUsers.add(user, at: fixture.clock.now, $0) }
            #expect(try await PushTable.erase(user, fixture.store) == 1)
            try await fixture.enqueue([push("p3", from: "alice", to: "dev_3")])
            try await fixture.putAPNsKey("KEY0000001")
            try await fixture.until("all have ended") { fixture.peers.statuses().count == 3 }
            #expect(fixture.peers.statuses() == ["dev_1": .skipped, "dev_2": .sent, "dev_3": .skipped])
            #expect(
                fixture.peers.outcomes.filter { $0.status == .skipped }.allSatisfy { $0.skipReason == .cancelled && $0.failureReason == "withdrawn" })
            #expect(try await fixture.requests("apns").map(\.token) == [TestPushes.token(of: "dev_2")])
        }
    }
}
