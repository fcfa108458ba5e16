import CarillonAPI
import ServiceKit
import Testing

@testable import DispatcherService

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
