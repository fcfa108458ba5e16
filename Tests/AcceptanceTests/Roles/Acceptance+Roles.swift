import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// The matrix of roles and actions (ROLE-01), over HTTP.
    @Suite("Roles", .serialized)
    struct Roles {
        private static let everybody = ["system_admin", "org_admin", "staff", "member"]

        /// One action of the matrix, as far as there are services that carry it out.
        private struct Action {
            var method: String
            var path: String
            var json: (any Sendable)?
            /// The allowed callers.
            var roles: [String]
            /// Whether a refusal is on record.
            var isAdministrative = true
            /// The answer to an allowed caller.
            var status = 200
            /// The answer to other callers: 404 where the existence of another user's object is not disclosed (SEC-08).
            var refusal = 403
        }

        /// The objects of the actions: Ann's devices and a notification of hers, and a device of the caller.
        private struct Things {
            var device: String
            var spare: String
            var own: String
            var notification: String
            /// A service key.
            var key: String
        }

        private func actions(_ scenario: Scenario, _ things: Things, as role: String) -> [Action] {
            let (device, spare, own) = (things.device, things.spare, things.own)
            let (organization, app) = (scenario.tenant.organizationId, scenario.tenant.appId)
            let mine = "organization_id=\(organization)&app_id=\(app)"
            let root = ["system_admin"]
            let admins = ["system_admin", "org_admin"]
            let type: [String: any Sendable] = [
                "priority": "normal", "category_id": "system", "templates": [["locale": "en", "title": "Hello", "body": "World"]],
            ]
            return [
                // View all devices, export; other users' device data.
                Action(method: "GET", path: "/admin/devices?\(mine)", roles: root),
                Action(method: "GET", path: "/admin/devices/\(device)", roles: root),
                Action(method: "GET", path: "/admin/devices/export?\(mine)", roles: root),
                Action(method: "GET", path: "/admin/users/ann/data", roles: root),
                // Revoke and refresh tokens, remove any device.
                Action(method: "POST", path: "/admin/devices/\(device)/refresh", roles: root, status: 202),
                Action(method: "POST", path: "/admin/devices/\(spare)/deactivate", roles: root),
                Action(method: "POST", path: "/admin/devices/\(spare)/revoke", roles: root),
                Action(method: "DELETE", path: "/admin/users/nobody-yet/data", roles: root + ["system"]),
                // Aggregates of the own organization.
                Action(method: "GET", path: "/admin/organizations/\(organization)/device-stats", roles: admins),
                Action(method: "GET", path: "/admin/metrics/summary?\(mine)", roles: admins),
                // Policy and templates: the organization's own; types, and organizations and apps themselves: system administrators'.
                Action(method: "GET", path: "/admin/apps/\(app)/policy", roles: admins),
                Action(method: "PATCH", path: "/admin/apps/\(app)/policy", json: ["set": ["badge_cap": 50]], roles: admins),
                Action(method: "GET", path: "/admin/apps/\(app)/policy/badge_cap", roles: admins),
                Action(method: "PATCH", path: "/admin/organizations/\(organization)/policy", json: ["set": ["badge_cap": 60]], roles: admins),
                Action(method: "GET", path: "/admin/profiles", roles: admins),
                Action(method: "GET", path: "/admin/organizations/\(organization)", roles: admins),
                Action(method: "GET", path: "/admin/apps?organization_id=\(organization)", roles: admins),
                Action(method: "GET", path: "/admin/apps/\(app)", roles: admins),
                Action(method: "GET", path: "/admin/apps/\(app)/vapid-keys", roles: admins),
                Action(method: "GET", path: "/admin/types", roles: admins),
                Action(method: "GET", path: "/admin/categories", roles: admins),
                Action(method: "GET", path: "/admin/templates", roles: admins),
                Action(method: "GET", path: "/admin/android-channels", roles: admins),
                Action(method: "GET", path: "/admin/ios-categories", roles: admins),
                Action(method: "PUT", path: "/admin/categories/system", json: ["name": "System"], roles: root),
                Action(method: "PUT", path: "/admin/types/hello", json: type, roles: root),
                Action(
                    method: "PUT", path: "/admin/android-channels/vip", json: ["name": "VIPs", "importance": "high"], roles: root),
                Action(
                    method: "PUT", path: "/admin/templates", json: ["type_id": "hello", "locale": "en", "title": "Good day", "body": "World"],
                    roles: admins),
                Action(method: "GET", path: "/admin/organizations", roles: root),
                Action(method: "PUT", path: "/admin/organizations/\(organization)", json: ["name": "Renamed"], roles: root),
                Action(
                    method: "PUT", path: "/admin/apps/\(app)", json: ["organization_id": organization, "name": "Renamed"], roles: root),
                Action(method: "POST", path: "/admin/apps/\(app)/profile", json: ["dry_run": true], roles: root),
                // Service keys of host systems.
                Action(method: "GET", path: "/admin/service-keys", roles: root),
                Action(
                    method: "POST", path: "/admin/service-keys", json: ["name": "second", "scopes": ["events"]] as [String: any Sendable], roles: root
                ),
                Action(method: "DELETE", path: "/admin/service-keys/\(things.key)", roles: root, status: 204),
                Action(method: "GET", path: "/admin/audit", roles: root),
                // A push to designated accounts; to the own devices.
                Action(method: "POST", path: "/admin/test", json: ["user_id": "ann"], roles: root),
                Action(
                    method: "POST", path: "/push/test", json: [:] as [String: any Sendable], roles: Self.everybody, isAdministrative: false),
                // A push by event: what staff and members do becomes one only by way of the host system.
                Action(
                    method: "POST", path: "/events",
                    json: scenario.event(
                        "by-\(role)", type: "assignment_due_soon", to: ["ann"], data: ["assignment": "Scales", "due_time": "18:00"]),
                    roles: ["system"], isAdministrative: false, status: 202),
                // A single send.
                Action(
                    method: "POST", path: "/notifications",
                    json: ["user_id": "ann", "notification_type": "system_announcement", "title": "From \(role)", "body": "To one user"],
                    roles: ["system", "system_admin"], status: 202),
                // Live Activities, and their broadcast channels at Apple.
                Action(
                    method: "POST", path: "/push/activities",
                    json: ["user_id": "ann", "name": "order", "live_activity": ["event": "end"]] as [String: any Sendable],
                    roles: ["system", "system_admin"], status: 202),
                Action(method: "GET", path: "/push/activity-channels", roles: ["system", "system_admin"]),
                Action(method: "POST", path: "/push/activity-channels", json: ["stores_latest": true], roles: ["system", "system_admin"]),
                // Broadcasts: within the own app, to the organization, to the platform.
                Action(
                    method: "POST", path: "/broadcasts", json: broadcast(["role": "nobody"]), roles: ["system", "org_admin", "system_admin"],
                    status: 202),
                Action(
                    method: "POST", path: "/broadcasts", json: broadcast(["whole_organization": true]), roles: ["org_admin", "system_admin"],
                    status: 202),
                Action(method: "POST", path: "/broadcasts", json: broadcast(["whole_platform": true]), roles: []),
                Action(
                    method: "POST", path: "/broadcasts", json: broadcast(["user_ids": ["nobody"]]), roles: ["system", "system_admin"], status: 202),
                // Push logs of somebody else. A host system asks for what it caused itself (GW-06).
                Action(
                    method: "GET", path: "/notifications/\(things.notification)", roles: ["system", "system_admin"], isAdministrative: false,
                    refusal: 404),
                // A child's consent: whoever is no guardian is not told whether there is such a child.
                Action(
                    method: "POST", path: "/users/ann/consents", json: ["action": "grant"], roles: [], isAdministrative: false, refusal: 404),
                // Override preferences: critical types only, reason logged.
                Action(method: "POST", path: "/events", json: override(scenario, "override-1", to: ["ann"]), roles: root, status: 202),
                // Own devices, preferences, data.
                Action(method: "GET", path: "/push/devices", roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "POST", path: "/push/devices",
                    json: ["platform": "ios", "token": String(repeating: "ab", count: 32), "device_id": "own"],
                    roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PATCH", path: "/push/devices/\(own)", json: ["device_name": "Mine"], roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PATCH", path: "/push/devices/\(own)", json: ["status": "inactive"], roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PUT", path: "/push/devices/\(own)/token", json: ["token": scenario.token("own-\(role) rotated")],
                    roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/push/web-subscriptions", roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/push/activity-tokens", roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PUT", path: "/push/permission",
                    json: ["device_id": "own", "permission_status": "granted", "changed_from": "os_settings"], roles: Self.everybody,
                    isAdministrative: false),
                Action(
                    method: "GET", path: "/push/prompt?device_id=own&context=app_start&device_type=ios", roles: Self.everybody,
                    isAdministrative: false),
                Action(method: "GET", path: "/badge", roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/inbox", roles: Self.everybody, isAdministrative: false),
                Action(method: "DELETE", path: "/push/devices/\(own)", roles: Self.everybody, isAdministrative: false, status: 204),
                Action(method: "GET", path: "/users/me/notifications", roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PUT", path: "/users/me/notifications",
                    json: ["quiet_hours": ["enabled": true, "start": "22:00", "end": "06:00"] as [String: any Sendable]], roles: Self.everybody,
                    isAdministrative: false),
                Action(
                    method: "PUT", path: "/users/me/notifications", json: ["email_enabled": true], roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/users/me/data", roles: Self.everybody, isAdministrative: false),
                // The directory is the host system's.
                Action(
                    method: "PUT", path: "/directory/users/newcomer", json: ["display_name": "New"], roles: ["system"], isAdministrative: false),
            ]
        }

        private func broadcast(_ audience: [String: any Sendable]) -> [String: any Sendable] {
            ["audience": audience, "notification_type": "system_announcement", "title": "Hello", "body": "To many users"]
        }

        private func override(
            _ scenario: Scenario, _ id: String, to users: [String], type: String = "security_alert", reason: String = "accounts were taken over"
        ) -> [String: any Sendable] {
            scenario.event(id, type: type, to: users, data: ["title": "Change your password", "body": "At once"])
                .merging(["override_reason": reason]) { $1 }
        }

        /// A device that the caller of a role registers; nil for a host system, which has none.
        private func ownDevice(of role: String, in scenario: Scenario) async throws -> String? {
            guard role != "system" else { return nil }
            let body = ["platform": "ios", "token": scenario.token("own-\(role)"), "device_id": "own"]
            let answer = try await scenario.asUser("user-\(role)", "POST", "/push/devices", body, roles: [role])
            return try #require(answer.json["pushDeviceId"] as? String, "\(String(decoding: answer.body, as: UTF8.self))")
        }

        private func attempt(_ action: Action, as role: String, _ scenario: Scenario) async throws -> HTTPClient.Response {
            if role == "system" { return try await scenario.asHost(action.method, action.path, action.json) }
            return try await scenario.asUser("user-\(role)", action.method, action.path, action.json, roles: [role])
        }

        // Promotions, and credentials over HTTP, come with the calls for them.
        @Test("ACC-144 (partly) ROLE-01 each role does what the matrix allows and gets 403 for the rest; refusals of administration are audited")
        func matrix() async throws {
            try await Scenario.start("ACC-144", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                let (device, spare) = (try #require(devices.first).pushDeviceId, try #require(devices.last).pushDeviceId)
                let due = ["assignment": "Fractions", "due_time": "18:00"]
                try await scenario.submit(scenario.event("hers", type: "assignment_due_soon", to: ["ann"], data: due))
                let notification = try await scenario.decision("hers", for: "ann").notificationId
                let key = try #require(
                    try await scenario.clients.tenants.createServiceKey(.init(appId: scenario.tenant.appId, name: "spare", scopes: [.events])).key
                ).keyId
                var refused: [String] = []
                for role in ["system"] + Self.everybody {
                    let own = try await ownDevice(of: role, in: scenario) ?? device
                    let things = Things(device: device, spare: spare, own: own, notification: notification, key: key)
                    for action in actions(scenario, things, as: role) {
                        let answer = try await attempt(action, as: role, scenario)
                        let text = String(decoding: answer.body, as: UTF8.self)
                        if action.roles.contains(role) {
                            #expect(answer.status == action.status, "\(role) \(action.method) \(action.path): \(answer.status) \(text)")
                        } else {
                            let refusal = role == "system" ? 403 : action.refusal
                            #expect(
                                answer.status == refusal && answer.errorCode == (refusal == 403 ? "forbidden" : "not_found"),
                                "\(role) \(action.method) \(action.path): \(answer.status) \(text)")
                            if action.isAdministrative { refused.append(role == "system" ? "host" : "user:user-\(role)") }
                        }
                    }
                }
                let records = try await scenario.clients.auditLog.listAudit(
                    .init(tenant: scenario.tenant, action: "access.refused", pageSize: 1_000)
                ).records
                #expect(records.map(\.actor).sorted() == refused.sorted())
                let elsewhere = [
                    "/SubmitOverride", "/SubmitNotification", "/SubmitBroadcast", "/TestPushAsAdministrator", "/SendActivity",
                    "/ListActivityChannels", "/CreateActivityChannel",
                ]
                #expect(
                    records.allSatisfy {
                        $0.origin == "127.0.0.1"
                            && ($0.subject.hasPrefix("carillon.registry.v1.") || elsewhere.contains(where: $0.subject.hasSuffix))
                    })
                // A guardian decides, whatever role the token gives them.
                _ = try await scenario.asHost("PUT", "/directory/relationships/r1", ["guardian_user_id": "mum", "child_user_id": "ann"])
                let granted = try await scenario.asUser("mum", "POST", "/users/ann/consents", ["action": "grant"])
                #expect(granted.status == 200 && granted.json["status"] as? String == "granted")
                // An organization's administrator sees aggregates alone.
                let stats = try await scenario.asUser(
                    "user-org_admin", "GET", "/admin/organizations/\(scenario.tenant.organizationId)/device-stats", roles: ["org_admin"])
                #expect(!String(decoding: stats.body, as: UTF8.self).contains("ann"))
            }
        }

        @Test("ACC-144 (partly) ROLE-05 a security override reaches users who opted out, not devices without permission, and is audited")
        func securityOverride() async throws {
            try await Scenario.start("ACC-144-override", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"])
                for user in ["ann", "ben"] {
                    let off = try await scenario.asUser(user, "PUT", "/users/me/notifications", ["push_enabled": false])
                    #expect(off.status == 200)
                }
                let phone = try #require(
                    try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ben")).devices.first)
                let denied = try await scenario.asUser(
                    "ben", "PUT", "/push/permission",
                    ["device_id": phone.deviceId, "permission_status": "denied", "changed_from": "os_settings"])
                #expect(denied.status == 200)
                var usual = override(scenario, "usual", to: ["ann"])
                usual["override_reason"] = nil
                try await scenario.submit(usual)
                #expect(try await scenario.outcomes("usual") == ["ann": "preference_disabled"])

                func attempt(_ json: [String: any Sendable], roles: [String] = ["system_admin"]) async throws -> HTTPClient.Response {
                    try await scenario.asUser("root", "POST", "/events", json, roles: roles)
                }
                let all = override(scenario, "alert", to: ["ann", "ben"])
                #expect(try await attempt(all, roles: ["org_admin"]).status == 403)
                #expect(try await scenario.asHost("POST", "/events", all).status == 403)
                let ordinary = try await attempt(override(scenario, "poke", to: ["ann"], type: "message_reply"))
                #expect(ordinary.status == 422 && ordinary.errorField == "type_id")
                #expect(try await attempt(override(scenario, "why", to: ["ann"], reason: "")).errorField == "override_reason")
                let taken = try await attempt(all)
                #expect(taken.status == 202 && taken.json["accepted"] as? Int == 1)
                try await scenario.settle()
                #expect(try await scenario.outcomes("alert") == ["ann": "pushed", "ben": "no_devices"])
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                #expect(try await scenario.requests(scenario.token("ben")).isEmpty)
                let records = try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant, action: "preferences.overridden")).records
                #expect(records.map(\.subject) == ["alert"] && records.map(\.actor) == ["user:root"])
                #expect(records.first?.details == "security_alert: accounts were taken over")
            }
        }

        @Test(
            "ROLE-01 SEC-05 an app's issuer makes system admins of its organization, the platform's of all; each use beyond is audited"
        )
        func platform() async throws {
            try await Scenario.start("ROLE-01-a") { first in
                try await first.people(["ann"])
                let device = try #require(
                    try await first.clients.registry.listDevices(.init(tenant: first.tenant, userId: "ann")).devices.first
                ).pushDeviceId
                try await Scenario.start("ROLE-01-b") { eve in
                    let (organization, app) = (first.tenant.organizationId, first.tenant.appId)
                    let paths = [
                        "/admin/organizations/\(organization)", "/admin/apps/\(app)/policy", "/admin/devices/\(device)",
                        "/admin/devices?organization_id=\(organization)&app_id=\(app)", "/admin/audit?organization_id=\(organization)&app_id=\(app)",
                        "/admin/users/ann/data?organization_id=\(organization)&app_id=\(app)", "/admin/organizations/\(organization)/device-stats",
                    ]
                    for path in paths {
                        #expect(try await eve.asUser("root", "GET", path, roles: ["system_admin"]).status == 404, "\(path)")
                        #expect(try await eve.asPlatform("root", "GET", path).status == 200, "\(path)")
                    }
                    func names(_ answer: HTTPClient.Response, _ member: String) -> [String] {
                        (answer.json["items"] as? [[String: any Sendable]])?.compactMap { $0[member] as? String } ?? []
                    }
                    let own = try await eve.asUser("root", "GET", "/admin/organizations", roles: ["system_admin"])
                    #expect(names(own, "organization_id") == [eve.tenant.organizationId])
                    #expect(names(try await eve.asUser("root", "GET", "/admin/devices", roles: ["system_admin"]), "push_device_id").isEmpty)
                    let everything = try await eve.asPlatform("root", "GET", "/admin/organizations?limit=1000")
                    #expect(Set(names(everything, "organization_id")).isSuperset(of: [organization, eve.tenant.organizationId]))
                    // A platform's administrator is nobody's user.
                    #expect(try await eve.asPlatform("ann", "GET", "/push/devices").status == 403)
                    #expect(try await eve.asPlatform("ann", "POST", "/users/me/erasure").status == 403)
                    let refused = try await eve.clients.auditLog.listAudit(.init(tenant: eve.tenant, action: "access.refused")).records
                    #expect(
                        refused.count == paths.count && refused.allSatisfy { $0.actor == "user:root" && $0.details.hasPrefix("as system_admin, at ") }
                    )
                    let reads = try await first.clients.auditLog.listAudit(.init(tenant: first.tenant, action: "device.read")).records
                    #expect(reads.map(\.actor) == ["platform:root"])
                }
            }
        }
    }
}
