import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// The paths of GW-06 and GW-09, as host systems and older clients see them.
    @Suite("2.6 Directory and versions over HTTP", .serialized)
    struct DirectoryOverHTTP {
        @Test("GW-06 REG-05 a host system takes members, followers, channels and threads out of the directory, and repeats are harmless")
        func removals() async throws {
            try await Scenario.start("GW-06-directory") { scenario in
                try await scenario.people(["ann", "ben", "cat"], channel: "ch_general")
                let follow = ["channel_id": "ch_general", "add": ["ann", "ben"]] as [String: any Sendable]
                #expect(try await scenario.asHost("PUT", "/directory/threads/th_1/followers", follow).status == 200)
                func people(_ audience: RegistryV1.ResolveAudienceRequest.Audience) async throws -> [String] {
                    try await scenario.clients.registry.resolveAudience(.init(tenant: scenario.tenant, audience: audience)).userIds
                }
                for _ in 0..<2 {
                    let left = try await scenario.asHost("DELETE", "/directory/channels/ch_general/members", ["members": ["ann"]])
                    #expect(left.status == 204)
                }
                #expect(try await people(.channelId("ch_general")) == ["ben", "cat"])
                #expect(try await scenario.asHost("DELETE", "/directory/threads/th_1/followers", ["followers": ["ann"]]).status == 204)
                #expect(try await people(.threadId("th_1")) == ["ben"])
                // The request names neither members nor all.
                for path in ["/directory/channels/ch_general/members", "/directory/threads/th_1/followers"] {
                    let refused = try await scenario.asHost("DELETE", path, ["user_ids": ["ben"]])
                    #expect(refused.status == 400)
                }
                #expect(try await people(.channelId("ch_general")) == ["ben", "cat"])
                #expect(try await people(.threadId("th_1")) == ["ben"])
                #expect(try await scenario.asHost("DELETE", "/directory/threads/th_1/followers", ["all": true]).status == 204)
                #expect(try await people(.threadId("th_1")).isEmpty)
                for path in ["/directory/threads/th_1", "/directory/channels/ch_general", "/directory/channels/ch_general"] {
                    #expect(try await scenario.asHost("DELETE", path).status == 204)
                }
                #expect(try await people(.channelId("ch_general")).isEmpty)
                // Gone, it is not made anew by whoever is still to leave it.
                for body in [["members": ["ben"]], ["all": true]] as [[String: any Sendable]] {
                    let lost = try await scenario.asHost("DELETE", "/directory/channels/ch_general/members", body)
                    #expect(lost.status == 404 && lost.errorField == "channel_id")
                }
                let known = try await scenario.clients.registry.checkMembership(
                    .init(tenant: scenario.tenant, channelId: "ch_general", userId: "ben"))
                #expect(!known.channelKnown)
                for (method, path) in [("DELETE", "/directory/channels/ch_general"), ("DELETE", "/directory/threads/th_1/followers")] {
                    #expect(try await scenario.asUser("ann", method, path, roles: ["org_admin"]).status == 403)
                }
            }
        }

        @Test("GW-06 REG-03 REG-05 a field that is left out stays, null deletes it, and the answer is the stored object")
        func partialUpserts() async throws {
            try await Scenario.start("GW-06-partial") { scenario in
                func put(_ path: String, _ body: [String: any Sendable]) async throws -> [String: any Sendable] {
                    let answer = try await scenario.asHost("PUT", "/directory/" + path, body)
                    #expect(answer.status == 200, "\(path) \(String(decoding: answer.body, as: UTF8.self))")
                    return answer.json.filter { $0.key != "ok" }
                }
                _ = try await put(
                    "users/sam",
                    [
                        "display_name": "Samuel", "roles": ["student"], "status": "inactive", "inactive_reason": "left", "birth_date": "2015-01-01",
                        "under_13": true, "email": "sam@example.com", "reduce_motion": true,
                    ])
                let renamed = try await put("users/sam", ["display_name": "Sam"])
                #expect(renamed["display_name"] as? String == "Sam" && renamed["roles"] as? [String] == ["student"])
                #expect(renamed["status"] as? String == "inactive" && renamed["inactive_reason"] as? String == "left")
                #expect(renamed["birth_date"] as? String == "2015-01-01" && renamed["under_13"] as? Bool == true)
                #expect(renamed["reduce_motion"] as? Bool == true && renamed["email"] as? String == "sam@example.com")
                let forgotten = try await put("users/sam", ["email": NSNull(), "birth_date": NSNull(), "display_name": "", "status": "active"])
                #expect(forgotten["email"] is NSNull && forgotten["birth_date"] is NSNull && forgotten["display_name"] as? String == "")
                #expect(forgotten["status"] as? String == "active" && forgotten["under_13"] as? Bool == true)
                #expect(try await put("users/new", [:])["roles"] as? [String] == ["member"])

                func channel(_ path: String, _ body: [String: any Sendable]) async throws -> String {
                    let channel = try await put("channels/" + path, body)
                    return ["name", "channel_type", "member_count", "members_added", "members_removed"].map { "\(channel[$0] ?? "-")" }
                        .joined(separator: " ")
                }
                #expect(try await channel("ch_1", ["name": "one", "channel_type": "private", "members": ["ann", "ben"]]) == "one private 2 2 0")
                #expect(try await channel("ch_1", ["members": ["ben", "cat"]]) == "one private 2 1 1")
                #expect(try await channel("ch_1/members", ["add": ["ben", "dan"], "remove": ["nobody"]]) == "one private 3 1 0")
                #expect(try await put("groups/g1", ["name": "Ones", "kind": "team", "members": ["ann"]])["name"] as? String == "Ones")
                #expect(try await put("groups/g1", ["kind": "class"])["name"] as? String == "Ones")
                for nothing in [NSNull(), ""] as [any Sendable] {
                    let bare = try await put("groups/g1", ["name": nothing])
                    #expect(bare["name"] as? String == "" && bare["kind"] as? String == "class")
                    #expect(try await put("groups/g1", ["name": "Ones"])["name"] as? String == "Ones")
                }
                func thread(_ body: [String: any Sendable]) async throws -> String {
                    let thread = try await put("threads/th_1/followers", body)
                    return ["channel_id", "follower_count", "followers_added", "followers_removed"].map { "\(thread[$0] ?? "-")" }
                        .joined(separator: " ")
                }
                let refused = try await scenario.asHost("PUT", "/directory/threads/th_1/followers", ["add": ["ann"]])
                #expect(refused.status == 400 && refused.errorField == "channel_id")
                #expect(try await thread(["channel_id": "ch_1", "followers": ["ann", "ben"]]) == "ch_1 2 2 0")
                #expect(try await thread(["add": ["ann", "cat"]]) == "ch_1 3 1 0")
                #expect(try await thread(["followers": ["cat"]]) == "ch_1 1 0 2")
            }
        }

        @Test("REG-06 REG-12 REG-36 REG-15 a registration answers the whole device; a browser's names its page")
        func wholeDevice() async throws {
            try await Scenario.start("REG-12-whole") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let body: [String: any Sendable] = [
                    "platform": "ios", "token": scenario.token("ann"), "device_id": "phone", "app_build_number": "77", "sdk_version": "2.1",
                    "token_provider": "OneSignal", "environment": "sandbox", "supports_silent_push": false, "max_payload_size": 2_048,
                    "expires_at": "2099-01-01T00:00:00.000Z",
                ]
                let answer = try await scenario.asUser("ann", "POST", "/push/devices", body)
                let device = try #require(answer.json["device"] as? [String: any Sendable])
                for (name, value) in [
                    ("app_build_number", "77"), ("sdk_version", "2.1"), ("token_provider", "OneSignal"), ("environment", "sandbox"),
                    ("expires_at", "2099-01-01T00:00:00.000Z"), ("user_id", "ann"), ("app_id", scenario.tenant.appId),
                ] { #expect(device[name] as? String == value, "\(name)") }
                #expect(device["supports_silent_push"] as? Bool == false && device["supports_notification_actions"] as? Bool == true)
                #expect(device["max_payload_size"] as? Int == 2_048)
                for name in ["last_validated_at", "deactivated_at", "revoked_at", "failure_reason"] { #expect(device[name] is NSNull, "\(name)") }
                let browser: [String: any Sendable] = ["platform": "Chrome", "permission_status": "denied", "device_id": "browser"]
                #expect(try await scenario.asUser("ann", "POST", "/push/devices", browser).status == 403)
            }
        }

        @Test("GW-06 SEC-13 an administrator makes a service key over HTTP, a host system calls with it, and revoked it opens nothing")
        func serviceKeys() async throws {
            try await Scenario.start("GW-06-keys") { scenario in
                func admin(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
                    try await scenario.asUser("root", method, path, json, roles: ["system_admin"])
                }
                let made = try await admin("POST", "/admin/service-keys", ["name": "second", "scopes": ["directory"]] as [String: any Sendable])
                let secret = try #require(made.json["secret"] as? String)
                let id = try #require((made.json["service_key"] as? [String: any Sendable])?["key_id"] as? String)
                func call() async throws -> Int {
                    try await scenario.asHost("DELETE", "/directory/channels/none", nil, key: secret).status
                }
                #expect(try await call() == 204)
                let listed = try await admin("GET", "/admin/service-keys")
                #expect((listed.json["items"] as? [[String: any Sendable]])?.contains { $0["key_id"] as? String == id } == true)
                #expect(!String(decoding: listed.body, as: UTF8.self).contains(secret))
                #expect(try await admin("DELETE", "/admin/service-keys/\(id)").status == 204)
                // The gateway remembers keys for five seconds.
                try await eventually("the key opens nothing", every: .milliseconds(100)) { try await call() == 401 }
            }
        }

        @Test("GW-09 GW-08 another version's paths are a clear 404, and fields of newer clients of v1 are accepted with a warning")
        func versions() async throws {
            try await Scenario.start("GW-09") { scenario in
                for path in ["/push/devices", "/users/me/notifications", "/nothing"] {
                    let answer = try await scenario.asUser(ofVersion: "v2", "ann", "GET", path)
                    let message = (answer.json["error"] as? [String: any Sendable])?["message"] as? String
                    #expect(answer.status == 404 && answer.errorCode == "not_found")
                    #expect(message?.contains("no version v2") == true && message?.contains("/api/v1") == true)
                }
                let newer: [String: any Sendable] = [
                    "platform": "ios", "token": String(repeating: "ab", count: 32), "device_id": "phone", "eye_color": "green",
                    "screen": ["inches": 6.1] as [String: any Sendable],
                ]
                let device = try await scenario.asUser("ann", "POST", "/push/devices", newer)
                #expect(device.status == 200 && device.json["push_device_id"] is String)
                let warned = (device.json["warnings"] as? [[String: String]])?.compactMap { $0["field"] }
                #expect(Set(warned ?? []) == ["eye_color", "screen"])
                let host = try await scenario.asHost(
                    "PUT", "/directory/users/ann", ["display_name": "Ann", "shoe_size": 38] as [String: any Sendable])
                #expect(host.status == 200 && (host.json["warnings"] as? [[String: String]])?.first?["field"] == "shoe_size")
            }
        }
    }
}
