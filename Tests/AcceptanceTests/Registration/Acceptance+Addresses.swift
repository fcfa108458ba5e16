import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.1 Addresses of browsers and of Live Activities, and the gateway's edge", .serialized)
    struct Addresses {
        private static let page = "https://lms.example.com"

        private static func vapidKey() throws -> String { Base64URL.encode(try P256PrivateKey.generate().publicKey.x963) }

        /// The result of a browser's `PushSubscription.toJSON()`.
        private static func subscription(_ endpoint: String = "https://push.example.net/send/abc") throws -> [String: any Sendable] {
            [
                "endpoint": endpoint, "keys": ["p256dh": try vapidKey(), "auth": Base64URL.encode(SecureRandom.bytes(16))], "browser": "Firefox",
                "browser_version": "131.0", "user_agent": "Mozilla/5.0 (X11; Linux x86_64)", "device_id": "browser-1", "device_name": "Work",
                "locale": "de-DE", "timezone": "Europe/Berlin",
            ]
        }

        private func app(_ scenario: Scenario, vapid: String) async throws {
            var app = RegistryV1.App(appId: scenario.tenant.appId, organizationId: scenario.tenant.organizationId)
            app.vapidPublicKey = vapid
            app.allowedOrigins = [Self.page]
            app.policyOverrides = ["enabled_providers": "[apns, fcm, web_push]"]
            _ = try await scenario.clients.tenants.upsertApp(.init(app: app))
        }

        @Test("ACC-015 (partly) A browser that was granted subscribes: subscription and device are there; bad endpoints and keys are 422")
        func subscribes() async throws {
            try await Scenario.start("ACC-015", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let key = try Self.vapidKey()
                try await app(scenario, vapid: key)
                let origin = [("origin", Self.page)]
                let config = try await scenario.asUser("ann", "GET", "/push/config", headers: origin)
                #expect(config.json["vapidPublicKey"] as? String ?? config.json["vapid_public_key"] as? String == key)
                #expect(config.headers["access-control-allow-origin"] == Self.page)

                let body = try Self.subscription()
                // Asked by the user's own gesture alone, and granted.
                func prompt(_ context: String) async throws -> String? {
                    try await scenario.asUser("ann", "GET", "/push/prompt?device_id=browser-1&context=\(context)&device_type=web").json["kind"]
                        as? String
                }
                #expect(try await prompt("page_load") == "none")
                #expect(try await prompt("settings") == "web_contextual")
                let accepted = ["device_id": "browser-1", "kind": "web_contextual", "outcome": "accepted"]
                #expect(try await scenario.asUser("ann", "POST", "/push/prompt", accepted).status == 200)
                let granted = ["device_id": "browser-1", "permission_status": "granted", "changed_from": "permission_prompt"]
                #expect(try await scenario.asUser("ann", "PUT", "/push/permission", granted).status == 200)
                let answer = try await scenario.asUser("ann", "POST", "/push/web-subscriptions", body, headers: origin)
                let text = String(decoding: answer.body, as: UTF8.self)
                #expect(answer.status == 200, "\(text)")
                for secret in [
                    "push.example.net", (body["keys"] as? [String: String])?["auth"] ?? "", (body["keys"] as? [String: String])?["p256dh"] ?? "",
                ] {
                    #expect(!secret.isEmpty && !text.contains(secret))
                }
                let subscriptions = try await scenario.clients.addresses.listWebSubscriptions(.init(tenant: scenario.tenant, userId: "ann"))
                    .subscriptions
                #expect(subscriptions.count == 1 && subscriptions.first?.isActive == true && subscriptions.first?.vapidPublicKey == key)
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                #expect(devices.map(\.deviceType) == [.web] && devices.map(\.pushDeviceId) == subscriptions.map(\.pushDeviceId))
                #expect(devices.map(\.permissionStatus) == [.granted])
                #expect(try await prompt("settings") == "none")
                // Endpoint, p256dh and auth stand sealed in the device's address, as a sender will open them.
                let sendable = try await scenario.clients.registry.listSendable(.init(tenant: scenario.tenant, userIds: ["ann"])).devices
                let address = try #require(sendable.first?.address)
                #expect(sendable.count == 1 && address.type == .webpush)
                let ring = try KeyRing(path: scenario.system.options.runFolder.appending(path: "keys/address-keyring.json").path)
                let opened = try ring.open(address.envelope, associatedData: Array((devices.first?.pushDeviceId ?? "").utf8))
                let stored = try #require(try JSONSerialization.jsonObject(with: Data(opened)) as? [String: Any])
                #expect(stored["endpoint"] as? String == body["endpoint"] as? String)
                #expect(stored["keys"] as? [String: String] == body["keys"] as? [String: String])

                for (change, field) in [
                    (["endpoint": "http://push.example.net/x"], "endpoint"),
                    (["keys": ["p256dh": "AAAA", "auth": "AAAAAAAAAAAAAAAAAAAAAA"]], "keys.p256dh"),
                    (["keys": ["p256dh": try Self.vapidKey(), "auth": "AAAA"]], "keys.auth"),
                ] as [([String: any Sendable], String)] {
                    let refused = try await scenario.asUser(
                        "ann", "POST", "/push/web-subscriptions", body.merging(change) { $1 }, headers: origin)
                    #expect(refused.status == 422 && refused.errorCode == "invalid_subscription" && refused.errorField == field, "\(field)")
                }
                for elsewhere in [[], [("origin", "https://evil.example")], [("origin", "http://lms.example.com")]] {
                    let refused = try await scenario.asUser("ann", "POST", "/push/web-subscriptions", body, headers: elsewhere)
                    #expect(refused.status == 403, "\(elsewhere)")
                }

                // The key is rotated: existing subscriptions stay.
                let next = try Self.vapidKey()
                try await app(scenario, vapid: next)
                #expect(try await scenario.asUser("ann", "POST", "/push/web-subscriptions", body, headers: origin).status == 200)
                let keys = try await scenario.clients.addresses.listVapidKeys(.init(tenant: scenario.tenant)).keys
                #expect(keys.map(\.publicKey) == [next, key] && keys.map(\.subscriptions) == [0, 1])

                let id = try #require(subscriptions.first).subscriptionId
                #expect(try await scenario.asUser("ben", "DELETE", "/push/web-subscriptions/\(id)").status == 404)
                #expect(try await scenario.asUser("ann", "DELETE", "/push/web-subscriptions/\(id)").status == 204)
                #expect(try await scenario.asUser("ann", "DELETE", "/push/web-subscriptions/\(id)").status == 404)
            }
        }

        @Test("REG-06 The tokens of a Live Activity live and end by themselves, and ordinary pushes never take them")
        func activities() async throws {
            try await Scenario.start("REG-06-activities") { scenario in
                try await scenario.people(["ann"], platforms: ["ios"], channel: "ch_general")
                let devices = try await scenario.asUser("ann", "GET", "/push/devices").json["items"] as? [[String: any Sendable]]
                let device = try #require(devices?.first?["push_device_id"] as? String)
                let token = scenario.token("ann's activity")
                let answer = try await scenario.asUser(
                    "ann", "POST", "/push/activity-tokens",
                    ["push_device_id": device, "kind": "live_activity", "name": "order-17", "token": token, "environment": "sandbox", "colour": 1]
                        as [String: any Sendable])
                #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
                #expect(answer.json["environment"] as? String == "sandbox")
                // GW-08
                #expect((answer.json["warnings"] as? [[String: any Sendable]])?.first?["field"] as? String == "colour")
                try await scenario.submit(scenario.mention("ann", id: "m1"))
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                #expect(try await scenario.requests(token).isEmpty)
                func listed() async throws -> Int? {
                    (try await scenario.asUser("ann", "GET", "/push/activity-tokens").json["items"] as? [[String: any Sendable]])?.count
                }
                #expect(try await listed() == 1)
                try await scenario.advance(by: .seconds(12 * 3_600 + 1))
                #expect(try await listed() == 0)
            }
        }

        @Test("GW-05 REG-38 Too many requests of a user, of an address, or registrations are 429 with Retry-After; waiting helps")
        func limits() async throws {
            try await Scenario.start("GW-05") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [])
                func statuses(_ count: Int, _ call: () async throws -> HTTPClient.Response) async throws -> (served: Int, last: HTTPClient.Response) {
                    var served = 0
                    var last = try await call()
                    while last.status != 429, served < count {
                        served += 1
                        last = try await call()
                    }
                    return (served, last)
                }
                let asked = try await statuses(200) { try await scenario.asUser("ann", "GET", "/badge") }
                #expect(asked.served == 120)
                #expect(asked.last.errorCode == "rate_limited" && asked.last.headers["retry-after"] == "1")
                try await scenario.advance(by: .seconds(1))
                #expect(try await scenario.asUser("ann", "GET", "/badge").status == 200)

                let phone = try await statuses(20) {
                    try await scenario.asUser(
                        "ben", "POST", "/push/devices", ["platform": "ios", "token": scenario.token("ben"), "device_id": "phone"])
                }
                #expect(phone.served == 10 && phone.last.headers["retry-after"] == "6")
                try await scenario.advance(by: .seconds(6))

                // Behind a proxy on this machine the client is the address that the proxy names.
                var number = 0
                let house = try await statuses(400) {
                    number += 1
                    return try await scenario.asUser("u\(number)", "GET", "/badge", headers: [("x-forwarded-for", "203.0.113.9")])
                }
                #expect(house.served == 300)
                #expect(try await scenario.asUser("eve", "GET", "/badge", headers: [("x-forwarded-for", "203.0.113.10")]).status == 200)
                #expect(try await scenario.asHost("GET", "/notifications/none", headers: [("x-forwarded-for", "203.0.113.10")]).status == 404)
            }
        }

        @Test("GW-05 Browsers' pages may call where the app lists their origin, and nowhere else")
        func crossOrigin() async throws {
            try await Scenario.start("GW-05-origins") { scenario in
                try await scenario.people(["ann"], platforms: [])
                try await app(scenario, vapid: try Self.vapidKey())
                let gateway = try scenario.clients.gateway()
                func preflight(_ origin: String) async throws -> HTTPClient.Response {
                    try await gateway.request(
                        "OPTIONS", "/api/v1/push/devices",
                        headers: [("origin", origin), ("access-control-request-method", "POST"), ("access-control-request-headers", "authorization")])
                }
                let allowed = try await preflight(Self.page)
                #expect(allowed.status == 204)
                #expect(allowed.headers["access-control-allow-origin"] == Self.page)
                #expect(allowed.headers["access-control-allow-headers"]?.contains("Authorization") == true)
                let refused = try await preflight("https://evil.example")
                #expect(refused.status == 403 && refused.headers["access-control-allow-origin"] == nil)
                let answer = try await scenario.asUser("ann", "GET", "/badge", headers: [("origin", Self.page)])
                #expect(answer.headers["access-control-allow-origin"] == Self.page && answer.headers["vary"] == "Origin")
                let error = try await scenario.asUser("ann", "GET", "/nowhere", headers: [("origin", Self.page)])
                #expect(error.status == 404 && error.headers["access-control-allow-origin"] == Self.page)
                let foreign = try await scenario.asUser("ann", "GET", "/badge", headers: [("origin", "https://evil.example")])
                #expect(foreign.status == 200 && foreign.headers["access-control-allow-origin"] == nil)
                await gateway.close()
            }
        }
    }
}
