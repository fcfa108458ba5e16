import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.4 Pushes to browsers", .serialized)
    struct Browsers {
        private static let page = "https://lms.example.com"

        /// The app's VAPID key, which browsers subscribe with and pushes are signed with.
        private func app(_ scenario: Scenario) async throws -> String {
            let key = try P256PrivateKey.generate()
            var app = RegistryV1.App(appId: scenario.tenant.appId, organizationId: scenario.tenant.organizationId)
            app.vapidPublicKey = Base64URL.encode(key.publicKey.x963)
            app.allowedOrigins = [Self.page]
            app.policyOverrides = ["enabled_providers": "[apns, fcm, web_push]"]
            _ = try await scenario.clients.tenants.upsertApp(.init(app: app))
            // The public half is the app's.
            let fields = ["private_key_pem": try key.pem, "subject": "mailto:push@lms.example.com"]
            _ = try await scenario.clients.dispatcher.putCredential(.init(tenant: scenario.tenant, provider: "web_push", fields: fields))
            return app.vapidPublicKey
        }

        /// A simulated browser whose page hands its subscription over.
        private func subscribe(_ scenario: Scenario, of user: String, key: String) async throws -> SimulatorV1.SubscribeResponse {
            let browser = try await scenario.clients.simulator.subscribe(.init(vapidPublicKey: key))
            let body: [String: any Sendable] = [
                "endpoint": browser.endpoint, "keys": ["p256dh": browser.p256dh, "auth": browser.auth], "browser": "Firefox",
                "device_id": "browser-\(user)", "locale": "en-US",
            ]
            let answer = try await scenario.asUser(user, "POST", "/push/web-subscriptions", body, headers: [("origin", Self.page)])
            #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            return browser
        }

        @Test("ACC-066 (the sender's side) EVAL-07 A high push for the service worker: title, body, icon, tag, View and Dismiss, and it stays")
        func shown() async throws {
            try await Scenario.start("ACC-066", profile: "mlc-lms") { scenario in
                try await scenario.people(["ina"], platforms: [], roles: ["student"])
                let key = try await app(scenario)
                let browser = try await subscribe(scenario, of: "ina", key: key)
                let body: [String: any Sendable] = [
                    "user_id": "ina", "notification_type": "assignment_new", "title": "Scales", "body": "Practise the scales", "priority": "high",
                    "tag": "assignment_7",
                    "call_to_action": [
                        "actions": [
                            ["action_id": "view", "title": "View", "action": ["type": "deep_link", "target": "assignments/7"]]
                                as [String: any Sendable],
                            ["action_id": "dismiss", "title": "Dismiss", "action": ["type": "dismiss"]] as [String: any Sendable],
                        ]
                    ] as [String: any Sendable],
                    "platform_config": [
                        "web": ["icon": "https://lms.example.com/icon.png", "badge": "https://lms.example.com/badge.png", "renotify": true]
                            as [String: any Sendable]
                    ],
                ]
                let answer = try await scenario.asHost("POST", "/notifications", body)
                #expect(answer.status == 202, "\(answer.json)")
                try await scenario.settle()
                let push = try #require(try await scenario.requests(browser.token, provider: "web_push").last)
                #expect(push.status == 201 && push.title == "Scales" && push.message == "Practise the scales")
                #expect(push.headers["urgency"] == "high" && push.headers["content-encoding"] == "aes128gcm")
                let shown = push.json
                #expect(shown["icon"] as? String == "https://lms.example.com/icon.png" && shown["tag"] as? String == "assignment_7")
                #expect(shown["badge"] as? String == "https://lms.example.com/badge.png" && shown["renotify"] as? Bool == true)
                #expect(shown["requireInteraction"] as? Bool == true && shown["priority"] as? String == "high")
                let actions = shown["actions"] as? [[String: Any]]
                #expect(actions?.map { $0["title"] as? String } == ["View", "Dismiss"])
                let data = try #require(shown["data"] as? [String: String])
                #expect(data["notification_id"] == push.notificationId && data["deep_link"]?.isEmpty == false)
                let statistics = try await scenario.clients.simulator.statistics(.init())
                #expect(!statistics.violations.keys.contains { $0.hasPrefix("web_push") }, "\(statistics.violations)")

                var untagged = body
                untagged["tag"] = nil
                let refused = try await scenario.asHost("POST", "/notifications", untagged)
                #expect(refused.status == 422 && refused.errorField == "platform_config.web.renotify", "\(refused.json)")
            }
        }

        @Test("ACC-117 (Web Push) The push service answers 410: the device is expired, and nothing is sent to it again")
        func gone() async throws {
            try await Scenario.start("ACC-117-WEB", profile: "mlc-lms") { scenario in
                try await scenario.people(["ina"], platforms: [], roles: ["student"])
                let key = try await app(scenario)
                let browser = try await subscribe(scenario, of: "ina", key: key)
                // A verdict counts when it is later than the subscription.
                try await scenario.advance(by: .seconds(1))
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "web_push", token: browser.token, status: 410, times: 1)]))
                let body: [String: any Sendable] = [
                    "user_id": "ina", "notification_type": "assignment_new", "title": "Scales", "body": "Practise the scales",
                ]
                for title in ["Scales", "Chords"] {
                    let answer = try await scenario.asHost("POST", "/notifications", body.merging(["title": title]) { $1 })
                    #expect(answer.status == 202, "\(answer.json)")
                    try await scenario.settle()
                }
                #expect(try await scenario.requests(browser.token, provider: "web_push").map(\.status) == [410])
                let devices = try await scenario.clients.registry.listDevices(
                    .init(tenant: scenario.tenant, userId: "ina", includeRevoked: true)
                ).devices
                #expect(devices.map(\.status) == [.expired])
            }
        }
    }
}
