import CarillonAPI
import Cryptography
import ServiceKit
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Addresses of Live Activities of devices of other providers")
struct ActivityThroughProviderTests {
    private static let tenant = RegistryFixture.tenant
    private static let activityToken = String(repeating: "ab", count: 48)
    private static let deviceToken = "cXk1:APA91b" + String(repeating: "Zz_-9", count: 24)

    /// The one address of Ann's, and what it holds.
    private func resolve(
        _ kind: RegistryV1.ActivityKind, _ fixture: RegistryFixture
    ) async throws -> (address: CommonV1.SealedAddress, token: String) {
        let found = try await fixture.addresses.resolveActivityAddresses(.init(tenant: Self.tenant, userIds: ["ann"], kind: kind, name: "order"))
        let device = try #require(found.devices.first)
        let address = try #require(device.address)
        #expect(found.devices.count == 1 && device.pushDeviceId.hasPrefix("addr_") && device.deviceType == .ios)
        let opened = try fixture.keyRing.open(address.envelope, associatedData: Array(device.pushDeviceId.utf8))
        return (address, String(decoding: opened, as: UTF8.self))
    }

    /// - Returns: the hash of the token.
    private func put(
        _ kind: RegistryV1.ActivityKind, _ token: String, on device: RegistryV1.Device, _ fixture: RegistryFixture
    ) async throws -> String {
        let request = RegistryV1.RegisterActivityAddressRequest(
            tenant: Self.tenant, userId: "ann", pushDeviceId: device.pushDeviceId, kind: kind, name: "order", token: token)
        return try await fixture.addresses.registerActivityAddress(request).address?.tokenHash ?? ""
    }

    @Test("DISP-37 SEC-01 the activity of an iPhone that registered through FCM has one address of FCM with both tokens, sealed for its own record")
    func both() async throws {
        let fixture = try await RegistryFixture()
        let phone = try #require(
            try await fixture.registry.registerDevice(
                .init(
                    tenant: Self.tenant, userId: "ann", deviceId: "phone", platform: "ios", token: Self.deviceToken, pushTokenType: .fcm)
            ).device)
        for (number, kind) in [RegistryV1.ActivityKind.liveActivity, .pushToStart].enumerated() {
            let hash = try await put(kind, Self.activityToken + "0\(number)", on: phone, fixture)
            let found = try await resolve(kind, fixture)
            #expect(found.address.type == .fcmToken && found.address.tokenHash == hash && found.address.version == 1)
            #expect(found.token == "\(Self.deviceToken) \(Self.activityToken)0\(number)")
        }
        // FCM has no field for tokens of extensions.
        _ = try await put(.voip, Self.activityToken + "07", on: phone, fixture)
        let call = try await resolve(.voip, fixture)
        #expect(call.address.type == .apns && call.token == Self.activityToken + "07")
    }

    @Test("DISP-37 the activity of an iPhone that registered with Apple has the activity's own token")
    func own() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await put(.liveActivity, Self.activityToken, on: phone, fixture)
        let found = try await resolve(.liveActivity, fixture)
        #expect(found.address.type == .apns && found.token == Self.activityToken)
    }
}
