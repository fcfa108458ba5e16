import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.1 Registration and token lifecycle", .serialized)
    struct Registration {
        private func registration(_ user: String, token: String? = nil, device: String = "device_01") -> [String: any Sendable] {
            [
                "platform": "ios", "token": token ?? Workspace.Member(userID: user, displayName: user, platforms: ["ios"]).token(on: "ios"),
                "device_id": device, "app_version": "2.4.0", "os_version": "18.1", "device_model": "iPhone 16 Pro", "locale": "en-US",
                "timezone": "Europe/Berlin",
            ]
        }

        @Test("ACC-001 A signed-in user registers a device")
        func registers() async throws {
            try await Scenario.start("ACC-001") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let answer = try await scenario.asUser("ann", "POST", "/push/devices", registration("ann"))
                #expect(answer.status == 200)
                #expect(answer.json["ok"] as? Bool == true)
                let id = try #require(answer.json["push_device_id"] as? String)
                #expect(id.hasPrefix("push_"))
                #expect((answer.json["registered_at"] as? String).flatMap { Instant(rfc3339: $0) } != nil)
                let device = try #require(answer.json["device"] as? [String: any Sendable])
                #expect(device["status"] as? String == "active")
                #expect((device["token_hash"] as? String)?.hasPrefix("sha256:") == true)
                #expect(!String(decoding: answer.body, as: UTF8.self).contains(registration("ann")["token"] as! String))
            }
        }

        @Test("ACC-002 The same registration again answers the same device")
        func registersAgain() async throws {
            try await Scenario.start("ACC-002") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let first = try await scenario.asUser("ann", "POST", "/push/devices", registration("ann"))
                let second = try await scenario.asUser("ann", "POST", "/push/devices", registration("ann"))
                #expect(second.status == 200)
                #expect(first.json["push_device_id"] as? String == second.json["push_device_id"] as? String)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann", includeRevoked: true))
                    .devices
                #expect(devices.count == 1)
            }
        }

        @Test("ACC-003 A token registered by another user moves to that user")
        func moves() async throws {
            try await Scenario.start("ACC-003") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [], channel: "ch_general")
                let shared = registration("ann", token: scenario.token("shared phone"))
                #expect(try await scenario.asUser("ann", "POST", "/push/devices", shared).status == 200)
                #expect(try await scenario.asUser("ben", "POST", "/push/devices", shared).status == 200)
                let anns = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann", includeRevoked: true))
                    .devices
                #expect(anns.map(\.status) == [.revoked])
                #expect(anns.map(\.revokedReason) == [.reassigned])
                try await scenario.submit(scenario.mention("ann", id: "to-ann", channel: "ch_general"))
                try await scenario.submit(scenario.mention("ben", id: "to-ben", channel: "ch_general"))
                #expect(try await scenario.outcome("to-ann", for: "ann") == "no_devices")
                let sent = try await scenario.accepted(scenario.token("shared phone"))
                let bens = try await scenario.decision("to-ben", for: "ben").notificationId
                #expect(sent.map(\.notificationId) == [bens])
            }
        }

        @Test("ACC-004 After logout nothing reaches the device")
        func logsOut() async throws {
            try await Scenario.start("ACC-004") { scenario in
                try await scenario.people(["ann"], platforms: [], channel: "ch_general")
                let registered = try await scenario.asUser("ann", "POST", "/push/devices", registration("ann"))
                let id = try #require(registered.json["push_device_id"] as? String)
                try await scenario.submit(scenario.mention("ann", id: "before"))
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                #expect(try await scenario.asUser("ann", "DELETE", "/push/devices/\(id)").status == 204)
                try await scenario.advance(by: .seconds(60))
                try await scenario.submit(scenario.mention("ann", id: "after"))
                #expect(try await scenario.outcome("after", for: "ann") == "no_devices")
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                let again = try await scenario.asUser("ann", "DELETE", "/push/devices/\(id)")
                #expect(again.status == 404)
                #expect(again.errorCode == "not_found")
            }
        }

        @Test(
            "ACC-007 A token that the system changed replaces the old one, which is never used again", arguments: ["ios", "android"])
        func tokenChanges(platform: String) async throws {
            try await Scenario.start("ACC-007-\(platform)", profile: "school") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                func award(_ id: String) async throws {
                    let data = ["sticker_name": "Star", "teacher_name": "Ms Noor"]
                    try await scenario.submit(scenario.event(id, type: "sticker_awarded", to: ["ann"], entity: id, data: data))
                }
                let (old, new) = (scenario.expoToken("ann", platform), scenario.expoToken("ann after a reinstall", platform))
                func launch(_ token: String) async throws -> String? {
                    try await scenario.asUser("ann", "POST", "/push/devices", ["platform": platform, "token": token, "device_id": "device_01"])
                        .json["push_device_id"] as? String
                }
                let first = try await launch(old)
                try await award("before")
                #expect(try await scenario.accepted(old).count == 1)
                try await scenario.advance(by: .seconds(60))
                #expect(try await launch(new) == first)
                let changed = try await scenario.now().milliseconds
                try await scenario.validated()
                try await award("after")
                #expect(try await scenario.accepted(new).count == 1)
                #expect(try await scenario.requests(old).count == 1)
                #expect(try await scenario.everyRequest(old).allSatisfy { $0.receivedAtMs <= changed }, "no silent push either")
                // Not by anybody: who registers the old token again has a device of his own.
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann", includeRevoked: true))
                    .devices
                #expect(devices.map(\.status) == [.active, .revoked])
            }
        }

        @Test("REG-12 CTL-01 An operator who registers two devices of a user by their ids alone has both, and a push reaches both")
        func madeTokens() async throws {
            try await Scenario.start("REG-12-made", profile: "chat") { scenario in
                try await scenario.people(["ann"], platforms: [], channel: "ch_general")
                for device in ["phone", "tablet"] {
                    _ = try await scenario.carillon("devices", "register", "ann", "--platform", "ios", "--device", device)
                }
                // The app's next start on the same device changes nothing.
                _ = try await scenario.carillon("devices", "register", "ann", "--platform", "ios", "--device", "phone")
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(Set(devices.map(\.deviceId)) == ["phone", "tablet"] && devices.allSatisfy { $0.status == .active })
                try await scenario.settle()
                try await scenario.submit(scenario.mention("ann", id: "m1"))
                let ann = Workspace.Member(userID: "ann", displayName: "ann", platforms: ["ios"])
                for device in ["phone", "tablet"] { #expect(try await scenario.accepted(ann.token(on: "ios", device: device)).count == 1) }
            }
        }

        @Test("REG-23 Renaming, deactivating and switching push off take effect at the next send, and back again without registering")
        func settings() async throws {
            try await Scenario.start("ACC-014") { scenario in
                try await scenario.people(["ann"], platforms: [], channel: "ch_general")
                var ids: [String] = []
                for number in 1...3 {
                    let answer = try await scenario.asUser(
                        "ann", "POST", "/push/devices", registration("ann", token: scenario.token("ann-\(number)"), device: "device_0\(number)"))
                    ids.append(try #require(answer.json["push_device_id"] as? String))
                }
                /// Sends one message and answers how many devices have got how many in all.
                func afterMessage(_ id: String) async throws -> [Int] {
                    try await scenario.advance(by: .seconds(60))
                    try await scenario.submit(scenario.mention("ann", id: id))
                    var counts: [Int] = []
                    for number in 1...3 { counts.append(try await scenario.accepted(scenario.token("ann-\(number)")).count) }
                    return counts
                }
                func patch(_ body: [String: any Sendable]) async throws -> Int {
                    try await scenario.asUser("ann", "PATCH", "/push/devices/\(ids[1])", body).status
                }
                #expect(try await patch(["device_name": "Ann's tablet"]) == 200)
                #expect(try await afterMessage("renamed") == [1, 1, 1])
                #expect(try await patch(["status": "inactive"]) == 200)
                #expect(try await afterMessage("deactivated") == [2, 1, 2])
                #expect(try await patch(["status": "active"]) == 200)
                #expect(try await afterMessage("reactivated") == [3, 2, 3])
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                #expect(try await afterMessage("off") == [3, 2, 3])
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": true]).status == 200)
                #expect(try await afterMessage("on") == [4, 3, 4])
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann", includeRevoked: true))
                    .devices
                #expect(devices.count == 3 && Set(devices.map(\.deviceName)) == ["", "Ann's tablet"])
                #expect(devices.allSatisfy { $0.addressVersion == 1 })
            }
        }
    }
}
