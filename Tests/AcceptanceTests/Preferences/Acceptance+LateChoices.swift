import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    /// Evaluator and dispatcher ask for each batch; nothing is ever sent after a no.
    @Suite("Choices while pushes are under way", .serialized)
    struct LateChoices {
        @Test("ARCH-09 PREF-06 An acknowledged refusal stops queued pushes and later ones, ten times over")
        func noAfterNo() async throws {
            try await RunningSystem.fresh("ARCH-09-NO") { system in
                try await Scenario.start("ARCH-09-NO", in: system, overrides: ["dedup_window_seconds": "1"]) { scenario in
                    try await scenario.people(["ann", "ben"])
                    for round in 0..<10 {
                        for user in ["ann", "ben"] { try await scenario.submit(scenario.mention(user, id: "yes-\(user)-\(round)")) }
                        let sent = try await scenario.accepted(scenario.token("ann")).count
                        #expect(sent == round + 1)
                        try await scenario.advance(by: .seconds(2))
                        // Pushes that were enqueued and not sent yet stay in the dispatcher's queue.
                        _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                        try await scenario.submit(scenario.mention("ann", id: "queued-\(round)"))
                        #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                        _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                        try await scenario.submit(scenario.mention("ann", id: "no-\(round)"))
                        try await scenario.advance(by: .seconds(60))
                        #expect(try await scenario.accepted(scenario.token("ann")).count == sent, "round \(round)")
                        #expect(try await scenario.outcome("no-\(round)", for: "ann") == "preference_disabled")
                        #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": true]).status == 200)
                    }
                    #expect(try await scenario.accepted(scenario.token("ben")).count == 10)
                }
            }
        }

        @Test("ARCH-09 A refusal does not wait for a dead dispatcher, and the next dispatcher sends no push that it forbids")
        func killed() async throws {
            try await RunningSystem.fresh("ARCH-09-KILL") { system in
                try await Scenario.start("ARCH-09-KILL", in: system, overrides: ["dedup_window_seconds": "1"]) { scenario in
                    try await scenario.people(["ann"])
                    try await scenario.submit(scenario.mention("ann", id: "yes"))
                    try await scenario.advance(by: .seconds(2))
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: true))
                    try await scenario.submit(scenario.mention("ann", id: "queued"))
                    await system.kill("dispatcher")
                    #expect(try await scenario.asUser("ann", "PUT", "/users/me/notifications", ["push_enabled": false]).status == 200)
                    try await system.start("dispatcher")
                    _ = try await scenario.clients.dispatcher.pauseLanes(.init(paused: false))
                    try await scenario.settle()
                    try await scenario.advance(by: .seconds(60))
                    #expect(try await scenario.accepted(scenario.token("ann")).count == 1)
                }
            }
        }
    }
}
