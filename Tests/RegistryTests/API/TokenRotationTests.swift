import CarillonAPI
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Rotation of tokens")
struct TokenRotationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private func rotations() async throws -> [RegistryV1.AuditRecord] {
        try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, action: "token.rotated")).records
    }

    private func alerts() -> Bool { fixture.metrics.prometheusText().contains("carillon_security_alerts_total{kind=\"token_rotations\"} 1\n") }

    @Test("ACC-008 REG-18 a rotation is recorded with the token's age and the client's reason, by either way of registering")
    func recorded() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.days(12)
        let user = fixture.client(actingAs: "usr_1")
        _ = try await user.rotateToken(
            .init(
                tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, token: RegistryFixture.apnsToken(2),
                refreshReason: "fcm_rotation"))
        fixture.days(3)
        try await fixture.register("usr_1", device: "phone", token: 3)
        // The same token again is no rotation.
        try await fixture.register("usr_1", device: "phone", token: 3)
        let records = try await rotations()
        #expect(records.map(\.details) == ["token_age_days=3 refresh_reason=", "token_age_days=12 refresh_reason=fcm_rotation"])
        #expect(records.map(\.actor) == ["service:operator", "user:usr_1"])
        #expect(records.allSatisfy { $0.subject == device.pushDeviceId })
        #expect(fixture.metrics.prometheusText().contains("carillon_token_rotations_total 2\n"))
        #expect(!alerts())
    }

    @Test("SEC-13 the sixth rotation of a device within a day raises one alert")
    func unusual() async throws {
        try await fixture.register("usr_1", device: "phone", token: 0)
        for number in 1...5 { try await fixture.register("usr_1", device: "phone", token: number) }
        fixture.days(1)
        for number in 6...10 { try await fixture.register("usr_1", device: "phone", token: number) }
        #expect(!alerts())
        for number in 11...13 { try await fixture.register("usr_1", device: "phone", token: number) }
        #expect(alerts())
        let found = try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, action: "security")).records
        #expect(found.map(\.details) == ["6 rotations within a day"])
    }

    @Test("SEC-13 further unusual rotations raise one alert a day")
    func unusualForDays() async throws {
        try await fixture.register("usr_1", device: "phone", token: 0)
        // Every three hours: eight a day.
        for number in 1...24 {
            fixture.clock.advance(by: .seconds(3 * 3_600))
            try await fixture.register("usr_1", device: "phone", token: number)
        }
        let found = try await fixture.auditLog.listAudit(.init(tenant: RegistryFixture.tenant, action: "security")).records
        // The sixth came after 18 hours, the others a day later each.
        #expect(found.map(\.details) == ["8 rotations within a day", "8 rotations within a day", "6 rotations within a day"])
    }

    @Test("REG-14 REG-18 a withdrawn permission is no rotation")
    func withdrawn() async throws {
        try await fixture.register("usr_1", device: "phone", token: 0)
        for number in 1...7 {
            var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 0)
            request.token = ""
            request.permissionStatus = .denied
            _ = try await fixture.registry.registerDevice(request)
            request = RegistryFixture.iPhone("usr_1", device: "phone", token: number)
            request.permissionStatus = .granted
            _ = try await fixture.registry.registerDevice(request)
        }
        try await fixture.register("usr_1", device: "phone", token: 8)
        #expect(!alerts())
        #expect(try await rotations().count == 1)
        let past = try await fixture.registry.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_1", includeRevoked: true)).devices
            .filter { $0.status == .revoked }
        #expect(past.filter { $0.revokedReason == .withdrawn }.count == 7 && past.filter { $0.revokedReason == .rotated }.count == 1)
    }

    @Test("SEC-01 SEC-14 a reason that is no word is refused, so that no token gets into logs")
    func reasons() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        for text in [RegistryFixture.apnsToken(2), "ExponentPushToken[abc]", String(repeating: "a", count: 41), "two words"] {
            let refused = await reason {
                _ = try await fixture.registry.rotateToken(
                    .init(
                        tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, token: RegistryFixture.apnsToken(2),
                        refreshReason: text))
            }
            #expect(refused == "invalid_value")
        }
        #expect(try await rotations().isEmpty)
    }
}
