import CarillonAPI
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Delivery counters of devices")
struct DeliveryCounterTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private static func news(
        _ device: String, sent: UInt32 = 0, delivered: UInt32 = 0, opened: UInt32 = 0, _ status: CommonV1.DeliveryStatus = .unspecified,
        ofMs: Int64 = 0, tenant: CommonV1.Tenant = RegistryFixture.tenant
    ) -> RegistryV1.DeviceDeliveries {
        .init(
            tenant: tenant, pushDeviceId: device, sent: sent, delivered: delivered, opened: opened, lastDeliveryStatus: status,
            lastNotificationAtMs: ofMs)
    }

    /// What receipts tell.
    @discardableResult
    private func count(
        _ sequence: Int64, _ devices: RegistryV1.DeviceDeliveries..., ledger: String = "ledger_1"
    ) async throws -> [CommonV1.ItemResult] {
        let client = RegistryV1.DeliveryCounters.Client(
            fixture.channel(service: "receipts"))
        return try await client.countDeliveries(.init(ledgerId: ledger, sequence: sequence, devices: devices)).rejected
    }

    /// Sent, delivered, opened, and the last status.
    private func shown(_ device: RegistryV1.Device?) -> String {
        guard let device else { return "gone" }
        let counters = [device.totalNotificationsSent, device.totalNotificationsDelivered, device.totalNotificationsOpened]
        return counters.map(String.init).joined(separator: " ") + " " + (device.lastDeliveryStatus.known?.name ?? "none")
    }

    private func shown(_ id: String, of user: String = "ann") async throws -> String { shown(try await fixture.device(id, of: user)) }

    private func rows() async throws -> Int {
        try await fixture.store.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM delivery_counters") ?? -1 }
    }

    @Test("REG-06 RCPT-08 ARCH-04 each call of a ledger counts once, and the newest notification sets the last status")
    func counting() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1).pushDeviceId
        let tablet = try await fixture.register("ann", device: "tablet", token: 2).pushDeviceId
        #expect(try await shown(phone) == "0 0 0 none")
        let first = [Self.news(phone, sent: 2, delivered: 1, .delivered, ofMs: 20), Self.news(tablet, .failed, ofMs: 20)]
        #expect(try await count(5, first[0], first[1]).isEmpty)
        #expect(try await shown(phone) == "2 1 0 delivered")
        #expect(try await shown(tablet) == "0 0 0 failed")
        // The same again, and one that was left behind.
        try await count(5, first[0], first[1])
        try await count(4, Self.news(phone, sent: 50))
        #expect(try await shown(phone) == "2 1 0 delivered")
        // An older notification was opened: that counts, and is not how it stands with the newest.
        try await count(6, Self.news(phone, sent: 1, opened: 1, .opened, ofMs: 19))
        #expect(try await shown(phone) == "3 1 1 delivered")
        try await count(7, Self.news(phone, .opened, ofMs: 20))
        #expect(try await shown(phone) == "3 1 1 opened")
        try await count(8, Self.news(phone, sent: 1))
        #expect(try await shown(phone) == "4 1 1 opened")
        // Another ledger numbers its calls by itself.
        try await count(1, Self.news(phone, sent: 1, .sent, ofMs: 21), ledger: "ledger_2")
        #expect(try await shown(phone) == "5 1 1 sent")
        #expect(try await shown(tablet) == "0 0 0 failed")
    }

    @Test("REG-06 REG-32 users, administrators and exports see the counters")
    func shownEverywhere() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1).pushDeviceId
        try await count(1, Self.news(phone, sent: 3, delivered: 2, opened: 1, .opened, ofMs: 20))
        let all = "3 2 1 opened"
        #expect(shown(try await fixture.register("ann", device: "phone", token: 1)) == all)
        #expect(shown(try await fixture.register("ann", device: "phone", token: 2)) == all)
        #expect(
            shown(try await fixture.registry.updateDevice(.init(tenant: tenant, userId: "ann", pushDeviceId: phone, deviceName: "P")).device) == all)
        let rotation = RegistryV1.RotateTokenRequest(
            tenant: tenant, userId: "ann", pushDeviceId: phone, token: RegistryFixture.apnsToken(3), refreshReason: "manual_refresh")
        #expect(shown(try await fixture.registry.rotateToken(rotation).device) == all)
        #expect(shown(try await fixture.devices.getDevice(.init(pushDeviceId: phone)).device) == all)
        let listed = try await fixture.devices.listAllDevices(.init(filter: .init(tenant: tenant))).devices
        #expect(listed.map(shown) == [all])
        let exported = try await fixture.devices.exportDevices(.init(filter: .init(tenant: tenant))) { responses in
            var devices: [RegistryV1.Device] = []
            for try await response in responses { devices += response.devices }
            return devices
        }
        let row = Dictionary(uniqueKeysWithValues: zip(DeviceReport.columns, DeviceReport.row(try #require(exported.first))))
        #expect(row["total_notifications_sent"] == "3" && row["total_notifications_delivered"] == "2" && row["total_notifications_opened"] == "1")
        #expect(row["last_delivery_status"] == "opened")
        #expect(shown(try await fixture.devices.deactivateDevice(.init(pushDeviceId: phone)).device) == all)
        #expect(shown(try await fixture.devices.revokeToken(.init(pushDeviceId: phone)).device) == all)
    }

    @Test("REG-06 ARCH-09 counting invalidates no cached device, and a registration writes no counters")
    func cheap() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1).pushDeviceId
        #expect(try await rows() == 0)
        let before = try await fixture.sendable("ann")
        let looks = fixture.service.deviceLookups.misses.value
        let updated = try await fixture.device(phone, of: "ann")?.updatedAtMs
        fixture.clock.advance(by: .seconds(60))
        try await count(1, Self.news(phone, sent: 1, delivered: 1, opened: 1, .opened, ofMs: 20))
        #expect(try await fixture.sendable("ann") == before)
        #expect(fixture.service.deviceLookups.misses.value == looks)
        #expect(try await fixture.device(phone, of: "ann")?.updatedAtMs == updated)
    }

    @Test(
        "REG-06 REG-17 counters are deleted with their device; the same installation starts at zero, and reports about a removed device are ignored")
    func deletion() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1).pushDeviceId
        let bens = try await fixture.register("ben", device: "phone", token: 2).pushDeviceId
        try await count(1, Self.news(phone, sent: 1, .sent, ofMs: 1), Self.news(bens, sent: 2, .sent, ofMs: 1))
        _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "ann", pushDeviceId: phone))
        #expect(try await rows() == 1)
        try await count(2, Self.news(phone, sent: 1, .sent, ofMs: 2), Self.news("push_never", sent: 1), Self.news(bens, opened: 1, .opened, ofMs: 1))
        #expect(try await rows() == 1)
        let again = try await fixture.register("ann", device: "phone", token: 1)
        #expect(shown(again) == "0 0 0 none")
        #expect(try await shown(again.pushDeviceId) == "0 0 0 none")
        #expect(try await shown(bens, of: "ben") == "2 0 1 opened")
        // REG-22: the phone is another's now. What was counted of it before stays with the old registration.
        let moved = try await fixture.register("ann", device: "new", token: 2)
        #expect(shown(moved) == "0 0 0 none")
        #expect(try await shown(bens, of: "ben") == "2 0 1 opened")
    }

    @Test("REG-06 REG-20 a restored device has its counters again; without a restore they are deleted")
    func undone() async throws {
        _ = try await fixture.tenants.upsertApp(.init(app: RegistryFixture.app(overrides: ["invalid_token_action": "delete"])))
        let devices = [
            try await fixture.register("ann", device: "phone", token: 1), try await fixture.register("ben", device: "phone", token: 2),
        ]
        try await count(1, Self.news(devices[0].pushDeviceId, sent: 1, .sent, ofMs: 1), Self.news(devices[1].pushDeviceId, sent: 2, .sent, ofMs: 1))
        let since = fixture.clock.now.milliseconds
        try await fixture.report(devices, "dead")
        #expect(try await fixture.device(devices[0].pushDeviceId, of: "ann")?.status == .revoked)
        // Ben logs out all the same: nothing is kept to bring back.
        await #expect(throws: (any Error).self) {
            _ = try await fixture.registry.removeDevice(.init(tenant: tenant, userId: "ben", pushDeviceId: devices[1].pushDeviceId))
        }
        #expect(try await rows() == 1)
        // A report on the last push after the verdict counts, too.
        try await count(2, Self.news(devices[0].pushDeviceId, sent: 1, .failed, ofMs: 2))
        _ = try await fixture.verdicts.undoInvalidations(.init(tenant: tenant, provider: "apns", sinceMs: since))
        #expect(try await shown(devices[0].pushDeviceId) == "2 0 0 failed")
        try await fixture.report([try #require(try await fixture.device(devices[0].pushDeviceId, of: "ann"))], "dead")
        fixture.days(8)
        try await fixture.runMaintenance()
        #expect(try await rows() == 0)
    }

    @Test("REG-06 SEC-08 ARCH-16 another app's device is not counted; one malformed item is refused by name, and the others are counted")
    func refusals() async throws {
        let phone = try await fixture.register("ann", device: "phone", token: 1).pushDeviceId
        let other = CommonV1.Tenant(organizationId: "org_other", appId: "other")
        let rejected = try await count(
            1, Self.news(phone, sent: 1, tenant: other), Self.news("two words", sent: 1), Self.news(phone, sent: 1, .init(rawValue: 99)),
            Self.news(phone, sent: 1, ofMs: -1), Self.news(phone, sent: 4, .sent, ofMs: 1))
        #expect(rejected.map { "\($0.index) \($0.field)" } == ["1 push_device_id", "2 last_delivery_status", "3 last_notification_at_ms"])
        #expect(try await shown(phone) == "4 0 0 sent")
        #expect(await reason { try await count(0, Self.news(phone, sent: 1)) } == "invalid_value")
        #expect(await reason { try await count(2, Self.news(phone, sent: 1), ledger: "") } == "invalid_argument")
    }
}
