import CarillonAPI
import Cryptography
import ServiceKit
import Testing

@testable import RegistryUsers

@Suite("Sending to addresses beside a device's token")
struct ActivitySendingTests {
    private static let tenant = RegistryFixture.tenant

    private func put(
        _ fixture: RegistryFixture, _ device: RegistryV1.Device, _ kind: RegistryV1.ActivityKind, token: Int
    ) async throws -> RegistryV1.ActivityAddress {
        try await fixture.addresses.registerActivityAddress(
            .init(
                tenant: Self.tenant, userId: device.userId, pushDeviceId: device.pushDeviceId, kind: kind, name: "order-17",
                token: RegistryFixture.apnsToken(token))
        ).address ?? .init()
    }

    private func resolve(_ fixture: RegistryFixture, _ kind: RegistryV1.ActivityKind) async throws -> [CommonV1.SendableDevice] {
        try await fixture.addresses.resolveActivityAddresses(
            .init(tenant: Self.tenant, userIds: ["ann", "ben"], kind: kind, name: "order-17")
        ).devices
    }

    private func verdict(_ fixture: RegistryFixture, _ id: String, of user: String = "ann") async throws -> RegistryV1.DeviceVerdict {
        let verdicts = try await fixture.registry.checkDevices(
            .init(tenant: Self.tenant, devices: [.init(pushDeviceId: id, userId: user, addressVersion: 1)])
        ).verdicts
        return verdicts.first ?? .init()
    }

    @Test("DISP-37 SEC-01 the dispatcher gets the sealed addresses of one kind, each under its own id, while the device is sendable")
    func resolves() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let call = try await put(fixture, phone, .voip, token: 10)
        _ = try await put(fixture, phone, .widgets, token: 11)
        let found = try await resolve(fixture, .voip)
        #expect(found.map(\.pushDeviceId) == [call.addressId] && found.map(\.userId) == ["ann"])
        let sealed = try #require(found.first?.address)
        let opened = try fixture.keyRing.open(sealed.envelope, associatedData: Array(call.addressId.utf8))
        #expect(String(decoding: opened, as: UTF8.self) == RegistryFixture.apnsToken(10))
        #expect(call.expiresAtMs == nil, "it lives as long as the app")
        #expect(try await resolve(fixture, .location).isEmpty)

        // The device's own token never takes the place of the address.
        let right = try await verdict(fixture, call.addressId)
        #expect(right.sendable && right.address == nil)
        #expect(try await verdict(fixture, call.addressId, of: "ben").sendable == false)
        _ = try await fixture.addresses.endActivityAddress(.init(tenant: Self.tenant, userId: "ann", addressId: call.addressId))
        #expect(try await verdict(fixture, call.addressId).sendable == false)
        #expect(try await resolve(fixture, .voip).isEmpty)
    }

    @Test("DISP-09 T19 T25 a dead token ends its address and leaves the device; an old report, or one of a suspicious wave, does not")
    func reports() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let activity = try await put(fixture, phone, .liveActivity, token: 10)
        func report(at instant: Int64, _ verdict: RegistryV1.TokenVerdict = .dead, answers: UInt32 = 1, dead: UInt32 = 1) async throws {
            let report = RegistryV1.TokenReport(
                tenant: Self.tenant, pushDeviceId: activity.addressId, addressVersion: 1, verdict: verdict, reason: "Unregistered",
                observedAtMs: instant, provider: "apns", attemptId: "a", answersLastMinute: answers, deadLastMinute: dead)
            _ = try await fixture.registry.reportTokenState(.init(reports: [report]))
        }
        let now = fixture.clock.now.milliseconds
        try await report(at: now - 1)
        try await report(at: now + 1, .ok)
        try await report(at: now + 1, .unrecognized)
        try await report(at: now + 1, answers: 1_000, dead: 900)
        #expect(try await resolve(fixture, .liveActivity).count == 1)
        try await report(at: now + 1)
        #expect(try await resolve(fixture, .liveActivity).isEmpty)
        #expect(try await fixture.sendable("ann").map(\.pushDeviceId) == [phone.pushDeviceId])
    }
}
