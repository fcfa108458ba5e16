import ArgumentParser
import CarillonAPI
import Foundation
import ServiceKit
import Testing

@testable import CarillonCommand

@Suite("carillon devices and users, as administrators use them")
struct DeviceCommandTests {
    @Test("REG-32 REG-33 PRIV-09 the commands take what their help says, and refuse the rest")
    func parsing() throws {
        let everybody = try #require(
            try Carillon.parseAsRoot(["devices", "list", "--everywhere", "--status", "expired", "--platform", "iOS", "--limit", "5"]) as? DevicesList)
        #expect(everybody.user.isEmpty && everybody.filter.everywhere && everybody.filter.status == "expired" && everybody.page.limit == 5)
        #expect(!everybody.filter.isEmpty)
        let one = try #require(try Carillon.parseAsRoot(["devices", "list", "ann", "--all"]) as? DevicesList)
        #expect(one.user == "ann" && one.all && one.filter.isEmpty)
        let revoked = try #require(try Carillon.parseAsRoot(["devices", "list", "ann", "--all", "--status", "revoked"]) as? DevicesList)
        #expect(revoked.filter.isRevokedAlone && !everybody.filter.isRevokedAlone && !one.filter.isRevokedAlone)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["devices", "list", "--all"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["devices", "list", "ann", "--all", "--platform", "iOS"]) }
        let deactivate = try #require(try Carillon.parseAsRoot(["devices", "deactivate", "push_1", "--reason", "stolen"]) as? DevicesDeactivate)
        #expect(deactivate.device.pushDevice == "push_1" && deactivate.device.reason == "stolen")
        #expect(try Carillon.parseAsRoot(["devices", "revoke", "push_1"]) is DevicesRevoke)
        #expect(try Carillon.parseAsRoot(["devices", "refresh", "push_1"]) is DevicesRefresh)
        #expect(try Carillon.parseAsRoot(["devices", "show", "push_1", "--json"]) is DevicesShow)
        #expect(try Carillon.parseAsRoot(["devices", "stats"]) is DevicesStats)
        let export = try #require(try Carillon.parseAsRoot(["devices", "export", "--format", "csv", "--user", "ann"]) as? DevicesExport)
        #expect(export.output.format == .csv && export.user == "ann")
        #expect(try Carillon.parseAsRoot(["users", "erase", "ann"]) is UsersErase)
        #expect(try Carillon.parseAsRoot(["users", "export", "ann"]) is UsersExport)
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["devices", "export", "--format", "pdf"]) }
        #expect(throws: (any Error).self) { try Carillon.parseAsRoot(["devices", "revoke"]) }
    }

    @Test("REG-32 SEC-01 a report's columns hold a device's token hash and have no place for a token")
    func report() throws {
        var device = RegistryV1.Device(pushDeviceId: "push_1", userId: "ann", tokenHash: "sha256:00", status: .active)
        device.deviceName = "Ann's, \"the\" phone"
        device.lastUsedAtMs = 1_770_000_000_000
        #expect(!DeviceReport.columns.contains("token") && DeviceReport.columns.count == DeviceReport.row(device).count)
        let line = DeviceReport.csvLine(device)
        #expect(line.hasSuffix("\r\n") && line.contains(#""Ann's, ""the"" phone""#) && line.contains("sha256:00"))
        #expect(line.contains("2026-02-02T02:40:00.000Z"))
        let json = String(decoding: try JSONEncoder().encode(DeviceRecord(device)), as: UTF8.self)
        #expect(json.contains(#""user_id":"ann""#))
    }

    @Test("REG-18 an entry of the token history has no last use and no word about rich content")
    func tokenHistory() throws {
        var token = RegistryV1.Device(pushDeviceId: "push_1", userId: "ann", tokenHash: "sha256:00", status: .revoked)
        (token.revokedReason, token.revokedCode) = (.provider, "UNREGISTERED")
        let text = DevicesList.table([.init(token)]).text
        #expect(text.contains("revoked (provider UNREGISTERED)") && !text.contains("1970") && !text.contains("no"))
    }

    @Test("REG-20 CTL-01 the list shows the provider of a device, and of an invalid token the provider's reason")
    func invalidToken() throws {
        var device = RegistryV1.Device(pushDeviceId: "push_1", userId: "ann", platform: "Android", pushTokenType: .fcm, status: .expired)
        device.failureReason = "UNREGISTERED"
        #expect(DevicesList.table([.init(device)]).text.contains("expired (fcm UNREGISTERED)"))
        // An active one may have had a failure, which says nothing of its token.
        device.status = .active
        let text = DevicesList.table([.init(device)]).text
        #expect(text.contains("fcm") && !text.contains("UNREGISTERED"))
        #expect(DevicesList.Row(device).failureReason == "UNREGISTERED")
    }

    @Test("REG-32 CTL-01 a device's JSON has switches as true and false, and counts as numbers")
    func types() throws {
        var device = RegistryV1.Device(pushDeviceId: "push_1", status: .active, isValid: true)
        (device.deviceName, device.failureCount, device.totalNotificationsSent) = ("true", 3, 40)
        let values = try #require(try JSONSerialization.jsonObject(with: JSONEncoder().encode(DeviceRecord(device))) as? [String: Any])
        #expect(values["is_valid"] as? Bool == true && values["is_primary"] as? Bool == false)
        #expect(values["failure_count"] as? Int == 3 && values["total_notifications_sent"] as? Int == 40)
        #expect(values["device_name"] as? String == "true" && values["registered_at"] as? String == "")
        // No other column of a device has a switch or a count as a text.
        let texts = values.filter { $0.key != "device_name" }.compactMapValues { $0 as? String }
        #expect(texts.filter { ["true", "false"].contains($0.value) || Int64($0.value) != nil }.isEmpty, "\(texts)")
    }

    @Test("RCPT-03 C-37 the delivery log names a push device by its id's own name, beside the name that chat has for it")
    func deliveryLog() throws {
        let page = DeliveryLogEntry.page(.init(entries: [.init(notificationId: "notif_1", deviceId: "push_1")]))
        let json = try jsonText(of: page)
        #expect(json.contains(#""push_device_id" : "push_1""#) && json.contains(#""device_id" : "push_1""#))
        #expect(DeliveryLogEntry.table(page.items).text.contains("push device"))
    }
}
