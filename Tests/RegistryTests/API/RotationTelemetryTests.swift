import CarillonAPI
import DurableWork
import Foundation
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Telemetry of rotations")
struct RotationTelemetryTests {
    private let tenant = RegistryFixture.tenant

    private func told(_ fixture: RegistryFixture) async throws -> [ReceiptsV1.TelemetryEvent] {
        try await Outbox<ReceiptsV1.TelemetryEvent>(in: fixture.store).oldest().flatMap { try ReceiptsV1.TelemetryEvent.items(of: $0.bytes) }
            .filter { $0.eventType != "push_device_registered" }
    }

    @Test(
        "REG-18 RCPT-23 a rotation raises telemetry with the device and both hashes, never a token; an unchanged token or telemetry off raises none")
    func rotation() async throws {
        let fixture = try await RegistryFixture()
        let first = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await told(fixture).isEmpty)
        fixture.days(3)
        let second = try #require(
            try await fixture.registry.rotateToken(
                .init(
                    tenant: tenant, userId: "usr_1", pushDeviceId: first.pushDeviceId, token: RegistryFixture.apnsToken(2),
                    refreshReason: "manual_refresh")
            ).device)
        let event = try #require(try await told(fixture).first)
        #expect(event.eventType == "push_token_rotated" && event.userId == "usr_1" && event.tenant == tenant)
        let properties = try TelemetryValue.properties(event.properties)
        #expect(
            properties == [
                "push_device_id": .text(first.pushDeviceId), "device_id": "phone", "user_id": "usr_1", "device_type": "ios", "token_age_days": 3,
                "refresh_reason": "manual_refresh", "old_token_hash": .text(first.tokenHash), "new_token_hash": .text(second.tokenHash),
            ])
        // A launch with a new token counts as well.
        try await fixture.register("usr_1", device: "phone", token: 3)
        #expect(try await told(fixture).count == 2)
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["telemetry_mode": "off"])))
        try await fixture.register("usr_1", device: "phone", token: 4)
        #expect(try await told(fixture).count == 2)
    }
}
