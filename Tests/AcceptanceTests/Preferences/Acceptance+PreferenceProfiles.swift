import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Preferences under the profiles they were asked for.
    @Suite("5.3 Preferences of the profiles", .serialized)
    struct PreferenceProfiles {
        private let path = "/users/me/notifications"

        /// Users of a role, each with one device.
        private func people(_ names: [String], role: String, platforms: [String] = ["android"], in scenario: Scenario) async throws {
            try await scenario.people(names, platforms: platforms, roles: [role])
        }

        /// An event of the host for named users, as one type.
        private func event(_ id: String, type: String, for users: [String], data: [String: String] = [:]) -> [String: any Sendable] {
            [
                "event_id": id, "event_type": type, "type_id": type, "recipients": users,
                "subject_user_id": "7c9e6679-7425-40de-944b-e07fc1f90ae7", "entity_type": "item",
                "entity_id": "9b2e3f0c-5d1a-4c8e-8f6b-2a7d4e9c1b30", "data": data,
            ]
        }

        /// A worker of `hr-warehouse`, whose ids are UUIDs (EVAL-08).
        private let wren = "3f2504e0-4f89-41d3-9a0c-0305e82c3340"

        private func set(_ user: String, _ body: [String: any Sendable], in scenario: Scenario) async throws {
            let answer = try await scenario.asUser(user, "PUT", path, body)
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        }

        private func categories(_ user: String, in scenario: Scenario) async throws -> [String: Bool] {
            try #require(try await scenario.asUser(user, "GET", path).json["categories"] as? [String: Bool])
        }

        /// Ids of the notifications that a user's phone got through Expo.
        private func expoNotifications(of user: String, in scenario: Scenario) async throws -> [String] {
            try await scenario.accepted(scenario.expoToken(user, "android")).map(\.notificationId).filter { !$0.isEmpty }
        }

        @Test("ACC-037 A sticker while stickers are off is skipped, the next one after switching them on arrives")
        func stickers() async throws {
            try await Scenario.start("ACC-037", profile: "school") { scenario in
                try await people(["sami"], role: "student", in: scenario)
                let sticker = ["sticker_name": "Star", "teacher_name": "Ms Noor"]
                try await set("sami", ["categories": ["sticker_awarded": false]], in: scenario)
                try await scenario.submit(event("first", type: "sticker_awarded", for: ["sami"], data: sticker))
                #expect(try await scenario.outcome("first", for: "sami") == "preference_disabled")
                try await set("sami", ["categories": ["sticker_awarded": true]], in: scenario)
                try await scenario.submit(event("second", type: "sticker_awarded", for: ["sami"], data: sticker))
                #expect(try await scenario.outcome("second", for: "sami") == "pushed")
                let shown = try await expoNotifications(of: "sami", in: scenario)
                #expect(shown == [try await scenario.decision("second", for: "sami").notificationId])
            }
        }

        @Test("ACC-038 A parent with attendance off and stickers on gets the sticker alone")
        func parent() async throws {
            try await Scenario.start("ACC-038", profile: "school") { scenario in
                try await people(["mona"], role: "guardian", in: scenario)
                try await set("mona", ["categories": ["attendance_marked": false]], in: scenario)
                let data = ["sticker_name": "Star", "teacher_name": "Ms Noor", "child_name": "Sami", "status": "present"]
                try await scenario.submit(event("attendance", type: "attendance_marked", for: ["mona"], data: data))
                try await scenario.submit(event("sticker", type: "sticker_awarded", for: ["mona"], data: data))
                #expect(try await scenario.outcome("attendance", for: "mona") == "preference_disabled")
                #expect(try await scenario.outcome("sticker", for: "mona") == "pushed")
                let shown = try await expoNotifications(of: "mona", in: scenario)
                #expect(shown == [try await scenario.decision("sticker", for: "mona").notificationId])
            }
        }

        @Test("ACC-039 PREF-04 PREF-23 Each role's settings screen is one request with exactly its categories, and changing it is quick")
        func settingsScreen() async throws {
            try await Scenario.start("ACC-039", profile: "school") { scenario in
                let children = [
                    "sticker_awarded", "trophy_earned", "achievement_unlocked", "homework_assigned", "session_completed", "homework_due_reminder",
                ]
                let roles: [(user: String, role: String, categories: Set<String>)] = [
                    ("sami", "student", Set(children)), ("mona", "guardian", Set(children + ["attendance_marked"])),
                    ("noor", "teacher", ["teacher_daily_summary", "student_attention_alert"]),
                ]
                for (user, role, expected) in roles {
                    try await people([user], role: role, platforms: [], in: scenario)
                    // One category was off before the screen is opened: it shows what is, not what is usual.
                    let off = expected.sorted()[0]
                    try await set(user, ["categories": [off: false]], in: scenario)
                    let started = ContinuousClock.now
                    let screen = try await scenario.asUser(user, "GET", path).json
                    let state = try #require(screen["categories"] as? [String: Bool])
                    #expect(state == Dictionary(uniqueKeysWithValues: expected.map { ($0, $0 != off) }), "\(role)")
                    let catalogue = try #require(screen["catalogue"] as? [String: [[String: any Sendable]]])
                    #expect(Set(catalogue["categories"]?.compactMap { $0["category_id"] as? String } ?? []) == expected, "\(role)")
                    #expect(catalogue["categories"]?.allSatisfy { ($0["name"] as? String)?.isEmpty == false } == true, "\(role)")
                    // Two toggles, one back on and one off, and quiet hours.
                    let other = expected.sorted()[1]
                    try await set(user, ["categories": [off: true]], in: scenario)
                    try await set(user, ["categories": [other: false]], in: scenario)
                    try await set(user, ["quiet_hours": ["enabled": true, "start": "21:00", "end": "06:30"] as [String: any Sendable]], in: scenario)
                    let after = try await scenario.asUser(user, "GET", path).json
                    #expect((after["categories"] as? [String: Bool])?.filter { !$0.value }.keys.sorted() == [other], "\(role)")
                    let quiet = try #require(after["quiet_hours"] as? [String: any Sendable])
                    #expect(quiet["enabled"] as? Bool == true && quiet["start"] as? String == "21:00" && quiet["end"] as? String == "06:30")
                    #expect(ContinuousClock.now - started < .seconds(30), "the scenario's own limit")
                }
            }
        }

        // What stands in the ledger is what the notification centre will show; the centre itself comes later.
        @Test("ACC-040 (partly) PREF-22 The master switch of one app holds back its pushes, on record, and none of the other app of the same user")
        func twoApps() async throws {
            try await Scenario.start("ACC-040", profile: "hr-warehouse") { scenario in
                try await people([wren], role: "worker", in: scenario)
                let warehouse = Workspace(
                    organization: scenario.tenant.organizationId, app: "app-acc-040-warehouse", clients: scenario.clients,
                    runFolder: scenario.system.options.runFolder)
                try await warehouse.createApp(name: "Warehouse", profile: "hr-warehouse", withDemoCredentials: true)
                try await warehouse.add([.init(userID: wren, displayName: "Wren", platforms: [], roles: ["worker"])])
                let other = scenario.token("wren's other app", "android")
                _ = try await scenario.clients.registry.registerDevice(
                    .init(tenant: warehouse.tenant, userId: wren, deviceId: "phone", platform: "android", token: other))
                let key = try await scenario.clients.tenants.createServiceKey(
                    .init(appId: warehouse.tenant.appId, name: "host", scopes: [.events]))
                try await set(wren, ["push_enabled": false], in: scenario)
                let data = ["request_kind": "leave", "outcome": "approved"]
                try await scenario.submit(event("approved", type: "request_status_changed", for: [wren], data: data))
                #expect(try await scenario.outcome("approved", for: wren) == "preference_disabled")
                #expect(try await scenario.requests(scenario.token(wren, "android")).isEmpty)
                let kept = try await scenario.notification(scenario.decision("approved", for: wren).notificationId)
                #expect(kept.skipReason == .preferenceDisabled && kept.typeId == "request_status_changed")
                let elsewhere = event("approved there", type: "request_status_changed", for: [wren], data: data)
                #expect(try await scenario.asHost("POST", "/events", elsewhere, key: key.secret).status == 202)
                try await scenario.settle()
                #expect(try await scenario.accepted(other).count == 1)
                #expect(try await scenario.requests(scenario.token(wren, "android")).isEmpty)
                let here = try await scenario.clients.preferences.getPreferences(.init(tenant: scenario.tenant, userId: wren)).document
                let there = try await scenario.clients.preferences.getPreferences(.init(tenant: warehouse.tenant, userId: wren)).document
                #expect(here?.pushEnabled == false && here?.version == 2)
                #expect(there?.pushEnabled == true && there?.version == 1)
                let answers = try await scenario.clients.preferences.checkSend(
                    .init(tenant: warehouse.tenant, questions: [.init(userId: wren, typeIds: ["request_status_changed"], roles: ["worker"])]))
                #expect(answers.answers.map(\.typeId) == ["request_status_changed"])
            }
        }

        // The centre entry comes with the notification centre; what it will show stays in the ledger.
        @Test("ACC-041 (partly) A push that waits in a paused queue is not sent once its user has switched push off")
        func pausedQueue() async throws {
            try await Scenario.start("ACC-041", profile: "hr-warehouse") { scenario in
                try await people([wren], role: "worker", in: scenario)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                let data = ["request_kind": "leave", "outcome": "approved"]
                try await scenario.submit(event("waiting", type: "request_status_changed", for: [wren], data: data))
                #expect(try await scenario.outcome("waiting", for: wren) == "pushed")
                try await set(wren, ["push_enabled": false], in: scenario)
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                #expect(try await scenario.requests(scenario.token(wren, "android")).isEmpty, "no provider call")
                let id = try await scenario.decision("waiting", for: wren).notificationId
                let kept = try await scenario.notification(id)
                #expect(kept.receipts.map(\.status) == [.skipped])
                #expect(kept.title == "Request update" && kept.body == "Your leave request was approved")
            }
        }

        @Test("ACC-042 PREF-02 A new student, teacher and admin have their role's categories on, and nothing else")
        func roleDefaults() async throws {
            try await Scenario.start("ACC-042", profile: "mlc-lms") { scenario in
                for role in ["student", "teacher", "admin"] { try await people(["new-\(role)"], role: role, platforms: [], in: scenario) }
                func on(_ user: String) async throws -> [String] {
                    try await categories(user, in: scenario).filter(\.value).keys.sorted()
                }
                #expect(try await on("new-student") == ["assignments", "messages"])
                #expect(try await on("new-teacher") == ["messages", "student_progress"])
                #expect(try await on("new-admin") == ["billing", "system"])
            }
        }

        // The centre entry comes with the notification centre; the ledger, from which it will be read, has it.
        @Test("ACC-043 (partly) An assignment while the category is off is skipped and recorded, and so is the toggle, with both values")
        func categoryOff() async throws {
            try await Scenario.start("ACC-043", profile: "mlc-lms") { scenario in
                try await people(["ann"], role: "student", in: scenario)
                try await set("ann", ["categories": ["assignments": false], "changed_from": "settings_page"], in: scenario)
                let told = try await scenario.raised(1, "push_category_toggled", about: "ann").map(\.properties)
                #expect(
                    told == [#"{"category":"assignments","changed_from":"settings_page","new_value":false,"old_value":true,"user_id":"ann"}"#])
                try await scenario.submit(event("new", type: "assignment_new", for: ["ann"], data: ["assignment": "Fractions"]))
                #expect(try await scenario.outcome("new", for: "ann") == "preference_disabled")
                #expect(try await scenario.requests(scenario.token("ann", "android")).isEmpty)
                let id = try await scenario.decision("new", for: "ann").notificationId
                #expect(try await scenario.notification(id).skipReason == .preferenceDisabled)
            }
        }

        @Test("ACC-045 PREF-20 With the device's sound off the push is seen, silent, and vibrates in the category's pattern")
        func vibration() async throws {
            try await Scenario.start("ACC-045", profile: "mlc-lms") { scenario in
                // Both have the pattern; one has switched the sound of its device off.
                try await people(["ann", "ben"], role: "student", in: scenario)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                let phone = try #require(devices.first)
                #expect(try await scenario.asUser("ann", "PATCH", "/push/devices/\(phone.pushDeviceId)", ["sound_enabled": false]).status == 200)
                let pattern = ["assignments": [0, 250, 100, 1_000]]
                for user in ["ann", "ben"] { try await set(user, ["vibration": pattern], in: scenario) }
                let data = ["assignment": "Fractions", "due_time": "18:00"]
                try await scenario.submit(event("due", type: "assignment_due_soon", for: ["ann", "ben"], data: data))
                func sent(to user: String) async throws -> (message: [String: Any], shown: [String: Any]) {
                    let requests = try await scenario.accepted(scenario.token(user, "android"))
                    #expect(requests.count == 1, "\(user)")
                    let message = try #require(requests.first?.json["message"] as? [String: Any])
                    let android = try #require(message["android"] as? [String: Any])
                    #expect(android["priority"] as? String == "HIGH", "\(user)")
                    return (message, try #require(android["notification"] as? [String: Any]))
                }
                let (quiet, loud) = (try await sent(to: "ann"), try await sent(to: "ben"))
                for (message, shown) in [quiet, loud] {
                    let visible = try #require(message["notification"] as? [String: Any])
                    #expect(visible["title"] as? String == "🎵 Assignment Due Soon" && visible["body"] as? String == "Complete 'Fractions' by 6:00 PM")
                    #expect(shown["vibrate_timings"] as? [String] == ["0s", "0.250s", "0.100s", "1s"])
                }
                #expect(quiet.shown["sound"] == nil)
                #expect(loud.shown["sound"] as? String == "default", "it is the device's switch that makes the other silent")
            }
        }

        @Test("ACC-046 PREF-05 Unknown types, times and zones are 422 with their field, and change nothing")
        func refusals() async throws {
            try await Scenario.start("ACC-046", profile: "hr-warehouse") { scenario in
                try await people(["wren"], role: "worker", platforms: [], in: scenario)
                let before = try await scenario.asUser("wren", "GET", path).body
                let refused: [(body: [String: any Sendable], code: String, field: String)] = [
                    (["notifications": ["poke": ["push": true]]], "unknown_type", "notifications.poke"),
                    (["quiet_hours": ["start": "25:00"]], "invalid_time", "quiet_hours.start"),
                    (["quiet_hours": ["timezone": "Mars/X"]], "invalid_timezone", "quiet_hours.timezone"),
                ]
                for (body, code, field) in refused {
                    // Together with something that would be fine by itself.
                    let answer = try await scenario.asUser("wren", "PUT", path, body.merging(["push_enabled": false]) { $1 })
                    #expect(answer.status == 422)
                    #expect(answer.errorCode == code)
                    #expect(answer.errorField == field)
                }
                #expect(try await scenario.asUser("wren", "GET", path).body == before)
            }
        }

        @Test("ACC-047 PREF-18 EVAL-56 Of ten users the three with opt-in get the promotion, and seven are skipped with the reason")
        func promotions() async throws {
            try await Scenario.start("ACC-047", profile: "mlc-lms") { scenario in
                let users = (0..<10).map { "user-\($0)" }
                try await people(users, role: "student", in: scenario)
                for user in users.prefix(3) { try await set(user, ["promotional_opt_in": true], in: scenario) }
                try await scenario.submit(event("offer", type: "promotion", for: users, data: ["title": "Summer", "body": "Half price"]))
                let outcomes = try await scenario.outcomes("offer")
                for (index, user) in users.enumerated() {
                    #expect(outcomes[user] == (index < 3 ? "pushed" : "promotional_not_opted_in"))
                    #expect(try await scenario.accepted(scenario.token(user, "android")).count == (index < 3 ? 1 : 0))
                }
            }
        }
    }

    /// Devices with little or no permission.
    @Suite("5.2 Devices without permission", .serialized)
    struct DevicesWithoutPermission {
        @Test("ACC-027 Denied and without a token: no prompt, no error, and events are skipped as no_devices")
        func deniedDevice() async throws {
            try await Scenario.start("ACC-027", profile: "school") { scenario in
                try await scenario.people(["mona"], platforms: [], roles: ["student"])
                for login in 0..<5 {
                    let device = ["platform": "ios", "device_id": "phone", "permission_status": "denied", "push_token_type": "expo"]
                    #expect(try await scenario.asUser("mona", "POST", "/push/devices", device).status == 200)
                    let report = ["device_id": "phone", "permission_status": "denied", "changed_from": "os_settings"]
                    #expect(try await scenario.asUser("mona", "PUT", "/push/permission", report).status == 200)
                    for context in ["first_login", "dashboard"] {
                        let prompt = try await scenario.asUser("mona", "GET", "/push/prompt?device_id=phone&context=\(context)")
                        #expect(prompt.status == 200)
                        #expect(prompt.json["kind"] as? String == "none")
                    }
                    let sticker: [String: any Sendable] = [
                        "event_id": "login-\(login)", "event_type": "sticker_awarded", "type_id": "sticker_awarded", "recipients": ["mona"],
                        "entity_id": "item_1",
                        "data": ["sticker_name": "Star", "teacher_name": "Ms Noor", "child_name": "Sami"],
                    ]
                    try await scenario.submit(sticker)
                    #expect(try await scenario.outcome("login-\(login)", for: "mona") == "no_devices")
                    try await scenario.advance(by: .seconds(86_400))
                }
            }
        }

        @Test("ACC-029 PREF-13 With provisional permission a high push arrives passively and without a sound")
        func provisional() async throws {
            try await Scenario.start("ACC-029", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [], roles: ["student"])
                let device = [
                    "platform": "ios", "token": scenario.token("ann"), "device_id": "phone", "permission_status": "provisional",
                ]
                #expect(try await scenario.asUser("ann", "POST", "/push/devices", device).status == 200)
                let due: [String: any Sendable] = [
                    "event_id": "due", "event_type": "assignment_due_soon", "type_id": "assignment_due_soon", "recipients": ["ann"],
                    "entity_id": "item_1",
                    "data": ["assignment": "Fractions", "due_time": "18:00"],
                ]
                try await scenario.submit(due)
                let sent = try #require(try await scenario.accepted(scenario.token("ann")).first)
                let aps = try #require(sent.json["aps"] as? [String: Any])
                #expect(aps["interruption-level"] as? String == "passive")
                #expect(aps["sound"] == nil)
                #expect((aps["alert"] as? [String: Any])?["title"] as? String == "🎵 Assignment Due Soon")
            }
        }
    }
}
