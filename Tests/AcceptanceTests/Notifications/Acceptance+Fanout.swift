import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.5 Devices by priority", .serialized)
    struct DevicesByPriority {
        /// A student with two phones, of which the first one was used last.
        private func withPhones(_ number: String, _ body: (Scenario) async throws -> Void) async throws {
            try await Scenario.start(number, profile: "mlc-lms") { scenario in
                try await scenario.people(["fay"], platforms: ["ios", "android"], roles: ["student"])
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["fay"], platforms: ["ios"], roles: ["student"])
                try await body(scenario)
            }
        }

        private func send(_ id: String, _ priority: String, in scenario: Scenario) async throws {
            var event = scenario.event(id, type: "assignment_new", to: ["fay"], entity: id, data: ["assignment": "Scales \(id)"])
            event["priority"] = priority
            try await scenario.submit(event)
        }

        private func counts(_ scenario: Scenario) async throws -> [Int] {
            try await [scenario.shown(scenario.token("fay")).count, scenario.shown(scenario.token("fay", "android")).count]
        }

        @Test("ACC-060 EVAL-25 A normal push goes to the most recently used device alone, with APNs priority 5")
        func normal() async throws {
            try await withPhones("ACC-060") { scenario in
                try await send("n", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 0])
                #expect(try await scenario.shown(scenario.token("fay")).first?.headers["apns-priority"] == "5")
                // The other phone is used: it is the most recent one now.
                try await scenario.advance(by: .seconds(60))
                try await scenario.people(["fay"], platforms: ["android"], roles: ["student"])
                try await send("m", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 1])
                let message = try await scenario.shown(scenario.token("fay", "android")).first?.json["message"] as? [String: Any]
                #expect((message?["android"] as? [String: Any])?["priority"] as? String == "NORMAL")
                try await send("b", "blocking", in: scenario)
                #expect(try await counts(scenario) == [2, 2])
            }
        }

        @Test("ACC-061 (partly) EVAL-27 A low notification shows nothing, and is in the ledger with its reason")
        func low() async throws {
            try await withPhones("ACC-061") { scenario in
                try await send("l", "low", in: scenario)
                #expect(try await counts(scenario) == [0, 0])
                #expect(try await scenario.outcome("l", for: "fay") == "low_priority_no_push")
                let ledger = try await scenario.clients.receipts.queryReceipts(.init(tenant: scenario.tenant, userId: "fay")).notifications
                #expect(ledger.map(\.skipReason) == [.lowPriorityNoPush])
            }
        }

        @Test("ACC-062 (partly) EVAL-24 With the scope “all my devices” a normal push goes to all; a blocking one goes to all whatever the scope")
        func scopes() async throws {
            try await withPhones("ACC-062") { scenario in
                func choose(_ scope: String) async throws {
                    let answer = try await scenario.asUser("fay", "PUT", "/users/me/notifications", ["device_scope": scope])
                    #expect(answer.status == 200, "\(answer.json)")
                }
                try await choose("all")
                try await send("n1", "normal", in: scenario)
                #expect(try await counts(scenario) == [1, 1])
                try await choose("desktop_only")
                try await send("n2", "normal", in: scenario)
                #expect(try await scenario.outcome("n2", for: "fay") == "no_devices")
                try await send("b1", "blocking", in: scenario)
                #expect(try await counts(scenario) == [2, 2])
            }
        }
    }
}
