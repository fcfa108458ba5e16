import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

@Suite struct DeliveryChecksTests {
    private func probe(_ id: String, child: String = "") -> DispatcherV1.Push {
        var push = TestPushes.push(id, user: child)
        push.notificationId = ""
        push.guardianConsentRequired = !child.isEmpty
        return push
    }

    @Test("DISP-04 PRIV-05 of pushes and probes together, pushes are checked and probes need only the guardian's consent; answers come in order")
    func together() async throws {
        let peers = try DispatcherFixture.Peers(settings: [:])
        peers.child("kid", consented: false)
        peers.decide("p1", .skip(.channelMuted))
        let deliveries = TestPushes.inFlight([
            TestPushes.push("p1"), probe("of a child", child: "kid"), TestPushes.push("p2"), probe("of nobody"),
        ])
        let checked = try await DeliveryChecks(pushes: peers, probes: peers).check(deliveries, of: TestPushes.tenant, now: TestPushes.start)
        #expect(checked.map(\.decision) == [.skip(.channelMuted), .skip(.consentMissing), .send, .send])
        #expect(peers.checked == 2)
        // Probes alone ask nobody about preferences and devices.
        _ = try await DeliveryChecks(pushes: peers, probes: peers).check(
            TestPushes.inFlight([probe("of nobody")]), of: TestPushes.tenant, now: TestPushes.start)
        #expect(peers.checked == 2)
    }
}
