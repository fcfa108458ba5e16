import CarillonAPI
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Apps that the registry does not know")
struct UnknownAppTests {
    private let gone = CommonV1.Tenant(organizationId: "org_2", appId: "chat")

    @Test("DISP-04 T33 pushes of an app that the registry does not know wait until they expire; no other app waits with them")
    func unknownApp() async throws {
        try await withBench { bench in
            try await bench.putFCMAccount(of: gone, name: "gone")
            bench.peers.forget(gone)
            try await bench.enqueue([
                TestPushes.push("gone", devices: ["fcm_gone"], expiresAt: TestPushes.start + .seconds(60), user: "g", tenant: gone)
            ])
            try await bench.until("shown") { try await bench.status().lanes.contains { $0.state == .held && $0.waiting == 1 } }
            let lane = try #require(try await bench.status().lanes.first)
            #expect(lane.lane == "fcm org_2/chat" && lane.reason.contains("does not know the app"), "\(lane)")
            #expect(await bench.parts.engine.checkBlocks == 0, "nobody else waits")
            for name in ["a", "b", "c"] {
                try await bench.enqueue([TestPushes.push(name, devices: ["fcm_" + name], user: name)])
                try await bench.until("sent") { bench.peers.statuses()["fcm_" + name] == .sent }
            }
            #expect(bench.logs.count("deliveries of an app wait") == 1, "\(bench.logs.all)")
            #expect(bench.peers.statuses()["fcm_gone"] == nil)
            try await bench.advance(by: .seconds(60))
            try await bench.until("expired") { bench.peers.statuses()["fcm_gone"] == .expired }
        }
    }

    @Test("DISP-04 an app that the registry knows again, after a restore, sends what waited")
    func knownAgain() async throws {
        try await withBench { bench in
            try await bench.putFCMAccount(of: gone, name: "gone")
            bench.peers.forget(gone)
            try await bench.enqueue([TestPushes.push("gone", devices: ["fcm_gone"], user: "g", tenant: gone)])
            try await bench.until("shown") { try await bench.status().lanes.contains { $0.state == .held } }
            bench.peers.remember(gone)
            try await bench.until("sent") { bench.peers.statuses()["fcm_gone"] == .sent }
        }
    }

    @Test("DISP-05 lanes of two organizations whose apps have the same id have different names")
    func names() async throws {
        try await withBench { bench in
            try await bench.put(.apns, try await bench.apnsKey("KEY0000002"), of: gone)
            try await bench.enqueue([
                TestPushes.push("own", devices: ["dev_1"]), TestPushes.push("other", devices: ["dev_2"], user: "b", tenant: gone),
            ])
            try await bench.until("sent") { bench.peers.statuses() == ["dev_1": .sent, "dev_2": .sent] }
            let names = try await bench.status().lanes.map(\.lane)
            #expect(names.count == 2 && names.contains { $0.hasSuffix(" org/chat") } && names.contains { $0.hasSuffix(" org_2/chat") }, "\(names)")
        }
    }
}
