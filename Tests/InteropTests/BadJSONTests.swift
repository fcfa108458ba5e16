import CarillonAPI
import Cryptography
import Foundation
import SystemControl
import Testing

extension BadInput {
    @Suite("Bodies with values of the wrong type")
    struct BadJSON {
        let fixture: BadInputFixture

        init() throws { fixture = try BadInputFixture.current }

        /// A request that is right.
        private struct Sample {
            var method: String
            var path: String
            var body: [String: any Sendable]
            /// The host system itself, not a user that it acts for.
            var asHost = false
        }

        private static func samples(device: String) throws -> [Sample] {
            let keys = [
                "p256dh": Base64URL.encode(try P256PrivateKey.generate().publicKey.x963), "auth": Base64URL.encode(SecureRandom.bytes(16)),
            ]
            let token = String(repeating: "cd", count: 32)
            return [
                Sample(
                    method: "POST", path: "/push/devices",
                    body: [
                        "platform": "ios", "token": token, "device_id": "pad", "device_type": "ios", "push_token_type": "apns", "os_version": "18",
                        "device_model": "iPad", "device_name": "Pad", "app_version": "1", "app_build_number": "1", "sdk_version": "1",
                        "timezone": "UTC", "locale": "en", "token_provider": "x", "permission_status": "granted", "environment": "production",
                        "registration_method": "app_launch", "notifications_enabled": true, "badge_enabled": true, "sound_enabled": true,
                        "alerts_enabled": true, "supports_rich_content": true, "supports_notification_actions": true, "max_payload_size": 4_096,
                    ] as [String: any Sendable]),
                Sample(
                    method: "PATCH", path: "/push/devices/\(device)",
                    body: [
                        "device_name": "P", "notifications_enabled": true, "badge_enabled": true, "sound_enabled": true, "alerts_enabled": true,
                        "is_primary": true, "status": "active", "locale": "en", "timezone": "UTC", "app_version": "2",
                        "permission_status": "granted",
                    ] as [String: any Sendable]),
                Sample(
                    method: "PUT", path: "/push/devices/\(device)/token",
                    body: ["token": token, "refresh_reason": "app_update", "environment": "production"]),
                Sample(
                    method: "POST", path: "/push/web-subscriptions",
                    body: [
                        "endpoint": "https://push.example.net/x", "keys": keys, "browser": "Chrome", "browser_version": "1", "user_agent": "x",
                        "device_id": "browser", "device_name": "B", "locale": "en", "timezone": "UTC", "vapid_public_key": keys["p256dh"] ?? "",
                        "expires_at": "2099-01-01T00:00:00Z",
                    ] as [String: any Sendable]),
                Sample(
                    method: "POST", path: "/push/activity-tokens",
                    body: [
                        "push_device_id": device, "kind": "live_activity", "name": "order", "token": token, "environment": "sandbox",
                        "expires_at": "2099-01-01T00:00:00Z",
                    ]),
                Sample(method: "POST", path: "/push/test", body: ["device_ids": [device]]),
                Sample(
                    method: "PUT", path: "/push/permission",
                    body: ["device_id": "phone", "permission_status": "denied", "changed_from": "os_settings"]),
                Sample(method: "POST", path: "/push/prompt", body: ["device_id": "phone", "kind": "primer", "outcome": "not_now"]),
                Sample(
                    method: "PUT", path: "/users/me/notifications",
                    body: [
                        "push_enabled": true, "email_enabled": true, "notifications": ["mention": ["push": true, "email": true]],
                        "categories": ["mentions": true], "promotional_opt_in": true, "language": "de", "device_scope": "all", "reduce_motion": true,
                        "sound": ["dm": "default"], "digest_time": ["mention": "08:00"], "vibration": ["mentions": [100]],
                        "quiet_hours": [
                            "enabled": true, "start": "22:00", "end": "07:00", "timezone": "UTC", "days_of_week": [1], "allow_critical": true,
                        ] as [String: any Sendable],
                    ] as [String: any Sendable]),
                Sample(method: "POST", path: "/channels/ch_general/mute", body: ["muted": true, "duration": "1h"]),
                Sample(method: "PUT", path: "/channels/ch_general/settings", body: ["notify_all": true, "starred": true]),
                Sample(
                    method: "PUT", path: "/presence",
                    body: ["status": "online", "active_channel": "ch_general", "device_id": "phone", "last_activity_at": "2026-01-01T00:00:00Z"]),
                Sample(
                    method: "POST", path: "/events",
                    body: [
                        "event_id": "e", "event_type": "message.sent", "occurred_at": "2026-01-01T00:00:00Z", "actor_id": "ben",
                        "subject_user_id": "ann", "recipients": ["ann"], "channel_id": "ch_general", "channel_type": "public",
                        "channel_members": ["ann"], "thread_id": "t", "thread_followers": ["ann"],
                        "mentions": [["type": "user", "user_id": "ann"]], "entity_type": "x", "entity_id": "y", "type_id": "mention",
                        "priority": "high",
                    ] as [String: any Sendable], asHost: true),
                Sample(
                    method: "PUT", path: "/directory/users/dora",
                    body: [
                        "display_name": "Dora", "roles": ["member"], "email": "d@example.com", "locale": "de", "timezone": "UTC", "status": "active",
                        "inactive_reason": "x",
                    ] as [String: any Sendable], asHost: true),
                Sample(
                    method: "PUT", path: "/directory/channels/ch_x",
                    body: ["name": "x", "channel_type": "public", "members": ["ann"]] as [String: any Sendable],
                    asHost: true),
                Sample(
                    method: "PUT", path: "/directory/channels/ch_x/members", body: ["add": ["ann"], "remove": ["ben"]] as [String: any Sendable],
                    asHost: true),
                Sample(
                    method: "PUT", path: "/directory/threads/t/followers",
                    body: ["channel_id": "ch_x", "add": ["ann"], "remove": ["ben"]] as [String: any Sendable], asHost: true),
            ]
        }

        /// Values of every other type than this one's.
        private static func wrongs(for value: any Sendable) -> [any Sendable] {
            switch value {
            case is String: [1, true, ["x"], ["x": "y"]] as [any Sendable]
            case is Bool: ["true", 1, [true], ["x": true]] as [any Sendable]
            case is Int: ["1", true, 1.5, [1], ["x": 1]] as [any Sendable]
            case is [String: any Sendable]: ["x", 1, true, ["x"]] as [any Sendable]
            default: ["x", 1, true, ["x": "y"], [["x": "y"] as [String: any Sendable], 1] as [any Sendable]] as [any Sendable]
            }
        }

        /// Each body with one value of the wrong type, and the path of that value.
        private static func spoilt(_ body: [String: any Sendable]) -> [(path: String, body: [String: any Sendable])] {
            var found: [(path: String, body: [String: any Sendable])] = []
            for (name, value) in body.sorted(by: { $0.key < $1.key }) {
                for wrong in wrongs(for: value) { found.append((name, body.merging([name: wrong]) { $1 })) }
                if let inner = value as? [String: any Sendable] {
                    for one in spoilt(inner) { found.append(("\(name).\(one.path)", body.merging([name: one.body]) { $1 })) }
                }
                if let inner = (value as? [[String: any Sendable]])?.first {
                    for one in spoilt(inner) { found.append(("\(name)[0].\(one.path)", body.merging([name: [one.body]]) { $1 })) }
                }
            }
            return found
        }

        /// Rows of each table of registry and preferences.
        private func rowCounts() async throws -> String {
            let script = """
                import pathlib, sqlite3, sys
                for name in ("registry", "preferences", "evaluator"):
                    store = sqlite3.connect(f"file:{pathlib.Path(sys.argv[1]) / 'stores' / name}.sqlite?mode=ro", uri=True)
                    for (table,) in store.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall():
                        print(name, table, store.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])
                """
            let ended = try await fixture.python(["-c", script, fixture.system.options.runFolder.path])
            try #require(ended.status == 0, "\(ended.said)")
            return ended.said
        }

        @Test("ARCH-16 GW-02 Every value of every body in another JSON type is 400 with its path, and nothing is stored")
        func types() async throws {
            let (workspace, _) = try await fixture.app("types")
            let key = try await fixture.system.clients.tenants.createServiceKey(
                .init(appId: workspace.tenant.appId, name: "types", scopes: [.events, .directory, .actAsUser])
            ).secret
            try await workspace.add([.init(userID: "ann", displayName: "Ann", platforms: ["ios"])])
            try await workspace.addChannel("ch_general", name: "general", members: ["ann"])
            let device = try #require(
                try await fixture.system.clients.registry.listDevices(.init(tenant: workspace.tenant, userId: "ann")).devices.first?.pushDeviceId)
            let gateway = try fixture.system.clients.gateway()
            // The app is known everywhere before the counting begins.
            _ = try await gateway.request("GET", "/api/v1/badge", headers: [("authorization", "Bearer \(key)"), ("x-user-id", "ann")])
            let before = try await rowCounts()
            var tried = 0
            for sample in try Self.samples(device: device) {
                var headers = [("authorization", "Bearer \(key)"), ("origin", "https://chat.example.com")]
                if !sample.asHost { headers.append(("x-user-id", "ann")) }
                for (path, body) in Self.spoilt(sample.body) {
                    tried += 1
                    let answer = try await gateway.request(sample.method, "/api/v1" + sample.path, headers: headers, json: body)
                    let error = answer.json["error"] as? [String: any Sendable]
                    let what: Comment = "\(sample.method) \(sample.path) \(path): \(String(decoding: answer.body, as: UTF8.self))"
                    #expect(answer.status == 400 && error?["code"] as? String == "invalid_argument", what)
                    #expect((error?["field"] as? String).map { $0 == path || path.hasPrefix($0) || $0.hasPrefix(path) } == true, what)
                }
            }
            await gateway.close()
            #expect(tried > 350, "\(tried)")
            #expect(try await rowCounts() == before)
        }
    }
}
