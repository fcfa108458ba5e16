import CarillonAPI
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Logout that keeps the device")
struct LogoutTests {
    private let tenant = RegistryFixture.tenant

    private func fixture(reactivateOnLaunch: Bool) async throws -> RegistryFixture {
        let fixture = try await RegistryFixture()
        let overrides = ["logout_action": "deactivate", "reactivate_on_launch": "\(reactivateOnLaunch)"]
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: overrides)))
        return fixture
    }

    private func logOut(_ device: RegistryV1.Device, _ fixture: RegistryFixture) async -> String? {
        await reason {
            _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId))
        }
    }

    private func set(_ status: String, _ device: RegistryV1.Device, _ fixture: RegistryFixture) async -> String? {
        await reason {
            _ = try await fixture.client(actingAs: "usr_1").updateDevice(
                .init(tenant: tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, status: .word(status)))
        }
    }

    /// The status after the user has registered.
    private func register(_ fixture: RegistryFixture, method: RegistryV1.RegistrationMethod = .appLaunch) async throws -> String? {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.registrationMethod = method
        return try await fixture.registry.registerDevice(request).device?.status.name
    }

    @Test("REG-17 REG-12 a user who logs out and in again gets pushes, with any `reactivate_on_launch`", arguments: [true, false])
    func outAndIn(reactivateOnLaunch: Bool) async throws {
        let fixture = try await fixture(reactivateOnLaunch: reactivateOnLaunch)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(await logOut(device, fixture) == nil)
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1")?.deactivatedAtMs == fixture.clock.now.milliseconds)
        // From another device's settings nobody brings back what nobody is logged in on.
        #expect(await set("active", device, fixture) == "invalid_transition")
        #expect(try await register(fixture) == "active")
        let back = try await fixture.device(device.pushDeviceId, of: "usr_1")
        #expect(back?.deactivatedAtMs == nil)
        #expect(try await fixture.sendable("usr_1").map(\.pushDeviceId) == [device.pushDeviceId])
        #expect(await logOut(device, fixture) == nil)
    }

    @Test("REG-17 a second logout is not_found, also of a dead device, and changes nothing")
    func twice() async throws {
        let fixture = try await fixture(reactivateOnLaunch: true)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(await logOut(device, fixture) == nil)
        let first = try await fixture.device(device.pushDeviceId, of: "usr_1")
        fixture.clock.advance(by: .seconds(60))
        #expect(await logOut(device, fixture) == "not_found")
        #expect(try await fixture.device(device.pushDeviceId, of: "usr_1") == first)
        let dead = try await fixture.register("usr_1", device: "tablet", token: 2)
        try await fixture.report([dead], "dead")
        #expect(await logOut(dead, fixture) == nil)
        #expect(await logOut(dead, fixture) == "not_found")
    }

    @Test("REG-23 a device that its user switched off stays off through logout and login without reactivation; the app's own switch activates it")
    func ownSwitch() async throws {
        let fixture = try await fixture(reactivateOnLaunch: false)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(await set("inactive", device, fixture) == nil)
        #expect(try await register(fixture) == "inactive")
        #expect(await logOut(device, fixture) == nil)
        #expect(await logOut(device, fixture) == "not_found")
        #expect(try await register(fixture) == "inactive")
        #expect(try await register(fixture, method: .settingsToggle) == "active")
        #expect(try await register(fixture) == "active")
    }

    @Test(
        "REG-23 an administrator's deactivation stays through logout, login, launches and the user's deactivation; only the user's activation ends it"
    )
    func administrators() async throws {
        let fixture = try await fixture(reactivateOnLaunch: true)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        _ = try await fixture.devices.deactivateDevice(.init(pushDeviceId: device.pushDeviceId))
        #expect(await logOut(device, fixture) == nil)
        #expect(try await register(fixture) == "inactive")
        #expect(await set("inactive", device, fixture) == nil)
        #expect(try await register(fixture) == "inactive")
        // While it is logged out, too.
        #expect(await logOut(device, fixture) == nil)
        _ = try await fixture.devices.deactivateDevice(.init(pushDeviceId: device.pushDeviceId))
        #expect(await logOut(device, fixture) == "not_found")
        #expect(try await register(fixture) == "inactive")
        #expect(await set("active", device, fixture) == nil)
        #expect(try await fixture.sendable("usr_1").count == 1)
        _ = try await fixture.devices.deactivateDevice(.init(pushDeviceId: device.pushDeviceId))
        #expect(try await register(fixture, method: .settingsToggle) == "active")
    }

    @Test("REG-17 REG-14 a login without permission counts, and a later grant makes the device active")
    func withoutPermission() async throws {
        let fixture = try await fixture(reactivateOnLaunch: false)
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(await logOut(device, fixture) == nil)
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        for (permission, status) in [(CommonV1.PermissionStatus.denied, RegistryV1.DeviceStatus.inactive), (.granted, .active)] {
            request.permissionStatus = permission
            #expect(try await fixture.registry.registerDevice(request).device?.status == status)
        }
        #expect(await logOut(device, fixture) == nil)
    }
}
