import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.1 The death of tokens", .serialized)
    struct TokenDeath {
        private func devices(_ scenario: Scenario, of user: String) async throws -> [RegistryV1.Device] {
            try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: user, includeRevoked: true)).devices
        }

        @Test("ACC-008 A rotated token is kept as revoked, an audit event is written, and push_token_refreshed has its age and the reason")
        func rotation() async throws {
            try await Scenario.start("ACC-008", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: [])
                let (old, new) = (scenario.token("ann", "android"), scenario.token("ann-again", "android"))
                let registered = try await scenario.asUser(
                    "ann", "POST", "/push/devices", ["platform": "android", "token": old, "device_id": "pixel"])
                #expect(registered.status == 200)
                let id = try #require(try await devices(scenario, of: "ann").first?.pushDeviceId)
                try await scenario.advance(by: .seconds(3 * 86_400))
                let rotated = try await scenario.asUser(
                    "ann", "PUT", "/push/devices/\(id)/token", ["token": new, "refresh_reason": "fcm_rotation"])
                #expect(rotated.status == 200)
                let now = try await scenario.now()
                let known = try await devices(scenario, of: "ann")
                #expect(known.map(\.status) == [.active, .revoked])
                #expect(known.last?.revokedAtMs == now.milliseconds)
                #expect(known.last?.tokenHash != known.first?.tokenHash)
                let audit = try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant, subject: id)).records
                #expect(
                    audit.map { "\($0.action) \($0.actor) \($0.details)" } == ["token.rotated user:ann token_age_days=3 refresh_reason=fcm_rotation"])
                // The same record, as an administrator reads it.
                let shown = try await scenario.asUser("root", "GET", "/admin/audit?subject=\(id)&action=token.rotated", roles: ["system_admin"])
                #expect((shown.json["items"] as? [[String: any Sendable]])?.first?["actor"] as? String == "user:ann")
                // The device's own event of it is kept with both properties.
                let properties: [String: any Sendable] = [
                    "device_id": "pixel", "device_type": "android", "token_age_days": 3, "refresh_reason": "fcm_rotation", "user_id": "ann",
                ]
                let event: [String: any Sendable] = ["event_id": "refreshed-1", "event_type": "push_token_refreshed", "properties": properties]
                let posted = try await scenario.asUser("ann", "POST", "/telemetry", ["events": [event]])
                #expect(posted.status == 200 && posted.json["accepted"] as? Int == 1)
                let kept = try await scenario.clients.telemetry.listTelemetry(
                    .init(tenant: scenario.tenant, userId: "ann", eventType: "push_token_refreshed", pageSize: 10)
                ).events
                #expect(kept.map { $0.json["token_age_days"] as? Int } == [3])
                #expect(kept.map { $0.json["refresh_reason"] as? String } == ["fcm_rotation"])
                // Without either it is none.
                for missing in ["token_age_days", "refresh_reason"] {
                    let short: [String: any Sendable] = [
                        "event_id": "without-\(missing)", "event_type": "push_token_refreshed", "properties": properties.filter { $0.key != missing },
                    ]
                    let refused = try await scenario.asUser("ann", "POST", "/telemetry", ["events": [short]])
                    #expect(refused.json["accepted"] as? Int == 0, "\(missing)")
                }
                // The services' own event says the same, and both hashes.
                let told = try #require(try await scenario.raised(1, "push_token_rotated", about: "ann").first).json
                #expect(told["token_age_days"] as? Int == 3 && told["refresh_reason"] as? String == "fcm_rotation")
                #expect(told["push_device_id"] as? String == id && told["device_type"] as? String == "android")
                #expect(told["old_token_hash"] as? String == known.last?.tokenHash && told["new_token_hash"] as? String == known.first?.tokenHash)
                // Only the new token can be sent to.
                let sendable = try await scenario.clients.registry.listSendable(.init(tenant: scenario.tenant, userIds: ["ann"])).devices
                #expect(sendable.map { $0.address?.tokenHash } == [known.first?.tokenHash])
                let refused = try await scenario.asUser("ann", "PUT", "/push/devices/\(id)/token", ["token": new, "refresh_reason": new])
                #expect(refused.status == 422)
            }
        }

        @Test(
            "ACC-011 A silent probe every seven days: 200 validates a token, 410 expires it, 503 does after three retries unless all tokens get it"
        )
        func validation() async throws {
            try await RunningSystem.fresh("ACC-011") { system in
                try await Scenario.start("ACC-011", profile: "mlc-lms", in: system) { scenario in
                    try await scenario.people(["well", "gone", "lost"])
                    try await scenario.people(["droid"], platforms: ["android"])
                    // The first probe comes by itself after the registration.
                    try await scenario.advance(by: .seconds(86_400))
                    for user in ["well", "gone", "lost"] {
                        #expect(try await scenario.probes(scenario.token(user)).count == 1, "\(user)")
                        #expect(try await devices(scenario, of: user).map(\.isValid) == [true])
                    }
                    let probe = try #require(try await scenario.probes(scenario.token("well")).first)
                    #expect(probe.headers["apns-push-type"] == "background" && probe.json["aps"] as? [String: Int] == ["content-available": 1])
                    _ = try await scenario.clients.simulator.addFaults(
                        .init(faults: [
                            .init(provider: "apns", token: scenario.token("gone"), status: 410, reason: "Unregistered", action: .answer, times: 1),
                            .init(
                                provider: "apns", token: scenario.token("lost"), status: 503, reason: "ServiceUnavailable", action: .answer, times: 0
                            ),
                        ]))
                    let before = try #require(try await devices(scenario, of: "well").first?.lastValidatedAtMs)
                    try await scenario.advance(by: .seconds(7 * 86_400 + 600))
                    let well = try #require(try await devices(scenario, of: "well").first)
                    #expect(well.status == .active && well.isValid && (well.lastValidatedAtMs ?? 0) >= before + 7 * 86_400_000)
                    #expect(try await scenario.probes(scenario.token("droid", "android")).count == 2)
                    #expect(try await devices(scenario, of: "gone").map(\.status) == [.expired])
                    #expect(try await devices(scenario, of: "lost").map(\.status) == [.expired])
                    #expect(try await scenario.everyRequest(scenario.token("lost")).map(\.status) == [200, 503, 503, 503, 503])
                    // Nobody was told of anything.
                    #expect(try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant)).sentByProvider.isEmpty)
                    let left = try await scenario.clients.registry.listSendable(.init(tenant: scenario.tenant, userIds: ["well", "gone", "lost"]))
                        .devices
                    #expect(left.map(\.userId) == ["well"])
                    try await outage(scenario, survivor: "well")
                }
            }
        }

        /// A provider that is down for everybody says nothing of a token: it costs nobody a device, and the next probe finds it well.
        private func outage(_ scenario: Scenario, survivor user: String) async throws {
            try await scenario.people(["new", "newer"])
            _ = try await scenario.clients.simulator.addFaults(
                .init(faults: [.init(provider: "apns", status: 503, reason: "ServiceUnavailable", action: .answer, times: 0)]))
            let (before, answered) = (try await scenario.now().milliseconds, try await scenario.everyRequest(scenario.token(user)).count)
            try await scenario.advance(by: .seconds(7 * 86_400 + 600))
            let since = try await scenario.everyRequest(scenario.token(user)).dropFirst(answered).map(\.status)
            #expect(since.count >= 4 && since.allSatisfy { $0 == 503 }, "asked, and retried three times: \(since)")
            for user in [user, "new", "newer"] {
                #expect(try await devices(scenario, of: user).map(\.status) == [.active], "\(user)")
                #expect((try await devices(scenario, of: user).first?.lastValidatedAtMs ?? 0) <= before, "\(user)")
            }
            _ = try await scenario.clients.simulator.reset(.init())
            try await scenario.advance(by: .seconds(8 * 86_400))
            for user in [user, "new", "newer"] {
                let device = try #require(try await devices(scenario, of: user).first)
                #expect(device.status == .active && device.isValid && (device.lastValidatedAtMs ?? 0) > before, "\(user)")
            }
        }

        @Test("ACC-012 A device unused for 90 days is inactive and gets nothing until its app is launched again")
        func inactivity() async throws {
            try await RunningSystem.fresh("ACC-012") { system in
                try await Scenario.start("ACC-012", profile: "mlc-lms", in: system) { scenario in
                    let ann = try #require(try await scenario.people(["ann"], roles: ["student"]).first)
                    func assign(_ id: String) async throws -> String? {
                        let data = ["assignment": "Scales", "due_time": "18:00"]
                        try await scenario.submit(scenario.event(id, type: "assignment_due_soon", to: ["ann"], entity: id, data: data))
                        return try await scenario.outcome(id, for: "ann")
                    }
                    try await scenario.advance(by: .seconds(89 * 86_400))
                    #expect(try await devices(scenario, of: "ann").map(\.status) == [.active])
                    try await scenario.advance(by: .seconds(2 * 86_400))
                    #expect(try await devices(scenario, of: "ann").map(\.status) == [.inactive])
                    func sendable() async throws -> Int {
                        try await scenario.clients.registry.listSendable(.init(tenant: scenario.tenant, userIds: ["ann"])).devices.count
                    }
                    #expect(try await sendable() == 0)
                    #expect(try await assign("unseen") == "no_devices")
                    #expect(try await scenario.shown(scenario.token("ann")).isEmpty)
                    let launch: [String: any Sendable] = [
                        "platform": "ios", "token": ann.token(on: "ios"), "device_id": ann.deviceID(on: "ios"), "app_version": "2.4.0",
                    ]
                    #expect(try await scenario.asUser("ann", "POST", "/push/devices", launch).status == 200)
                    #expect(try await devices(scenario, of: "ann").map(\.status) == [.active])
                    #expect(try await sendable() == 1)
                    #expect(try await assign("seen") == "pushed")
                    #expect(try await scenario.shown(scenario.token("ann")).count == 1)
                }
            }
        }

        @Test("ACC-017 A device that fails ten times in a row is invalid after the daily job; an outage does not count")
        func failures() async throws {
            try await Scenario.start("ACC-017") { scenario in
                try await scenario.people(["failing", "unlucky"], platforms: ["android"])
                let (failing, unlucky) = (scenario.token("failing", "android"), scenario.token("unlucky", "android"))
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [
                        .init(provider: "fcm", token: failing, status: 400, reason: "INVALID_ARGUMENT", action: .answer, times: 10),
                        .init(provider: "fcm", token: unlucky, status: 503, reason: "UNAVAILABLE", action: .answer, times: 50),
                    ]))
                for number in 0..<10 {
                    try await scenario.submit(scenario.mention("failing", id: "failing-\(number)"))
                    try await scenario.submit(scenario.mention("unlucky", id: "unlucky-\(number)"))
                    // Past the window in which messages are merged, and the retries of an outage.
                    try await scenario.advance(by: .seconds(900))
                }
                #expect(try await scenario.requests(failing).map(\.status) == Array(repeating: 400, count: 10))
                #expect(try await scenario.requests(unlucky).count == 50)
                #expect(try await devices(scenario, of: "failing").map(\.failureCount) == [10])
                #expect(try await devices(scenario, of: "failing").map(\.status) == [.active])
                try await scenario.advance(by: .seconds(86_400))
                let dead = try #require(try await devices(scenario, of: "failing").first)
                #expect(dead.status == .invalid && dead.failureReason == "INVALID_ARGUMENT")
                let alive = try #require(try await devices(scenario, of: "unlucky").first)
                #expect(alive.status == .active && alive.failureCount == 0)
                try await scenario.submit(scenario.mention("failing", id: "after"))
                #expect(try await scenario.outcome("after", for: "failing") == "no_devices")
                try await scenario.submit(scenario.mention("unlucky", id: "after-unlucky"))
                #expect(try await scenario.accepted(unlucky).count == 1)
            }
        }

        @Test(
            "ACC-018 A token that Expo no longer knows, by a ticket or a receipt, is gone at once, as the school's policy wants, and not used again",
            arguments: ["expo", "expo_receipts"])
        func deleted(source: String) async throws {
            try await Scenario.start("ACC-018-\(source.replacing("_", with: "-"))", profile: "school") { scenario in
                // A token is made from the name: nobody else in this suite has it.
                try await scenario.people(["dora"], platforms: ["android"], roles: ["student"])
                func award(_ id: String) async throws {
                    let data = ["sticker_name": "Star", "teacher_name": "Ms Noor"]
                    try await scenario.submit(scenario.event(id, type: "sticker_awarded", to: ["dora"], entity: id, data: data))
                }
                let token = scenario.expoToken("dora", "android")
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: source, token: token, status: 200, reason: "DeviceNotRegistered", action: .answer, times: 1)]))
                try await award("dead")
                if source == "expo_receipts" { try await scenario.advance(by: .seconds(900)) }
                let died = try await scenario.now().milliseconds
                let left = try await devices(scenario, of: "dora")
                #expect(left.map(\.status) == [.revoked] && left.map(\.revokedReason) == [.provider])
                #expect(left.map(\.revokedCode) == ["DeviceNotRegistered"])
                try await award("again")
                #expect(try await scenario.outcome("again", for: "dora") == "no_devices")
                // The outer bound for a stale token: by then nobody has asked for it, silently or not.
                try await scenario.advance(by: .seconds(86_400))
                #expect(try await scenario.requests(token).count == 1)
                #expect(try await scenario.everyRequest(token).allSatisfy { $0.receivedAtMs <= died })
            }
        }

        @Test(
            "REG-20 REG-14 T20 A wrong topic that makes APNs call every token dead ends no device; earlier ends can be undone with permission"
        )
        func massGuard() async throws {
            try await Scenario.start("REG-20", overrides: ["invalid_token_action": "delete"]) { scenario in
                let users = (0..<40).map { "user-\($0)" }
                let members = try await scenario.people(users + ["early", "refused"], channel: "ch_general")
                try await scenario.validated()
                let since = try await scenario.now()
                func kill(_ users: [String]) async throws {
                    let faults = users.map { user in
                        SimulatorV1.Fault(
                            provider: "apns", token: scenario.token(user), status: 410, reason: "Unregistered", action: .answer, times: 1)
                    }
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: faults))
                }
                try await kill(["early", "refused"])
                for user in ["early", "refused"] { try await scenario.submit(scenario.mention(user, id: user)) }
                // Their system permits nothing any more: no operator brings that token back.
                let denial = [
                    "device_id": try #require(members.last).deviceID(on: "ios"), "permission_status": "denied", "changed_from": "os_settings",
                ]
                #expect(try await scenario.asUser("refused", "PUT", "/push/permission", denial).status == 200)
                #expect(try await scenario.clients.registry.statistics(.init(tenant: scenario.tenant)).devicesActive == 40)

                try await kill(users)
                try await scenario.submit(scenario.message("to-all", mentions: [["type": "all"]]))
                let active = try await scenario.clients.registry.statistics(.init(tenant: scenario.tenant)).devicesActive
                let state = try #require(
                    try await scenario.clients.tokenVerdicts.listTokenVerdicts(.init(tenant: scenario.tenant)).states.first)
                #expect(state.mode == .paused && state.provider == "apns")
                #expect(state.pending + state.undoable == 41 && active == 41 - state.undoable)

                let forgotten = try await scenario.clients.tokenVerdicts.resumeInvalidation(
                    .init(tenant: scenario.tenant, provider: "apns", apply: false)
                ).devices
                #expect(forgotten == state.pending)
                let undone = try await scenario.clients.tokenVerdicts.undoInvalidations(
                    .init(tenant: scenario.tenant, provider: "apns", sinceMs: since.milliseconds))
                #expect(undone.restored == state.undoable && undone.skipped == 0)
                #expect(try await scenario.clients.registry.statistics(.init(tenant: scenario.tenant)).devicesActive == 41)
                try await scenario.advance(by: .seconds(120))
                // Asked about like a new token, without waiting for a round (REG-12).
                #expect(try await scenario.probes(scenario.token("early")).count == 2)
                try await scenario.submit(scenario.message("after", mentions: [["type": "all"]]))
                for user in users + ["early"] { #expect(try await scenario.accepted(scenario.token(user)).count == 1, "\(user)") }
                #expect(try await scenario.accepted(scenario.token("refused")).isEmpty)
            }
        }

        @Test("SEC-01 SEC-14 No store and no log of a whole run holds a token, neither as text nor as bytes")
        func tokensAtRest() async throws {
            try await RunningSystem.fresh("SEC-01", logLevel: "trace") { system in
                var tokens: [String] = []
                try await Scenario.start(
                    "SEC-01", in: system,
                    overrides: [
                        "invalid_token_action": "delete", "enabled_providers": "[apns, fcm, web_push]",
                    ]
                ) { scenario in
                    tokens = try await live(scenario)
                }
                let folder = system.options.runFolder
                // Once while everything runs, so that what only the write-ahead logs hold is seen too, and once at rest.
                #expect(try SecretSearch(texts: tokens).files(of: folder) == [])
                await system.stop()
                #expect(try SecretSearch(texts: tokens).files(of: folder) == [])
                // The search itself finds a token.
                try Data("x\(tokens[0])x".utf8).write(to: folder.appending(path: "stores/probe"))
                #expect(try SecretSearch(texts: tokens).files(of: folder) == ["probe"])
            }
        }

        /// Registers, refuses, rotates, fails, dies, comes back and logs out; answers every token that took part.
        private func live(_ scenario: Scenario) async throws -> [String] {
            try await scenario.people(["ann", "ben"], platforms: ["ios", "android"])
            var tokens = ["ann", "ben"].flatMap { user in ["ios", "android"].map { scenario.token(user, $0) } }
            func register(_ user: String, _ token: String, device: String) async throws -> String? {
                tokens.append(token)
                let body: [String: any Sendable] = ["platform": "ios", "token": token, "device_id": device]
                return try await scenario.asUser(user, "POST", "/push/devices", body).json["push_device_id"] as? String
            }
            let first = try #require(try await register("cat", scenario.token("cat-1"), device: "phone"))
            _ = try await register("cat", scenario.token("cat-2"), device: "phone")
            // No token at all, as far as APNs is concerned: the refusal must not repeat it.
            _ = try await register("cat", "not-hexadecimal-" + scenario.token("cat-3"), device: "tablet")
            try await scenario.validated()
            _ = try await scenario.clients.simulator.addFaults(
                .init(faults: [
                    .init(provider: "apns", token: scenario.token("ann"), status: 410, reason: "Unregistered", action: .answer, times: 1),
                    .init(provider: "fcm", token: scenario.token("ben", "android"), status: 503, reason: "UNAVAILABLE", action: .answer, times: 2),
                    .init(provider: "fcm", token: scenario.token("ann", "android"), status: 400, reason: "INVALID_TOKEN", action: .answer, times: 1),
                ]))
            for user in ["ann", "ben", "cat"] { try await scenario.submit(scenario.mention(user, id: "m-\(user)")) }
            try await scenario.advance(by: .seconds(600))
            #expect(try await scenario.accepted(scenario.token("ben", "android")).count == 1)
            let since = try await scenario.now().milliseconds - 3_600_000
            let undone = try await scenario.clients.tokenVerdicts.undoInvalidations(.init(tenant: scenario.tenant, provider: "apns", sinceMs: since))
            #expect(undone.restored == 1)
            tokens += try await liveBesideTokens(scenario)
            #expect(try await scenario.asUser("cat", "DELETE", "/push/devices/\(first)").status == 204)
            return tokens
        }

        /// A browser subscribes, renews and is refused; an activity begins, goes on and ends; an issuer shares its secret.
        private func liveBesideTokens(_ scenario: Scenario) async throws -> [String] {
            var app = RegistryV1.App(appId: scenario.tenant.appId, organizationId: scenario.tenant.organizationId)
            app.allowedOrigins = ["https://chat.example.com"]
            let secret = Base64URL.encode(SecureRandom.bytes(32))
            app.auth = .init(
                issuer: UserTokens.issuer, jwks: try UserTokens(runFolder: scenario.system.options.runFolder).publicKeys, sharedSecret: secret)
            _ = try await scenario.clients.tenants.upsertApp(.init(app: app))
            var secrets = [secret]
            for (number, prefix) in ["https", "https", "http"].enumerated() {
                let endpoint = "\(prefix)://push.example.net/\(Base64URL.encode(SecureRandom.bytes(24)))"
                let keys = [
                    "p256dh": Base64URL.encode(try P256PrivateKey.generate().publicKey.x963), "auth": Base64URL.encode(SecureRandom.bytes(16)),
                ]
                secrets += [endpoint, keys["p256dh"] ?? "", keys["auth"] ?? ""]
                let answer = try await scenario.asUser(
                    "dan", "POST", "/push/web-subscriptions",
                    ["endpoint": endpoint, "keys": keys, "browser": "Chrome", "device_id": "browser"] as [String: any Sendable],
                    headers: [("origin", "https://chat.example.com")])
                #expect(answer.status == (number == 2 ? 422 : 200), "\(String(decoding: answer.body, as: UTF8.self))")
            }
            let phone =
                try await scenario.asUser(
                    "dan", "POST", "/push/devices", ["platform": "ios", "token": scenario.token("dan"), "device_id": "phone"]
                ).json["push_device_id"] as? String
            secrets.append(scenario.token("dan"))
            for (kind, name) in [("live_activity", "order"), ("live_activity", "order"), ("push_to_start", "Order")] {
                secrets.append(Hexadecimal.encode(SecureRandom.bytes(80)))
                let answer = try await scenario.asUser(
                    "dan", "POST", "/push/activity-tokens",
                    ["push_device_id": phone ?? "", "kind": kind, "name": name, "token": secrets.last ?? ""])
                #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
            }
            return secrets
        }
    }
}
