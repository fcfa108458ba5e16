import CarillonAPI
import Foundation
import GRDB
import RPC
import ServiceKit
import Storage
import Testing

@testable import RegistryTenants
@testable import RegistryUsers

@Suite("Administration of devices")
struct DeviceAdministrationTests {
    let fixture: RegistryFixture
    init() async throws { fixture = try await RegistryFixture() }

    private let tenant = RegistryFixture.tenant

    private func list(_ filter: RegistryV1.DeviceFilter) async throws -> [String] {
        try await fixture.devices.listAllDevices(.init(filter: filter)).devices.map(\.deviceId)
    }

    @Test("REG-32 devices are listed newest first, in pages that a registration between them does not disturb")
    func pages() async throws {
        for number in 1...7 { try await fixture.register("usr_\(number % 3)", device: "d\(number)", token: number) }
        var seen: [String] = []
        var token = ""
        repeat {
            let page = try await fixture.devices.listAllDevices(.init(filter: .init(tenant: tenant), pageSize: 3, pageToken: token))
            seen += page.devices.map(\.deviceId)
            token = page.nextPageToken
            try await fixture.register("usr_late", device: "late-\(seen.count)", token: 100 + seen.count)
        } while !token.isEmpty
        #expect(seen == ["d7", "d6", "d5", "d4", "d3", "d2", "d1"])
        #expect(await reason { _ = try await fixture.devices.listAllDevices(.init(pageToken: "x")) } == "invalid_argument")
    }

    @Test("REG-32 each filter applies, several together, and an invalid value is refused by name")
    func filters() async throws {
        let start = fixture.clock.now.milliseconds
        try await fixture.register("usr_1", device: "phone", token: 1)
        fixture.clock.advance(by: .seconds(60))
        _ = try await fixture.registry.registerDevice(
            .init(
                tenant: tenant, userId: "usr_2", deviceId: "pixel", platform: "android", token: String(repeating: "f", count: 40),
                appVersion: "4.0"))
        _ = try await fixture.registry.registerDevice(
            .init(tenant: tenant, userId: "usr_2", deviceId: "tablet", platform: "ios", permissionStatus: .denied))
        func filter(_ change: (inout RegistryV1.DeviceFilter) -> Void) -> RegistryV1.DeviceFilter {
            var filter = RegistryV1.DeviceFilter(tenant: tenant)
            change(&filter)
            return filter
        }
        #expect(try await list(filter { $0.userId = "usr_2" }) == ["tablet", "pixel"])
        #expect(try await list(filter { $0.deviceType = .ios }) == ["tablet", "phone"])
        #expect(try await list(filter { $0.platform = "ANDROID" }) == ["pixel"])
        #expect(try await list(filter { $0.status = .inactive }) == ["tablet"])
        #expect(try await list(filter { $0.pushTokenType = .fcm }) == ["pixel"])
        #expect(try await list(filter { $0.appVersion = "3.2.1" }) == ["phone"])
        #expect(try await list(filter { $0.permissionStatus = .denied }) == ["tablet"])
        #expect(try await list(filter { $0.lastUsedBeforeMs = start + 1 }) == ["phone"])
        #expect(try await list(filter { $0.registeredFromMs = start + 1 }) == ["tablet", "pixel"])
        #expect(try await list(filter { $0.notificationsEnabled = false }) == [])
        #expect(
            try await list(
                filter {
                    $0.userId = "usr_2"
                    $0.deviceType = .ios
                }) == ["tablet"])
        // Of another app: none; of all: all.
        #expect(try await list(.init(tenant: .init(organizationId: "org_acme", appId: "other"))) == [])
        #expect(try await list(.init(tenant: .init(organizationId: "org_acme", appId: ""))).count == 3)
        #expect(try await list(.init()).count == 3)

        for (bad, field) in [
            (RegistryV1.DeviceFilter(tenant: .init(organizationId: "", appId: "acme-chat")), "organization_id"),
            (filter { $0.deviceType = .init(rawValue: 99) }, "device_type"), (filter { $0.platform = "beos" }, "platform"),
            (filter { $0.status = .init(rawValue: 99) }, "status"), (filter { $0.pushTokenType = .init(rawValue: 99) }, "push_token_type"),
            (filter { $0.permissionStatus = .init(rawValue: 99) }, "permission_status"), (filter { $0.lastUsedFromMs = -1 }, "last_used_from_ms"),
        ] {
            do {
                _ = try await list(bad)
                Issue.record("\(field) was taken")
            } catch let error as RPCError {
                #expect(error.reason == (field == "organization_id" ? "invalid_argument" : "invalid_value") && error.field == field)
            }
        }
        #expect(await reason { _ = try await list(.init(userId: "usr_1")) } == "invalid_argument")
    }

    @Test("REG-32 an administrator of one organization need not name it with an app")
    func ownOrganization() async throws {
        try await fixture.register("usr_1", device: "phone", token: 1)
        let channel = fixture.channel(actingAs: "root", role: "system_admin")
        let filter = RegistryV1.DeviceFilter(tenant: .init(organizationId: "", appId: "acme-chat"))
        let found = try await RegistryV1.DeviceAdministration.Client(channel).listAllDevices(.init(filter: filter)).devices
        #expect(found.map(\.deviceId) == ["phone"])
    }

    @Test("REG-32 REG-23 a device that an administrator deactivated stays inactive through launches until its user activates it")
    func deactivate() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let changed = try await fixture.devices.deactivateDevice(.init(pushDeviceId: device.pushDeviceId, reason: "stolen")).device
        #expect(changed?.status == .inactive && changed?.deactivatedAtMs != nil)
        #expect(try await fixture.sendable("usr_1").isEmpty)
        try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await fixture.sendable("usr_1").isEmpty)
        _ = try await fixture.client(actingAs: "usr_1").updateDevice(
            .init(tenant: tenant, userId: "usr_1", pushDeviceId: device.pushDeviceId, status: .active))
        #expect(try await fixture.sendable("usr_1").count == 1)
        #expect(try await fixture.audit() == ["device.deactivated \(device.pushDeviceId) service:operator"])
        // What is dead already is not deactivated.
        let again = try #require(try await fixture.device(device.pushDeviceId, of: "usr_1"))
        try await fixture.report([again], "dead")
        #expect(
            await reason { _ = try await fixture.devices.deactivateDevice(.init(pushDeviceId: device.pushDeviceId)) } == "invalid_transition")
    }

    @Test("REG-32 REG-25 a revoked token gets no push and has no address, and a new registration restores the device")
    func revoke() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let revoked = try await fixture.devices.revokeToken(.init(pushDeviceId: device.pushDeviceId)).device
        #expect(revoked?.status == .revoked && revoked?.revokedReason == .admin && revoked?.tokenHash == device.tokenHash)
        let addresses = try await fixture.store.read { try $0.rows("SELECT count(*) FROM devices WHERE address IS NOT NULL", []) { $0[0] as Int } }
        #expect(addresses == [0])
        #expect(try await fixture.sendable("usr_1").isEmpty)
        // Twice is as good as once.
        fixture.clock.advance(by: .seconds(1))
        let again = try await fixture.devices.revokeToken(.init(pushDeviceId: device.pushDeviceId)).device
        #expect(again?.revokedAtMs == revoked?.revokedAtMs)
        #expect(try await fixture.register("usr_1", device: "phone", token: 1).status == .active)
        #expect(try await fixture.sendable("usr_1").count == 1)
    }

    @Test("REG-32 T20 undoing a verdict does not bring back what an administrator revoked")
    func revokedStays() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        try await fixture.report([device], "dead")
        _ = try await fixture.devices.revokeToken(.init(pushDeviceId: device.pushDeviceId))
        _ = try await fixture.verdicts.undoInvalidations(
            .init(tenant: tenant, provider: "apns", sinceMs: fixture.clock.now.milliseconds - 60_000))
        #expect(try await fixture.sendable("usr_1").isEmpty)
    }

    @Test("REG-32 a refresh is a silent push with the reason token_refresh; a device without a token gets none")
    func refresh() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        #expect(try await fixture.devices.refreshToken(.init(pushDeviceId: device.pushDeviceId)).asked)
        let push = try #require(fixture.refreshes.all.first)
        #expect(push.data == ["reason": "token_refresh"] && push.devices.map(\.pushDeviceId) == [device.pushDeviceId])
        #expect(push.tenant == tenant && push.devices.first?.address?.tokenHash == device.tokenHash)
        #expect(try await fixture.audit() == ["token.refresh_requested \(device.pushDeviceId) service:operator"])
        _ = try await fixture.devices.revokeToken(.init(pushDeviceId: device.pushDeviceId))
        #expect(await reason { _ = try await fixture.devices.refreshToken(.init(pushDeviceId: device.pushDeviceId)) } == "invalid_transition")
        #expect(fixture.refreshes.all.count == 1)
    }

    @Test("REG-32 SEC-01 an export streams every device with its token's hash and never its token, as CSV that no spreadsheet computes")
    func export() async throws {
        let count = DeviceAdministrationService.exportPage + 10
        for number in 1...count { try await fixture.register("usr_\(number)", device: "d\(number)", token: number) }
        _ = try await fixture.registry.updateDevice(
            .init(
                tenant: tenant, userId: "usr_1", pushDeviceId: try await fixture.register("usr_1", device: "d1", token: 1).pushDeviceId,
                deviceName: #"=HYPERLINK("x"),"#))
        let messages = try await fixture.devices.exportDevices(.init(filter: .init(tenant: tenant))) { responses in
            var messages: [[RegistryV1.Device]] = []
            for try await response in responses { messages.append(response.devices) }
            return messages
        }
        #expect(messages.map(\.count) == [500, 10])
        let csv = DeviceReport.csvHeader + messages.joined().map(DeviceReport.csvLine).joined()
        #expect(csv.components(separatedBy: "\r\n").count == count + 2)
        #expect(csv.contains(#","'=HYPERLINK(""x""),","#))
        for number in 1...count { #expect(!csv.contains(RegistryFixture.apnsToken(number))) }
        #expect(csv.components(separatedBy: "sha256:").count == count + 1)
    }

    @Test("SEC-10 administrators' reads and changes of devices are audited with actor, action and origin")
    func audit() async throws {
        let device = try await fixture.register("usr_1", device: "phone", token: 1)
        let root = RegistryV1.DeviceAdministration.Client(fixture.channel(actingAs: "root", role: "system_admin"))
        _ = try await root.listAllDevices(.init(filter: .init(tenant: tenant, userId: "usr_1", status: .active)))
        _ = try await root.getDevice(.init(pushDeviceId: device.pushDeviceId))
        try await root.exportDevices(.init(filter: .init(tenant: tenant))) { for try await _ in $0 {} }
        #expect(
            try await fixture.audit() == [
                "device.listed usr_1 user:root", "device.read \(device.pushDeviceId) user:root", "device.exported  user:root",
            ])
        let records = try await fixture.auditLog.listAudit(.init(tenant: tenant, action: "device.listed")).records
        #expect(records.first?.details == "status = active; 1 devices" && records.first?.origin.isEmpty == false)
    }

    @Test("REG-33 devices and users are counted per app; an administrator of the organization sees no group of fewer than five users")
    func statistics() async throws {
        for number in 1...6 { try await fixture.register("usr_\(number)", device: "d\(number)", token: number) }
        try await fixture.register("usr_1", device: "second", token: 50)
        for (number, platform) in ["chrome", "firefox", "linux"].enumerated() {
            _ = try await fixture.registry.registerDevice(
                .init(
                    tenant: tenant, userId: "usr_b\(number)", deviceId: "b\(number)", platform: "android",
                    token: String(repeating: "\(number)", count: 30), deviceModel: platform))
        }
        _ = try await fixture.registry.registerDevice(
            .init(tenant: tenant, userId: "usr_denied", deviceId: "denied", platform: "ios", permissionStatus: .denied))
        let gone = try await fixture.register("usr_6", device: "gone", token: 99)
        try await fixture.report([gone], "dead")

        let whole = try #require(try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first)
        #expect(whole.activeDevices == 10 && whole.multiDeviceUsers == 1 && whole.tokensExpiredThisWeek == 1)
        #expect(whole.activeUsers == 10 && whole.pushEnabledUsers == 9)
        #expect(whole.permissionDeterminedDevices == 12 && whole.permissionDeniedDevices == 1)
        #expect(whole.byPlatform == [.init(name: "iOS", devices: 7, users: 6), .init(name: "Android", devices: 3, users: 3)])
        #expect(whole.byStatus.map(\.name).sorted() == ["active", "inactive", "invalid"])

        let boss = RegistryV1.DeviceAdministration.Client(fixture.channel(actingAs: "boss", role: "org_admin"))
        let shown = try #require(try await boss.deviceStats(.init(tenant: tenant)).apps.first)
        // Three users of Android are too few, and their number must not follow from the rest either.
        #expect(shown.byPlatform == [.init(name: "other", devices: 10, users: 9)])
        #expect(shown.byStatus.allSatisfy { $0.users >= 5 } && shown.activeDevices == 10)
        // A week later the death is history.
        fixture.days(8)
        #expect(try await fixture.devices.deviceStats(.init(tenant: tenant)).apps.first?.tokensExpiredThisWeek == 0)
        #expect(await reason { _ = try await boss.deviceStats(.init(tenant: .init(organizationId: "org_other", appId: ""))) } == "not_found")
        #expect(
            await reason { _ = try await fixture.devices.deviceStats(.init(tenant: .init(organizationId: "org_acme", appId: "x"))) } == "not_found")
    }
}
