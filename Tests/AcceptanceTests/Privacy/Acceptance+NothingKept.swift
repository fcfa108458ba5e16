import CarillonAPI
import Foundation
import SystemControl
import Testing

extension Acceptance.Privacy {
    // The evaluator keeps decisions for eight days, so that a repeated event is known.
    @Test("ACC-099 (partly) PRIV-01 A school's notification that has ended is forgotten: its text, its recipient, its receipts; the counts stay")
    func nothingKept() async throws {
        try await Scenario.start("ACC-099", profile: "school") { scenario in
            try await scenario.people(["ali"], platforms: ["android"], roles: ["student"])
            try await scenario.validated()
            let data = ["sticker_name": "Quetzal star", "teacher_name": "Ms Noor"]
            try await scenario.submit(scenario.event("s1", type: "sticker_awarded", to: ["ali"], entity: "s1", data: data))
            let id = try await scenario.decision("s1", for: "ali").notificationId
            #expect(try await scenario.accepted(scenario.expoToken("ali", "android")).map(\.notificationId).contains(id))
            try await scenario.advance(by: .seconds(86_400))
            let receipts = scenario.clients.receipts
            #expect(try await receipts.queryReceipts(.init(tenant: scenario.tenant)).notifications.isEmpty)
            #expect(try await receipts.queryDeliveryLog(.init(tenant: scenario.tenant)).entries.isEmpty)
            try await scenario.advance(by: .seconds(9 * 86_400))
            #expect(try await scenario.outcomes("s1").isEmpty)
            let export = try await scenario.asUser("ali", "GET", "/users/me/data")
            let text = String(decoding: export.body, as: UTF8.self)
            #expect(export.status == 200 && !text.contains("Quetzal") && !text.contains(id), "\(text)")
            let counts = try await receipts.statistics(.init(tenant: scenario.tenant))
            #expect(counts.notifications == 1 && counts.sentByProvider == ["expo": 1])
        }
    }
}
