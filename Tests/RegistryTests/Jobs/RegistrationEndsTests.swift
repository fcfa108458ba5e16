import CarillonAPI
import DurableWork
import Foundation
import RPC
import ServiceKit
import Storage
import TestConditions
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Tokens with a known end")
struct RegistrationEndsTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    @Test("REG-40 an ended token makes its device expired without a probe; a registration with an ended token is refused")
    func expiry() async throws {
        let now = fixture.clock.now.milliseconds
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        for past in [now, now - 1, 0, 253_402_300_800_000] {
            request.expiresAtMs = past
            let refused = request
            let error = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(refused) }
            #expect(error?.reason == "invalid_value" && error?.field == "expires_at")
        }
        request.expiresAtMs = now + 3_600_000
        let device = try #require(try await fixture.registry.registerDevice(request).device)
        #expect(device.expiresAtMs == now + 3_600_000)
        // A launch that does not repeat it has the same token, and so the same end.
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).expiresAtMs == now + 3_600_000)
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.expiresAtMs == now + 3_600_000)
        fixture.clock.advance(by: .milliseconds(3_599_999))
        try await fixture.runMaintenance()
        #expect(try await fixture.sendable("usr_1").count == 1)
        #expect(try await fixture.verdict(on: device)?.sendable == true)
        fixture.clock.advance(by: .milliseconds(1))
        // From that instant on, whenever a job looks.
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.resolve(.init(userIds: ["usr_1"])).users["usr_1"]?.devices == [])
        #expect(try await fixture.verdict(on: device)?.reason == .expired)
        try await fixture.runMaintenance()
        let expired = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(expired?.status == .expired && expired?.failureReason == "token_expired")
        // Another token has no known end.
        let renewed = try await fixture.register("usr_1", device: "phone", token: 2)
        #expect(renewed.status == .active && renewed.expiresAtMs == nil)
        try await fixture.runMaintenance()
        #expect(try await fixture.sendable("usr_1").count == 1)
    }

    @Test("REG-40 a device expires at the end of its token, not at the next round of the jobs; an earlier end that is reported later counts")
    func expiryInTime() async throws {
        let now = fixture.clock.now
        func put(_ device: String, _ token: Int, ends seconds: Int64) async throws -> RegistryV1.Device {
            var request = RegistryFixture.iPhone("usr_1", device: device, token: token)
            request.expiresAtMs = now.milliseconds + seconds * 1_000
            return try #require(try await fixture.registry.registerDevice(request).device)
        }
        func waits(_ end: Instant, _ what: String) async throws {
            try await eventually("the worker waits for \(what)") { fixture.clock.nextDue == end }
        }
        let late = try await put("late", 1, ends: 7_200)
        let worker = fixture.endedAddresses
        let running = Task { try await worker.run() }
        defer { running.cancel() }
        try await waits(now + .seconds(7_200), "the end that is known")
        let early = try await put("early", 2, ends: 60)
        try await waits(now + .seconds(60), "the end that came later")
        fixture.clock.set(now + .seconds(60))
        try await waits(now + .seconds(7_200), "the next end")
        #expect(try await fixture.device(early.pushDeviceId, of: "usr_1")?.status == .expired)
        #expect(try await fixture.device(late.pushDeviceId, of: "usr_1")?.status == .active)
        #expect(fixture.metrics.prometheusText().contains("carillon_maintenance_items_total{job=\"ended addresses\"} 1\n"))
        fixture.clock.set(now + .seconds(7_200))
        // The clock has no sleeper from the moment it wakes the worker: only the device shows that the worker is done.
        try await eventually("the late one is expired") { try await fixture.device(late.pushDeviceId, of: "usr_1")?.status == .expired }
        #expect(try await fixture.nextEnd() == nil, "nothing has an end")
    }

    @Test("REG-40 REG-20 a token that is restored after a verdict keeps its end", arguments: ["expire", "delete"])
    func expiryOfUndone(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": action])))
        let since = fixture.clock.now.milliseconds
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.expiresAtMs = since + 3_600_000
        let device = try #require(try await fixture.registry.registerDevice(request).device)
        try await fixture.report([device], "dead")
        let undone = try await fixture.verdicts.undoInvalidations(
            .init(tenant: RegistryFixture.tenant, provider: "apns", sinceMs: since))
        #expect(undone.restored == 1)
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.expiresAtMs == since + 3_600_000)
        #expect(try await fixture.sendable("usr_1").count == 1)
        fixture.clock.set(Instant(milliseconds: since + 3_600_000))
        #expect(try await fixture.sendable("usr_1").isEmpty)
    }
}
