import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// A user's choice is in force the moment it was acknowledged.
    @Suite("Choices of users", .serialized)
    struct Choices {
        @Test("ARCH-09 PREF-06 DISP-04 An acknowledged refusal applies to queued pushes and to later ones")
        func noMeansNo() async throws {
            try await Scenario.start("CHOICE-1") { scenario in
                try await scenario.people(["ann"])
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                try await scenario.submit(scenario.mention("ann", id: "queued"))
                #expect(try await scenario.outcome("queued", for: "ann") == "pushed")
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.requests(scenario.token("ann")).isEmpty, "no provider call after the user's no")
                let id = try await scenario.decision("queued", for: "ann").notificationId
                #expect(try await scenario.notification(id).receipts.allSatisfy { ![.sent, .queued].contains($0.status) })
                try await scenario.advance(by: .seconds(60))
                try await scenario.submit(scenario.mention("ann", id: "next"))
                #expect(try await scenario.outcome("next", for: "ann") == "preference_disabled")
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": true]).status == 200)
                try await scenario.submit(scenario.mention("ann", id: "again"))
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
            }
        }

        @Test("ARCH-14 A mute and a switched-off device that were acknowledged while pushes wait win over those pushes")
        func choiceBeforeSending() async throws {
            try await Scenario.start("CHOICE-4") { scenario in
                try await scenario.people(["ann", "ben", "sender"], platforms: ["ios", "android"], channel: "ch_general")
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                for user in ["ann", "ben"] { try await scenario.submit(scenario.mention(user, id: "m-\(user)")) }
                #expect(try await scenario.outcome("m-ann", for: "ann") == "pushed")
                let muted = try await scenario.asUser("ann", "POST", "/channels/ch_general/mute", ["muted": true])
                #expect(muted.status == 200)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ben")).devices
                let phone = try #require(devices.first { $0.platform == "Android" })
                let off = try await scenario.asUser("ben", "PATCH", "/push/devices/\(phone.pushDeviceId)", ["notifications_enabled": false])
                #expect(off.status == 200)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                for platform in ["ios", "android"] {
                    #expect(try await scenario.requests(scenario.token("ann", platform)).isEmpty, "no provider call after the mute")
                }
                #expect(try await scenario.requests(scenario.token("ben", "android")).isEmpty, "no provider call after the device was switched off")
                #expect(try await scenario.accepted(scenario.token("ben", "ios")).count == 1)
                let log = try await scenario.clients.receipts.queryDeliveryLog(.init(tenant: scenario.tenant, userId: "ann"))
                #expect(log.entries.map(\.status) == [.skipped, .skipped])
                #expect(Set(log.entries.map(\.errorCode)) == ["channel_muted"])
            }
        }

        @Test("REG-26 Only devices that are switched on are sent to, and only in the app of the event")
        func sendableDevices() async throws {
            try await Scenario.start("CHOICE-2") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let other = Workspace(
                    organization: scenario.tenant.organizationId, app: "app-choice-2-other", clients: scenario.clients,
                    runFolder: scenario.system.options.runFolder)
                try await other.createApp(name: "other")
                let elsewhere = Workspace.Member(userID: "ann", displayName: "Ann", platforms: ["android"])
                try await other.add([elsewhere])

                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                let android = try #require(devices.first { $0.platform == "Android" })
                let off = try await scenario.asUser("ann", "PATCH", "/push/devices/\(android.pushDeviceId)", ["notifications_enabled": false])
                #expect(off.status == 200)
                try await scenario.submit(scenario.mention("ann", id: "m"))
                #expect(try await scenario.decision("m", for: "ann").deviceCount == 1)
                #expect(try await scenario.accepted(scenario.token("ann", "ios")).count == 1)
                #expect(try await scenario.requests(scenario.token("ann", "android")).isEmpty)
            }
        }

        @Test("REG-06 A device keeps the fields of its app, has the table's defaults, and refuses values out of range")
        func deviceFields() async throws {
            try await Scenario.start("CHOICE-3") { scenario in
                try await scenario.people(["ann"], platforms: [])
                var body: [String: any Sendable] = [
                    "platform": "ios", "token": scenario.token("ann"), "device_id": "device_01", "os_version": "18.1", "device_model": "iPhone 16",
                    "device_name": "Ann's iPhone", "app_version": "2.0", "locale": "es-MX", "timezone": "America/Mexico_City",
                ]
                let answer = try await scenario.asUser("ann", "POST", "/push/devices", body)
                let device = try #require(answer.json["device"] as? [String: any Sendable])
                let texts = [
                    "platform": "iOS", "platform_version": "18.1", "device_type": "ios", "device_model": "iPhone 16", "device_name": "Ann's iPhone",
                    "app_version": "2.0", "locale": "es-MX", "timezone": "America/Mexico_City", "push_token_type": "apns",
                    "permission_status": "granted",
                ]
                for (name, value) in texts { #expect(device[name] as? String == value, "\(name)") }
                for name in ["notifications_enabled", "badge_enabled", "sound_enabled", "alerts_enabled"] {
                    #expect(device[name] as? Bool == true, "\(name)")
                }
                #expect(device["is_primary"] as? Bool == false)
                body["device_name"] = String(repeating: "x", count: 101)
                let tooLong = try await scenario.asUser("ann", "POST", "/push/devices", body)
                #expect(tooLong.status == 422 || tooLong.status == 400)
                #expect(tooLong.errorField == "device_name")
            }
        }
    }
}
