import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Acceptance {
    /// Settings whose effect no other scenario shows: the same act under two policies that differ in one setting, seen from outside (ARCH-08).
    @Suite("Effects of settings", .serialized)
    struct SettingEffects {
        private let document = "/users/me/notifications"

        /// Runs the same scenario without and with some overrides.
        private func compare<Seen>(
            _ name: String, profile: String = "chat", always: [String: String] = [:], _ overrides: [String: String],
            _ body: @escaping (Scenario) async throws -> Seen
        ) async throws -> (without: Seen, with: Seen) {
            func run(_ name: String, _ overrides: [String: String]) async throws -> Seen {
                var seen: Seen?
                try await Scenario.start(name, profile: profile, overrides: always.merging(overrides) { $1 }) { seen = try await body($0) }
                return try #require(seen)
            }
            return (try await run("\(name)-without", [:]), try await run("\(name)-with", overrides))
        }

        private func alert(_ scenario: Scenario, _ user: String) async throws -> [String: Any] {
            let sent = try await scenario.accepted(scenario.token(user))
            return (sent.first?.json["aps"] as? [String: Any])?["alert"] as? [String: Any] ?? [:]
        }

        @Test("json_key_style: the keys of every answer; push_device_id_prefix: the beginning of device ids")
        func outwardForms() async throws {
            let seen = try await compare("effect-forms", ["json_key_style": "camel", "push_device_id_prefix": "phone_"]) { scenario in
                try await scenario.people(["ann"])
                let id = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices.first?.pushDeviceId
                let keys = try await scenario.asUser("ann", "GET", document).json.keys
                return (id ?? "", keys.contains("push_enabled"), keys.contains("pushEnabled"))
            }
            #expect(!seen.without.0.hasPrefix("phone_") && seen.without.1 && !seen.without.2)
            #expect(seen.with.0.hasPrefix("phone_") && !seen.with.1 && seen.with.2)
        }

        @Test("foreground_presentation: how an open app shows a notification")
        func foreground() async throws {
            let seen = try await compare("effect-foreground", ["foreground_presentation": "toast"]) { scenario in
                try await scenario.people(["ann"])
                return try await scenario.asUser("ann", "GET", "/push/config").json["foreground_presentation"] as? String
            }
            #expect(seen.without == "system" && seen.with == "toast")
        }

        @Test("fcm_priority_map: the priority in requests to FCM")
        func priority() async throws {
            let seen = try await compare("effect-fcm", ["fcm_priority_map": "{high: NORMAL}"]) { scenario in
                try await scenario.people(["ann", "sender"], platforms: ["android"], channel: "ch_general")
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                let message = try await scenario.accepted(scenario.token("ann", "android")).first?.json["message"] as? [String: Any]
                return (message?["android"] as? [String: Any])?["priority"] as? String
            }
            #expect(seen.without == "HIGH" && seen.with == "NORMAL")
        }

        @Test("dedup_bypass_priorities: which notifications the window lets pass")
        func bypass() async throws {
            let seen = try await compare("effect-bypass", ["dedup_bypass_priorities": "[high]"]) { scenario in
                try await scenario.people(["ann", "sender"], channel: "ch_general")
                for id in ["e1", "e2"] { try await scenario.submit(scenario.mention("ann", id: id)) }
                return try await scenario.accepted(scenario.token("ann")).count
            }
            #expect(seen.without == 1 && seen.with == 2)
        }

        @Test("default_category_state: the categories of a user without choices; default_device_scope: the devices")
        func defaults() async throws {
            for (state, everything) in [("on", true), ("off", false)] {
                let overrides = ["default_category_state": state, "default_device_scope": "desktop_only"]
                let seen = try await compare("effect-defaults-\(state)", overrides) { scenario in
                    try await scenario.people(["ann", "sender"], channel: "ch_general")
                    let json = try await scenario.asUser("ann", "GET", document).json
                    try await scenario.submit(scenario.mention("ann", id: "e1"))
                    let pushes = try await scenario.accepted(scenario.token("ann")).count
                    return (Set((json["categories"] as? [String: Bool] ?? [:]).values), json["device_scope"] as? String, pushes)
                }
                #expect(seen.without.0 == [true, false] && seen.with.0 == [everything], "\(state)")
                #expect(seen.with.1 == "desktop_only", "\(state)")
                #expect(seen.without.2 == 1 && seen.with.2 == 0, "a phone is no desktop")
            }
        }

        @Test("template_html_escape: markup in values; truncation_marker: the end of a cut text")
        func texts() async throws {
            let overrides = ["template_html_escape": "true", "truncation_marker": "\"[>]\""]
            let seen = try await compare("effect-texts", always: ["dedup_mode": "off"], overrides) { scenario in
                try await scenario.people(["ann", "ben", "sender"], channel: "ch_general")
                try await scenario.submit(scenario.mention("ann", id: "e1", text: "salt & pepper"))
                try await scenario.submit(scenario.mention("ben", id: "e2", text: String(repeating: "long ", count: 100)))
                return (try await alert(scenario, "ann")["body"] as? String ?? "", try await alert(scenario, "ben")["body"] as? String ?? "")
            }
            #expect(seen.without.0.contains("salt & pepper") && seen.without.1.hasSuffix("..."))
            #expect(seen.with.0.contains("salt &amp; pepper") && seen.with.1.hasSuffix("[>]"))
        }

        @Test("missing_token_placeholder: the text for a value that the event does not have")
        func placeholder() async throws {
            let always = ["missing_token_policy": "placeholder"]
            let seen = try await compare("effect-missing", profile: "mlc-lms", always: always, ["missing_token_placeholder": "some day"]) {
                scenario in
                try await scenario.people(["ann"], roles: ["student"])
                try await scenario.submit(scenario.event("e1", type: "assignment_due_soon", to: ["ann"], data: ["assignment": "Scales"]))
                return try await alert(scenario, "ann")["body"] as? String
            }
            #expect(seen.without == "Complete 'Scales' by [Content]" && seen.with == "Complete 'Scales' by some day")
        }

        @Test("locale_source_order: the language of a text when device and user differ")
        func language() async throws {
            let always = ["enabled_providers": "[expo, fcm]"]
            func title(_ order: String) async throws -> String? {
                var title: String?
                let overrides = always.merging(["locale_source_order": order]) { $1 }
                try await Scenario.start("effect-locale-\(order.contains("[user") ? "user" : "device")", profile: "school", overrides: overrides) {
                    let token = $0.token("sami", "android")
                    try await $0.people(["sami"], platforms: [], roles: ["student"])
                    let user: [String: any Sendable] = ["display_name": "Sami", "locale": "ar", "roles": ["student"]]
                    #expect(try await $0.asHost("PUT", "/directory/users/sami", user).status == 200)
                    let device = ["platform": "android", "token": token, "device_id": "phone", "locale": "en"]
                    #expect(try await $0.asUser("sami", "POST", "/push/devices", device).status == 200)
                    let data = ["sticker_name": "Star", "teacher_name": "Ms Noor", "child_name": "Sami"]
                    try await $0.submit($0.event("star", type: "sticker_awarded", to: ["sami"], entity: "star", data: data))
                    let message = try await $0.accepted(token).first?.json["message"] as? [String: Any]
                    title = (message?["notification"] as? [String: Any])?["title"] as? String
                }
                return title
            }
            #expect(try await title("[device, user, default]") == "New sticker!")
            let arabic = try #require(try await title("[user, device, default]"))
            #expect(arabic != "New sticker!" && arabic.unicodeScalars.contains { (0x600...0x6FF).contains($0.value) })
        }

        @Test("presence_ttl_seconds: how long a user counts as online; presence_activity_window_seconds: as active")
        func presence() async throws {
            // Twenty seconds after the user was seen.
            func isPushed(_ scenario: Scenario) async throws -> Bool {
                try await scenario.people(["ann", "sender"], channel: "ch_general")
                let seen: [String: any Sendable] = ["status": "online", "active_channel": "ch_general", "device_id": "laptop"]
                #expect(try await scenario.asUser("ann", "PUT", "/presence", seen).status == 204)
                try await scenario.advance(by: .seconds(20))
                try await scenario.submit(scenario.mention("ann", id: "e1"))
                return try await scenario.accepted(scenario.token("ann")).count == 1
            }
            let lifetime = try await compare("effect-presence", ["presence_ttl_seconds": "15"], isPushed)
            #expect(!lifetime.without && lifetime.with)
            let always = ["presence_rule": "activity_window"]
            let window = try await compare("effect-activity", always: always, ["presence_activity_window_seconds": "10"], isPushed)
            #expect(!window.without && window.with)
        }
    }
}
