import CarillonAPI
import Protobuf
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("A user's own devices")
struct OwnDeviceTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func devices(of user: String) async throws -> [RegistryV1.Device] {
        try await fixture.client(actingAs: user, organization: "org_acme").listDevices(.init(tenant: tenant, userId: user)).devices
    }

    private func mark(_ device: RegistryV1.Device) async throws {
        var request = RegistryV1.UpdateDeviceRequest(tenant: tenant, userId: device.userId, pushDeviceId: device.pushDeviceId)
        request.isPrimary = true
        _ = try await fixture.client(actingAs: device.userId, organization: "org_acme").updateDevice(request)
    }

    @Test("REG-27 marking another device moves the primary mark; removing the device removes the mark")
    func primary() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        let tablet = try await fixture.register("usr_1", device: "tablet", token: 2)
        let other = try await fixture.register("usr_2", device: "phone", token: 3)
        func marked(_ user: String) async throws -> [String] { try await devices(of: user).filter(\.isPrimary).map(\.deviceId) }
        try await mark(other)
        try await mark(phone)
        try await mark(tablet)
        #expect(try await marked("usr_1") == ["tablet"])
        #expect(try await marked("usr_2") == ["phone"])
        _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId))
        #expect(try await marked("usr_1") == [])
        #expect(try await fixture.sendable("usr_1").map(\.deviceId) == ["phone"])
    }

    @Test("REG-27 EVAL-24 for sends the primary device is the marked one; without a mark, the most recently used sendable one")
    func primaryOfSends() async throws {
        let tablet = try await fixture.register("usr_1", device: "tablet", token: 2)
        fixture.clock.advance(by: .seconds(1))
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        func primary() async throws -> [String] { try await fixture.sendable("usr_1").filter(\.isPrimary).map(\.deviceId) }
        func notifications(_ device: RegistryV1.Device, _ isOn: Bool) async throws {
            _ = try await fixture.registry.updateDevice(
                .init(tenant: tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, notificationsEnabled: isOn))
        }
        #expect(try await primary() == ["phone"])
        try await notifications(phone, false)
        #expect(try await primary() == ["tablet"])
        try await notifications(phone, true)
        try await mark(tablet)
        #expect(try await primary() == ["tablet"])
        // Marked and switched off: the user chose both.
        try await notifications(tablet, false)
        #expect(try await primary() == [])
        try await notifications(tablet, true)
        // Marked and not in use any more: as good as removed.
        func status(_ status: String) async throws {
            _ = try await fixture.registry.updateDevice(
                .init(tenant: tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId, status: .word(status)))
        }
        try await status("inactive")
        #expect(try await primary() == ["phone"])
        try await status("active")
        #expect(try await primary() == ["tablet"])
        // Marked and dead: nobody chose that.
        try await fixture.report([tablet], "dead")
        #expect(try await primary() == ["phone"])
        // It is no mark that its user would see.
        #expect(try await devices(of: "usr_1").filter(\.isPrimary).map(\.deviceId) == ["tablet"])
        _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId))
        #expect(try await primary() == ["phone"])
        // ARCH-09: also with a cached answer.
        fixture.clock.advance(by: .seconds(1))
        try await fixture.register("usr_1", device: "watch", token: 3)
        #expect(try await primary() == ["watch"])
    }

    @Test("REG-28 a user's list of devices has their description and last use, and never a token")
    func list() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        let listed = try await devices(of: "usr_1")
        let device = try #require(listed.first)
        #expect(listed.count == 1 && device.deviceModel == "iPhone 14 Pro" && device.platform == "iOS" && device.platformVersion == "18.1")
        #expect(device.deviceType == .ios && device.status == .active && !device.isPrimary)
        #expect(device.lastUsedAtMs == fixture.clock.now.milliseconds)
        #expect(!String(decoding: try device.bytes(), as: UTF8.self).contains(RegistryFixture.apnsToken(1)))
    }

    @Test(
        "REG-36 capabilities that a client does not report follow from its provider",
        arguments: [
            ("apns", "ios", true, true, true, 4_096), ("fcm", "android", true, true, true, 4_096), ("expo", "ios", false, true, true, 4_096),
            ("desktop", "linux", true, true, true, 65_536),
        ] as [(String, String, Bool, Bool, Bool, UInt32)])
    func abilities(type: String, platform: String, rich: Bool, actions: Bool, silent: Bool, most: UInt32) async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm, expo, desktop]"])))
        let token =
            switch type {
            case "apns": RegistryFixture.apnsToken(1)
            case "expo": "ExponentPushToken[k2hd7fOoPqRsTuVwXyZ012]"
            default: "a-token-that-is-long-enough-for-anybody"
            }
        let device = try #require(
            try await fixture.registry.registerDevice(
                .init(tenant: tenant, userId: "usr_1", deviceId: "one", platform: platform, token: token, pushTokenType: .word(type))
            ).device)
        #expect(device.supportsRichContent == rich && device.supportsNotificationActions == actions && device.supportsSilentPush == silent)
        #expect(device.maxPayloadSize == most)
    }
}
