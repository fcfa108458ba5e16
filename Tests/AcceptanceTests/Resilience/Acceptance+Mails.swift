import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.9 Mails in place of pushes", .serialized)
    struct Mails {
        /// Has the scenario's app mail to the simulated mail server.
        private func mailToSimulator(_ scenario: Scenario) async throws {
            let address = try scenario.system.folder.runningService(CarillonSystem.simulator).address("smtp")
            let (host, port) = (address.prefix { $0 != ":" }, address.drop { $0 != ":" }.dropFirst())
            _ = try await scenario.clients.dispatcher.putCredential(
                .init(
                    tenant: scenario.tenant, provider: "smtp",
                    fields: ["host": String(host), "port": String(port), "security": "tls", "from": "push@mlc.example.com"]))
        }

        /// The mails in order: recipients, each with the notification.
        private func mails(_ scenario: Scenario) async throws -> [String] {
            try await scenario.clients.simulator.listRequests(.init(provider: "smtp", limit: 100)).requests.map { "\($0.token) \($0.notificationId)" }
        }

        @Test("ACC-121 A push that failed on all devices, and one that no provider took for 15 minutes, are mailed once; with mail off none is")
        func fallback() async throws {
            let overrides = ["presence_rule": "none", "web_fallback_base_url": "https://mlc.example.com"]
            try await Scenario.start("ACC-121", profile: "mlc-lms", overrides: overrides) { scenario in
                try await scenario.people(["ann", "ben"], roles: ["student"])
                for user in ["ann", "ben"] {
                    #expect(try await scenario.asHost("PUT", "/directory/users/\(user)", ["email": "\(user)@example.com"]).status == 200)
                }
                let off = try await scenario.asUser("ben", "PUT", "/users/me/notifications", ["email_enabled": false], roles: ["student"])
                #expect(off.status == 200)
                try await mailToSimulator(scenario)
                // Noon, outside quiet hours.
                let tomorrow = LocalDateTime(try await scenario.now(), .utc).date.adding(days: 1)
                try await scenario.advance(to: WallClock.instant(of: LocalDateTime(date: tomorrow, hour: 12), in: .utc))

                func homework(_ id: String) async throws -> String {
                    try await scenario.submit(
                        scenario.event(
                            id, type: "assignment_due_soon", to: ["ann", "ben"], data: ["assignment": "Scales \(id)", "due_time": "18:00"]))
                    return try await scenario.decision(id, for: "ann").notificationId
                }
                let faults = ["ann", "ben"].map { user in
                    SimulatorV1.Fault(
                        provider: "apns", token: scenario.token(user), status: 500, reason: "InternalServerError", action: .answer, times: 4)
                }
                _ = try await scenario.clients.simulator.addFaults(.init(faults: faults))
                let failed = try await homework("e1")
                try await scenario.advance(by: .seconds(120))
                #expect(try await mails(scenario) == ["ann@example.com \(failed)"])
                let view = try await scenario.notification(failed)
                #expect(view.status == .failed && view.messageReceipts.map(\.channel) == ["email"] && view.messageReceipts.map(\.status) == [.sent])

                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                let delayed = try await homework("e2")
                try await scenario.advance(by: .seconds(880))
                #expect(try await mails(scenario).count == 1)
                try await scenario.advance(by: .seconds(40))
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.advance(by: .seconds(900))
                #expect(try await mails(scenario) == ["ann@example.com \(failed)", "ann@example.com \(delayed)"])
                #expect(try await scenario.notification(delayed).status == .sent)
                let requests = try await scenario.clients.simulator.listRequests(.init(provider: "smtp", limit: 100)).requests
                #expect(requests.allSatisfy { $0.status == 250 })
            }
        }
    }
}
