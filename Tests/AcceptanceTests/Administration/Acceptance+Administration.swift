import CarillonAPI
import Cryptography
import Foundation
import RPC
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Administration over HTTP, as an administrator's screens use it (GW-06).
    @Suite("Administration", .serialized)
    struct Administration {
        @Test("REG-32 REG-33 GW-06 a system administrator lists, reads, exports, deactivates, revokes and refreshes devices over HTTP")
        func devices() async throws {
            try await Scenario.start("admin-devices") { scenario in
                try await scenario.people(["ann", "bob"], platforms: ["ios", "android"])
                func admin(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
                    try await scenario.asUser("root", method, "/admin" + path, json, roles: ["system_admin"])
                }
                let mine = "organization_id=\(scenario.tenant.organizationId)&app_id=\(scenario.tenant.appId)"
                let page = try await admin("GET", "/devices?\(mine)&limit=3")
                let items = try #require(page.json["items"] as? [[String: any Sendable]])
                #expect(items.count == 3 && page.json["next_cursor"] is String)
                let rest = try await admin("GET", "/devices?\(mine)&limit=3&cursor=\(page.json["next_cursor"] as? String ?? "")")
                #expect((rest.json["items"] as? [Any])?.count == 1 && rest.json["next_cursor"] is NSNull)
                let phones = try await admin("GET", "/devices?\(mine)&user_id=ann&platform=ios").json["items"] as? [[String: any Sendable]]
                let phone = try #require(phones?.first?["push_device_id"] as? String)
                #expect(phones?.count == 1 && phones?.first?["user_id"] as? String == "ann")
                #expect((try await admin("GET", "/devices/\(phone)").json["device"] as? [String: any Sendable])?["status"] as? String == "active")

                let csv = try await admin("GET", "/devices/export?format=csv&\(mine)")
                let lines = String(decoding: csv.body, as: UTF8.self).split(separator: "\r\n")
                #expect(csv.status == 200 && csv.headers["content-type"] == "text/csv; charset=utf-8" && lines.count == 5)
                let json = try await admin("GET", "/devices/export?\(mine)")
                #expect((json.json["items"] as? [Any])?.count == 4)
                for body in [csv.body, json.body, page.body] {
                    #expect(!String(decoding: body, as: UTF8.self).contains(scenario.token("ann")))
                }
                #expect(try await admin("GET", "/devices/export?format=pdf").status == 422)

                // A silent push that says why, and then nothing more to the device.
                #expect(try await admin("POST", "/devices/\(phone)/refresh").status == 202)
                try await scenario.settle()
                let silent = try #require(try await scenario.accepted(scenario.token("ann")).last)
                #expect(silent.json["data"] as? [String: String] == ["reason": "token_refresh"] && silent.headers["apns-push-type"] == "background")
                let deactivated = try await admin("POST", "/devices/\(phone)/deactivate", ["reason": "stolen"])
                #expect((deactivated.json["device"] as? [String: any Sendable])?["status"] as? String == "inactive")
                let revoked = try await admin("POST", "/devices/\(phone)/revoke")
                #expect((revoked.json["device"] as? [String: any Sendable])?["revoked_reason"] as? String == "admin")
                #expect(try await admin("POST", "/devices/\(phone)/refresh").status == 409)
                #expect(try await admin("POST", "/devices/push_nobodys/revoke").status == 404)

                let stats = try await admin("GET", "/organizations/\(scenario.tenant.organizationId)/device-stats")
                let app = try #require((stats.json["apps"] as? [[String: any Sendable]])?.first)
                #expect(app["active_devices"] as? Int == 3 && app["multi_device_users"] as? Int == 1)
                #expect(app["push_enabled_ratio"] as? Double == 1)
                let audit = try await admin("GET", "/audit?actor=user:root")
                let records = try #require(audit.json["items"] as? [[String: any Sendable]])
                #expect(records.allSatisfy { $0["origin"] as? String == "127.0.0.1" })
                #expect(
                    records.reversed().compactMap { $0["action"] as? String } == [
                        "device.listed", "device.listed", "device.listed", "device.read", "device.exported", "device.exported",
                        "token.refresh_requested", "device.deactivated", "token.revoked",
                    ])
            }
        }

        @Test("ACC-143 PRIV-09 REG-35 a user's erasure leaves nothing of them in any service, makes receipts anonymous, and says so by service")
        func erasure() async throws {
            try await Scenario.start("ACC-143", profile: "mlc-lms") { scenario in
                try await scenario.people(["leaver", "stayer"], platforms: ["ios", "android"], channel: "ch_general", roles: ["student"])
                func assign(_ id: String) async throws -> [String: String] {
                    try await scenario.submit(
                        scenario.event(
                            id, type: "assignment_due_soon", to: ["leaver", "stayer"], data: ["assignment": "Scales", "due_time": "18:00"]))
                    return try await scenario.outcomes(id)
                }
                #expect(try await assign("e1") == ["leaver": "pushed", "stayer": "pushed"])
                // One that waits in the queue.
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                #expect(try await assign("e2") == ["leaver": "pushed", "stayer": "pushed"])
                for user in ["leaver", "stayer"] {
                    #expect(try await scenario.asUser(user, "PUT", "/users/me/notifications", ["email_enabled": false]).status == 200)
                    #expect(
                        try await scenario.asUser(
                            user, "PUT", "/push/permission",
                            ["device_id": "phone", "permission_status": "granted", "changed_from": "os_settings"]
                        ).status == 200)
                    #expect(try await scenario.asUser(user, "PUT", "/presence", ["status": "online"]).status == 204)
                }
                try await leaveMore("leaver", in: scenario)
                let data = try await scenario.asUser("leaver", "GET", "/users/me/data")
                let services = try #require(data.json["services"] as? [String: [String: [any Sendable]]])
                #expect(services["registry"]?["devices"]?.count == 3 && services["preferences"]?["documents"]?.count == 1)
                #expect(services["registry"]?["web_subscriptions"]?.count == 1 && services["preferences"]?["consents"]?.count == 1)
                #expect(services["preferences"]?["channel_settings"]?.count == 1 && services["receipts"]?["telemetry_events"]?.isEmpty == false)
                #expect(services["evaluator"]?["decisions"]?.count == 2 && services["dispatcher"]?["pushes"]?.isEmpty == false)
                #expect(services["receipts"]?["notifications"]?.count == 2 && services["receipts"]?["devices"]?.count == 2)
                let counted = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                #expect(!String(decoding: data.body, as: UTF8.self).contains(scenario.token("leaver")))

                let answer = try await scenario.asUser("leaver", "POST", "/users/me/erasure")
                // This profile's answers are in camelCase.
                let erasure = try #require(answer.json["erasureId"] as? String)
                #expect(answer.status == 200 && answer.json["status"] as? String == "done")
                let confirmed = try #require(answer.json["services"] as? [[String: any Sendable]])
                let erased = Dictionary(
                    confirmed.map { ($0["service"] as? String ?? "", $0["erased"] as? [String: Int] ?? [:]) }, uniquingKeysWith: { first, _ in first }
                )
                #expect(erased.keys.sorted() == ["dispatcher", "evaluator", "preferences", "receipts", "registry"])
                #expect(confirmed.allSatisfy { $0["status"] as? String == "done" })
                #expect(erased["registry"]?["devices"] == 3 && erased["preferences"]?["permission_states"] == 1)
                #expect(erased["registry"]?["web_subscriptions"] == 1 && erased["preferences"]?["consents"] == 1)
                #expect(erased["preferences"]?["channel_settings"] == 1 && (erased["receipts"]?["telemetry_events"] ?? 0) > 0)
                #expect(erased["evaluator"]?["decisions"] == 2 && erased["receipts"]?["notifications"] == 2)
                #expect(try await scenario.asUser("leaver", "GET", "/erasures/\(erasure)").json["status"] as? String == "done")
                #expect(try await scenario.asUser("stayer", "GET", "/erasures/\(erasure)").status == 404)

                // No replay restores the user, and an administrator reads nothing.
                #expect(
                    try await scenario.asUser("leaver", "POST", "/push/devices", ["platform": "ios", "token": String(repeating: "cd", count: 32)])
                        .status == 409)
                #expect(try await scenario.asHost("PUT", "/directory/users/leaver", ["display_name": "Back"]).status == 409)
                #expect(try await scenario.asUser("leaver", "PUT", "/users/me/notifications", ["email_enabled": false]).status == 409)
                // What is held of a user is read once a minute, three times at once, whoever asks.
                for _ in 0..<2 {
                    #expect(try await scenario.asUser("root", "GET", "/admin/users/leaver/data", roles: ["system_admin"]).status == 200)
                }
                let early = try await scenario.asUser("root", "GET", "/admin/users/leaver/data", roles: ["system_admin"])
                #expect(early.status == 429 && early.errorCode == "rate_limited" && early.headers["retry-after"] != nil)
                try await scenario.advance(by: .seconds(60))
                let left = try await scenario.asUser("root", "GET", "/admin/users/leaver/data", roles: ["system_admin"])
                let sections = try #require(left.json["services"] as? [String: [String: [any Sendable]]])
                // Not even by the record of this very look.
                #expect(sections.count == 5 && sections.values.allSatisfy(\.isEmpty), "\(sections)")
                try await expectNothing(of: "leaver", in: scenario)
                // What was queued is not sent, what is sent to others is; counts stay, and a replay brings nobody back.
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.settle()
                func sent(_ user: String) async throws -> Int {
                    // Each goes to the most recent device.
                    try await scenario.accepted(scenario.token(user)).count + scenario.accepted(scenario.token(user, "android")).count
                }
                #expect(try await sent("leaver") == 1)
                #expect(try await sent("stayer") == 2)
                let counts = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                #expect(counts.notifications == counted.notifications && counts.pushed == counted.pushed && counts.openDevices == 0)
                let ledger = try await scenario.clients.receipts.queryReceipts(.init(tenant: scenario.tenant)).notifications
                #expect(ledger.count == 4 && ledger.count { $0.userId.hasPrefix("erased:") } == 2)
                // Each under a name of its own time, with nothing from which the user could be told.
                let anonymous = ledger.filter { $0.userId.hasPrefix("erased:") }
                #expect(anonymous.allSatisfy { $0.title.isEmpty && $0.body.isEmpty && $0.eventId.isEmpty && $0.channelId.isEmpty })
                #expect(anonymous.allSatisfy { $0.notificationId.hasPrefix("anon_") && $0.receipts.allSatisfy { Int($0.pushDeviceId) != nil } })
                #expect(try await assign("e3") == ["stayer": "pushed"])
                let stays = try await scenario.asUser("stayer", "GET", "/users/me/data")
                #expect((stays.json["services"] as? [String: [String: [any Sendable]]])?["registry"]?["devices"]?.count == 2)
                #expect(try await scenario.asUser("root", "DELETE", "/admin/users/stayer/data", roles: ["system_admin"]).status == 200)
                #expect(try await scenario.asHost("DELETE", "/directory/users/stayer").status == 200)
                // When the day is over that an erasure may take, still nothing is there, and no job has brought anything back.
                try await scenario.advance(by: .seconds(86_400))
                try await expectNothing(of: "leaver", in: scenario)
                let dayAfter = try await scenario.asUser("root", "GET", "/admin/users/leaver/data", roles: ["system_admin"])
                let empty = try #require(dayAfter.json["services"] as? [String: [String: [any Sendable]]])
                #expect(empty.keys.sorted() == erased.keys.sorted() && empty.values.allSatisfy(\.isEmpty), "\(empty)")
                // A month later the name is free again.
                try await scenario.advance(by: .seconds(30 * 86_400))
                #expect(try await scenario.asHost("PUT", "/directory/users/leaver", ["display_name": "Back"]).status == 200)
            }
        }

        /// A browser's subscription, a muted channel, a guardian's consent that is asked for, and an event that a client told.
        private func leaveMore(_ user: String, in scenario: Scenario) async throws {
            let page = "https://lms.example.com"
            var app = RegistryV1.App(appId: scenario.tenant.appId, organizationId: scenario.tenant.organizationId)
            app.allowedOrigins = [page]
            _ = try await scenario.clients.tenants.upsertApp(.init(app: app))
            let keys = [
                "p256dh": Base64URL.encode(try P256PrivateKey.generate().publicKey.x963), "auth": Base64URL.encode(SecureRandom.bytes(16)),
            ]
            let browser: [String: any Sendable] = [
                "endpoint": "https://push.example.net/send/of-\(user)", "keys": keys, "browser": "Firefox", "device_id": "browser",
            ]
            let subscribed = try await scenario.asUser(user, "POST", "/push/web-subscriptions", browser, headers: [("origin", page)])
            #expect(subscribed.status == 200, "\(String(decoding: subscribed.body, as: UTF8.self))")
            #expect(try await scenario.asUser(user, "POST", "/channels/ch_general/mute", ["muted": true]).status == 200)
            let asked = try await scenario.asHost(
                "POST", "/users/\(user)/consents", ["action": "request", "guardian_email": "mother-of-\(user)@example.com"])
            #expect(asked.status == 200, "\(String(decoding: asked.body, as: UTF8.self))")
            let properties: [String: any Sendable] = [
                "user_id": user, "category": "system", "old_value": false, "new_value": true, "changed_from": "settings_page",
            ]
            let event: [String: any Sendable] = ["event_id": "told-1", "event_type": "push_category_toggled", "properties": properties]
            #expect(try await scenario.asUser(user, "POST", "/telemetry", ["events": [event]]).json["accepted"] as? Int == 1)
            // The services' own events of the user are on record before the user goes.
            #expect(try await !scenario.raised(1, "push_permission_changed", about: user).isEmpty)
        }

        /// Asks every service by its own calls, besides what it would disclose.
        private func expectNothing(of user: String, in scenario: Scenario) async throws {
            let (clients, tenant) = (scenario.clients, scenario.tenant)
            #expect(try await clients.registry.listDevices(.init(tenant: tenant, userId: user, includeRevoked: true)).devices.isEmpty)
            #expect(try await clients.registry.listSendable(.init(tenant: tenant, userIds: [user])).devices.isEmpty)
            #expect(try await clients.addresses.listWebSubscriptions(.init(tenant: tenant, userId: user)).subscriptions.isEmpty)
            let consents = await #expect(throws: RPCError.self) {
                try await clients.consents.listConsents(.init(tenant: tenant, childUserId: user))
            }
            #expect(consents?.code == .notFound, "there is no such user any more")
            #expect(try await clients.permissions.listPermissions(.init(tenant: tenant, userId: user)).states.isEmpty)
            let document = try await clients.preferences.getPreferences(.init(tenant: tenant, userId: user)).document
            #expect(document?.version == 1 && document?.emailEnabled == true && document?.channelSettings.isEmpty == true)
            for event in ["e1", "e2"] { #expect(try await scenario.outcomes(event).keys.allSatisfy { $0 != user }, "\(event)") }
            #expect(try await clients.receipts.queryReceipts(.init(tenant: tenant, userId: user)).notifications.isEmpty)
            #expect(try await clients.receipts.queryDeliveryLog(.init(tenant: tenant, userId: user)).entries.isEmpty)
            let told = try await clients.telemetry.listTelemetry(.init(tenant: tenant, pageSize: 200)).events
            #expect(told.allSatisfy { $0.userId != user && !$0.properties.contains(user) })
        }

        @Test("ACC-020 OBS-08 of 200 registrations one fails: the rate is 99.5 % and its target is met")
        func registrationRate() async throws {
            try await Scenario.start("ACC-020", profile: "mlc-lms") { scenario in
                for number in 1...200 {
                    let token = number == 77 ? "not a token" : String(format: "%064x", 0xACC020_0000 + number)
                    let answer = try await scenario.asUser("usr_\(number)", "POST", "/push/devices", ["platform": "ios", "token": token])
                    #expect(answer.status == (number == 77 ? 422 : 200))
                }
                let stats = try await scenario.asUser(
                    "boss", "GET", "/admin/organizations/\(scenario.tenant.organizationId)/device-stats", roles: ["org_admin"])
                let app = try #require((stats.json["apps"] as? [[String: any Sendable]])?.first)
                let metrics = try #require(app["metrics"] as? [[String: any Sendable]])
                let rate = try #require(metrics.first { $0["name"] as? String == "registration_success_rate" })
                #expect(rate["value"] as? Double == 0.995 && rate["target"] as? String == "> 99 %" && rate["met"] as? Bool == true)
            }
        }

        @Test("ACC-013 (partly) A device expired for 173 days: a notice is written first, seven days later the device is purged")
        func purgeNotice() async throws {
            // Half a year: not on the clock that the other scenarios share, whose apps would all be looked after each day.
            try await RunningSystem.fresh("ACC-013") { system in
                try await Scenario.start("ACC-013", profile: "mlc-lms", in: system, overrides: ["fallback_channel": "smtp"]) { scenario in
                    try await scenario.people(["ann"])
                    #expect(
                        try await scenario.asHost("PUT", "/directory/users/ann", ["display_name": "Ann", "email": "ann@example.com"]).status == 200)
                    func held() async throws -> [String: [[String: any Sendable]]] {
                        let answer = try await scenario.asUser("root", "GET", "/admin/users/ann/data", roles: ["system_admin"])
                        return try #require((answer.json["services"] as? [String: [String: [[String: any Sendable]]]])?["registry"])
                    }
                    _ = try await scenario.clients.simulator.addFaults(
                        .init(faults: [
                            .init(provider: "apns", token: scenario.token("ann"), status: 410, reason: "Unregistered", action: .answer, times: 1)
                        ]))
                    try await scenario.advance(by: .seconds(86_400))
                    #expect(try await held()["devices"]?.first?["status"] as? String == "expired")
                    try await scenario.advance(by: .seconds(172 * 86_400))
                    #expect(try await held()["purge_notices"] == nil)
                    try await scenario.advance(by: .seconds(2 * 86_400))
                    let noticed = try await held()
                    let notice = try #require(noticed["purge_notices"]?.first)
                    #expect(notice["state"] as? String == "sent" && noticed["devices"]?.count == 1)
                    let (told, purged) = (notice["noticed_at_ms"] as? Int ?? 0, notice["purge_at_ms"] as? Int ?? 0)
                    #expect(purged - told == 7 * 86_400_000)
                    // Not a day earlier than the user was told.
                    try await scenario.advance(to: Instant(milliseconds: Int64(purged) - 60_000))
                    #expect(try await held()["devices"]?.count == 1)
                    try await scenario.advance(by: .seconds(86_400))
                    #expect(try await held()["devices"] == nil)
                }
            }
        }
    }
}
