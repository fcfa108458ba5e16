import CarillonAPI
import Cryptography
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Addresses of Live Activities")
struct ActivityAddressTests {
    private static let tenant = RegistryFixture.tenant
    private static func token(_ number: Int) -> String { String(repeating: "ab", count: 48) + RegistryFixture.apnsToken(number) }

    private func put(
        _ fixture: RegistryFixture, _ device: RegistryV1.Device, _ name: String, token: Int, kind: RegistryV1.ActivityKind = .liveActivity,
        _ change: (inout RegistryV1.RegisterActivityAddressRequest) -> Void = { _ in }
    ) async throws -> RegistryV1.ActivityAddress {
        var request = RegistryV1.RegisterActivityAddressRequest(
            tenant: Self.tenant, userId: device.userId, pushDeviceId: device.pushDeviceId, kind: kind, name: name, token: Self.token(token))
        change(&request)
        return try await fixture.addresses.registerActivityAddress(request).address ?? .init()
    }

    private func list(_ fixture: RegistryFixture, _ user: String) async throws -> [String] {
        try await fixture.addresses.listActivityAddresses(.init(tenant: Self.tenant, userId: user)).addresses
            .map { "\($0.kind) \($0.name) v\($0.version)" }.sorted()
    }

    @Test("REG-06 SEC-01 addresses of Live Activities are sealed for their own record, and no ordinary push uses them")
    func lives() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let order = try await put(fixture, phone, "order-17", token: 10)
        #expect(order.addressId.hasPrefix("addr_") && order.environment == .production)
        #expect(order.expiresAtMs == fixture.clock.now.milliseconds + 12 * 3_600_000)
        let start = try await put(fixture, phone, "OrderAttributes", token: 11, kind: .pushToStart) { $0.environment = .sandbox }
        #expect(start.environment == .sandbox && start.expiresAtMs == fixture.clock.now.milliseconds + 30 * 86_400_000)
        #expect(try await list(fixture, "ann") == ["live_activity order-17 v1", "push_to_start OrderAttributes v1"])
        // Ordinary sends know the device's one token.
        #expect(try await fixture.sendable("ann").map(\.address?.tokenHash) == [phone.tokenHash])
        let sealed = try await fixture.store.read { database in
            try database.rows("SELECT address_id, address FROM activity_addresses ORDER BY id", []) { ($0[0] as String, Array($0[1] as Data)) }
        }
        #expect(
            try sealed.map { String(decoding: try fixture.keyRing.open($1, associatedData: Array($0.utf8)), as: UTF8.self) } == [
                Self.token(10), Self.token(11),
            ])
        #expect(throws: (any Error).self) { try fixture.keyRing.open(sealed[0].1, associatedData: Array(sealed[1].0.utf8)) }
        #expect(try fixture.storedBytes().range(of: Data(Self.token(10).utf8)) == nil)

        // Replaced; the same again changes nothing but the date.
        let replaced = try await put(fixture, phone, "order-17", token: 12)
        #expect(replaced.addressId != order.addressId && replaced.version == 2)
        #expect(try await put(fixture, phone, "order-17", token: 12) == replaced)
        _ = try await fixture.addresses.endActivityAddress(.init(tenant: Self.tenant, userId: "ann", addressId: replaced.addressId))
        #expect(try await list(fixture, "ann") == ["push_to_start OrderAttributes v1"])
        // Hashes alone are left of the tokens of the past, and none of it is a rotation of the device.
        let past = try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann", includeRevoked: true)).devices
            .filter { $0.status == .revoked }
        #expect(past.map(\.revokedReason) == [.activityEnded, .activityReplaced])
        #expect(past.allSatisfy { $0.pushTokenType == .apns && $0.activityKind == .liveActivity && $0.tokenKind == "apns_live_activity" })
        #expect(try await fixture.audit().isEmpty)
    }

    @Test("REG-06 an activity's address ends after twelve hours at most")
    func expires() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let now = fixture.clock.now.milliseconds
        _ = try await put(fixture, phone, "short", token: 10) { $0.expiresAtMs = now + 60_000 }
        _ = try await put(fixture, phone, "usual", token: 11)
        _ = try await put(fixture, phone, "Order", token: 12, kind: .pushToStart)
        fixture.clock.advance(by: .seconds(60))
        #expect(try await list(fixture, "ann") == ["live_activity usual v1", "push_to_start Order v1"])
        fixture.clock.advance(by: .seconds(12 * 3_600))
        try await fixture.runMaintenance()
        #expect(try await fixture.count("activity_addresses") == 1)
        for wrong in [now, now + 48 * 3_600_000] {
            #expect(await reason { _ = try await put(fixture, phone, "x", token: 13) { $0.expiresAtMs = wrong } } == "invalid_value")
        }
    }

    @Test(
        "T25 a late end of an old address does not end the new one",
        arguments: [RegistryV1.ActivityKind.liveActivity, .pushToStart])
    func lateEnd(kind: RegistryV1.ActivityKind) async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let old = try await put(fixture, phone, "Order", token: 10, kind: kind)
        let new = try await put(fixture, phone, "Order", token: 11, kind: kind)
        func end(_ address: RegistryV1.ActivityAddress) async -> String? {
            await reason {
                _ = try await fixture.addresses.endActivityAddress(.init(tenant: Self.tenant, userId: "ann", addressId: address.addressId))
            }
        }
        #expect(await end(old) == "not_found")
        #expect(try await list(fixture, "ann") == ["\(kind) Order v2"])
        #expect(await end(new) == nil)
        #expect(try await list(fixture, "ann").isEmpty)
        // Nor of one that came after an end.
        let next = try await put(fixture, phone, "Order", token: 12, kind: kind)
        #expect(await end(new) == "not_found")
        #expect(try await fixture.addresses.listActivityAddresses(.init(tenant: Self.tenant, userId: "ann")).addresses == [next])
    }

    @Test("T25 a push-to-start address ends 30 days after its last registration, although APNs still accepts it")
    func startAge() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await put(fixture, phone, "Order", token: 10, kind: .pushToStart)
        _ = try await put(fixture, phone, "Match", token: 11, kind: .pushToStart)
        fixture.days(29)
        _ = try await put(fixture, phone, "Match", token: 11, kind: .pushToStart)
        fixture.days(1)
        #expect(try await list(fixture, "ann") == ["push_to_start Match v1"])
        try await fixture.runMaintenance()
        #expect(try await fixture.count("activity_addresses") == 1)
        let past = try await fixture.registry.listDevices(.init(tenant: Self.tenant, userId: "ann", includeRevoked: true)).devices
            .filter { $0.status == .revoked }
        #expect(past.map(\.revokedReason) == [.activityExpired])
        fixture.days(29)
        #expect(try await list(fixture, "ann").isEmpty)
        #expect(
            await reason { _ = try await put(fixture, phone, "Order", token: 12, kind: .pushToStart) { $0.expiresAtMs = .max } }
                == "invalid_value")
    }

    @Test("REG-22 an activity's token has one owner, and is deleted with its device")
    func oneOwner() async throws {
        let fixture = try await RegistryFixture()
        let anns = try await fixture.register("ann", device: "phone", token: 1)
        let bens = try await fixture.register("ben", device: "phone", token: 2)
        _ = try await put(fixture, anns, "a", token: 10)
        _ = try await put(fixture, bens, "b", token: 10)
        #expect(try await list(fixture, "ann").isEmpty)
        #expect(try await list(fixture, "ben") == ["live_activity b v1"])
        // The phone changes hands: what its last owner followed is over.
        try await fixture.register("cat", device: "phone", token: 2)
        #expect(try await list(fixture, "ben").isEmpty)
        _ = try await put(fixture, anns, "c", token: 11)
        _ = try await fixture.registry.removeDevice(.init(tenant: Self.tenant, userId: "ann", pushDeviceId: anns.pushDeviceId))
        #expect(try await fixture.count("activity_addresses") == 0)
    }

    @Test("SEC-08 REG-06 other users' devices are not found, devices without activities are refused, and a device has a limit of addresses")
    func refused() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let mine = try await put(fixture, phone, "a", token: 10)
        #expect(await reason { _ = try await put(fixture, phone, "a", token: 10) { $0.userId = "ben" } } == "not_found")
        #expect(
            await reason { _ = try await fixture.addresses.endActivityAddress(.init(tenant: Self.tenant, userId: "ben", addressId: mine.addressId)) }
                == "not_found")
        let android = try await fixture.registry.registerDevice(
            .init(tenant: Self.tenant, userId: "ann", deviceId: "pixel", platform: "android", token: "fcm-token-of-twenty-characters")
        ).device
        #expect(await reason { _ = try await put(fixture, try #require(android), "a", token: 11) } == "invalid_value")
        for number in 0..<(ActivityAddressTable.mostOfDevice - 1) { _ = try await put(fixture, phone, "n\(number)", token: 100 + number) }
        #expect(await reason { _ = try await put(fixture, phone, "more", token: 200) } == "conflict")
        _ = try await fixture.registry.updateDevice(
            .init(tenant: Self.tenant, userId: "ann", pushDeviceId: phone.pushDeviceId, status: .inactive))
        #expect(await reason { _ = try await put(fixture, phone, "a", token: 201) } == "invalid_transition")
    }

    @Test("SEC-01 after a rotation of the key ring, addresses of activities are sealed again")
    func reencrypted() async throws {
        let fixture = try await RegistryFixture()
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        _ = try await put(fixture, phone, "a", token: 10)
        let old = fixture.keyRing.currentKeyID
        try KeyRing.rotate(at: fixture.folder + "/address-keyring.json")
        var page = ""
        repeat { page = try await fixture.addressKeys.reencryptAddresses(.init(pageSize: 1, pageToken: page)).nextPageToken } while !page.isEmpty
        let use = try await fixture.addressKeys.getAddressKeyUse(.init()).keys
        #expect(use.first { $0.keyId == old }?.activities == 0 && use.first { $0.current }?.activities == 1)
    }
}
