import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import TestConditions
import Testing

extension Acceptance {
    @Suite("5.9 Events while the evaluator is away", .serialized)
    struct Spool {
        private func spooled(_ system: CarillonSystem) async throws -> Double {
            try await MetricsPage(of: "gateway", in: system.options.runFolder).value("carillon_spool_events")
        }

        @Test(
            "ACC-123 DR-02 DR-03 With a killed evaluator events are spooled, also across a killed gateway; then each is processed once, with its key"
        )
        func killedEvaluator() async throws {
            try await RunningSystem.fresh("ACC-123") { system in
                try await Scenario.start("ACC-123", profile: "mlc-lms", in: system) { scenario in
                    let users = (0..<20).map { "user-\($0)" }
                    try await scenario.people(users + ["zoe"], roles: ["student"])
                    try await scenario.validated()
                    func event(_ id: String, to user: String) -> [String: any Sendable] {
                        scenario.event(id, type: "assignment_new", to: [user], entity: id, data: ["assignment": "Scales"])
                    }
                    try await scenario.submit(event("before", to: "zoe"))
                    #expect(try await scenario.shown(scenario.token("zoe")).count == 1)

                    await system.kill("evaluator")
                    let key = [("idempotency-key", "spooled-1")]
                    for (number, user) in users.enumerated() {
                        let answer = try await scenario.asHost("POST", "/events", event("e\(number)", to: user), headers: number == 1 ? key : [])
                        #expect(answer.status == 202 && answer.json["status"] as? String == "spooled", "\(answer.json)")
                        // A host system that did not get its answer repeats the event.
                        guard number == 2 else { continue }
                        let again = try await scenario.asHost("POST", "/events", event("e2", to: user))
                        #expect(again.status == 202)
                    }
                    // Nothing else is spooled.
                    let direct = try await scenario.asHost("POST", "/notifications", ["user_id": "user-0", "title": "t", "body": "b"])
                    #expect(direct.status == 503)
                    #expect(try await spooled(system) == 21)
                    let shown = await scenario.clients.spool()?.events
                    #expect(shown == 21, "carillon stats shows them")
                    await system.kill("gateway")
                    try await system.start("gateway")
                    #expect(try await spooled(system) == 21)

                    try await system.start("evaluator")
                    try await eventually("the evaluator has all events", every: .milliseconds(200)) { try await spooled(system) == 0 }
                    try await scenario.settle()
                    for (number, user) in users.enumerated() {
                        #expect(try await scenario.outcomes("e\(number)") == [user: "pushed"])
                        #expect(try await scenario.shown(scenario.token(user)).count == 1, "\(user)")
                    }
                    let statistics = try await scenario.clients.evaluator.statistics(.init(tenant: scenario.tenant))
                    #expect(statistics.eventsAccepted == 21)
                    // The evaluator keeps the answer under the host system's key, also for the request as the host system sent it.
                    let repeated = try await scenario.asHost("POST", "/events", event("e1", to: users[1]), headers: key)
                    #expect(repeated.status == 202, "\(repeated.json)")
                    let other = try await scenario.asHost("POST", "/events", event("e3", to: users[1]), headers: key)
                    #expect(other.status == 409 && other.errorCode == "idempotency_mismatch")
                }
            }
        }
    }
}
