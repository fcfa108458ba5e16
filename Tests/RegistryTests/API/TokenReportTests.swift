import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Provider reports on tokens")
struct TokenReportTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    @Test("REG-20 C-38 a dead token makes the device invalid at once, and a new registration restores it")
    func dead() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead")
        let invalid = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(invalid?.status == .invalid && invalid?.failureReason == "Unregistered")
        #expect(try await fixture.sendable("usr_1").isEmpty)
        let again = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(again.pushDeviceId == device.pushDeviceId && again.status == .active)
    }

    @Test("T19 a 410 counts only when its time is after the last registration")
    func lateVerdict() async throws {
        let early = fixture.clock.now.milliseconds
        try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(60))
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        for observed in [early + 59_999, early + 60_000] {
            try await fixture.report([device], "dead", observedAtMs: observed)
            #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.status == .active)
        }
        try await fixture.report([device], "dead", observedAtMs: early + 60_001)
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.status == .invalid)
    }

    @Test("T19 a verdict on a replaced or restored token is ignored")
    func staleVersion() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await fixture.registry.rotateToken(
            .init(
                tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId,
                token: RegistryFixture.apnsToken(2)))
        try await fixture.report([device], "dead")
        #expect(try await fixture.sendable("usr_1").count == 1)
        try await fixture.report([device], "dead", version: 2)
        let revived = try await fixture.register("usr_1", device: "phone", token: 2)
        try await fixture.report([device], "dead", version: 2)
        #expect(try await fixture.device(revived.pushDeviceId, of: "usr_1")?.status == .active)
    }

    @Test("REG-20 `expire` and `delete`: the other actions a policy can choose")
    func otherActions() async throws {
        for (action, status) in [("expire", "expired"), ("delete", "revoked")] {
            _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
            let device = try await fixture.register("usr_\(action)", device: "phone", token: action.count)
            try await fixture.report([device], "dead")
            let after = try await fixture.device(device.pushDeviceId, of: "usr_\(action)")
            #expect(after?.status.name == status && after?.tokenHash == device.tokenHash)
        }
    }

    @Test("T17 a token that the provider does not recognize is invalidated, but never deleted")
    func otherEnvironment() async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": "delete"])))
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "unrecognized", reason: "BadDeviceToken")
        #expect(try await fixture.sendable("usr_1").isEmpty)
        let kept = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(kept?.status == .invalid && kept?.failureReason == "BadDeviceToken" && kept?.tokenHash == device.tokenHash)
    }

    @Test("ACC-017 REG-21 ten failures in a row make a device invalid in the daily job; a success begins anew")
    func failures() async throws {
        let failing = try await fixture.register("usr_1", device: "phone", token: 1)
        let recovering = try await fixture.register("usr_2", device: "phone", token: 2)
        for attempt in 0..<10 {
            try await fixture.report([failing], "failed", reason: "MessageTooBig", attempt: "att_a\(attempt)")
            try await fixture.report([recovering], "failed", reason: "MessageTooBig", attempt: "att_b\(attempt)")
        }
        // ARCH-04: the same report again counts once.
        try await fixture.report([failing], "failed", reason: "MessageTooBig", attempt: "att_a0")
        #expect(try await fixture.device(failing.pushDeviceId, of: "usr_1")?.failureCount == 10)
        try await fixture.report([recovering], "ok")
        try await fixture.runMaintenance()
        #expect(fixture.metrics.prometheusText().contains("carillon_maintenance_items_total{job=\"failing devices\"} 1\n"))
        let dead = try await fixture.device(failing.pushDeviceId, of: "usr_1")
        #expect(dead?.status == .invalid && dead?.failureReason == "MessageTooBig")
        let alive = try await fixture.device(recovering.pushDeviceId, of: "usr_2")
        #expect(alive?.status == .active && alive?.failureCount == 0 && alive?.isValid == true)
        #expect(alive?.lastSuccessAtMs == fixture.clock.now.milliseconds)
    }

    @Test(
        "REG-25 REG-20 a late success does not restore a dead device; only a registration does",
        arguments: ["ok", "alive"])
    func lateGoodNews(verdict: String) async throws {
        for (number, (action, status)) in [("expire", "expired"), ("invalidate", "invalid")].enumerated() {
            _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
            let device = try await fixture.register("usr_\(action)", device: "phone", token: number)
            let before = fixture.clock.now.milliseconds
            try await fixture.report([device], "dead")
            let dead = try await fixture.device(device.pushDeviceId, of: device.userId)
            #expect(dead?.status.name == status && dead?.isValid == false)
            for observed in [before, nil] { try await fixture.report([device], verdict, observedAtMs: observed) }
            #expect(try await fixture.device(device.pushDeviceId, of: device.userId) == dead)
        }
        let revoked = try await fixture.register("usr_1", device: "phone", token: 7)
        try await fixture.register("usr_2", device: "phone", token: 7)
        let gone = try await fixture.device(revoked.pushDeviceId, of: "usr_1")
        try await fixture.report([revoked], verdict)
        #expect(try await fixture.device(revoked.pushDeviceId, of: "usr_1") == gone)
    }

    @Test(
        "T19 ARCH-07 a success of an earlier token or another app changes nothing, and an old one takes nothing back", arguments: ["ok", "alive"])
    func outdatedGoodNews(verdict: String) async throws {
        let early = fixture.clock.now.milliseconds
        fixture.clock.advance(by: .seconds(60))
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        func now() async throws -> RegistryV1.Device? { try await fixture.device(device.pushDeviceId, of: "usr_1") }
        let registered = try await now()
        try await fixture.report([device], verdict, version: device.addressVersion + 1)
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "other-chat", organizationId: "org_acme", name: "Other", apnsTopic: "com.acme.other")))
        _ = try await fixture.client(service: "dispatcher").reportTokenState(
            .init(reports: [
                .init(
                    tenant: .init(organizationId: "org_acme", appId: "other-chat"), pushDeviceId: device.pushDeviceId,
                    addressVersion: device.addressVersion, verdict: .word(verdict), observedAtMs: early, provider: "apns")
            ]))
        #expect(try await now() == registered)
        try await fixture.report([device], verdict)
        let told = try await now()
        #expect(told?.isValid == true && told != registered)
        try await fixture.report([device], verdict, observedAtMs: early)
        #expect(try await now() == told)
    }

    @Test("REG-21 failures and successes count in the order of their instants, not of their reports")
    func lateReports() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let start = fixture.clock.now.milliseconds
        fixture.clock.advance(by: .seconds(60))
        func count() async throws -> Int32? { try await fixture.device(device.pushDeviceId, of: "usr_1")?.failureCount }
        for attempt in 0..<3 {
            try await fixture.report([device], "failed", reason: "MessageTooBig", observedAtMs: start + 5_000, attempt: "att_\(attempt)")
        }
        try await fixture.report([device], "ok", observedAtMs: start + 4_999)
        #expect(try await count() == 3)
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.failureReason == "MessageTooBig")
        try await fixture.report([device], "ok", observedAtMs: start + 6_000)
        #expect(try await count() == 0)
        try await fixture.report([device], "failed", observedAtMs: start + 5_999, attempt: "att_late")
        #expect(try await count() == 0)
        try await fixture.report([device], "failed", observedAtMs: start + 6_001, attempt: "att_new")
        #expect(try await count() == 1)
    }

    @Test("REG-20 dead verdicts among many good answers apply; few answers prove nothing")
    func guardRatio() {
        #expect(!InvalidationGuard.isSuspicious(answers: 30, dead: 15, ratio: 0.5))
        #expect(InvalidationGuard.isSuspicious(answers: 30, dead: 16, ratio: 0.5))
        #expect(!InvalidationGuard.isSuspicious(answers: 19, dead: 19, ratio: 0.5))
        #expect(InvalidationGuard.isSuspicious(answers: 20, dead: 20, ratio: 0.5))
        #expect(!InvalidationGuard.isSuspicious(answers: 1_000, dead: 1_000, ratio: nil))
    }
}
