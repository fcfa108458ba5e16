import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Registration scenarios of the profiles other than `chat`.
    @Suite("5.1 Registration under other profiles", .serialized)
    struct Profiles {
        @Test("ACC-005 A first login stores the Expo token with user, device, platform and times")
        func firstLogin() async throws {
            try await Scenario.start("ACC-005", profile: "school") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [], roles: ["guardian"])
                let now = try await scenario.now()
                let answer = try await scenario.asUser(
                    "ann", "POST", "/push/devices",
                    ["platform": "ios", "token": "ExponentPushToken[k2hd7fOoPqRsTuVwXyZ012]", "device_id": "device_01", "push_token_type": "expo"])
                #expect(answer.status == 200)
                let id = try #require(answer.json["push_device_id"] as? String)
                // The stored device, as the user's app reads it afterwards.
                func listed(by user: String) async throws -> [[String: any Sendable]] {
                    try #require(try await scenario.asUser(user, "GET", "/push/devices").json["items"] as? [[String: any Sendable]])
                }
                let items = try await listed(by: "ann")
                let shown = try #require(items.first)
                #expect(items.count == 1 && shown["push_device_id"] as? String == id && shown["user_id"] as? String == "ann")
                #expect(shown["device_id"] as? String == "device_01" && shown["platform"] as? String == "iOS")
                #expect(shown["push_token_type"] as? String == "expo" && shown["app_id"] as? String == scenario.tenant.appId)
                #expect(shown["status"] as? String == "active")
                #expect(shown["notifications_enabled"] as? Bool == true)
                for time in ["registered_at", "updated_at", "last_used_at"] { #expect(shown[time] as? String == now.rfc3339, "\(time)") }
                #expect(try await listed(by: "ben").isEmpty, "nobody else's")
                // The token itself is never shown.
                let stored = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(stored.map(\.pushDeviceId) == [id] && stored.allSatisfy { $0.tokenHash.hasPrefix("sha256:") })
                #expect(!String(decoding: answer.body, as: UTF8.self).contains("k2hd7fOoPqRsTuVwXyZ012"))
            }
        }

        @Test("ACC-006 Both phones of a user get the first sticker; after one logs out only the other gets the second")
        func twoPhones() async throws {
            try await Scenario.start("ACC-006", profile: "school") { scenario in
                try await scenario.people(["sami"], platforms: [], roles: ["student"])
                let (kept, left) = (scenario.expoToken("sami's phone", "android"), scenario.expoToken("an old phone", "android"))
                func logIn(_ token: String, on device: String) async throws -> String {
                    let answer = try await scenario.asUser(
                        "sami", "POST", "/push/devices", ["platform": "android", "token": token, "device_id": device])
                    return try #require(answer.json["push_device_id"] as? String)
                }
                _ = try await logIn(kept, on: "phone")
                let old = try await logIn(left, on: "old-phone")
                func award(_ id: String) async throws {
                    let data = ["sticker_name": "Star", "teacher_name": "Ms Noor"]
                    try await scenario.submit(scenario.event(id, type: "sticker_awarded", to: ["sami"], entity: id, data: data))
                }
                try await award("first")
                let (one, other) = (try await scenario.accepted(kept), try await scenario.accepted(left))
                #expect(one.count == 1 && other.count == 1)
                #expect(one.first?.receivedAtMs == other.first?.receivedAtMs, "both at the same time")
                #expect(try await scenario.asUser("sami", "DELETE", "/push/devices/\(old)").status == 204)
                let loggedOut = try await scenario.now().milliseconds
                try await scenario.validated()
                try await award("second")
                #expect(try await scenario.accepted(kept).count == 2)
                #expect(try await scenario.accepted(left).count == 1)
                #expect(try await scenario.everyRequest(left).allSatisfy { $0.receivedAtMs <= loggedOut }, "no silent push either")
            }
        }

        // Without the agent itself, which shows the push and reports it.
        @Test("ACC-016 REG-16 (partly) The desktop agent's registration on Linux is a device to send to, in no other user's hands")
        func desktop() async throws {
            try await Scenario.start("ACC-016", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                let identifier = "agent-4f1c2d9a7be04d55"
                let body = ["platform": "linux", "token": identifier, "device_id": "desk", "os_version": "Debian 12", "device_name": "Desk"]
                let answer = try await scenario.asUser("ann", "POST", "/push/devices", body)
                #expect(answer.status == 200)
                let stored = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(stored.map(\.deviceType) == [.desktop] && stored.map(\.platform) == ["Linux"])
                #expect(stored.map(\.pushTokenType) == [.desktop] && stored.map(\.maxPayloadSize) == [65_536])
                let sendable = try await scenario.clients.registry.listSendable(.init(tenant: scenario.tenant, userIds: ["ann"]))
                #expect(sendable.devices.map(\.address?.type) == [.desktop])
                // REG-13: an identifier is 16 to 128 characters.
                let short = try await scenario.asUser("ann", "POST", "/push/devices", ["platform": "linux", "token": "agent", "device_id": "short"])
                #expect(short.status == 422 && short.errorCode == "invalid_token_format")
            }
        }

        // The Warehouse app's notification centre is not there yet; the ledger, from which it will be read, has nothing.
        @Test("ACC-009 (partly) Of two apps in one Firebase project, a push reaches the app it is for, and is on record there alone")
        func twoApps() async throws {
            try await Scenario.start("ACC-009", profile: "hr-warehouse") { scenario in
                let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3309"
                try await scenario.people([worker], platforms: ["android"])
                let warehouse = Workspace(
                    organization: scenario.tenant.organizationId, app: "warehouse-acc-009", clients: scenario.clients,
                    runFolder: scenario.system.options.runFolder)
                try await warehouse.createApp(name: "Warehouse", profile: "hr-warehouse", withDemoCredentials: true)
                try await warehouse.add([.init(userID: worker, displayName: "Worker", platforms: [])])
                let other = scenario.token("the other app", "android")
                let phone = Workspace.Member(userID: worker, displayName: "", platforms: []).deviceID(on: "android")
                _ = try await scenario.clients.registry.registerDevice(
                    .init(tenant: warehouse.tenant, userId: worker, deviceId: phone, platform: "android", token: other))
                var projects: [String] = []
                for tenant in [scenario.tenant, warehouse.tenant] {
                    let devices = try await scenario.clients.registry.listDevices(.init(tenant: tenant, userId: worker)).devices
                    #expect(devices.map(\.deviceId) == [phone] && devices.map(\.status) == [.active])
                    projects.append(try await scenario.clients.tenants.getApp(.init(appId: tenant.appId)).app?.fcmProjectId ?? "")
                }
                #expect(projects[0] == projects[1] && !projects[0].isEmpty)
                try await scenario.submit(
                    scenario.event(
                        "approved", type: "request_status_changed", to: [worker], entity: "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b30",
                        data: ["request_kind": "leave", "outcome": "approved"]))
                let sent = try await scenario.accepted(scenario.token(worker, "android"))
                #expect(sent.count == 1)
                let notification = (sent.first?.json["message"] as? [String: Any])?["notification"] as? [String: Any]
                #expect(notification?["body"] as? String == "Your leave request was approved")
                #expect(try await scenario.requests(other).isEmpty)
                func ledger(_ tenant: CommonV1.Tenant) async throws -> [String] {
                    try await scenario.clients.receipts.queryReceipts(.init(tenant: tenant)).notifications.map(\.userId)
                }
                #expect(try await ledger(scenario.tenant) == [worker])
                #expect(try await ledger(warehouse.tenant).isEmpty)
            }
        }

        @Test("ACC-010 A token that a reinstall changed replaces the old one")
        func reinstall() async throws {
            try await Scenario.start("ACC-010", profile: "hr-warehouse") { scenario in
                let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3301"
                try await scenario.people([worker], platforms: ["android"])
                let fresh = scenario.token("after the reinstall", "android")
                func approve(_ id: String) -> [String: any Sendable] {
                    scenario.event(
                        id, type: "request_status_changed", to: [worker], entity: "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b30",
                        data: ["request_kind": "leave", "outcome": "approved"])
                }
                try await scenario.submit(approve("before"))
                #expect(try await scenario.accepted(scenario.token(worker, "android")).count == 1)
                let answer = try await scenario.asUser(
                    worker, "POST", "/push/devices",
                    [
                        "platform": "android", "token": fresh,
                        "device_id": Workspace.Member(userID: worker, displayName: "", platforms: []).deviceID(on: "android"),
                    ])
                #expect(answer.status == 200)
                try await scenario.advance(by: .seconds(60))
                try await scenario.submit(approve("after"))
                #expect(try await scenario.accepted(scenario.token(worker, "android")).count == 1, "the old token is never used again")
                let sent = try #require(try await scenario.accepted(fresh).first)
                #expect(sent.notificationId == (try await scenario.decision("after", for: worker).notificationId))
                let devices = try await scenario.clients.registry.listDevices(
                    .init(tenant: scenario.tenant, userId: worker, includeRevoked: true)
                ).devices
                #expect(devices.filter { $0.status == .active }.count == 1)
            }
        }

        // Of direct notifications there is nothing yet: what is shown here is said of events.
        @Test("ACC-104 EVAL-08 EVAL-40 Too long a text, an id that is no UUID, or no link: the event is refused, naming the field")
        func refused() async throws {
            try await Scenario.start("ACC-104-events", profile: "hr-warehouse") { scenario in
                let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3304"
                let news = "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b30"
                try await scenario.people([worker], platforms: ["android"])
                func announce(_ title: Int, _ body: Int, entity: String, to user: String) async throws -> HTTPClient.Response {
                    let data = ["title": String(repeating: "t", count: title), "body": String(repeating: "b", count: body)]
                    return try await scenario.asHost(
                        "POST", "/events", scenario.event("news", type: "announcement", to: [user], entity: entity, data: data))
                }
                let refused: [(title: Int, body: Int, entity: String, user: String, code: String, field: String)] = [
                    (101, 500, news, worker, "text_too_long", "data.title"), (100, 501, news, worker, "text_too_long", "data.body"),
                    (100, 500, "news_1", worker, "invalid_value", "entity_id"), (100, 500, news, "worker_1", "invalid_value", "recipients[0]"),
                    (100, 500, "", worker, "deep_link_required", "data.deep_link"),
                ]
                for (title, body, entity, user, code, field) in refused {
                    let answer = try await announce(title, body, entity: entity, to: user)
                    #expect(answer.status == 422 && answer.errorCode == code && answer.errorField == field, "\(answer.json)")
                }
                let reserved = try await scenario.asHost(
                    "POST", "/events",
                    scenario.event("news", type: "announcement", to: [worker], entity: news, data: ["title": "t", "body": "b", "from": "hr"]))
                #expect(reserved.status == 422 && reserved.errorCode == "reserved_data_key" && reserved.errorField == "data.from")
                // Nothing of it was stored: the same event, put right, is no repetition.
                #expect(try await announce(100, 500, entity: news, to: worker).status == 202)
                try await scenario.settle()
                let sent = try #require(try await scenario.accepted(scenario.token(worker, "android")).first)
                let shown = try #require((sent.json["message"] as? [String: Any])?["notification"] as? [String: Any])
                #expect((shown["title"] as? String)?.count == 100 && (shown["body"] as? String)?.count == 500)
            }
        }

        @Test("ACC-111 DISP-24 A push that FCM throttles stays queued, waits longer each time, and is delivered")
        func throttled() async throws {
            try await Scenario.start("ACC-111", profile: "hr-warehouse") { scenario in
                let worker = "3f2504e0-4f89-41d3-9a0c-0305e82c3311"
                try await scenario.people([worker], platforms: ["android"])
                let token = scenario.token(worker, "android")
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "fcm", token: token, status: 429, reason: "RESOURCE_EXHAUSTED", action: .answer, times: 3)]))
                try await scenario.submit(
                    scenario.event(
                        "rejected", type: "request_status_changed", to: [worker], entity: "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b30",
                        data: ["request_kind": "leave", "outcome": "rejected"]))
                let id = try await scenario.decision("rejected", for: worker).notificationId
                #expect(try await scenario.notification(id).status == .queued)
                try await scenario.advance(by: .seconds(3_600))
                let requests = try await scenario.requests(token)
                #expect(requests.map(\.status) == [429, 429, 429, 200])
                let waits = zip(requests, requests.dropFirst()).map { $1.receivedAtMs - $0.receivedAtMs }
                #expect(zip(waits, [60_000, 120_000, 240_000]).allSatisfy { $0 >= $1 && $0 < $1 + 2_000 }, "waits of \(waits) ms")
                #expect(try await scenario.notification(id).status == .sent)
            }
        }

        @Test("ACC-014 REG-30 Devices renamed, deactivated and reactivated; push off and on; sends follow each change at once")
        func settings() async throws {
            try await Scenario.start("ACC-014-lms", profile: "mlc-lms") { scenario in
                let ids = ["phone", "tablet", "spare"]
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                for id in ids {
                    let registered = try await scenario.asUser(
                        "ann", "POST", "/push/devices", ["platform": "ios", "token": scenario.token(id), "device_id": id])
                    #expect(registered.status == 200)
                }
                // System announcements are off for a student until chosen (PREF-02).
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["categories": ["system": true]]).status == 200)
                func devices() async throws -> [String: [String: any Sendable]] {
                    let items = try await scenario.asUser("ann", "GET", "/push/devices").json["items"] as? [[String: any Sendable]]
                    return Dictionary((items ?? []).map { ($0["deviceId"] as? String ?? "", $0) }) { $1 }
                }
                // A blocking notification goes to every active device (EVAL-24).
                func reached(_ event: String) async throws -> [String] {
                    try await scenario.submit(scenario.event(event, type: "security_alert", to: ["ann"], data: ["body": "New sign-in"]))
                    var reached: [String] = []
                    for id in ids {
                        let sent = try await scenario.accepted(scenario.token(id)).map(\.notificationId)
                        let wanted = try await scenario.outcomes(event)["ann"] == "pushed" ? scenario.decision(event, for: "ann").notificationId : "-"
                        if sent.contains(wanted) { reached.append(id) }
                    }
                    return reached
                }
                func change(_ id: String, _ body: [String: any Sendable]) async throws -> Int {
                    let device = try #require(try await devices()[id]?["pushDeviceId"] as? String)
                    return try await scenario.asUser("ann", "PATCH", "/push/devices/\(device)", body).status
                }
                #expect(try await reached("first") == ids)
                #expect(try await change("phone", ["device_name": "Ann's phone"]) == 200)
                #expect(try await devices()["phone"]?["deviceName"] as? String == "Ann's phone")
                #expect(try await change("tablet", ["status": "inactive"]) == 200)
                #expect(try await reached("second") == ["phone", "spare"])
                #expect(try await change("tablet", ["status": "active"]) == 200)
                #expect(try await reached("third") == ids)

                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                #expect(try await reached("off") == [])
                #expect(try await scenario.outcome("off", for: "ann") == "preference_disabled")
                // REG-30: the devices say so, and keep their registration.
                #expect(try await devices().values.allSatisfy { $0["notificationsEnabled"] as? Bool == false && $0["status"] as? String == "active" })
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": true]).status == 200)
                #expect(try await reached("on") == ids, "no new registration is needed")
                #expect(try await devices().values.allSatisfy { $0["notificationsEnabled"] as? Bool == true })
            }
        }

        @Test("ACC-019 An app that allows only Expo takes no other token, and no malformed one")
        func expoOnly() async throws {
            try await Scenario.start("ACC-019", profile: "school") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["guardian"])
                func register(_ token: String, type: String) async throws -> HTTPClient.Response {
                    try await scenario.asUser(
                        "ann", "POST", "/push/devices", ["platform": "android", "token": token, "push_token_type": type, "device_id": "device_01"])
                }
                let foreign = try await register(scenario.token("ann", "android"), type: "fcm")
                #expect(foreign.status == 422 && foreign.errorCode == "provider_not_enabled")
                for malformed in ["ExponentPushToken[]", "ExponentPushToken[abc", "PushToken[abc]"] {
                    let refused = try await register(malformed, type: "expo")
                    #expect(refused.status == 422 && refused.errorCode == "invalid_token_format", "\(malformed)")
                }
                let none = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann", includeRevoked: true))
                #expect(none.devices.isEmpty, "nothing is stored")
                let answer = try await register("ExponentPushToken[xxxxxxxxxxxxxxxxxxxxxx]", type: "expo")
                #expect(answer.status == 200)
                #expect((answer.json["device"] as? [String: any Sendable])?["push_token_type"] as? String == "expo")
            }
        }
    }
}
