import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.8 and 5.11 Broadcasts", .serialized)
    struct Broadcasts {
        /// Moves the clock until a broadcast has ended.
        private func finished(_ id: String, _ scenario: Scenario) async throws -> [String: any Sendable] {
            for _ in 0..<120 {
                let answer = try await scenario.asHost("GET", "/broadcasts/\(id)")
                let broadcast = try #require(answer.json["broadcast"] as? [String: any Sendable], "\(answer.status)")
                if broadcast["state"] as? String == "finished" { return broadcast }
                try await scenario.advance(by: .seconds(1))
            }
            Issue.record("the broadcast does not end")
            return [:]
        }

        @Test("ACC-107 EVAL-51 an announcement is in the centres of its app's users, reaches those with the type on, and no device of another app")
        func announcement() async throws {
            try await Scenario.start("ACC-107", profile: "hr-warehouse") { scenario in
                let users = (1...3).map { "00000000-0000-4000-8000-00000000000\($0)" }
                try await scenario.people(users, platforms: ["android"])
                let off = try await scenario.asUser(users[2], "PUT", "/users/me/notifications", ["notifications": ["announcement": ["push": false]]])
                #expect(off.status == 200)
                let warehouse = Workspace(
                    organization: scenario.tenant.organizationId, app: "app-acc-107-w", clients: scenario.clients,
                    runFolder: scenario.system.options.runFolder)
                try await warehouse.create(name: "Warehouse", profile: "hr-warehouse")
                let elsewhere = Workspace.Member(userID: users[0].replacing("4000", with: "4001"), displayName: "W", platforms: ["android"])
                try await warehouse.add([elsewhere])
                let body: [String: any Sendable] = [
                    "audience": ["whole_app": true], "title": "Canteen", "body": "Closed on Friday", "deep_link_path": "news/9",
                ]
                let answer = try await scenario.asUser("boss", "POST", "/broadcasts", body, roles: ["org_admin"])
                let broadcast = try #require(answer.json["broadcast"] as? [String: any Sendable], "\(String(decoding: answer.body, as: UTF8.self))")
                #expect(answer.status == 202 && broadcast["notification_type"] as? String == "announcement")
                let id = try #require(broadcast["broadcast_id"] as? String)
                let done = try await finished(id, scenario)
                try await scenario.settle()
                for (user, count) in zip(users, [1, 1, 0]) {
                    #expect(try await scenario.shown(scenario.token(user, "android")).count == count, "\(user)")
                }
                for user in users {
                    let inbox = try await scenario.asUser(user, "GET", "/inbox").json["items"] as? [[String: any Sendable]]
                    #expect(inbox?.map { $0["title"] as? String } == ["Canteen"], "\(user)")
                }
                #expect(try await scenario.requests(elsewhere.token(on: "android")).isEmpty)
                let progress = try #require(done["progress"] as? [String: any Sendable])
                // The administrator is a user of the app as well, without a device.
                #expect((progress["skipped"] as? [String: any Sendable])?["preference_disabled"] as? Int == 1)
                // Counts alone, and the command prints the same.
                let seen = try await scenario.asUser("boss", "GET", "/broadcasts/\(id)", roles: ["org_admin"])
                #expect(!users.contains { String(decoding: seen.body, as: UTF8.self).contains($0) })
                #expect(((seen.json["broadcast"] as? [String: any Sendable])?["progress"] as? [String: any Sendable])?["sent"] as? Int == 2)
                let printed = try JSONSerialization.jsonObject(with: try await scenario.carillon("broadcast", "status", id)) as? [String: Any]
                #expect(printed?["queued"] as? Int == 2 && (printed?["delivery"] as? [String: Any])?["sent"] as? Int == 2)
            }
        }

        @Test("EVAL-16 DR-02 an evaluator killed in the middle of a broadcast to 2,000 users: each gets it once, and the counts add up")
        func killed() async throws {
            try await RunningSystem.fresh("broadcast-kill") { system in
                try await Scenario.start("broadcast-kill", in: system, overrides: ["send_rate_per_second": "1000"]) { scenario in
                    let users = (0..<2_000).map { "user-\($0)" }
                    try await scenario.people(users)
                    let body: [String: any Sendable] = [
                        "broadcast_id": "party", "audience": ["whole_app": true], "notification_type": "admin_notice", "title": "Party",
                        "body": "At six",
                    ]
                    #expect(try await scenario.asHost("POST", "/broadcasts", body).status == 202)
                    for _ in 0..<4 {
                        // It dies while it works: nothing waits for it here.
                        await system.kill("evaluator")
                        try await system.start("evaluator")
                        try await scenario.advance(by: .milliseconds(300))
                    }
                    let between = try await scenario.asHost("GET", "/broadcasts/party")
                    #expect((between.json["broadcast"] as? [String: any Sendable])?["state"] as? String == "running")
                    let done = try await finished("party", scenario)
                    try await scenario.advance(by: .seconds(60))
                    let again = try await scenario.asHost("POST", "/broadcasts", body)
                    #expect(again.json["duplicate"] as? Bool == true)
                    let progress = try #require(done["progress"] as? [String: any Sendable])
                    #expect(progress["targeted"] as? Int == 2_000 && progress["queued"] as? Int == 2_000)
                    var reached = 0
                    for user in users {
                        let count = try await scenario.accepted(scenario.token(user)).count
                        #expect(count == 1, "\(user)")
                        reached += count
                    }
                    #expect(reached == 2_000)
                    let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                    #expect(ledger.notifications == 2_000 && ledger.sentByProvider == ["apns": 2_000])
                    let counted = try await scenario.asHost("GET", "/broadcasts/party")
                    #expect(
                        ((counted.json["broadcast"] as? [String: any Sendable])?["progress"] as? [String: any Sendable])?["sent"] as? Int == 2_000)
                }
            }
        }

        @Test("ACC-144 (partly) SEC-10 GW-06 an org admin's broadcast respects opt-outs, is paused, resumed and cancelled, and all of it is audited")
        func control() async throws {
            try await Scenario.start("ACC-144-broadcast", profile: "mlc-lms") { scenario in
                try await scenario.people(["ann", "ben"], roles: ["student"])
                // The switch of the category is off by default.
                #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["categories": ["system": true]]).status == 200)
                #expect(try await scenario.asUser("ben", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                func call(_ method: String, _ path: String, _ json: (any Sendable)? = nil) async throws -> HTTPClient.Response {
                    try await scenario.asUser("boss", method, path, json, roles: ["org_admin"])
                }
                func state(_ answer: HTTPClient.Response) -> String? { (answer.json["broadcast"] as? [String: any Sendable])?["state"] as? String }
                let body: [String: any Sendable] = [
                    "audience": ["role": "student", "platforms": ["ios"]] as [String: any Sendable], "notification_type": "system_announcement",
                    "title": "Holidays",
                    "body": "From Monday", "broadcast_id": "holidays",
                ]
                #expect(try await call("POST", "/broadcasts", body).status == 202)
                let done = try await finished("holidays", scenario)
                try await scenario.settle()
                let progress = try #require(done["progress"] as? [String: any Sendable])
                #expect(progress["targeted"] as? Int == 2 && progress["queued"] as? Int == 1)
                #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                #expect(try await scenario.requests(scenario.token("ben")).isEmpty)
                #expect(try await call("PATCH", "/broadcasts/holidays", ["state": "paused"]).status == 409)
                #expect(try await call("PATCH", "/broadcasts/holidays", ["state": "over"]).errorField == "state")
                #expect(try await call("GET", "/broadcasts/none").status == 404)
                // Another one, which stops before it begins to send: the second page waits for the clock.
                let next = body.merging(["broadcast_id": "exams", "rate_per_second": 1]) { $1 }
                #expect(try await call("POST", "/broadcasts", next).status == 202)
                try await scenario.settle()
                #expect(state(try await call("PATCH", "/broadcasts/exams", ["state": "paused"])) == "paused")
                try await scenario.advance(by: .seconds(10))
                #expect(state(try await call("GET", "/broadcasts/exams")) == "paused")
                #expect(state(try await call("PATCH", "/broadcasts/exams", ["state": "running"])) == "running")
                let cancelled = try await call("DELETE", "/broadcasts/exams")
                #expect(cancelled.status == 200)
                try await scenario.advance(by: .seconds(10))
                #expect(state(try await call("GET", "/broadcasts/exams")) == "cancelled")
                let records = try await scenario.clients.auditLog.listAudit(.init(tenant: scenario.tenant, action: "broadcast", pageSize: 100))
                    .records
                #expect(
                    records.map(\.action).reversed() == [
                        "broadcast.submitted", "broadcast.submitted", "broadcast.paused", "broadcast.resumed", "broadcast.cancelled",
                    ])
                #expect(records.allSatisfy { $0.actor == "user:boss" && !$0.details.contains("Holidays") })
            }
        }
    }
}
