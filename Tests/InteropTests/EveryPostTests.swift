import CarillonAPI
import Cryptography
import Foundation
import SystemControl
import TestFolders
import Testing

/// The repetition of every POST of the gateway, by the list that EndpointListTests compares with its routes.
@Suite("GW-04 Every POST of the gateway")
struct EveryPostTests {
    private typealias Fixture = IdempotencyKeyTests.Fixture

    /// One POST of the list.
    private struct Post {
        /// As the list has it.
        var route: String
        var path: String
        var caller: Caller
        var body: [String: any Sendable]
        /// Another request under the same key; nil where the path says all there is to say.
        var other: [String: any Sendable]?

        init(
            _ route: String, at path: String? = nil, as caller: Caller = .user("ann"), _ body: [String: any Sendable] = [:],
            other: [String: any Sendable]?
        ) {
            (self.route, self.path, self.caller, self.body, self.other) = (route, path ?? route, caller, body, other)
        }
    }

    private static func listed() throws -> Set<String> {
        let file = ProjectFolder.root.appending(path: "Tests/InteropTests/posts.tsv")
        return Set(try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.hasPrefix("/") }.map(String.init))
    }

    /// Makes the objects that the posts name, and lists the posts.
    private func posts(_ fixture: Fixture) async throws -> [Post] {
        let (clients, tenant) = (fixture.system.clients, fixture.workspace.tenant)
        var app = RegistryV1.App(appId: tenant.appId, organizationId: tenant.organizationId)
        app.allowedOrigins = [Fixture.page]
        app.policyOverrides = ["enabled_providers": "[apns, fcm, web_push]", "inbox_enabled": "true"]
        _ = try await clients.tenants.upsertApp(.init(app: app))
        let moving = Workspace(
            organization: tenant.organizationId, app: "app-moving", clients: clients, runFolder: fixture.system.options.runFolder)
        try await moving.createApp(name: "moving")
        try await fixture.workspace.add(
            ["kid", "lost", "stolen", "stale", "leaver"].map { .init(userID: $0, displayName: $0, platforms: ["ios"]) })
        _ = try await clients.relationships.upsertRelationships(
            .init(relationships: [.init(tenant: tenant, guardianUserId: "ann", childUserId: "kid")]))
        let consent = try await clients.consents.putConsent(
            .init(tenant: tenant, childUserId: "kid", guardianEmail: "dad@example.com", action: .request)
        ).consent
        let link = try await clients.consents.getConsentLink(.init(tenant: tenant, consentId: consent?.consentId ?? "")).linkToken
        var phones: [String: String] = [:]
        for user in ["ann", "lost", "stolen", "stale"] {
            phones[user] = try await clients.registry.listDevices(.init(tenant: tenant, userId: user)).devices.first?.pushDeviceId
        }
        _ = try await fixture.post("/events", IdempotencyKeyTests.event("e1"), key: "first")
        try await fixture.system.time.settle()
        let decisions = try await clients.evaluator.explain(.init(tenant: tenant, id: "e1", userId: "ann")).decisions
        let report: [String: any Sendable] = ["notification_id": try #require(decisions.first).notificationId]

        let notice: [String: any Sendable] = ["user_id": "ann", "title": "Lunch", "body": "The table is ready"]
        let homework: [String: any Sendable] = ["item_id": "h1", "kind": "homework", "owner_user_id": "ann", "title": "Fractions"]
        let silent: [String: any Sendable] = ["user_ids": ["ann"], "sync_type": "messages"]
        let broadcast: [String: any Sendable] = ["audience": ["role": "guest"], "title": "Lunch", "body": "The table is ready"]
        let registration: [String: any Sendable] = ["platform": "ios", "device_id": "pad", "token": String(repeating: "ab", count: 32)]
        let activity: [String: any Sendable] = [
            "push_device_id": phones["ann"] ?? "", "kind": "live_activity", "name": "order", "token": String(repeating: "ef", count: 40),
        ]
        let state: [String: any Sendable] = ["event": "update", "content_state": ["eta": 5]]
        let update: [String: any Sendable] = ["user_id": "ann", "name": "order", "live_activity": state]
        let channel = try await clients.activityChannels.createActivityChannel(.init(tenant: tenant)).channel
        let channelPath = channel?.channelId.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let score: [String: any Sendable] = ["live_activity": state]
        let keys = ["p256dh": Base64URL.encode(try P256PrivateKey.generate().publicKey.x963), "auth": Base64URL.encode(SecureRandom.bytes(16))]
        let browser: [String: any Sendable] = [
            "endpoint": "https://push.example.net/send/abc", "keys": keys, "browser": "Firefox", "device_id": "browser",
        ]
        func telemetry(_ category: String) -> [String: any Sendable] {
            let properties: [String: any Sendable] = [
                "user_id": "ann", "category": category, "old_value": false, "new_value": true, "changed_from": "settings_page",
            ]
            let event: [String: any Sendable] = ["event_id": "t1", "event_type": "push_category_toggled", "properties": properties]
            return ["events": [event]]
        }
        // A host that is there, so that no action waits for its webhook.
        let (secret, address) = ("a-secret-of-the-host", try fixture.system.folder.runningService(CarillonSystem.simulator).address("fcm"))
        _ = try await clients.dispatcher.putCredential(
            .init(tenant: tenant, provider: "webhook", fields: ["url": "https://\(address)/webhook/\(secret)", "secret": secret]))
        func delivery(_ status: String) -> [String: any Sendable] {
            ["reports": [report.merging(["report_id": "r1", "status": status]) { $1 }]]
        }
        _ = try await clients.localScheduling.putLocalContent(.init(tenant: tenant, userId: "ann", headline: "News", summary: "Rain"))
        let client: [String: any Sendable] = ["device_tz": "UTC", "app_version": "1", "build_id": "7"]
        let ack = client.merging(["slot_id": "0800", "fire_at": 1_770_000_000_000, "delivered_at": 1_770_000_000_500]) { $1 }
        let failure: [String: any Sendable] = [
            "code": "FETCH_TIMEOUT", "slot_id": "0800", "when_ms": 1_770_000_000_000, "attempt": 1, "network_state": "online", "tz_offset": 60,
            "app_state": "background", "timestamp": 1_770_000_000_000,
        ]
        let beat = client.merging(["pending_count": 2]) { $1 }
        let shown: [String: any Sendable] = ["device_id": phones["ann"] ?? "", "ids": ["1-psh_1"]]
        let prompt = ["device_id": "phone", "kind": "primer", "outcome": "not_now"]
        func device(_ user: String, _ verb: String) -> String { "/admin/devices/\(phones[user] ?? "")/\(verb)" }
        func key(_ name: String) -> [String: any Sendable] { ["name": name, "scopes": ["events"]] }
        return [
            Post("/events", as: .host, IdempotencyKeyTests.event("e2"), other: IdempotencyKeyTests.event("e2", text: "another")),
            Post("/entities/{entity_type}/{entity_id}/deleted", at: "/entities/assignment/a1/deleted", as: .host, other: nil),
            Post("/broadcasts", as: .host, broadcast, other: broadcast.merging(["title": "Dinner"]) { $1 }),
            Post("/notifications", as: .host, notice, other: notice.merging(["title": "Dinner"]) { $1 }),
            Post("/items/batch", as: .host, ["items": [homework]], other: ["items": [homework.merging(["state": "done"]) { $1 }]]),
            Post("/notifications/silent", as: .host, silent, other: silent.merging(["sync_type": "leaderboard"]) { $1 }),
            Post("/notifications/snooze", report, other: report.merging(["seconds": 60]) { $1 }),
            Post("/push/devices", registration, other: registration.merging(["device_name": "Ann's"]) { $1 }),
            Post("/push/web-subscriptions", browser, other: browser.merging(["browser": "Chrome"]) { $1 }),
            Post("/push/prompt", prompt, other: prompt.merging(["outcome": "skipped"]) { $1 }),
            Post(
                "/channels/{channel_id}/mute", at: "/channels/ch_general/mute", ["muted": true, "duration": "1h"], other: ["muted": false]),
            Post("/push/delivered", report, other: report.merging(["device_id": "d"]) { $1 }),
            Post("/push/displayed", report, other: report.merging(["device_id": "d"]) { $1 }),
            Post("/push/opened", report, other: report.merging(["action_taken": "reply"]) { $1 }),
            Post("/push/dismissed", report, other: report.merging(["dismiss_method": "swipe"]) { $1 }),
            Post(
                "/push/actions", report.merging(["action": "REPLY", "text_input": "yes"]) { $1 },
                other: report.merging(["action": "REPLY", "text_input": "no"]) { $1 }),
            Post("/inbox/read", ["all": true], other: ["ids": ["notif_1"]]),
            Post(
                "/inbox/{id}/read", at: "/inbox/\(report["notification_id"] ?? "")/read", ["occurred_at": "2026-02-01T10:30:00.123Z"],
                other: ["occurred_at": "2026-02-01T10:30:01.123Z"]),
            Post("/badge/counters", ["counter": "dm", "op": "increment"], other: ["counter": "dm", "op": "clear"]),
            Post("/push/activities", as: .host, update, other: update.merging(["urgent": true]) { $1 }),
            Post("/push/activity-channels", as: .host, ["stores_latest": true], other: ["stores_latest": false]),
            Post(
                "/push/activity-channels/{channel_id}/broadcast", at: "/push/activity-channels/\(channelPath)/broadcast", as: .host, score,
                other: score.merging(["urgent": true]) { $1 }),
            Post("/push/activity-tokens", activity, other: activity.merging(["name": "another order"]) { $1 }),
            Post("/telemetry", telemetry("system"), other: telemetry("mentions")),
            Post("/local/content", other: nil),
            Post("/local/ack", ack, other: ack.merging(["slot_id": "1200"]) { $1 }),
            Post("/local/error", failure, other: failure.merging(["attempt": 2]) { $1 }),
            Post("/local/heartbeat", beat, other: beat.merging(["pending_count": 3]) { $1 }),
            Post("/stream/acknowledged", shown, other: shown.merging(["ids": ["2-psh_1"]]) { $1 }),
            Post("/push/test", other: ["device_ids": [phones["ann"] ?? ""]]),
            Post("/users/{user_id}/consents", at: "/users/kid/consents", ["action": "grant"], other: ["action": "deny"]),
            Post("/consents/{token}", at: "/consents/\(link)", as: .nobody, ["decision": "grant"], other: ["decision": "deny"]),
            Post("/admin/test", as: .administrator, ["user_id": "ann"], other: ["user_id": "kid"]),
            // It changes nothing: a repetition is made again, and is the same.
            Post("/admin/preview", as: .administrator, ["type_id": "mention", "device_type": "android", "data": ["text": "hello"]], other: nil),
            Post("/admin/service-keys", as: .administrator, key("second"), other: key("third")),
            Post(
                "/admin/apps/{id}/profile", at: "/admin/apps/app-moving/profile", as: .administrator, ["profile": "hr-warehouse"],
                other: ["profile": "school"]),
            Post("/admin/dead-letters/requeue", as: .administrator, ["all": true], other: ["push_ids": ["psh_1"]]),
            Post("/admin/dead-letters/drop", as: .administrator, ["all": true], other: ["push_ids": ["psh_1"]]),
            Post("/admin/devices/{id}/deactivate", at: device("lost", "deactivate"), as: .administrator, ["reason": "lost"], other: ["reason": "x"]),
            Post("/admin/devices/{id}/revoke", at: device("stolen", "revoke"), as: .administrator, ["reason": "stolen"], other: ["reason": "x"]),
            Post("/admin/devices/{id}/refresh", at: device("stale", "refresh"), as: .administrator, other: nil),
            Post(
                "/webhooks/delivery/{provider}", at: "/webhooks/delivery/apns?app_id=\(tenant.appId)", as: .signer(secret: secret),
                delivery("displayed"), other: delivery("dismissed")),
            Post("/users/me/erasure", as: .user("leaver"), other: nil),
        ]
    }

    /// An answer as it is repeated: a service key's secret is told once.
    private func repeatable(_ post: Post, _ answer: HTTPClient.Response) throws -> [UInt8] {
        guard post.route == "/admin/service-keys" else { return answer.body }
        var members = answer.json
        members["secret"] = nil
        return Array(try JSONSerialization.data(withJSONObject: members, options: .sortedKeys))
    }

    @Test("GW-04 T37 Every POST of the gateway answers a repetition as the first time and refuses another body, also after a restart")
    func everyPost() async throws {
        try await IdempotencyKeyTests.withFixture { fixture in
            let (clients, tenant) = (fixture.system.clients, fixture.workspace.tenant)
            let posts = try await posts(fixture)
            let listed = try Self.listed()
            #expect(Set(posts.map(\.route)) == listed && posts.count == listed.count)
            var answers: [HTTPClient.Response] = []
            for post in posts {
                let answer = try await fixture.post(post.path, post.body, key: post.route, as: post.caller)
                #expect((200...204).contains(answer.status), "\(post.route): \(answer.status) \(String(decoding: answer.body, as: UTF8.self))")
                answers.append(answer)
            }
            // A post whose second execution would give another answer.
            _ = try await fixture.post("/badge/counters", ["counter": "dm", "op": "increment"], key: "once more", as: .user("ann"))
            try await fixture.system.time.advance(by: .seconds(60))
            try await fixture.crash("registry", "preferences", "evaluator", "receipts", "dispatcher", "gateway")
            for (post, first) in zip(posts, answers) {
                let again = try await fixture.post(post.path, post.body, key: post.route, as: post.caller)
                let text = "\(post.route): \(again.status) \(String(decoding: again.body, as: UTF8.self))"
                #expect(again.status == first.status, "\(text)")
                #expect(try repeatable(post, again) == repeatable(post, first), "\(text)")
                guard let other = post.other else { continue }
                let refused = try await fixture.post(post.path, other, key: post.route, as: post.caller)
                #expect(refused.status == 409, "\(post.route): \(refused.status) \(String(decoding: refused.body, as: UTF8.self))")
                #expect((refused.json["error"] as? [String: any Sendable])?["code"] as? String == "idempotency_mismatch", "\(post.route)")
            }
            #expect(try await clients.receipts.badge(.init(tenant: tenant, userId: "ann")).counters["dm"] == 2)
            // One more key than the fixture's own, and its secret was told once.
            let made = try #require(zip(posts, answers).first { $0.0.route == "/admin/service-keys" }?.1)
            #expect((made.json["secret"] as? String)?.hasPrefix("sk_") == true)
            #expect(try await clients.tenants.listServiceKeys(.init(tenant: tenant)).keys.count == 2)
            let audit = try await clients.auditLog.listAudit(.init(tenant: .init(organizationId: tenant.organizationId, appId: "app-moving"))).records
            #expect(audit.count { $0.action == "profile.moved" } == 1)
            let long = try await fixture.post("/events", IdempotencyKeyTests.event("e3"), key: String(repeating: "k", count: 129))
            #expect(long.status == 400)
        }
    }
}
