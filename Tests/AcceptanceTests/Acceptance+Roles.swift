import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Who may do what (ROLE-01), and that tenants do not see each other, over HTTP.
    @Suite("Roles and tenants", .serialized)
    struct Roles {
        private static let everybody = ["system_admin", "org_admin", "staff", "member"]

        /// One action of the matrix, as far as registry and preferences carry it out.
        private struct Action {
            var method: String
            var path: String
            var json: (any Sendable)?
            /// Who may.
            var roles: [String]
            /// Whether a refusal is on record.
            var isAdministrative = true
            /// What an allowed caller gets.
            var status = 200
        }

        private func actions(_ scenario: Scenario, device: String, spare: String) -> [Action] {
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
                // Policy, templates, types: the organization's own; organizations and apps themselves: the platform's.
                Action(method: "GET", path: "/admin/apps/\(app)/policy", roles: admins),
                Action(method: "PATCH", path: "/admin/apps/\(app)/policy", json: ["set": ["badge_cap": 50]], roles: admins),
                Action(method: "GET", path: "/admin/types", roles: admins),
                Action(method: "PUT", path: "/admin/categories/system", json: ["name": "System"], roles: admins),
                Action(method: "PUT", path: "/admin/types/hello", json: type, roles: admins),
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
                // Override preferences: critical types only, reason logged.
                Action(method: "POST", path: "/events", json: override(scenario, "override-1", to: ["ann"]), roles: root, status: 202),
                // Own devices, preferences, data.
                Action(method: "GET", path: "/push/devices", roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "POST", path: "/push/devices",
                    json: ["platform": "ios", "token": String(repeating: "ab", count: 32), "device_id": "own"],
                    roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/users/me/notifications", roles: Self.everybody, isAdministrative: false),
                Action(
                    method: "PUT", path: "/users/me/notifications", json: ["email_enabled": true], roles: Self.everybody, isAdministrative: false),
                Action(method: "GET", path: "/users/me/data", roles: Self.everybody, isAdministrative: false),
                // The directory is the host system's.
                Action(
                    method: "PUT", path: "/directory/users/newcomer", json: ["display_name": "New"], roles: ["system"], isAdministrative: false),
            ]
        }

        private func override(
            _ scenario: Scenario, _ id: String, to users: [String], type: String = "security_alert", reason: String = "accounts were taken over"
        ) -> [String: any Sendable] {
            scenario.event(id, type: type, to: users, data: ["title": "Change your password", "body": "At once"])
                .merging(["override_reason": reason]) { $1 }
        }

        private func attempt(_ action: Action, as role: String, _ scenario: Scenario) async throws -> HTTPClient.Response {
            if role == "system" { return try await scenario.asHost(action.method, action.path, action.json) }
            return try await scenario.asUser("user-\(role)", action.method, action.path, action.json, roles: [role])
        }

        @Test("ACC-144 (partly) ROLE-01 each role does what the matrix allows and gets 403 for the rest; refusals of administration are audited")
        func matrix() async throws {
            try await Scenario.start("ACC-144", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let devices = try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: "ann")).devices
                let (device, spare) = (try #require(devices.first).pushDeviceId, try #require(devices.last).pushDeviceId)
                var refused: [String] = []
                for role in ["system"] + Self.everybody {
                    for action in actions(scenario, device: device, spare: spare) {
                        let answer = try await attempt(action, as: role, scenario)
                        let text = String(decoding: answer.body, as: UTF8.self)
                        if action.roles.contains(role) {
                            #expect(answer.status == action.status, "\(role) \(action.method) \(action.path): \(answer.status) \(text)")
                        } else {
                            #expect(answer.status == 403 && answer.errorCode == "forbidden", "\(role) \(action.method) \(action.path): \(text)")
                            if action.isAdministrative { refused.append(role == "system" ? "host" : "user:user-\(role)") }
                        }
                    }
                }
                let records = try await scenario.clients.auditLog.listAudit(
                    .init(tenant: scenario.tenant, action: "access.refused", pageSize: 1_000)
                ).records
                #expect(records.map(\.actor).sorted() == refused.sorted())
                #expect(
                    records.allSatisfy {
                        $0.origin == "127.0.0.1" && $0.subject.hasPrefix("carillon.registry.v1.") || $0.subject.hasSuffix("/SubmitOverride")
                    })
                // An organization's administrator sees aggregates alone.
                let stats = try await scenario.asUser(
                    "user-org_admin", "GET", "/admin/organizations/\(scenario.tenant.organizationId)/device-stats", roles: ["org_admin"])
                #expect(!String(decoding: stats.body, as: UTF8.self).contains("ann"))
            }
        }

        @Test("ACC-144 (partly) ROLE-05 a system admin's security override reaches who opted out, never who has no permission, and is audited")
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
            "ROLE-01 SEC-05 an app's issuer makes system admins of its organization alone, the platform's own of all; who reaches beyond is on record"
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
                    let everything = try await eve.asPlatform("root", "GET", "/admin/organizations")
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

        @Test("ACC-148 (partly) ARCH-07 one tenant's users, administrators and host system get 404 for every id of the other's")
        func tenants() async throws {
            for profile in ["mlc-lms", "chat", "school", "hr-warehouse", "timesafari"] {
                try await Scenario.start("ACC-148-\(profile)", profile: profile) { first in
                    _ = try await first.clients.registry.upsertUsers(
                        .init(users: [.init(tenant: first.tenant, userId: "ann", displayName: "Ann")]))
                    let erased = try await first.clients.userData.eraseUser(.init(tenant: first.tenant, userId: "gone")).erasure?.erasureId ?? ""
                    try await Scenario.start("ACC-148-eve-\(profile)", profile: "chat") { eve in
                        try await isolated(first, eve, erasure: erased, platform: profile == "timesafari" ? "linux" : "ios")
                    }
                }
            }
        }

        private func isolated(_ first: Scenario, _ eve: Scenario, erasure: String, platform: String) async throws {
            var request = RegistryV1.RegisterDeviceRequest(tenant: first.tenant, userId: "ann", deviceId: "phone", platform: platform)
            request.permissionStatus = "denied"
            let device = try #require(try await first.clients.registry.registerDevice(request).device).pushDeviceId
            let (organization, app) = (first.tenant.organizationId, first.tenant.appId)
            let asAnn: [(String, String, (any Sendable)?)] = [
                ("PATCH", "/push/devices/\(device)", ["device_name": "mine"]),
                ("PUT", "/push/devices/\(device)/token", ["token": String(repeating: "ab", count: 32)]),
                ("DELETE", "/push/devices/\(device)", nil), ("GET", "/erasures/\(erasure)", nil),
            ]
            for (method, path, json) in asAnn {
                for role in ["member", "staff", "org_admin"] {
                    let answer = try await eve.asUser("ann", method, path, json, roles: [role])
                    #expect(answer.status == 404, "\(role) \(method) \(path)")
                }
            }
            let asAdministrator: [(String, String, (any Sendable)?)] = [
                ("GET", "/admin/organizations/\(organization)", nil), ("GET", "/admin/apps?organization_id=\(organization)", nil),
                ("GET", "/admin/apps/\(app)", nil), ("GET", "/admin/apps/\(app)/policy", nil),
                ("GET", "/admin/apps/\(app)/policy/badge_cap", nil),
                ("PATCH", "/admin/apps/\(app)/policy", ["set": ["badge_cap": 1]]),
                ("PATCH", "/admin/organizations/\(organization)/policy", ["set": ["badge_cap": 1]]),
                ("GET", "/admin/organizations/\(organization)/device-stats", nil),
                ("GET", "/admin/types?app_id=\(app)", nil), ("PUT", "/admin/categories/x?app_id=\(app)", ["name": "X"]),
                ("DELETE", "/admin/types/x?app_id=\(app)", nil),
            ]
            for (method, path, json) in asAdministrator {
                let answer = try await eve.asUser("boss", method, path, json, roles: ["org_admin"])
                #expect(answer.status == 404, "\(method) \(path): \(String(decoding: answer.body, as: UTF8.self))")
            }
            // The host system's key is of its own app: what it names is there, and the other's is untouched.
            #expect(try await eve.asHost("GET", "/erasures/\(erasure)").status == 404)
            #expect(try await eve.asHost("PUT", "/directory/users/ann", ["display_name": "Eve's"]).status == 200)
            #expect(try await eve.asHost("DELETE", "/directory/users/ann").status == 200)
            let ann = try await first.clients.registry.getUser(.init(tenant: first.tenant, userId: "ann")).user
            #expect(ann?.displayName == "Ann")
            #expect(try await first.clients.registry.listDevices(.init(tenant: first.tenant, userId: "ann")).devices.count == 1)
        }
    }
}
