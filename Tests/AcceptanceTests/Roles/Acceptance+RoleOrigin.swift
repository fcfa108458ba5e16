import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Acceptance {
    @Suite("2.12 Where roles come from", .serialized)
    struct RoleOrigin {
        @Test("ROLE-03 Only host systems submit events, users of any role do not")
        func staff() async throws {
            try await Scenario.start("ROLE-03") { scenario in
                try await scenario.people(["bob"], channel: "ch_general")
                for role in ["member", "staff", "org_admin", "system_admin"] {
                    let answer = try await scenario.asUser("boss", "POST", "/events", scenario.mention("bob", id: role), roles: [role])
                    #expect(answer.status == 403 && answer.errorCode == "forbidden", "\(role)")
                }
                try await scenario.settle()
                #expect(try await scenario.requests(scenario.token("bob")).isEmpty)
            }
        }

        @Test("ROLE-02 The automated sender's push is subject to the user's switches like any other")
        func automatedSender() async throws {
            try await Scenario.start("ROLE-02") { scenario in
                try await scenario.people(["bob", "eva"], channel: "ch_general")
                let off = try await scenario.asUser("bob", "PUT", "/users/me/notifications", ["push_enabled": false])
                #expect(off.status == 200)
                try await scenario.submit(
                    scenario.message("e1", mentions: ["bob", "eva"].map { ["type": "user", "user_id": $0] }))
                #expect(try await scenario.outcomes("e1") == ["bob": "preference_disabled", "eva": "pushed"])
            }
        }

        private func answer(_ user: String, _ role: String, in scenario: Scenario) async throws -> Int {
            try await scenario.asUser(user, "GET", "/admin/apps/\(scenario.tenant.appId)/policy", roles: [role]).status
        }

        private func enter(_ user: String, roles: [String], status: String = "active", in scenario: Scenario) async throws {
            let body: [String: any Sendable] = ["roles": roles, "status": status]
            let answer = try await scenario.asHost("PUT", "/directory/users/\(user)", body)
            #expect(answer.status == 200)
        }

        @Test("ROLE-04 The directory narrows the roles of a token, for users that it has")
        func narrower() async throws {
            try await Scenario.start("ROLE-04") { scenario in
                try await enter("ann", roles: ["teacher"], in: scenario)
                try await enter("ben", roles: ["org_admin"], in: scenario)
                try await enter("cat", roles: ["org_admin"], status: "inactive", in: scenario)
                // The directory knows nothing of dan, and does not narrow what the issuer says.
                let asked = [
                    ("ann", "org_admin"), ("ann", "system_admin"), ("ben", "org_admin"), ("ben", "member"), ("cat", "org_admin"),
                    ("dan", "org_admin"),
                ]
                var answers: [Int] = []
                for (user, role) in asked { answers.append(try await answer(user, role, in: scenario)) }
                #expect(answers == [403, 403, 200, 403, 403, 200])
            }
        }
    }
}
