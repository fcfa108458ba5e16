import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryService

@Suite("What providers say of tokens")
struct TokenReportTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private func report(
        _ device: RegistryV1.Device, _ verdict: String, reason: String = "Unregistered", observedAtMs: Int64? = nil,
        attempt: String = "", version: Int64? = nil
    ) -> RegistryV1.TokenReport {
        .init(
            tenant: RegistryFixture.tenant, pushDeviceId: device.pushDeviceId, addressVersion: version ?? device.addressVersion,
            verdict: verdict, reason: reason, observedAtMs: observedAtMs ?? fixture.clock.now.milliseconds, provider: "apns",
            attemptId: attempt)
    }

    private func send(_ reports: RegistryV1.TokenReport...) async throws {
        _ = try await fixture.client(service: "dispatcher").reportTokenState(.init(reports: reports))
    }

    @Test("REG-20 C-38 a dead token makes the device invalid at once, registering again revives it")
    func dead() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await send(report(device, "dead"))
        let invalid = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(invalid?.status == "invalid" && invalid?.failureReason == "Unregistered")
        #expect(try await fixture.sendable("usr_1").isEmpty)
        let again = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(again.pushDeviceId == device.pushDeviceId && again.status == "active")
    }

    @Test("T19 a 410 that is older than the last registration is ignored")
    func lateVerdict() async throws {
        let early = fixture.clock.now.milliseconds
        try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(60))
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await send(report(device, "dead", observedAtMs: early + 59_999))
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.status == "active")
        try await send(report(device, "dead", observedAtMs: early + 60_000))
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.status == "invalid")
    }

    @Test("T19 a verdict on a token that was rotated away, or on a revived one, is ignored")
    func staleVersion() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await fixture.registry.rotateToken(
            .init(
                tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId,
                token: RegistryFixture.apnsToken(2)))
        try await send(report(device, "dead"))
        #expect(try await fixture.sendable("usr_1").count == 1)
        try await send(report(device, "dead", version: 2))
        let revived = try await fixture.register("usr_1", device: "phone", token: 2)
        try await send(report(device, "dead", version: 2))
        #expect(try await fixture.device(revived.pushDeviceId, of: "usr_1")?.status == "active")
    }

    @Test("REG-20 `expire` and `delete`: the other actions a policy can choose")
    func otherActions() async throws {
        for (action, status) in [("expire", "expired"), ("delete", "revoked")] {
            _ = try await fixture.registry.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
            let device = try await fixture.register("usr_\(action)", device: "phone", token: action.count)
            try await send(report(device, "dead"))
            let after = try await fixture.device(device.pushDeviceId, of: "usr_\(action)")
            #expect(after?.status == status && after?.tokenHash == device.tokenHash)
        }
    }

    @Test("ACC-017 REG-21 ten failures in a row make a device invalid in the daily job; a success begins anew")
    func failures() async throws {
        let failing = try await fixture.register("usr_1", device: "phone", token: 1)
        let recovering = try await fixture.register("usr_2", device: "phone", token: 2)
        for attempt in 0..<10 {
            try await send(
                report(failing, "failed", reason: "MessageTooBig", attempt: "att_a\(attempt)"),
                report(recovering, "failed", reason: "MessageTooBig", attempt: "att_b\(attempt)"))
        }
        // ARCH-04: the same report again counts once.
        try await send(report(failing, "failed", reason: "MessageTooBig", attempt: "att_a0"))
        #expect(try await fixture.device(failing.pushDeviceId, of: "usr_1")?.failureCount == 10)
        try await send(report(recovering, "ok"))
        let maintenance = RegistryMaintenance(
            store: fixture.store, policies: fixture.handlers.policies, clock: fixture.clock, activity: ActivityTracker(),
            metrics: fixture.handlers.metrics, logger: fixture.handlers.logger)
        try await maintenance.tidy()
        #expect(fixture.metrics.prometheusText().contains("carillon_tokens_expired_total{provider=\"none\"} 1\n"))
        let dead = try await fixture.device(failing.pushDeviceId, of: "usr_1")
        #expect(dead?.status == "invalid" && dead?.failureReason == "MessageTooBig")
        let alive = try await fixture.device(recovering.pushDeviceId, of: "usr_2")
        #expect(alive?.status == "active" && alive?.failureCount == 0 && alive?.isValid == true)
        #expect(alive?.lastSuccessAtMs == fixture.clock.now.milliseconds)
    }

    @Test("REG-20 T20 a burst of dead verdicts waits for an operator, who confirms or discards it")
    func massGuard() async throws {
        var devices: [RegistryV1.Device] = []
        for number in 0..<40 { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        _ = try await fixture.client(service: "dispatcher").reportTokenState(
            .init(reports: devices.map { report($0, "dead", reason: "DeviceTokenNotForTopic") }))
        let held = try await fixture.registry.listHeldInvalidations(.init(tenant: RegistryFixture.tenant)).held
        // The twentieth verdict makes the burst.
        #expect(held.map(\.devices) == [21] && held.map(\.provider) == ["apns"])
        #expect(try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive == 21)
        // While it waits, so does everything else of this provider, also minutes later.
        fixture.clock.advance(by: .seconds(600))
        let late = try await fixture.register("usr_late", device: "phone", token: 99)
        try await send(report(late, "dead"))
        #expect(try await fixture.sendable("usr_late").count == 1)

        let discarded = try await fixture.registry.decideHeldInvalidations(
            .init(tenant: RegistryFixture.tenant, provider: "apns", confirm: false))
        #expect(discarded.devices == 22)
        #expect(try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive == 22)
        try await send(report(late, "dead"))
        #expect(try await fixture.sendable("usr_late").isEmpty)
    }

    @Test("REG-20 confirming applies what was held, except to devices that registered meanwhile")
    func confirming() async throws {
        var devices: [RegistryV1.Device] = []
        for number in 0..<25 { devices.append(try await fixture.register("usr_\(number)", device: "phone", token: number)) }
        _ = try await fixture.client(service: "dispatcher").reportTokenState(.init(reports: devices.map { report($0, "dead") }))
        fixture.clock.advance(by: .seconds(5))
        try await fixture.register("usr_24", device: "phone", token: 24)
        let confirmed = try await fixture.registry.decideHeldInvalidations(
            .init(tenant: RegistryFixture.tenant, provider: "apns", confirm: true))
        #expect(confirmed.devices == 5)
        #expect(try await fixture.sendable("usr_23", "usr_24").map(\.userId) == ["usr_24"])
    }

    @Test("REG-20 dead verdicts among many good ones are believed")
    func guardRatio() {
        var window = VerdictWindow()
        for second in 0..<30 { window.add(isDead: second % 2 == 0, nowMs: Int64(second) * 1_000) }
        #expect(!window.isSuspicious(ratio: 0.5, nowMs: 29_000))
        window.add(isDead: true, nowMs: 29_500)
        #expect(window.isSuspicious(ratio: 0.5, nowMs: 29_500))
        // A minute later they are forgotten.
        #expect(!window.isSuspicious(ratio: 0.5, nowMs: 90_000))
    }
}
