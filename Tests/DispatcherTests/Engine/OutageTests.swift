import CarillonAPI
import DurableWork
import Providers
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("Providers that are down", .serialized)
struct OutageTests {
    /// Five failures are an outage; two attempts a push.
    private static let settings: [String: PolicyValue] = [
        "outage_min_attempts": .int(5), "outage_window_seconds": .int(60), "max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)]),
    ]

    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    private func lane(_ fixture: DispatcherFixture, _ provider: String) async throws -> DispatcherV1.LaneStatus? {
        try await fixture.status().lanes.first { $0.provider == provider }
    }

    private func mark(_ fixture: DispatcherFixture, _ provider: String, down: Bool, reason: String = "") async throws {
        _ = try await fixture.components.pushes.markProvider(
            .init(provider: provider, down: down, reason: reason), context: DispatcherFixture.context)
    }

    /// FCM answers 503 to everybody, ten pushes have found out, and nothing goes on.
    private func bringDown(_ fixture: DispatcherFixture) async throws {
        try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
        try await fixture.enqueue(pushes(10))
        try await fixture.until("FCM counts as down") { try await lane(fixture, "fcm")?.state == .down }
        try await fixture.quiet()
    }

    @Test("DISP-30 DR-01 ACC-122 a provider that fails is asked once each 30 s, no push loses an attempt, and a good answer lets all leave")
    func detected() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await bringDown(fixture)
            let before = try await fixture.requests("fcm").count
            try await fixture.advance(by: .seconds(29))
            #expect(try await fixture.requests("fcm").count == before)
            try await fixture.advance(by: .seconds(1))
            #expect(try await fixture.requests("fcm").count == before + 1)
            try await fixture.advance(by: .seconds(60))
            #expect(try await fixture.requests("fcm").count == before + 3)

            let status = try await fixture.status()
            let provider = try #require(status.providers.first { $0.provider == "fcm" })
            #expect(provider.down && !provider.calledDown && provider.waiting == 10 && provider.downSinceMs == TestPushes.start.milliseconds)
            let shown = try #require(status.lanes.first { $0.provider == "fcm" })
            #expect(shown.nextProbeAtMs == (TestPushes.start + .seconds(120)).milliseconds && shown.oldestQueuedAtMs != nil)
            #expect(status.deadLetters == 0 && !fixture.peers.outcomes.contains { $0.status == .failed })
            let waiting = Set(fixture.peers.outageReports.map(\.pushDeviceId))
            #expect(!waiting.isEmpty && waiting.isSubset(of: Set((0..<10).map { "fcm_\($0)" })))
            // Other providers go on.
            try await fixture.enqueue([TestPushes.push("other")])
            try await fixture.until("APNs takes its push") { fixture.peers.statuses()["dev_1"] == .sent }

            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 11 }
            #expect(fixture.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber <= 2 })
            #expect(try await lane(fixture, "fcm")?.state == .open)
            #expect(try await lane(fixture, "fcm")?.sentLastMinute == 10)
            #expect(try await fixture.status().providers.allSatisfy { !$0.down })
            #expect(fixture.logs.count("a provider counts as down") == 1 && fixture.logs.count("a provider works again") == 1)
        }
    }

    @Test("DISP-30 DISP-32 the outcome of an attempt in an outage says that the push waits for its end")
    func outcomes() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await bringDown(fixture)
            try await fixture.advance(by: .seconds(30))
            let probed = (TestPushes.start + .seconds(30)).milliseconds
            func ofProbe() -> ReceiptsV1.Outcome? { fixture.peers.outageReports.first { $0.occurredAtMs >= probed && $0.sequence > 0 } }
            try await fixture.until("the attempt is reported") { ofProbe() != nil }
            #expect(ofProbe()?.status == .queued && ofProbe()?.failureReason == ReceiptsV1.Outcome.outageReason)
        }
    }

    @Test("DISP-30 fewer failures than `outage_min_attempts` are no outage, and count as attempts")
    func tooFew() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue(pushes(2))
            try await fixture.advance(by: .seconds(10))
            try await fixture.until("both failed") { fixture.peers.outcomes.count { $0.status == .failed } == 2 }
            #expect(try await lane(fixture, "fcm")?.state == .open)
            #expect(fixture.peers.outcomes.allSatisfy { $0.failureReason != ReceiptsV1.Outcome.outageReason })
        }
    }

    @Test("DISP-30 DISP-25 an outage is found with one push each 15 s, too: none of them becomes a dead letter, and all leave after it")
    func littleTraffic() async throws {
        try await withFixture { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            for push in pushes(20) {
                try await fixture.enqueue([push])
                try await fixture.advance(by: .seconds(15))
            }
            #expect(try await lane(fixture, "fcm")?.state == .down)
            #expect(try await fixture.status().deadLetters == 0 && !fixture.peers.outcomes.contains { $0.status == .failed })
            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 20 }
        }
    }

    @Test("DISP-30 ACC-122 a push that comes in an outage waits for `outage_queue_max_seconds`, then expires without a request")
    func queueEnds() async throws {
        try await withFixture(settings: Self.settings.merging(["outage_queue_max_seconds": .int(3_600)]) { $1 }) { fixture in
            try await mark(fixture, "apns", down: true)
            try await fixture.enqueue([TestPushes.push("late", expiresAt: TestPushes.start + .seconds(86_400))])
            try await fixture.advance(by: .seconds(3_599))
            #expect(fixture.peers.outcomes.isEmpty)
            try await fixture.advance(by: .seconds(2))
            try await fixture.until("it expired") { fixture.peers.statuses()["dev_1"] == .expired }
            try await mark(fixture, "apns", down: false)
            try await fixture.quiet()
            #expect(try await fixture.requests("apns").isEmpty)
        }
    }

    @Test("DISP-30 CTL-01 an operator calls a provider down: nothing leaves, also after a restart, until it is called up; others are told what waits")
    func calledDown() async throws {
        let first = try await DispatcherFixture.start()
        try await mark(first, "apns", down: true, reason: "status page")
        try await first.enqueue([
            TestPushes.push("p1"), TestPushes.push("p2", devices: ["fcm_1"], user: "bob"),
            TestPushes.push("p3", devices: ["dev_3", "fcm_3"], user: "carol"),
        ])
        try await first.until("FCM's are sent") { first.peers.statuses() == ["fcm_1": .sent, "fcm_3": .sent] }
        try await first.advance(by: .seconds(120))
        #expect(try await first.requests("apns").isEmpty)
        let provider = try await first.status().providers.first { $0.provider == "apns" }
        #expect(provider?.down == true && provider?.calledDown == true && provider?.reason == "status page")
        // A push that another device gets has no need of a mail.
        #expect(first.peers.outageReports.map(\.pushDeviceId) == ["dev_1"])
        #expect(first.audit.all.contains("provider.called_down apns"))
        await first.stop()

        let second = try await DispatcherFixture.start(
            credentials: false, folder: first.folder, simulator: first.simulator, at: first.clock.now)
        try await second.quiet()
        #expect(try await second.requests("apns").isEmpty)
        try await mark(second, "apns", down: false)
        try await second.until("both are sent") { second.peers.statuses() == ["dev_1": .sent, "dev_3": .sent] }
        #expect(second.audit.all.contains("provider.called_up apns"))
        await second.stopAll()
    }

    @Test("DR-01 DISP-30 a provider that fails the pushes of one app, and takes those of another, is not down for all; without others it is")
    func downForAll() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            let other = CommonV1.Tenant(organizationId: "org", appId: "other")
            try await fixture.put(.apns, fixture.apnsKey("KEY0000002"), of: other)
            func down() async throws -> [String] {
                try await fixture.components.pushes.pushAvailability(.init(), context: DispatcherFixture.context).providersDown
            }
            try await fixture.enqueue([TestPushes.push("before", devices: ["dev_o"], tenant: other)])
            try await fixture.until("the other app's is sent") { fixture.peers.outcomes(of: "before").last?.status == .sent }
            try await fixture.advance(by: .seconds(1))
            for number in 0..<10 {
                try await fixture.fault(
                    "apns", status: 503, reason: "ServiceUnavailable", times: 0, token: TestPushes.token(of: "dev_\(number)"))
            }
            try await fixture.enqueue((0..<10).map { TestPushes.push("p\($0)", devices: ["dev_\($0)"], user: "u\($0)") })
            try await fixture.until("a lane counts as down") { try await fixture.status().lanes.contains { $0.state == .down } }
            #expect(try await down() == ["apns"])
            try await fixture.advance(by: .seconds(1))
            try await fixture.enqueue([TestPushes.push("after", devices: ["dev_o"], tenant: other)])
            try await fixture.until("the other app's is sent") { fixture.peers.outcomes(of: "after").last?.status == .sent }
            try await fixture.quiet()
            #expect(try await down().isEmpty)
        }
    }

    @Test("DISP-30 CTL-01 \"up\" ends an outage that attempts showed, with the answer to a probe at once")
    func calledUp() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await bringDown(fixture)
            try await fixture.clearFaults()
            try await mark(fixture, "fcm", down: false)
            try await fixture.advance(by: .seconds(1))
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 10 }
        }
    }

    @Test("CTL-01 DISP-04 one lane is paused, by provider and app, and the others go on; the pause of another app does not concern it")
    func pausedLane() async throws {
        try await withFixture { fixture in
            let pushes = fixture.components.pushes
            _ = try await pushes.pauseLanes(
                .init(paused: true, provider: "fcm", tenant: TestPushes.tenant, reason: "release"), context: DispatcherFixture.context)
            _ = try await pushes.pauseLanes(
                .init(paused: true, provider: "apns", tenant: .init(organizationId: "org", appId: "other")), context: DispatcherFixture.context)
            try await fixture.enqueue([TestPushes.push("p1"), TestPushes.push("p2", devices: ["fcm_1"], user: "bob")])
            try await fixture.until("APNs takes its push") { fixture.peers.statuses()["dev_1"] == .sent }
            try await fixture.quiet()
            #expect(try await fixture.requests("fcm").isEmpty)
            let paused = try #require(try await lane(fixture, "fcm"))
            #expect(paused.state == .paused && paused.paused && paused.waiting == 1 && paused.reason.contains("release"))
            #expect(fixture.peers.outageReports.isEmpty, "a pause is no outage")
            _ = try await pushes.pauseLanes(
                .init(paused: false, provider: "fcm", tenant: TestPushes.tenant), context: DispatcherFixture.context)
            try await fixture.until("it is sent") { fixture.peers.statuses()["fcm_1"] == .sent }
        }
    }

    @Test("ARCH-16 an unknown provider, an environment of no provider and a long reason are refused, and nothing changes")
    func refused() async throws {
        try await withFixture { fixture in
            func reason(_ body: () async throws -> Void) async -> String? {
                do { try await body() } catch { return (error as? APIError)?.reason.code }
                return nil
            }
            let (pushes, context) = (fixture.components.pushes, DispatcherFixture.context)
            #expect(await reason { _ = try await pushes.markProvider(.init(provider: "", down: true), context: context) } == "invalid_argument")
            #expect(await reason { _ = try await pushes.markProvider(.init(provider: "pigeon", down: true), context: context) } == "invalid_value")
            let long = String(repeating: "x", count: 201)
            let tooLong = await reason { _ = try await pushes.markProvider(.init(provider: "fcm", down: true, reason: long), context: context) }
            #expect(tooLong == "invalid_value")
            let ofNone = await reason { _ = try await pushes.pauseLanes(.init(paused: true, environment: "sandbox"), context: context) }
            #expect(ofNone == "invalid_value")
            #expect(await fixture.components.engine.orders.holding.isEmpty)
        }
    }

    @Test("REG-19 C-68 no token is probed whose provider is down; those of other providers are")
    func probes() async throws {
        try await withFixture { fixture in
            try await mark(fixture, "apns", down: true)
            let answer = try await fixture.components.probes.probeTokens(
                .init(
                    tenant: TestPushes.tenant, probeId: "run-1",
                    devices: ["dev_1", "fcm_1"].compactMap { TestPushes.target($0, user: "alice").device }), context: DispatcherFixture.context)
            #expect(answer.accepted == 1 && answer.suspendedDeviceIds == ["dev_1"])
            try await fixture.until("FCM's is reported") { fixture.peers.reports.map(\.pushDeviceId) == ["fcm_1"] }
            #expect(try await fixture.requests("apns").isEmpty)
        }
    }
}
