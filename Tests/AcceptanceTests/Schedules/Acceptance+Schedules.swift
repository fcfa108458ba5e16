import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    /// Events that hosts schedule.
    @Suite("5.5 Scheduled events", .serialized)
    struct Schedules {
        @Test("EVAL-44 Scheduled events outlive a killed evaluator, each is sent exactly once within 60 s of its time, and a cancelled one never")
        func killed() async throws {
            try await RunningSystem.fresh("EVAL-44") { system in
                try await Scenario.start("EVAL-44", profile: "mlc-lms", in: system) { scenario in
                    let users = (0..<20).map { "user-\($0)" }
                    try await scenario.people(users, platforms: ["ios"], timezone: "UTC", roles: ["student"])
                    let time = try await scenario.now() + .seconds(7_200)
                    func event(_ id: String, for user: String) -> [String: any Sendable] {
                        var event = scenario.event(id, type: "assignment_new", to: [user], entity: id, data: ["assignment": "Fractions"])
                        event["priority"] = "high"
                        event["scheduled_for"] = time.rfc3339
                        return event
                    }
                    for user in users { try await scenario.submit(event("for-\(user)", for: user)) }
                    try await scenario.submit(event("cancelled", for: "user-0"))
                    #expect(try await scenario.clients.evaluator.cancelEvent(.init(tenant: scenario.tenant, id: "cancelled")).cancelled == 1)
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.settle()
                    #expect(try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant)).scheduled == 20)
                    try await scenario.advance(to: time - .seconds(1))
                    #expect(try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant)).enqueued == 0)
                    // In the middle of the spread some are sent and some are not.
                    try await scenario.advance(to: time + .seconds(30))
                    await system.kill("evaluator")
                    try await system.start("evaluator")
                    try await scenario.advance(to: time + .seconds(60))
                    for user in users { #expect(try await scenario.shown(scenario.token(user)).count == 1, "\(user)") }
                    let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.scheduled == 0 && statistics.enqueued == 20 && statistics.eventsPending == 0)
                    #expect(statistics.eventsSkipped == ["cancelled": 1])
                }
            }
        }
    }
}
