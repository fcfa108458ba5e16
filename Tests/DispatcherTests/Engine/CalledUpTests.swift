import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Providers that operators call up", .serialized)
struct CalledUpTests {
    private func lane(_ fixture: DispatcherFixture) async throws -> DispatcherV1.LaneStatus? {
        try await fixture.status().lanes.first { $0.provider == "fcm" }
    }

    private func mark(_ fixture: DispatcherFixture, down: Bool) async throws {
        _ = try await fixture.components.pushes.markProvider(.init(provider: "fcm", down: down), context: DispatcherFixture.context)
    }

    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    private func outageAlerts(_ fixture: DispatcherFixture) -> [String] { fixture.peers.alerts.filter { $0.contains(" provider_outage ") } }

    @Test("DISP-30 CTL-01 after \"down\" and \"up\" of a provider without waiting pushes one later failure is no outage: no alert, and a usual retry")
    func idle() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["fcm_warm"])])
            try await fixture.until("warm") { fixture.peers.statuses()["fcm_warm"] == .sent }
            try await fixture.quiet()
            let resolved = outageAlerts(fixture).count
            try await mark(fixture, down: true)
            try await mark(fixture, down: false)
            let up = try #require(try await lane(fixture))
            #expect(up.state == .open && up.reason.isEmpty)
            try await fixture.advance(by: .seconds(20))

            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE")
            try await fixture.enqueue(pushes(1))
            try await fixture.until("it failed once") { fixture.peers.outcomes(of: "p0").count == 1 }
            try await fixture.quiet()
            let after = try #require(try await lane(fixture))
            #expect(after.state == .open && after.failedLastMinute == 1)
            #expect(try await fixture.status().providers.allSatisfy { !$0.down })
            #expect(outageAlerts(fixture).count == resolved)
            try await fixture.advance(by: .seconds(2))
            try await fixture.until("it is sent") { fixture.peers.statuses()["fcm_0"] == .sent }
        }
    }

    @Test("DISP-30 CTL-01 \"up\" with pushes that wait shows the lane on trial; if the push that leaves first fails, the reason says so")
    func trial() async throws {
        try await withFixture { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["fcm_warm"])])
            try await fixture.until("warm") { fixture.peers.statuses()["fcm_warm"] == .sent }
            try await mark(fixture, down: true)
            try await fixture.enqueue(pushes(3))
            try await fixture.quiet()
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            let arrived = fixture.peers.checkGate.arrived
            fixture.peers.checkGate.close()
            try await mark(fixture, down: false)
            try await fixture.until("the probe is checked") { fixture.peers.checkGate.arrived > arrived }
            let onTrial = try #require(try await lane(fixture))
            #expect(onTrial.reason.hasPrefix("on trial: an operator called the provider up"), "\(onTrial)")
            fixture.peers.checkGate.open()
            try await fixture.until("it is down again") { try await lane(fixture)?.nextProbeAtMs != nil }
            try await fixture.quiet()
            let line = try #require(fixture.logs.texts(with: "a provider counts as down").first)
            #expect(line.contains("an operator called it up, and the push that left first failed: ") && line.contains("UNAVAILABLE"))
            #expect(!line.contains("are an outage"), "the rule for attempts did not decide")
        }
    }

    @Test("DISP-34 CTL-01 a test push right after \"up\" is answered with its outcome, also while other pushes wait for the answer to the probe")
    func testPush() async throws {
        try await withFixture { fixture in
            let context = DispatcherFixture.context
            try await fixture.enqueue([TestPushes.push("warm")])
            try await fixture.until("warm") { fixture.peers.statuses()["dev_1"] == .sent }
            _ = try await fixture.components.pushes.markProvider(.init(provider: "apns", down: true), context: context)
            try await fixture.enqueue((0..<3).map { TestPushes.push("p\($0)", devices: ["dev_x\($0)"], user: "u\($0)") })
            try await fixture.quiet()
            let arrived = fixture.peers.checkGate.arrived
            fixture.peers.checkGate.close()
            _ = try await fixture.components.pushes.markProvider(.init(provider: "apns", down: false), context: context)
            try await fixture.until("the probe is checked") { fixture.peers.checkGate.arrived > arrived }
            func waitingPushes() async throws -> Int64 {
                try await fixture.status().lanes.filter { $0.provider == "apns" }.reduce(0) { $0 + $1.waiting }
            }
            let waiting = try await waitingPushes()
            async let answer = fixture.components.testPushes.testPush(
                .init(tenant: TestPushes.tenant, userId: "alice", pushDeviceIds: ["dev_1"]), context: context)
            try await fixture.until("the test push waits") { try await waitingPushes() == waiting + 1 }
            fixture.peers.checkGate.open()
            let results = try await answer.results
            #expect(results.map(\.status) == [.sent])
        }
    }
}
