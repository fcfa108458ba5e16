import CarillonAPI
import Foundation
import SystemControl
import TestConditions
import Testing

extension Acceptance.Privacy {
    @Test(
        "ACC-143 PRIV-09 ARCH-16 an erasure names the service that is away, and is done when that service is back",
        .timeLimit(.minutes(5))
    )
    func erasureWithoutAService() async throws {
        try await RunningSystem.fresh("ACC-143-away") { system in
            try await Scenario.start("ACC-143-AWAY", in: system) { scenario in
                for service in ["receipts", "dispatcher"] { try await erase("leaver-\(service)", without: service, scenario) }
            }
        }
    }

    private func erase(_ user: String, without service: String, _ scenario: Scenario) async throws {
        let (stayer, event) = ("stayer-\(service)", "e-\(service)")
        try await scenario.people([user, stayer], platforms: ["ios", "android"], channel: "ch_general")
        for person in [user, stayer] {
            try await scenario.submit(scenario.mention(person, id: "\(event)-\(person)"))
            #expect(try await scenario.outcome("\(event)-\(person)", for: person) == "pushed")
        }
        #expect(try await scenario.asUser(user, "PUT", "/users/me/notifications", ["email_enabled": false]).status == 200)
        await scenario.system.kill(service)

        let answer = try await scenario.asUser(user, "POST", "/users/me/erasure")
        #expect(answer.status == 202, "\(String(decoding: answer.body, as: UTF8.self))")
        let id = try #require(answer.json["erasure_id"] as? String)
        #expect(answer.json["status"] as? String == "pending" && waiting(answer.json) == [service])
        let asked = try await scenario.asUser(user, "GET", "/erasures/\(id)")
        #expect(asked.json["status"] as? String == "pending" && waiting(asked.json) == [service])
        // Nothing brings the user back meanwhile, and the answer says why.
        let back = try await scenario.asHost("PUT", "/directory/users/\(user)", ["display_name": "Back"])
        #expect(back.status == 409 && back.errorCode == "conflict" && back.errorField == "user_id")
        let device = try await scenario.asUser(user, "POST", "/push/devices", ["platform": "ios", "token": scenario.token(user)])
        #expect(device.status == 409 && device.errorCode == "conflict")

        try await scenario.system.start(service)
        // Services reach one that was just started in real time.
        try await eventually("the erasure is done", every: .milliseconds(200)) {
            try await scenario.asUser(user, "GET", "/erasures/\(id)").json["status"] as? String == "done"
        }
        let done = try await scenario.asUser(user, "GET", "/erasures/\(id)")
        #expect(waiting(done.json).isEmpty, "\(String(decoding: done.body, as: UTF8.self))")
        try await expectNothing(of: user, event, scenario)
        #expect(try await scenario.clients.registry.listDevices(.init(tenant: scenario.tenant, userId: stayer)).devices.count == 2)
    }

    /// Services that have not confirmed.
    private func waiting(_ erasure: [String: any Sendable]) -> [String] {
        let services = erasure["services"] as? [[String: any Sendable]] ?? []
        return services.filter { $0["status"] as? String != "done" }.compactMap { $0["service"] as? String }
    }

    private func expectNothing(of user: String, _ event: String, _ scenario: Scenario) async throws {
        // What is held of one user is read three times a minute at most; so each try is about another user until every service answers.
        var tries = 0
        try await eventually("every service answers", every: .milliseconds(200)) {
            tries += 1
            return try await scenario.asUser("root", "GET", "/admin/users/nobody-\(user)-\(tries)/data", roles: ["system_admin"]).status == 200
        }
        let data = try await scenario.asUser("root", "GET", "/admin/users/\(user)/data", roles: ["system_admin"])
        let sections = try #require(
            data.json["services"] as? [String: [String: [any Sendable]]], "\(String(decoding: data.body, as: UTF8.self))")
        #expect(sections.count == 5 && sections.values.allSatisfy(\.isEmpty), "\(sections)")
        let (clients, tenant) = (scenario.clients, scenario.tenant)
        #expect(try await clients.registry.listDevices(.init(tenant: tenant, userId: user, includeRevoked: true)).devices.isEmpty)
        #expect(try await clients.receipts.queryReceipts(.init(tenant: tenant, userId: user)).notifications.isEmpty)
        #expect(try await scenario.outcomes("\(event)-\(user)").keys.allSatisfy { $0 != user })
        let ledger = try await clients.receipts.queryReceipts(.init(tenant: tenant, pageSize: 100)).notifications
        #expect(!ledger.isEmpty && ledger.allSatisfy { $0.userId != user })
    }
}
