import CarillonAPI
import Providers
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Apps that the registry does not know")
struct UnknownAppTests {
    private let gone = CommonV1.Tenant(organizationId: "org_2", appId: "chat")

    @Test("DISP-04 T33 pushes of an app that the registry does not know wait until they expire; no other app waits with them")
    func unknownApp() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: gone, name: "gone")
            fixture.peers.forget(gone)
            try await fixture.enqueue([
                TestPushes.push("gone", devices: ["fcm_gone"], expiresAt: TestPushes.start + .seconds(60), user: "g", tenant: gone)
            ])
            try await fixture.until("shown") { try await fixture.status().lanes.contains { $0.state == .blocked && $0.waiting == 1 } }
            let lane = try #require(try await fixture.status().lanes.first)
            #expect(lane.lane == "fcm org_2/chat" && lane.reason.contains("does not know the app"), "\(lane)")
            for name in ["a", "b", "c"] {
                try await fixture.enqueue([TestPushes.push(name, devices: ["fcm_" + name], user: name)])
                try await fixture.until("sent") { fixture.peers.statuses()["fcm_" + name] == .sent }
            }
            #expect(fixture.logs.count("deliveries of an app wait") == 1, "\(fixture.logs.all)")
            #expect(fixture.peers.statuses()["fcm_gone"] == nil)
            try await fixture.advance(by: .seconds(60))
            try await fixture.until("expired") { fixture.peers.statuses()["fcm_gone"] == .expired }
        }
    }

    @Test("DISP-27 an app whose policy does not come holds no other app's pushes back, and sends when it comes")
    func stalledPolicy() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: gone, name: "gone")
            try await fixture.enqueue([TestPushes.push("first", devices: ["fcm_first"])])
            try await fixture.until("the other app's policy is known") { fixture.peers.statuses() == ["fcm_first": .sent] }
            _ = try await fixture.components.pushes.pauseLanes(.init(paused: true), context: DispatcherFixture.context)
            try await fixture.enqueue([
                TestPushes.push("stalled", devices: ["fcm_stalled"], user: "g", tenant: gone), TestPushes.push("other", devices: ["fcm_other"]),
            ])
            fixture.peers.policyGate.close()
            fixture.peers.stall(gone)
            _ = try await fixture.components.pushes.pauseLanes(.init(paused: false), context: DispatcherFixture.context)
            try await fixture.until("the policy is asked for") { fixture.peers.policyGate.arrived > 0 }
            try await fixture.until("the other app sends") { fixture.peers.statuses()["fcm_other"] == .sent }
            fixture.peers.policyGate.open()
            try await fixture.until("the stalled one is sent") { fixture.peers.statuses()["fcm_stalled"] == .sent }
        }
    }

    @Test("DISP-04 an app that the peers cannot check holds no other app's pushes back, and sends when they can")
    func uncheckable() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: gone, name: "gone")
            fixture.peers.failChecks(of: [gone])
            try await fixture.enqueue([
                TestPushes.push("failing", devices: ["fcm_failing"], user: "g", tenant: gone), TestPushes.push("other", devices: ["fcm_other"]),
            ])
            try await fixture.until("the other app sends") { fixture.peers.statuses()["fcm_other"] == .sent }
            try await fixture.until("the app is asked about again") { fixture.peers.askedInVain > 3 }
            // While it waits after several failures, too.
            try await fixture.enqueue([TestPushes.push("later", devices: ["fcm_later"])])
            try await fixture.until("the other app sends again") { fixture.peers.statuses()["fcm_later"] == .sent }
            #expect(fixture.logs.count("deliveries of an app wait, because") == 1, "\(fixture.logs.all)")
            #expect(fixture.peers.statuses()["fcm_failing"] == nil)
            fixture.peers.failChecks(of: [])
            try await fixture.until("the app sends") { fixture.peers.statuses()["fcm_failing"] == .sent }
        }
    }

    @Test("DISP-04 DISP-12 an app whose check hangs holds no other app's pushes back, and its own pushes keep their order")
    func hangingCheck() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: gone, name: "gone")
            fixture.peers.gateChecks(of: [gone])
            fixture.peers.checkGate.close()
            try await fixture.enqueue([TestPushes.push("h1", devices: ["fcm_h"], user: "g", tenant: gone)])
            try await fixture.until("the check hangs") { fixture.peers.checkGate.arrived == 1 }
            try await fixture.enqueue([
                TestPushes.push("h2", devices: ["fcm_h"], user: "g", tenant: gone), TestPushes.push("other", devices: ["fcm_other"]),
            ])
            try await fixture.until("the other app sends") { fixture.peers.statuses()["fcm_other"] == .sent }
            #expect(fixture.peers.checkGate.arrived == 1 && fixture.peers.statuses()["fcm_h"] == nil)
            fixture.peers.checkGate.open()
            try await fixture.until("both leave") { fixture.peers.outcomes.filter { $0.pushDeviceId == "fcm_h" }.count == 2 }
            let bodies = try await fixture.requests("fcm").map { String(decoding: $0.body, as: UTF8.self) }
            let sent = ["hello from h1", "hello from h2"].map { text in bodies.firstIndex { $0.contains(text) } }
            #expect(sent.compactMap { $0 }.count == 2 && sent[0] ?? 0 < sent[1] ?? 0)
        }
    }

    @Test("DISP-04 an app that the registry knows again, after a restore, sends what waited")
    func knownAgain() async throws {
        try await withFixture { fixture in
            try await fixture.putFCMAccount(of: gone, name: "gone")
            fixture.peers.forget(gone)
            try await fixture.enqueue([TestPushes.push("gone", devices: ["fcm_gone"], user: "g", tenant: gone)])
            try await fixture.until("shown") { try await fixture.status().lanes.contains { $0.state == .blocked } }
            fixture.peers.remember(gone)
            try await fixture.until("sent") { fixture.peers.statuses()["fcm_gone"] == .sent }
        }
    }

    @Test("DISP-05 lanes of two organizations whose apps have the same id have different names")
    func names() async throws {
        try await withFixture { fixture in
            try await fixture.put(.apns, try await fixture.apnsKey("KEY0000002"), of: gone)
            try await fixture.enqueue([
                TestPushes.push("own", devices: ["dev_1"]), TestPushes.push("other", devices: ["dev_2"], user: "b", tenant: gone),
            ])
            try await fixture.until("sent") { fixture.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
            let names = try await fixture.status().lanes.map(\.lane)
            #expect(names.count == 2 && names.contains { $0.hasSuffix(" org/chat") } && names.contains { $0.hasSuffix(" org_2/chat") }, "\(names)")
        }
    }
}
