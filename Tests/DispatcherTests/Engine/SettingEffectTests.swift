import CarillonAPI
import ProviderSimulator
import Providers
import ServiceKit
import Testing

@testable import DispatcherService

@Suite("Settings that steer sending", .serialized)
struct SettingEffectTests {
    private func pushes(_ count: Int, _ prefix: String = "fcm") -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["\(prefix)_\($0)"], user: "u\($0)") }
    }

    @Test("POL-06 max_in_flight: so many pushes of an app are without their answer at once, and the next leave with the answers")
    func inFlight() async throws {
        try await withFixture(settings: ["max_in_flight": .int(3)]) { fixture in
            try await fixture.fault("fcm", action: .withhold, times: 3)
            try await fixture.enqueue(pushes(10))
            try await fixture.until("three are out") { try await fixture.requests("fcm").count == 3 }
            try await fixture.quiet()
            #expect(try await fixture.requests("fcm").count == 3)
            let status = try await fixture.status()
            #expect(status.leased == 3 && status.queued == 7)
            // Their time is up.
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("the others follow") { fixture.peers.statuses().values.count { $0 == .sent } >= 7 }
        }
    }

    @Test("POL-06 provider_timeout_seconds: a request without an answer is given up after so long")
    func timeout() async throws {
        try await withFixture(settings: ["provider_timeout_seconds": .int(7)]) { fixture in
            try await fixture.fault("apns", action: .withhold)
            try await fixture.enqueue([TestPushes.push("p1")])
            try await fixture.until("request out") { try await fixture.requests("apns").count == 1 }
            try await fixture.advance(by: .milliseconds(6_999))
            #expect(fixture.peers.outcomes.isEmpty)
            try await fixture.advance(by: .milliseconds(1))
            try await fixture.until("timed out") { fixture.peers.outcomes.map(\.providerCode) == ["timeout"] }
        }
    }

    @Test("POL-06 provider_max_connections: the limit of the lane's pool, which opens a second connection where it may", arguments: [1, 8])
    func connections(most: Int) async throws {
        try await withFixture(settings: ["provider_max_connections": .int(most)]) { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["dev_w"])])
            try await fixture.until("warm") { fixture.peers.statuses()["dev_w"] == .sent }
            _ = try await fixture.control.setStreamLimit(
                SimulatorV1.SetStreamLimitRequest(maxConcurrentStreams: 1), context: DispatcherFixture.context)
            try await fixture.fault("apns", action: .withhold, times: 0)
            try await fixture.enqueue(pushes(6, "dev"))
            // The first connection takes one at a time; a second one takes all the others.
            try await fixture.until("busy") { try await fixture.requests("apns").count == (most == 1 ? 2 : 7) }
            let lane = try #require(await fixture.components.engine.lanes.values.first { $0.key.provider == .apns })
            #expect(await lane.transport.snapshot().connectionLimit == most)
            #expect(try await fixture.statistics().connections["apns"] == (most == 1 ? 1 : 2))
            // Nothing is left in flight for the end of the test to wait for.
            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(32))
        }
    }

    @Test("POL-06 retry_jitter_ratio: waits of one second are up to half a second longer, each by another part")
    func jitter() async throws {
        // Fewer than make an outage (DISP-30).
        try await withFixture(settings: ["retry_jitter_ratio": .number(0.5)]) { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 15)
            try await fixture.enqueue(pushes(15))
            try await fixture.until("all refused") { fixture.peers.outcomes.count == 15 }
            try await fixture.advance(by: .seconds(2))
            try await fixture.until("all sent") { fixture.peers.statuses().values.count { $0 == .sent } == 15 }
            let waits = try await fixture.requests("fcm").filter { $0.status == 200 }.map { $0.receivedAtMs - TestPushes.start.milliseconds }
            #expect(waits.count == 15 && waits.allSatisfy { (1_000...1_500).contains($0) }, "\(waits)")
            #expect(Set(waits).count > 1, "\(waits)")
        }
    }

    /// Groups that were given to the connections of FCM.
    private func groups(_ fixture: DispatcherFixture) throws -> Int {
        let sample = #"carillon_push_groups_total{provider="fcm"} "#
        let line = try #require(fixture.metrics.prometheusText().split(separator: "\n").first { $0.hasPrefix(sample) })
        return try #require(Int(line.dropFirst(sample.count)))
    }

    @Test("DISP-12 POL-06 fcm_batch_size: pushes to Android leave in groups of at most so many", arguments: [(100, 3), (249, 2), (500, 1)])
    func groupSize(most: Int, expected: Int) async throws {
        try await withFixture(settings: ["fcm_batch_size": .int(most)]) { fixture in
            try await fixture.enqueue([TestPushes.push("warm", devices: ["fcm_w"])])
            try await fixture.until("the token is there") { fixture.peers.statuses()["fcm_w"] == .sent }
            let before = try groups(fixture)
            try await fixture.enqueue(pushes(250))
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 251 }
            #expect(try groups(fixture) - before == expected)
            #expect(Set(fixture.peers.outcomes.map(\.providerMessageId)).count == 251, "a result for each message")
        }
    }

    @Test("DISP-12 A group is a bound and no wait: the next group leaves while FCM has answered none of the first one")
    func groupsWithoutAnswers() async throws {
        try await withFixture(settings: ["fcm_batch_size": .int(2)]) { fixture in
            try await fixture.fault("fcm", action: .withhold, times: 4)
            // Fewer than make an outage (DISP-30).
            try await fixture.enqueue(pushes(4))
            try await fixture.until("both groups are out") { try await fixture.requests("fcm").count == 4 }
            #expect(fixture.peers.outcomes.isEmpty)
            // Their time is up.
            try await fixture.advance(by: .seconds(31))
            try await fixture.until("sent by their second attempts") { fixture.peers.statuses().values.count { $0 == .sent } == 4 }
        }
    }

    @Test("POL-06 fcm_max_payload_bytes: a text that does not fit is cut to it", arguments: [1_000, 4_096])
    func payload(most: Int) async throws {
        try await withFixture(settings: ["fcm_max_payload_bytes": .int(most)]) { fixture in
            var push = TestPushes.push("p1", devices: ["fcm_1"])
            push.contents[0].body = String(repeating: "word ", count: 500)
            try await fixture.enqueue([push])
            try await fixture.until("sent") { fixture.peers.statuses() == ["fcm_1": .sent] }
            let request = try #require(try await fixture.requests("fcm").first)
            #expect((request.message.count == 2_500) == (most == 4_096), "\(request.message.count)")
            #expect(request.body.count <= most + 512, "\(request.body.count)")
        }
    }
}
