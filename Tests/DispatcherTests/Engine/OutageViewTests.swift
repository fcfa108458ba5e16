import CarillonAPI
import ServiceKit
import TestConditions
import Testing

@testable import DispatcherService

@Suite("What operators see of a provider that fails", .serialized)
struct OutageViewTests {
    private func lane(_ fixture: DispatcherFixture, _ provider: String) async throws -> DispatcherV1.LaneStatus? {
        try await fixture.status().lanes.first { $0.provider == provider }
    }

    private func provider(_ fixture: DispatcherFixture, _ name: String) async throws -> DispatcherV1.ProviderStatus? {
        try await fixture.status().providers.first { $0.provider == name }
    }

    private func mark(_ fixture: DispatcherFixture, _ provider: String, down: Bool, reason: String = "") async throws {
        _ = try await fixture.components.pushes.markProvider(
            .init(provider: provider, down: down, reason: reason), context: DispatcherFixture.context)
    }

    private func pushes(_ count: Int) -> [DispatcherV1.Push] {
        (0..<count).map { TestPushes.push("p\($0)", devices: ["fcm_\($0)"], user: "u\($0)") }
    }

    @Test("DISP-30 OBS-09 failed attempts show on their lane before they are an outage: how many, with which code, and what waits for a retry")
    func failing() async throws {
        let settings: [String: PolicyValue] = ["max_attempts": .int(5), "retry_delays_seconds": .list([.int(30)])]
        try await withFixture(settings: settings) { fixture in
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await fixture.enqueue(pushes(3))
            try await fixture.until("all wait for a retry") { try await lane(fixture, "fcm")?.waitingRetry == 3 }
            let failing = try #require(try await lane(fixture, "fcm"))
            #expect(failing.state == .open && failing.failedLastMinute == 3 && failing.waiting == 0)
            #expect(failing.reason.hasPrefix("the last 3 attempts failed: ") && failing.reason.contains("UNAVAILABLE"))
            let shown = try #require(try await provider(fixture, "fcm"))
            #expect(!shown.down && shown.waiting == 3 && shown.reason == failing.reason)

            try await fixture.clearFaults()
            try await fixture.advance(by: .seconds(30))
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 3 }
            try await fixture.quiet()
            let working = try #require(try await lane(fixture, "fcm"))
            #expect(working.reason.isEmpty && working.waitingRetry == 0 && working.sentLastMinute == 3)
        }
    }

    /// Five failures are an outage; two attempts a push.
    private static let settings: [String: PolicyValue] = [
        "outage_min_attempts": .int(5), "outage_window_seconds": .int(60), "max_attempts": .int(2), "retry_delays_seconds": .list([.int(1)]),
    ]

    /// FCM answers 503 to everybody, ten pushes have found out, and nothing goes on.
    private func bringDown(_ fixture: DispatcherFixture) async throws {
        try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
        try await fixture.enqueue(pushes(10))
        try await fixture.until("FCM counts as down") { try await lane(fixture, "fcm")?.state == .down }
        try await fixture.quiet()
    }

    @Test("DISP-30 CTL-01 a provider that an operator called down has the operator's reason and no next probe, also where attempts found it down")
    func calledDown() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await bringDown(fixture)
            try await mark(fixture, "fcm", down: true, reason: "incident-8")
            let sent = try await fixture.requests("fcm").count
            // The second time, the probe that the attempts had planned would be due.
            for seconds in [1, 60] {
                try await fixture.advance(by: .seconds(seconds))
                let shown = try #require(try await lane(fixture, "fcm"))
                #expect(shown.state == .down && shown.calledDown && shown.reason == "called down by an operator: incident-8")
                #expect(shown.nextProbeAtMs == nil && shown.downSinceMs == TestPushes.start.milliseconds)
            }
            #expect(try await fixture.requests("fcm").count == sent)
        }
    }

    @Test("CTL-01 pauses in force are listed, also of lanes without pushes; a resume of other lanes changes nothing, and says what is paused")
    func pauses() async throws {
        try await withFixture { fixture in
            func pause(_ paused: Bool, _ provider: String, _ tenant: CommonV1.Tenant? = nil, environment: String = "", reason: String = "")
                async throws -> DispatcherV1.PauseLanesResponse
            {
                try await fixture.components.pushes.pauseLanes(
                    .init(paused: paused, provider: provider, environment: environment, tenant: tenant, reason: reason),
                    context: DispatcherFixture.context)
            }
            let first = try await pause(true, "fcm", TestPushes.tenant, reason: "new project")
            #expect(first.changed)
            try await fixture.advance(by: .seconds(10))
            let again = try await pause(true, "fcm", TestPushes.tenant)
            #expect(!again.changed)
            _ = try await pause(true, "web_push", environment: "push.example.com")
            let listed = try await fixture.status().pauses
            #expect(listed.map(\.provider) == ["fcm", "web_push"] && listed.last?.environment == "push.example.com")
            #expect(listed.first?.reason == "new project" && listed.first?.sinceMs == TestPushes.start.milliseconds)
            #expect(try await fixture.status(of: .init(organizationId: "org", appId: "other")).pauses.map(\.provider) == ["web_push"])

            let other = try await pause(false, "fcm")
            #expect(!other.changed && other.pauses.map(\.provider) == ["fcm", "web_push"])
            let resumed = try await pause(false, "fcm", TestPushes.tenant)
            #expect(resumed.changed && resumed.pauses.map(\.provider) == ["web_push"])
            let recorded = fixture.audit.all.filter { $0.hasPrefix("lanes.paused") }
            #expect(recorded.count == 2, "a repetition is no change")
        }
    }

    @Test("DR-01 CTL-01 apps are not told that push is away for desktops or a provider that no app sends with; for one in use they are")
    func availability() async throws {
        try await withFixture { fixture in
            func down() async throws -> [String] {
                try await fixture.components.pushes.pushAvailability(.init(), context: DispatcherFixture.context).providersDown
            }
            for provider in ["desktop", "expo"] { try await mark(fixture, provider, down: true) }
            #expect(try await down().isEmpty)
            try await mark(fixture, "apns", down: true)
            #expect(try await down() == ["apns"])
        }
    }

    @Test("ARCH-16 CTL-01 an environment that the provider does not have is refused with those that it has; a part that is down is named")
    func environments() async throws {
        try await withFixture { fixture in
            let (pushes, context) = (fixture.components.pushes, DispatcherFixture.context)
            for (provider, environment, names) in [
                ("apns", "foo", "production and sandbox"), ("fcm", "sandbox", "production"), ("web_push", "production", "hosts of push services"),
            ] {
                let refused = await #expect(throws: APIError.self) {
                    _ = try await pushes.markProvider(.init(provider: provider, down: true, environment: environment), context: context)
                }
                #expect(refused?.field == "environment" && refused?.message.contains(names) == true)
            }
            _ = try await pushes.markProvider(
                .init(provider: "apns", down: true, environment: "sandbox", reason: "status page"), context: context)
            #expect(try await provider(fixture, "apns")?.reason == "sandbox: status page")
        }
    }

    @Test("DISP-30 CTL-01 \"up\" in an outage that lasts costs one probe and no attempt, however often an operator says it")
    func calledUpInOutage() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await bringDown(fixture)
            for _ in 0..<3 {
                let sent = try await fixture.requests("fcm").count
                try await mark(fixture, "fcm", down: false)
                try await fixture.until("the probe left") { try await fixture.requests("fcm").count > sent }
                try await fixture.advance(by: .seconds(1))
                #expect(try await fixture.requests("fcm").count == sent + 1)
                #expect(try await provider(fixture, "fcm")?.down == true)
            }
            #expect(try await fixture.status().deadLetters == 0)
            #expect(!fixture.peers.outcomes.contains { $0.status == .failed })
        }
    }

    @Test("DISP-30 CTL-01 \"up\" after \"down\" shows the provider as up, and tries one push before the others")
    func calledUpAgain() async throws {
        try await withFixture(settings: Self.settings) { fixture in
            try await mark(fixture, "fcm", down: true)
            try await fixture.enqueue(pushes(10))
            try await fixture.quiet()
            try await fixture.fault("fcm", status: 503, reason: "UNAVAILABLE", times: 0)
            try await mark(fixture, "fcm", down: false)
            try await fixture.until("the probe failed") { try await lane(fixture, "fcm")?.nextProbeAtMs != nil }
            try await fixture.quiet()
            #expect(try await fixture.requests("fcm").count == 1)

            try await fixture.clearFaults()
            try await mark(fixture, "fcm", down: false)
            #expect(try await provider(fixture, "fcm")?.calledDown == false)
            try await fixture.until("all are sent") { fixture.peers.statuses().values.count { $0 == .sent } == 10 }
            #expect(fixture.peers.outcomes.filter { $0.status == .sent }.allSatisfy { $0.attemptNumber == 1 })
        }
    }
}
