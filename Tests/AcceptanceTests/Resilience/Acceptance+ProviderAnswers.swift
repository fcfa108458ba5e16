import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// What providers answer, and how the profile `mlc-lms` goes on.
    @Suite("5.9 Answers of providers", .serialized)
    struct ProviderAnswers {
        /// Students with a phone each, whose tokens were validated.
        private func withStudents(
            _ number: String, _ names: [String], platform: String = "ios", _ body: (Scenario) async throws -> Void
        ) async throws {
            try await Scenario.start(number, profile: "mlc-lms") { scenario in
                try await scenario.people(names, platforms: [platform], roles: ["student"])
                try await scenario.validated()
                try await body(scenario)
            }
        }

        private func assignment(_ id: String, to users: [String], in scenario: Scenario) -> [String: any Sendable] {
            scenario.event(id, type: "assignment_new", to: users, entity: id, data: ["assignment": "Scales"])
        }

        /// The only device's receipt of an event's notification.
        private func receipt(_ event: String, of user: String, in scenario: Scenario) async throws -> ReceiptsV1.DeviceReceipt {
            let id = try await scenario.decision(event, for: user).notificationId
            return try #require(try await scenario.notification(id).receipts.first)
        }

        /// Scripts faults for tokens.
        private func fail(_ faults: [SimulatorV1.Fault], in scenario: Scenario) async throws {
            _ = try await scenario.clients.simulator.addFaults(.init(faults: faults, replace: true))
        }

        @Test("ACC-113 DISP-23 APNs answers 500 three times, then 200: attempts at 0, 1, 6 and 31 s, then sent with a retry_count of 3")
        func serverErrors() async throws {
            try await withStudents("ACC-113", ["ann"]) { scenario in
                let token = scenario.token("ann")
                try await fail(
                    [.init(provider: "apns", token: token, status: 500, reason: "InternalServerError", action: .answer, times: 3)], in: scenario)
                let began = try await scenario.now().milliseconds
                try await scenario.submit(assignment("scales", to: ["ann"], in: scenario))
                let id = try await scenario.decision("scales", for: "ann").notificationId
                #expect(try await scenario.notification(id).status == .queued)
                try await scenario.advance(by: .seconds(120))
                let attempts = try await scenario.requests(token)
                #expect(attempts.map(\.status) == [500, 500, 500, 200])
                #expect(attempts.map { $0.receivedAtMs - began } == [0, 1_000, 6_000, 31_000])
                #expect(Set(attempts.map { $0.headers["apns-id"] ?? "none" }).count == 1)
                let receipt = try await receipt("scales", of: "ann", in: scenario)
                #expect(receipt.status == .sent && receipt.attempts == 4 && receipt.retryCount == 3)
                #expect(receipt.sentToProviderAtMs == began + 31_000)
                // As the host reads it. This profile answers in camel case.
                let read = try await scenario.asHost("GET", "/notifications/\(id)").json["notification"] as? [String: Any]
                let receipts = try #require(read?["receipts"] as? [[String: Any]])
                #expect(receipts.map { $0["retryCount"] as? Int } == [3] && receipts.map { $0["status"] as? String } == ["sent"])
            }
        }

        @Test("ACC-116 DISP-05 DISP-23 A silent provider is given up after 30 s and tried again; GOAWAY moves streams without an attempt")
        func silenceAndGoaway() async throws {
            try await withStudents("ACC-116", ["ann", "ben", "cleo", "dora"]) { scenario in
                let token = scenario.token("ann")
                try await fail([.init(provider: "apns", token: token, action: .withhold, times: 1)], in: scenario)
                let began = try await scenario.now().milliseconds
                try await scenario.submit(assignment("silent", to: ["ann"], in: scenario))
                try await scenario.advance(by: .milliseconds(30_999))
                #expect(try await scenario.accepted(token).isEmpty)
                try await scenario.advance(by: .seconds(60))
                // The retry schedule begins when the answer is given up.
                #expect(try await scenario.requests(token).map { $0.receivedAtMs - began } == [0, 31_000])
                #expect(try await scenario.accepted(token).count == 1)
                let silent = try await receipt("silent", of: "ann", in: scenario)
                #expect(silent.status == .sent && silent.attempts == 2)

                let others = ["ben", "cleo", "dora"]
                try await fail([.init(provider: "apns", token: scenario.token("cleo"), action: .goaway, times: 1)], in: scenario)
                let moved = try await scenario.now().milliseconds
                try await scenario.submit(assignment("moved", to: others, in: scenario))
                for user in others {
                    let receipt = try await receipt("moved", of: user, in: scenario)
                    #expect(receipt.status == .sent && receipt.attempts == 1, "\(user)")
                    #expect(try await scenario.accepted(scenario.token(user)).count == 1, "\(user)")
                }
                let requests = try await scenario.requests(scenario.token("cleo"))
                #expect(requests.map(\.status) == [0, 200] && requests.first?.reason == "goaway")
                #expect(requests.map(\.receivedAtMs) == [moved, moved], "it moves at once")
                #expect(Set(requests.map(\.connection)).count == 2)
            }
        }

        @Test("ACC-117 DISP-09 DISP-13 DISP-17 A device whose address its provider calls dead is expired, and nothing is sent to it again")
        func deadAddresses() async throws {
            try await Scenario.start("ACC-117", profile: "mlc-lms") { scenario in
                try await scenario.people(["gone", "bad"], roles: ["student"])
                try await scenario.people(["unregistered"], platforms: ["android"], roles: ["student"])
                try await scenario.people(["browser"], platforms: [], roles: ["student"])
                let key = try await scenario.newVapidKey()
                let browser = try await scenario.subscribeBrowser(of: "browser", key: key, device: "firefox")
                let cases: [(user: String, fault: SimulatorV1.Fault)] = [
                    ("gone", .init(provider: "apns", token: scenario.token("gone"), status: 410, reason: "Unregistered")),
                    ("bad", .init(provider: "apns", token: scenario.token("bad"), status: 400, reason: "BadDeviceToken")),
                    ("unregistered", .init(provider: "fcm", token: scenario.token("unregistered", "android"), status: 404, reason: "UNREGISTERED")),
                    ("browser", .init(provider: "web_push", token: browser, status: 410)),
                ]
                try await scenario.validated()
                try await fail(cases.map(\.fault), in: scenario)
                for (user, fault) in cases {
                    try await scenario.submit(assignment("for-\(user)", to: [user], in: scenario))
                    try await scenario.advance(by: .seconds(120))
                    #expect(try await scenario.requests(fault.token).map(\.status) == [fault.status], "\(user): no retry")
                    let receipt = try await receipt("for-\(user)", of: user, in: scenario)
                    #expect(receipt.status == .failed && receipt.attempts == 1, "\(user)")
                    let devices = try await scenario.clients.registry.listDevices(
                        .init(tenant: scenario.tenant, userId: user, includeRevoked: true)
                    ).devices
                    #expect(devices.map(\.status) == [.expired], "\(user)")
                    try await scenario.submit(assignment("again-\(user)", to: [user], in: scenario))
                    #expect(try await scenario.outcome("again-\(user)", for: user) == "no_devices")
                    #expect(try await scenario.requests(fault.token).count == 1, "\(user)")
                }
                let dead = try await scenario.clients.dispatcher.deadLetters(.init(tenant: scenario.tenant, pageSize: 10)).deadLetters
                #expect(dead.isEmpty, "nothing to requeue")
            }
        }

        @Test("ACC-118 DISP-09 403 InvalidProviderToken pages once and holds the pushes; another key sends them, and no attempt is counted")
        func refusedKey() async throws {
            let users = ["ann", "ben", "cleo"]
            try await withStudents("ACC-118", users) { scenario in
                let refusals = users.map { user in
                    SimulatorV1.Fault(
                        provider: "apns", token: scenario.token(user), status: 403, reason: "InvalidProviderToken", action: .answer, times: 0)
                }
                try await fail(refusals, in: scenario)
                let before = try await alerts(scenario)
                try await scenario.submit(assignment("scales", to: users, in: scenario))
                func requests() async throws -> [SimulatorV1.RecordedRequest] {
                    var found: [SimulatorV1.RecordedRequest] = []
                    for user in users { found += try await scenario.requests(scenario.token(user)) }
                    return found
                }
                let refused = try await requests()
                #expect(!refused.isEmpty && refused.allSatisfy { $0.status == 403 })
                #expect(try await alerts(scenario) == before + 1)
                try await scenario.advance(by: .seconds(600))
                #expect(try await requests().count == refused.count, "nothing more goes out")
                #expect(try await alerts(scenario) == before + 1)
                let queue = try await scenario.clients.dispatcher.queueStatus(.init(tenant: scenario.tenant))
                #expect(queue.queued == 3 && queue.deadLetters == 0)
                #expect(queue.lanes.contains { $0.state == .blocked && $0.reason.contains("InvalidProviderToken") }, "\(queue.lanes)")
                for user in users {
                    let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user)).devices
                    #expect(devices.map(\.status) == [.active], "no device is to blame")
                }

                try await fail([], in: scenario)
                try await replaceKey(of: scenario)
                try await scenario.settle()
                for user in users {
                    #expect(try await scenario.accepted(scenario.token(user)).count == 1, "\(user)")
                    let receipt = try await receipt("scales", of: user, in: scenario)
                    #expect(receipt.status == .sent && receipt.attempts == 1, "\(user)")
                }
            }
        }

        /// Alerts for engineers about refused provider tokens of APNs, as a scraper reads them.
        private func alerts(_ scenario: Scenario) async throws -> Double {
            let page = try await MetricsPage(of: "dispatcher", in: scenario.system.options.runFolder)
            return page.samples.filter { name, _ in
                name.hasPrefix("carillon_provider_alerts_total") && name.contains("apns") && name.contains("InvalidProviderToken")
            }.values.reduce(0, +)
        }

        /// Gives the app another key, which APNs knows.
        private func replaceKey(of scenario: Scenario) async throws {
            let key = try P256PrivateKey.generate()
            let (id, team, topic) = ("ACC118KEY2", KeyMaterial.apnsTeamID, KeyMaterial.apnsTopic)
            let trusted = SimulatorV1.TrustedApnsKey(keyId: id, teamId: team, publicKeyPem: try key.publicKeyPEM, topics: [topic])
            _ = try await scenario.clients.simulator.trust(.init(credential: .apns(trusted)))
            let fields = ["key_id": id, "team_id": team, "private_key_pem": try key.pem, "topic": topic]
            _ = try await scenario.clients.dispatcher.putCredential(.init(tenant: scenario.tenant, provider: "apns", fields: fields))
        }

        @Test("ACC-119 DISP-21 What exceeds 4,096 bytes loses its image, then its largest data; what cannot be shrunk fails as payload_too_large")
        func tooLarge() async throws {
            // Images as they come, so that no server is asked for them.
            try await Scenario.start("ACC-119", profile: "mlc-lms", overrides: ["media_mode": "passthrough"]) { scenario in
                try await scenario.people(["ann"], roles: ["student"])
                try await scenario.people(["tiny"], platforms: [], roles: ["student"])
                let phone: [String: any Sendable] = [
                    "platform": "ios", "token": scenario.token("tiny"), "device_id": "tiny-phone", "max_payload_size": 256,
                ]
                #expect(try await scenario.asUser("tiny", "POST", "/push/devices", phone).status == 200)
                try await scenario.validated()
                let image = "https://cdn.example.com/" + String(repeating: "i", count: 400)
                func send(_ title: String, to user: String, large: Int) async throws -> String {
                    let body: [String: any Sendable] = [
                        "user_id": user, "notification_type": "assignment_new", "title": title, "body": "Practise the scales", "image": image,
                        "data": ["large": String(repeating: "l", count: large), "small": String(repeating: "s", count: 500)],
                    ]
                    let answer = try await scenario.asHost("POST", "/notifications", body)
                    #expect(answer.status == 202, "\(answer.json)")
                    try await scenario.settle()
                    // This profile answers in camel case.
                    return try #require(answer.json["notificationId"] as? String ?? answer.json["notification_id"] as? String)
                }
                func data(_ request: SimulatorV1.RecordedRequest) -> [String: Any] { request.json["data"] as? [String: Any] ?? [:] }

                _ = try await send("Whole", to: "ann", large: 100)
                _ = try await send("Without image", to: "ann", large: 2_700)
                _ = try await send("Without data", to: "ann", large: 4_000)
                let shown = try await scenario.shown(scenario.token("ann"))
                #expect(shown.map(\.title) == ["Whole", "Without image", "Without data"])
                #expect(shown.allSatisfy { $0.body.count <= 4_096 && $0.message == "Practise the scales" })
                #expect(shown.map { $0.json["media-url"] as? String } == [image, nil, nil])
                #expect(shown.map { data($0)["image_url"] as? String } == [image, nil, nil])
                #expect(shown.map { (data($0)["large"] as? String)?.count } == [100, 2_700, nil])
                #expect(shown.map { (data($0)["small"] as? String)?.count } == [500, 500, 500])
                #expect(shown.allSatisfy { data($0)["notification_id"] as? String == $0.notificationId && data($0)["deep_link"] != nil })

                let id = try await send("Tiny", to: "tiny", large: 100)
                let failed = try await scenario.notification(id)
                #expect(failed.status == .failed && failed.receipts.map(\.failureReason) == ["payload_too_large"])
                #expect(try await scenario.requests(scenario.token("tiny")).isEmpty, "APNs is not asked")
            }
        }

        @Test("ACC-120 DISP-24 429 with Retry-After 7: no push of that lane goes out before 7 s, then all, and no attempt is counted")
        func retryAfter() async throws {
            let others = ["ben", "cleo", "dora"]
            try await withStudents("ACC-120", ["ann"] + others, platform: "android") { scenario in
                try await scenario.people(["ina"], roles: ["student"])
                try await scenario.validated()
                try await fail(
                    [
                        .init(
                            provider: "fcm", token: scenario.token("ann", "android"), status: 429, reason: "QUOTA_EXCEEDED", action: .answer,
                            times: 1, retryAfterSeconds: 7)
                    ], in: scenario)
                let began = try await scenario.now().milliseconds
                try await scenario.submit(assignment("first", to: ["ann"], in: scenario))
                try await scenario.submit(assignment("further", to: others + ["ina"], in: scenario))
                #expect(try await scenario.accepted(scenario.token("ina")).count == 1, "APNs is another lane")
                try await scenario.advance(by: .milliseconds(6_999))
                #expect(try await scenario.requests(scenario.token("ann", "android")).map(\.status) == [429])
                for user in others { #expect(try await scenario.requests(scenario.token(user, "android")).isEmpty, "\(user)") }
                try await scenario.advance(by: .milliseconds(1))
                for (event, users) in [("first", ["ann"]), ("further", others)] {
                    for user in users {
                        let accepted = try await scenario.accepted(scenario.token(user, "android"))
                        #expect(accepted.map { $0.receivedAtMs - began } == [7_000], "\(user)")
                        #expect(try await receipt(event, of: user, in: scenario).attempts == 1, "\(user)")
                    }
                }
            }
        }

        @Test("ACC-127 DISP-16 Browsers that subscribed before and after a new VAPID key get pushes that they can decrypt and that prove their key")
        func newVapidKey() async throws {
            try await Scenario.start("ACC-127", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"], platforms: [], roles: ["student"])
                let old = try await scenario.newVapidKey()
                let early = try await scenario.subscribeBrowser(of: "ann", key: old, device: "early")
                let new = try await scenario.newVapidKey(beside: [old])
                let late = try await scenario.subscribeBrowser(of: "ben", key: new, device: "late")
                try await scenario.submit(assignment("scales", to: ["ann", "ben"], in: scenario))
                let now = try await scenario.now().milliseconds / 1_000
                for (user, browser, key) in [("ann", early, old), ("ben", late, new)] {
                    // The simulated browser has decrypted the text with its own key.
                    let push = try #require(try await scenario.requests(browser, provider: "web_push").last, "\(user)")
                    #expect(push.status == 201 && push.message == "Scales" && push.headers["content-encoding"] == "aes128gcm", "\(user)")
                    let parts = (push.headers["authorization"] ?? "").split(separator: ",").map { $0.drop { $0 == " " } }
                    #expect(parts.last == "k=\(Base64URL.encode(key.publicKey.x963))", "\(user)")
                    let token = try JWT.decode(String(try #require(parts.first).dropFirst("vapid t=".count)))
                    let expires = try #require(token.expiresAt)
                    #expect(expires > now && expires <= now + 86_400, "\(user)")
                    #expect(token.audience.count == 1 && token.audience[0].hasPrefix("https://127.0.0.1:"), "\(user): \(token.audience)")
                    #expect(try await receipt("scales", of: user, in: scenario).status == .sent)
                }
                let violations = try await scenario.clients.simulator.statistics(.init()).violations
                #expect(!violations.keys.contains { $0.hasPrefix("web_push") }, "\(violations)")
            }
        }
    }
}
