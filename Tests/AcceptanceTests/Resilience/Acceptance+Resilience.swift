import CarillonAPI
import Foundation
import ServiceKit
import SystemControl
import Testing

extension Acceptance {
    @Suite("5.9 Providers, retries, resilience", .serialized)
    struct Resilience {
        @Test("ACC-115 Of two devices only the one that failed is retried")
        func retriesOneDevice() async throws {
            try await Scenario.start("ACC-115") { scenario in
                try await scenario.people(["ann"], platforms: ["ios", "android"])
                let (ios, android) = (scenario.token("ann", "ios"), scenario.token("ann", "android"))
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "apns", token: ios, status: 500, reason: "InternalServerError", action: .answer, times: 1)]))
                try await scenario.submit(scenario.mention("ann", id: "m"))
                #expect(try await scenario.requests(ios).map(\.status) == [500])
                #expect(try await scenario.requests(android).map(\.status) == [200])
                try await scenario.advance(by: .seconds(1))
                let attempts = try await scenario.requests(ios)
                #expect(attempts.map(\.status) == [500, 200])
                #expect(Set(attempts.compactMap { $0.headers["apns-id"] }).count == 1, "every attempt carries the same apns-id")
                #expect(attempts[1].receivedAtMs - attempts[0].receivedAtMs == 1_000)
                #expect(try await scenario.requests(android).count == 1)
                let view = try await scenario.notification(try await scenario.decision("m", for: "ann").notificationId)
                #expect(Dictionary(view.receipts.map { ($0.provider, $0.attempts) }) { $1 } == ["apns": 2, "fcm": 1])
                #expect(view.receipts.allSatisfy { $0.status == .sent })
            }
        }

        @Test("ACC-114 DISP-23 DISP-25 FCM answering 503 always: five deliveries at 1, 5, 30, 120 s, then a dead letter that carillon requeues")
        func deadLetter() async throws {
            try await Scenario.start("ACC-114") { scenario in
                try await scenario.people(["ann"], platforms: ["android"])
                let token = scenario.token("ann", "android")
                try await scenario.validated()
                _ = try await scenario.clients.simulator.addFaults(
                    .init(faults: [.init(provider: "fcm", token: token, status: 503, reason: "UNAVAILABLE", action: .answer, times: 0)]))
                let began = try await scenario.now()
                try await scenario.submit(scenario.mention("ann", id: "m"))
                try await scenario.advance(by: .seconds(900))
                let attempts = try await scenario.requests(token)
                #expect(attempts.map { $0.receivedAtMs - began.milliseconds } == [0, 1_000, 6_000, 36_000, 156_000])
                let dead = try await scenario.clients.dispatcher.deadLetters(.init(tenant: scenario.tenant, pageSize: 10)).deadLetters
                #expect(dead.count == 1)
                #expect(dead.first?.attempts == 5)
                let id = try await scenario.decision("m", for: "ann").notificationId
                let failed = try await scenario.notification(id)
                #expect(failed.status == .failed && failed.receipts.map(\.providerErrorCode) == ["UNAVAILABLE"])

                _ = try await scenario.clients.simulator.addFaults(.init(replace: true))
                _ = try await scenario.carillon("dead-letters", "requeue", try #require(dead.first?.pushId))
                try await scenario.settle()
                #expect(try await scenario.accepted(token).count == 1)
                #expect(try await scenario.notification(id).status == .sent)
                #expect(try await scenario.clients.dispatcher.deadLetters(.init(tenant: scenario.tenant, pageSize: 10)).deadLetters.isEmpty)
            }
        }

        @Test("ACC-124 A dispatcher killed with 500 items in flight sends all of them after its restart")
        func killedDispatcher() async throws {
            try await RunningSystem.fresh("ACC-124") { system in
                try await Scenario.start("ACC-124", in: system) { scenario in
                    let users = (0..<500).map { "user-\($0)" }
                    try await scenario.people(users, channel: "ch_general")
                    // Every answer is withheld, so that all 500 are in flight when the process dies.
                    _ = try await scenario.clients.simulator.addFaults(.init(faults: [.init(provider: "apns", action: .withhold, times: 0)]))
                    try await scenario.submit(scenario.message("to-all", mentions: [["type": "all"]]))
                    await system.kill("dispatcher")
                    _ = try await scenario.clients.simulator.addFaults(.init(replace: true))
                    try await system.start("dispatcher")
                    try await scenario.settle()
                    try await scenario.advance(by: .seconds(60))
                    var reached = 0
                    for user in users where try await !scenario.accepted(scenario.token(user)).isEmpty { reached += 1 }
                    #expect(reached == 500)
                    let ledger = try await scenario.clients.receipts.statistics(.init(tenant: scenario.tenant))
                    #expect(ledger.sentByProvider == ["apns": 500])
                    #expect(ledger.openDevices == 0)
                }
            }
        }
    }
}
