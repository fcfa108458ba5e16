import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.9 Mails in place of pushes", .serialized)
    struct Mails {
        @Test("ACC-121 A push that failed on all devices, and one that no provider took for 15 minutes, are mailed once; with mail off none is")
        func fallback() async throws {
            let overrides = ["presence_rule": "none", "web_fallback_base_url": "https://mlc.example.com", "badge_mode": "off"]
            try await Scenario.start("ACC-121", profile: "mlc-lms", overrides: overrides) { scenario in
                try await scenario.people(["ann", "ben"], roles: ["student"])
                try await scenario.addresses(of: ["ann", "ben"])
                let off = try await scenario.asUser("ben", "PUT", "/users/me/notifications", ["email_enabled": false], roles: ["student"])
                #expect(off.status == 200)
                try await scenario.mailToSimulator()
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
                let mails = try await scenario.mails()
                #expect(mails == ["ann@example.com \(failed)"])
                let view = try await scenario.notification(failed)
                #expect(view.status == .failed && view.messageReceipts.map(\.channel) == ["email"] && view.messageReceipts.map(\.status) == [.sent])

                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                let delayed = try await homework("e2")
                try await scenario.advance(by: .seconds(880))
                #expect(try await scenario.mails().count == 1)
                try await scenario.advance(by: .seconds(40))
                _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                try await scenario.advance(by: .seconds(900))
                #expect(try await scenario.mails() == ["ann@example.com \(failed)", "ann@example.com \(delayed)"])
                #expect(try await scenario.notification(delayed).status == .sent)
                let requests = try await scenario.clients.simulator.listRequests(.init(provider: "smtp", limit: 100)).requests
                #expect(requests.allSatisfy { $0.status == 250 })
            }
        }
    }
}
