import CarillonAPI
import Cryptography
import Foundation
import RPC
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Registration")
struct RegistrationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    @Test("ACC-001 REG-12 C-31 C-35 a registration is stored active, in canonical form, with a hash and without its token")
    func register() async throws {
        let response = try await fixture.registry.registerDevice(RegistryFixture.iPhone("usr_1", device: "device_01", token: 0xABC))
        let device = try #require(response.device)
        #expect(response.created)
        #expect(device.pushDeviceId.hasPrefix("push_") && device.status == .active && !device.isValid)
        #expect(device.platform == "iOS" && device.deviceType == .ios && device.pushTokenType == .apns)
        // SEC-01: keyed, so that nobody without the ring can look a token up.
        let hash = fixture.keyRing.keyedHash(SHA256.hash(RegistryFixture.apnsToken(0xABC)))
        #expect(device.tokenHash == "sha256:" + Hexadecimal.encode(hash))
        #expect(device.registeredAtMs == fixture.clock.now.milliseconds)
        #expect(device.timezone == "America/Los_Angeles" && device.locale == "en-US")
        #expect(device.environment == .production && device.maxPayloadSize == 4_096 && device.supportsRichContent)
    }

    @Test("ACC-002 the same device and token again is the same registration")
    func idempotent() async throws {
        let first = try await fixture.register("usr_1", device: "device_01", token: 1)
        let again = try await fixture.registry.registerDevice(RegistryFixture.iPhone("usr_1", device: "device_01", token: 1))
        #expect(again.device?.pushDeviceId == first.pushDeviceId && !again.created)
        #expect(again.device?.addressVersion == first.addressVersion)
        #expect(try await fixture.sendable("usr_1").count == 1)
    }

    @Test("GW-04 a registration repeated with its key has the first answer, byte for byte, and takes nothing back")
    func repeatedWithKey() async throws {
        let options = CallOptions(metadata: ["idempotency-key": "k"])
        let request = RegistryFixture.iPhone("usr_1", device: "device_01", token: 1)
        let first = try await fixture.registry.registerDevice(request, options: options)
        #expect(first.created)
        let moved = try await fixture.register("usr_2", device: "device_01", token: 1)
        fixture.clock.advance(by: .seconds(60))
        #expect(try await fixture.registry.registerDevice(request, options: options) == first)
        #expect(try await fixture.sendable("usr_1", "usr_2").map(\.pushDeviceId) == [moved.pushDeviceId])
        #expect(
            await reason {
                _ = try await fixture.registry.registerDevice(RegistryFixture.iPhone("usr_1", device: "device_01", token: 2), options: options)
            } == "idempotency_mismatch")
        let batch = RegistryV1.RegisterDevicesRequest(devices: [RegistryFixture.iPhone("usr_3", device: "device_01", token: 3)])
        let ids = try await fixture.registry.registerDevices(batch, options: options)
        #expect(try await fixture.registry.registerDevices(batch, options: options) == ids, "the same key of another method")
    }

    @Test("ACC-003 REG-22 a token that another user registers moves to them, and the old registration is revoked")
    func ownership() async throws {
        let first = try await fixture.register("usr_a", device: "phone", token: 1)
        let second = try await fixture.register("usr_b", device: "phone", token: 1)
        #expect(first.pushDeviceId != second.pushDeviceId)
        let revoked = try await fixture.device(first.pushDeviceId, of: "usr_a")
        #expect(revoked?.status == .revoked && revoked?.revokedReason == .reassigned && revoked?.revokedAtMs != nil)
        let sendable = try await fixture.sendable("usr_a", "usr_b")
        #expect(sendable.map(\.pushDeviceId) == [second.pushDeviceId])
        // And back again: the same phone, the first user's own registration.
        let third = try await fixture.register("usr_a", device: "phone", token: 1)
        #expect(third.pushDeviceId == first.pushDeviceId && third.status == .active && third.addressVersion > first.addressVersion)
        #expect(try await fixture.sendable("usr_a", "usr_b").map(\.userId) == ["usr_a"])
    }

    @Test("REG-22 the same token in another app is another device")
    func otherApp() async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: .init(appId: "acme-two", organizationId: "org_acme", name: "Two")))
        try await fixture.register("usr_a", device: "phone", token: 1)
        var request = RegistryFixture.iPhone("usr_b", device: "phone", token: 1)
        request.tenant?.appId = "acme-two"
        _ = try await fixture.registry.registerDevice(request)
        #expect(try await fixture.sendable("usr_a").count == 1)
    }

    @Test("ACC-004 REG-17 a removed device is gone at once, and removing it again is not_found")
    func remove() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let request = RegistryV1.RemoveDeviceRequest(
            tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId)
        // SEC-08: somebody else's device does not exist.
        var foreign = request
        foreign.userId = "usr_2"
        let foreignRequest = foreign
        #expect(await reason { _ = try await fixture.registry.removeDevice(foreignRequest) } == "not_found")
        _ = try await fixture.registry.removeDevice(request)
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(await reason { _ = try await fixture.registry.removeDevice(request) } == "not_found")
    }

    @Test(
        "REG-25 REG-20 who logs out of a dead device is logged out: nothing that is undone later brings it back",
        arguments: ["expire", "invalidate", "delete"])
    func logOutOfDead(action: String) async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: RegistryFixture.app(overrides: ["invalid_token_action": action, "logout_action": "deactivate"])))
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let since = fixture.clock.now.milliseconds
        try await fixture.report([device], "dead")
        let refused = await reason {
            _ = try await fixture.registry.removeDevice(
                .init(tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId))
        }
        #expect(refused == (action == "delete" ? "not_found" : nil))
        _ = try await fixture.verdicts.undoInvalidations(.init(tenant: RegistryFixture.tenant, provider: "apns", sinceMs: since))
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)
    }

    @Test("SEC-01 the token is sealed for its device, and stands nowhere in the clear")
    func sealing() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 0xFACADE)
        let token = RegistryFixture.apnsToken(0xFACADE)
        let address = try #require(try await fixture.sendable("usr_1").first?.address)
        #expect(address.type == .apns && address.version == 1 && address.tokenHash == device.tokenHash)
        let opened = try fixture.keyRing.open(address.envelope, associatedData: Array(device.pushDeviceId.utf8))
        #expect(String(decoding: opened, as: UTF8.self) == token)
        #expect(throws: (any Error).self) { try fixture.keyRing.open(address.envelope, associatedData: Array("push_other".utf8)) }
        let stored = try fixture.storedBytes()
        #expect(stored.range(of: Data(token.utf8)) == nil)
        // The search finds a text that is stored in the clear.
        #expect(stored.range(of: Data(device.pushDeviceId.utf8)) != nil)
    }

    @Test("SEC-01 REG-13 a refused token is not repeated in the error, and nothing is stored")
    func refusedToken() async throws {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.token = "not-hexadecimal-at-all"
        let faulty = request
        let error = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(faulty) }
        #expect(error?.reason == "invalid_token_format" && error?.field == "token")
        #expect(error?.message.contains(request.token) == false)
        #expect(try await fixture.registry.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_1")).devices.isEmpty)
    }

    @Test(
        "REG-13 token formats",
        arguments: [
            (PushTokenType.apns, String(repeating: "a", count: 64), true), (.apns, String(repeating: "a", count: 63), false),
            (.apns, String(repeating: "g", count: 64), false), (.apns, String(repeating: "a", count: 201), false),
            (.fcm, String(repeating: "x", count: 20), true), (.fcm, String(repeating: "x", count: 19), false),
            (.fcm, "cR4-token with-a-space-in-it", false), (.fcm, String(repeating: "x", count: 4_097), false),
            // An installation id; an installation id with the rest of a token; a text of the same length.
            (.fcm, "cR4tz0hJQ1K_-9fXbS2y7L", true), (.fcm, "cR4tz0hJQ1K_-9fXbS2y7L:APA91b" + String(repeating: "Zz_-9", count: 24), true),
            (.fcm, "ExponentPushToken[abcdefghij]", false),
            (.fcm, "xR4tz0hJQ1K_-9fXbS2y7L", true), (.fcm, "cR4tz0hJQ1K_-9fXbS2y7:", true), (.fcm, "cR4tz0hJQ1K_-9fXbS2y7", true),
            (.expo, "ExponentPushToken[abc]", true), (.expo, "ExpoPushToken[abc]", true), (.expo, "ExpoPushToken[]", false),
            (.expo, "ExpoPushToken[" + String(repeating: "x", count: 242) + "]", false),
            (.expo, "PushToken[abc]", false), (.desktop, "0123456789abcdef", true), (.desktop, "0123456789abcde", false),
            (.webPush, "{}", false), (.webPush, #"{"endpoint":"http://push.example/1","keys":{"p256dh":"AA","auth":"AA"}}"#, false),
        ])
    func formats(type: PushTokenType, token: String, isValid: Bool) {
        #expect(((try? TokenFormat.canonical(token, of: type)) != nil) == isValid)
    }

    @Test(
        "REG-06 what contradicts the platform is refused by name, and nothing is stored",
        arguments: [
            ("iOS", "desktop", "", "device_type"), ("Chrome", "ios", "", "device_type"), ("linux", "web", "", "device_type"),
            ("Android", "", "web_push", "push_token_type"), ("iOS", "", "desktop", "push_token_type"), ("Safari", "", "apns", "push_token_type"),
            ("Windows", "", "apns", "push_token_type"), ("android", "android", "apns", "push_token_type"),
        ])
    func contradictions(platform: String, deviceType: String, tokenType: String, field: String) async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm, web_push, desktop, expo]"])))
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        (request.platform, request.deviceType, request.pushTokenType) = (platform, .word(deviceType), .word(tokenType))
        let refused = request
        let error = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(refused) }
        #expect(error?.reason == "invalid_value" && error?.field == field)
        #expect(try await fixture.registry.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_1")).devices.isEmpty)
    }

    @Test("REG-06 what a platform can have is taken: Apple's service reaches Macs as well")
    func noContradiction() async throws {
        _ = try await fixture.tenants.upsertApp(
            .init(app: RegistryFixture.app(overrides: ["enabled_providers": "[apns, fcm, desktop]"])))
        for (platform, type) in [("macOS", "apns"), ("macOS", ""), ("iOS", "fcm"), ("Chrome", "fcm")] {
            var request = RegistryFixture.iPhone("usr_1", device: "\(platform)-\(type)", token: 1)
            (request.platform, request.pushTokenType) = (platform, .word(type))
            #expect(try await fixture.registry.registerDevice(request).device?.platform == platform)
        }
    }

    @Test("REG-36 REG-06 a client says what its device can do, silent pushes too; what it does not say is as the token type has it")
    func capabilities() async throws {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.supportsSilentPush = false
        request.maxPayloadSize = 1_024
        let device = try await fixture.registry.registerDevice(request).device
        #expect(device?.supportsSilentPush == false && device?.maxPayloadSize == 1_024 && device?.supportsNotificationActions == true)
        let again = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(again.supportsSilentPush && again.maxPayloadSize == 4_096)
    }

    @Test("REG-13 an APNs token in capitals is the same token")
    func capitals() async throws {
        let first = try await fixture.register("usr_1", device: "phone", token: 0xABCDEF)
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 0xABCDEF)
        request.token = request.token.uppercased()
        #expect(try await fixture.registry.registerDevice(request).device?.tokenHash == first.tokenHash)
    }

    @Test("REG-12 what is missing or malformed is named, the provider must be enabled")
    func refusals() async throws {
        typealias Change = @Sendable (inout RegistryV1.RegisterDeviceRequest) -> Void
        let cases: [(String, String, Change)] = [
            ("invalid_argument", "platform", { $0.platform = "" }), ("invalid_value", "platform", { $0.platform = "Symbian" }),
            ("invalid_argument", "token", { $0.token = "" }), ("invalid_value", "user_id", { $0.userId = "a b" }),
            ("invalid_value", "device_id", { $0.deviceId = "a/b" }),
            ("invalid_value", "device_model", { $0.deviceModel = String(repeating: "x", count: 101) }),
            ("invalid_timezone", "timezone", { $0.timezone = "Mars/X" }), ("invalid_value", "locale", { $0.locale = "!" }),
            ("invalid_value", "permission_status", { $0.permissionStatus = .init(rawValue: 99) }),
            ("provider_not_enabled", "push_token_type", { $0.pushTokenType = .expo }),
            ("invalid_value", "max_payload_size", { $0.maxPayloadSize = 10 }),
        ]
        for (reason, field, change) in cases {
            var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
            change(&request)
            let faulty = request
            let error = await #expect(throws: RPCError.self) { try await fixture.registry.registerDevice(faulty) }
            #expect(error?.reason == reason && error?.field == field)
        }
    }

    @Test("REG-14 without permission a device is known but has no token and is not sent to; the grant changes that")
    func permission() async throws {
        var request = RegistryFixture.iPhone("usr_1", device: "phone", token: 1)
        request.permissionStatus = .denied
        let denied = try await fixture.registry.registerDevice(request).device
        #expect(denied?.status == .inactive && denied?.tokenHash == "")
        // ACC-027: without a token there is no device to be denied.
        #expect(try await fixture.resolve(.init(userIds: ["usr_1"])).users["usr_1"]?.permissionDenied == false)
        request.permissionStatus = .granted
        let granted = try await fixture.registry.registerDevice(request).device
        #expect(granted?.pushDeviceId == denied?.pushDeviceId && granted?.status == .active)
        #expect(try await fixture.resolve(.init(userIds: ["usr_1"])).users["usr_1"]?.permissionDenied == false)
    }

    @Test("REG-18 ACC-008 a rotation keeps the device and archives the old token as revoked")
    func rotation() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(60))
        let rotated = try await fixture.registry.rotateToken(
            .init(
                tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId,
                token: RegistryFixture.apnsToken(2), refreshReason: "os_refresh"))
        #expect(rotated.device?.pushDeviceId == device.pushDeviceId && rotated.device?.addressVersion == 2)
        let devices = try await fixture.registry.listDevices(
            .init(tenant: RegistryFixture.tenant, userId: "usr_1", includeRevoked: true)
        ).devices
        let old = devices.first { $0.status == .revoked }
        #expect(devices.count == 2 && old?.tokenHash == device.tokenHash && old?.revokedReason == .rotated)
        #expect(old?.revokedAtMs == fixture.clock.now.milliseconds)
        #expect(try await fixture.sendable("usr_1").map(\.address?.version) == [2])
        // A push that was queued for the old address gets the new one.
        let verdict = try await fixture.client(service: "dispatcher").checkDevices(
            .init(
                tenant: RegistryFixture.tenant,
                devices: [.init(pushDeviceId: device.pushDeviceId, userId: "usr_1", addressVersion: 1)]))
        #expect(verdict.verdicts.first?.sendable == true && verdict.verdicts.first?.address?.version == 2)
    }

    @Test("REG-31 beyond the limit the least recently used inactive device gives way; with none it is too_many_devices")
    func limit() async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["max_devices_per_user": "2"])))
        let first = try await fixture.register("usr_1", device: "one", token: 1)
        try await fixture.register("usr_1", device: "two", token: 2)
        #expect(await reason { try await fixture.register("usr_1", device: "three", token: 3) } == "too_many_devices")
        _ = try await fixture.registry.updateDevice(
            .init(tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: first.pushDeviceId, status: .inactive))
        try await fixture.register("usr_1", device: "three", token: 3)
        #expect(try await fixture.device(first.pushDeviceId, of: "usr_1") == nil)
    }

    @Test("REG-31 REG-22 a reinstall, the same token under another installation id, takes the place that it gives back")
    func reinstallAtTheLimit() async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["max_devices_per_user": "2"])))
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        let tablet = try await fixture.register("usr_1", device: "tablet", token: 2)
        let again = try await fixture.register("usr_1", device: "phone-2", token: 1)
        #expect(again.status == .active && again.pushDeviceId != phone.pushDeviceId)
        #expect(try await fixture.device(phone.pushDeviceId, of: "usr_1")?.revokedReason == .rotated)
        #expect(Set(try await fixture.sendable("usr_1").map(\.deviceId)) == ["phone-2", "tablet"])
        // Back under the first id, and no other device gives way for it.
        _ = try await fixture.registry.updateDevice(
            .init(tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId, status: .inactive))
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)
        #expect(try await fixture.device(tablet.pushDeviceId, of: "usr_1")?.status == .inactive)
        #expect(try await fixture.device(again.pushDeviceId, of: "usr_1")?.status == .revoked)
        // Somebody else's token gives back no place of this user's.
        _ = try await fixture.registry.updateDevice(
            .init(tenant: RegistryFixture.tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId, status: .active))
        try await fixture.register("usr_2", device: "other", token: 9)
        #expect(await reason { try await fixture.register("usr_1", device: "third", token: 9) } == "too_many_devices")
        #expect(try await fixture.sendable("usr_2").count == 1)
    }

    private func update(
        _ device: RegistryV1.Device, as client: RegistryV1.Registry.Client,
        _ change: (inout RegistryV1.UpdateDeviceRequest) -> Void
    ) async throws -> RegistryV1.Device? {
        var request = RegistryV1.UpdateDeviceRequest(
            tenant: RegistryFixture.tenant, userId: device.userId, pushDeviceId: device.pushDeviceId)
        change(&request)
        let response = try await client.updateDevice(request)
        return response.device
    }

    @Test("REG-23 REG-29 switches and deactivation; a launch reactivates what the user deactivated, not what an admin did")
    func settings() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let own = fixture.client(actingAs: "usr_1", organization: "org_acme")
        let renamed = try await update(device, as: own) {
            $0.deviceName = "Sarah's iPhone"
            $0.soundEnabled = false
            $0.isPrimary = true
        }
        #expect(renamed?.deviceName == "Sarah's iPhone" && renamed?.soundEnabled == false && renamed?.isPrimary == true)
        // Registering again keeps the user's choice.
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).soundEnabled == false)

        _ = try await update(device, as: own) { $0.status = .inactive }
        #expect(try await fixture.sendable("usr_1").isEmpty)
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)

        let admin = RegistryV1.Registry.Client(
            fixture.channel(
                Principal(service: "gateway", actor: .init(userID: "usr_admin", organizationID: "org_acme", roles: ["system_admin"]))))
        _ = try await update(device, as: admin) { $0.status = .inactive }
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .inactive)
        let reactivated = try await update(device, as: own) { $0.status = .active }
        #expect(reactivated?.status == .active)
    }

    @Test("SEC-08 ARCH-07 a user registers and sees own devices only")
    func ownUser() async throws {
        let own = fixture.client(actingAs: "usr_1", organization: "org_acme")
        _ = try await own.registerDevice(RegistryFixture.iPhone("usr_1", device: "phone", token: 1))
        #expect(await reason { _ = try await own.registerDevice(RegistryFixture.iPhone("usr_2", device: "p", token: 2)) } == "not_found")
        #expect(await reason { _ = try await own.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_2")) } == "not_found")
        let foreign = fixture.client(actingAs: "usr_1", organization: "org_other")
        #expect(await reason { _ = try await foreign.listDevices(.init(tenant: RegistryFixture.tenant, userId: "usr_1")) } == "not_found")
    }

    @Test("a batch stores what is good in one transaction and names what is not")
    func batch() async throws {
        var devices = (0..<500).map { RegistryFixture.iPhone("usr_\($0)", device: "phone", token: $0) }
        devices[7].token = "bad"
        devices[9].tenant?.appId = "no-such-app"
        let response = try await fixture.registry.registerDevices(.init(devices: devices))
        #expect(response.results.map(\.index) == [7, 9])
        #expect(response.results.map(\.reason) == ["invalid_token_format", "not_found"])
        #expect(response.pushDeviceIds.count == 500 && response.pushDeviceIds.filter(\.isEmpty).count == 2)
        #expect(try await fixture.registry.statistics(.init(tenant: RegistryFixture.tenant)).devicesActive == 498)
    }

    @Test("a client that names no device gets one, and the same one for the same token")
    func generatedDevice() async throws {
        var request = RegistryFixture.iPhone("usr_1", device: "", token: 5)
        request.deviceId = ""
        let first = try await fixture.registry.registerDevice(request).device
        let second = try await fixture.registry.registerDevice(request).device
        #expect(first?.deviceId.hasPrefix("dev_") == true && second?.pushDeviceId == first?.pushDeviceId)
    }
}
