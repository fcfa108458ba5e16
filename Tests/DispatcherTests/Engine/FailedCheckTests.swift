import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Apps whose check failed or hangs")
struct FailedCheckTests {
    private let app = CommonV1.Tenant(organizationId: "org_2", appId: "chat")

    private func push(_ id: String, devices: [String] = ["fcm_h"]) -> DispatcherV1.Push {
        TestPushes.push(id, devices: devices, user: "g", tenant: app)
    }

    @Test("DISP-04 After a failed check, an app tries few deliveries, and sends all when the peers answer")
    func trial() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: app, name: "app")
            fixture.peers.failChecks(of: [app])
            try await fixture.enqueue((1...20).map { push("p\($0)", devices: ["fcm_\($0)"]) })
            try await fixture.until("asked again") { fixture.peers.askedInVain >= 2 }
            #expect(fixture.peers.failedChecks[0].count == 20)
            #expect(fixture.peers.failedChecks[1].count == LaneState.trialPushes)
            fixture.peers.failChecks(of: [])
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 20 }
        }
    }

    @Test("DISP-04 DISP-12 What was claimed before a failed check goes back without another check, behind what failed")
    func claimedBehind() async throws {
        var made: DoorQueue?
        try await withFixture(makeQueue: { queue in
            let door = DoorQueue(queue)
            made = door
            return door
        }) { fixture in
            let door = try #require(made)
            let engine = fixture.components.engine
            try await fixture.putFCMAccount(of: app, name: "app")
            fixture.peers.gateChecks(of: [app])
            fixture.peers.failChecks(of: [app])
            fixture.peers.checkGate.close()
            try await fixture.enqueue([push("first")])
            try await fixture.until("the check hangs") { fixture.peers.checkGate.arrived == 1 }
            try await fixture.enqueue([push("second")])
            try await fixture.until("the second is claimed") { await engine.claimedNotSent == 2 }
            // The first one goes back to the queue only after the app has waited.
            door.settlements.close()
            fixture.peers.checkGate.open()
            try await fixture.until("the first goes back") { door.settlements.arrived == 1 }
            try await fixture.until("the wait is over") { await !engine.checkWaits.isWaiting(app) }
            door.settlements.open()
            try await fixture.until("asked again") { fixture.peers.askedInVain >= 2 }
            #expect(fixture.peers.failedChecks.prefix(2) == [["first"], ["first", "second"]])
            fixture.peers.failChecks(of: [])
            try await fixture.until("both leave") { fixture.peers.outcomes.count { $0.status == .sent } == 2 }
        }
    }

    @Test("DISP-04 An app whose check hangs claims no more than the limit, whatever it may have in flight")
    func room() async throws {
        try await withFixture(settings: ["max_in_flight": .int(10_000)]) { fixture in
            try await fixture.putFCMAccount(of: app, name: "app")
            fixture.peers.gateChecks(of: [app])
            fixture.peers.checkGate.close()
            // The first claim is small, so that the limit is no multiple of the provider's claims.
            try await fixture.enqueue([push("first", devices: ["fcm_first"])])
            try await fixture.until("the first is claimed") { await fixture.components.engine.claimedNotSent == 1 }
            // Each push has as many devices as one claim of the provider.
            try await fixture.enqueue((1...4).map { push in self.push("p\(push)", devices: (1...500).map { "fcm_\(push)_\($0)" }) })
            let limit = DispatchEngine.unpreparedLimit
            try await fixture.until("claimed") { await fixture.components.engine.claimedNotSent == limit }
            try await fixture.enqueue([TestPushes.push("other", devices: ["fcm_other"])])
            try await fixture.until("the other app sends") { fixture.peers.statuses()["fcm_other"] == .sent }
            try await fixture.until("no more is claimed") { await fixture.components.engine.claimedNotSent == limit }
            fixture.peers.failChecks(of: [app])
            fixture.peers.checkGate.open()
            try await fixture.until("they go back") { await fixture.components.engine.claimedNotSent <= LaneState.trialPushes }
        }
    }

    @Test("DISP-04 A check that ends with the service is no failure of the peers, and nobody is told that its app waits")
    func stopped() async throws {
        let fixture = try await DispatcherFixture.start()
        do {
            try await fixture.putFCMAccount(of: app, name: "app")
            fixture.peers.hangChecks(of: [app])
            try await fixture.enqueue([push("hanging")])
            try await fixture.until("the check hangs") { fixture.peers.hung == 1 }
        } catch {
            await fixture.stopAll()
            throw error
        }
        await fixture.stopAll()
        #expect(fixture.logs.count("deliveries of an app wait") == 0, "\(fixture.logs.all)")
    }
}
