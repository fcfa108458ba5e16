import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Push off and on for all devices of a user")
struct PushSwitchTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    @discardableResult
    private func turn(
        _ enabled: Bool, of user: String, atMs: Int64? = nil, tenant: CommonV1.Tenant? = nil
    ) async throws -> [CommonV1.ItemResult] {
        let client = RegistryV1.PushSwitches.Client(
            fixture.channel(service: "preferences"))
        return try await client.setPushSwitches(
            .init(switches: [
                .init(
                    tenant: tenant ?? self.tenant, userId: user, enabled: enabled, changedAtMs: atMs ?? fixture.clock.now.milliseconds)
            ])
        ).rejected
    }

    /// Device id → whether it is shown as one that takes notifications.
    private func enabled(_ user: String) async throws -> [String: Bool] {
        let devices = try await fixture.registry.listDevices(.init(tenant: tenant, userId: user)).devices
        return Dictionary(uniqueKeysWithValues: devices.map { ($0.deviceId, $0.notificationsEnabled) })
    }

    @Test("REG-30 push off shows every device of the user as off, also later ones; on again each device has its own switch")
    func offAndOn() async throws {
        let phone = try await fixture.register("usr_1", device: "phone", token: 1)
        let tablet = try await fixture.register("usr_1", device: "tablet", token: 2)
        try await fixture.register("usr_2", device: "phone", token: 3)
        // REG-29: the tablet's own switch.
        _ = try await fixture.registry.updateDevice(
            .init(tenant: tenant, userId: "usr_1", pushDeviceId: tablet.pushDeviceId, notificationsEnabled: false))
        #expect(try await turn(false, of: "usr_1").isEmpty)
        #expect(try await enabled("usr_1") == ["phone": false, "tablet": false])
        let later = try await fixture.register("usr_1", device: "watch", token: 4)
        #expect(!later.notificationsEnabled)
        #expect(try await enabled("usr_2") == ["phone": true])
        // Who looks for devices that take notifications finds none of them, and none is counted as reachable.
        let found = try await fixture.devices.listAllDevices(.init(filter: .init(tenant: tenant, notificationsEnabled: true))).devices
        #expect(found.map(\.userId) == ["usr_2"])
        let stats = try #require(try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first)
        #expect(stats.pushEnabledUsers == 1 && stats.activeUsers == 2)

        fixture.clock.advance(by: .seconds(60))
        try await turn(true, of: "usr_1")
        #expect(try await enabled("usr_1") == ["phone": true, "tablet": false, "watch": true])
        let again = try await fixture.device(phone.pushDeviceId, of: "usr_1")
        #expect(again?.addressVersion == phone.addressVersion && again?.registeredAtMs == phone.registeredAtMs)
        #expect(again?.status == .active && again?.tokenHash == phone.tokenHash)
    }

    @Test("REG-30 a switch that arrives late or twice changes nothing; one of an unknown app is refused alone, one of an erased user is ignored")
    func repeated() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        let now = fixture.clock.now.milliseconds
        try await turn(false, of: "usr_1", atMs: now)
        try await turn(true, of: "usr_1", atMs: now + 1)
        try await turn(false, of: "usr_1", atMs: now)
        #expect(try await enabled("usr_1") == ["phone": true])
        for _ in 0..<2 { try await turn(false, of: "usr_1", atMs: now + 2) }
        #expect(try await enabled("usr_1") == ["phone": false])
        let refused = try await turn(false, of: "usr_1", tenant: .init(organizationId: "org_acme", appId: "nowhere"))
        #expect(refused.map(\.reason) == ["not_found"])
        #expect(try await turn(true, of: "not a user").map(\.field) == ["user_id"])
        _ = try await fixture.userData.eraseUser(.init(tenant: tenant, userId: "usr_1"))
        #expect(try await turn(false, of: "usr_1", atMs: now + 3).isEmpty)
        #expect(try await fixture.store.read { try $0.rows("SELECT count(*) FROM push_switches", []) { $0[0] as Int } } == [0])
    }
}
