import CarillonAPI
import Cryptography
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// That tenants do not see each other, over HTTP.
    @Suite("Tenants", .serialized)
    struct Tenants {
        private typealias Call = (method: String, path: String, json: (any Sendable)?)
        private static let page = "https://first.example.com"

        /// An object of the first tenant, of every kind with an id.
        private struct Belongings {
            var device = ""
            var subscription = ""
            var activity = ""
            var erasure = ""
            var notification = ""
            var key = ""
        }

        // Broadcasts, items, media and the notification centre have no ids yet.
        @Test(
            "ACC-148 (partly) ARCH-07 one tenant's users, administrators and host system get 404 for every id of the other's, and learn nothing of it"
        )
        func tenants() async throws {
            for event in ProfileEvent.all {
                let name = "ACC-148-\(event.profile)"
                try await Scenario.start(name, profile: event.profile, overrides: ProfileEvent.overrides) { first in
                    let belongings = try await settle(first, event)
                    try await Scenario.start("\(name)-eve", profile: "chat") { eve in
                        try await users(of: eve, reachFor: belongings)
                        try await administrators(of: eve, reachFor: belongings, of: first)
                        try await host(of: eve, reachesFor: belongings)
                    }
                    try await unharmed(first, belongings)
                }
            }
        }

        /// Words that stand in the first tenant alone.
        private static let marks = ["Ann-of-the-first", "mother-of-the-first", "Kid-of-the-first", "Group-of-the-first", "quetzal", "Quetzal"]

        private func settle(_ first: Scenario, _ event: ProfileEvent) async throws -> Belongings {
            var app = RegistryV1.App(appId: first.tenant.appId, organizationId: first.tenant.organizationId)
            app.allowedOrigins = [Self.page]
            _ = try await first.clients.tenants.upsertApp(.init(app: app))
            for (user, name) in [("ann", Self.marks[0]), ("kid", Self.marks[2])] {
                let put = try await first.asHost(
                    "PUT", "/directory/users/\(user)", ["display_name": name, "roles": [event.role]] as [String: any Sendable])
                #expect(put.status == 200)
            }
            #expect(
                try await first.asHost("PUT", "/directory/relationships/r1", ["guardian_user_id": "ann", "child_user_id": "kid"]).status == 200)
            let group: [String: any Sendable] = ["name": Self.marks[3], "members": ["ann"]]
            #expect(try await first.asHost("PUT", "/directory/groups/g1", group).status == 200)
            let asked = try await first.asHost(
                "POST", "/users/kid/consents", ["action": "request", "guardian_email": "\(Self.marks[1])@example.com"])
            #expect(asked.status == 200, "\(String(decoding: asked.body, as: UTF8.self))")

            var belongings = Belongings()
            func id(_ answer: HTTPClient.Response, _ member: String, _ camel: String) throws -> String {
                try #require((answer.json[member] ?? answer.json[camel]) as? String, "\(String(decoding: answer.body, as: UTF8.self))")
            }
            let keys = [
                "p256dh": Base64URL.encode(try P256PrivateKey.generate().publicKey.x963), "auth": Base64URL.encode(SecureRandom.bytes(16)),
            ]
            let browser: [String: any Sendable] = [
                "endpoint": "https://push.example.net/\(first.tenant.appId)", "keys": keys, "browser": "Firefox", "device_id": "browser",
            ]
            belongings.subscription = try id(
                try await first.asUser("ann", "POST", "/push/web-subscriptions", browser, headers: [("origin", Self.page)]), "subscription_id",
                "subscriptionId")
            // The device of the latest activity: where a profile pushes to one, it is this.
            try await first.advance(by: .seconds(1))
            let phone = ["platform": "ios", "token": first.token("ann"), "device_id": "phone"]
            belongings.device = try id(try await first.asUser("ann", "POST", "/push/devices", phone), "push_device_id", "pushDeviceId")
            let activity = [
                "push_device_id": belongings.device, "kind": "live_activity", "name": "order", "token": first.token("activity"),
            ]
            belongings.activity = try id(try await first.asUser("ann", "POST", "/push/activity-tokens", activity), "address_id", "addressId")
            belongings.erasure =
                try await first.clients.userData.eraseUser(.init(tenant: first.tenant, userId: "gone")).erasure?.erasureId ?? ""
            belongings.key =
                try await first.clients.tenants.createServiceKey(.init(appId: first.tenant.appId, name: "second", scopes: [.events]))
                .key?.keyId ?? ""
            let channel: [String: any Sendable] = ["name": "first", "members": ["ann", "kid"]]
            #expect(try await first.asHost("PUT", "/directory/channels/ch_first", channel).status == 200)
            let followers = ["channel_id": "ch_first", "followers": ["ann"]] as [String: any Sendable]
            #expect(try await first.asHost("PUT", "/directory/threads/th_first/followers", followers).status == 200)
            try await event.submit("e1", to: "ann", in: first)
            belongings.notification = try #require(try await first.shown(first.token("ann")).first).notificationId
            // In a profile without telemetry nothing is on record even for its owner.
            let own = try await first.asUser("ann", "GET", "/notifications/\(belongings.notification)")
            #expect(own.status == (event.profile == "timesafari" ? 404 : 200))
            return belongings
        }

        /// Nothing of the first tenant stands in any answer.
        private func attempt(_ call: Call, _ answer: HTTPClient.Response, as who: String, status: Int = 404) {
            let text = String(decoding: answer.body, as: UTF8.self)
            #expect(answer.status == status, "\(who) \(call.method) \(call.path): \(answer.status) \(text)")
            for mark in Self.marks { #expect(!text.contains(mark), "\(who) \(call.method) \(call.path): \(text)") }
        }

        private func users(of eve: Scenario, reachFor things: Belongings) async throws {
            let token = String(repeating: "ab", count: 32)
            let calls: [Call] = [
                ("PATCH", "/push/devices/\(things.device)", ["device_name": "mine"]),
                ("PUT", "/push/devices/\(things.device)/token", ["token": token]),
                ("DELETE", "/push/devices/\(things.device)", nil), ("GET", "/erasures/\(things.erasure)", nil),
                ("DELETE", "/push/web-subscriptions/\(things.subscription)", nil),
                ("DELETE", "/push/activity-tokens/\(things.activity)", nil),
                (
                    "POST", "/push/activity-tokens",
                    ["push_device_id": things.device, "kind": "live_activity", "name": "order", "token": token]
                ),
                ("GET", "/notifications/\(things.notification)", nil),
                ("POST", "/push/opened", ["notification_id": things.notification]),
                ("GET", "/users/kid/consents", nil), ("POST", "/users/kid/consents", ["action": "grant"]),
            ]
            for call in calls {
                // Ann of the other tenant has the same name, and nothing else.
                for role in ["member", "staff", "org_admin"] {
                    attempt(call, try await eve.asUser("ann", call.method, call.path, call.json, roles: [role]), as: role)
                }
            }
            for path in ["/push/web-subscriptions", "/push/activity-tokens", "/push/devices"] {
                let own = try await eve.asUser("ann", "GET", path)
                #expect((own.json["items"] as? [Any])?.isEmpty == true, "\(path)")
            }
        }

        private func administrators(of eve: Scenario, reachFor things: Belongings, of first: Scenario) async throws {
            let (organization, app) = (first.tenant.organizationId, first.tenant.appId)
            let theirs = "organization_id=\(organization)&app_id=\(app)"
            let ofOrganizations: [Call] = [
                ("GET", "/admin/organizations/\(organization)", nil), ("GET", "/admin/apps?organization_id=\(organization)", nil),
                ("GET", "/admin/apps/\(app)", nil), ("GET", "/admin/apps/\(app)/policy", nil),
                ("GET", "/admin/apps/\(app)/policy/badge_cap", nil),
                ("PATCH", "/admin/apps/\(app)/policy", ["set": ["badge_cap": 1]]),
                ("PATCH", "/admin/organizations/\(organization)/policy", ["set": ["badge_cap": 1]]),
                ("GET", "/admin/organizations/\(organization)/device-stats", nil), ("GET", "/admin/metrics/summary?\(theirs)", nil),
                ("GET", "/admin/types?app_id=\(app)", nil), ("PUT", "/admin/categories/x?app_id=\(app)", ["name": "X"]),
                ("DELETE", "/admin/types/x?app_id=\(app)", nil),
            ]
            for call in ofOrganizations {
                attempt(call, try await eve.asUser("boss", call.method, call.path, call.json, roles: ["org_admin"]), as: "org_admin")
            }
            let ofSystem: [Call] = [
                ("GET", "/admin/devices/\(things.device)", nil), ("POST", "/admin/devices/\(things.device)/deactivate", ["reason": "x"]),
                ("POST", "/admin/devices/\(things.device)/revoke", ["reason": "x"]), ("POST", "/admin/devices/\(things.device)/refresh", nil),
                ("GET", "/admin/devices?\(theirs)", nil), ("GET", "/admin/devices/export?\(theirs)", nil),
                ("GET", "/admin/service-keys?app_id=\(app)", nil), ("DELETE", "/admin/service-keys/\(things.key)", nil),
                ("DELETE", "/admin/service-keys/\(things.key)?app_id=\(app)", nil),
                ("POST", "/admin/service-keys", ["app_id": app, "name": "x", "scopes": ["events"]] as [String: any Sendable]),
                ("GET", "/admin/users/ann/data?\(theirs)", nil), ("DELETE", "/admin/users/ann/data?\(theirs)", nil),
                ("GET", "/admin/audit?\(theirs)", nil), ("GET", "/admin/apps/\(app)/vapid-keys", nil),
                ("POST", "/admin/apps/\(app)/profile", ["dry_run": true]), ("GET", "/notifications/\(things.notification)", nil),
                ("PUT", "/admin/organizations/\(organization)", ["name": "Eve's"]),
                ("PUT", "/admin/apps/\(app)", ["organization_id": organization, "name": "Eve's"]),
                ("PUT", "/admin/types/x?app_id=\(app)", ["priority": "normal", "category_id": "system"]),
                ("PUT", "/admin/templates?app_id=\(app)", ["type_id": "x", "locale": "en", "title": "X", "body": "X"]),
                ("PUT", "/admin/android-channels/x?app_id=\(app)", ["name": "X", "importance": "low"]),
                ("DELETE", "/admin/ios-categories/x?app_id=\(app)", nil),
            ]
            for call in ofSystem + ofOrganizations {
                attempt(call, try await eve.asUser("root", call.method, call.path, call.json, roles: ["system_admin"]), as: "system_admin")
            }
        }

        /// The host system's key is of its own app: what it names is there, and the other's is untouched.
        private func host(of eve: Scenario, reachesFor things: Belongings) async throws {
            let calls: [Call] = [
                ("GET", "/erasures/\(things.erasure)", nil), ("GET", "/notifications/\(things.notification)", nil),
                ("GET", "/directory/groups/g1", nil), ("DELETE", "/directory/groups/g1", nil), ("DELETE", "/directory/relationships/r1", nil),
                ("GET", "/users/kid/consents", nil),
                ("POST", "/users/kid/consents", ["action": "request", "guardian_email": "eve@example.com"]),
            ]
            for call in calls { attempt(call, try await eve.asHost(call.method, call.path, call.json), as: "host") }
            let related = try await eve.asHost("GET", "/directory/relationships?child_user_id=kid")
            #expect((related.json["items"] as? [Any])?.isEmpty == true)
            // Nor does what is said to somebody of the same name, or to a channel of the same id, reach the other's phones.
            try await eve.submit(eve.mention("ann", id: "from-eve", channel: "ch_first"))
            #expect(try await eve.outcome("from-eve", for: "ann") != "pushed")
            for path in ["/directory/channels/ch_first", "/directory/threads/th_first"] {
                #expect(try await eve.asHost("DELETE", path).status == 204, "\(path)")
            }
            #expect(try await eve.asHost("PUT", "/directory/users/ann", ["display_name": "Eve's"]).status == 200)
            #expect(try await eve.asHost("DELETE", "/directory/users/ann").status == 200)
        }

        /// All is as it was: the ids were real, and nothing came of the attempts.
        private func unharmed(_ first: Scenario, _ things: Belongings) async throws {
            let (clients, tenant) = (first.clients, first.tenant)
            #expect(try await clients.registry.getUser(.init(tenant: tenant, userId: "ann")).user?.displayName == Self.marks[0])
            let devices = try await clients.registry.listDevices(.init(tenant: tenant, userId: "ann")).devices
            let phone = try #require(devices.first { $0.pushDeviceId == things.device })
            #expect(devices.count == 2 && phone.status == .active && phone.deviceName.isEmpty && phone.addressVersion == 1)
            // Since the stranger came.
            #expect(try await first.requests(first.token("ann")).isEmpty)
            for (audience, members) in [
                (RegistryV1.ResolveAudienceRequest.Audience.channelId("ch_first"), ["ann", "kid"]), (.threadId("th_first"), ["ann"]),
            ] {
                let resolved = try await clients.registry.resolveAudience(.init(tenant: tenant, audience: audience)).userIds
                #expect(resolved.sorted() == members)
            }
            let subscriptions = try await clients.addresses.listWebSubscriptions(.init(tenant: tenant, userId: "ann")).subscriptions
            #expect(subscriptions.map(\.subscriptionId) == [things.subscription] && subscriptions.allSatisfy(\.isActive))
            let activities = try await clients.addresses.listActivityAddresses(.init(tenant: tenant, userId: "ann")).addresses
            #expect(activities.map(\.addressId) == [things.activity])
            let keys = try await clients.tenants.listServiceKeys(.init(tenant: tenant)).keys
            #expect(keys.count == 2 && keys.allSatisfy { $0.revokedAtMs == nil } && keys.contains { $0.keyId == things.key })
            let related = try await clients.relationships.listRelationships(.init(tenant: tenant, childUserId: "kid")).relationships
            #expect(related.map(\.status) == [.active])
            #expect(try await clients.groups.getGroup(.init(tenant: tenant, groupId: "g1")).group?.name == Self.marks[3])
            let consents = try await clients.consents.listConsents(.init(tenant: tenant, childUserId: "kid")).consents
            #expect(consents.map(\.status) == [.pending])
            let policy = try await clients.tenants.getPolicy(.init(tenant: tenant))
            #expect(policy.settings.first { $0.name == "badge_cap" }?.origin != .app)
        }
    }
}
