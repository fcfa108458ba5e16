import CarillonAPI
import DurableWork
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Telemetry of registrations")
struct RegistrationTelemetryTests {
    private let tenant = RegistryFixture.tenant

    private func told(_ fixture: RegistryFixture) async throws -> [ReceiptsV1.TelemetryEvent] {
        try await Outbox<ReceiptsV1.TelemetryEvent>(in: fixture.store).oldest().flatMap { try ReceiptsV1.TelemetryEvent.items(of: $0.bytes) }
            .filter { $0.eventType == "push_device_registered" }
    }

    @Test("RCPT-23 A new device that can get pushes raises telemetry, once: a launch later is none, nor is an import or an app without telemetry")
    func registration() async throws {
        let fixture = try await RegistryFixture()
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        (request.platformVersion, request.deviceModel, request.registrationMethod) = ("18.1", "iPhone17,3", .settingsToggle)
        var device = RegistryV1.Device()
        for _ in 1...2 { device = try #require(try await fixture.registry.registerDevice(request).device) }
        let events = try await told(fixture)
        #expect(events.count == 1 && events.first?.userId == "usr_1" && events.first?.tenant == tenant)
        let properties = try TelemetryValue.properties(events.first?.properties ?? "{}")
        let expected: [String: TelemetryValue] = [
            "device_id": "phone", "device_type": "ios", "platform": .text(device.platform), "platform_version": "18.1",
            "device_model": "iPhone17,3", "user_id": "usr_1", "permission_status": "granted", "registration_method": "settings_toggle",
        ]
        #expect(properties == expected)

        try await fixture.register("usr_2", device: "phone", token: 2)
        let second = try TelemetryValue.properties(try await told(fixture).last?.properties ?? "{}")
        #expect(second["user_id"] == "usr_2" && second["registration_method"] == "app_launch")
        _ = try await fixture.registry.registerDevices(.init(devices: [RegistryFixture.iPhone("usr_3", device: "phone", token: 3)]))
        var silent = RegistryFixture.iPhone("usr_4", device: "phone", token: 4)
        (silent.token, silent.permissionStatus) = ("", .denied)
        _ = try await fixture.registry.registerDevice(silent)
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["telemetry_mode": "off"])))
        try await fixture.register("usr_5", device: "phone", token: 5)
        #expect(try await told(fixture).map(\.userId) == ["usr_1", "usr_2"])
    }
}
