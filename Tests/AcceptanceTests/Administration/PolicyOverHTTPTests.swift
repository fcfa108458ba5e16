import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Administration over HTTP (GW-06), driven as an administrator's screen would.
    @Suite("Policy over HTTP", .serialized)
    struct PolicyOverHTTP {
        @Test("GW-06 POL-02 ARCH-08 an administrator reads, explains and changes the policy, and every service follows")
        func policy() async throws {
            try await Scenario.start("policy-http") { scenario in
                let app = scenario.tenant.appId
                try await scenario.people(["bob"], channel: "ch_general")
                let before = try await scenario.asUser("ann", "GET", "/admin/apps/\(app)/policy", roles: ["org_admin"])
                #expect(before.status == 200 && before.json["profile"] as? String == "chat")
                let settings = try #require(before.json["settings"] as? [String: [String: any Sendable]])
                #expect(settings["title_max_chars"]?["value"] as? Int == 65 && settings["title_max_chars"]?["origin"] as? String == "profile")
                #expect(try await scenario.asUser("ann", "GET", "/admin/apps/\(app)/policy", roles: ["member"]).status == 403)

                let refused = try await scenario.asUser(
                    "ann", "PATCH", "/admin/apps/\(app)/policy", ["set": ["title_max_chars": 5]], roles: ["org_admin"])
                #expect(refused.status == 422 && refused.errorCode == "invalid_policy" && refused.errorField == "set.title_max_chars")
                let changed = try await scenario.asUser(
                    "ann", "PATCH", "/admin/apps/\(app)/policy",
                    ["set": ["title_max_chars": 12, "sound_by_category.dm": "chime"] as [String: any Sendable]], roles: ["org_admin"])
                #expect(changed.status == 200)
                #expect(
                    (changed.json["changes"] as? [[String: any Sendable]])?.compactMap { $0["setting"] as? String }.sorted() == [
                        "sound_by_category", "title_max_chars",
                    ])
                let explained = try await scenario.asUser(
                    "ann", "GET", "/admin/apps/\(app)/policy/sound_by_category.dm", roles: ["org_admin"])
                #expect(explained.json["value"] as? String == "chime" && explained.json["origin"] as? String == "app")

                // The evaluator hears of the new limit a little later.
                var attempt = 0
                try await eventually("the title is cut by the new limit", every: .milliseconds(200)) {
                    attempt += 1
                    try await scenario.submit(
                        scenario.message(
                            "long-\(attempt)", channel: "ch_\(attempt)", mentions: [["type": "user", "user_id": "bob"]],
                            more: ["data": ["text": "hi", "sender_name": "A name of many letters"]]))
                    let push = try #require(try await scenario.accepted(scenario.token("bob")).last)
                    let alert = (push.json["aps"] as? [String: Any])?["alert"] as? [String: Any]
                    return alert?["title"] as? String == "A name of..."
                }
            }
        }

        @Test("GW-06 POL-05 REG-08 REG-11 EVAL-09 types, texts and channels of an app, and how clients read them")
        func catalogue() async throws {
            try await Scenario.start("catalogue-http") { scenario in
                try await scenario.people(["bob"])
                func admin(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
                    try await scenario.asUser("ann", method, "/admin" + path, json, roles: ["system_admin"])
                }
                let channel = try await admin(
                    "PUT", "/android-channels/vip",
                    ["name": "VIPs", "importance": "high", "vibration_pattern": [0, 200], "light_color": "#FF0000"] as [String: any Sendable])
                #expect(channel.status == 200)
                let bad = try await admin("PUT", "/types/vip", ["priority": "high", "category_id": "vips"])
                #expect(bad.status == 422 && bad.errorField == "category_id")
                #expect(try await admin("PUT", "/categories/vips", ["name": "VIPs"]).status == 200)
                let type = try await admin(
                    "PUT", "/types/vip",
                    [
                        "priority": "high", "category_id": "vips", "android_channel_id": "vip", "policy_overrides": ["body_max_chars": 40],
                        "templates": [["locale": "en", "title": "{{who}} is here", "body": "Say hello"]],
                    ] as [String: any Sendable])
                #expect(type.status == 200 && (type.json["type"] as? [String: any Sendable])?["type_id"] as? String == "vip")
                let types = try await admin("GET", "/types").json["items"] as? [[String: any Sendable]]
                #expect(types?.filter { $0["own"] as? Bool == true }.compactMap { $0["type_id"] as? String } == ["vip"])

                // The highest priority by the name that the app gives it; taken by either.
                let alert = types?.first { $0["type_id"] as? String == "security_alert" }
                #expect(alert?["priority"] as? String == "critical")
                for name in ["blocking", "critical"] {
                    let urgent = try await admin("PUT", "/types/vip", ["priority": name, "category_id": "vips", "android_channel_id": "vip"])
                    #expect(urgent.status == 200 && (urgent.json["type"] as? [String: any Sendable])?["priority"] as? String == "critical")
                }
                #expect(try await admin("PUT", "/types/vip", ["priority": "urgent", "category_id": "vips"]).errorField == "priority")
                #expect(
                    try await admin("PUT", "/types/vip", ["priority": "high", "category_id": "vips", "android_channel_id": "vip"]).status == 200)

                // Hosts may send the type a little later; clients see its channel.
                var attempt = 0
                try await eventually("events of the type are taken", every: .milliseconds(200)) {
                    attempt += 1
                    let event = scenario.event("vip-\(attempt)", type: "vip", to: ["bob"], data: ["who": "Ada"])
                    return try await scenario.asHost("POST", "/events", event).status == 202
                }
                try await scenario.settle()
                // The gateway hears of it by itself, before the evaluator or after it.
                var config: [String: any Sendable] = [:]
                let shown = try await eventualValue("clients see the channel", every: .milliseconds(200)) {
                    config = try await scenario.asUser("bob", "GET", "/push/config").json
                    let channels = config["android_channels"] as? [[String: any Sendable]]
                    return channels?.first { $0["channel_id"] as? String == "vip" }
                }
                #expect(shown["light_color"] as? String == "#FF0000" && shown["enable_lights"] as? Bool == true)
                #expect(
                    (config["ios_categories"] as? [[String: any Sendable]])?.compactMap { $0["identifier"] as? String } == [
                        "MESSAGE", "DM", "MESSAGE_WITH_IMAGE",
                    ])
                #expect(config["service_worker_path"] as? String == "/sw.js" && config["foreground_presentation"] as? String == "system")
                let push = try #require(try await scenario.accepted(scenario.token("bob")).first)
                #expect(((push.json["aps"] as? [String: Any])?["alert"] as? [String: Any])?["title"] as? String == "Ada is here")

                #expect(try await admin("DELETE", "/types/vip").status == 204)
                try await eventually("events of the type are refused", every: .milliseconds(200)) {
                    attempt += 1
                    return try await scenario.asHost("POST", "/events", scenario.event("again-\(attempt)", type: "vip", to: ["bob"])).status == 422
                }
                #expect(try await admin("DELETE", "/types/mention").status == 404, "the profile's own types stay")
            }
        }
    }
}
