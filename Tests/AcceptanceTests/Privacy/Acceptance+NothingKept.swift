import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Acceptance.Privacy {
    // Ledger and dispatcher keep nothing from then on. The evaluator keeps the event for its time to live, a day: it does not hear of the end.
    // The event's own id stays, so that a repeated event is known.
    @Test(
        "ACC-099 (partly) PRIV-01 RCPT-19 RCPT-20 A school's resolved notification leaves ledger and dispatcher at once, others later; counts stay",
        .timeLimit(.minutes(5))
    )
    func nothingKept() async throws {
        try await RunningSystem.fresh("ACC-099-stores") { system in
            let stores = system.options.runFolder
            try await Scenario.start("ACC-099", profile: "school", in: system) { scenario in
                try await scenario.people(["ali", "lina"], platforms: ["android"], roles: ["student"])
                try await scenario.validated()
                let off = try await scenario.asUser("lina", "PUT", "/users/me/notifications", ["categories": ["sticker_awarded": false]])
                #expect(off.status == 200)
                let data = ["sticker_name": "Quetzal star", "teacher_name": "Ms Noorquetzal"]
                try await scenario.submit(scenario.event("s1", type: "sticker_awarded", to: ["ali", "lina"], entity: "s1", data: data))
                let id = try await scenario.decision("s1", for: "ali").notificationId
                let skipped = try await scenario.decision("s1", for: "lina").notificationId
                #expect(try await scenario.accepted(scenario.expoToken("ali", "android")).map(\.notificationId).contains(id))
                // The skipped one was resolved at once. The other waits for Expo's receipt.
                #expect(try await ledger(scenario) == [id])
                #expect(try await pushes(of: "ali", scenario) == 0, "the provider has it, so the dispatcher needs it no more")
                try await scenario.advance(by: .seconds(900))
                #expect(try await ledger(scenario).isEmpty, "resolved: not at midnight, now")
                #expect(try await scenario.clients.receipts.queryDeliveryLog(.init(tenant: scenario.tenant)).entries.isEmpty)

                // The evaluator keeps an event for the time to live of its notifications, a day. Ids are known for a day after the end.
                #expect(try await scenario.outcomes("s1") == ["ali": "pushed", "lina": "preference_disabled"])
                try await scenario.advance(by: .seconds(86_400 + 3_600))
                #expect(try await scenario.outcomes("s1").isEmpty)
                try await scenario.advance(by: .seconds(2 * 86_400))
                let export = try await scenario.asUser("ali", "GET", "/users/me/data")
                let text = String(decoding: export.body, as: UTF8.self)
                #expect(export.status == 200 && !text.contains("Quetzal") && !text.contains(id), "\(text)")
                let counts = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                #expect(counts.notifications == 2 && counts.pushed == 1 && counts.sentByProvider == ["expo": 1])
                #expect(counts.devicesByStatus.filter { $0.value != 0 } == ["delivered": 1], "\(counts.devicesByStatus)")
                // A repeated event reaches nobody.
                try await scenario.submit(scenario.event("s1", type: "sticker_awarded", to: ["ali", "lina"], entity: "s1", data: data))
                #expect(try await scenario.accepted(scenario.expoToken("ali", "android")).filter { !$0.notificationId.isEmpty }.count == 1)
                await system.stop()
                try StoppedStores.vacuum(in: stores)
                #expect(try SecretSearch(texts: ["Quetzal star", "Noorquetzal", id, skipped]).files(of: stores, in: ["stores"]) == [])
            }
        }
    }

    /// The ids of the notifications in the ledger.
    private func ledger(_ scenario: Scenario) async throws -> [String] {
        try await scenario.clients.receipts.queryReceipts(.init(tenant: scenario.tenant)).notifications.map(\.notificationId)
    }

    /// The user's pushes that the dispatcher has.
    private func pushes(of user: String, _ scenario: Scenario) async throws -> Int {
        let data = try await scenario.asUser(user, "GET", "/users/me/data")
        let services = try #require(data.json["services"] as? [String: [String: [any Sendable]]], "\(data.json)")
        return services["dispatcher"]?["pushes"]?.count ?? 0
    }
}
