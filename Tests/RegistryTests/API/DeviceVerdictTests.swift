import CarillonAPI
import ServiceKit
import Storage
import Testing

@testable import RegistryUsers

@Suite("ARCH-09 DISP-04 Verdicts on devices before sending")
struct DeviceVerdictTests {
    private let fixture: RegistryFixture

    init() async throws { fixture = try await RegistryFixture() }

    /// `yes`, the version of an address that is another one, or the reason against it.
    private func verdict(_ device: RegistryV1.Device) async throws -> String {
        let verdict = try #require(try await fixture.verdict(on: device))
        return verdict.sendable ? verdict.address.map { "v\($0.version)" } ?? "yes" : verdict.reason.name
    }

    private func update(_ device: RegistryV1.Device, _ change: (inout RegistryV1.UpdateDeviceRequest) -> Void) async throws {
        var request = RegistryV1.UpdateDeviceRequest(tenant: RegistryFixture.tenant, userId: device.userId, pushDeviceId: device.pushDeviceId)
        change(&request)
        _ = try await fixture.registry.updateDevice(request)
    }

    @Test("REG-23 a device that was switched off, removed, rotated, or whose user is inactive", arguments: [false, true])
    func changes(isCached: Bool) async throws {
        var numbers = 0
        func registered(_ user: String) async throws -> RegistryV1.Device {
            numbers += 1
            let device = try await fixture.register(user, device: "phone-\(user)", token: numbers)
            if isCached { #expect(try await fixture.sendable(user).count == 1) }
            #expect(try await verdict(device) == "yes")
            return device
        }
        let off = try await registered("off")
        try await update(off) { $0.notificationsEnabled = false }
        #expect(try await verdict(off) == "notifications_off")
        let inactive = try await registered("inactive")
        try await update(inactive) { $0.status = .inactive }
        #expect(try await verdict(inactive) == "inactive")
        let denied = try await registered("denied")
        try await update(denied) { $0.permissionStatus = .denied }
        #expect(try await verdict(denied) == "permission_denied")
        let removed = try await registered("removed")
        _ = try await fixture.registry.removeDevice(
            .init(tenant: RegistryFixture.tenant, userId: "removed", pushDeviceId: removed.pushDeviceId))
        #expect(try await verdict(removed) != "yes")
        let rotated = try await registered("rotated")
        _ = try await fixture.registry.rotateToken(
            .init(
                tenant: RegistryFixture.tenant, userId: "rotated", pushDeviceId: rotated.pushDeviceId, token: RegistryFixture.apnsToken(900),
                refreshReason: "os_refresh"))
        #expect(try await verdict(rotated) == "v\(rotated.addressVersion + 1)")
        let dead = try await registered("dead")
        try await fixture.report([dead], "dead")
        #expect(try await verdict(dead) != "yes")
        let gone = try await registered("gone")
        _ = try await fixture.registry.upsertUsers(
            .init(users: [.init(tenant: RegistryFixture.tenant, userId: "gone", status: .inactive)]))
        #expect(try await verdict(gone) == "user_inactive")
        await fixture.store.close()
    }

    @Test("EVAL-52 A push that was queued before a guardianship ended is refused, also where it is active again; a later one is not")
    func endedForAWhile() async throws {
        let phone = try await fixture.register("mum", device: "phone", token: 1)
        func set(_ status: RegistryV1.RelationshipStatus) async throws {
            let wanted = RegistryV1.Relationship(
                tenant: RegistryFixture.tenant, relationshipId: "r1", guardianUserId: "mum", childUserId: "sam", status: status)
            _ = try await fixture.relationships.upsertRelationships(.init(relationships: [wanted]))
            fixture.clock.advance(by: .seconds(10))
        }
        func verdict(since: Instant) async throws -> RegistryV1.DeviceRefusal {
            let claim = RegistryV1.DeviceClaim(
                pushDeviceId: phone.pushDeviceId, userId: "mum", addressVersion: phone.addressVersion, aboutUserId: "sam",
                sinceMs: since.milliseconds)
            let answer = try await fixture.client(service: "dispatcher").checkDevices(.init(tenant: RegistryFixture.tenant, devices: [claim]))
            return answer.verdicts[0].reason
        }
        try await set(.active)
        let queued = fixture.clock.now
        #expect(try await verdict(since: queued) == .unspecified)
        fixture.clock.advance(by: .seconds(10))
        try await set(.ended)
        #expect(try await verdict(since: queued) == .relationshipEnded)
        try await set(.active)
        #expect(try await verdict(since: queued) == .relationshipEnded)
        #expect(try await verdict(since: fixture.clock.now) == .unspecified)
        await fixture.store.close()
    }

    @Test("ARCH-09 verdicts on cached users need no store and equal the store's")
    func cached() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1)
        let tablet = try await fixture.register("ann", device: "tablet", token: 2)
        _ = try await fixture.registry.rotateToken(
            .init(tenant: RegistryFixture.tenant, userId: "ann", pushDeviceId: tablet.pushDeviceId, token: RegistryFixture.apnsToken(3)))
        _ = try await fixture.register("ben", device: "phone", token: 4)
        func claim(_ device: RegistryV1.Device, of user: String = "ann", about child: String = "") -> RegistryV1.DeviceClaim {
            .init(pushDeviceId: device.pushDeviceId, userId: user, addressVersion: device.addressVersion, aboutUserId: child)
        }
        let claims = [
            claim(phone), claim(tablet), claim(phone, of: "ben"), claim(phone, about: "child"), .init(pushDeviceId: "push_none", userId: "ann"),
        ]
        let dispatcher = fixture.client(service: "dispatcher")
        func verdicts(_ claims: [RegistryV1.DeviceClaim]) async throws -> [RegistryV1.DeviceVerdict] {
            try await dispatcher.checkDevices(.init(tenant: RegistryFixture.tenant, devices: claims)).verdicts
        }
        let stored = try await verdicts(claims)
        #expect(stored.map(\.reason) == [.unspecified, .unspecified, .reassigned, .relationshipEnded, .removed])
        #expect(stored.map { $0.address?.version } == [nil, tablet.addressVersion + 1, nil, nil, nil])
        #expect(try await fixture.sendable("ann", "ben").count == 3)
        #expect(try await verdicts(claims) == stored)
        // The claims that a cache may answer, with no store left to ask.
        await fixture.store.close()
        #expect(try await verdicts(Array(claims.prefix(2))) == Array(stored.prefix(2)))
        await #expect(throws: (any Error).self) { _ = try await verdicts([claim(phone, about: "child")]) }
    }

    @Test("REG-22 a token that another user registers leaves its first user")
    func takenOver() async throws {
        let before = try await fixture.register("ann", device: "phone", token: 7)
        #expect(try await verdict(before) == "yes")
        try await fixture.register("ben", device: "phone", token: 7)
        #expect(try await verdict(before) != "yes")
        await fixture.store.close()
    }
}
